"""A report as one self-contained page: question, answer, plots, tables, method, and the command to repeat it."""

import base64
import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

BEFORE = '<svg width="58" height="20" aria-hidden="true"><rect x="1" y="2" width="24" height="16" fill="url(#hatch)" stroke="#8a6414" stroke-width="1.5"/><circle cx="44" cy="10" r="6.5" fill="#fbf6ea" stroke="#8a6414" stroke-width="2.4"/></svg>'  # noqa: E501
AFTER = '<svg width="58" height="20" aria-hidden="true"><rect x="1" y="2" width="24" height="16" fill="#2a5c4e"/><circle cx="44" cy="10" r="6.5" fill="#2a5c4e"/></svg>'  # noqa: E501
HATCH = '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" fill="#f3e3b5"/><path d="M0 0V7" stroke="#d2a94e" stroke-width="3"/></pattern></defs></svg>'  # noqa: E501
EMBLEM = '<svg width="30" height="30" viewBox="0 0 100 100" aria-hidden="true"><rect width="100" height="100" rx="20" fill="#b5532d"/><path fill="#241a14" d="M38 20h24v5l-4 6c15 6 19 19 17 30-2 10-10 17-16 21H41c-6-4-14-11-16-21-2-11 2-24 17-30l-4-6z"/></svg>'  # noqa: E501

FONTS = Path(__file__).parent / "fonts"
WEIGHTS = (500, 800)
"""Weights of the headings' font that a report carries with it."""

MAX_LINE = 46
"""Characters of a line of the command, which must fit its box on a printed page."""

STYLE = """
* { box-sizing: border-box } :root { color-scheme: light }
body { margin: 0; background: #fbf6ea; color: #2b211a;
  font: 15px/1.5 "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif }
main { max-width: 1032px; margin: 0 auto; padding: 44px 24px 34px }
.serif, h1, h2, .answer { font-family: Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif }
header { display: flex; align-items: center; gap: 10px; padding-bottom: 14px; border-bottom: 2px solid #b98a35;
  font-size: 14.5px; color: #5d5042 }
header .serif { font-size: 22px; color: #2b211a } header i { margin-left: auto; font-style: normal; text-align: right }
h1 { font-weight: 800; font-size: clamp(30px, 5vw, 46px); line-height: 1.08; margin: 30px 0 14px; text-wrap: balance }
.answer { font-size: clamp(19px, 2.6vw, 25px); line-height: 1.32; margin: 0 }
.answer b { font-weight: 800 }
.key { display: flex; flex-wrap: wrap; gap: 8px 34px; align-items: center; margin: 20px 0 22px }
.key span { display: flex; gap: 10px; align-items: center }
.key em { font-style: normal; margin-left: auto; color: #5d5042 }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 30px 32px }
.wide { grid-column: 1 / -1 }
figure { margin: 0 } figure h2 { font-weight: 500; font-size: 23px; line-height: 1.15; margin: 0 }
figure p { font-size: 14px; color: #5d5042; margin: 2px 0 10px }
figure svg { width: 100%; height: auto; display: block }
figure svg text { font-family: "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif }
h2.part { font-weight: 500; font-size: 23px; margin: 34px 0 0 }
.part + p { margin: 2px 0 0; color: #5d5042; font-size: 14px }
.scroll { overflow-x: auto; margin: 18px 0 24px }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th { text-align: right; font-weight: 600; font-size: 13.5px; color: #5d5042; padding: 0 0 6px 18px }
td { text-align: right; padding: 6px 0 6px 18px; border-top: 1px solid #d6c7a6; white-space: nowrap }
th:first-child, td:first-child { text-align: left; padding-left: 0 } td b { font-weight: 700 }
th.words, td.words { text-align: left; white-space: normal; padding-left: 32px }
footer { border-top: 2px solid #b98a35; padding-top: 14px; display: grid; gap: 20px 32px; font-size: 14px;
  color: #42372b;  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)) }
footer h2 { font-weight: 500; font-size: 19px; margin: 0 0 4px; color: #2b211a } footer p { margin: 0 0 8px }
pre { background: #f0e6d0; border: 1px solid #cdb98f; border-radius: 6px; padding: 11px 13px; margin: 0; color: #2b211a;
  font: 13px/1.5 "DejaVu Sans Mono", "Liberation Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.end { text-align: right; font-size: 13px; color: #5d5042; margin: 24px 0 0 }
@page { size: A4; margin: 13mm 14mm 15mm; background: #fbf6ea;
  @bottom-right { content: "digsite lab · page " counter(page) " of " counter(pages); color: #5d5042;
    font: 8.5pt "Liberation Sans", Arial, sans-serif } }
@media print { body { font-size: 12px; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  main { padding: 0; max-width: none } h1 { font-size: 34px; margin: 20px 0 10px } .answer { font-size: 19px }
  .plots { grid-template-columns: 1fr 1fr; gap: 18px 24px } figure h2, h2.part { font-size: 18px }
  figure p, .part + p, footer { font-size: 11px } footer { grid-template-columns: 1fr 1fr } pre { font-size: 10px }
  th { font-size: 10.5px; padding-left: 10px } td { font-size: 11px; padding: 3px 0 3px 10px }
  .scroll { overflow: visible } .end { display: none }
  figure, tr, footer { break-inside: avoid } h2.part, .part + p { break-after: avoid } }
"""


