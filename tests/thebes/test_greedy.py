"""`greedy` does not play digs that only take longer than the one before; it weighs them as if it had."""

from itertools import pairwise

import numpy as np
import pytest

import digsite
from digsite.bots.greedy import LOOKS, weigh
from digsite.bots.kernels import judge_at, workbench
from digsite.bots.question import Question
from digsite.core.chance import key_from_seed, key_words
from digsite.core.match import Match
from digsite.games.thebes.moves import Move
from tests.every_game.walk import walk

BOX = digsite.load("thebes").setup(2)


def played(match: Match, move: int) -> tuple[np.ndarray, float]:
    """Play a move in a re-deal that is always the same; return the state and what it is worth to the seat."""
    seat = match.seat
    assert seat is not None
    other = match.redealt(seat, key_from_seed("same"))
    other.play(move)
    benches = np.zeros(1, workbench(BOX.game))
    benches["given"] = other._states[0]
    judge_at(BOX.boxes, benches)
    return benches["given"][0], float(benches["worth"][0, seat])


def test_longer_digs_without_more_cards_are_worth_what_they_would_be_if_played() -> None:
    match = next(match for match in walk(BOX, 3) if len(match.legal()) > 40)
    moves = weigh(Question.about(match, "x"), key_words(key_from_seed("x")))
    pairs = 0
    for shorter, longer in pairwise(moves):
        if longer.move == shorter.move + 1 and shorter.move >= Move.DIG:
            before, after = played(match, shorter.move), played(match, longer.move)
            if (before[0]["history"] == after[0]["history"]).all():
                pairs += 1
                assert longer.worth - shorter.worth == pytest.approx(LOOKS * (after[1] - before[1]))
                assert longer.gain - shorter.gain == pytest.approx(LOOKS * (after[1] - before[1]))
    assert pairs
