"""The report of an arena: who is stronger, and how certain that is."""

from typing import Any

import digsite
from digsite.lab import charts
from digsite.lab.evidence import interval
from digsite.lab.report import Grid, Plot, Report
from digsite.lab.standings import Pair, Result, Standing

MAX_BANDS = 10
"""Maximum number of pairs drawn: those that are hardest to tell apart."""

STEPS = 80
"""Number of points at which a band is computed."""


def percent(number: float) -> str:
    return f"{100 * number:.1f} %"


def difference(number: float) -> str:
    return f"{100 * number:+.0f} %" if abs(number) > 1e-9 else "0 %"


def answer(result: Result) -> str:
    """Return who is strongest, and whether that is certain."""
    first, *others = _best_first(result)
    pairs = [pair for pair in result.pairs if first.bot in (pair.first, pair.second)]
    unclear = [pair.second if pair.first == first.bot else pair.first for pair in pairs if not pair.clear]
    share = f"wins {percent(first.share)} per seat (95 % interval {100 * first.low:.1f} to {100 * first.high:.1f})"
    if not unclear:
        whom = others[0].bot if len(others) == 1 else f"all {len(others)} others"
        return f"**{first.bot} is stronger than {whom}**: it {share}, where {percent(result.fair)} is fair."
    return f"{first.bot} {share}, and **cannot be told apart from {', '.join(unclear)}** yet."


def arena_report(result: Result, command: str) -> Report:
    title = digsite.load(result.game).title
    best = _best_first(result)
    shares, ratings = "Share of the win per seat, with 95 % intervals", "OpenSkill ratings, with 95 % intervals"
    share_rows = [(one.bot, one.share, one.low, one.high) for one in best]
    rating_rows = [
        (one.bot, one.rating, one.rating - one.rating_within, one.rating + one.rating_within) for one in best
    ]
    plots = [
        Plot(
            "Shares of the win", f"{shares}; dashed: fair", charts.rows(shares, share_rows, percent, result.fair), True
        ),
        Plot("Ratings", ratings, charts.rows(ratings, rating_rows, lambda number: f"{number:.1f}", None), True),
        *_bands(result),
    ]
    return Report(
        question=f"Who is stronger at {title}: {', '.join(result.bots)}?",
        answer=answer(result),
        subject=f"{title}, {result.players} players",
        note=f"{result.games:,} games: {result.deals:,} deals, each in {result.games_a_deal} seatings",
        method=[
            "Every deal is played in every seating, and counts as one observation. Intervals of shares and differences "
            "are betting confidence sequences, which hold with a probability of 95 % at all times together.",
            "Ratings are OpenSkill's (Plackett-Luce), averaged over orders of the games.",
            f"{result.decisions:.0f} decisions per game ({result.shortest} to {result.longest}).",
        ],
        command=command,
        plots=plots,
        grids=[_standings(best), _ahead(result), _speeds(result), *_forfeits(result)],
    )


def _best_first(result: Result) -> list[Standing]:
    return sorted(result.standings, key=lambda one: -one.share)


def _bands(result: Result) -> list[Plot]:
    found = list(zip(result.pairs, result.differences, strict=True))
    hardest = sorted(found, key=lambda one: one[0].log_evidence)[:MAX_BANDS]
    return [_band(result, pair, row) for pair, row in found if any(pair is other for other, _ in hardest)]


def _band(result: Result, pair: Pair, row: Any) -> Plot:
    width = 2 * result.reach
    places = sorted({max(1, round(len(row) * (i + 1) / STEPS)) for i in range(STEPS)})
    steps = []
    for k in places:
        low, high = interval(row[:k])
        mean = float(row[:k].mean())
        steps.append((k * result.games_a_deal, (mean - 0.5) * width, (low - 0.5) * width, (high - 0.5) * width))
    heading = f"{pair.first} against {pair.second}: {'told apart' if pair.clear else 'not told apart yet'}"
    said = "Difference of the shares per seat with its 95 % interval, as games were played"
    return Plot(heading, said, charts.band(heading, steps, difference), True)


def _standings(best: list[Standing]) -> Grid:
    rows = [
        [
            one.bot,
            percent(one.share),
            f"{percent(one.low)} to {percent(one.high)}",
            f"{one.rating:.1f} ± {one.rating_within:.1f}",
            f"{one.points:.1f}",
            f"{one.games:,}",
            one.forfeits,
        ]
        for one in best
    ]
    return Grid(["Bot", "Share per seat", "95 % interval", "Rating", "Points", "Games", "Forfeits"], rows, bold=1)


def _ahead(result: Result) -> Grid:
    rows = [
        [name, *("" if often is None else percent(often) for often in row)]
        for name, row in zip(result.bots, result.ahead, strict=True)
    ]
    said = "How often the bot of the row finished ahead of the bot of the column at one table; a tie counts as half"
    return Grid(["", *result.bots], rows, "Who finished ahead of whom", said)


def _speeds(result: Result) -> Grid:
    rows = [
        [
            speed.bot,
            f"{speed.decisions:,}",
            f"{1000 * speed.seconds_a_move:.2f}",
            f"{1000 * speed.longest:.1f}",
            f"{speed.moves_a_second:,.0f}",
        ]
        for speed in result.speeds
    ]
    columns = ["Bot", "Moves", "ms per move", "Longest ms", "Moves per second"]
    return Grid(columns, rows, "Speed", "Only moves with a choice count")


def _forfeits(result: Result) -> list[Grid]:
    said = [[one.bot, reason] for one in result.standings for reason in one.reasons]
    return [Grid(["Bot", "Reason"], said, "Forfeits", "Moves that a bot did not choose itself")] if said else []
