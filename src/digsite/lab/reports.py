"""The reports of studies: the answer in a sentence, the plots, and how it was found."""

from collections.abc import Sequence

import digsite
from digsite.lab import charts
from digsite.lab.charts import Arm
from digsite.lab.estimates import Estimate
from digsite.lab.measures import DECISIONS, GENERAL, LEADS, WINNER, Measure, measures, most_used, wins
from digsite.lab.report import Grid, Plot, Report
from digsite.lab.studies import Balance, Comparison, Curve, Measured, Row, Sweep

MOST_LEADS = 6
"""Changes of the lead from which games share a bar."""

MOST_MOVES = 20
"""Moves listed in a report, those used most."""

SHAPES = ("What winners score", "How long games are", "How often the lead changes")
"""Headings of the plots of one table."""

SHIFTS = {
    WINNER.name: ("Winners score less", "Winners score as much as before", "Winners score more"),
    DECISIONS.name: ("Games are shorter", "Games are as long as before", "Games are longer"),
    LEADS.name: ("The lead changes less often", "The lead changes as often as before", "The lead changes more often"),
}
"""Headings of the plots of a comparison: certainly less, nothing certain, certainly more."""

MOST_NAMED = 6
"""How many figures the answer of a sweep names; more are counted, and the plots below name them."""

SMALLEST_NAMED = 0.1
"""The smallest size of an effect that an answer names, in percentage points."""

MOST_LETTERS = 14
"""Letters of a list of figures in a plot or a table."""

COMPARED = ("Measure", "Before", "After", "Difference", "95 % interval")

SAME_DEALS = "All tables of a study play the same deals."
FIXED = (
    "Intervals hold the true value with a probability of 95 % each: Wilson's for shares, Student's for other means. "
    "Of twenty measures without any effect, one may therefore seem to have one."
)
AT_ANY_TIME = (
    "Intervals are asymptotic confidence sequences, which hold with a probability of 95 % at all times together, so "
    "that a study may stop as soon as its answer is clear."
)
LEAD = "The lead is the most points if the game ended now, looked at whenever another seat begins to decide."


def number(value: int) -> str:
    words = ("no", "one", "two", "three", "four", "five", "six")
    return words[value] if value < len(words) else str(value)


def span(measure: Measure, one: Estimate, signed: bool = False) -> str:
    """Return an interval in words."""
    low, high = (measure.shown(edge, signed).removesuffix(" %") for edge in (one.low, one.high))
    return f"{low} to {high}".replace("-", "−")


def signed(measure: Measure, one: Estimate) -> str:
    return measure.shown(one.mean, True).replace("-", "−")


def _bots(bots: Sequence[str]) -> str:
    return f"{number(len(bots))} {bots[0]}" if len(set(bots)) == 1 else ", ".join(bots)


def _method(any_time: bool, *more: str) -> list[str]:
    return [*more, AT_ANY_TIME if any_time else FIXED, LEAD]


def balance_answer(balance: Balance) -> str:
    """Return the answer of a study of balance."""
    said = []
    for table in balance.tables:
        if not table.level:
            best = max(wins(table.players), key=lambda m: abs(table.estimates[m.name].mean - 1 / table.players))
            one = table.estimates[best.name]
            more = "more" if one.mean > 1 / table.players else "less"
            seat = best.title.removeprefix("Wins of ")
            told = f"{best.shown(one.mean)} ({span(best, one)})"
            said.append(f"{table.label}: **{seat} wins {more} than its share**, {told}")
    level = sum(table.level for table in balance.tables)
    if not said:
        where = "" if level == 1 else f" at any of the {level} tables"
        return f"**No seat is clearly favoured**{where}."
    if level:
        said.append(f"no seat is clearly favoured at the other {number(level)}")
    return "; ".join(said) + "."


def balance_report(balance: Balance, command: str) -> Report:
    title = digsite.load(balance.game).title
    last = balance.tables[-1]
    plots: list[Plot] = []
    for table in balance.tables:
        estimates = [table.estimates[m.name] for m in wins(table.players)]
        heading = "The seats are level" if table.level else "The seats are not level"
        said = f"{table.label}: share of wins by seat, with 95 % intervals"
        plots.append(Plot(heading, said, charts.seats(said, [estimates], 1 / table.players)))
    plots += _shape_plots([last])
    grids = [*_balance_grids(balance.tables), _moves(last)]
    return Report(
        question=f"Is {title} balanced?",
        answer=balance_answer(balance),
        subject=title,
        note=f"{last.games:,} games at each table, seed {balance.seed}",
        method=_method(
            balance.any_time,
            "Equal bots sit in all seats. " + SAME_DEALS,
            "Seats are called level unless the interval of some seat excludes its fair share, allowing for all seats "
            "of all tables together.",
        ),
        command=command,
        plots=plots,
        grids=grids,
    )


