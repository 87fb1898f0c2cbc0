"""Plots as SVG, written by hand: a dot with its interval, and a band that narrows. Colours come from the page."""

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

WIDTH = 640
LINE = 34
LEFT, RIGHT, TOP, BOTTOM = 170, 30, 14, 34


class Measured(NamedTuple):
    """A number with its interval, and what it is the number of."""

    label: str
    value: float
    low: float
    high: float


class Scale(NamedTuple):
    """From numbers to places on the paper."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, number: float) -> float:
        width = (self.high - self.low) or 1.0
        return round(self.start + (number - self.low) / width * (self.end - self.start), 1)


def dots(title: str, rows: Sequence[Measured], write: Callable[[float], str], mark: tuple[float, str] | None) -> str:
    """One line for each thing: a dot, and a bar as long as its interval. `mark` is a line to compare with."""
    marks = [mark[0]] if mark else []
    low, high = min([row.low for row in rows] + marks), max([row.high for row in rows] + marks)
    across = Scale(low, high, LEFT, WIDTH - RIGHT)
    height = TOP + LINE * len(rows) + BOTTOM
    parts = [_axis(across, ticks(low, high), write, height - BOTTOM + 6)]
    for i, row in enumerate(rows):
        y = TOP + LINE * i + LINE / 2
        parts.append(_text("label", LEFT - 14, y + 4, "end", shortened(row.label)))
        parts.append(_line("bar", across(row.low), y, across(row.high), y))
        said = f"{row.label}: {write(row.value)}, from {write(row.low)} to {write(row.high)}"
        parts.append(f'<circle cx="{across(row.value)}" cy="{y}" r="5"><title>{escape(said)}</title></circle>')
    if mark:
        parts.append(_line("mark", across(mark[0]), TOP, across(mark[0]), height - BOTTOM))
        parts.append(_text("note", across(mark[0]) + 4, TOP + 2, "start", mark[1]))
    return _picture(title, height, parts)


def band(title: str, steps: Sequence[tuple[int, float, float, float]], write: Callable[[float], str]) -> str:
    """A mean and its interval as they changed: steps are (games, mean, low, high). The line to compare with is 0."""
    height = 190
    low, high = min(0.0, *(step[2] for step in steps)), max(0.0, *(step[3] for step in steps))
    across = Scale(0, steps[-1][0], 70, WIDTH - RIGHT)
    up = Scale(low, high, height - BOTTOM, TOP)
    there = [f"{across(games)},{up(top)}" for games, _, _, top in steps]
    back = [f"{across(games)},{up(bottom)}" for games, _, bottom, _ in reversed(steps)]
    middle = [f"{across(games)},{up(mean)}" for games, mean, _, _ in steps]
    parts = [
        f'<polygon class="band" points="{" ".join(there + back)}"/>',
        f'<polyline class="middle" points="{" ".join(middle)}"/>',
        _line("mark", 70, up(0), WIDTH - RIGHT, up(0)),
        _axis(across, ticks(0, steps[-1][0]), lambda games: f"{games:,.0f}", height - BOTTOM + 6),
        _text("note", WIDTH - RIGHT, height - BOTTOM, "end", "games"),
        *(_text("tick", 62, up(tick) + 4, "end", write(tick)) for tick in ticks(low, high, 4)),
    ]
    return _picture(title, height, parts)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two others."""
    width = high - low
    if width <= 0:
        return [low]
    step = 10.0**-6
    while not any(width / (step * nice) <= most for nice in (1, 2, 5)):
        step *= 10
    step *= next(nice for nice in (1, 2, 5) if width / (step * nice) <= most)
    first = -(-low // step)
    return [step * (first + i) for i in range(int((high - step * first) / step + 1e-9) + 1)]


def shortened(label: str) -> str:
    return label if len(label) <= 22 else label[:21] + "…"


def _axis(across: Scale, places: list[float], write: Callable[[float], str], y: float) -> str:
    lines = [_line("axis", across.start, y, across.end, y)]
    return "".join(lines + [_text("tick", across(place), y + 18, "middle", write(place)) for place in places])


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _text(kind: str, x: float, y: float, anchor: str, text: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def _picture(title: str, height: int, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
