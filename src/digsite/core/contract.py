"""The functions every game provides, found by the type of its state.

There are five functions and the scores, and four optional ones for the bots: the worth of a position, how sure it makes
the win, the moves a sensible player prefers, and moves that differ from another one only in what they cost.

The kernels call the functions below. Compiled, Numba chooses the game's function while it compiles the kernel for that
game's records, so the choice costs nothing at run time. Interpreted, it is a lookup.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from digsite.core.chance import with_hashes
from digsite.core.compiled import INLINED, rule

QUESTIONS = ("deal", "legal", "play", "redeal", "observe", "scores")

_answers: list[tuple[tuple[np.dtype, ...], dict[str, Callable[..., Any]]]] = []
_records: list[np.dtype] = []


def _answer(state: Any, question: str) -> Callable[..., Any]:
    for dtypes, answers in _answers:
        if state.dtype in dtypes:
            return answers[question]
    raise TypeError("no game uses this type of state")


def deal(box, state, log):
    """Set the game up and run it to the first decision."""
    return _answer(state, "deal")(box, state, log)


def legal(box, state, moves):
    """Write the legal moves of the seat to move into `moves`, in rising order; return their number."""
    return _answer(state, "legal")(box, state, moves)


def play(box, state, move, log):
    """Play one legal move, and everything that follows without a decision."""
    return _answer(state, "play")(box, state, move, log)


def redeal(box, state, seat):
    """Draw again everything `seat` cannot know, consistently with everything it knows."""
    return _answer(state, "redeal")(box, state, seat)


def observe(box, state, seat, out):
    """Write what `seat` sees as numbers for machine learning."""
    return _answer(state, "observe")(box, state, seat, out)


def scores(box, state, points, shares):
    """Write each seat's points, and its share of the win if the game ended now."""
    return _answer(state, "scores")(box, state, points, shares)


def judge(box, state, parts):
    """Add up what each seat's position is worth while the game goes on: `parts[seat, part]`, in points at the end.

    The game's judgement names the parts in `JUDGED`. They are zero when this is called.
    """
    return _answer(state, "judge")(box, state, parts)


def lead_scale(box, state):
    """Return the judged lead, in points, that now makes a win e times as probable as a defeat."""
    return _answer(state, "lead_scale")(box, state)


def lean(box, state, moves, count, weights):
    """Write how strongly a sensible player prefers each of the `count` legal moves: integers from 1."""
    return _answer(state, "lean")(box, state, moves, count, weights)


def surcharge(box, state, moves, k):
    """Return how many points worse the legal move `k` is than the one listed before it, if nothing else differs.

    If anything else differs, return 0.
    """
    return _answer(state, "surcharge")(box, state, moves, k)


@rule
def judge_by_points(box, state, parts):
    """Judge by the points if the game ended now: the default for games without a judgement."""
    points, shares = np.zeros(len(parts), np.int32), np.zeros(len(parts), np.float64)
    scores(box, state, points, shares)
    for seat in range(box.players):
        parts[seat, 0] = points[seat]


@rule
def plain_scale(box, state):
    """Take a point for such a lead: the default."""
    return 1.0


@rule
def lean_to_all(box, state, moves, count, weights):
    """Prefer all moves equally: the default for games without a judgement."""
    for k in range(count):
        weights[k] = 1


@rule
def no_surcharge(box, state, moves, k):
    """Take every move to differ: the default."""
    return 0.0


def _tell_apart(dtype: np.dtype) -> None:
    """Refuse two state types with the same fields in the same places: Numba would take one for the other."""
    fields = set((dtype.fields or {}).items())
    for other in _records:
        others = set((other.fields or {}).items())
        if fields <= others or others <= fields:
            raise TypeError(
                f"a record has the fields {dtype.names}, another game {other.names}; add a field to tell them apart"
            )
    _records.append(dtype)


def answer_with(box: np.dtype, dtype: np.dtype, rules: ModuleType, judgement: ModuleType | None) -> None:
    """Use these rules and this judgement for every state of this type, with a box of that type."""
    _tell_apart(box)
    _tell_apart(dtype)
    judges = getattr(judgement, "judge", judge_by_points)
    scales = getattr(judgement, "lead_scale", plain_scale)
    leans = getattr(judgement, "lean", lean_to_all)
    surcharges = getattr(judgement, "surcharge", no_surcharge)
    for_bots = {"judge": judges, "lead_scale": scales, "lean": leans, "surcharge": surcharges}
    dtypes = dtype, with_hashes(dtype)
    _answers.append((dtypes, {**{q: getattr(rules, q) for q in QUESTIONS}, **for_bots}))
    records = tuple(map(numba.from_dtype, dtypes))

    @overload(deal, jit_options=INLINED)
    def choose_deal(box, state, log):
        if state in records:
            chosen = rules.deal
            return lambda box, state, log: chosen(box, state, log)

    @overload(legal, jit_options=INLINED)
    def choose_legal(box, state, moves):
        if state in records:
            chosen = rules.legal
            return lambda box, state, moves: chosen(box, state, moves)

    @overload(play, jit_options=INLINED)
    def choose_play(box, state, move, log):
        if state in records:
            chosen = rules.play
            return lambda box, state, move, log: chosen(box, state, move, log)

    @overload(redeal, jit_options=INLINED)
    def choose_redeal(box, state, seat):
        if state in records:
            chosen = rules.redeal
            return lambda box, state, seat: chosen(box, state, seat)

    @overload(observe, jit_options=INLINED)
    def choose_observe(box, state, seat, out):
        if state in records:
            chosen = rules.observe
            return lambda box, state, seat, out: chosen(box, state, seat, out)

    @overload(scores, jit_options=INLINED)
    def choose_scores(box, state, points, shares):
        if state in records:
            chosen = rules.scores
            return lambda box, state, points, shares: chosen(box, state, points, shares)

    @overload(judge, jit_options=INLINED)
    def choose_judge(box, state, parts):
        if state in records:
            return lambda box, state, parts: judges(box, state, parts)

    @overload(lead_scale, jit_options=INLINED)
    def choose_lead_scale(box, state):
        if state in records:
            return lambda box, state: scales(box, state)

    @overload(lean, jit_options=INLINED)
    def choose_lean(box, state, moves, count, weights):
        if state in records:
            return lambda box, state, moves, count, weights: leans(box, state, moves, count, weights)

    @overload(surcharge, jit_options=INLINED)
    def choose_surcharge(box, state, moves, k):
        if state in records:
            return lambda box, state, moves, k: surcharges(box, state, moves, k)
