"""How bots judge a position of Monuments, and which moves they prefer."""

from digsite.core.compiled import rule, small_rule
from digsite.games.monuments.moves import Move
from digsite.games.monuments.rules.actions import count_by_monument, count_by_symbol
from digsite.games.monuments.rules.cards import deck_left
from digsite.games.monuments.rules.historian import within_reach
from digsite.games.monuments.state import MONUMENTS, NONE, PIECES, SPACES, SYMBOLS, VALUES, Share, Step

JUDGED = ("points", "fame", "symbols", "historians")
"""What a position is judged by; reasons name the part that makes the difference."""
POINTS, FAME, PAIRED, HISTORIANS = range(len(JUDGED))
OPEN, OWN = ("points", "historians"), ("fame", "symbols")
"""Parts that everybody can work out for every seat, and those that a seat can work out only for itself."""

DRAWS = 1.3
"""Cards a player draws per turn on average, historian turns included; the deck thus tells how many turns are left."""

MANY = 8
"""Number of symbols in a display from which on more of them make a pair no more attractive."""

HOPE = 0.35
"""Share of the fame that historians still at home could add to a monument."""

PLANNED = (0.7, 0.25, 0.05)
"""Worth of a monument in hand relative to a built one: if the cards suffice, if one is missing, if more are."""

PAIRS = 0.5
"""Pairs a player scores per turn, and the worth of a pair in hand relative to a scored one."""

IDEAS = 3.0
"""Points a historian at home will bring: some cards, perhaps a bonus, minus the turn he costs."""

DOUBT = 0.4
"""Probability that a historian stays at home who has nothing to write about yet."""

RESERVE = 0.7
"""Turns by which the end may come earlier than the deck suggests."""

CHOICES, TRUST = {2: 0}, 0.5
"""By players: a search judges after so many choices. That counts half, and the game played to its end the rest."""

ALL_TURNS = 18
"""Turns that a player has in a whole game."""

CONFIDENCE = {2: 1.5}
"""By players: reviews draw chances apart by this power (below 1, towards each other), so that they come true."""


@small_rule
def cards_standing(state, seat, monument):
    """Return the cards of a column, including those still to be laid or taken up to be laid again."""
    cards = state.height[seat, monument]
    if seat == state.turn and monument == state.laying:
        cards += state.due
        for card in state.loose:
            cards += card != NONE
    return cards


@small_rule
def others_historians(box, state, seat):
    """Return the number of historians that may still write about this seat's monuments."""
    historians = 0
    for other in range(box.players):
        historians += state.historians[other]
    return historians - state.historians[seat]


@rule
def fame_to_come(box, state, seat, monument, cards):
    """Return the worth of `cards` cards of a monument to a seat: its fame now, and some of what histories may add."""
    share = Share.SOLE
    steps = min(cards - 1, others_historians(box, state, seat))
    for other in range(box.players):
        rival = cards_standing(state, other, monument)
        if other != seat and rival > 0:
            share = Share.LARGER if cards > rival else Share.SMALLER
            steps += min(rival - 1, others_historians(box, state, other))
    space = state.fame[monument]
    now, then = box.fame[share, space], box.fame[share, min(SPACES, space + steps)]
    return now + HOPE * (then - now)


@rule
def judge_monuments(box, state, seat, actions):
    """Judge the built monuments, and those in hand if there is time to build them."""
    worth = 0.0
    time = min(1.0, actions / box.actions)
    counts = count_by_monument(box, state, seat)
    for monument in range(MONUMENTS):
        standing = cards_standing(state, seat, monument)
        held = (counts >> (4 * monument)) & 15
        if seat == state.turn and monument == state.laying:
            held -= state.due
        if standing > 0:
            now = fame_to_come(box, state, seat, monument, standing)
            then = fame_to_come(box, state, seat, monument, standing + held)
            worth += now + time * PLANNED[0] * (then - now)
        elif held > 0 and box.least[state.builders[monument]] < VALUES:
            least = box.least[state.builders[monument]]
            missing = min(max(least - held, 0), 2)
            worth += time * PLANNED[missing] * fame_to_come(box, state, seat, monument, max(held, least))
    return worth


@rule
def judge_symbols(box, state, seat, turns, actions):
    """Judge the symbols: each in the display is a point for every pair in hand or to be drawn, if there is time."""
    worth, cards, points = 0.0, 0, 0
    counts = count_by_symbol(box, state, seat)
    for symbol in range(SYMBOLS):
        held = (counts >> (8 * symbol)) & 255
        pair = box.symbol_points * state.emblems[seat, symbol]
        if seat == state.turn and symbol == state.symbol:
            held -= 1
            worth += pair * (state.step == Step.SCORING)
        worth += pair * turns * PAIRS / SYMBOLS
        cards += held
        points += held * pair
    return worth + PAIRS * points / 2 * min(1.0, actions / max(cards, 1))


