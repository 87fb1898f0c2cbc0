"""The course of the game: the sequence of decisions and turns."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.monuments.events import Event
from digsite.games.monuments.moves import Move
from digsite.games.monuments.rules.actions import (
    build,
    discard,
    discard_first,
    draw_card,
    extend,
    gain_fourth_action,
    lay,
    may_act,
    score_pair,
)
from digsite.games.monuments.rules.cards import fill_display, nothing_to_draw
from digsite.games.monuments.rules.evaluation import evaluate
from digsite.games.monuments.rules.historian import write_history
from digsite.games.monuments.rules.preparation import prepare
from digsite.games.monuments.rules.tokens import (
    buy_token,
    draw_extra,
    lay_again,
    lift_column,
    may_buy_any,
    may_draw_extra,
    may_reorder,
    may_swap,
    offer,
    swap_for,
)
from digsite.games.monuments.state import NONE, Step


@rule
def deal(box, state, log):
    """Chapter A: set up; seat 0 begins."""
    prepare(box, state, log)
    begin_turn(box, state, 0, log)


@rule
def begin_turn(box, state, seat, log):
    """Chapter B: begin a monument turn or a historian turn."""
    state.turn = seat
    state.seat = seat
    state.step = Step.ACTING
    state.actions = box.actions
    state.bought = 0
    state.used[:] = 0
    tell(log, Event.TURN_BEGUN, seat)


@rule
def end_turn(box, state, log):
    """Clause 1a: refill the display; clause C: end the game if that is impossible."""
    fill_display(box, state, log)
    if state.opened < box.open_cards:
        evaluate(box, state, log)
        state.seat = NONE
        state.step = Step.OVER
        tell(log, Event.GAME_OVER)
        return
    seat = state.turn + 1
    begin_turn(box, state, seat if seat < box.players else 0, log)


@small_rule
def asked_after_the_last(box, state):
    """Clause 1: return whether the player may still do something when no action is due.

    Only public knowledge decides this: a player with two cards may have a pair and is asked in either case.
    """
    seat = state.seat
    if state.bought == 0 and state.held[seat] >= 2:
        return True
    return box.tokens != 0 and (may_draw_extra(box, state, seat) or may_swap(state, seat))


@rule
def go_on(box, state, log):
    """Clause 1: ask for the next action, then the question after the last one, or end the turn."""
    if state.actions > 0:
        state.step = Step.ACTING
        if nothing_to_draw(box, state) and not (may_act(box, state, state.seat) or may_buy_any(box, state, state.seat)):
            tell(log, Event.NOTHING_POSSIBLE, state.seat)
            end_turn(box, state, log)
        return
    state.step = Step.ENDING
    if not asked_after_the_last(box, state):
        end_turn(box, state, log)


@small_rule
def end_action(box, state, log):
    state.actions -= 1
    go_on(box, state, log)


@rule
def go_on_laying(box, state, log):
    """Clauses 1b and 1c: ask for more cards while there may be some; a last card that must be laid is laid."""
    seat = state.seat
    if state.due > 0 and state.held[seat] == 1:
        lay(box, state, state.hand[seat, 0], log)
    if state.held[seat] == 0 and not may_reorder(state, seat):
        finish_laying(box, state, log)


@small_rule
def finish_laying(box, state, log):
    state.laying = NONE
    end_action(box, state, log)


@rule
def complete_pair(box, state, card, log):
    """Clauses 1 and 1d: discard the second card of the pair and carry out its purpose."""
    scoring = state.step == Step.SCORING
    discard(box, state, card, log)
    if scoring:
        score_pair(box, state, log)
        end_action(box, state, log)
    else:
        gain_fourth_action(box, state, log)
        go_on(box, state, log)


@rule
def begin_pair(box, state, card, step, log):
    """Clauses 1 and 1d: discard the first card of a pair; if one card is left in hand, it must be the second."""
    discard_first(box, state, card, step, log)
    if state.held[state.seat] == 1:
        complete_pair(box, state, state.hand[state.seat, 0], log)


@rule
def play_token(box, state, move, log):
    """Play a move of the expansion."""
    if move < Move.SWAP:
        draw_extra(box, state, move - Move.EXTRA, log)
        go_on(box, state, log)
    elif move < Move.FOR:
        if offer(box, state, move - Move.SWAP, log):
            go_on(box, state, log)
    elif move < Move.REORDER:
        swap_for(box, state, move - Move.FOR, log)
        go_on(box, state, log)
    elif move < Move.BUY:
        lift_column(box, state, log)
    else:
        buy_token(box, state, move - Move.BUY, log)
        end_action(box, state, log)


@rule
def play(box, state, move, log):
    """Play one move and everything that follows from it."""
    if move < Move.BUILD:
        draw_card(box, state, move - Move.DRAW, log)
        end_action(box, state, log)
    elif move < Move.EXTEND:
        build(box, state, move - Move.BUILD, log)
        go_on_laying(box, state, log)
    elif move < Move.LAY:
        extend(box, state, move - Move.EXTEND, log)
        go_on_laying(box, state, log)
    elif move < Move.SCORE:
        if state.step == Step.REORDERING:
            lay_again(box, state, move - Move.LAY, log)
        else:
            lay(box, state, move - Move.LAY, log)
        if state.step != Step.REORDERING:
            go_on_laying(box, state, log)
    elif move < Move.FOURTH:
        begin_pair(box, state, move - Move.SCORE, Step.SCORING, log)
    elif move < Move.WITH:
        begin_pair(box, state, move - Move.FOURTH, Step.BUYING, log)
    elif move < Move.DONE:
        complete_pair(box, state, move - Move.WITH, log)
    elif move == Move.DONE:
        finish_laying(box, state, log)
    elif move == Move.HISTORIAN:
        write_history(box, state, log)
        end_turn(box, state, log)
    elif move < Move.END:
        play_token(box, state, move, log)
    else:
        end_turn(box, state, log)
