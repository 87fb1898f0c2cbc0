"""Positions of Monuments: read a position from JSON, and check that it is possible."""

from typing import Any

import numpy as np

from digsite.core.errors import BadPosition
from digsite.core.given import Given, many, name_of, named, whole
from digsite.games.monuments.moves import card_name
from digsite.games.monuments.state import (
    CARDS,
    HISTORIES,
    MONUMENTS,
    NONE,
    OPEN,
    PIECES,
    REACH,
    SPACES,
    SYMBOLS,
    VALUES,
    Monument,
    Step,
    Symbol,
    Why,
)

MAX_POINTS = 9999
LAYING_STEPS = (Step.BUILDING, Step.EXTENDING, Step.REORDERING)
PAIR_STEPS = (Step.SCORING, Step.BUYING)
NAMES = {card_name(card): card for card in range(CARDS)}


def arrange(box: Any, given: Given, state: Any) -> None:
    """Read a position in the format of `view.describe`."""
    players = int(box["players"])
    state["seat"] = given.read("seat", lambda at, v: NONE if v is None else whole(at, v, 0, players - 1))
    state["turn"] = given.whole("turn", 0, players - 1)
    state["step"] = given.named("step", Step)
    state["actions"] = given.whole("actions", 0, int(box["actions"]) + 1)
    state["bought"] = given.read("fourth-bought", _truth)
    for token in given.many("tokens-used", lambda at, v: named(at, v, Symbol), 0, SYMBOLS):
        state["used"][token] = 1
    state["laying"] = given.read("laying", lambda at, v: NONE if v is None else named(at, v, Monument))
    state["due"] = given.whole("due", 0, VALUES)
    state["symbol"] = given.read("pair", lambda at, v: NONE if v is None else named(at, v, Symbol))
    state["points"][:players] = given.many("points", _points, players)
    state["fame"] = given.many("fame", lambda at, v: whole(at, v, 0, SPACES), MONUMENTS)
    state["historians"][:players] = given.many("historians", lambda at, v: whole(at, v, 0, PIECES), players)
    _place_historians(state, given.many("histories", lambda at, v: _history(at, v, players), 0, HISTORIES))
    state["holder"] = given.read("tokens", lambda at, v: _holders(at, v, box))
    state["column"] = NONE
    for seat, built in enumerate(given.many("columns", _columns, players)):
        for monument, cards in built.items():
            _fill(state["column"][seat, monument], cards)
            state["height"][seat, monument] = len(cards)
    _fill(state["open"], sorted(given.many("open", _card, 0, OPEN)))
    _fill(state["loose"], sorted(given.many("lifted", _card, 0, VALUES)))
    state["offered"] = given.read("offered", lambda at, v: NONE if v is None else _card(at, v))
    _flag(state["gone"], given.many("gone", _card, 0, CARDS))
    state["hand"] = NONE
    for seat, held in enumerate(given.many("hands", _cards, players)):
        _fill(state["hand"][seat], sorted(held))
        state["held"][seat] = len(held)
    _flag(state["shown"], given.many("shown", _card, 0, CARDS))
    _fill(state["pile"], sorted(given.many("unseen", _card, 0, CARDS)))
    state["opened"] = (state["open"] != NONE).sum()
    state["piled"] = (state["pile"] != NONE).sum()
    state["builders"], state["exposed"], state["emblems"] = _tallies(box, state)


def _card(where: str, value: Any) -> int:
    if not isinstance(value, str) or value not in NAMES:
        raise BadPosition(f"{where} is {value!r}; it must be a card, such as 'petra-4'")
    return NAMES[value]


def _cards(where: str, value: Any) -> list[int]:
    return many(where, value, _card, 0, CARDS)


