"""Bots play every game legally, repeatably, and without peeking."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from digsite.bots.names import bot_named
from digsite.bots.question import Bot, Question
from digsite.bots.search import Budget, Search
from digsite.core.chance import key_from_seed
from digsite.core.game import Setup
from digsite.core.match import Match
from tests.every_game.setups import GAMES, SETUPS, setup
from tests.every_game.thoughts import thoughts
from tests.every_game.walk import walk

BOTS: dict[str, Callable[[], Bot]] = {
    "random": lambda: bot_named("random"),
    "greedy": lambda: bot_named("greedy"),
    "novice": lambda: bot_named("novice"),
    "search": lambda: bot_named("search:24"),
}


@pytest.fixture(params=SETUPS, scope="module")
def box(request: pytest.FixtureRequest) -> Setup:
    return setup(request.param)


def some_positions(box: Setup, seed: int, number: int) -> list[Match]:
    """Of a random game, decisions here and there."""
    found = [match.redealt(match.seat, key_from_seed(seed)) for match in walk(box, seed) if match.seat is not None]
    return found[seed % 7 :: max(1, len(found) // number)]


def test_what_is_handed_over_depends_on_nothing_a_seat_cannot_know(box: Setup, seed: int) -> None:
    """Two states that differ only in what a seat cannot know are handed over as the same bytes."""
    for step, match in enumerate(walk(box, seed)):
        if step % 5 == seed % 5:
            for seat in range(box.players):
                other = match.redealt(seat, key_from_seed(f"another world {seed}"))
                handed = [world.handed_over(seat, key_from_seed(seed))["state"].tobytes() for world in (match, other)]
                assert handed[0] == handed[1]


@pytest.mark.parametrize("name", BOTS)
def test_no_bot_peeks(box: Setup, name: str, seed: int) -> None:
    """With the same seed and iterations it thinks the same of any two states that its seat cannot tell apart."""
    for match in some_positions(box, seed, 3):
        assert match.seat is not None
        other = match.redealt(match.seat, key_from_seed(f"another world {seed}"))
        thought = [BOTS[name]().think(Question.about(world, seed), seed) for world in (match, other)]
        assert thought[0] == thought[1]
        assert thought[0].move in match.legal()
        assert sorted(candidate.move for candidate in thought[0].candidates) == match.legal()


def test_a_search_that_kept_its_trees_does_not_peek(box: Setup, seed: int) -> None:
    """In two worlds that its seat cannot tell apart, before its move and after it, it thinks the same both times."""
    for match in some_positions(box, seed, 4):
        assert match.seat is not None
        seat, worlds = match.seat, (match, match.redealt(match.seat, key_from_seed(f"another world {seed}")))
        bots = [bot_named("search:40"), bot_named("search:40")]
        first = [bot.think(Question.about(world, 1), 1) for bot, world in zip(bots, worlds, strict=True)]
        assert first[0] == first[1]
        for world in worlds:
            world.play(first[0].move)
        questions = [Question.about(world, 2) for world in worlds if world.seat == seat]
        if len(questions) == 2 and len({question.table["state"].tobytes() for question in questions}) == 1:
            second = [bot.think(question, 2) for bot, question in zip(bots, questions, strict=True)]
            assert second[0] == second[1]


def test_bots_play_whole_games(box: Setup, seed: int) -> None:
    """Each keeps its seat to the end, its trees with it; the same seed plays the same game."""

    def played(decisions: int = sys.maxsize) -> list[int]:
        names = ["search:8", "greedy", "novice", "random"]
        bots = [bot_named(names[(seat + seed) % len(names)]) for seat in range(box.players)]
        match = box.deal(seed)
        while match.seat is not None and len(match.played) < decisions:
            step = f"{seed} {len(match.played)}"
            match.play(bots[match.seat].think(Question.about(match, step), step).move)
        return [played.move for played in match.played]

    whole = played()
    assert whole[:40] == played(40)


def test_two_threads_think_what_one_does(box: Setup, seed: int) -> None:
    for match in some_positions(box, seed, 2):
        question = Question.about(match, seed)
        alone, together = (Search("", Budget(iterations=31), threads).think(question, seed) for threads in (1, 2))
        assert alone == together
        if len(alone.candidates) > 1:
            assert sum(candidate.visits for candidate in alone.candidates) == 31


def test_time_that_is_not_used_up_changes_nothing(box: Setup, seed: int) -> None:
    """A budget of iterations and seconds: whichever is used up first. And a question may be asked again."""
    for match in some_positions(box, seed, 1):
        question = Question.about(match, seed)
        counted = Search("", Budget(iterations=301)).think(question, seed)
        assert Search("", Budget(iterations=301, seconds=3600)).think(question, seed) == counted


def test_what_a_search_expects_can_be(box: Setup, seed: int) -> None:
    for match in some_positions(box, seed, 2):
        for candidate in bot_named("search:24").think(Question.about(match, seed), seed).candidates:
            assert candidate.share is None or 0 <= candidate.share <= 1
            assert (candidate.share is None) == (candidate.points is None) == (candidate.visits == 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_compiled_bots_think_what_interpreted_ones_do(game: str) -> None:
    names = [name for name, (of, _, options) in SETUPS.items() if of == game and not options]
    run = subprocess.run(
        [sys.executable, "-m", "tests.every_game.thoughts", *names],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = dict(line.split(" ", 1) for line in run.stdout.splitlines())
    assert interpreted == {name: thoughts(setup(name)) for name in names}


def test_trees_are_kept_within_a_turn_and_only_there() -> None:
    """Where the answer led to just what was foreseen, the visits of before are still counted."""
    for name in GAMES:
        box = setup(next(of for of, (game, _, _) in SETUPS.items() if game == name))
        match, kept = box.deal(1), 0
        bots = [Search("", Budget(iterations=60)) for _ in range(box.players)]
        while match.seat is not None and len(match.played) < 60:
            step, own_turn = len(match.played), bool(match.played) and match.played[-1].seat == match.seat
            advice = bots[match.seat].think(Question.about(match, step), step)
            visits = sum(candidate.visits for candidate in advice.candidates)
            assert visits in (0, 60) or (own_turn and visits > 60)
            kept += visits > 60
            match.play(advice.move)
        assert kept > 0 or name == "starter", f"no tree was kept in {name}"
