"""Positions of Pergamon: read a position from JSON, and check that it is possible."""

import itertools
from typing import Any

from digsite.core.errors import BadPosition
from digsite.core.given import Given, many, named, whole
from digsite.games.pergamon.state import (
    BAG_COINS,
    DEAL,
    FUNDS,
    GALLERIES,
    MARKERS,
    MUSEUM,
    NONE,
    RAIDER,
    ROOM,
    ROUNDS,
    SPACES,
    TILES,
    Back,
    Step,
    Why,
)

MAX_COINS = 999
ROW_STEPS = (Step.JOINING, Step.POLISHING)
TURN_STEPS = (Step.DIGGING, Step.EXHIBITING, Step.REPLACING, Step.STORING, *ROW_STEPS)


def arrange(box: Any, given: Given, state: Any) -> None:
    """Read a position in the format of `view.describe`."""
    players = int(box["players"])
    tile_of = {int(number): tile for tile, number in enumerate(box["number"])}

    lying: set[int] = set()

    def tile(where: str, value: Any) -> int:
        if type(value) is not int or value not in tile_of:
            raise BadPosition(f"{where} is {value!r}; it must be the number of a find, such as {min(tile_of)}")
        if value in lying:
            raise BadPosition(f"{where}: find {value} is in two places, and can be in one")
        lying.add(value)
        return tile_of[value]

    def figure(where: str, value: Any) -> int:
        if value is None:
            return NONE
        return RAIDER if value == "raider" else whole(where, value, 0, players - 1)

    def tiles(where: str, value: Any) -> list[int]:
        return many(where, value, tile, 0, TILES)

    state["seat"] = given.read("seat", figure)
    state["calendar"] = given.whole("calendar", 1, ROUNDS)
    state["step"] = given.named("step", Step)
    state["order"] = NONE
    state["order"][:players] = given.many("order", lambda at, v: whole(at, v, 0, players - 1), players)
    state["placed"] = given.whole("placed", 0, players)
    state["standing"] = [NONE, *given.many("track", figure, SPACES)]
    state["acting"] = given.whole("acting", 0, SPACES)
    state["coins"][:players] = given.many("coins", lambda at, v: whole(at, v, 0, MAX_COINS), players)
    state["coins"][RAIDER] = given.whole("raider-coins", 0, MAX_COINS)
    state["points"][:players] = given.many("points", _points, players)
    state["funds"][1:] = given.many("funds-left", lambda at, v: whole(at, v, 0, 99), FUNDS)
    state["backs"] = given.many("backs", lambda at, v: NONE if v is None else named(at, v, Back), 2)
    state["fronts"] = given.many("fronts", lambda at, v: whole(at, v, 0, FUNDS), 2)
    _fill(state["laid"], sorted(given.many("to-lay", tile, 0, DEAL)))
    state["lay_next"] = given.whole("lay-next", 0, GALLERIES)
    for gallery, found in enumerate(given.many("galleries", tiles, GALLERIES)):
        if len(found) > ROOM:
            raise BadPosition(f"position.galleries[{gallery + 1}] has {len(found)} finds, and has room for {ROOM}")
        _fill(state["gallery"][gallery], found)
        state["filled"][gallery] = len(found)
    state["hand"] = NONE
    for seat, held in enumerate(given.many("hands", tiles, players)):
        _fill(state["hand"][seat], sorted(held))
        state["held"][seat] = len(held)
    state["joined"] = NONE
    row = given.many("row", tile, 0, TILES)
    _join(box, state, "position.row", row)
    state["row_length"] = len(row)
    state["row_first"], state["row_last"] = (row[0], row[-1]) if row else (NONE, NONE)
    state["polish"] = given.whole("polish", 0, MAX_COINS)
    state["collection"] = NONE
    for seat, shown in enumerate(given.many("museum", lambda at, v: _collections(at, v, tile), players)):
        for marker, space, row in shown:
            state["marker"][seat, marker] = space
            state["collection"][seat, marker] = row[0]
            _join(box, state, f"position.museum[{seat + 1}]", row)
    unseen = sorted(given.many("unseen", tile, 0, TILES))
    _fill(state["pile"], unseen)
    state["piled"] = len(unseen)


