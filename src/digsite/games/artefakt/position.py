"""Positions of Artefakt: read a position from JSON, and check that it is possible."""

from typing import Any

from digsite.core.errors import BadPosition
from digsite.core.given import Given, many, name_of, named, whole
from digsite.games.artefakt.state import (
    ALL_PARTS,
    COLOURS,
    FIGURES,
    FRAGMENTS,
    KNOWERS,
    MIDDLE,
    NONE,
    OPEN,
    PARTS,
    PASSING,
    PLACES,
    SITE,
    SITES,
    UNUSED,
    Colour,
    Step,
    bit,
    part_of,
    place_of,
    written,
)
from digsite.games.artefakt.view import parts_at

MAX_ROUNDS = 9999
SITE_STEPS = (Step.CLAIMING, Step.USING, Step.TRADING, Step.CARRYING)


def arrange(box: Any, given: Given, state: Any) -> None:
    """Read a position in the format of `view.describe`."""
    players = int(box["players"])

    def seat(where: str, value: Any) -> int:
        return NONE if value is None else whole(where, value, 0, players - 1)

    def site(where: str, value: Any) -> int:
        return whole(where, value, 1, SITES) - 1

    def site_or_none(where: str, value: Any) -> int:
        return NONE if value is None else site(where, value)

    state["seat"] = given.read("seat", seat)
    state["step"] = given.named("step", Step)
    state["rounds"] = given.whole("round", 0, MAX_ROUNDS)
    state["start"] = given.whole("start", 0, players - 1)
    state["stone"] = given.read("stone", seat)
    state["circle"] = given.many("circle", site, SITES)
    for at, here in enumerate(state["circle"].tolist()):
        state["spot"][here] = at
    state["open"][given.many("open", site, 0, SITES)] = 1
    state["figure"] = NONE
    figures = given.many("figures", lambda at, v: many(at, v, site_or_none, FIGURES), players)
    for player, sites in enumerate(figures):
        state["figure"][player] = sites
        for standing in sites:
            if standing != NONE:
                state["standing"][standing, player] += 1
    state["rolled"] = given.read("rolled", site_or_none)
    state["discovered"] = given.whole("discovered", 0, SITES)
    state["card"] = NONE
    state["card"][:players] = given.many("plans", lambda at, v: _plan(box, at, v), players)
    state["turned"][:players] = given.many("turned", lambda at, v: whole(at, v, 0, FIGURES), players)
    state["site"] = given.read("site", site_or_none)
    state["partner"] = given.read("partner", seat)
    state["origin"] = given.read("origin", site_or_none)
    state["hue"] = given.read("hue", lambda at, v: NONE if v is None else named(at, v, Colour))
    state["winner"] = given.read("winner", seat)
    _arrange_fragments(box, given, state, players)


def _plan(box: Any, where: str, value: Any) -> list[int]:
    """Read the cards on a player's figures, by the steps printed on them."""
    steps = box["steps"].tolist()

    def card(at: str, shown: Any) -> int:
        if shown is None:
            return NONE
        if type(shown) is not int or shown not in steps:
            raise BadPosition(f"{at} is {shown!r}; it must be one of {', '.join(map(str, steps))}, or null")
        return int(steps.index(shown))

    return many(where, value, card, FIGURES)


def _arrange_fragments(box: Any, given: Given, state: Any, players: int) -> None:
    """Read the fragments of all places, and count what follows from where they lie."""

    def pile(where: str, value: Any) -> tuple[str, Given]:
        return where, Given(value, where)

    piles = [
        *enumerate(given.many("cards", pile, players)),
        *enumerate(given.many("sites", pile, SITES), SITE),
        (MIDDLE, given.read("middle", pile)),
        (PASSING, given.read("passing", pile)),
    ]
    found: list[list[int]] = [[] for _ in Colour]
    for place, (where, content) in piles:
        unseen = Given(content.object("unseen"), f"{where}.unseen")
        for colour in Colour:
            found[colour] += [written(place, 0, 0)] * unseen.whole(name_of(colour), 0, FRAGMENTS)
        unseen.done()
        for hue, part, knowers in content.many("seen", lambda at, v: _seen(at, v, players), 0, COLOURS * FRAGMENTS):
            found[hue].append(written(place, part, knowers))
        content.done()
    for colour, fragments in zip(Colour, found, strict=True):
        printed = int(box["copies"][colour].sum())
        if len(fragments) != printed:
            name = name_of(colour)
            raise BadPosition(f"there are {len(fragments)} {name} fragments, and the box has {printed}")
        fragments += [written(UNUSED, 0, 0)] * (FRAGMENTS - printed)
        state["fragment"][colour] = sorted(fragments)
        for part in range(PARTS):
            seen = sum(part_of(fragment) == part + 1 for fragment in fragments)
            state["unseen"][colour, part] = int(box["copies"][colour, part]) - seen
        for fragment in fragments[:printed]:
            state["lying"][place_of(fragment), colour] += 1


