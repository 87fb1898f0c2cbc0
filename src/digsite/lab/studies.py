"""Questions to a game: is it balanced, does a change matter, and how does a figure matter over its range?

All tables of a study play the same deals. A comparison takes differences deal by deal. Every interval has its own 5 %
of error; a `verdict` allows for all the measures it looks at together (Bonferroni).
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from digsite.core.errors import BadSetup
from digsite.core.game import Setup
from digsite.lab.changes import Figure
from digsite.lab.estimates import ERROR, Estimate, difference, estimate
from digsite.lab.games import Games, Sample, Table, gathered, seated
from digsite.lab.keeping import kept_pieces
from digsite.lab.measures import DECISIONS, HALF, LEADS, MARGIN, TIES, WINNER, Measure, Use, measures, uses, wins
from digsite.running import ALONE, Crew

MAX_GAMES = 2_000_000
"""Maximum number of games at a table, whose measures are kept in memory."""

MAX_TABLES = 200
LEAST_GAMES = 100
"""Minimum number of games at each table before a study may stop early."""

WITHIN = 0.02
"""A share of the win known this closely is clear, whether or not it is even."""

Progress = Callable[[int, int], None]
"""Called with the number of pieces played and the number of pieces requested."""


@dataclass(frozen=True)
class Plan:
    """How a study is played."""

    games: int = 1000
    seed: str = "0"
    crew: Crew = ALONE
    keep: Path | None = None
    until_clear: bool = False
    within: float = WITHIN
    progress: Progress | None = None

    def check(self) -> None:
        """Raise BadSetup if the plan cannot be carried out."""
        self.crew.check()
        if type(self.games) is not int or not 2 <= self.games <= MAX_GAMES:
            raise BadSetup(f"the number of games is {self.games!r}, and must be from 2 to {MAX_GAMES:,}")
        if not 0 < self.within < 1:
            raise BadSetup(f"--within is {100 * self.within:g}, and must be between 0 and 100 per cent")


def played(tables: Sequence[Table], plan: Plan, clear: Callable[[list[Games]], bool] | None = None) -> list[Games]:
    """Play all games of a study, or fewer if the answer is clear before."""
    plan.check()
    if not 1 <= len(tables) <= MAX_TABLES:
        raise BadSetup(f"a study has 1 to {MAX_TABLES} tables, not {len(tables)}")
    sample = Sample(tuple(tables), plan.games)
    found: list[Games] = []
    with closing(kept_pieces(sample, sample.count, plan.crew, plan.keep)) as batches:
        for rounds, found in enumerate(gathered(sample, batches), 1):
            if plan.progress:
                plan.progress(rounds * len(tables), sample.count)
            if plan.until_clear and clear and len(found[0]) >= LEAST_GAMES and clear(found):
                break
    return found


@dataclass(frozen=True)
class Measured:
    """Everything measured at one table. `level` says that no seat is clearly favoured."""

    label: str
    players: int
    bots: list[str]
    options: dict[str, Any]
    edition: str
    games: int
    forfeits: int
    estimates: dict[str, Estimate]
    level: bool
    moves: list[Use] = field(repr=False)
    source: Games = field(repr=False)

    def as_data(self) -> dict[str, Any]:
        fields = {name: value for name, value in vars(self).items() if name != "source"}
        return {
            **fields,
            "estimates": {name: asdict(one) for name, one in self.estimates.items()},
            "moves": [asdict(use) for use in self.moves],
        }


def measured(label: str, games: Games, any_time: bool, tables: int = 1) -> Measured:
    setup = games.table.setup
    return Measured(
        label,
        setup.players,
        list(games.table.bots),
        dict(setup.options),
        setup.edition.digest,
        len(games),
        games.forfeits,
        {m.name: estimate(m.values(games), m.share, any_time) for m in measures(setup)},
        is_level(games, any_time, tables),
        uses(games),
        games,
    )


def is_level(games: Games, any_time: bool = False, tables: int = 1) -> bool:
    """Return whether all seats may win equally often, tested for all seats of so many tables together."""
    players = games.table.setup.players
    seats = (estimate(m.values(games), True, any_time, ERROR / (players * tables)) for m in wins(players))
    return not any(seat.excludes(1 / players) for seat in seats)


@dataclass(frozen=True)
class Balance:
    """How a game is balanced, for each number of players and each strength of bots."""

    game: str
    seed: str
    any_time: bool
    tables: list[Measured]

    def as_data(self) -> dict[str, Any]:
        return {"study": "balance", **vars(self), "tables": [table.as_data() for table in self.tables]}


def balance(setups: Iterable[Setup], bots: Sequence[str], plan: Plan) -> Balance:
    """Measure games between equal bots, for each set-up and each of the bots."""
    tables = [seated(setup, [bot], plan.seed) for setup in setups for bot in bots]

    def clear(found: list[Games]) -> bool:
        return all(_seats_clear(games, plan.within, len(found)) for games in found)

    found = played(tables, plan, clear)
    labels = [f"{len(games.table.bots)} players, {games.table.bots[0]}" for games in found]
    arms = zip(labels, found, strict=True)
    rows = [measured(label, games, plan.until_clear, len(found)) for label, games in arms]
    return Balance(tables[0].setup.game.name, plan.seed, plan.until_clear, rows)


def _seats_clear(games: Games, within: float, tables: int) -> bool:
    """Return whether some seat is clearly favoured, or every seat's wins are known closely enough."""
    players = games.table.setup.players
    if not is_level(games, any_time=True, tables=tables):
        return True
    seats = [estimate(m.values(games), True, True) for m in wins(players)]
    return all(abs(edge - 1 / players) <= within for seat in seats for edge in (seat.low, seat.high))


