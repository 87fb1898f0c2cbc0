"""The table as people see it: `describe` returns all of it, `view` what one seat may see, field by field."""

from typing import Any

from digsite.core.given import name_of
from digsite.core.per_box import fields_of, per_box, per_position
from digsite.games.monuments.moves import CARD_NAMES, card_name
from digsite.games.monuments.state import (
    BUILDERS,
    CARDS,
    MONUMENTS,
    NONE,
    SPACES,
    Monument,
    Share,
    Step,
    Symbol,
    Why,
)

Fields = dict[str, Any]

SYMBOLS, WHYS = ([name_of(member) for member in kind] for kind in (Symbol, Why))
"""What the members of each kind are called, by their numbers."""


def card_names(cards: Any) -> list[str]:
    return [CARD_NAMES[card] for card in cards.tolist() if card != NONE]


def flagged(flags: Any) -> list[str]:
    """Return the cards for which a flag is set."""
    return [CARD_NAMES[card] for card in flags.nonzero()[0].tolist()]


def seat_or_none(seat: Any) -> int | None:
    return None if seat == NONE else int(seat)


def total(state: Any, seat: int) -> int:
    return int(state["points"][seat].sum())


def reach(box: Any, state: Any, seat: int) -> int:
    """Return how many cards a history of this seat would take now."""
    return int(state["exposed"][: box["players"]].sum() - state["exposed"][seat])


def may_write(box: Any, state: Any) -> bool:
    """Return whether the player whose turn it is may still send out a historian instead."""
    turn = int(state["turn"])
    untouched = state["actions"] == box["actions"] and not state["bought"] and not state["used"].any()
    asked = untouched and state["step"] == Step.ACTING
    return bool(asked and state["historians"][turn] > 0 and reach(box, state, turn) > 0)


def usable(box: Any, state: Any) -> list[str]:
    """Return the tokens whose feature the player may use in this step."""
    turn, step = int(state["turn"]), Step(state["step"])
    free = step in (Step.ACTING, Step.ENDING)
    drawable = state["opened"] > 0 or state["piled"] > box["set_aside"][box["players"]]
    able = {
        Symbol.SHIP: free and state["held"][turn] > 0 and state["opened"] > 0,
        Symbol.HELMET: free and drawable and total(state, turn) >= box["extra_cost"],
        Symbol.SCROLL: step == Step.EXTENDING,
    }
    return [
        name_of(token)
        for token in Symbol
        if able[token] and state["holder"][token] == turn and not state["used"][token]
    ]


def on_sale(box: Any, state: Any) -> list[str]:
    """Return the tokens the player may buy with an action."""
    turn = int(state["turn"])
    if not box["tokens"] or state["step"] != Step.ACTING:
        return []
    rivals = [seat for seat in range(box["players"]) if seat != turn]
    return [
        name_of(token)
        for token in Symbol
        if state["holder"][token] != turn and (state["emblems"][rivals, token] < state["emblems"][turn, token]).all()
    ]


def columns(state: Any, seat: int) -> Fields:
    """Return a player's monuments, each with its cards in the order in which they lie."""
    return {
        name_of(Monument(monument)): card_names(state["column"][seat, monument])
        for monument in range(MONUMENTS)
        if state["height"][seat, monument] > 0
    }


def histories(state: Any) -> list[Fields]:
    """Return the historians on their track, the best one first."""
    return [{"seat": int(state["writer"][i]), "cards": int(state["volume"][i])} for i in range(int(state["written"]))]


def breakdown(box: Any, state: Any, seat: int) -> dict[str, int]:
    """Return where a seat's points come from."""
    return dict(zip(WHYS, state["points"][seat].tolist(), strict=True))


def _open_fields(box: Any, state: Any) -> Fields:
    """Return what everybody sees on the table or remembers, and the decision to make."""
    players = range(box["players"])
    return {
        "seat": seat_or_none(state["seat"]),
        "turn": int(state["turn"]),
        "step": name_of(Step(state["step"])),
        "actions": int(state["actions"]),
        "fourth-bought": bool(state["bought"]),
        "tokens-used": [name_of(token) for token in Symbol if state["used"][token]],
        "laying": None if state["laying"] == NONE else name_of(Monument(state["laying"])),
        "due": int(state["due"]),
        "pair": None if state["symbol"] == NONE else name_of(Symbol(state["symbol"])),
        "points": [breakdown(box, state, seat) for seat in players],
        "fame": state["fame"].tolist(),
        "historians": [int(state["historians"][seat]) for seat in players],
        "histories": histories(state),
        "tokens": {name_of(token): seat_or_none(state["holder"][token]) for token in Symbol} if box["tokens"] else {},
        "columns": [columns(state, seat) for seat in players],
        "open": card_names(state["open"]),
        "lifted": card_names(state["loose"]),
        "offered": None if state["offered"] == NONE else card_name(state["offered"]),
        "gone": flagged(state["gone"]),
    }