def _seen(where: str, value: Any, players: int) -> tuple[int, int, int]:
    """Read a fragment that somebody has seen: its colour, its part, and the seats that know it there, as bits."""
    given = Given(value, where)
    colour = given.named("colour", Colour)
    part = given.whole("part", 1, PARTS)
    known = given.many("known-to", lambda at, v: whole(at, v, 0, players - 1), 0, players)
    given.done()
    return colour, part, sum(bit(seat) for seat in set(known))


def check(box: Any, state: Any) -> None:
    """Check that everything is in exactly one place and that the step fits the table."""
    _check_fragments(box, state)
    _check_faces(box, state)
    _check_circle(box, state)
    _check_figures(box, state)
    _check_plans(box, state)
    _check_step(box, state)


def _check_fragments(box: Any, state: Any) -> None:
    """Check that every fragment of the box is in one place and that the counts are right."""
    for colour in Colour:
        name = name_of(colour)
        fragments = state["fragment"][colour].tolist()
        if fragments != sorted(fragments):
            raise BadPosition(f"the {name} fragments are not in order")
        used = [fragment for fragment in fragments if place_of(fragment) != UNUSED]
        if len(used) != box["copies"][colour].sum():
            raise BadPosition(f"there are {len(used)} {name} fragments, and the box has {box['copies'][colour].sum()}")
        for part in range(1, PARTS + 1):
            seen = sum(part_of(fragment) == part for fragment in used)
            copies = int(box["copies"][colour, part - 1])
            if seen > copies:
                raise BadPosition(f"part {part} of the {name} artefact is there {seen} times, and the box has {copies}")
            if state["unseen"][colour, part - 1] != copies - seen:
                raise BadPosition(f"part {part} of the {name} artefact: seen and unseen copies do not make {copies}")
        for place in range(PLACES):
            if state["lying"][place, colour] != sum(place_of(fragment) == place for fragment in used):
                raise BadPosition(f"the count of {name} fragments in a place is not what lies there")


def _check_faces(box: Any, state: Any) -> None:
    """Check that owners know their cards, and that the game is over if a player completed an artefact."""
    players = int(box["players"])
    won = set()
    for colour in Colour:
        name = name_of(colour)
        for fragment in state["fragment"][colour].tolist():
            place = place_of(fragment)
            if players <= place < SITE:
                raise BadPosition(f"a {name} fragment is on the card of seat {place}, who does not play")
            if place < SITE and not fragment & bit(place):
                raise BadPosition(f"a {name} fragment on the card of seat {place} is not known to that seat")
            if part_of(fragment) == 0 and fragment & KNOWERS:
                raise BadPosition(f"a {name} fragment is known to somebody, but its part is not decided")
        won |= {s for s in range(players) if parts_at(state, colour, s) == ALL_PARTS}
    if won != ({int(state["winner"])} - {NONE}):
        raise BadPosition("position.winner must be the one seat that has all parts of an artefact, or null")


def _check_circle(box: Any, state: Any) -> None:
    circle = state["circle"].tolist()
    if sorted(circle) != list(range(SITES)) or circle[0] != 0:
        raise BadPosition(f"position.circle must name the sites 1 to {SITES} once each, beginning with 1")
    if [circle[spot] for spot in state["spot"].tolist()] != list(range(SITES)):
        raise BadPosition("the spots of the sites are not those of the circle")
    opened = int(state["open"].sum())
    turned = max(int(state["rounds"]) - 1, 0) if box["advanced"] else 0
    if opened != min(OPEN + turned, SITES) and not (state["step"] == Step.OVER and opened == OPEN + turned):
        raise BadPosition(f"{opened} sites are open, and there must be {min(OPEN + turned, SITES)}")
    if any(box["open"] > state["open"]):
        raise BadPosition("position.open must have the sites that begin open")


def _check_figures(box: Any, state: Any) -> None:
    players = int(box["players"])
    putting = state["step"] == Step.PUTTING
    for site in range(SITES):
        for seat in range(players):
            if state["standing"][site, seat] != (state["figure"][seat] == site).sum():
                raise BadPosition("the count of figures on a site is not what stands there")
    if putting:
        for seat in range(players):
            waiting = int((state["figure"][seat] == NONE).sum())
            turn = (seat - int(state["start"])) % players - (int(state["seat"]) - int(state["start"])) % players
            if (turn < 0 and waiting) or (turn > 0 and waiting < FIGURES) or (turn == 0 and not waiting):
                raise BadPosition("figures are put down by one player after the other, from the start player on")
    elif (state["figure"][:players] == NONE).any():
        raise BadPosition("after the preparations every figure stands on a site")


