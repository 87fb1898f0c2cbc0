"""Reasons for a hint: in which part of the judgement a move is better than another.

The numbers of a hint come from the search. Its reason comes from the game's judgement of the positions to which the
search expects both moves to lead. Where the judgement does not agree with the search, there is no reason.
"""

import math
from collections.abc import Generator, Sequence
from typing import NamedTuple, Protocol

import numpy as np

from digsite.bots.kernels import GREEDY, NONE, judge_at, lean_at, workbench
from digsite.bots.question import Advice, Candidate, Question
from digsite.bots.search import Search
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled

LOOKS = 16
"""Re-deals over which the positions after a move are averaged."""

MIN_VISITS = 6
"""A continuation is expected only if the search has tried it this often."""

MAX_PLIES = 80
"""The longest line of moves that is followed."""

MIN_GAIN = 0.1
"""Smaller differences, in points, are no reason."""

WELL_TRIED = 0.1
"""A move is worth showing if it was tried at least this often, as a fraction of the most often tried one."""

NOISE = 2.0
"""Differences of the win share up to this many standard errors are called even."""

RIVAL = "rival"
"""The name of a reason that lies in what another player loses."""


class Reason(NamedTuple):
    """Why a move is better than another: the part of the judgement, or `RIVAL` with the seat that loses most."""

    part: str
    seat: int


class Grown(Protocol):
    """A search tree that can be read: its nodes, and which of them is the root."""

    nodes: np.ndarray
    root: int


class Considered(NamedTuple):
    """A move worth considering. `even` says that it is as good as the best one, as far as the search can tell."""

    move: int
    share: float | None
    points: float | None
    even: bool


def considered(advice: Advice) -> list[Considered]:
    """Return the well-tried moves of an advice in the order of their win share, the best first.

    A move that was hardly tried has a share that means little, so it is not shown.
    """
    most = max(candidate.visits for candidate in advice.candidates)
    tried = [c for c in advice.candidates if c.share is not None and c.visits >= max(1, WELL_TRIED * most)]
    if not tried:
        return [Considered(c.move, c.share, c.points, False) for c in advice.candidates]
    order = sorted(tried, key=lambda c: (-(c.share or 0.0), -c.visits))
    return [Considered(c.move, c.share, c.points, c is not order[0] and are_even(order[0], c)) for c in order]


def are_even(one: Candidate, other: Candidate) -> bool:
    """Return whether two win shares differ by no more than the noise of the search."""
    assert one.share is not None
    assert other.share is not None
    mean = (one.share * one.visits + other.share * other.visits) / (one.visits + other.visits)
    error = math.sqrt(max(mean * (1 - mean), 1e-4) * (1 / one.visits + 1 / other.visits))
    return abs(one.share - other.share) <= NOISE * error


def reason_of(search: Search, question: Question, advice: Advice, seed: int | str) -> Reason | None:
    """Return why the best hint is better than the next move that is not as good, after `search` gave this advice."""
    best, *others = considered(advice)
    as_good = {best.move, *(each.move for each in others if each.even)}
    worse = [each.move for each in others] + [candidate.move for candidate in advice.candidates]
    other = next((move for move in worse if move not in as_good), None)
    return None if other is None or not search.trees else reason_for(search, question, best.move, other, seed)


def reason_for(search: Search, question: Question, best: int, other: int, seed: int | str) -> Reason | None:
    """Return why a move is better than another one, as far as the judgement sees it."""
    return reason_between(question, (best, search.trees), (other, search.trees), seed)


def reason_between(
    question: Question, best: tuple[int, Sequence[Grown]], other: tuple[int, Sequence[Grown]], seed: int | str
) -> Reason | None:
    """Return why a move is better than another one, each with the trees in which it was searched."""
    with_best, with_other = (_expected(trees, question, move, seed) for move, trees in (best, other))
    gains, seat = with_best - with_other, question.seat
    rivals = [rival for rival in range(question.setup.players) if rival != seat]
    if _lead(with_best, seat, rivals) <= _lead(with_other, seat, rivals):
        return None
    parts = zip(question.setup.game.judged_parts, gains[seat], strict=True)
    found = [(float(gain), Reason(name, seat)) for name, gain in parts]
    found += [(float(-gains[rival].sum()), Reason(RIVAL, rival)) for rival in rivals]
    gain, reason = max(found, key=lambda each: each[0])
    return reason if gain >= MIN_GAIN else None


def _lead(parts: np.ndarray, seat: int, rivals: list[int]) -> float:
    return float(parts[seat].sum() - max((parts[rival].sum() for rival in rivals), default=0.0))


def _expected(trees: Sequence[Grown], question: Question, move: int, seed: int | str) -> np.ndarray:
    """Judge the positions to which a move is expected to lead: the mean of `parts[seat, part]` over re-deals."""
    setup = question.setup
    ensure_compiled(setup.game, GREEDY)
    benches, table = np.zeros(1, workbench(setup.game)), setup.table()
    total = np.zeros_like(benches["parts"][0])
    for look in range(LOOKS):
        table["state"] = question.table["state"]
        kernels.redeal_at(table, 0, question.seat, key_words(key_from_seed(f"reason {look} {seed}")))
        for each in _line(trees[look % len(trees)], question, table, benches, move):
            kernels.play_at(table, 0, each)
        benches["given"] = table["state"]
        judge_at(setup.boxes, benches)
        total += benches["parts"][0]
    mean: np.ndarray = total / LOOKS
    return mean


def _line(
    tree: Grown, question: Question, table: np.ndarray, benches: np.ndarray, move: int
) -> Generator[int, None, None]:
    """Yield a move and what is expected to follow, until the others have moved and it is the same seat's turn again.

    Expected is what the search tried most. Where it knows too little, it is what a sensible player leans to.
    """
    node, others_moved = tree.root, False
    for _ in range(MAX_PLIES):
        node = _child(tree, node, int(table["state"]["seat"][0]), move)
        yield move
        seat = int(table["state"]["seat"][0])
        if seat < 0 or (others_moved and seat == question.seat):
            return
        others_moved |= seat != question.seat
        benches["given"] = table["state"]
        count = lean_at(question.setup.boxes, benches)
        moves, weights = (benches[field][0, :count].tolist() for field in ("moves", "weights"))
        visits, move = max((_visits(tree, node, seat, each), each) for each in moves)
        if visits < MIN_VISITS:
            move = moves[weights.index(max(weights))]


def _child(tree: Grown, node: int, seat: int, move: int) -> int:
    """Find a seat's move below a node of the tree; `NONE` if it was never tried."""
    child = int(tree.nodes[node]["child"]) if node else NONE
    while child != NONE and (tree.nodes[child]["move"] != move or tree.nodes[child]["seat"] != seat):
        child = int(tree.nodes[child]["sibling"])
    return child


def _visits(tree: Grown, node: int, seat: int, move: int) -> int:
    child = _child(tree, node, seat, move)
    return int(tree.nodes[child]["visits"]) if child != NONE else 0
