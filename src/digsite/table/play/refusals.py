"""Refusals and other errors, as one kind of answer: a code for programs, a sentence for people, and an HTTP status."""

from pathlib import Path
from typing import Any

import msgspec

from digsite.core.errors import (
    BadEdition,
    BadPosition,
    BadRecord,
    BadSetup,
    DigsiteError,
    TableError,
    UnknownGame,
    UnreadableMove,
)
from digsite.core.texts import texts
from digsite.table.play.notices import Notice
from digsite.table.store.database import StorageDown

TEXT = Path(__file__).parent / "text"

STATUS = {
    "no-such-table": 404,
    "no-such-replay": 404,
    "no-such-step": 404,
    "no-such-puzzle": 404,
    "damaged-table": 410,
    "bad-token": 401,
    "old-link": 401,
    "token-needed": 401,
    "not-your-seat": 403,
    "not-yours-to-say": 403,
    "watchers-only-watch": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
    "no-such-address": 404,
    "too-many-sockets": 429,
    "too-many-public": 429,
    "review-in-work": 429,
    "disk-full": 503,
    "edition-too-long": 413,
    "bad-name": 422,
    "too-fast": 429,
    "too-busy": 503,
    "storage-down": 503,
}
"""HTTP status by code. Every other refusal is a conflict with the state of the table, 409."""


class Refusal(TableError):
    """Something that cannot be done at this table now. Nothing was changed."""

    folders = (TEXT,)

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, **facts)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


class Stale(Refusal):
    """The table has changed since the sender last saw it; the answer has the notices that they missed."""

    def __init__(self, since: int) -> None:
        super().__init__("stale")
        self.since = since
        self.missed: list[Notice] = []


UNPROCESSABLE = (UnreadableMove, UnknownGame, BadSetup, BadEdition, BadPosition, BadRecord)


class Problem(msgspec.Struct, omit_defaults=True):
    """Why something was not done. Nothing was changed."""

    error: str
    sentence: str
    clause: str | None = None
    facts: dict[str, Any] | None = None
    missed: list[Notice] | None = None
    """The notices since the sequence number of a stale command."""


def problem_of(error: DigsiteError, language: str) -> Problem:
    """Describe an error in a language."""
    if isinstance(error, StorageDown):
        return Problem(error.code, texts(language, TEXT)(error.code))
    if isinstance(error, BadEdition):
        return Problem(error.code, error.sentence(texts(language, *error.folders)))
    if not isinstance(error, TableError):
        return Problem(error.code, str(error))
    problem = Problem(
        error.code, error.sentence(texts(language, *error.folders)), error.clause, dict(error.facts) or None
    )
    if isinstance(error, Stale):
        problem.missed = error.missed
    return problem


def status_of(error: DigsiteError) -> int:
    """Return the HTTP status for an error."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, UNPROCESSABLE):
        return 422
    return STATUS.get(error.code, 409)
