"""A whole game in a few dozen lines, on nothing but the contract: two diggers, three sherds, each seeing one.

Both get a sherd worth 1, 2 or 3 and see only their own. In turn they `dig` or `rest`. If both dig, or both rest, the
better sherd wins; who rests against a digger loses. Digging makes it a matter of two points instead of one.
"""

from pathlib import Path
from types import SimpleNamespace

import numpy as np

from digsite.core.chance import chance_fields, draw
from digsite.core.compiled import rule
from digsite.core.errors import BadPosition, IllegalMove
from digsite.core.events import EventKind
from digsite.core.game import Game
from digsite.core.given import whole
from digsite.core.log import tell, whisper
from digsite.core.spans import Spans

BOX = np.dtype([("players", "i4"), ("sherds", "i4")])
STATE = np.dtype([*chance_fields(2), ("sherd", "i2", (2,)), ("played", "i2"), ("dug", "i2", (2,))])


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
    state.played = 0
    state.dug[:] = 0
    state.sherd[0] = 1 + draw(state, 3)
    hand_out_second(state)
    for seat in range(2):
        whisper(log, seat, Event.GOT, state.sherd[seat])
    state.seat = 0


@rule
def hand_out_second(state):
    """The second sherd is one of the two others."""
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
    """The other's sherd is any but one's own."""
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


def describe(box, state):
    seat = int(state["seat"])
    return {"seat": seat if seat >= 0 else None, **{k: state[k].tolist() for k in ("sherd", "played", "dug")}}


def arrange(box, given, state):
    state["seat"] = given.read("seat", lambda at, v: -1 if v is None else whole(at, v, 0, 1))
    state["sherd"] = given.many("sherd", lambda at, v: whole(at, v, 1, 3), 2)
    state["played"] = given.whole("played", 0, 3)
    state["dug"] = given.many("dug", lambda at, v: whole(at, v, 0, 1), 2)


def check(box, state):
    if state["sherd"][0] == state["sherd"][1]:
        raise BadPosition("both have the same sherd, and there is one of each")


def view(box, state, seat):
    seen = describe(box, state)
    seen["sherd"] = [sherd if i == seat else None for i, sherd in enumerate(seen["sherd"])]
    return seen


GAME = Game(
    name="tiny",
    title="Three sherds",
    players=range(2, 3),
    revision=1,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    rules=SimpleNamespace(deal=deal, legal=legal, play=play, redeal=redeal, observe=observe, scores=scores),
    moves=Move,
    thing=lambda box, family, k: k,
    touches=lambda box, family, k: [family.word],
    events=Event,
    words={},
    schema={},
    pack=lambda edition, options, box: None,
    observation=Seen,
    view=view,
    board=lambda view, texts, names: str(view),
    prompt=lambda view, texts, name: name,
    describe=describe,
    arrange=arrange,
    check=check,
    breakdown=lambda box, state, seat: {},
    reason=lambda box, state: "better-sherd",
    objection=lambda box, state, move: IllegalMove(move=str(move)),
)
