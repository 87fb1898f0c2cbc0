"""The errors: each has a code and a sentence, and a broken rule also names its clause.

Errors that players can meet are worded in the text catalogues, in every language, under the error's code. Errors for
programmers and file authors are worded where they are raised, in English.
"""

from pathlib import Path
from typing import Any


class DigsiteError(Exception):
    """A request that cannot be met; `str()` says what is wrong and what to do."""

    code = "error"


class UnknownGame(DigsiteError):
    code = "unknown-game"


class BadSetup(DigsiteError):
    """A player count, option, seed or bot that the game does not offer."""

    code = "bad-setup"


class BadEdition(DigsiteError):
    """An edition that cannot be played. The page loads such files, so it is worded in the catalogues."""

    code = "bad-edition"

    def __init__(self, problem: str, **facts: Any) -> None:
        super().__init__(problem)
        self.problem = problem
        self.facts = facts
        self.file = ""
        """The file it was read from, if any."""
        self.folders: tuple[Path, ...] = ()
        """Folders with texts, in addition to those of the core."""

    def __str__(self) -> str:
        from digsite.core.texts import texts

        return self.sentence(texts("en", *self.folders))

    def sentence(self, texts: Any) -> str:
        """Word the problem in the language of these texts."""
        said: str = texts(f"edition-{self.problem}", **self.facts)
        return f"{self.file}: {said}" if self.file else said


class BadPosition(DigsiteError):
    code = "bad-position"


class BadRecord(DigsiteError):
    code = "bad-record"


class TamperedRecord(BadRecord):
    """A well-formed record of a game that could not have been played."""

    code = "tampered-record"


class TableError(DigsiteError):
    """An error that players can meet at the table, worded in the catalogues."""

    folders: tuple[Path, ...] = ()
    """Folders with further texts beside the core's."""

    def __init__(self, code: str | None = None, clause: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code or type(self).code
        self.clause = clause
        self.facts = facts

    def __str__(self) -> str:
        from digsite.core.texts import texts

        return self.sentence(texts("en", *self.folders))

    def sentence(self, texts: Any) -> str:
        """Return the sentence in the language of these texts, with the clause if there is one."""
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
