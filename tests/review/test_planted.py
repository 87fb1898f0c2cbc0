"""A bad move that was planted is found, and what a seat could not know plays no part in it."""

import pytest

import digsite
from digsite.bots.question import Question
from digsite.core.chance import key_from_seed
from digsite.core.match import Match
from digsite.review.assembling import BLUNDER
from digsite.review.judging import BEYOND_NOISE, Judged, Piece, judge
from digsite.review.sampling import Samples
from tests.review.games import random_start

ITERATIONS = 300
PLANTED = 0.2
"""What a planted move costs at least, as far as the search can tell."""

MOST_MOVES = 30


def bad_choice(game: str) -> tuple[Match, int]:
    """Return a position with a choice that matters, and its worst move."""
    for moves in range(10, 100, 5):
        match = random_start(game, 7, moves)
        question = Question.about(match, 1)
        if 1 < len(question.legal()) <= MOST_MOVES:
            shares = {move: _share(question, move, 60) for move in question.legal()}
            best, worst = (find(shares, key=lambda move: shares[move]) for find in (max, min))
            if _share(question, best, 400) - _share(question, worst, 400) >= PLANTED:
                return match, worst
    raise AssertionError("no choice matters in this game")


def _share(question: Question, move: int, count: int) -> float:
    samples = Samples(question, f"plant {count}", only=move)
    samples.grow_to(count)
    return float(samples.shares[:, question.seat].mean())


def judged(match: Match, move: int) -> Judged:
    return judge(match.setup, Piece(len(match.played), match.state.tobytes(), move, begins=True), "x", ITERATIONS)


@pytest.mark.parametrize("game", digsite.games())
def test_a_planted_blunder_is_found(game: str) -> None:
    match, move = bad_choice(game)
    seat = match.seat
    assert seat is not None
    compared = judged(match, move).compared
    assert compared is not None
    assert compared.move in match.legal()
    assert compared.move != move
    cost = compared.other[seat] - compared.played[seat]
    assert cost > BLUNDER
    assert cost > BEYOND_NOISE * (0.5 / compared.samples) ** 0.5


@pytest.mark.parametrize("game", ["monuments", "artefakt"])
def test_a_choice_is_judged_by_what_its_seat_could_know(game: str) -> None:
    """In a game that the seat cannot tell from this one, the choice is judged to be exactly as good."""
    match = random_start(game, 3, 12)
    assert match.seat is not None
    other = match.redealt(match.seat, key_from_seed("another deal"))
    assert other.state.tobytes() != match.state.tobytes()
    move = match.legal()[-1]
    state = other.state.tobytes()
    with_other = judge(match.setup, Piece(len(match.played), state, move, begins=False), "x", 60)
    ours = judge(match.setup, Piece(len(match.played), match.state.tobytes(), move, begins=False), "x", 60)
    assert with_other == ours