def _check_plans(box: Any, state: Any) -> None:
    players, start = int(box["players"]), int(state["start"])
    step = Step(state["step"])
    cards, turned = state["card"][:players], state["turned"][:players]
    for seat in range(players):
        down = [card for card in cards[seat].tolist() if card != NONE]
        if len(down) not in (0, FIGURES) or len(set(down)) < len(down):
            raise BadPosition(f"position.plans[{seat + 1}] must be three different cards, or none")
    order = [(start + at) % players for at in range(players)]
    planned = [bool(cards[seat, 0] != NONE) for seat in order]
    if step == Step.PLANNING:
        expected = [order.index(int(state["seat"])) > at for at in range(players)] if state["seat"] >= 0 else planned
    else:
        expected = [step == Step.TRAVELLING or step in (*SITE_STEPS, Step.TURNING, Step.OVER)] * players
    if planned != expected:
        raise BadPosition("position.plans must be of those who have planned this round")
    ups = [int(turned[seat]) for seat in order]
    if step == Step.TRAVELLING:
        now = order.index(int(state["seat"])) if state["seat"] >= 0 else 0
        if ups != [ups[0]] * (now + 1) + [ups[0] - 1] * (players - now - 1) or ups[0] == 0:
            raise BadPosition("position.turned: cards are turned up one by one, from the start player on")
    elif ups != [FIGURES * all(expected)] * players:
        raise BadPosition("position.turned: cards are face up from travelling on, and all of them after it")


def _check_step(box: Any, state: Any) -> None:
    step = Step(state["step"])
    seat = int(state["seat"])
    if step == Step.DISCOVERING:
        raise BadPosition("position.step is discovering, and then nobody is asked: write the step that follows")
    if (step == Step.OVER) != (seat == NONE):
        raise BadPosition("position.seat is null exactly when the game is over")
    if (state["winner"] != NONE) and step != Step.OVER:
        raise BadPosition("with a winner the game is over")
    if (state["rounds"] == 0) != (step == Step.PUTTING):
        raise BadPosition("position.round is 0 during the preparations, and only then")
    capped = state["winner"] == NONE and step == Step.OVER
    cap = int(box["round_cap"])
    if (cap and state["rounds"] > cap) or (capped and state["rounds"] != cap):
        raise BadPosition(f"position.round goes up to {cap}, and without a winner the game ends there")
    if (step in (Step.PUTTING, Step.COLOURING)) != (state["rolled"] != NONE):
        raise BadPosition("position.rolled is a site exactly while something is to be put there")
    if (step in SITE_STEPS) != (state["site"] != NONE):
        raise BadPosition("position.site is a site exactly while fragments are claimed")
    if (step == Step.TRADING) != (state["partner"] != NONE):
        raise BadPosition("position.partner is somebody exactly during an exchange")
    if (step == Step.CARRYING) != (state["origin"] != NONE) or (step == Step.CARRYING) != (state["hue"] != NONE):
        raise BadPosition("position.origin and position.hue are there exactly while a fragment is carried")
    if (step == Step.TRADING) != (state["lying"][PASSING].sum() == 1) or state["lying"][PASSING].sum() > 1:
        raise BadPosition("one fragment is being passed on exactly during an exchange")
    _check_decision(box, state, step, seat)


def _check_decision(box: Any, state: Any, step: Step, seat: int) -> None:
    """Check that there is something to decide for this seat."""
    if step == Step.CLAIMING or step == Step.USING:
        standing = state["standing"][state["site"]].tolist()
        if standing[seat] == 0 or standing.count(max(standing)) > 1 or standing[seat] < max(standing):
            raise BadPosition("at position.site the seat to act must have more figures than any other")
    if step == Step.USING and not state["open"][state["site"]]:
        raise BadPosition("the instruction of a closed site cannot be used")
    if step in (Step.COLOURING, Step.TURNING) and seat != state["start"]:
        raise BadPosition(f"while {name_of(step)}, the start player decides")
    if step == Step.GIVING and state["lying"][seat].sum() == 0:
        raise BadPosition("the seat to give back has no fragment")
    if step == Step.TRADING and state["partner"] == seat:
        raise BadPosition("position.partner must be another player")
    if step == Step.TRADING and state["lying"][state["partner"]].sum() == 0:
        raise BadPosition("position.partner has no fragment to take")
    if step == Step.CARRYING and state["lying"][SITE + state["origin"], state["hue"]] == 0:
        raise BadPosition("at position.origin there is no fragment of position.hue")
