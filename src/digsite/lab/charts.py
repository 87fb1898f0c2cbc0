"""The plots of reports, drawn by Matplotlib as SVG with the fonts of the page that shows them."""

import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from digsite.core.errors import DigsiteError
from digsite.lab.estimates import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, SOFT, GRID, PAPER = "#2b211a", "#5d5042", "#ddd0b4", "#fbf6ea"
BEFORE, AFTER, SAND, HATCH = "#8a6414", "#2a5c4e", "#f3e3b5", "#d2a94e"
SEATS = ("#2f5d94", "#8a6414", "#a3324b", "#2a5c4e")
MARKS = ("D", "o", "s", "^")
LINES: tuple[Any, ...] = ("-", (0, (6, 2)), (0, (1.5, 1.5)), (0, (6, 2, 1.5, 2)))
WIDTH, HEIGHT = 5.0, 3.3
"""Size of a plot in inches of 100 pixels."""

SETTINGS: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "digsite",
    "font.family": "sans-serif",
    "font.size": 9.5,
    "axes.edgecolor": INK,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "hatch.linewidth": 1.1,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
}


class Arm(NamedTuple):
    """The numbers of one side of a comparison; a study without a comparison has one side only."""

    label: str
    values: np.ndarray


@contextmanager
def _plot(title: str, height: float = HEIGHT, width: float = WIDTH) -> Iterator[tuple["Axes", list[str]]]:
    """Give axes to draw on; afterwards the list holds the SVG."""
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError:
        raise DigsiteError("reports need the extra `lab`; install it with: pip install 'digsite[lab]'") from None
    drawn: list[str] = []
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(width, height), layout="constrained")
        yield figure.add_subplot(), drawn
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None, "Title": title})
    svg = file.getvalue()
    svg = re.sub(r"\s(width|height)=\"[\d.]+pt\"", "", svg[svg.index("<svg") :], count=2)
    svg = re.sub(r"font: ((?:\d00 )?)([\d.]+)px [^;\"]*", r"font-weight: \1; font-size: \2px", svg)
    svg = re.sub(r" ?font-(?:family: [^;\"]*|weight: );", "", svg)  # the page's own font, and its own weight
    label = title.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    drawn.append(svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1))


def _percent(axis: Any) -> None:
    from matplotlib.ticker import MaxNLocator

    axis.set_major_locator(MaxNLocator(6))

    def write(share: float, _: int) -> str:
        low, high = sorted(axis.get_view_interval())
        last = max(place for place in axis.get_majorticklocs() if place <= high + 1e-12)
        return f"{100 * share:.6g} %" if share >= last - 1e-12 and low <= share else f"{100 * share:.6g}"

    axis.set_major_formatter(write)


def seats(title: str, arms: Sequence[Sequence[Estimate]], fair: float) -> str:
    """Draw the share of wins of each seat with its interval, for one arm or for two beside each other."""
    count = len(arms[0])
    with _plot(title) as (axes, drawn):
        axes.grid(axis="y", visible=False)
        for arm, estimates in enumerate(arms):
            is_before = len(arms) > 1 and arm == 0
            offset = (arm - (len(arms) - 1) / 2) * 0.26
            for seat, one in enumerate(estimates):
                _interval(axes, one, seat + offset, is_before)
        axes.axvline(fair, color=INK, linewidth=1.2, linestyle=(0, (3, 3)))
        axes.set_yticks(range(count), [f"Seat {seat + 1}" for seat in range(count)], fontweight="bold", color=INK)
        axes.tick_params(axis="y", pad=6)
        for seat in range(count):
            axes.plot(
                -0.155,
                seat,
                MARKS[seat % 4],
                color=SEATS[seat % 4],
                transform=axes.get_yaxis_transform(),
                clip_on=False,
            )
        axes.set_ylim(count - 0.45, -0.55)
        axes.margins(x=0.14)
        _percent(axes.xaxis)
        axes.set_xlabel(f"dashed: level, {100 * fair:.1f} %")
    return drawn[0]


def _interval(axes: "Axes", one: Estimate, y: float, is_before: bool) -> None:
    colour = BEFORE if is_before else AFTER
    dashes: Any = (0, (2.5, 1.5)) if is_before else "-"
    axes.hlines(y, one.low, one.high, color=colour, linewidth=1.6, linestyle=dashes)
    axes.plot([one.low, one.high], [y, y], "|", color=colour, markersize=7)
    axes.plot(one.mean, y, "o", color=colour, markerfacecolor=PAPER if is_before else colour, markersize=7.5, mew=1.8)
    axes.annotate(
        f"{100 * one.mean:.1f}",
        (one.high, y),
        (5, 0),
        textcoords="offset points",
        va="center",
        fontsize=9,
        color=INK,
        fontweight="normal" if is_before else "bold",
    )


