"""Moves on trial: what the table would be like, for whoever would play them.

They are played in another world that the seat cannot tell from this one: all it does not know is drawn again. So
whatever comes of it was made of what the seat knew before, and nobody learns anything by trying.
"""

from digsite.core.chance import fresh_key
from digsite.core.errors import DigsiteError
from digsite.table.answers import Tried
from digsite.table.commands import PlayMoves, Trial
from digsite.table.deciding import decide
from digsite.table.entries import Moved
from digsite.table.learning import teaches
from digsite.table.notices import moves_now
from digsite.table.problems import problem_of
from digsite.table.sitting import Sitting, play_listed


def tried(sitting: Sitting, person: int, trial: Trial, now: float, lang: str) -> Tried:
    """The same checks as of a command, and what would come of it."""
    wish = PlayMoves(trial.moves, trial.seat)
    decided = decide(sitting, person, wish, trial.sequence, now)[0]
    if not isinstance(decided, Moved):
        return Tried(complete=True)
    assert sitting.match is not None
    seat, plays = decided.seat, decided.plays
    match = sitting.match.redealt(seat, fresh_key())
    try:
        for number, play in enumerate(plays, 1):
            play_listed(match, play, number == len(plays))
    except DigsiteError as problem:
        return Tried(complete=False, refused=problem_of(problem, lang))
    learns = teaches(match.game, match.played[-1])
    if learns or match.seat != seat:
        return Tried(complete=True, learns=learns)
    view, said, names = match.view(seat), match.game.texts(lang), sitting.names()
    return Tried(
        complete=False,
        view=view,
        moves=moves_now(match.setup, match.legal()),
        prompt=match.game.prompt(view, said, names[seat]),
        board=match.game.board(view, said, names),
    )
