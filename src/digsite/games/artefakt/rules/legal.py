"""The legal moves.

Moves are written first and counted only if they are legal: a processor cannot predict what random players hold, and a
wrong branch prediction costs more than the write.
"""

from digsite.core.compiled import rule, small_rule
from digsite.games.artefakt.moves import Move
from digsite.games.artefakt.rules.fragments import held, part_of, place_of
from digsite.games.artefakt.rules.instructions import neighbours
from digsite.games.artefakt.rules.journey import destinations, sites_away
from digsite.games.artefakt.state import (
    COLOURS,
    FIGURES,
    FRAGMENTS,
    KINDS,
    MIDDLE,
    NONE,
    PARTS,
    PLANS,
    SITE,
    SITES,
    Instruction,
    Step,
)


@small_rule
def legal_figures(state, moves):
    """Clause setup: list the figures that are not on a site yet."""
    count = 0
    for figure in range(FIGURES):
        moves[count] = Move.PUT + figure
        count += state.figure[state.seat, figure] == NONE
    return count


@small_rule
def legal_kinds(state, moves, count, first, colour):
    """List the player's fragments of a colour; two alike are one choice."""
    last = 0
    for i in range(FRAGMENTS):
        fragment = state.fragment[colour, i]
        part = part_of(fragment)
        if place_of(fragment) == state.seat and part != last:
            moves[count] = first + colour * PARTS + part - 1
            count += 1
            last = part
    return count


@rule
def legal_gifts(state, moves):
    """Clause few: list all of the player's fragments."""
    count = 0
    for colour in range(COLOURS):
        count = legal_kinds(state, moves, count, Move.GIVE, colour)
    return count


@small_rule
def legal_colours(state, moves, count, first, place):
    """List the colours that lie in a place."""
    for colour in range(COLOURS):
        moves[count] = first + colour
        count += state.lying[place, colour] > 0
    return count


@small_rule
def legal_targets(state, moves, count, first, site, steps):
    """List the sites `steps` steps away; halfway round the circle there is only one."""
    one, other = sites_away(state, site, steps)
    moves[count] = first + one
    moves[count + 1] = first + other
    return count + 1 + (other != one)


@small_rule
def legal_journeys(box, state, moves):
    """Clause 3: list both directions."""
    one, other = destinations(box, state)
    moves[0] = Move.GO + one
    moves[1] = Move.GO + other
    return 1 + (other != one)


@small_rule
def legal_claims(box, state, moves):
    """Clause 4C: take what lies there, or steal from a player who stands there; where nothing lies, leave."""
    site = state.site
    lying = held(state, SITE + site) > 0
    count = 0
    moves[count] = Move.TAKE
    count += lying
    for seat in range(box.players):
        if seat != state.seat and state.standing[site, seat] > 0:
            count = legal_colours(state, moves, count, Move.STEAL + seat * COLOURS, seat)
    moves[count] = Move.LEAVE
    return count + (not lying)


@small_rule
def legal_walks(box, state, moves):
    """The cathedral: list the player's figures here."""
    count = 0
    for figure in range(FIGURES):
        if state.figure[state.seat, figure] == state.site:
            count = legal_targets(state, moves, count, Move.WALK + figure * SITES, state.site, box.walk)
    return count


@small_rule
def legal_looks(state, moves):
    """The ruin: list the sites with fragments."""
    count = 0
    for site in range(SITES):
        moves[count] = Move.LOOK + site
        count += held(state, SITE + site) > 0
    return count


@small_rule
def legal_picks(state, moves):
    """The cave: list the fragments on the two neighbouring sites."""
    one, other = neighbours(state, state.site)
    count = legal_colours(state, moves, 0, Move.PICK + one * COLOURS, SITE + one)
    return legal_colours(state, moves, count, Move.PICK + other * COLOURS, SITE + other)


@rule
def legal_pushes(box, state, moves):
    """The pyramid: list every figure of another player, in both directions."""
    count = 0
    for seat in range(box.players):
        if seat != state.seat:
            for figure in range(FIGURES):
                first = Move.PUSH + (seat * FIGURES + figure) * SITES
                count = legal_targets(state, moves, count, first, state.figure[seat, figure], box.push)
    return count


