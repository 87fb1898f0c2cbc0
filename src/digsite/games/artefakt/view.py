"""The table as people see it, and the whole position."""

from typing import Any

from digsite.core.given import name_of
from digsite.core.per_box import fields_of, per_box, per_position
from digsite.games.artefakt.state import (
    ALL_PARTS,
    COLOURS,
    FIGURES,
    MIDDLE,
    NONE,
    PARTS,
    PASSING,
    SEATS,
    SITE,
    SITES,
    UNUSED,
    Colour,
    Figure,
    Instruction,
    Name,
    Step,
    bit,
    part_of,
    place_of,
)

Fields = dict[str, Any]

COLOUR_NAMES, FIGURE_NAMES = ([name_of(member) for member in kind] for kind in (Colour, Figure))


def counted(number: int) -> int | None:
    """Count from 1, as people do; None where there is nothing."""
    return int(number) + 1 if number != NONE else None


def seat_or_none(seat: int) -> int | None:
    return int(seat) if seat != NONE else None


def colour_or_none(colour: int) -> str | None:
    return name_of(Colour(colour)) if colour != NONE else None


def parts_at(state: Any, colour: int, place: int) -> int:
    """Return the parts of a colour in a place, one bit per part."""
    parts = 0
    for fragment in state["fragment"][colour].tolist():
        if place_of(fragment) == place:
            parts |= 1 << part_of(fragment)
    return parts


def describe(box: Any, state: Any) -> Fields:
    """Return the whole position. Faces nobody has seen are missing because they are not decided yet."""
    players = range(box["players"])
    return {
        "seat": seat_or_none(state["seat"]),
        "step": name_of(Step(state["step"])),
        "round": int(state["rounds"]),
        "start": int(state["start"]),
        "stone": seat_or_none(state["stone"]),
        "circle": [int(site) + 1 for site in state["circle"]],
        "open": [site + 1 for site in range(SITES) if state["open"][site]],
        "figures": [_figures(state, seat) for seat in players],
        "rolled": counted(state["rolled"]),
        "discovered": int(state["discovered"]),
        "plans": [_plan(box, state, seat, FIGURES) for seat in players],
        "turned": state["turned"][: len(players)].tolist(),
        "site": counted(state["site"]),
        "partner": seat_or_none(state["partner"]),
        "origin": counted(state["origin"]),
        "hue": colour_or_none(state["hue"]),
        "winner": seat_or_none(state["winner"]),
        "cards": [pile(state, seat) for seat in players],
        "sites": [pile(state, SITE + site) for site in range(SITES)],
        "middle": pile(state, MIDDLE),
        "passing": pile(state, PASSING),
    }


def pile(state: Any, place: int) -> Fields:
    """Return the fragments of a place: the number never seen of each colour, and the others with their knowers."""
    unseen = {name_of(colour): 0 for colour in Colour}
    seen = []
    for colour in Colour:
        for fragment in state["fragment"][colour].tolist():
            if place_of(fragment) != place:
                continue
            if part_of(fragment) == 0:
                unseen[name_of(colour)] += 1
            else:
                known = [seat for seat in range(SEATS) if fragment & bit(seat)]
                seen.append({"colour": name_of(colour), "part": part_of(fragment), "known-to": known})
    return {"unseen": unseen, "seen": seen}


def _figures(state: Any, seat: int) -> list[int | None]:
    """Return the sites of a player's figures: stout man, lady, tall man."""
    return [counted(site) for site in state["figure"][seat]]


def _plan(box: Any, state: Any, seat: int, shown: int) -> list[int | None]:
    """Return the shown cards on a player's figures, by the steps printed on them."""
    cards = state["card"][seat].tolist()
    return [int(box["steps"][card]) if card != NONE and figure < shown else None for figure, card in enumerate(cards)]


Lying = list[list[list[int]]]
"""For each place, the fragments of each colour."""


def view(box: Any, state: Any, seat: int | None) -> Fields:
    """Return what a seat, or a spectator, sees."""
    for_all, have, lying = _seen_by_all(box, state)
    seen = dict(for_all)
    seen["viewer"] = seat
    seen["sites"] = [
        _site_printed(box)[site]
        | {"open": bool(have["open"][site]), "fragments": backs_and_faces(have, lying, SITE + site, seat)}
        for site in range(SITES)
    ]
    seen["middle"] = backs_and_faces(have, lying, MIDDLE, seat)
    seen["passing"] = backs_and_faces(have, lying, PASSING, seat)
    seen["players"] = [_player(box, have, lying, player, seat) for player in range(box["players"])]
    return seen


