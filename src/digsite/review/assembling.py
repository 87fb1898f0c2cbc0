"""Put the judgements of all positions of a game together into its review."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from digsite.core.errors import BadRecord
from digsite.core.given import name_of
from digsite.core.log import EVERYONE
from digsite.core.match import Match
from digsite.core.notation import Notation
from digsite.review.answers import FORMAT, Balance, Decision, Mark, Moment, Review, Turning
from digsite.review.judging import BEYOND_NOISE, Compared, Judged, Piece

MISTAKE, BLUNDER = 0.04, 0.1
"""The cost of a mistake and of a blunder, as a share of the win."""

GOOD = 0.05
"""How much better than any other a good move is."""

TURNING_POINTS = 3


class Value(NamedTuple):
    """Each seat's share of the win, as the mean of some samples."""

    shares: list[float]
    samples: int

    def error(self, seat: int) -> float:
        """Return the standard error of a seat's share."""
        share = min(max(self.shares[seat], 1 / self.samples), 1 - 1 / self.samples)
        return math.sqrt(share * (1 - share) / self.samples)


def pieces_of(match: Match) -> list[Piece]:
    """Return the positions to judge: those before every move of a finished game."""
    if match.seat is not None:
        raise BadRecord("this game is not over; only finished games can be reviewed")
    starts = set(match.turn_starts())
    return [Piece(step, played.before, played.move, step in starts) for step, played in enumerate(match.played)]


def assemble(match: Match, names: Sequence[str], seed: str, iterations: int, judged: Sequence[Judged]) -> Review:
    """Make the review of a match from the judgements of all its positions, in their order."""
    last = _last(match)
    starts = [each.step for each in judged if each.shares is not None]
    decisions = _decisions(match, judged, starts)
    _look_back(decisions, last)
    moments = _moments(match, [*(each.shares for each in judged if each.shares is not None), last], starts, decisions)
    return Review(
        format=FORMAT,
        game=match.game.name,
        players=match.players,
        names=list(names),
        seed=seed,
        iterations=iterations,
        moments=moments,
        decisions=decisions,
        turning=_turning(moments, decisions),
        seats=[_balance(seat, moments, decisions) for seat in range(match.players)],
    )


def _last(match: Match) -> list[float]:
    """Return each seat's share of the win at the end."""
    outcome = match.outcome()
    assert outcome is not None
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(match.players)]


def _decisions(match: Match, judged: Sequence[Judged], starts: Sequence[int]) -> list[Decision]:
    """Judge every choice, the last one first, so that each knows what its seat could still make of its move."""
    found: list[Decision] = []
    turn, foreseen = len(starts) - 1, None
    for each in reversed(judged):
        played = match.played[each.step]
        if not _is_quiet(match, each.step):
            foreseen = None
        if each.expected is not None:
            decision = Decision(
                each.step,
                turn,
                played.seat,
                match.setup.notation.write(played.move),
                each.options,
                each.expected,
                each.expected,
            )
            value = Value(each.expected, each.samples)
            if each.compared is not None:
                value = _weigh(decision, each.compared, foreseen, match.setup.notation)
            elif foreseen is not None:
                value = foreseen
                decision.before = decision.after = foreseen.shares
            foreseen = value
            found.append(decision)
        turn -= each.shares is not None
    return found[::-1]


def _is_quiet(match: Match, step: int) -> bool:
    """Return whether a move led to another move of its seat, and told that seat nothing new."""
    played = match.played[step]
    if played.answers or step + 1 == len(match.played) or match.played[step + 1].seat != played.seat:
        return False
    game = match.game
    new = {name_of(kind) for kind in game.revealing if kind not in game.known_to_mover}
    return not any(audience != EVERYONE or event["event"] in new for audience, event in played.events)


def _weigh(decision: Decision, compared: Compared, foreseen: Value | None, notation: Notation) -> Value:
    """Compare the move played with the other one; return what the position was worth with the better of the two.

    If the same seat went on without learning anything, the move is worth what was found in the position after it,
    where the search looked further. Differences within the noise count as nothing, or they would add up to a cost.
    """
    seat = decision.seat
    played = foreseen or Value(compared.played, compared.samples)
    other = Value(compared.other, compared.samples)
    decision.margin = played.shares[seat] - other.shares[seat]
    decision.error = math.hypot(played.error(seat), other.error(seat))
    best = other if decision.margin < -BEYOND_NOISE * decision.error else played
    decision.before, decision.after = best.shares, played.shares
    decision.gain = played.shares[seat] - best.shares[seat]
    decision.mark = _mark(decision)
    if decision.mark in ("mistake", "blunder"):
        decision.better = notation.write(compared.move)
        decision.reason, decision.rival = compared.reason, compared.rival
    return best


def _mark(decision: Decision) -> Mark | None:
    if abs(decision.margin) <= BEYOND_NOISE * decision.error:
        return None
    if decision.margin <= -MISTAKE:
        return "blunder" if decision.margin <= -BLUNDER else "mistake"
    return "good" if decision.margin >= GOOD else None


def _look_back(decisions: list[Decision], last: list[float]) -> None:
    """Add what came of each decision: the seat's share when it decided next, or at the end."""
    latest = list(last)
    for decision in reversed(decisions):
        decision.came = latest[decision.seat]
        latest[decision.seat] = decision.before[decision.seat]


def _moments(
    match: Match, curve: Sequence[list[float]], starts: Sequence[int], decisions: Sequence[Decision]
) -> list[Moment]:
    """Return the chances between the turns. Luck is whatever of a turn's change is not due to choices."""
    shares = np.array(curve)
    play = np.zeros_like(shares)
    for decision in decisions:
        play[decision.turn + 1] += np.subtract(decision.after, decision.before)
    luck = np.zeros_like(shares)
    luck[1:] = shares[1:] - shares[:-1] - play[1:]
    steps = [*starts, len(match.played)]
    return [Moment(step, *(rows[i].tolist() for rows in (shares, luck, play))) for i, step in enumerate(steps)]


def _turning(moments: Sequence[Moment], decisions: Sequence[Decision]) -> list[Turning]:
    """Find the turns that changed somebody's share most, in the order of the game."""
    changes = np.array([np.subtract(after.shares, before.shares) for before, after in pairwise(moments)])
    largest = np.argsort(-np.abs(changes).max(axis=1), kind="stable")[:TURNING_POINTS]
    found = []
    for turn in sorted(largest.tolist()):
        seat = int(np.argmax(np.abs(changes[turn])))
        way = 1 if changes[turn, seat] > 0 else -1
        by_play = way * moments[turn + 1].play[seat] > way * moments[turn + 1].luck[seat]
        theirs = [
            (way * (decision.after[seat] - decision.before[seat]), -i)
            for i, decision in enumerate(decisions)
            if decision.turn == turn
        ]
        before, after = moments[turn].shares[seat], moments[turn + 1].shares[seat]
        chosen = -max(theirs)[1] if by_play and theirs else None
        found.append(Turning(turn, seat, before, after, "play" if by_play else "luck", chosen))
    return found


def _balance(seat: int, moments: Sequence[Moment], decisions: Sequence[Decision]) -> Balance:
    first, last = moments[0].shares[seat], moments[-1].shares[seat]
    own = sum(decision.gain for decision in decisions if decision.seat == seat)
    play = sum(moment.play[seat] for moment in moments)
    return Balance(first, last, luck=last - first - play, play=play, own=own, others=play - own)
