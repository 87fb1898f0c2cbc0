"""Why a move is illegal: the sentence and the clause that forbids it."""

from typing import Any

from digsite.core.errors import IllegalMove
from digsite.games.pergamon.moves import Move, thing
from digsite.games.pergamon.state import NONE, ROUNDS, Step
from digsite.games.pergamon.view import number_of

STEPS = {
    Move.PLACE: (Step.PLACING,),
    Move.LAY: (Step.SORTING,),
    Move.DIG: (Step.DIGGING,),
    Move.SKIP: (Step.DIGGING,),
    Move.ROW: (Step.EXHIBITING, Step.REPLACING, Step.JOINING),
    Move.POLISH: (Step.JOINING, Step.POLISHING),
    Move.SHOW: (Step.JOINING, Step.POLISHING),
    Move.REPLACE: (Step.EXHIBITING,),
    Move.CLEAR: (Step.EXHIBITING,),
    Move.DISCARD: (Step.STORING,),
    Move.STORE: (Step.EXHIBITING, Step.STORING),
}
CLAUSES = {
    Move.PLACE: "2",
    Move.LAY: "variant 2",
    Move.DIG: "3a",
    Move.SKIP: "3a",
    Move.CLEAR: "3c",
    Move.DISCARD: "3c",
    Move.STORE: "3c",
}


def objection(box: Any, state: Any, move: int) -> IllegalMove:
    """Return the error that explains why a move is illegal."""
    family, k = Move.of(move)
    clause = CLAUSES.get(family, "3b")
    text = family.word if family.count == 1 else f"{family.word} {thing(box, family, k)}"
    if state["step"] not in STEPS[family]:
        step = Step(state["step"]).name.lower()
        return IllegalMove("not-this-step", clause, move=text, step=step)
    code, facts = _reason(box, state, family, k)
    return IllegalMove(code, clause, move=text, **facts)


def _reason(box: Any, state: Any, family: Move, k: int) -> tuple[str, dict[str, Any]]:
    seat = int(state["seat"])
    coins = int(state["coins"][seat])
    if family == Move.PLACE:
        return "space-taken", {"space": k + 1}
    if family == Move.LAY:
        return "not-youngest", {"tile": number_of(box, k)}
    if family == Move.DIG:
        if state["filled"][k] == 0:
            return "gallery-empty", {"gallery": k + 1}
        deepest = int(box["deepest"][state["acting"]])
        if k >= deepest:
            return "gallery-too-deep", {"gallery": k + 1, "deepest": deepest}
        return "gallery-too-dear", {"gallery": k + 1, "cost": int(box["dig_cost"][k]), "coins": coins}
    if family in (Move.ROW, Move.DISCARD) and k not in state["hand"][seat]:
        return "not-in-hand", {"tile": number_of(box, k)}
    if family == Move.ROW:
        if state["step"] == Step.JOINING:
            return "does-not-join", {"tile": number_of(box, k), "last": number_of(box, state["row_last"])}
        if state["step"] == Step.EXHIBITING and NONE not in state["collection"][seat]:
            return "three-on-show", {}
        return "nothing-follows", {"tile": number_of(box, k)}
    if family == Move.POLISH and state["row_length"] >= 2:
        if coins == 0:
            return "no-coins", {}
        return "polished-enough", {"limit": int(box["polish_limit"]), "rounds": ROUNDS}
    if family in (Move.POLISH, Move.SHOW):
        return "row-too-short", {}
    if family == Move.REPLACE:
        return ("nothing-to-replace" if NONE in state["collection"][seat] else "no-row-in-hand"), {}
    return "fee-too-dear", {"coins": coins}
