"""The rules: the records of the game, its moves, and what they do."""

import numpy as np

from digsite.core.chance import chance_fields, draw
from digsite.core.compiled import rule
from digsite.core.events import EventKind
from digsite.core.log import tell, whisper
from digsite.core.spans import Spans

# Numba tells games apart by the fields of their records, so each game has at least one that no other game has.
BOX = np.dtype([("players", "i4"), ("starter", "i4")])
STATE = np.dtype([*chance_fields(2), ("starter", "i2"), ("sherd", "i2", (2,)), ("played", "i2"), ("dug", "i2", (2,))])


class Move(Spans):
    REST = 1
    DIG = 1


class Event(EventKind):
    GOT = "sherd"
    DECIDED = "seat dug"


class Seen(Spans):
    OWN = 3
    PLAYED = 4
    DUG = 2


@rule
def deal(box, state, log):
    state.starter = 0
    state.played = 0
    state.dug[:] = 0
    state.sherd[0] = 1 + draw(state, 3)
    hand_out_second(state)
    for seat in range(2):
        whisper(log, seat, Event.GOT, state.sherd[seat])
    state.seat = 0


@rule
def hand_out_second(state):
    """Draw the second sherd, one of the two others."""
    other = 1 + draw(state, 2)
    state.sherd[1] = other + (other >= state.sherd[0])


@rule
def legal(box, state, moves):
    if state.seat < 0:
        return 0
    moves[0] = Move.REST
    moves[1] = Move.DIG
    return 2


@rule
def play(box, state, move, log):
    seat = state.seat
    state.dug[seat] = move == Move.DIG
    state.played += 1
    tell(log, Event.DECIDED, seat, state.dug[seat])
    level = state.dug[0] == state.dug[1]
    state.seat = (
        1 - seat if state.played == 1 or (state.played == 2 and not level and seat == 1 and move == Move.DIG) else -1
    )


@rule
def redeal(box, state, seat):
    """Draw the other player's sherd again: any except the seat's own."""
    other = 1 + draw(state, 2)
    state.sherd[1 - seat] = other + (other >= state.sherd[seat])


@rule
def observe(box, state, seat, out):
    out[:] = 0
    out[Seen.OWN + state.sherd[seat] - 1] = 1
    out[Seen.PLAYED + state.played] = 1
    for i in range(2):
        out[Seen.DUG + i] = state.dug[i]


@rule
def scores(box, state, points, shares):
    winner = 0 if state.sherd[0] > state.sherd[1] else 1
    if state.dug[0] != state.dug[1]:
        winner = 0 if state.dug[0] else 1
    stake = 2 if state.dug[0] and state.dug[1] else 1
    for seat in range(2):
        points[seat] = stake if seat == winner else -stake
        shares[seat] = 1.0 if seat == winner else 0.0