@per_position
def _seen_by_all(box: Any, state: Any) -> tuple[Fields, Fields, Lying]:
    """Return what everybody sees, the fields of the state, and where the fragments lie."""
    have = fields_of(state)
    lying: Lying = [[[] for _ in Colour] for _ in range(UNUSED + 1)]
    for colour, fragments in enumerate(have["fragment"].tolist()):
        for fragment in fragments:
            lying[place_of(fragment)][colour].append(fragment)
    seen = {
        "viewer": None,
        "seat": seat_or_none(have["seat"]),
        "step": name_of(Step(have["step"])),
        "round": have["rounds"],
        "round-cap": int(box["round_cap"]),
        "start": have["start"],
        "stone": seat_or_none(have["stone"]),
        "travel-cards": box["steps"].tolist(),
        "discoveries": int(box["discoveries"]),
        "circle": [site + 1 for site in have["circle"].tolist()],
        "sites": [],
        "middle": {},
        "passing": {},
        "players": [],
        "rolled": counted(have["rolled"]),
        "discovered": have["discovered"],
        "travelling": _travelling(have),
        "site": counted(have["site"]),
        "partner": seat_or_none(have["partner"]),
        "origin": counted(have["origin"]),
        "hue": colour_or_none(have["hue"]),
        "winner": seat_or_none(have["winner"]),
    }
    return seen, have, lying


@per_box
def _site_printed(box: Any) -> list[Fields]:
    """Return the sites as they are printed. Instructions are in the rulebook, so closed sites show them too."""
    steps = {Instruction.WALK: int(box["walk"]), Instruction.PUSH: int(box["push"])}
    return [
        {
            "number": site + 1,
            "name": name_of(Name(box["name"][site])),
            "instruction": name_of(Instruction(box["instruction"][site])),
            "steps": steps.get(Instruction(box["instruction"][site]), 0),
        }
        for site in range(SITES)
    ]


def _player(box: Any, have: Fields, lying: Lying, player: int, seat: int | None) -> Fields:
    turned = int(have["turned"][player])
    shown = FIGURES if player == seat else turned
    return {
        "figures": dict(zip(FIGURE_NAMES, _figures(have, player), strict=True)),
        "planned": bool(have["card"][player, 0] != NONE),
        "plan": dict(zip(FIGURE_NAMES, _plan(box, have, player, shown), strict=True)),
        "turned": turned,
        "fragments": backs_and_faces(have, lying, player, seat),
    }


def _travelling(state: Any) -> str | None:
    """Return the figure whose card was turned up last, while it is to travel."""
    if state["step"] != Step.TRAVELLING:
        return None
    return name_of(Figure(state["turned"][state["seat"]] - 1))


def backs_and_faces(have: Fields, lying: Lying, place: int, seat: int | None) -> dict[str, list[int | None]]:
    """Return the fragments of a place by colour: the part where the viewer knows it, None for a back."""
    return {
        name: _faces(have, place, colour, fragments, seat) if fragments else []
        for colour, (name, fragments) in enumerate(zip(COLOUR_NAMES, lying[place], strict=True))
    }


def _faces(have: Fields, place: int, colour: int, fragments: list[int], seat: int | None) -> list[int | None]:
    if seat is None:
        known = _public_parts(have, place, colour, fragments)
    else:
        known = sorted(part_of(f) for f in fragments if f & bit(seat))
    return [None] * (len(fragments) - len(known)) + known


def _public_parts(state: Any, place: int, colour: int, fragments: list[int]) -> list[int]:
    """Return what everybody sees: at the end the winner's artefact, or at the cap all cards."""
    if state["step"] != Step.OVER or place >= SITE:
        return []
    if state["winner"] == NONE:
        return [part_of(f) for f in fragments]
    won = state["winner"] == place and parts_at(state, colour, place) == ALL_PARTS
    return list(range(1, PARTS + 1)) if won else []


def breakdown(box: Any, state: Any, seat: int) -> dict[str, int]:
    """Return how many fragments of each colour a seat has."""
    return {name_of(Colour(colour)): int(state["lying"][seat, colour]) for colour in range(COLOURS)}


def most_parts(state: Any, seat: int) -> int:
    """Return the highest number of different parts of one artefact that a seat has."""
    return max(parts_at(state, colour, seat).bit_count() for colour in Colour)
