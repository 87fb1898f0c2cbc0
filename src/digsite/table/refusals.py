"""Why something asked of a table is refused: one sentence in every language, and the status for HTTP."""

from pathlib import Path
from typing import Any

from digsite.core.errors import TableError

TEXT = Path(__file__).parent / "text"

STATUS = {
    "no-such-table": 404,
    "no-such-replay": 404,
    "no-such-step": 404,
    "bad-token": 401,
    "old-link": 401,
    "token-needed": 401,
    "not-your-seat": 403,
    "not-yours-to-say": 403,
    "watchers-only-watch": 403,
    "foreign-origin": 403,
    "bad-name": 422,
    "too-fast": 429,
    "too-busy": 503,
    "storage-down": 503,
}
"""Of the refusals that are not a conflict with what the table is like now."""


class Refusal(TableError):
    """Something that cannot be done at this table now; nothing was changed."""

    folders = (TEXT,)

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, **facts)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


class Stale(Refusal):
    """The table has gone on since what was seen; the answer tells what was missed."""

    def __init__(self, since: int) -> None:
        super().__init__("stale")
        self.since = since
        self.missed: list[Any] = []
        """Notices, for whoever asked."""