def histogram(title: str, arms: Sequence[Arm], label: str, bins: int = 16) -> str:
    """Draw the distribution of a number, with a line at each mean."""
    values = np.concatenate([arm.values for arm in arms])
    low, high = float(values.min()), float(values.max())
    step = max(1, round((np.quantile(values, 0.995) - np.quantile(values, 0.005)) / bins))
    edges = np.arange(np.floor(low / step) * step, high + step + 1e-9, step)
    with _plot(title) as (axes, drawn):
        axes.grid(axis="x", visible=False)
        for arm, (_, numbers) in enumerate(arms):
            is_before = len(arms) > 1 and arm == 0
            heights = np.histogram(numbers, edges)[0] / len(numbers)
            _area(axes, heights, edges, is_before)
            mean = float(np.mean(numbers))
            axes.axvline(mean, color=BEFORE if is_before else AFTER, linewidth=1.4, linestyle=":" if is_before else "-")
            left = is_before == (mean <= float(np.mean(arms[-1].values)))
            axes.annotate(
                f"{mean:.1f}",
                (mean, 0.99),
                (-4 if left and is_before else 4, 0),
                xycoords=("data", "axes fraction"),
                textcoords="offset points",
                ha="right" if left and is_before else "left",
                va="top",
                color=BEFORE if is_before else AFTER,
                fontweight="bold",
            )
        axes.set_xlim(*_bulk(values, edges))
        axes.set_ylim(0, 1.14 * axes.dataLim.y1)  # the means are written above the distributions
        _percent(axes.yaxis)
        axes.set_xlabel(label)
    return drawn[0]


def _area(axes: "Axes", heights: np.ndarray, edges: np.ndarray, is_before: bool) -> None:
    """Draw one side's distribution. The sand of one side lies over the green of the other and lets it through."""
    colour, look = (BEFORE, "--") if is_before else (AFTER, "-")
    if is_before:
        sand: Any = {"facecolor": SAND, "edgecolor": HATCH, "hatch": "////", "linewidth": 0, "alpha": 0.75}
        axes.stairs(heights, edges, fill=True, zorder=2, **sand)
    else:
        axes.stairs(heights, edges, fill=True, zorder=1.5, color=AFTER, alpha=0.24)
    axes.stairs(heights, edges, color=colour, linewidth=1.7, linestyle=look, zorder=3)


def _bulk(values: np.ndarray, edges: np.ndarray) -> tuple[float, float]:
    """Return edges that leave out the farthest few values, so that one strange game does not squeeze the rest."""
    low, high = np.quantile(values, 0.002), np.quantile(values, 0.998)
    return float(edges[edges <= low][-1]), float(edges[edges > high][0])


