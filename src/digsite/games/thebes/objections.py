"""Why a move is illegal: the sentence and the clause that forbids it. It reveals nothing about the piles."""

from typing import Any

from digsite.core.errors import IllegalMove
from digsite.core.given import name_of
from digsite.games.thebes.moves import VALUES, Move, dig_parts, face_name, region_name, thing
from digsite.games.thebes.state import EXHIBITIONS, Card, Permit, Step
from digsite.games.thebes.view import hand_has_permit, usable

STEPS = {Move.GIVE: Step.GIVING, Move.PICK: Step.PICKING}
CLAUSES = {
    Move.TAKE: "take",
    Move.EXHIBIT: "exhibition",
    Move.MUSEUM: "museum",
    Move.GIVE: "museum",
    Move.THIEF: "thief",
    Move.ROB: "robber",
    Move.PICK: "robber",
    Move.SCHOLAR: "scholar",
    Move.DIG: "dig",
}
CARDS = {Move.THIEF: Card.THIEF, Move.ROB: Card.ROBBER}

Reason = tuple[str, dict[str, Any]]


def objection(box: Any, state: Any, move: int) -> IllegalMove:
    """Return the error that explains why a move is illegal."""
    family, k = Move.of(move)
    text = f"{family.word} {thing(box, family, k)}"
    if state["step"] != STEPS.get(family, Step.TURN):
        return IllegalMove("not-this-step", CLAUSES[family], move=text, step=name_of(Step(state["step"])))
    code, facts = _reason(box, state, family, k)
    return IllegalMove(code, CLAUSES[family], move=text, **facts)


def _reason(box: Any, state: Any, family: Move, k: int) -> Reason:
    seat = int(state["seat"])
    if family == Move.GIVE:
        return "not-your-find", {"region": region_name(k // VALUES), "find": k % VALUES + 1}
    if family == Move.PICK:
        return "not-in-the-pile", {"find": face_name(k + 1)}
    if family == Move.EXHIBIT:
        if not state["beside"][k]:
            return "no-such-exhibition", {"number": k + 1}
        region = region_name(box["show_region"][k, 0])
        return "too-few-finds-of", {"number": k + 1, "finds": int(box["show_finds"][0]), "region": region}
    if family == Move.MUSEUM:
        if not state["beside"][EXHIBITIONS + k]:
            return "no-such-museum", {"number": k + 1}
        held = int(state["artifacts"][seat].sum())
        return "too-few-finds", {"number": k + 1, "finds": int(box["museum_finds"][k]), "held": held}
    if family == Move.DIG:
        return _no_dig(box, state, seat, k)
    kind = Card.SCHOLAR if family == Move.SCHOLAR else CARDS[family] + k
    if not state["cards"][seat, kind]:
        return "not-in-hand", {"card": Card.of(kind)[0].word, "region": region_name(k)}
    return "pile-empty", {"region": region_name(k)}


def _no_dig(box: Any, state: Any, seat: int, k: int) -> Reason:
    region, permit, helpers, weeks = dig_parts(k)
    where = {"region": region_name(region)}
    if not hand_has_permit(state, seat, region)[permit]:
        return "no-permit", {**where, "permit": name_of(Permit(permit))}
    if not state["special"][seat, region]:
        return "no-special-knowledge", where
    if state["piled"][region] == 0:
        return "pile-empty", where
    held = int(state["cards"][seat, Card.HELPER])
    if helpers > held:
        return "too-few-helpers", {"helpers": helpers, "held": held}
    return "dig-too-short", {"books": usable(box, state, seat, region, helpers), "weeks": weeks}
