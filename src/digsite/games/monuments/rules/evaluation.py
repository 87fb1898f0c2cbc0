"""Chapter C: the end of the game, its evaluation, and the winner."""

from digsite.core.compiled import rule
from digsite.core.log import tell
from digsite.games.monuments.events import Event
from digsite.games.monuments.state import MONUMENTS, NONE, SYMBOLS, Share, Why


@rule
def score_historians(box, state, log):
    """Clause C: score each historian's space, the bonuses of the best three, and the loss for those left at home."""
    for i in range(state.written):
        points = box.track[state.volume[i]]
        state.points[state.writer[i], Why.HISTORIANS] += points
        tell(log, Event.HISTORIAN_SCORED, state.writer[i], state.volume[i], points)
    for rank in range(min(state.written, len(box.bonus))):
        state.points[state.writer[rank], Why.BONUS] += box.bonus[rank]
        tell(log, Event.HONOURED, state.writer[rank], rank, box.bonus[rank])
    for seat in range(box.players):
        points = box.unused[box.players, state.historians[seat]]
        if points > 0:
            state.points[seat, Why.UNUSED] -= points
            tell(log, Event.UNUSED, seat, state.historians[seat], points)


@rule
def highest_value(box, state, seat, monument):
    highest = 0
    for i in range(state.height[seat, monument]):
        highest = max(highest, box.value[state.column[seat, monument, i]])
    return highest


@rule
def share_of(box, state, seat, monument):
    """Clause C: a sole builder gets everything; of two, more cards get the larger part, then the highest card."""
    share = Share.SOLE
    for other in range(box.players):
        if other != seat and state.height[other, monument] > 0:
            own, others = state.height[seat, monument], state.height[other, monument]
            if own == others:
                own = highest_value(box, state, seat, monument)
                others = highest_value(box, state, other, monument)
            share = Share.LARGER if own > others else Share.SMALLER
    return share


@rule
def score_monuments(box, state, log):
    """Clause C: score each monument by the space of its marker, in alphabetical order."""
    for monument in range(MONUMENTS):
        space = state.fame[monument]
        for seat in range(box.players):
            if space > 0 and state.height[seat, monument] > 0:
                share = share_of(box, state, seat, monument)
                points = box.fame[share, space]
                state.points[seat, Why.MONUMENTS] += points
                tell(log, Event.MONUMENT_SCORED, seat, monument, space, points, share)


@rule
def score_tokens(box, state, log):
    """Tokens: give the points for each at the end."""
    for token in range(SYMBOLS):
        holder = state.holder[token]
        if holder != NONE:
            state.points[holder, Why.TOKENS] += box.token_kept
            tell(log, Event.TOKEN_SCORED, holder, token, box.token_kept)


@rule
def evaluate(box, state, log):
    """Clause C: evaluate in the order of the rulebook."""
    tell(log, Event.EVALUATION)
    score_historians(box, state, log)
    score_monuments(box, state, log)
    score_tokens(box, state, log)


@rule
def ahead(box, state, seat, other):
    """Clause C: break a tie on points: 1 if `seat` is ahead of `other`, -1 if behind, 0 if nothing separates them.

    More monuments win, whatever their fame; then the better historian, and having none is worst.
    """
    monuments = 0
    for monument in range(MONUMENTS):
        monuments += state.height[seat, monument] > 0
        monuments -= state.height[other, monument] > 0
    if monuments != 0:
        return 1 if monuments > 0 else -1
    for i in range(state.written):
        if state.writer[i] == seat:
            return 1
        if state.writer[i] == other:
            return -1
    return 0


@rule
def scores(box, state, points, shares):
    """Clause C: most points win, then monuments, then historians; otherwise the win is shared."""
    for seat in range(box.players):
        points[seat] = 0
        for why in range(state.points.shape[1]):
            points[seat] += state.points[seat, why]
    winners = 0
    for seat in range(box.players):
        shares[seat] = 1.0
        for other in range(box.players):
            behind = points[other] > points[seat]
            level = other != seat and points[other] == points[seat]
            if behind or (level and ahead(box, state, other, seat) > 0):
                shares[seat] = 0.0
        winners += shares[seat] > 0.0
    for seat in range(box.players):
        shares[seat] /= winners