@functools.cache
def fonts() -> str:
    """Return the headings' font as style rules, so that a report looks the same everywhere."""
    rules = []
    for weight in WEIGHTS:
        content = base64.b64encode((FONTS / f"alegreya-latin-{weight}-normal.woff2").read_bytes()).decode()
        source = f'url(data:font/woff2;base64,{content}) format("woff2")'
        rules.append(f"@font-face {{ font-family: Alegreya; font-weight: {weight}; src: {source} }}")
    return "".join(rules)


@dataclass(frozen=True)
class Plot:
    """A plot with its finding as the heading, and what is drawn below it."""

    heading: str
    said: str
    svg: str
    wide: bool = False


@dataclass(frozen=True)
class Grid:
    """A table of text; cells may be bold."""

    columns: Sequence[str]
    rows: Sequence[Sequence[Any]]
    heading: str = ""
    said: str = ""
    bold: int | None = None
    """The column whose cells are bold."""
    words: Sequence[int] = ()
    """The columns that hold sentences: on the left, and on several lines if they are long."""


class Headings(NamedTuple):
    """The words of a page that are the same in every report, in its language."""

    language: str = "en"
    method: str = "Method"
    again: str = "Run it again"
    program: str = "digsite lab"


ENGLISH = Headings()


@dataclass(frozen=True)
class Report:
    """What a page shows. `answer` may mark its main finding with **; all other texts are plain."""

    question: str
    answer: str
    subject: str
    note: str
    method: Sequence[str]
    command: str
    plots: Sequence[Plot]
    grids: Sequence[Grid] = ()
    key: Sequence[str] = field(default=())
    """Labels of the two arms of a comparison."""
    headings: Headings = ENGLISH


def page(report: Report) -> str:
    """Return the whole page as HTML."""
    arms = [f"<span>{sign}{escape(name)}</span>" for sign, name in zip((BEFORE, AFTER), report.key, strict=False)]
    parts = [
        f'<header>{EMBLEM}<span class="serif">{report.headings.program}</span><i>{escape(report.subject)}</i></header>',
        f"<h1>{escape(report.question)}</h1>",
        f'<p class="answer">{_bold(report.answer)}</p>',
        f'<div class="key">{"".join(arms)}<em>{escape(report.note)}</em></div>',
        f'<div class="plots">{"".join(map(_figure, report.plots))}</div>',
        *map(_table, report.grids),
        f"<footer><div><h2>{escape(report.headings.method)}</h2>",
        *(f"<p>{escape(sentence)}</p>" for sentence in report.method),
        f"</div><div><h2>{escape(report.headings.again)}</h2><pre>{escape(folded(report.command))}</pre></div></footer>",
        f'<p class="end">{report.headings.program}</p>',
    ]
    return (
        f'<!doctype html><html lang="{report.headings.language}"><meta charset="utf-8">'
        f'<title>{escape(report.question)}</title><meta name="viewport" content="width=device-width">'
        f"<style>{fonts()}{STYLE}</style>"
        f"<body>{HATCH}<main>{''.join(parts)}</main></body></html>\n"
    )


def _bold(text: str) -> str:
    pieces = escape(text).split("**")
    return "".join(f"<b>{piece}</b>" if i % 2 else piece for i, piece in enumerate(pieces))


def _figure(plot: Plot) -> str:
    wide = ' class="wide"' if plot.wide else ""
    return f"<figure{wide}><h2>{escape(plot.heading)}</h2><p>{escape(plot.said)}</p>{plot.svg}</figure>"


def _table(grid: Grid) -> str:
    head = "".join(f"<th{_side(i, grid)}>{escape(column)}</th>" for i, column in enumerate(grid.columns))
    body = "".join(
        "<tr>"
        + "".join(f"<td{_side(i, grid)}>{_cell(cell, i == grid.bold)}</td>" for i, cell in enumerate(row))
        + "</tr>"
        for row in grid.rows
    )
    heading = f'<h2 class="part">{escape(grid.heading)}</h2><p>{escape(grid.said)}</p>' if grid.heading else ""
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'{heading}<div class="scroll">{table}</div>'


def _side(column: int, grid: Grid) -> str:
    return ' class="words"' if column in grid.words else ""


def _cell(cell: Any, bold: bool) -> str:
    text = escape(str(cell))
    return f"<b>{text}</b>" if bold else text


def folded(command: str) -> str:
    """Return a command on several lines, broken before its options."""
    lines: list[str] = []
    for word in command.split(" --"):
        word = word if not lines else f"--{word}"
        if lines and len(lines[-1]) + len(word) < MAX_LINE:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return " \\\n  ".join(lines)