@small_rule
def cost_of_idle(box, idle):
    """Return what historians at home cost, between the costs of a whole number of them."""
    whole = min(int(idle), PIECES - 1)
    cost = box.unused[box.players, whole]
    return cost + (idle - whole) * (box.unused[box.players, whole + 1] - cost)


@rule
def judge_historians(box, state, seat, turns):
    """Judge the historians at home: they need turns to be sent out in, and columns to write about."""
    home = state.historians[seat]
    deepest = 1
    for other in range(box.players):
        for monument in range(MONUMENTS):
            if other != seat:
                deepest = max(deepest, cards_standing(state, other, monument))
    late = min(max(home + RESERVE - turns, 0.0), 1.0 * home)
    idle = late + DOUBT * max(0.0, home - late - (deepest - 1))
    return IDEAS * (home - idle) - cost_of_idle(box, idle)


@rule
def judge(box, state, parts):
    """Write the worth of each seat's position: points, monuments, cards, historians and tokens."""
    turns = deck_left(box, state) / (DRAWS * box.players)
    for seat in range(box.players):
        actions = turns * box.actions
        if seat == state.turn:
            begun = (state.laying != NONE) + (state.step == Step.SCORING) - (state.step == Step.BUYING)
            actions += state.actions - begun
        parts[seat, FAME] += judge_monuments(box, state, seat, actions)
        parts[seat, PAIRED] += judge_symbols(box, state, seat, turns, actions)
        parts[seat, HISTORIANS] += judge_historians(box, state, seat, turns)
        for why in range(state.points.shape[1]):
            parts[seat, POINTS] += state.points[seat, why]
    for token in range(SYMBOLS):
        if state.holder[token] != NONE:
            parts[state.holder[token], POINTS] += box.token_kept
    for i in range(state.written):
        written = box.track[state.volume[i]] + (box.bonus[i] if i < len(box.bonus) else 0)
        parts[state.writer[i], HISTORIANS] += written


@rule
def lead_scale(box, state):
    """Return the lead that makes a win e times as probable as a defeat: it falls from 15 points to 1."""
    left = deck_left(box, state) / (DRAWS * box.players * ALL_TURNS)
    return 1.2 + 14.0 * left * left


@small_rule
def wanted(box, state, seat, counts, card):
    """Return whether a card lets its owner build, together with the cards of its monument in hand."""
    monument = box.monument[card]
    held = (counts >> box.monument_shift[card]) & 15
    return (held + 1 >= box.least[state.builders[monument]]) & (state.height[seat, monument] == 0)


@small_rule
def keeps_silent(box, state, seat):
    """With two players, return whether the other has historians and nothing to write about, which may cost many points.

    Building gives them something to write about, so it waits until a single card ends the game. With more players
    somebody always builds.
    """
    if box.players > 2 or box.unused[box.players, 1] == 0 or state.exposed[seat] > 0:
        return False
    return state.historians[1 - seat] > 0 and deck_left(box, state) > 0


@rule
def lean(box, state, moves, count, weights):
    """Write how strongly a sensible player prefers each legal move.

    Build what there are cards for, with all of them at once and the highest first, where no historian gets at it. Send
    out a historian as soon as there is something to write about. Collect cards that go together, score symbols that are
    in the display, and keep the fourth action for emergencies. The weights are large so that, over the hundred
    decisions of a game, a weight of 1 is practically never chosen.
    """
    seat = state.seat
    counts = count_by_monument(box, state, seat)
    quiet = keeps_silent(box, state, seat)
    after = NONE
    for k in range(count - 1, -1, -1):
        move = moves[k]
        if move == Move.DRAW:
            weights[k] = 384
        elif move < Move.BUILD:
            weights[k] = 1024 if wanted(box, state, seat, counts, move - Move.DRAW - 1) else 64
        elif move < Move.LAY:
            building = move < Move.EXTEND
            monument = box.monument[move - (Move.BUILD if building else Move.EXTEND)]
            column = monument + building * MONUMENTS
            if quiet or column == after:
                weights[k] = 1
            else:
                weights[k] = 2048 + 256 * state.fame[monument] if building else 256
            after = column
        elif move < Move.SCORE:
            weights[k] = 1 if k + 1 < count and moves[k + 1] < Move.SCORE else 1024
        elif move < Move.FOURTH:
            emblems = min(state.emblems[seat, box.symbol[move - Move.SCORE]], MANY)
            weights[k] = 32 + 128 * emblems * emblems
        elif move < Move.WITH:
            weights[k] = 32
        elif move < Move.DONE:
            weights[k] = 64 if wanted(box, state, seat, counts, move - Move.WITH) else 256
        elif move == Move.DONE:
            weights[k] = 64
        elif move == Move.HISTORIAN:
            weights[k] = 1024 + 1024 * within_reach(box, state, seat)
        else:
            weights[k] = 1024 if move >= Move.BUY else 64