def bars(title: str, arms: Sequence[Arm], label: str, most: int | None = None) -> str:
    """Draw how often each number, or range of numbers, occurs. `most` and all above it share the last bar."""
    values = np.concatenate([arm.values for arm in arms])
    if most is None:
        low, high = np.quantile(values, 0.01), np.quantile(values, 0.99)
        step = max(1, int(np.ceil((high - low + 1) / 8)))
        starts = np.arange(int(low // step) * step, int(high) + 1, step)
        names = [str(start) for start in starts]
        label = label if step == 1 else f"{label}, in steps of {step}"
    else:
        step, starts = 1, np.arange(most + 1)
        names = [*map(str, range(most)), f"{most}+"]
    with _plot(title) as (axes, drawn):
        axes.grid(axis="x", visible=False)
        width = 0.8 / len(arms)
        for arm, (_, numbers) in enumerate(arms):
            is_before = len(arms) > 1 and arm == 0
            place = np.clip(np.searchsorted(starts, numbers, side="right") - 1, 0, len(starts) - 1)
            heights = np.bincount(place, minlength=len(starts)) / len(numbers)
            x = np.arange(len(starts)) + (arm - (len(arms) - 1) / 2) * width
            if is_before:
                axes.bar(x, heights, width * 0.94, color=SAND, edgecolor=HATCH, hatch="////", linewidth=0)
                axes.bar(x, heights, width * 0.94, fill=False, edgecolor=BEFORE, linewidth=1.2)
            else:
                axes.bar(x, heights, width * 0.94, color=AFTER, edgecolor=AFTER, linewidth=1.2)
        axes.set_xticks(range(len(starts)), names)
        _percent(axes.yaxis)
        axes.margins(y=0.08)
        axes.set_xlabel(label)
    return drawn[0]


def rows(
    title: str, entries: Sequence[tuple[str, float, float, float]], write: Callable[[float], str], mark: float | None
) -> str:
    """Draw one dot with its interval per row: label, value, low, high. `mark` is a reference line."""
    with _plot(title, height=0.75 + 0.34 * len(entries), width=2 * WIDTH) as (axes, drawn):
        axes.grid(axis="y", visible=False)
        for i, (_, value, low, high) in enumerate(entries):
            axes.hlines(i, low, high, color=AFTER, linewidth=1.6)
            axes.plot([low, high], [i, i], "|", color=AFTER, markersize=7)
            axes.plot(value, i, "o", color=AFTER, markersize=7)
            axes.annotate(write(value), (high, i), (6, 0), textcoords="offset points", va="center", color=INK)
        if mark is not None:
            axes.axvline(mark, color=INK, linewidth=1.2, linestyle=(0, (3, 3)))
        names = [name if len(name) <= 40 else name[:39] + "…" for name, *_ in entries]
        axes.set_yticks(range(len(entries)), names, color=INK)
        axes.set_ylim(len(entries) - 0.5, -0.5)
        axes.margins(x=0.1)
        axes.xaxis.set_major_formatter(lambda number, _: write(number))
    return drawn[0]


def curve(title: str, steps: Sequence[tuple[Any, float, float, float]], printed: int, label: str, share: bool) -> str:
    """Draw a measure over the values of a figure, (value, mean, low, high), with a ring at the printed value."""
    with _plot(title, height=2.6) as (axes, drawn):
        numeric = all(isinstance(step[0], int | float) for step in steps)
        x = [step[0] for step in steps] if numeric else list(range(len(steps)))
        means = [step[1] for step in steps]
        axes.fill_between(x, [s[2] for s in steps], [s[3] for s in steps], color=AFTER, alpha=0.16, linewidth=0)
        axes.plot(x, means, "-o", color=AFTER, markersize=5.5, linewidth=1.7)
        axes.plot(x[printed], means[printed], "o", color=BEFORE, markerfacecolor=PAPER, markersize=10, mew=2)
        axes.set_xticks(x, [str(step[0]) for step in steps])
        if share:
            _percent(axes.yaxis)
        axes.set_xlabel(label)
        axes.margins(y=0.2)
    return drawn[0]


def band(title: str, steps: Sequence[tuple[int, float, float, float]], write: Callable[[float], str]) -> str:
    """Draw a mean and its interval as games were played: (games, mean, low, high). The reference line is 0."""
    with _plot(title, height=2.1, width=2 * WIDTH) as (axes, drawn):
        games = [step[0] for step in steps]
        axes.fill_between(games, [s[2] for s in steps], [s[3] for s in steps], color=SAND, linewidth=0)
        axes.plot(games, [s[1] for s in steps], color=AFTER, linewidth=1.8)
        axes.axhline(0, color=INK, linewidth=1.2, linestyle=(0, (3, 3)))
        axes.yaxis.set_major_formatter(lambda number, _: write(number))
        axes.set_xlim(0, games[-1])
        axes.set_xlabel("games")
    return drawn[0]


def chances(
    title: str, names: Sequence[str], curves: Sequence[Sequence[float]], turning: Sequence[tuple[int, float]]
) -> str:
    """Draw each seat's chance by turn, with numbered rings at the turning points (turn, chance)."""
    with _plot(title, height=3.4, width=2 * WIDTH) as (axes, drawn):
        for seat, curve in enumerate(curves):
            axes.plot(curve, color=SEATS[seat % 4], linewidth=2.2, linestyle=LINES[seat % 4], label=names[seat])
            axes.plot(len(curve) - 1, curve[-1], MARKS[seat % 4], color=SEATS[seat % 4], markersize=7)
        for number, (turn, chance) in enumerate(turning, 1):
            axes.plot(turn, chance, "o", color=INK, markerfacecolor=PAPER, markersize=14, mew=1.4, zorder=3)
            axes.annotate(str(number), (turn, chance), ha="center", va="center", color=INK, zorder=4)
        axes.set_ylim(-0.04, 1.04)
        axes.margins(x=0.02)
        _percent(axes.yaxis)
        axes.legend(frameon=False, ncols=len(names), loc="upper center", bbox_to_anchor=(0.5, 1.14))
    return drawn[0]


def balance(title: str, names: Sequence[str], seats: Sequence[tuple[float, float]], labels: tuple[str, str]) -> str:
    """Draw two bars for each seat from a common zero: hatched for luck, plain for play."""
    with _plot(title, height=0.7 + 0.6 * len(seats), width=2 * WIDTH) as (axes, drawn):
        axes.grid(axis="y", visible=False)
        for kind, (colour, edge, hatch) in enumerate(((SAND, BEFORE, "////"), (AFTER, AFTER, None))):
            for seat, values in enumerate(seats):
                y, value = seat + 0.38 * (kind - 0.5), values[kind]
                bar = labels[kind] if seat == 0 else None
                axes.barh(y, value, 0.34, color=colour, edgecolor=edge, hatch=hatch, linewidth=1.2, label=bar)
                side = 1 if value >= 0 else -1
                axes.annotate(
                    f"{100 * value:+.0f}".replace("-", "−"),
                    (value, y),
                    (5 * side, 0),
                    textcoords="offset points",
                    ha="left" if side > 0 else "right",
                    va="center",
                    color=INK,
                )
        axes.axvline(0, color=INK, linewidth=1.2)
        axes.set_yticks(range(len(seats)), names, fontweight="bold", color=INK)
        axes.set_ylim(len(seats) - 0.45, -0.55)
        axes.margins(x=0.1)
        _percent(axes.xaxis)
        axes.legend(frameon=False, ncols=2, loc="upper center", bbox_to_anchor=(0.5, 1.3))
    return drawn[0]