def _truth(where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(f"{where} is {value!r}; it must be true or false")
    return value


def _points(where: str, value: Any) -> list[int]:
    given = Given(value, where)
    points = [given.whole(name_of(why), -MAX_POINTS, MAX_POINTS) for why in Why]
    given.done()
    return points


def _history(where: str, value: Any, players: int) -> tuple[int, int]:
    given = Given(value, where)
    history = given.whole("seat", 0, players - 1), given.whole("cards", 1, REACH)
    given.done()
    return history


def _place_historians(state: Any, placed: list[tuple[int, int]]) -> None:
    state["written"] = len(placed)
    state["writer"] = NONE
    state["volume"] = 0
    for i, (seat, cards) in enumerate(placed):
        state["writer"][i], state["volume"][i] = seat, cards


def _holders(where: str, value: Any, box: Any) -> list[int]:
    """Read the holders of ship, helmet and scroll; without the expansion there are none."""
    given = Given(value, where)
    players = int(box["players"])
    if not box["tokens"]:
        given.done()
        return [NONE] * SYMBOLS
    holders = [
        given.read(name_of(token), lambda at, v: NONE if v is None else whole(at, v, 0, players - 1))
        for token in Symbol
    ]
    given.done()
    return holders


def _columns(where: str, value: Any) -> dict[int, list[int]]:
    """Read a player's monuments, each with its cards in the order in which they lie."""
    given = Given(value, where)
    built = {}
    for monument in Monument:
        name = name_of(monument)
        if name not in value:
            continue
        cards = given.many(name, _card, 1, VALUES)
        for card in cards:
            if card // VALUES != monument:
                raise BadPosition(f"{where}.{name} has {card_name(card)}, and takes cards of its own monument only")
        built[int(monument)] = cards
    given.done()
    return built


def _fill(places: Any, cards: list[int]) -> None:
    places[:] = NONE
    places[: len(cards)] = cards


def _flag(flags: Any, cards: list[int]) -> None:
    flags[:] = 0
    flags[cards] = 1


def _tallies(box: Any, state: Any) -> tuple[list[int], list[int], list[list[int]]]:
    """Count from the columns: builders by monument, columns of two or more cards, and symbols by player.

    A column that is taken up counts as it lay.
    """
    heights = np.zeros(state["height"].shape, int)
    emblems = np.zeros(state["emblems"].shape, int)
    for seat in range(len(heights)):
        columns = state["column"][seat]
        cards = columns[columns != NONE]
        if seat == state["turn"]:
            cards = np.append(cards, state["loose"][state["loose"] != NONE])
        np.add.at(heights[seat], box["monument"][cards], 1)
        np.add.at(emblems[seat], box["symbol"][cards], 1)
    return (heights > 0).sum(axis=0).tolist(), (heights > 1).sum(axis=1).tolist(), emblems.tolist()


def check(box: Any, state: Any) -> None:
    """Check that everything is in exactly one place and that the step fits the table."""
    _check_cards(box, state)
    _check_counts(box, state)
    _check_columns(box, state)
    _check_historians(box, state)
    _check_tokens(box, state)
    _check_step(box, state)


def _check_cards(box: Any, state: Any) -> None:
    """Check that each of the 108 cards is in exactly one place."""
    found = state["gone"].astype(int)
    for places in ("pile", "open", "hand", "column", "loose", "offered"):
        cards = state[places].ravel()
        np.add.at(found, cards[cards != NONE], 1)
    for card in np.flatnonzero(found != 1).tolist():
        raise BadPosition(f"{card_name(card)} is in {int(found[card])} places; it must be in one")
    players = int(box["players"])
    if box["sort_out"][players]:
        for card in np.flatnonzero(box["marked"] & (state["gone"] == 0)).tolist():
            raise BadPosition(f"{card_name(card)} is marked III and must be gone with {players} players")
    for card in np.flatnonzero(state["shown"]).tolist():
        if card not in state["hand"]:
            raise BadPosition(f"{card_name(card)} is shown, but in no hand")
    aside = int(box["set_aside"][players])
    if state["piled"] < aside:
        raise BadPosition(f"{int(state['piled'])} cards are unseen, but {aside} were set aside and never seen")
    if state["opened"] > box["open_cards"]:
        raise BadPosition(f"there are more open cards than {int(box['open_cards'])}")


def _check_counts(box: Any, state: Any) -> None:
    """Check that piles are in order, without gaps, and of the stated length."""
    piles = [("open", state["open"], state["opened"]), ("unseen", state["pile"], state["piled"])]
    piles += [(f"hand {seat}", state["hand"][seat], state["held"][seat]) for seat in range(len(state["held"]))]
    piles += [("lifted", state["loose"], (state["loose"] != NONE).sum())]
    for name, cards, count in piles:
        held = cards[: int(count)].tolist()
        if held != sorted(held) or NONE in held or (cards[int(count) :] != NONE).any():
            raise BadPosition(f"the cards of {name} are not in order, or not {int(count)}")


def _check_columns(box: Any, state: Any) -> None:
    if (state["height"] != (state["column"] != NONE).sum(axis=2)).any():
        raise BadPosition("a column is not as high as it is said to be")
    builders, exposed, emblems = _tallies(box, state)
    gone = state["gone"].reshape(MONUMENTS, VALUES).sum(axis=1)
    for monument in Monument:
        if builders[monument] > len(box["least"]) - 1:
            raise BadPosition(f"{name_of(monument)} has {builders[monument]} builders, and can have two")
        fame, lost = int(state["fame"][monument]), int(gone[monument])
        if fame > lost:
            raise BadPosition(f"the fame of {name_of(monument)} is {fame}, but only {lost} of its cards are gone")
        if fame > 0 and builders[monument] == 0:
            raise BadPosition(f"{name_of(monument)} is famous, and nobody has built it")
    if (
        state["builders"].tolist() != builders
        or state["exposed"].tolist() != exposed
        or state["emblems"].tolist() != emblems
    ):
        raise BadPosition("builders or symbols are not those of the columns")


def _check_historians(box: Any, state: Any) -> None:
    written = int(state["written"])
    volumes = state["volume"][:written].tolist()
    for seat in range(int(box["players"])):
        pieces = int(box["pieces"][box["players"]])
        placed = state["writer"][:written].tolist().count(seat)
        if state["historians"][seat] + placed != pieces:
            raise BadPosition(
                f"seat {seat} has {int(state['historians'][seat])} historians at home and {placed} on the track, "
                f"together there must be {pieces}"
            )
    if volumes != sorted(volumes, reverse=True):
        raise BadPosition("position.histories goes from the best historian to the worst")
    if sum(volumes) < int(state["fame"].sum()):
        raise BadPosition("the markers have gone further than the histories took cards")


def _check_tokens(box: Any, state: Any) -> None:
    for token in Symbol:
        if state["used"][token] and (not box["tokens"] or state["holder"][token] != state["turn"]):
            raise BadPosition(f"the {name_of(token)} token is used, but the player on turn does not hold it")


def _check_step(box: Any, state: Any) -> None:
    step = Step(state["step"])
    if (step == Step.OVER) != (state["seat"] == NONE):
        raise BadPosition("position.seat is null exactly when the game is over")
    if state["seat"] not in (NONE, state["turn"]):
        raise BadPosition("position.seat must be the seat whose turn it is")
    if (step in LAYING_STEPS) != (state["laying"] != NONE):
        raise BadPosition("position.laying names a monument exactly while one is built or extended")
    if (step in PAIR_STEPS) != (state["symbol"] != NONE):
        raise BadPosition("position.pair names a symbol exactly while the second card of a pair is chosen")
    if (step == Step.SWAPPING) != (state["offered"] != NONE):
        raise BadPosition("position.offered names a card exactly while it is swapped")
    if (step == Step.REORDERING) != (state["loose"][0] != NONE):
        raise BadPosition("position.lifted has cards exactly while a column is reordered")
    if state["due"] and step != Step.BUILDING:
        raise BadPosition("position.due is 0 except while a monument is built")
    if (step == Step.ENDING and state["actions"]) or (step in (Step.ACTING, *LAYING_STEPS) and not state["actions"]):
        raise BadPosition(f"{int(state['actions'])} actions are due, which does not fit the step {name_of(step)}")
    if step == Step.OVER:
        _check_end(box, state)
    else:
        _check_hand_of_the_turn(box, state, step)


def _check_end(box: Any, state: Any) -> None:
    """Check that the game is over if the display could not be filled, and that a turn that broke off had to."""
    if state["opened"] == box["open_cards"] or state["piled"] > box["set_aside"][box["players"]]:
        raise BadPosition("the game is over only when the deck is empty and the open cards cannot be filled up")
    if state["actions"] and (state["opened"] or _acts(box, state)):
        raise BadPosition("the last turn broke off with actions due, but one was possible")


def _acts(box: Any, state: Any) -> bool:
    """Return whether the player whose turn it is has an action other than drawing a card."""
    seat = int(state["turn"])
    hand = [card for card in state["hand"][seat].tolist() if card != NONE]
    symbols = [int(box["symbol"][card]) for card in hand]
    monuments = [card // VALUES for card in hand]
    least = [int(box["least"][builders]) for builders in state["builders"]]
    emblems = state["emblems"][: box["players"]]
    rivals = np.delete(emblems, seat, axis=0).max(axis=0)
    majority = (emblems[seat] > rivals) & (state["holder"] != seat)
    return (
        len(set(symbols)) < len(symbols)
        or any(state["height"][seat, monument] > 0 for monument in monuments)
        or any(monuments.count(monument) >= least[monument] for monument in monuments)
        or bool(box["tokens"] and majority.any())
    )


def _check_hand_of_the_turn(box: Any, state: Any, step: Step) -> None:
    """Check that the player can finish what they began."""
    seat = int(state["seat"])
    hand = [card for card in state["hand"][seat].tolist() if card != NONE]
    if step in LAYING_STEPS and any(card != NONE and card // VALUES != state["laying"] for card in state["loose"]):
        raise BadPosition("position.lifted holds cards of another monument than the one extended")
    if step in (Step.BUILDING, Step.EXTENDING) and state["height"][seat, state["laying"]] == 0:
        raise BadPosition("the monument in the making has no column")
    if state["due"] > sum(1 for card in hand if card // VALUES == state["laying"]):
        raise BadPosition("the builder does not hold the cards that must still be laid")
    if step in PAIR_STEPS and all(box["symbol"][card] != state["symbol"] for card in hand):
        raise BadPosition("the seat to act does not hold the second card of its pair")
    dry = state["opened"] == 0 and state["piled"] == box["set_aside"][box["players"]]
    if step == Step.ACTING and dry and not _acts(box, state):
        raise BadPosition("an action is due, and there is none that the seat to act could take")
    if step == Step.SWAPPING and state["opened"] == 0:
        raise BadPosition("there is no open card to swap for")
