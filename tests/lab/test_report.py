"""A report is one file that needs nothing else, and says what the study found."""

import re
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

import digsite
from digsite.lab import Plan, arena, balance, compare, sweep
from digsite.lab.arena_report import arena_report
from digsite.lab.changes import read_figure
from digsite.lab.report import folded, page
from digsite.lab.reports import balance_report, compare_report, sweep_answer, sweep_report
from tests.lab.test_arena import setup

PERGAMON = digsite.load("pergamon")


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    game, plan = PERGAMON, Plan(40)
    figure = read_figure(game, "museum.show=1..3")
    after = game.setup(2, None, figure.apply(game, game.edition, 3))
    studies = {
        "balance": balance_report(balance([game.setup(2), game.setup(3)], ["random"], plan), "digsite lab <&>"),
        "compare": compare_report(compare(("a", game.setup(2)), ("<b>", after), ["random"], plan), "digsite lab <&>"),
        "sweep": sweep_report(sweep(game.setup(2), [figure], ["random"], plan), "digsite lab <&>"),
        "arena": arena_report(arena(setup(2), ["random", "search:4", "greedy"], games=24), "digsite arena <&>"),
    }
    return {name: page(report) for name, report in studies.items()}


@pytest.mark.parametrize(("name", "plots"), [("balance", 2 + 3), ("compare", 1 + 3), ("sweep", 2), ("arena", 2 + 3)])
def test_plots_are_well_formed_and_say_what_they_show(pages: dict[str, str], name: str, plots: int) -> None:
    pictures = [svg for svg in re.findall(r"<svg.*?</svg>", pages[name], re.S) if 'role="img"' in svg]
    assert len(pictures) == plots
    for picture in pictures:
        assert ElementTree.fromstring(picture).attrib["aria-label"]


@pytest.mark.parametrize("name", ["balance", "compare", "sweep", "arena"])
def test_nothing_is_loaded_from_elsewhere(pages: dict[str, str], name: str) -> None:
    html = pages[name]
    linked = re.findall(r'(?:src|href)="([^"]*)"|url\(([^)]*)\)', html)
    assert all((first or second).startswith(("#", "data:font/woff2;base64,")) for first, second in linked)
    assert not re.search(r"@import|<script", html)


@pytest.mark.parametrize("name", ["balance", "compare", "sweep", "arena"])
def test_what_people_typed_is_shown_as_they_typed_it(pages: dict[str, str], name: str) -> None:
    assert "&lt;&amp;&gt;</pre>" in pages[name]
    assert "<&>" not in pages[name]


def test_reports_of_the_same_games_are_equal() -> None:
    again = [page(balance_report(balance([PERGAMON.setup(2)], ["random"], Plan(40)), "x")) for _ in range(2)]
    assert again[0] == again[1]


def test_a_figure_that_is_changed_twice_has_one_answer() -> None:
    figures = [read_figure(PERGAMON, f"museum.show={show}") for show in (1, 3)]
    assert sweep_answer(sweep(PERGAMON.setup(2), figures, ["random"], Plan(40))).count("museum.show") == 1


def test_every_bot_and_pair_of_an_arena_is_there(pages: dict[str, str]) -> None:
    for bot in ("random", "search:4", "greedy"):
        assert f"<td>{bot}</td>" in pages["arena"]
    assert "random against search:4" in pages["arena"]


def test_seats_count_from_one_for_people(pages: dict[str, str]) -> None:
    assert "Wins of seat 1" in pages["balance"]
    assert "seat 0" not in pages["balance"].lower()


def test_a_command_is_folded_before_its_options() -> None:
    command = (
        "digsite lab compare pergamon --edition sixth-floor-8.toml --players 3 --bots curator --games 4000 --seed 7"
    )
    assert folded(command).replace(" \\\n  ", " ") == command
    assert all(len(line) < 62 for line in folded(command).splitlines())


def test_an_answer_names_a_few_figures_and_counts_many() -> None:
    curves = [SimpleNamespace(figure=f"figure-{number}", matters=[]) for number in range(7)]
    few, many = (SimpleNamespace(curves=curves[:count]) for count in (2, 7))
    assert sweep_answer(few) == "figure-0, figure-1 show no certain effect on anything measured."  # type: ignore[arg-type]
    assert sweep_answer(many) == "7 figures show no certain effect on anything measured."  # type: ignore[arg-type]