@small_rule
def legal_banishments(box, state, moves):
    """The graveyard: list the other players with the colours they have."""
    count = 0
    for seat in range(box.players):
        if seat != state.seat:
            count = legal_colours(state, moves, count, Move.BANISH + seat * COLOURS, seat)
    return count


@rule
def legal_swaps(state, moves):
    """The temple: list the player's fragments whose colour also lies in the middle."""
    count = 0
    for colour in range(COLOURS):
        if state.lying[MIDDLE, colour] > 0:
            count = legal_kinds(state, moves, count, Move.SWAP, colour)
    return count


@rule
def legal_trades(box, state, moves):
    """Easter Island: list the player's fragments for every player who has one too."""
    count = 0
    for seat in range(box.players):
        if seat != state.seat and held(state, seat) > 0:
            for colour in range(COLOURS):
                count = legal_kinds(state, moves, count, Move.TRADE + seat * KINDS, colour)
    return count


@small_rule
def legal_loads(state, moves):
    """The castle: list the fragments on all sites."""
    count = 0
    for site in range(SITES):
        count = legal_colours(state, moves, count, Move.CARRY + site * COLOURS, SITE + site)
    return count


@small_rule
def legal_unloads(state, moves):
    """The castle: list all other sites."""
    count = 0
    for site in range(SITES):
        moves[count] = Move.GO + site
        count += site != state.origin
    return count


@rule
def legal_uses(box, state, moves):
    """Clauses 4B and 4C: list the choices of the open instruction, and declining it."""
    instruction = box.instruction[state.site]
    if instruction == Instruction.WALK:
        count = legal_walks(box, state, moves)
    elif instruction == Instruction.LOOK:
        count = legal_looks(state, moves)
    elif instruction == Instruction.PICK:
        count = legal_picks(state, moves)
    elif instruction == Instruction.PUSH:
        count = legal_pushes(box, state, moves)
    elif instruction == Instruction.BANISH:
        count = legal_banishments(box, state, moves)
    elif instruction == Instruction.DRAW:
        count = legal_colours(state, moves, 0, Move.DRAW, MIDDLE)
    elif instruction == Instruction.SWAP:
        count = legal_swaps(state, moves)
    elif instruction == Instruction.TRADE:
        count = legal_trades(box, state, moves)
    elif instruction == Instruction.CARRY:
        count = legal_loads(state, moves)
    else:
        moves[0] = Move.STONE
        count = 1
    moves[count] = Move.DECLINE
    return count + 1


@small_rule
def legal_plans(moves):
    """Clause 2: list any three of the four cards, in any order."""
    for chosen in range(PLANS):
        moves[chosen] = Move.PLAN + chosen
    return PLANS


@small_rule
def legal_turns(state, moves):
    """Clause advanced: list the sites that are not open yet."""
    count = 0
    for site in range(SITES):
        moves[count] = Move.TURN + site
        count += state.open[site] == 0
    return count


@small_rule
def legal(box, state, moves):
    """Write the legal moves of the seat to move in rising order; return their number."""
    step = state.step
    if step == Step.TRAVELLING:
        return legal_journeys(box, state, moves)
    if step == Step.PLANNING:
        return legal_plans(moves)
    if step == Step.CLAIMING:
        return legal_claims(box, state, moves)
    if step == Step.USING:
        return legal_uses(box, state, moves)
    if step == Step.PUTTING:
        return legal_figures(state, moves)
    if step == Step.GIVING:
        return legal_gifts(state, moves)
    if step == Step.COLOURING:
        return legal_colours(state, moves, 0, Move.COLOUR, MIDDLE)
    if step == Step.TRADING:
        return legal_colours(state, moves, 0, Move.COLOUR, state.partner)
    if step == Step.CARRYING:
        return legal_unloads(state, moves)
    if step == Step.TURNING:
        return legal_turns(state, moves)
    return 0
