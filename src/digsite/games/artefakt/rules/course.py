"""The course of the game: set-up, the sequence of decisions, and the rounds."""

from digsite.core.chance import draw
from digsite.core.compiled import rule
from digsite.core.log import tell
from digsite.games.artefakt.events import Event
from digsite.games.artefakt.moves import Move
from digsite.games.artefakt.rules.claiming import ask_for_instruction, claim_sites, steal, take_all
from digsite.games.artefakt.rules.discovery import (
    begin_discovery,
    choose_colour,
    clockwise,
    discover,
    give_back,
    roll_number,
)
from digsite.games.artefakt.rules.ending import end_game, stop_at_the_cap
from digsite.games.artefakt.rules.fragments import all_in_the_middle
from digsite.games.artefakt.rules.instructions import (
    banish,
    carry,
    draw_from_middle,
    hand_over,
    look,
    pick,
    push,
    receive,
    swap,
    take_stone,
    walk,
)
from digsite.games.artefakt.rules.journey import plan, take_cards_back, travel
from digsite.games.artefakt.state import COLOURS, FIGURES, KINDS, NONE, OPEN, SITES, Step


@rule
def deal(box, state, log):
    """Clause setup: lay the circle, put the fragments in the middle, draw a start player, and roll the first figure."""
    state.rounds = 0
    state.stone = NONE
    state.discovered = 0
    state.site = NONE
    state.partner = NONE
    state.origin = NONE
    state.hue = NONE
    state.winner = NONE
    state.figure[:, :] = NONE
    state.standing[:, :] = 0
    take_cards_back(state)
    all_in_the_middle(box, state)
    lay_circle(state, log)
    open_sites(box, state, log)
    state.start = draw(state, box.players)
    state.seat = state.start
    tell(log, Event.STARTS, state.start)
    roll_for_place(box, state, log)


@rule
def lay_circle(state, log):
    """Clause setup: lay the sites in random order. A circle has no beginning, so it is listed from site 1."""
    for site in range(SITES):
        state.circle[site] = site
    for at in range(SITES - 1, 1, -1):
        other = 1 + draw(state, at)
        here = state.circle[at]
        state.circle[at] = state.circle[other]
        state.circle[other] = here
    for at in range(SITES):
        state.spot[state.circle[at]] = at
    circle = state.circle
    tell(log, Event.CIRCLE_LAID, circle[0], circle[1], circle[2], circle[3], circle[4])
    tell(log, Event.CIRCLE_CLOSED, circle[5], circle[6], circle[7], circle[8], circle[9])


@rule
def open_sites(box, state, log):
    """Clause setup: turn four sites to their text side, those of the option `open-sites` or four at random."""
    opened = 0
    for site in range(SITES):
        state.open[site] = box.open[site]
        opened += box.open[site]
    if opened == 0:
        for site in range(SITES):
            if draw(state, SITES - site) < OPEN - opened:
                state.open[site] = 1
                opened += 1
    first, second, third, fourth = NONE, NONE, NONE, NONE
    for site in range(SITES):
        if state.open[site]:
            first, second, third, fourth = second, third, fourth, site
    tell(log, Event.SITES_OPENED, first, second, third, fourth)


@rule
def roll_for_place(box, state, log):
    """Clause setup: roll where the next figure starts; its player chooses which figure that is."""
    state.rolled = roll_number(box, state)
    state.step = Step.PUTTING
    tell(log, Event.PLACE_ROLLED, state.seat, state.rolled)


@rule
def put_figure(box, state, figure, log):
    """Clause setup: make three rolls for each player, the start player first; then begin the first round."""
    seat = state.seat
    state.figure[seat, figure] = state.rolled
    state.standing[state.rolled, seat] += 1
    tell(log, Event.PUT, seat, figure, state.rolled)
    state.rolled = NONE
    waiting = 0
    for other in range(FIGURES):
        waiting += state.figure[seat, other] == NONE
    if waiting == 0:
        state.seat = clockwise(box, seat)
        if state.seat == state.start:
            begin_round(box, state, log)
            return
    roll_for_place(box, state, log)


@rule
def begin_round(box, state, log):
    """Begin a round with clause 1; the rolling follows at the end of the move."""
    state.rounds += 1
    take_cards_back(state)
    tell(log, Event.ROUND_BEGUN, state.rounds, state.start)
    begin_discovery(box, state, log)


@rule
def claim_on(box, state, log):
    """Clause 4: continue with the next site and end the round after the last, unless somebody has won."""
    if state.winner == NONE and not claim_sites(box, state, log):
        end_round(box, state, log)
    if state.winner != NONE:
        end_game(state, log)


