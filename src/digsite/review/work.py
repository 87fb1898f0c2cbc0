"""Review a game in pieces, on one process or on many."""

from collections.abc import Callable
from dataclasses import dataclass, field

from digsite.core.errors import BadSetup
from digsite.core.game import Setup
from digsite.core.match import Match
from digsite.review.answers import ITERATIONS, Review
from digsite.review.assembling import assemble, pieces_of
from digsite.review.judging import Judged, Piece, judge, load
from digsite.running import ALONE, Crew, Packed, packed, pieces, setup_of

MIN_ITERATIONS, MAX_ITERATIONS = 20, 1_000_000


def check_iterations(iterations: int) -> None:
    """Raise BadSetup if a review cannot be made with so many iterations."""
    if not MIN_ITERATIONS <= iterations <= MAX_ITERATIONS:
        raise BadSetup(f"a review takes {MIN_ITERATIONS} to {MAX_ITERATIONS:,} iterations, not {iterations}")


@dataclass
class Judging:
    """The positions of a game, which can be judged in any process."""

    about: Packed
    positions: list[Piece]
    seed: str
    iterations: int
    _setup: Setup | None = field(default=None, repr=False)

    @property
    def setup(self) -> Setup:
        if self._setup is None:
            self._setup = setup_of(self.about)
        return self._setup

    @property
    def setups(self) -> list[Setup]:
        return [self.setup]

    def prepare(self) -> None:
        load(self.setup.game)

    def play(self, number: int) -> Judged:
        return judge(self.setup, self.positions[number], self.seed, self.iterations)

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_setup": None}


def review(
    match: Match,
    names: list[str],
    seed: int | str = 0,
    crew: Crew = ALONE,
    iterations: int = ITERATIONS,
    progress: Callable[[int, int], object] | None = None,
) -> Review:
    """Review a finished match. The same seed gives the same review, however many workers there are."""
    crew.check()
    check_iterations(iterations)
    work = Judging(packed(match.setup), pieces_of(match), str(seed), iterations, match.setup)
    judged = []
    for each in pieces(work, range(len(work.positions)), crew):
        judged.append(each)
        if progress is not None:
            progress(len(judged), len(work.positions))
    return assemble(match, names, str(seed), iterations, judged)
