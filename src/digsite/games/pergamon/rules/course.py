"""The course of the game: set-up, the sequence of decisions, and the rounds."""

from digsite.core.compiled import rule
from digsite.core.log import tell
from digsite.games.pergamon.events import Event
from digsite.games.pergamon.moves import Move
from digsite.games.pergamon.rules.evaluation import evaluate
from digsite.games.pergamon.rules.finds import lay, lay_out_finds, turn_up_finds
from digsite.games.pergamon.rules.funds import (
    ask_for_placing,
    next_to_the_left,
    pay_research_funds,
    turn_up_funds,
)
from digsite.games.pergamon.rules.museum import add_to_row, break_up, exhibit, polish
from digsite.games.pergamon.rules.turn import ask_for_digging, ask_for_exhibiting, dig, discard, raid, store
from digsite.games.pergamon.state import FUNDS, NONE, RAIDER, ROUNDS, SPACES, TILES, Fate, Step


@rule
def deal(box, state, log):
    """Preparations: set everything up; seat 0, the oldest player, begins."""
    state.calendar = 0
    state.row_length = 0
    state.polish = 0
    state.row_first = NONE
    state.row_last = NONE
    state.laid[:] = NONE
    state.gallery[:, :] = NONE
    state.filled[:] = 0
    state.hand[:, :] = NONE
    state.held[:] = 0
    state.marker[:, :] = 0
    state.collection[:, :] = NONE
    state.joined[:] = NONE
    state.coins[:] = 0
    state.points[:, :] = 0
    state.standing[:] = NONE
    state.order[:] = NONE
    for seat in range(box.players):
        state.order[seat] = seat
    for tile in range(TILES):
        state.pile[tile] = tile
    state.piled = TILES
    for coins in range(FUNDS + 1):
        state.funds[coins] = box.funds[coins]
    begin_round(box, state, log)


@rule
def begin_round(box, state, log):
    """Begin a round: put the funds cards back, the figures beside the board, and lay out finds."""
    state.calendar += 1
    state.placed = 0
    state.acting = 0
    for space in range(1, SPACES + 1):
        state.standing[space] = NONE
    for i in range(2):
        state.backs[i] = NONE
        state.fronts[i] = 0
    tell(log, Event.ROUND_BEGUN, state.calendar, state.order[0])
    turn_up_finds(box, state, log)
    go_on_laying_out(box, state, log)


@rule
def go_on_laying_out(box, state, log):
    """Clause 1, then the funds cards of clause 2 once all finds lie in galleries."""
    lay_out_finds(box, state, log)
    if state.step == Step.PLACING:
        ask_for_placing(box, state, log)


@rule
def place(box, state, space, log):
    """Clause 2: put the figure on a free space; after the last figure, pay the money and start the first turn."""
    state.standing[space] = state.seat
    state.placed += 1
    tell(log, Event.PLACED, state.seat, space)
    if state.placed < box.players:
        state.seat = state.order[state.placed]
        return
    pay_research_funds(box, state, turn_up_funds(box, state, log), log)
    next_turn(box, state, log)


@rule
def next_turn(box, state, log):
    """Clause 3: let the figures act from right to left; end the round after the last."""
    while True:
        state.acting = next_to_the_left(state, state.acting)
        if state.acting == 0:
            end_round(box, state, log)
            return
        figure = state.standing[state.acting]
        if figure == RAIDER:
            raid(box, state, log)
            continue
        state.seat = figure
        if ask_for_digging(box, state) or ask_for_exhibiting(box, state):
            return


@rule
def go_on_exhibiting(box, state, log):
    """Clauses 3b and 3c: ask the player to decide while finds are in hand."""
    if not ask_for_exhibiting(box, state):
        next_turn(box, state, log)


@rule
def end_round(box, state, log):
    """Clause 4: evaluate if the calendar says so, then begin a new round or end the game."""
    if box.prized[state.calendar] != NONE:
        evaluate(box, state, log)
    if state.calendar == ROUNDS:
        state.seat = NONE
        state.step = Step.OVER
        tell(log, Event.GAME_OVER)
        return
    choose_placing_order(box, state)
    begin_round(box, state, log)


@rule
def choose_placing_order(box, state):
    """New round: the leftmost player starts and the others follow clockwise; with variant 1, from left to right.

    With two players both rules agree: the player who acted last starts, wherever the raider stands.
    """
    at = 0
    for space in range(SPACES, 0, -1):
        figure = state.standing[space]
        if figure != NONE and figure != RAIDER:
            if at == 0 or box.order_track:
                state.order[at] = figure
            else:
                state.order[at] = (state.order[0] + at) % box.players
            at += 1


@rule
def play(box, state, move, log):
    """Play one move and everything that follows from it."""
    if move < Move.LAY:
        place(box, state, move - Move.PLACE + 1, log)
    elif move < Move.DIG:
        at = 0
        while state.laid[at] != move - Move.LAY:
            at += 1
        lay(box, state, at, log)
        go_on_laying_out(box, state, log)
    elif move < Move.SKIP:
        dig(box, state, state.seat, move - Move.DIG, log)
        go_on_exhibiting(box, state, log)
    elif move < Move.ROW:
        tell(log, Event.NOT_DUG, state.seat)
        go_on_exhibiting(box, state, log)
    elif move < Move.POLISH:
        add_to_row(box, state, move - Move.ROW, log)
    elif move < Move.SHOW:
        polish(box, state, log)
    elif move < Move.REPLACE:
        exhibit(box, state, log)
        go_on_exhibiting(box, state, log)
    elif move < Move.CLEAR:
        break_up(box, state, state.seat, move - Move.REPLACE, Fate.REPLACED, log)
        state.step = Step.REPLACING
    elif move < Move.DISCARD:
        state.step = Step.STORING
    elif move < Move.STORE:
        discard(box, state, move - Move.DISCARD, log)
        if state.held[state.seat] == 0:
            next_turn(box, state, log)
    else:
        store(box, state, log)
        next_turn(box, state, log)
