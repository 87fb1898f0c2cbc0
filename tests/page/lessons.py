"""The deal of a lesson, played by the engine: what the learner sees before each decision.

Each time also with everything drawn again that the learner cannot know: a lesson must not tell the difference.
"""

import random
from typing import Any

import digsite
from digsite.bots.names import bot_named
from digsite.bots.question import Question
from digsite.core.chance import key_from_seed
from digsite.core.match import Match
from digsite.table.play.answers import moves_now
from digsite.table.play.lessons import lesson_of
from tests.every_game.walk import chosen

LEARNER = 0
CONTINUING = {"row", "polish", "lay", "done", "with", "give", "for"}
"""Moves that the page sends together with others, as one."""

EAGER = {"monuments": ("lay", "build")}
"""Moves that a learner does as soon as the lesson shows them, where a bot would bide its time."""


def lesson_dealt(game: str, seed: str | None = None) -> Match:
    loaded = digsite.load(game)
    lesson = lesson_of(loaded)
    assert lesson is not None
    return loaded.new(1 + len(lesson.bots), seed=seed or lesson.seed)


def _family(match: Match, move: int) -> str:
    return match.setup.notation.write(move).split(" ")[0]


def walked(game: str, *, sensible: bool, decisions: int, chance: int = 0, seed: str | None = None) -> dict[str, Any]:
    """Play the first decisions of a lesson: sensibly, against Novices, or by people who do just anything."""
    match, chooser = lesson_dealt(game, seed), random.Random(chance)
    scenes: list[dict[str, Any]] = []
    played = 0
    while match.seat is not None and len(scenes) < decisions:
        mine, thought = match.seat == LEARNER, f"{chance} {len(match.played)}"
        if mine:
            moves = moves_now(match.setup, match.legal())
            other = match.redealt(LEARNER, key_from_seed(thought))
            scene = {"view": match.view(LEARNER), "moves": moves, "played": played}
            scenes.append(
                {**scene, "other": {"view": other.view(LEARNER), "moves": moves_now(match.setup, other.legal())}}
            )
        eager = [each for each in match.legal() if _family(match, each) in EAGER.get(game, ())]
        if not sensible:
            move = chosen(match, chooser)
        elif mine and eager:
            move = eager[0]
        else:
            move = bot_named("digger" if mine else "novice").think(Question.about(match, thought), thought).move
        if mine:
            played += _family(match, move) not in CONTINUING
        match.play(move)
    return {"game": game, "sensible": sensible, "me": LEARNER, "scenes": scenes}
