"""Why a move is illegal: the sentence and the clause that forbids it."""

from typing import Any

from digsite.core.errors import IllegalMove
from digsite.core.given import name_of
from digsite.games.artefakt.moves import Move, thing
from digsite.games.artefakt.state import (
    COLOURS,
    FIGURES,
    KINDS,
    PARTS,
    SITE,
    SITES,
    Colour,
    Figure,
    Instruction,
    Step,
)
from digsite.games.artefakt.view import parts_at

STEPS = {
    Move.PUT: (Step.PUTTING,),
    Move.GIVE: (Step.GIVING,),
    Move.COLOUR: (Step.COLOURING, Step.TRADING),
    Move.PLAN: (Step.PLANNING,),
    Move.GO: (Step.TRAVELLING, Step.CARRYING),
    Move.TAKE: (Step.CLAIMING,),
    Move.STEAL: (Step.CLAIMING,),
    Move.LEAVE: (Step.CLAIMING,),
    Move.TURN: (Step.TURNING,),
}
"""The steps in which moves of a family are possible; all other families use or decline an instruction."""

CLAUSES = {
    Step.PUTTING: "setup",
    Step.GIVING: "few",
    Step.COLOURING: "few",
    Step.PLANNING: "2",
    Step.TRAVELLING: "3",
    Step.CLAIMING: "4C",
    Step.USING: "sites",
    Step.TRADING: "sites",
    Step.CARRYING: "sites",
    Step.TURNING: "advanced",
}

Reason = tuple[str, dict[str, Any]]


def objection(box: Any, state: Any, move: int) -> IllegalMove:
    """Return the error that explains why a move is illegal."""
    family, k = Move.of(move)
    step = Step(state["step"])
    text = family.word if family.count == 1 else f"{family.word} {thing(box, family, k)}"
    clause = CLAUSES[step]
    if step not in STEPS.get(family, (Step.USING,)):
        return IllegalMove("not-this-step", clause, move=text, step=name_of(step))
    if step == Step.USING:
        code, facts = _not_so(box, state, family, k)
    else:
        code, facts = _reason(box, state, step, family, k)
    return IllegalMove(code, clause, move=text, **facts)


def _reason(box: Any, state: Any, step: Step, family: Move, k: int) -> Reason:
    seat = int(state["seat"])
    if step == Step.PUTTING:
        return "stands-already", {"figure": name_of(Figure(k))}
    if step == Step.GIVING:
        return _not_yours(k)
    if step == Step.COLOURING:
        return "none-in-the-middle", {"colour": name_of(Colour(k))}
    if step == Step.TRADING:
        return "other-has-none", {"player": int(state["partner"]) + 1, "colour": name_of(Colour(k))}
    if step == Step.CARRYING:
        return "same-site", {"site": k + 1}
    if step == Step.TURNING:
        return "open-already", {"site": k + 1}
    if step == Step.TRAVELLING:
        figure = int(state["turned"][seat]) - 1
        here, steps = int(state["figure"][seat, figure]), int(box["steps"][state["card"][seat, figure]])
        return "too-far", {"site": k + 1, "from": here + 1, "steps": steps}
    if family == Move.TAKE:
        return "nothing-lies-there", {"site": int(state["site"]) + 1}
    if family == Move.LEAVE:
        return "must-choose", {"site": int(state["site"]) + 1}
    return _not_robbed(box, state, seat, *divmod(k, COLOURS))


def _not_robbed(box: Any, state: Any, seat: int, other: int, colour: int) -> Reason:
    """Clause C: return why this player cannot be robbed."""
    if other == seat:
        return "yourself", {}
    if other >= box["players"]:
        return "no-such-player", {"player": other + 1, "players": int(box["players"])}
    if state["standing"][state["site"], other] == 0:
        return "not-there", {"player": other + 1, "site": int(state["site"]) + 1}
    return "other-has-none", {"player": other + 1, "colour": name_of(Colour(colour))}


def _not_yours(kind: int) -> Reason:
    colour, part = divmod(kind, PARTS)
    return "not-on-your-card", {"colour": name_of(Colour(colour)), "part": part + 1}


def _not_so(box: Any, state: Any, family: Move, k: int) -> Reason:
    """Return why the open instruction cannot be used in this way."""
    if family.word != _instruction(box, state):
        return "other-instruction", {"site": int(state["site"]) + 1, "instruction": _instruction(box, state)}
    if family == Move.WALK:
        figure, to = divmod(k, SITES)
        if state["figure"][state["seat"], figure] != state["site"]:
            return "figure-not-here", {"figure": name_of(Figure(figure)), "site": int(state["site"]) + 1}
        return "too-far", {"site": to + 1, "from": int(state["site"]) + 1, "steps": int(box["walk"])}
    if family in (Move.LOOK, Move.CARRY):
        site, colour = (k, None) if family == Move.LOOK else divmod(k, COLOURS)
        return _not_lying(state, site, colour)
    if family == Move.PICK:
        return _not_picked(box, state, *divmod(k, COLOURS))
    if family == Move.PUSH:
        return _not_pushed(box, state, k)
    if family == Move.DRAW:
        return "none-in-the-middle", {"colour": name_of(Colour(k))}
    if family == Move.SWAP:
        colour, part = divmod(k, PARTS)
        if _has(state, colour, part):
            return "none-to-swap", {"colour": name_of(Colour(colour))}
        return _not_yours(k)
    other, rest = divmod(k, KINDS if family == Move.TRADE else COLOURS)
    return _not_dealt_with(box, state, family, other, rest)


def _instruction(box: Any, state: Any) -> str:
    return name_of(Instruction(box["instruction"][state["site"]]))


def _has(state: Any, colour: int, part: int) -> bool:
    """Return whether the seat to move has this fragment."""
    return bool(parts_at(state, colour, int(state["seat"])) >> (part + 1) & 1)


def _not_lying(state: Any, site: int, colour: int | None) -> Reason:
    if colour is None or state["lying"][SITE + site].sum() == 0:
        return "nothing-lies-there", {"site": site + 1}
    return "no-such-colour-there", {"site": site + 1, "colour": name_of(Colour(colour))}


def _not_picked(box: Any, state: Any, site: int, colour: int) -> Reason:
    """Return why this fragment cannot be picked in the cave."""
    apart = abs(int(state["spot"][site]) - int(state["spot"][state["site"]]))
    if apart not in (1, SITES - 1):
        return "no-neighbour", {"site": site + 1, "here": int(state["site"]) + 1}
    return _not_lying(state, site, colour)


def _not_pushed(box: Any, state: Any, k: int) -> Reason:
    """Return why this figure cannot be pushed by the pyramid."""
    pushed, to = divmod(k, SITES)
    other, figure = divmod(pushed, FIGURES)
    if other == state["seat"]:
        return "yourself", {}
    if other >= box["players"]:
        return "no-such-player", {"player": other + 1, "players": int(box["players"])}
    here = int(state["figure"][other, figure])
    return "too-far", {"site": to + 1, "from": here + 1, "steps": int(box["push"])}


def _not_dealt_with(box: Any, state: Any, family: Move, other: int, rest: int) -> Reason:
    """Return why the graveyard or Easter Island cannot be used with this player."""
    if other == state["seat"]:
        return "yourself", {}
    if other >= box["players"]:
        return "no-such-player", {"player": other + 1, "players": int(box["players"])}
    if state["lying"][other].sum() == 0:
        return "other-has-nothing", {"player": other + 1}
    if family == Move.TRADE:
        return _not_yours(rest)
    return "other-has-none", {"player": other + 1, "colour": name_of(Colour(rest))}
