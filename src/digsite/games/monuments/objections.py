"""Why a move is illegal: the sentence and the clause that forbids it."""

from typing import Any

from digsite.core.errors import IllegalMove
from digsite.core.given import name_of
from digsite.games.monuments.moves import FROM_DECK, Move, card_name, thing
from digsite.games.monuments.state import BUILDERS, NONE, Monument, Step, Symbol
from digsite.games.monuments.view import reach, total

STEPS = {
    Move.DRAW: (Step.ACTING,),
    Move.BUILD: (Step.ACTING,),
    Move.EXTEND: (Step.ACTING,),
    Move.LAY: (Step.BUILDING, Step.EXTENDING, Step.REORDERING),
    Move.SCORE: (Step.ACTING,),
    Move.FOURTH: (Step.ACTING, Step.ENDING),
    Move.WITH: (Step.SCORING, Step.BUYING),
    Move.DONE: (Step.BUILDING, Step.EXTENDING),
    Move.HISTORIAN: (Step.ACTING,),
    Move.EXTRA: (Step.ACTING, Step.ENDING),
    Move.SWAP: (Step.ACTING, Step.ENDING),
    Move.FOR: (Step.SWAPPING,),
    Move.REORDER: (Step.EXTENDING,),
    Move.BUY: (Step.ACTING,),
    Move.END: (Step.ENDING,),
}
CLAUSES = {
    Move.DRAW: "1a",
    Move.BUILD: "1b",
    Move.EXTEND: "1c",
    Move.SCORE: "1d",
    Move.HISTORIAN: "2",
    Move.EXTRA: "tokens",
    Move.SWAP: "tokens",
    Move.FOR: "tokens",
    Move.REORDER: "tokens",
    Move.BUY: "tokens",
}
FEATURES = {Move.EXTRA: Symbol.HELMET, Move.SWAP: Symbol.SHIP, Move.REORDER: Symbol.SCROLL}
"""The token each feature belongs to."""

HAND_MOVES = (Move.BUILD, Move.EXTEND, Move.LAY, Move.SCORE, Move.FOURTH, Move.WITH, Move.SWAP)

STEP_CLAUSES = {
    Step.BUILDING: "1b",
    Step.EXTENDING: "1c",
    Step.REORDERING: "tokens",
    Step.SCORING: "1d",
    Step.SWAPPING: "tokens",
}
"""The clause that governs a further card, by the step it continues."""

Reason = tuple[str, dict[str, Any]]


def objection(box: Any, state: Any, move: int) -> IllegalMove:
    """Return the error that explains why a move is illegal."""
    family, k = Move.of(move)
    step = Step(state["step"])
    clause = CLAUSES.get(family) or STEP_CLAUSES.get(step, "1")
    text = family.word if family.count == 1 else f"{family.word} {thing(box, family, k)}"
    if CLAUSES.get(family) == "tokens" and not box["tokens"]:
        return IllegalMove("no-tokens", clause, move=text)
    if step not in STEPS[family]:
        return IllegalMove("not-this-step", clause, move=text, step=name_of(step))
    code, facts = _reason(box, state, family, k)
    return IllegalMove(code, clause, move=text, **facts)


def _reason(box: Any, state: Any, family: Move, k: int) -> Reason:
    seat = int(state["seat"])
    if family in FEATURES:
        unready = _unready(box, state, family)
        if unready:
            return unready
    if family in FROM_DECK:
        return ("deck-empty", {}) if k == 0 else ("not-open", {"card": card_name(k - 1)})
    if family == Move.FOR:
        return "not-open", {"card": card_name(k)}
    if family == Move.LAY and state["step"] == Step.REORDERING:
        return "not-lifted", {"card": card_name(k)}
    if family in HAND_MOVES and k not in state["hand"][seat]:
        return "not-in-hand", {"card": card_name(k)}
    if family in (Move.BUILD, Move.EXTEND):
        return _no_column(box, state, family, k)
    if family == Move.LAY:
        return "other-monument", {"monument": name_of(Monument(state["laying"])), "card": card_name(k)}
    if family == Move.FOURTH and state["bought"]:
        return "fourth-bought", {}
    if family in (Move.SCORE, Move.FOURTH):
        return "no-pair", {"card": card_name(k), "symbol": name_of(Symbol(box["symbol"][k]))}
    if family == Move.WITH:
        return "other-symbol", {"card": card_name(k), "symbol": name_of(Symbol(state["symbol"]))}
    if family == Move.DONE:
        return "more-needed", {"monument": name_of(Monument(state["laying"])), "cards": int(state["due"])}
    if family == Move.HISTORIAN:
        return _no_history(box, state)
    return _no_purchase(box, state, k)


def _no_column(box: Any, state: Any, family: Move, k: int) -> Reason:
    seat = int(state["seat"])
    index = int(box["monument"][k])
    monument = name_of(Monument(index))
    own = state["height"][seat, index] > 0
    if family == Move.EXTEND:
        return "not-built", {"monument": monument}
    if own:
        return "built-already", {"monument": monument}
    if state["builders"][index] == BUILDERS:
        return "built-twice", {"monument": monument}
    cards = sum(1 for card in state["hand"][seat] if card != NONE and box["monument"][card] == index)
    least = int(box["least"][state["builders"][index]])
    return "too-few-cards", {"monument": monument, "least": least, "cards": cards}


def _no_history(box: Any, state: Any) -> Reason:
    seat = int(state["seat"])
    if state["historians"][seat] == 0:
        return "no-historian", {}
    if reach(box, state, seat) == 0:
        return "nothing-to-write", {}
    return "turn-begun", {}


def _unready(box: Any, state: Any, family: Move) -> Reason | None:
    """Return why a token's feature cannot be used with any card, or None."""
    seat = int(state["seat"])
    token = FEATURES[family]
    if state["holder"][token] != seat:
        return "not-holder", {"token": name_of(token)}
    if state["used"][token]:
        return "token-used", {"token": name_of(token)}
    if family == Move.EXTRA and total(state, seat) < box["extra_cost"]:
        return "no-points", {"points": int(box["extra_cost"])}
    if family == Move.SWAP and state["opened"] == 0:
        return "display-empty", {}
    return None


def _no_purchase(box: Any, state: Any, token: int) -> Reason:
    symbol = name_of(Symbol(token))
    if state["holder"][token] == state["seat"]:
        return "holder-already", {"token": symbol}
    others = [int(state["emblems"][other, token]) for other in range(box["players"]) if other != state["seat"]]
    return "no-majority", {
        "token": symbol,
        "cards": int(state["emblems"][int(state["seat"]), token]),
        "others": max(others),
    }
