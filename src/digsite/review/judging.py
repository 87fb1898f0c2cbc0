"""Judge one position of a finished game: each seat's chances, and how good the move played was.

Everything is judged by searching tables in which whatever the seat in question could not know was drawn again.
"""

import numpy as np
from msgspec import Struct

from digsite.bots.kernels import GREEDY, SEARCH
from digsite.bots.question import Question
from digsite.bots.reasons import reason_between
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import PLAY, ensure_compiled
from digsite.core.game import Game, Setup
from digsite.review.answers import ITERATIONS
from digsite.review.sampling import Samples

COMPARE = (0.8, 2.4, 6.0)
"""Samples of each of two moves that are compared, as multiples: at first, and while it is unclear which is better."""

MATTERS = 0.04
"""A difference of the share that is worth more samples."""

CLEAR = 4.0
"""A difference of so many standard errors needs no more samples."""

WELL_TRIED = 0.05
"""A move is worth comparing if it was tried at least this often, as a fraction of all samples."""

BEYOND_NOISE = 2.6
"""Differences up to this many standard errors are noise: one in a hundred is larger by chance."""


class Piece(Struct):
    """A position to judge: the whole state, and the move that was played there."""

    step: int
    state: bytes
    move: int
    begins: bool
    """Whether a turn begins here, so that the chances of all seats are wanted."""


class Compared(Struct):
    """The move played beside the best other one. `played` and `other` are each seat's share after them."""

    played: list[float]
    other: list[float]
    move: int
    """The other move."""
    samples: int
    """Number of games behind each of the two."""
    reason: str | None = None
    """In which part of the judgement the other move is better, if it is beyond the noise."""
    rival: int | None = None


class Judged(Struct):
    """What was found about a position."""

    step: int
    options: int
    """Number of legal moves."""
    shares: list[float] | None = None
    """Each seat's share, from what the seats could know, if a turn begins here. They add up to 1."""
    expected: list[float] | None = None
    """Each seat's share as the seat to move expects it, if it has a choice."""
    samples: int = 0
    """Number of games behind `expected`."""
    compared: Compared | None = None


PARTS = (PLAY, SEARCH, GREEDY)
"""The compiled parts of a game that judging needs."""


def load(game: Game) -> None:
    """Load what judging needs; compile it first if necessary."""
    for part in PARTS:
        ensure_compiled(game, part)


def judge(setup: Setup, piece: Piece, seed: str, iterations: int = ITERATIONS) -> Judged:
    """Judge a position. The same arguments always give the same judgement."""
    name = _name(piece, seed)
    looks = _looks(setup, piece, name, iterations)
    options = len(looks[0].question.legal()) if looks else 1
    judged = Judged(piece.step, options)
    if piece.begins:
        judged.shares = _of_everybody(looks)
    if options > 1:
        judged.expected, judged.samples = chances(setup, _settled(looks[0])), iterations - iterations // 4
        other = _other(looks[0], piece.move)
        if other is not None:
            judged.compared = _compare(looks[0].question, (piece.move, other), name, iterations)
    return judged


def shares_at(setup: Setup, piece: Piece, seed: str, iterations: int = ITERATIONS) -> list[float]:
    """Return the shares that `judge` finds at a position where a turn begins, without judging the move played."""
    return _of_everybody(_looks(setup, piece, _name(piece, seed), iterations))


def _name(piece: Piece, seed: str) -> str:
    return f"review {seed} {piece.step}"


def _looks(setup: Setup, piece: Piece, name: str, iterations: int) -> list[Samples]:
    """Search from the position as the seat to move knows it, if it has a choice; where a turn begins, as all do."""
    mover = _question(setup, piece, None, name)
    views = [mover] if piece.begins or len(mover.legal()) > 1 else []
    if piece.begins:
        views += [_question(setup, piece, seat, name) for seat in range(setup.players) if seat != mover.seat]
    looks = [Samples(view, f"{name} look {view.seat}") for view in views]
    for look in looks:
        look.grow_to(iterations)
    return looks


def _of_everybody(looks: list[Samples]) -> list[float]:
    """Return each seat's chance, from what every seat expects."""
    own = {look.question.seat: float(_settled(look)[look.question.seat]) for look in looks}
    return chances(looks[0].question.setup, _adding_up([own[seat] for seat in range(len(own))]))


def _question(setup: Setup, piece: Piece, seat: int | None, name: str) -> Question:
    """Return the table as a seat, or the one to move, could know it."""
    table = setup.table()
    table["state"] = np.frombuffer(piece.state, setup.game.state)
    seat = int(table["state"]["seat"][0]) if seat is None else seat
    kernels.redeal_at(table, 0, seat, key_words(key_from_seed(f"{name} hand over {seat}")))
    return Question(setup, table, seat)


def _settled(look: Samples) -> np.ndarray:
    """Return the mean shares of the later samples, when the search has found the better moves."""
    mean: np.ndarray = look.shares[len(look.shares) // 4 :].mean(axis=0)
    return mean


def _adding_up(own: list[float]) -> np.ndarray:
    """Shift what each seat expects by the same amount, so that all of it adds up to 1 where nothing falls below 0.

    Where hands are hidden, a seat's own search finds it stronger than it is, because the others play there as if they
    did not know their hands either.
    """
    shares = np.array(own)
    shifted: np.ndarray = np.maximum(0.0, shares - (shares.sum() - 1) / len(shares))
    return shifted


def chances(setup: Setup, shares: np.ndarray) -> list[float]:
    """Return shares of the win as chances that add up to 1.

    Where they promise too much or too little, the judgement's `CONFIDENCE` draws the chances together or apart.
    """
    confidence = getattr(setup.game.judgement, "CONFIDENCE", {}).get(setup.players, 1.0)
    weights = shares**confidence
    found: list[float] = (weights / weights.sum()).tolist()
    return found


def _other(look: Samples, played: int) -> int | None:
    """Choose the best move beside the one played, of those that the search tried often; None if there is none."""
    seat = look.question.seat
    moves, counts = np.unique(look.first, return_counts=True)
    tried = [(move, count) for move, count in zip(moves.tolist(), counts.tolist(), strict=True) if move != played]
    most = max(counts.tolist())
    tried = [each for each in tried if each[1] >= min(most, WELL_TRIED * len(look.first))]
    if not tried:
        return None
    shares = {move: float(look.shares[look.first == move, seat].mean()) for move, _ in tried}
    best: int = max(tried, key=lambda each: (each[1], shares[each[0]]))[0]
    return best


def _compare(question: Question, moves: tuple[int, int], name: str, iterations: int) -> Compared:
    """Compare the move played with another one, with the same deals, longer if it matters."""
    seat, (played, other) = question.seat, moves
    pair = [Samples(question, f"{name} compare", move) for move in moves]
    for times in COMPARE:
        for samples in pair:
            samples.grow_to(int(times * iterations))
        difference = pair[0].shares[:, seat] - pair[1].shares[:, seat]
        gain, error = float(difference.mean()), float(difference.std() / len(difference) ** 0.5)
        if abs(gain) + 2 * error < MATTERS or abs(gain) > CLEAR * error:
            break
    with_played, with_other = (chances(question.setup, samples.shares.mean(axis=0)) for samples in pair)
    compared = Compared(with_played, with_other, other, len(pair[0].shares))
    if -gain > BEYOND_NOISE * error:
        why = reason_between(question, (other, [pair[1]]), (played, [pair[0]]), name)
        if why is not None:
            compared.reason, compared.rival = why.part, None if why.seat == seat else why.seat
    return compared