@rule
def end_round(box, state, log):
    """Clauses 5 and advanced: let the start player turn one more site, if one is left, before the stone passes."""
    if state.rounds == box.round_cap:
        stop_at_the_cap(box, state, log)
        return
    state.seat = state.start
    if box.advanced:
        closed, last = 0, NONE
        for site in range(SITES):
            if not state.open[site]:
                closed, last = closed + 1, site
        if closed > 1:
            state.step = Step.TURNING
            return
        if closed == 1:
            turn_site(box, state, last, log)
    pass_stone(box, state, log)


@rule
def turn_site(box, state, site, log):
    """Clause advanced: turn one more site to its text side."""
    state.open[site] = 1
    tell(log, Event.SITE_TURNED, state.start, site, box.name[site], box.instruction[site])


@rule
def pass_stone(box, state, log):
    """Clause 5: pass the start stone to the left, or to the player who took it with the jungle."""
    state.start = clockwise(box, state.start) if state.stone == NONE else state.stone
    state.stone = NONE
    tell(log, Event.STONE_PASSED, state.start)
    begin_round(box, state, log)


@rule
def use_instruction(box, state, move, log):
    """Clauses 4B and 4C: carry out the chosen instruction. Returns False while it asks for more."""
    site = state.site
    tell(log, Event.INSTRUCTED, state.seat, site, box.name[site], box.instruction[site])
    if move < Move.LOOK:
        figure = (move - Move.WALK) // SITES
        walk(state, figure, move - Move.WALK - figure * SITES, log)
    elif move < Move.PICK:
        look(state, move - Move.LOOK, log)
    elif move < Move.PUSH:
        source = (move - Move.PICK) // COLOURS
        pick(box, state, source, move - Move.PICK - source * COLOURS, log)
    elif move < Move.BANISH:
        pushed = (move - Move.PUSH) // SITES
        other = pushed // FIGURES
        push(state, other, pushed - other * FIGURES, move - Move.PUSH - pushed * SITES, log)
    elif move < Move.DRAW:
        other = (move - Move.BANISH) // COLOURS
        banish(state, other, move - Move.BANISH - other * COLOURS, log)
    elif move < Move.SWAP:
        draw_from_middle(box, state, move - Move.DRAW, log)
    elif move < Move.TRADE:
        swap(box, state, move - Move.SWAP, log)
    elif move < Move.CARRY:
        other = (move - Move.TRADE) // KINDS
        return not hand_over(box, state, other, move - Move.TRADE - other * KINDS, log)
    elif move < Move.STONE:
        state.origin = (move - Move.CARRY) // COLOURS
        state.hue = move - Move.CARRY - state.origin * COLOURS
        state.step = Step.CARRYING
        return False
    else:
        take_stone(state, log)
    return True


@rule
def settle_site(box, state, move, log):
    """Clause 4: play one move at a site. Returns True if it was the last one there."""
    if move < Move.WALK:
        if move < Move.STEAL:
            take_all(box, state, log)
        elif move < Move.LEAVE:
            other = (move - Move.STEAL) // COLOURS
            steal(box, state, other, move - Move.STEAL - other * COLOURS, log)
        else:
            tell(log, Event.LEFT_ALONE, state.seat, state.site)
        return state.winner != NONE or not ask_for_instruction(box, state)
    if move < Move.DECLINE:
        return use_instruction(box, state, move, log)
    tell(log, Event.DECLINED, state.seat, state.site, box.name[state.site])
    return True


@rule
def play(box, state, move, log):
    """Play one move and everything that follows from it."""
    settled = False
    if move < Move.GIVE:
        put_figure(box, state, move - Move.PUT, log)
    elif move < Move.COLOUR:
        give_back(box, state, move - Move.GIVE, log)
    elif move < Move.PLAN:
        settled = state.step == Step.TRADING
        if settled:
            receive(box, state, move - Move.COLOUR, log)
        else:
            choose_colour(box, state, move - Move.COLOUR, log)
    elif move < Move.GO:
        plan(box, state, move - Move.PLAN, log)
    elif move < Move.TAKE:
        settled = state.step == Step.CARRYING
        if settled:
            carry(state, move - Move.GO, log)
        else:
            settled = travel(box, state, move - Move.GO, log)
    elif move < Move.TURN:
        settled = settle_site(box, state, move, log)
    else:
        turn_site(box, state, move - Move.TURN, log)
        pass_stone(box, state, log)
    if settled:
        claim_on(box, state, log)
    if state.step == Step.DISCOVERING:
        discover(box, state, log)
