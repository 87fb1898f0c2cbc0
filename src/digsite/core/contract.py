"""What every game answers: the five functions and the scores, found by the type of its state. And two more that
it may answer, for the bots: how it judges a position, and which moves a sensible player leans to.

The kernels call the functions below. Compiled, Numba chooses the game's own function while it compiles the
kernel for that game's records, so the choice costs nothing at run time. Interpreted, it is a look-up.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from digsite.core.compiled import rule

QUESTIONS = ("deal", "legal", "play", "redeal", "observe", "scores")

INLINED = {"forceinline": True}

_answers: list[tuple[np.dtype, dict[str, Callable[..., Any]]]] = []
_records: list[np.dtype] = []


def _answer(state: Any, question: str) -> Callable[..., Any]:
    for dtype, answers in _answers:
        if state.dtype == dtype:
            return answers[question]
    raise TypeError("no game is played with such a state")


def deal(box, state, log):
    """Set the game up, as far as the first decision."""
    return _answer(state, "deal")(box, state, log)


def legal(box, state, moves):
    """Write the legal moves of the seat to act into `moves`, in rising order; return how many there are."""
    return _answer(state, "legal")(box, state, moves)


def play(box, state, move, log):
    """Carry out one legal move, and all that follows without a decision."""
    return _answer(state, "play")(box, state, move, log)


def redeal(box, state, seat):
    """Draw again what `seat` cannot know, consistently with all it knows."""
    return _answer(state, "redeal")(box, state, seat)


def observe(box, state, seat, out):
    """Write what `seat` sees, as numbers for learning."""
    return _answer(state, "observe")(box, state, seat, out)


def scores(box, state, points, shares):
    """Write each seat's points, and its share of the win as if the game ended now."""
    return _answer(state, "scores")(box, state, points, shares)


def judge(box, state, worth):
    """Write what each seat's position is worth, in points at the end; asked while the game goes on."""
    return _answer(state, "judge")(box, state, worth)


def lean(box, state, moves, count, weights):
    """Write how much a sensible player leans to each of the `count` legal moves: whole numbers from 1."""
    return _answer(state, "lean")(box, state, moves, count, weights)


@rule
def judge_by_points(box, state, worth):
    """For a game that says nothing else: the points as if the game ended now."""
    points, shares = np.zeros(len(worth), np.int32), np.zeros(len(worth), np.float64)
    scores(box, state, points, shares)
    for seat in range(box.players):
        worth[seat] = points[seat]


@rule
def lean_to_all(box, state, moves, count, weights):
    """For a game that says nothing else: every move alike."""
    for k in range(count):
        weights[k] = 1


def _tell_apart(dtype: np.dtype) -> None:
    """Numba takes a record for another that has all its fields in the same places; games would be mixed up."""
    fields = set((dtype.fields or {}).items())
    for other in _records:
        others = set((other.fields or {}).items())
        if fields <= others or others <= fields:
            raise TypeError(
                f"a record has the fields {dtype.names} where another game has {other.names}; add one of its own"
            )
    _records.append(dtype)


def answer_with(box: np.dtype, dtype: np.dtype, rules: ModuleType, judgement: ModuleType | None) -> None:
    """From now on a state of this type, with a box of that type, is played by these rules and judged like this."""
    _tell_apart(box)
    _tell_apart(dtype)
    judges = getattr(judgement, "judge", judge_by_points)
    leans = getattr(judgement, "lean", lean_to_all)
    _answers.append((dtype, {**{q: getattr(rules, q) for q in QUESTIONS}, "judge": judges, "lean": leans}))
    record = numba.from_dtype(dtype)

    @overload(deal, jit_options=INLINED)
    def choose_deal(box, state, log):
        if state == record:
            chosen = rules.deal
            return lambda box, state, log: chosen(box, state, log)

    @overload(legal, jit_options=INLINED)
    def choose_legal(box, state, moves):
        if state == record:
            chosen = rules.legal
            return lambda box, state, moves: chosen(box, state, moves)

    @overload(play, jit_options=INLINED)
    def choose_play(box, state, move, log):
        if state == record:
            chosen = rules.play
            return lambda box, state, move, log: chosen(box, state, move, log)

    @overload(redeal, jit_options=INLINED)
    def choose_redeal(box, state, seat):
        if state == record:
            chosen = rules.redeal
            return lambda box, state, seat: chosen(box, state, seat)

    @overload(observe, jit_options=INLINED)
    def choose_observe(box, state, seat, out):
        if state == record:
            chosen = rules.observe
            return lambda box, state, seat, out: chosen(box, state, seat, out)

    @overload(scores, jit_options=INLINED)
    def choose_scores(box, state, points, shares):
        if state == record:
            chosen = rules.scores
            return lambda box, state, points, shares: chosen(box, state, points, shares)

    @overload(judge, jit_options=INLINED)
    def choose_judge(box, state, worth):
        if state == record:
            return lambda box, state, worth: judges(box, state, worth)

    @overload(lean, jit_options=INLINED)
    def choose_lean(box, state, moves, count, weights):
        if state == record:
            return lambda box, state, moves, count, weights: leans(box, state, moves, count, weights)
