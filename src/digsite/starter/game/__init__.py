"""Three Sherds: a whole game in a few dozen lines, to start from.

Each of two players gets a sherd worth 1, 2 or 3 and sees only their own. In turn they `dig` or `rest`. If both dig or
both rest, the better sherd wins; a digger beats a player who rests. If both dig, two points are at stake, else one.
"""

from pathlib import Path

from digsite.core.errors import BadPosition, IllegalMove
from digsite.core.game import Game
from digsite.core.given import whole
from digsite.core.texts import Prompt
from digsite.starter.game import rules
from digsite.starter.game.rules import BOX, STATE, Event, Move, Seen


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
        raise BadPosition("both players have the same sherd, but there is only one of each")


def view(box, state, seat):
    seen = describe(box, state)
    seen["sherd"] = [sherd if i == seat else None for i, sherd in enumerate(seen["sherd"])]
    return seen


def board(view, texts, names):
    lines = []
    for seat, name in enumerate(names):
        sherd = view["sherd"][seat]
        known = texts("board-sherd", sherd=sherd) if sherd else texts("board-hidden")
        lines.append(f"{name}: {known}" + (", " + texts("board-digs") if view["dug"][seat] else ""))
    return "\n".join(lines)


GAME = Game(
    name="starter",
    title="Three Sherds",
    players=range(2, 3),
    revision=1,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    rules=rules,
    moves=Move,
    thing=lambda box, family, k: k,
    touches=lambda box, family, k: [family.word],
    events=Event,
    words={},
    schema={},
    pack=lambda edition, options, box: None,
    observation=Seen,
    view=view,
    board=board,
    prompt=lambda view: Prompt("turn", {}),
    describe=describe,
    arrange=arrange,
    check=check,
    breakdown=lambda box, state, seat: {},
    reason=lambda box, state: "better-sherd",
    objection=lambda box, state, move: IllegalMove(move=str(move)),
)