def _points(where: str, value: Any) -> list[int]:
    given = Given(value, where)
    points = [given.whole(why.name.lower(), 0, MAX_COINS) for why in Why]
    given.done()
    return points


def _collections(where: str, value: Any, tile: Any) -> list[tuple[int, int, list[int]]]:
    """Read a player's collections: marker, space and row of each."""
    found = []
    for at, entry in enumerate(many(where, value, lambda _, entry: entry, 0, MARKERS)):
        given = Given(entry, f"{where}[{at + 1}]")
        marker = given.whole("marker", 1, MARKERS) - 1
        found.append((marker, given.whole("space", 1, MUSEUM), given.many("row", tile, 2, TILES)))
        given.done()
    if len({marker for marker, _, _ in found}) < len(found):
        raise BadPosition(f"{where} has one marker at two collections")
    return found


def _fill(places: Any, tiles: list[int]) -> None:
    places[:] = NONE
    places[: len(tiles)] = tiles


def _join(box: Any, state: Any, where: str, row: list[int]) -> None:
    for tile, right in itertools.pairwise(row):
        if box["right"][tile] != box["left"][right]:
            a, b = int(box["number"][tile]), int(box["number"][right])
            raise BadPosition(f"{where}: {a} and {b} do not join, their touching halves are of different objects")
        state["joined"][tile] = right


def check(box: Any, state: Any) -> None:
    """Check that everything is in exactly one place and that the step fits the table.

    The compiled rules trust a position that passes: it never makes them read or write outside their arrays.
    """
    _check_finds(box, state)
    _check_track(box, state)
    _check_funds(box, state)
    spaces = state["marker"][state["marker"] > 0].tolist()
    if len(set(spaces)) < len(spaces):
        raise BadPosition("two markers stand on one space of the museum, and each must have its own")
    _check_step(box, state)


def finds_on_the_table(box: Any, state: Any) -> list[int]:
    """Return every find in play, repeated if it is in several places; the others are in the box, face up."""
    rows = [state["row_first"], *state["collection"].ravel()]
    found = [tile for places in ("pile", "laid", "gallery", "hand") for tile in state[places].ravel().tolist()]
    for tile in rows:
        while tile != NONE:
            found.append(int(tile))
            tile = state["joined"][tile]
    return [tile for tile in found if tile != NONE]


def _check_finds(box: Any, state: Any) -> None:
    found = finds_on_the_table(box, state)
    for tile in found:
        if found.count(tile) > 1:
            raise BadPosition(f"find {int(box['number'][tile])} is in {found.count(tile)} places, and can be in one")
    least = DEAL * (ROUNDS - int(state["calendar"]))
    if state["piled"] < least:
        raise BadPosition(
            f"{int(state['piled'])} finds are unseen, but {least} must still lie on the calendar "
            f"after round {int(state['calendar'])}"
        )


def _check_track(box: Any, state: Any) -> None:
    players = int(box["players"])
    standing = [figure for figure in state["standing"][1:].tolist() if figure != NONE]
    if len(set(standing)) < len(standing):
        raise BadPosition("a figure stands on two spaces of the track, and can be on one")
    if sorted(state["order"][:players].tolist()) != list(range(players)):
        raise BadPosition(f"position.order must name each of the seats 0 to {players - 1} once")
    placing = state["step"] == Step.PLACING or state["step"] == Step.SORTING
    sorting = state["step"] == Step.SORTING
    raider = players == 2 and not sorting
    expected = {int(seat) for seat in state["order"][: state["placed"]]} | ({RAIDER} if raider else set())
    if set(standing) != expected:
        raise BadPosition(
            "the figures on the track must be those of the seats that have placed, and with two players the raider"
        )
    if not placing and state["placed"] != players:
        raise BadPosition(f"{int(state['placed'])} figures are placed, but after placing all {players} are")
    if raider and state["standing"][box["raider_space"][state["backs"].sum()]] != RAIDER:
        raise BadPosition("the raider must stand on the space that the backs of the funds cards give him")
    if players != 2 and state["coins"][RAIDER] > 0:
        raise BadPosition("position.raider-coins must be 0 where no raider plays")
    if placing and (state["acting"] != 0 or (sorting and state["placed"] != 0)):
        raise BadPosition("nobody acts before all figures are placed, and none is placed while finds are sorted")


