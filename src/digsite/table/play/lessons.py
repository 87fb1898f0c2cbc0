"""Lessons: for each game the first table of somebody who learns it by playing, as `lesson.toml` in its folder says."""

import functools

import msgspec

from digsite.core.game import Game


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a lesson: who plays against the learner, and the deal."""

    bots: list[str]
    seed: str


@functools.cache
def lesson_of(game: Game) -> Lesson | None:
    """Return the lesson of a game; None if it has none."""
    file = game.folder / "lesson.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if file.exists() else None
