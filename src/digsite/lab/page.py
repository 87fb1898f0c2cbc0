"""The result of an arena as one page that needs nothing else: tables, and plots in SVG."""

from collections.abc import Sequence
from html import escape
from typing import Any

import digsite
from digsite.lab.evidence import interval
from digsite.lab.plots import Measured, band, dots
from digsite.lab.standings import Pair, Result

MOST_BANDS = 10
"""Of many pairs only those are drawn that are hardest to tell apart."""

STEPS = 80
"""Places at which a band is computed."""

STYLE = """
:root { color-scheme: light dark; --ink: #2b211a; --paper: #fbf6ec; --clay: #b4532a; --sand: #d9c6a5; --soft: #7a6a58 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0e6d6; --paper: #1d1713; --clay: #e08a5b; --sand: #5a4936; --soft: #b3a28d } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: 600; line-height: 1.2 } h2 { margin-top: 2.2rem }
code { overflow-wrap: anywhere } figure { margin: 1rem 0 } figcaption { color: var(--soft) }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid var(--sand); white-space: nowrap }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; max-width: 46rem; height: auto; font: 13px system-ui, sans-serif }
svg text { fill: var(--ink) } svg .tick, svg .note { fill: var(--soft); font-size: 12px }
svg .bar { stroke: var(--sand); stroke-width: 10 } svg circle { fill: var(--clay) }
svg .axis { stroke: var(--soft) } svg .mark { stroke: var(--soft); stroke-dasharray: 4 4 }
svg .band { fill: var(--sand); opacity: .7 } svg .middle { fill: none; stroke: var(--clay); stroke-width: 2 }
"""


def page(result: Result, command: str = "") -> str:
    """The whole page as HTML."""
    title = f"{digsite.load(result.game).title}: {' · '.join(result.bots)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{result.players} players, {result.games:,} games: {result.deals:,} deals, each in {result.games_a_deal} "
        f"seatings. {result.decisions:.0f} decisions a game ({result.shortest} to {result.longest}).</p>",
        f"<p><code>{escape(command)}</code></p>" if command else "",
        "<h2>Shares of the win</h2>",
        _standings(result),
        dots(
            "Share of the win a seat, with 95 % intervals",
            [Measured(one.bot, one.share, one.low, one.high) for one in _best_first(result)],
            percent,
            (result.fair, "fair"),
        ),
        "<h2>Ratings</h2>",
        "<p>OpenSkill (Plackett-Luce), averaged over orders of the games; bars are 95 % intervals.</p>",
        dots(
            "OpenSkill ratings, with 95 % intervals",
            [
                Measured(one.bot, one.rating, one.rating - one.rating_within, one.rating + one.rating_within)
                for one in _best_first(result)
            ],
            lambda number: f"{number:.1f}",
            None,
        ),
        "<h2>Evidence over games</h2>",
        "<p>The difference of two bots' shares a seat, and its 95 % interval, as games were played. The intervals hold "
        "at all times together, so looking early costs nothing.</p>",
        *_bands(result),
        "<h2>Who finished ahead of whom</h2>",
        _ahead(result),
        "<h2>Speed</h2>",
        _speeds(result),
        _forfeits(result),
    ]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<body>{''.join(parts)}</body></html>\n"
    )


def percent(number: float) -> str:
    return f"{100 * number:.1f} %"


def difference(number: float) -> str:
    return f"{100 * number:+.0f} %" if abs(number) > 1e-9 else "0 %"


def _best_first(result: Result) -> list[Any]:
    return sorted(result.standings, key=lambda one: -one.share)


def _table(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _standings(result: Result) -> str:
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
        for one in _best_first(result)
    ]
    return _table(["bot", "share a seat", "95 % interval", "rating", "points", "games", "forfeits"], rows)


def _bands(result: Result) -> list[str]:
    found = list(zip(result.pairs, result.differences, strict=True))
    hardest = sorted(found, key=lambda one: one[0].log_evidence)[:MOST_BANDS]
    return [_band(result, pair, row) for pair, row in found if any(pair is other for other, _ in hardest)]


def _band(result: Result, pair: Pair, row: Any) -> str:
    width = 2 * result.reach
    places = sorted({max(1, round(len(row) * (i + 1) / STEPS)) for i in range(STEPS)})
    steps = []
    for k in places:
        low, high = interval(row[:k])
        mean = float(row[:k].mean())
        steps.append((k * result.games_a_deal, (mean - 0.5) * width, (low - 0.5) * width, (high - 0.5) * width))
    said = f"{pair.first} against {pair.second}: {'told apart' if pair.clear else 'not told apart yet'}"
    return f"<figure><figcaption>{escape(said)}</figcaption>{band(said, steps, difference)}</figure>"


def _ahead(result: Result) -> str:
    rows = [
        [name, *("" if often is None else percent(often) for often in row)]
        for name, row in zip(result.bots, result.ahead, strict=True)
    ]
    return _table(["row ahead of column", *result.bots], rows)


def _speeds(result: Result) -> str:
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
    return _table(["bot", "moves with a choice", "ms a move", "longest ms", "moves a second"], rows)


def _forfeits(result: Result) -> str:
    said = [f"{one.bot}: {reason}" for one in result.standings for reason in one.reasons]
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in said)
    return f"<h2>Forfeits</h2><ul>{items}</ul>" if said else ""
