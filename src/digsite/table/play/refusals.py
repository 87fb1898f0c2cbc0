"""Whatever goes wrong, as one answer: a code for programs, a sentence for people, and what was missed."""

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
from digsite.table.database import StorageDown
from digsite.table.notices import Notice
from digsite.table.refusals import STATUS, TEXT, Refusal, Stale

UNUSABLE = (UnreadableMove, UnknownGame, BadSetup, BadEdition, BadPosition, BadRecord)


class Problem(msgspec.Struct, omit_defaults=True):
    """Why something was not done. Nothing was changed."""

    error: str
    sentence: str
    clause: str | None = None
    facts: dict[str, Any] | None = None
    missed: list[Notice] | None = None
    """What happened since the sequence number of a command that came too late."""


def problem_of(error: DigsiteError, language: str) -> Problem:
    if isinstance(error, StorageDown):
        return Problem(error.code, texts(language, TEXT)(error.code))
    if not isinstance(error, TableError):
        return Problem(error.code, str(error))
    problem = Problem(
        error.code, error.sentence(texts(language, *error.folders)), error.clause, dict(error.facts) or None
    )
    if isinstance(error, Stale):
        problem.missed = error.missed
    return problem


def status_of(error: DigsiteError) -> int:
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, UNUSABLE):
        return 422
    return STATUS.get(error.code, 409)