def _check_funds(box: Any, state: Any) -> None:
    drawn = 0 if state["step"] == Step.SORTING else 2
    if any((state["backs"] == NONE) == (drawn > 0)):
        raise BadPosition("position.backs must be null while finds are sorted, and bag or chest afterwards")
    turned = state["step"] not in (Step.SORTING, Step.PLACING)
    if turned != bool(state["fronts"].all()) or turned != bool(state["fronts"].any()):
        raise BadPosition("the funds cards show their values exactly when all figures are placed")
    if turned and any((state["fronts"] > BAG_COINS) != (state["backs"] == Back.CHEST)):
        raise BadPosition(f"a bag hides 1 to {BAG_COINS} coins and a chest more; backs and fronts do not fit")
    if any(state["funds"] > box["funds"]):
        raise BadPosition("more funds cards are left of some value than the box has")
    waiting = 0 if turned else drawn
    played = 2 * (int(state["calendar"]) - 1) + drawn - waiting
    if box["funds"].sum() - state["funds"].sum() != played:
        raise BadPosition(f"position.funds-left must lack the {played} cards whose values have been seen")
    bags = int(state["funds"][1 : BAG_COINS + 1].sum())
    chests = int(state["funds"][BAG_COINS + 1 :].sum())
    if waiting and ((state["backs"] == Back.BAG).sum() > bags or (state["backs"] == Back.CHEST).sum() > chests):
        raise BadPosition(f"the backs are impossible: {bags} bags and {chests} chests are left in position.funds-left")


def _check_step(box: Any, state: Any) -> None:
    step = Step(state["step"])
    over = step == Step.OVER
    if over != (state["seat"] == NONE):
        raise BadPosition("position.seat is null exactly when the game is over")
    if over:
        if state["calendar"] != ROUNDS or state["acting"] != 0:
            raise BadPosition(f"the game is over only when round {ROUNDS} is, with nobody acting")
        return
    if state["seat"] == RAIDER:
        raise BadPosition("position.seat is the raider, who decides nothing")
    if (step == Step.SORTING) != (state["laid"][0] != NONE):
        raise BadPosition("there are finds to lay exactly while they are sorted")
    if step == Step.SORTING:
        _check_sorting(box, state)
    if step == Step.PLACING and (state["placed"] == box["players"] or state["seat"] != state["order"][state["placed"]]):
        raise BadPosition("the seat to place must be the next in position.order")
    if step in TURN_STEPS and state["standing"][state["acting"]] != state["seat"]:
        raise BadPosition("position.acting must be the space on which the seat to act stands")
    if (step in ROW_STEPS) != (state["row_length"] > 0) or (step == Step.POLISHING and state["row_length"] < 2):
        raise BadPosition(
            "there is a row in the making exactly while joining or polishing, and only two finds can be polished"
        )
    if state["polish"] and step != Step.POLISHING:
        raise BadPosition("nothing is polished except in the step of that name")
    if state["polish"] > box["polish_limit"] and state["calendar"] < ROUNDS:
        raise BadPosition(f"before round {ROUNDS} a collection is polished with {box['polish_limit']} coins at most")
    if step in (*ROW_STEPS, Step.REPLACING) and (state["marker"][state["seat"]] > 0).all():
        raise BadPosition("the seat to act needs a free marker for its row, and all three are in the museum")
    if step in (Step.EXHIBITING, Step.STORING, Step.REPLACING) and state["held"][state["seat"]] == 0:
        raise BadPosition("the seat to act has no finds in hand to show or store")


def _check_sorting(box: Any, state: Any) -> None:
    """Check that the start player decides between finds of one century, and that every find has a gallery to go to."""
    laid = state["laid"][state["laid"] != NONE]
    centuries = box["century"][laid]
    if not box["free_sorting"] or state["seat"] != state["order"][0] or (centuries == centuries[0]).sum() < 2:
        raise BadPosition("only with free-sorting, the start player sorts, and only finds of the same century")
    if (state["filled"][state["lay_next"] :] < ROOM).sum() < len(laid):
        raise BadPosition("position.to-lay has more finds than the galleries from position.lay-next on have room for")
