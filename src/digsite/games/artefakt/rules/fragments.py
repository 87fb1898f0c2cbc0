"""Fragments: where they lie, how they move, and who knows their faces.

The fragments of a colour are one ordered array of numbers (see `state`), so those in one place are adjacent. A face is
decided when somebody sees it for the first time. A seat that has seen a fragment knows it where it lies, and wherever
it goes beyond doubt. Once a fragment of that colour leaves the place unseen and another stays, it might have been any
of them: a seat that did not see it no longer knows what lies in either place.
"""

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.games.artefakt import state as state_numbers
from digsite.games.artefakt.state import (
    COLOURS,
    FRAGMENTS,
    KNOWERS,
    MIDDLE,
    NONE,
    PARTS,
    SITE,
    SITES,
    UNUSED,
)

place_of = small_rule(state_numbers.place_of)
part_of = small_rule(state_numbers.part_of)
written = small_rule(state_numbers.written)
bit = small_rule(state_numbers.bit)

NOTHING = state_numbers.written(UNUSED + 1, 0, 0)
"""Greater than every fragment; used while one is taken out."""


@rule
def in_order(fragments):
    """Sort the fragments of a colour."""
    for i in range(1, FRAGMENTS):
        fragment = fragments[i]
        at = i
        while at > 0 and fragments[at - 1] > fragment:
            fragments[at] = fragments[at - 1]
            at -= 1
        fragments[at] = fragment


@small_rule
def below(fragments, fragment):
    """Count the fragments of a colour before this one. Counting all is faster than searching for the first."""
    count = 0
    for i in range(FRAGMENTS):
        count += fragments[i] < fragment
    return count


@small_rule
def first_at(fragments, place):
    """Return the index of a place's first fragment among those of their colour."""
    return below(fragments, written(place, 0, 0))


@small_rule
def replace(fragments, at, fragment):
    """Take one fragment out and put another in, in order. All of them shift without branches."""
    for i in range(FRAGMENTS - 1):
        fragments[i] = fragments[i + 1] if i >= at else fragments[i]
    fragments[FRAGMENTS - 1] = NOTHING
    to = below(fragments, fragment)
    for i in range(FRAGMENTS - 1, 0, -1):
        fragments[i] = fragments[i - 1] if i > to else fragments[i]
    fragments[to] = fragment


@small_rule
def held(state, place):
    """Return how many fragments of all colours lie in a place."""
    count = 0
    for colour in range(COLOURS):
        count += state.lying[place, colour]
    return count


@small_rule
def colours_of(state, place):
    """Return how many colours lie in a place, and the last of them."""
    count, last = 0, NONE
    for colour in range(COLOURS):
        if state.lying[place, colour] > 0:
            count += 1
            last = colour
    return count, last


@small_rule
def on_sites(state):
    """Return how many fragments lie on sites."""
    count = 0
    for place in range(SITE, SITE + SITES):
        count += held(state, place)
    return count


@small_rule
def on_cards(box, state):
    """Return how many fragments the players have."""
    count = 0
    for seat in range(box.players):
        count += held(state, seat)
    return count


@small_rule
def parts_at(fragments, place):
    """Return the parts of a colour in a place, as bits from 1 on."""
    parts = 0
    for i in range(FRAGMENTS):
        parts |= (place_of(fragments[i]) == place) << part_of(fragments[i])
    return parts


@small_rule
def picked_blindly(state, colour, place):
    """Draw one of the fragments of a colour in a place; nothing is drawn where all are alike."""
    fragments = state.fragment[colour]
    count = state.lying[place, colour]
    first = first_at(fragments, place)
    if fragments[first] == fragments[first + count - 1]:
        return first
    return first + draw(state, count)


@small_rule
def found(state, colour, place, part):
    """Return the first fragment with this part in a place."""
    return below(state.fragment[colour], written(place, part, 0))


@rule
def face(state, colour):
    """Decide a face that is seen for the first time: any part of the colour that nobody has seen yet."""
    count = 0
    for part in range(PARTS):
        count += state.unseen[colour, part]
    nth = draw(state, count)
    part = 0
    while nth >= state.unseen[colour, part]:
        nth -= state.unseen[colour, part]
        part += 1
    state.unseen[colour, part] -= 1
    return part + 1


@rule
def lay_elsewhere(state, colour, at, place, knowers, seers):
    """Move a fragment to a place where `knowers` know it and `seers` see its face; return its part."""
    fragments = state.fragment[colour]
    home = place_of(fragments[at])
    part = part_of(fragments[at])
    if seers != 0 and part == 0:
        part = face(state, colour)
    replace(fragments, at, written(place, part, knowers | seers))
    state.lying[home, colour] -= 1
    state.lying[place, colour] += 1
    return part


@small_rule
def move_knowingly(state, colour, at, place, seers):
    """Move one fragment when nobody is in doubt which it is: everybody who knew it still does."""
    return lay_elsewhere(state, colour, at, place, state.fragment[colour, at] & KNOWERS, seers)


@rule
def move_fragment(state, colour, at, place, seers):
    """Move one fragment. Where others of its colour stay behind, only `seers` can tell which of them moved.

    A seer who knew a copy of the same part, but not this one, takes it for the known copy.
    """
    fragments = state.fragment[colour]
    home = place_of(fragments[at])
    if state.lying[home, colour] == 1:
        return move_knowingly(state, colour, at, place, seers)
    knowers = fragments[at] & KNOWERS
    part = lay_elsewhere(state, colour, at, place, 0, seers)
    forgotten = 0
    for i in range(FRAGMENTS):
        other = fragments[i]
        stay = seers & knowers if part_of(other) == part else seers
        stay = stay if place_of(other) == home else KNOWERS
        fragments[i] = other & (stay | ~KNOWERS)
        forgotten |= fragments[i] ^ other
    if forgotten != 0:
        in_order(fragments)
    return part


@rule
def show_fragments(state, colour, place, seers):
    """Show all fragments of a colour in a place to `seers`; the fragments stay there."""
    fragments = state.fragment[colour]
    first = first_at(fragments, place)
    for i in range(first, first + state.lying[place, colour]):
        fragment = fragments[i]
        part = part_of(fragment)
        if part == 0:
            part = face(state, colour)
        fragments[i] = written(place, part, (fragment & KNOWERS) | seers)
    in_order(fragments)


@small_rule
def everybody(box):
    """Return all seats as bits."""
    return bit(box.players) - 1


@small_rule
def all_in_the_middle(box, state):
    """Clause setup: put all fragments face down in the middle, seen by nobody."""
    state.lying[:, :] = 0
    for colour in range(COLOURS):
        count = 0
        for part in range(PARTS):
            state.unseen[colour, part] = box.copies[colour, part]
            count += box.copies[colour, part]
        state.lying[MIDDLE, colour] = count
        for i in range(FRAGMENTS):
            state.fragment[colour, i] = written(MIDDLE if i < count else UNUSED, 0, 0)
