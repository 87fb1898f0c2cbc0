"""The table as people see it, and the whole position."""

from typing import Any

from digsite.core.given import name_of
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


def view(box: Any, state: Any, seat: int | None) -> Fields:
    """Return what a seat, or a spectator, sees."""
    players = range(box["players"])
    return {
        "viewer": seat,
        "seat": seat_or_none(state["seat"]),
        "step": name_of(Step(state["step"])),
        "round": int(state["rounds"]),
        "round-cap": int(box["round_cap"]),
        "start": int(state["start"]),
        "stone": seat_or_none(state["stone"]),
        "travel-cards": [int(steps) for steps in box["steps"]],
        "discoveries": int(box["discoveries"]),
        "circle": [int(site) + 1 for site in state["circle"]],
        "sites": [_site(box, state, site, seat) for site in range(SITES)],
        "middle": backs_and_faces(box, state, MIDDLE, seat),
        "passing": backs_and_faces(box, state, PASSING, seat),
        "players": [_player(box, state, player, seat) for player in players],
        "rolled": counted(state["rolled"]),
        "discovered": int(state["discovered"]),
        "travelling": _travelling(state),
        "site": counted(state["site"]),
        "partner": seat_or_none(state["partner"]),
        "origin": counted(state["origin"]),
        "hue": colour_or_none(state["hue"]),
        "winner": seat_or_none(state["winner"]),
    }


def _site(box: Any, state: Any, site: int, seat: int | None) -> Fields:
    """Return a site of the circle. Its instruction is in the rulebook, so a closed site shows it too."""
    instruction = Instruction(box["instruction"][site])
    steps = {Instruction.WALK: int(box["walk"]), Instruction.PUSH: int(box["push"])}
    return {
        "number": site + 1,
        "name": name_of(Name(box["name"][site])),
        "instruction": name_of(instruction),
        "steps": steps.get(instruction, 0),
        "open": bool(state["open"][site]),
        "fragments": backs_and_faces(box, state, SITE + site, seat),
    }


def _player(box: Any, state: Any, player: int, seat: int | None) -> Fields:
    shown = FIGURES if player == seat else int(state["turned"][player])
    return {
        "figures": dict(zip(map(name_of, Figure), _figures(state, player), strict=True)),
        "planned": bool(state["card"][player, 0] != NONE),
        "plan": dict(zip(map(name_of, Figure), _plan(box, state, player, shown), strict=True)),
        "turned": int(state["turned"][player]),
        "fragments": backs_and_faces(box, state, player, seat),
    }


def _travelling(state: Any) -> str | None:
    """Return the figure whose card was turned up last, while it is to travel."""
    if state["step"] != Step.TRAVELLING:
        return None
    return name_of(Figure(state["turned"][state["seat"]] - 1))


def backs_and_faces(box: Any, state: Any, place: int, seat: int | None) -> dict[str, list[int | None]]:
    """Return the fragments of a place by colour: the part where the viewer knows it, None for a back."""
    return {name_of(colour): _faces(box, state, place, colour, seat) for colour in Colour}


def _faces(box: Any, state: Any, place: int, colour: int, seat: int | None) -> list[int | None]:
    fragments = [f for f in state["fragment"][colour].tolist() if place_of(f) == place]
    if seat is None:
        known = _public_parts(state, place, colour, fragments)
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
