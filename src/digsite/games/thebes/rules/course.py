"""The course of the game: set-up, the order of turns, and what a move leads to."""

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.thebes.events import Event
from digsite.games.thebes.moves import PERMITS, STAFFS, VALUES, Move
from digsite.games.thebes.rules.actions import pick, send_robber, send_scholar, send_thief
from digsite.games.thebes.rules.dig import dig
from digsite.games.thebes.rules.display import fill, pile_finds
from digsite.games.thebes.rules.knowledge import take_card
from digsite.games.thebes.rules.presentation import choose_museum, exhibit, give, go_on_giving
from digsite.games.thebes.rules.score import announce_scores
from digsite.games.thebes.state import (
    FACES,
    FIELDS,
    GENERAL_PERMIT,
    KINDS,
    NONE,
    REGIONS,
    SEATS,
    WEEKS,
    Face,
    Step,
)


@rule
def clear_the_table(state):
    """Start with nothing on the table."""
    state.step = Step.TURN
    state.robbed = NONE
    state.museum = NONE
    state.owed = 0
    state.week[:] = 0
    state.deck[:] = 0
    state.greens = 0
    state.laid[:] = 0
    state.display[:] = NONE
    state.beside[:] = 0
    state.cards[:, :] = 0
    state.special[:, :] = 0
    state.general[:] = 0
    state.permits[:, :] = 0
    state.finds[:, :, :] = 0
    state.artifacts[:, :] = 0
    state.shows[:, :] = 0
    state.professor[:] = NONE
    state.piled[:] = 0
    state.fresh[:] = 0
    state.seen[:, :] = 0
    state.rows[:] = 0
    state.history[:, :, :] = 0


@rule
def stack_markers(box, state, log):
    """Setup: stack the markers on week 0 in random order; the top one begins."""
    for place in range(SEATS):
        state.order[place] = place if place < box.players else NONE
    for place in range(box.players - 1):
        other = place + draw(state, box.players - place)
        seat = state.order[other]
        state.order[other] = state.order[place]
        state.order[place] = seat
    for place in range(box.players):
        tell(log, Event.STACKED, state.order[place], place)


@rule
def deal(box, state, log):
    """Setup: hand out permits, and draw cards until four lie out and the next back is green."""
    clear_the_table(state)
    stack_markers(box, state, log)
    for seat in range(box.players):
        for region in range(REGIONS):
            state.permits[seat, region] = box.permits[box.players, 0]
        state.permits[seat, GENERAL_PERMIT] = box.permits[box.players, 1]
    for kind in range(KINDS):
        state.deck[kind] = box.copies[kind]
        state.greens += box.copies[kind]
    for region in range(REGIONS):
        for face in range(FACES):
            state.unseen[region, face] = box.find_copies[region, face]
    pile_finds(box, state, log)
    for field in range(FIELDS):
        if not fill(box, state, field, log):
            end_game(box, state, log)
            return
    state.seat = state.order[0]


@rule
def pay(box, state, weeks, log):
    """Order: move the marker forward, on top of any it lands on; the player furthest back, and on top, is next."""
    seat = state.seat
    state.week[seat] += weeks
    tell(log, Event.MARKER_MOVED, seat, weeks, state.week[seat])
    place = 0
    while place + 1 < box.players and state.week[state.order[place + 1]] < state.week[seat]:
        state.order[place] = state.order[place + 1]
        place += 1
    state.order[place] = seat
    state.seat = state.order[0]


@rule
def end_game(box, state, log):
    """End: the game is over as soon as the deck runs out."""
    tell(log, Event.DECK_EMPTY)
    state.seat = NONE
    state.step = Step.OVER
    announce_scores(box, state, log)
    tell(log, Event.GAME_OVER)


@rule
def take(box, state, field, log):
    """Take: take the card, pay its weeks and refill the field; if the deck cannot, the game ends."""
    pay(box, state, take_card(box, state, field, log), log)
    if not fill(box, state, field, log):
        end_game(box, state, log)


@small_rule
def pay_if_done(box, state, weeks, log):
    """Pay the weeks once an action is complete; 0 means that something is still to be chosen."""
    if weeks > 0:
        pay(box, state, weeks, log)


@small_rule
def read_and_dig(box, state, k, log):
    """Decode a dig from its number, with the weeks as the last digit, and carry it out."""
    week = k % WEEKS
    k //= WEEKS
    helpers = k % STAFFS
    k //= STAFFS
    pay(box, state, dig(box, state, k // PERMITS, k % PERMITS, helpers, week + 1, log), log)


@rule
def play(box, state, move, log):
    """Play one move and everything that follows from it."""
    if move < Move.EXHIBIT:
        take(box, state, move - Move.TAKE, log)
    elif move >= Move.DIG:
        read_and_dig(box, state, move - Move.DIG, log)
    elif move < Move.MUSEUM:
        pay(box, state, exhibit(box, state, move - Move.EXHIBIT, log), log)
    elif move < Move.GIVE:
        choose_museum(box, state, move - Move.MUSEUM, log)
        pay_if_done(box, state, go_on_giving(box, state, log), log)
    elif move < Move.THIEF:
        give(state, (move - Move.GIVE) // VALUES, Face.ONE + (move - Move.GIVE) % VALUES, log)
        pay_if_done(box, state, go_on_giving(box, state, log), log)
    elif move < Move.ROB:
        pay(box, state, send_thief(box, state, move - Move.THIEF, log), log)
    elif move < Move.PICK:
        pay_if_done(box, state, send_robber(box, state, move - Move.ROB, log), log)
    elif move < Move.SCHOLAR:
        pay(box, state, pick(box, state, Face.ONE + move - Move.PICK, log), log)
    else:
        pay(box, state, send_scholar(box, state, move - Move.SCHOLAR, log), log)
