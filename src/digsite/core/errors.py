"""One family of errors: each has a code, a sentence for people, and for rules the clause that forbids it.

What players can meet at the table is worded in the text catalogues, in every language, under the error's code.
What only callers and file authors meet is worded where it is raised, in English.
"""

from pathlib import Path
from typing import Any


class DigsiteError(Exception):
    """Something asked for cannot be; `str()` says what is wrong and what would be right."""

    code = "error"


class UnknownGame(DigsiteError):
    code = "unknown-game"


class BadSetup(DigsiteError):
    """A player count, an option, a seed or a bot that the game does not have."""

    code = "bad-setup"


class BadEdition(DigsiteError):
    code = "bad-edition"


class BadPosition(DigsiteError):
    code = "bad-position"


class BadRecord(DigsiteError):
    code = "bad-record"


class TamperedRecord(BadRecord):
    """A well-formed record of a game that cannot have been."""

    code = "tampered-record"


class TableError(DigsiteError):
    """What a player can meet at the table; worded in the catalogues."""

    folders: tuple[Path, ...] = ()
    """Where texts beyond the core's are found."""

    def __init__(self, code: str | None = None, clause: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code or type(self).code
        self.clause = clause
        self.facts = facts

    def __str__(self) -> str:
        from digsite.core.texts import texts

        return self.sentence(texts("en", *self.folders))

    def sentence(self, texts: Any) -> str:
        """In the language of these texts, with the clause behind it where there is one."""
        said: str = texts(self.code, **self.facts)
        return f"{said} ({texts('clause', clause=self.clause)})" if self.clause else said


class UnreadableMove(TableError):
    code = "unreadable-move"


class IllegalMove(TableError):
    code = "illegal-move"


class GameOver(TableError):
    code = "game-over"


class NothingToUndo(TableError):
    code = "nothing-to-undo"
