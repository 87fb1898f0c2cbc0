"""Positions of Thebes: read a position from JSON, and check that it is possible."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from digsite.core.errors import BadPosition
from digsite.core.given import Given, many, name_of, named, whole
from digsite.games.thebes.state import (
    COUNTS,
    FACES,
    FIELDS,
    LAID,
    NONE,
    PRESENTED,
    REGION_FINDS,
    REGIONS,
    ROWS,
    TAKEABLE,
    WHAT,
    Card,
    Face,
    Memory,
    Professor,
    Region,
    Step,
)
from digsite.games.thebes.view import CARD_NAMES, FACE_NAMES, PERMIT_NAMES, REGION_NAMES

MAX_WEEKS = 9999
MAX_OWED = 99
ACTIONS = range(Card.PERMIT, Card.EXHIBITION)
MEMORIES = ["look", *(name_of(memory) for memory in Memory)]


def _counts(where: str, value: Any, names: Sequence[object]) -> list[int]:
    """Read counts from an object whose keys are among these names."""
    given = Given(value, where)
    texts = [str(name) for name in names]
    if unknown := [name for name in value if name not in texts]:
        raise BadPosition(f"{where} has no `{unknown[0]}`; it has {', '.join(texts)}")
    return [given.whole(text, 0, MAX_OWED) if text in value else 0 for text in texts]


def arrange(box: Any, given: Given, state: Any) -> None:
    """Read a position in the format of `view.describe`."""
    players = int(box["players"])

    def seat(where: str, value: Any) -> int:
        return NONE if value is None else whole(where, value, 0, players - 1)

    def card(where: str, value: Any) -> int:
        if value is not None and value not in CARD_NAMES[:TAKEABLE]:
            raise BadPosition(f"{where} is {value!r}; it must be a card such as {CARD_NAMES[0]}, or null")
        return NONE if value is None else CARD_NAMES.index(value)

    state["seat"] = given.read("seat", seat)
    state["step"] = given.named("step", Step)
    state["robbed"] = given.read("robbed", lambda at, v: NONE if v is None else named(at, v, Region))
    state["museum"] = given.read("museum", lambda at, v: NONE if v is None else whole(at, v, 1, 4) - 1)
    state["owed"] = given.whole("owed", 0, MAX_OWED)
    state["order"] = NONE
    for place, (marker, week) in enumerate(given.many("track", lambda at, v: _marker(at, v, players), players)):
        state["order"][place] = marker
        state["week"][marker] = week
    state["deck"][: len(CARD_NAMES)] = given.read("deck", lambda at, v: _counts(at, v, CARD_NAMES))
    state["greens"] = state["deck"].sum()
    state["display"] = given.many("display", card, FIELDS)
    state["beside"] = given.read("beside", lambda at, v: _counts(at, v, CARD_NAMES[TAKEABLE:]))
    holders = Given(given.object("professors"), "position.professors")
    state["professor"] = [holders.read(name_of(professor), seat) for professor in Professor]
    holders.done()
    for player, (cards, permits, finds, shows) in enumerate(given.many("players-have", _belongings, players)):
        state["cards"][player] = cards
        state["permits"][player] = permits
        state["finds"][player] = finds
        state["shows"][player] = shows
    _count_knowledge(box, state)
    for region, pile in enumerate(given.many("piles", lambda at, v: _pile(at, v, players), REGIONS)):
        state["laid"][region], state["fresh"][region], state["seen"][region], rows = pile
        state["rows"][region] = len(rows)
        state["history"][region] = 0
        if rows:
            state["history"][region, : len(rows)] = rows
        state["unseen"][region] = _unseen(box, state, region)
        state["piled"][region] = state["fresh"][region] + state["seen"][region].sum()


def _marker(where: str, value: Any, players: int) -> tuple[int, int]:
    given = Given(value, where)
    marker = given.whole("seat", 0, players - 1), given.whole("week", 0, MAX_WEEKS)
    given.done()
    return marker


def _belongings(where: str, value: Any) -> tuple[list[int], list[int], list[list[int]], list[int]]:
    given = Given(value, where)
    finds = Given(given.object("finds"), f"{where}.finds")
    found = (
        given.read("cards", lambda at, v: _counts(at, v, CARD_NAMES[:TAKEABLE])),
        given.read("permits", lambda at, v: _counts(at, v, PERMIT_NAMES)),
        [finds.read(name, lambda at, v: _counts(at, v, FACE_NAMES)) for name in REGION_NAMES],
        given.read("shows", lambda at, v: _counts(at, v, CARD_NAMES[TAKEABLE:])),
    )
    finds.done()
    given.done()
    return found


def _pile(where: str, value: Any, players: int) -> tuple[int, int, list[int], list[list[int]]]:
    given = Given(value, where)
    pile = (
        given.whole("laid", 0, REGION_FINDS),
        given.whole("fresh", 0, REGION_FINDS),
        given.read("seen", lambda at, v: _counts(at, v, FACE_NAMES)),
        given.read("history", lambda at, v: many(at, v, lambda a, r: _row(a, r, players), 0, ROWS)),
    )
    given.done()
    return pile


def _row(where: str, value: Any, players: int) -> list[int]:
    given = Given(value, where)
    what = given.text("what")
    if what not in MEMORIES:
        raise BadPosition(f"{where}.what is {what!r}; it must be one of {', '.join(MEMORIES)}")
    looker = given.read("seat", lambda at, v: NONE if v is None else whole(at, v, 0, players - 1))
    if (looker != NONE) != (what == "look"):
        raise BadPosition(f"{where}.seat names a seat exactly for a look")
    number = looker if what == "look" else Memory[what.upper()].value
    row = [number, given.whole("laid", 0, REGION_FINDS), *given.read("cards", lambda at, v: _counts(at, v, FACE_NAMES))]
    given.done()
    return row


def _count_knowledge(box: Any, state: Any) -> None:
    """Count the knowledge of the cards and finds before the players."""
    books = state["cards"] * box["books"][:TAKEABLE]
    state["special"] = books[:, : Card.GENERAL].reshape(-1, REGIONS, 3).sum(axis=2)
    state["general"] = books[:, Card.GENERAL : Card.CONGRESS].sum(axis=1)
    state["general"] += state["finds"][:, :, Face.KNOWLEDGE].sum(axis=1) * box["find_books"]
    state["artifacts"] = state["finds"][:, :, Face.ONE : Face.KNOWLEDGE].sum(axis=2)


def _taken(state: Any, region: int, first: int = 0, last: int | None = None) -> Any:
    """Return how many finds of each face were taken from a pile, by rows of its history."""
    taken = np.zeros(FACES, np.int64)
    for row in state["history"][region, first : state["rows"][region] if last is None else last]:
        if row[WHAT] >= Memory.DRAWN:
            taken += row[COUNTS:]
    taken[Face.RUBBLE] = 0
    return taken


def _unseen(box: Any, state: Any, region: int) -> Any:
    return box["find_copies"][region] - state["seen"][region] - _taken(state, region)


def check(box: Any, state: Any) -> None:
    """Check that every card is in exactly one place, that holdings are allowed, and that histories are possible."""
    _check_cards(box, state)
    _check_track(box, state)
    _check_permits(box, state)
    for region in range(REGIONS):
        _check_pile(box, state, region)
        _check_history(state, region)
    _check_knowledge(box, state)
    _check_professors(box, state)
    _check_step(box, state)
    _check_gifts(box, state)


def _check_cards(box: Any, state: Any) -> None:
    """Check the cards: action cards leave the game when played, all others are always somewhere."""
    found = state["deck"][: len(CARD_NAMES)].astype(np.int64)
    for kind in state["display"].tolist():
        if kind != NONE:
            found[kind] += 1
    found[:TAKEABLE] += state["cards"].sum(axis=0)
    found[TAKEABLE:] += state["beside"] + state["shows"].sum(axis=0)
    for kind, count in enumerate(found.tolist()):
        copies = int(box["copies"][kind])
        if count > copies or (count < copies and kind not in ACTIONS):
            raise BadPosition(f"{count} cards {CARD_NAMES[kind]} are in the game, and the box has {copies}")
    if state["greens"] != state["deck"].sum():
        raise BadPosition("the count of cards with a green back is not that of the deck")
    if (state["display"] == NONE).any() and state["step"] != Step.OVER:
        raise BadPosition("a field of the display is empty only at the end")
    if state["step"] != Step.OVER and state["greens"] == 0:
        raise BadPosition("between turns a card with a green back lies on top of the deck, and there is none left")


def _check_track(box: Any, state: Any) -> None:
    players = int(box["players"])
    order = state["order"][:players].tolist()
    if sorted(order) != list(range(players)) or (state["order"][players:] != NONE).any():
        raise BadPosition(f"position.track must have a marker of each of the seats 0 to {players - 1}")
    weeks = [int(state["week"][seat]) for seat in order]
    if weeks != sorted(weeks) or state["week"][players:].any():
        raise BadPosition("position.track goes from the marker furthest back to the foremost")


def _check_permits(box: Any, state: Any) -> None:
    players = int(box["players"])
    regional, general = box["permits"][players].tolist()
    if (state["permits"][:, :REGIONS] > regional).any() or (state["permits"][:, REGIONS] > general).any():
        raise BadPosition(f"a player has at most {regional} permits for a region and {general} general ones")
    if state["permits"].min() < 0 or state["permits"][players:].any() or state["cards"][players:].any():
        raise BadPosition("only players have cards, and nobody fewer than none")


def _check_pile(box: Any, state: Any, region: int) -> None:
    name = REGION_NAMES[region]
    if (state["unseen"][region] != _unseen(box, state, region)).any() or state["unseen"][region].min() < 0:
        raise BadPosition(f"the finds of {name} are not all somewhere, or some are in two places")
    if state["fresh"][region] < 0 or state["seen"][region].min() < 0:
        raise BadPosition(f"the pile of {name} holds fewer than no finds")
    size = int(state["fresh"][region] + state["seen"][region].sum())
    if size != state["piled"][region] or size + _taken(state, region).sum() != state["laid"][region]:
        raise BadPosition(f"{int(state['laid'][region])} finds were laid on {name}, but {size} lie there or were taken")
    if state["laid"][region] > box["find_total"][region]:
        raise BadPosition(f"more finds were laid on {name} than there are")


def _check_history(state: Any, region: int) -> None:
    """Check that between two looks the pile changed only by what was laid and taken."""
    name = REGION_NAMES[region]
    rows = state["history"][region]
    before, known, laid = 0, np.zeros(FACES, np.int64), 0
    if rows[state["rows"][region] :].any():
        raise BadPosition(f"the history of {name} goes on behind its end")
    for at, row in enumerate(rows[: state["rows"][region]]):
        size = row[LAID] - _taken(state, region, 0, at).sum()
        last = rows[at - 1, LAID] if at else 0
        if not last <= row[LAID] <= state["laid"][region] or not row[COUNTS:].sum() <= size:
            raise BadPosition(f"row {at + 1} of the history of {name} has more cards than lay there then")
        if row[WHAT] >= Memory.DRAWN:
            looked = at > 0 and rows[at - 1, WHAT] < Memory.ALL
            if row[WHAT] == Memory.PICKED and (row[COUNTS:].sum() != 1 or row[COUNTS] or not looked):
                raise BadPosition(f"in {name} a robber picks one find, after he has looked")
            continue
        if row[WHAT] == Memory.ALL and row[COUNTS + 1 :].any():
            raise BadPosition(f"a robber went away from {name} though there was something to take")
        came = row[COUNTS:] + _taken(state, region, before, at) - known
        if came.min() < 0 or came.sum() != row[LAID] - laid:
            raise BadPosition(f"row {at + 1} of the history of {name} does not show what lay there then")
        before, known, laid = at, row[COUNTS:].astype(np.int64), int(row[LAID])
    came = state["seen"][region] + _taken(state, region, before) - known
    if came.min() < 0:
        raise BadPosition(f"finds that somebody saw in the pile of {name} have gone")
    rubble = max((int(row[COUNTS]) for row in rows[: state["rows"][region]]), default=0)
    if state["seen"][region, Face.RUBBLE] < rubble:
        raise BadPosition(f"rubble that was seen in the pile of {name} has gone")


def _check_gifts(box: Any, state: Any) -> None:
    """Check that the finds taken from piles lie before somebody or are in a museum."""
    given = 0
    for region in range(REGIONS):
        gone = _taken(state, region) - state["finds"][:, region].sum(axis=0)
        if gone.min() < 0 or gone[Face.KNOWLEDGE] or state["finds"][:, region].min() < 0:
            raise BadPosition(f"finds of {REGION_NAMES[region]} lie before the players that nobody took from the pile")
        given += int(gone.sum())
    museums = state["shows"][:, PRESENTED - len(box["museum_finds"]) :].sum(axis=0)
    wanted = int((museums * box["museum_finds"]).sum()) - int(state["owed"])
    if given != wanted:
        raise BadPosition(f"{given} finds have left the game, but the museums got {wanted}")


def _check_knowledge(box: Any, state: Any) -> None:
    counted = state.copy()
    _count_knowledge(box, counted)
    for field in ("special", "general", "artifacts"):
        if (counted[field] != state[field]).any():
            raise BadPosition(f"the players' {field} is not what lies before them")


def _check_professors(box: Any, state: Any) -> None:
    """Check that nobody has more knowledge than a professor's holder, and that the holder has enough."""
    players = int(box["players"])
    for professor in Professor:
        everything = state["special"][:players].sum(axis=1) + state["general"][:players]
        books = everything if professor == Professor.GREATEST else state["special"][:players, professor]
        holder = int(state["professor"][professor])
        enough = bool(books.max() >= box["professor_least"][professor])
        if enough != (holder != NONE) or (enough and books[holder] < books.max()):
            raise BadPosition(
                f"position.professors.{name_of(professor)} must be who has the most knowledge, and enough"
            )


def _check_step(box: Any, state: Any) -> None:
    step = Step(state["step"])
    if (step == Step.OVER) != (state["seat"] == NONE):
        raise BadPosition("position.seat is null exactly when the game is over")
    if step != Step.OVER and state["seat"] != state["order"][0]:
        raise BadPosition("position.seat must be the first of position.track")
    giving = step == Step.GIVING
    if giving != (state["museum"] != NONE) or giving != (state["owed"] > 0):
        raise BadPosition("a museum is owed finds exactly while they are given")
    if giving and state["artifacts"][state["seat"]].sum() <= state["owed"]:
        raise BadPosition("there is no choice which finds the museum gets")
    region = int(state["robbed"])
    if (step == Step.PICKING) != (region != NONE):
        raise BadPosition("position.robbed is a region exactly while a find is picked")
    if step == Step.PICKING:
        row = state["history"][region, state["rows"][region] - 1]
        if state["rows"][region] == 0 or row[WHAT] != state["seat"] or not row[COUNTS + 1 :].any():
            raise BadPosition("a robber picks after he has looked, and where there is something to pick")
        if (row[COUNTS:] != state["seen"][region]).any() or state["fresh"][region]:
            raise BadPosition("the robber has seen what lies in the pile")