def _balance_grids(tables: Sequence[Measured]) -> list[Grid]:
    """Return one table of text for each number of players, with a column for each strength, so that it fits a page."""
    grids = []
    for players in sorted({table.players for table in tables}):
        group = [table for table in tables if table.players == players]
        columns = ["Measure", *(table.bots[0] for table in group)]
        said = "Means with 95 % intervals, by the bots that play"
        grids.append(Grid(columns, _balance_rows(group), f"{number(players).capitalize()} players", said))
    return grids


def _balance_rows(tables: Sequence[Measured]) -> list[list[str]]:
    widest = max(tables, key=lambda table: table.players)
    found = []
    for measure in measures(widest.source.table.setup):
        cells = []
        if all(table.estimates[measure.name].high == 0 for table in tables if measure.name in table.estimates):
            continue
        for table in tables:
            one = table.estimates.get(measure.name)
            cells.append("" if one is None else f"{measure.shown(one.mean)} ({span(measure, one)})")
        found.append([measure.title, *cells])
    return found


def _moves(table: Measured) -> Grid:
    rows = [
        [
            use.move,
            f"{use.a_game:.2f}",
            f"{100 * use.players:.0f} %",
            "" if use.wins is None else f"{100 * use.wins:.0f} %",
        ]
        for use in most_used(table.moves, MOST_MOVES)
    ]
    return Grid(
        ["Move", "Uses in a game", "Players who used it", "Their wins"],
        rows,
        heading="The moves played most",
        said=f"{table.label}. The JSON output has every move of every table.",
    )


def _shape_plots(tables: Sequence[Measured], headings: Sequence[str] = SHAPES) -> list[Plot]:
    """Return the plots of scores, length and lead, for one table or for two that are compared."""

    def arms(measure: Measure) -> list[Arm]:
        return [Arm(table.label, measure.values(table.source)) for table in tables]

    which = "" if len(tables) > 1 else f"{tables[0].label}. "
    scores = "Share of games by the winner's points; lines are means"
    length = "Share of games by number of decisions"
    leads = "Share of games by changes of the lead"
    return [
        Plot(headings[0], which + scores, charts.histogram(scores, arms(WINNER), "winner's points")),
        Plot(headings[1], which + length, charts.bars(length, arms(DECISIONS), "decisions in a game")),
        Plot(
            headings[2],
            which + leads,
            charts.bars(leads, arms(LEADS), "changes of the lead in a game", MOST_LEADS),
        ),
    ]


def compare_answer(comparison: Comparison) -> str:
    """Return the answer of a comparison: what certainly changed, or how small an effect would have been found."""
    if all(row.difference.low == row.difference.high == 0 for row in comparison.rows):
        return f"**It changes nothing**: not one of {comparison.before.games:,} games was played differently."
    by_measure = {m.name: m for m in measures(comparison.before.source.table.setup)}
    first = next(row for row in comparison.rows if row.name == "wins-0")
    seats = [row for row in comparison.verdict if row.name.startswith("wins-")]
    others = [row for row in comparison.verdict if not row.name.startswith("wins-")]
    said = [f"{row.title.lower()} {_moved(by_measure[row.name], row)}" for row in [*seats, *others]]
    start = (
        ("It changes who wins" if seats else "It changes the games, not who wins") if said else "No change is certain"
    )
    varies = first.difference.detectable > 0
    if not seats and varies:
        measure = by_measure["wins-0"]
        near = f"the first seat's share of wins moves by {signed(measure, first.difference)} "
        said.append(f"{near}({span(measure, first.difference, True)}), which chance explains")
    elif not seats:
        said.append("the first seat wins as often as before in every deal")
    text = f"{start}: {'; '.join(said)}."
    if not comparison.verdict and varies:
        size = f"{max(100 * first.difference.detectable, SMALLEST_NAMED):.1f} percentage points"
        text += f" A change of the first seat's wins by {size} would have been found in four of five studies."
    return text


def _moved(measure: Measure, row: Row) -> str:
    unit = " percentage points" if measure.share else ""
    amount = f"{signed(measure, row.difference)}{unit}"
    return f"**{amount}** (95 % interval {span(measure, row.difference, True)})"


def compare_report(comparison: Comparison, command: str) -> Report:
    before, after = comparison.before, comparison.after
    title = digsite.load(comparison.game).title
    seats = [[arm.estimates[m.name] for m in wins(arm.players)] for arm in (before, after)]
    moved = any(row.name.startswith("wins-") for row in comparison.verdict)
    said = "Share of wins by seat, with 95 % intervals"
    plots = [
        Plot(
            "The seats change" if moved else "The seats stay as they were",
            said,
            charts.seats(said, seats, 1 / before.players),
        ),
        *_shape_plots([before, after], [_shift(comparison, name) for name in SHIFTS]),
    ]
    by_measure = {m.name: m for m in measures(before.source.table.setup)}
    table = [_compared(by_measure[row.name], row) for row in comparison.rows if not row.name.startswith("kind-")]
    kinds = [
        _compared(by_measure[row.name], row)
        for row in comparison.rows
        if row.name.startswith("kind-") and row.before.mean + row.after.mean > 0
    ]
    return Report(
        question=f"Does {after.label} change {title}?",
        answer=compare_answer(comparison),
        subject=f"{title}, {number(before.players)} players",
        note=f"{before.games:,} games each, the same deals, {_bots(before.bots)}",
        method=_method(
            comparison.any_time,
            "Each deal was played twice, once under each rule, so that both begin with the same cards. Differences are "
            "taken deal by deal. Bots know the rule in force.",
            "The answer names only changes that are certain when all main measures are looked at together.",
        ),
        command=command,
        plots=plots,
        grids=[
            Grid(COMPARED, table, bold=3, words=(4,)),
            Grid(COMPARED, kinds, "Use of each kind of move", "Moves in a game, of all seats together", 3, (4,)),
        ],
        key=(f"before: {before.label}", f"after: {after.label}"),
    )