@dataclass(frozen=True)
class Row:
    """One measure before and after a change. `certain` allows for all main measures of the comparison together."""

    name: str
    title: str
    share: bool
    main: bool
    before: Estimate
    after: Estimate
    difference: Estimate
    certain: bool


def main_measures(setup: Setup) -> list[Measure]:
    """Return the measures that the verdict of a comparison is about."""
    return [*wins(setup.players), WINNER, MARGIN, TIES, DECISIONS, LEADS, HALF]


def rows_of(before: Games, after: Games, any_time: bool = False) -> list[Row]:
    """Compare two tables deal by deal, measure by measure."""
    setup = before.table.setup
    main = {m.name for m in main_measures(setup)}
    error = ERROR / len(main)
    # Student's interval is too narrow for so few games: by chance alone, all of them may differ in the same way.
    enough = 2 * 0.5 ** len(before) <= error
    found = []
    for measure in measures(setup):
        a, b = measure.values(before), measure.values(after)
        certain = enough and difference(a, b, any_time, error).clear
        one, other = (estimate(values, measure.share, any_time) for values in (a, b))
        is_main = measure.name in main
        found.append(
            Row(measure.name, measure.title, measure.share, is_main, one, other, difference(a, b, any_time), certain)
        )
    return found


@dataclass(frozen=True)
class Comparison:
    """What a change does. `verdict` lists the main measures that certainly changed."""

    game: str
    seed: str
    any_time: bool
    before: Measured
    after: Measured
    rows: list[Row]

    @property
    def verdict(self) -> list[Row]:
        return [row for row in self.rows if row.main and row.certain]

    def as_data(self) -> dict[str, Any]:
        arms = {"before": self.before.as_data(), "after": self.after.as_data()}
        rows = [asdict(row) for row in self.rows]
        verdict = [row.name for row in self.verdict]
        return {"study": "compare", **vars(self), **arms, "rows": rows, "verdict": verdict}


def compare(before: tuple[str, Setup], after: tuple[str, Setup], bots: Sequence[str], plan: Plan) -> Comparison:
    """Play the same deals with and without a change. Set-ups come with a label."""
    if before[1].players != after[1].players:
        raise BadSetup("a comparison needs the same number of players before and after the change")
    tables = [seated(setup, bots, plan.seed) for _, setup in (before, after)]

    def clear(found: list[Games]) -> bool:
        pairs = [(m.values(found[0]), m.values(found[1])) for m in wins(before[1].players)]
        seats = [difference(a, b, any_time=True) for a, b in pairs]
        even = all(max(abs(seat.low), abs(seat.high)) <= plan.within for seat in seats)
        return even or any(difference(a, b, True, ERROR / len(pairs)).clear for a, b in pairs)

    first, second = played(tables, plan, clear)
    arms = measured(before[0], first, plan.until_clear), measured(after[0], second, plan.until_clear)
    rows = rows_of(first, second, plan.until_clear)
    return Comparison(before[1].game.name, plan.seed, plan.until_clear, *arms, rows)


@dataclass(frozen=True)
class Step:
    """One value of a figure, with all measures, and the differences from the printed figures."""

    value: Any
    printed: bool
    measured: Measured
    rows: list[Row]

    @property
    def verdict(self) -> list[Row]:
        return [row for row in self.rows if row.main and row.certain]


@dataclass(frozen=True)
class Curve:
    """One figure over its range. `matters` lists the main measures that certainly change somewhere in the range."""

    figure: str
    origin: str
    steps: list[Step]

    @property
    def matters(self) -> list[str]:
        found = dict.fromkeys(row.title for step in self.steps for row in step.verdict)
        return list(found)


@dataclass(frozen=True)
class Sweep:
    """How figures matter, each over its range while all others stay as printed."""

    game: str
    players: int
    bots: list[str]
    seed: str
    printed: Measured
    curves: list[Curve]

    def as_data(self) -> dict[str, Any]:
        curves = [
            {
                "figure": curve.figure,
                "origin": curve.origin,
                "matters": curve.matters,
                "steps": [
                    {
                        "value": step.value,
                        "printed": step.printed,
                        "measured": step.measured.as_data(),
                        "rows": [asdict(row) for row in step.rows],
                    }
                    for step in curve.steps
                ],
            }
            for curve in self.curves
        ]
        return {"study": "sweep", **vars(self), "printed": self.printed.as_data(), "curves": curves}


def sweep(setup: Setup, figures: Sequence[Figure], bots: Sequence[str], plan: Plan) -> Sweep:
    """Play the same deals with each value of each figure. The number of games is fixed beforehand."""
    game, edition = setup.game, setup.edition
    arms: list[tuple[Figure | None, Any, Setup]] = [(None, None, setup)]
    for figure in figures:
        for value in figure.values:
            if value != figure.printed(edition):
                changed = figure.apply(game, edition, value)
                arms.append((figure, value, Setup(game, setup.players, setup.options, changed)))
    found = played([seated(arm, bots, plan.seed) for _, _, arm in arms], plan)
    printed = measured("as printed", found[0], False)
    curves = []
    for figure in figures:
        steps = [Step(figure.printed(edition), True, printed, rows_of(found[0], found[0]))]
        for (owner, value, _), games in zip(arms[1:], found[1:], strict=True):
            if owner is figure:
                steps.append(Step(value, False, measured(figure.label(value), games, False), rows_of(found[0], games)))
        steps.sort(key=lambda step: np.inf if isinstance(step.value, list | str) else step.value)
        curves.append(Curve(figure.label("").rstrip("="), edition.origin(figure.table)[0], steps))
    return Sweep(game.name, setup.players, list(found[0].table.bots), plan.seed, printed, curves)