def describe(box: Any, state: Any) -> Fields:
    """Return the whole position. Which unseen cards are in the deck, and their order, is not decided yet."""
    return {
        **_open_fields(box, state),
        "hands": [card_names(state["hand"][seat]) for seat in range(box["players"])],
        "shown": flagged(state["shown"]),
        "unseen": card_names(state["pile"]),
    }


def view(box: Any, state: Any, seat: int | None) -> Fields:
    """Return what a seat, or a spectator, sees: the open cards, what everybody remembers, and the seat's own hand."""
    seen = dict(_seen_by_all(box, state))
    seen["viewer"] = seat
    seen["hand"] = [] if seat is None else card_names(state["hand"][seat])
    return seen


@per_position
def _seen_by_all(box: Any, state: Any) -> Fields:
    """Return what everybody sees."""
    state = fields_of(state)
    players, shown = range(box["players"]), state["shown"].tolist()
    seen = _open_fields(box, state)
    seen["viewer"] = None
    seen["hand"] = []
    seen["hands"] = [
        {
            "cards": int(state["held"][other]),
            "known": [CARD_NAMES[card] for card in state["hand"][other].tolist() if card != NONE and shown[card]],
        }
        for other in players
    ]
    seen["deck"] = int(state["piled"] - box["set_aside"][box["players"]])
    seen["aside"] = int(box["set_aside"][box["players"]])
    seen["symbols"] = [
        dict(zip(SYMBOLS, emblems, strict=True)) for emblems in state["emblems"][: len(players)].tolist()
    ]
    seen["reach"] = [reach(box, state, other) for other in players]
    seen["may-write"] = may_write(box, state)
    seen["tokens-usable"] = usable(box, state)
    seen["tokens-on-sale"] = on_sale(box, state)
    seen["totals"] = [total(state, other) for other in players]
    seen["monuments"] = [_track(box, state, monument) for monument in Monument]
    seen["cards"] = _faces(box)
    seen["honours"] = _honours(box)
    seen["figures"] = _figures(box)
    return seen


@per_box
def _faces(box: Any) -> list[Fields]:
    """Return the cards as they are printed."""
    return [
        {
            "card": card_name(card),
            "monument": name_of(Monument(box["monument"][card])),
            "value": int(box["value"][card]),
            "symbol": name_of(Symbol(box["symbol"][card])),
        }
        for card in range(CARDS)
    ]


@per_box
def _honours(box: Any) -> list[int]:
    """Return the bonuses of the best historians at the end."""
    honours: list[int] = box["bonus"].tolist()
    return honours


@per_box
def _figures(box: Any) -> Fields:
    """Return the edition's other figures for the board: what building takes, and what things cost or bring."""
    return {
        "least": box["least"][:BUILDERS].tolist(),
        "actions": int(box["actions"]),
        "symbol-points": int(box["symbol_points"]),
        "history": box["track"][1:].tolist(),
        "unused": box["unused"][box["players"]].tolist(),
        "token-bought": int(box["token_bought"]),
        "token-kept": int(box["token_kept"]),
        "token-extra": int(box["extra_cost"]),
    }


@per_box
def _pay(box: Any) -> Fields:
    """Return what the spaces of a fame track pay."""
    return {name_of(share): box["fame"][share, 1 : SPACES + 1].tolist() for share in Share}


def _track(box: Any, state: Any, monument: Monument) -> Fields:
    """Return a monument's fame track: its marker, what its spaces pay, and who may still build."""
    least, builders = _figures(box)["least"], int(state["builders"][monument])
    return {
        "monument": name_of(monument),
        "space": int(state["fame"][monument]),
        "builders": builders,
        "least": least[builders] if builders < len(least) else None,
        **_pay(box),
    }