def _shift(comparison: Comparison, name: str) -> str:
    """Return the heading that says whether a measure has certainly moved."""
    row = next(row for row in comparison.rows if row.name == name)
    return SHIFTS[name][1 if not row.certain else 2 if row.difference.mean > 0 else 0]


def _compared(measure: Measure, row: Row) -> list[str]:
    chance = "" if row.difference.clear else ", within chance"
    return [
        row.title,
        measure.shown(row.before.mean),
        measure.shown(row.after.mean),
        signed(measure, row.difference),
        span(measure, row.difference, True) + chance,
    ]


def sweep_answer(sweep: Sweep) -> str:
    """Return which figures matter to who wins, which to the games only, and which to neither."""
    matters: dict[str, list[str]] = {}
    for curve in sweep.curves:
        matters.setdefault(curve.figure, []).extend(curve.matters)
    winning = [name for name, titles in matters.items() if any(title.startswith("Wins of seat") for title in titles)]
    playing = [name for name, titles in matters.items() if titles and name not in winning]
    neither = [name for name, titles in matters.items() if not titles]
    said = []
    if winning:
        said.append(f"**{_named(winning)}** {_verb(winning, 'change')} which seat wins")
    if playing:
        said.append(f"{_named(playing)} {_verb(playing, 'change')} the games but not which seat wins")
    if neither:
        said.append(f"{_named(neither)} {_verb(neither, 'show')} no certain effect on anything measured")
    return "; ".join(said) + "."


def _named(figures: Sequence[str]) -> str:
    """Name a few figures, and count many."""
    return ", ".join(figures) if len(figures) <= MOST_NAMED else f"{len(figures)} figures"


def _verb(subjects: Sequence[str], verb: str) -> str:
    return verb if len(subjects) > 1 else f"{verb}s"


def sweep_report(sweep: Sweep, command: str) -> Report:
    title = digsite.load(sweep.game).title
    setup = sweep.printed.source.table.setup
    shown = [*wins(setup.players)[:1], WINNER]
    plots = []
    for each in sweep.curves:
        for measure in shown:
            heading = f"{each.figure}: {measure.title.lower()}"
            plots.append(Plot(heading, _said(each, measure), _curve(each, measure)))
    main = [*wins(setup.players), *GENERAL]
    rows = [
        [each.figure, _short(step.value), *(marked(step.rows, measure) for measure in main)]
        for each in sweep.curves
        for step in each.steps
    ]
    columns = ["Figure", "Value", *(measure.title for measure in main)]
    return Report(
        question=f"Which figures of {title} matter?",
        answer=sweep_answer(sweep),
        subject=f"{title}, {number(sweep.players)} players",
        note=f"{sweep.printed.games:,} games at each value, the same deals, {_bots(sweep.bots)}",
        method=_method(
            False,
            "One figure is changed at a time, all others stay as printed. Differences from the printed figures are "
            "taken deal by deal; a star marks what is certain when all main measures are looked at together.",
            "A ring marks the printed value.",
        ),
        command=command,
        plots=plots,
        grids=[Grid(columns, rows)],
    )


def _said(each: Curve, measure: Measure) -> str:
    certain = any(row.name == measure.name for step in each.steps for row in step.verdict)
    return f"{each.origin}; {'the change is certain' if certain else 'no certain change'}"


def _curve(each: Curve, measure: Measure) -> str:
    steps = []
    for step in each.steps:
        one = step.measured.estimates[measure.name]
        steps.append((_short(step.value), one.mean, one.low, one.high))
    printed = next(i for i, step in enumerate(each.steps) if step.printed)
    return charts.curve(f"{each.figure}: {measure.title}", steps, printed, each.figure, measure.share)


def _short(value: object) -> object:
    """Return a value of a figure for an axis or a cell; a long list is cut."""
    if not isinstance(value, list):
        return value
    text = ",".join(map(str, value))
    return text if len(text) <= MOST_LETTERS else f"{text[: MOST_LETTERS - 1]}…"


def marked(rows: Sequence[Row], measure: Measure) -> str:
    """Return the mean of a measure, with a star if its change is certain."""
    row = next(row for row in rows if row.name == measure.name)
    return measure.shown(row.after.mean) + (" *" if row.certain else "")
