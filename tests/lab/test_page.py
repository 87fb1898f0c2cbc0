"""The page is one file that needs nothing else, and says what the result says."""

import re
from xml.etree import ElementTree

import pytest

from digsite.lab import arena
from digsite.lab.page import page
from digsite.lab.plots import Measured, dots, ticks
from tests.lab.test_arena import setup


@pytest.fixture(scope="module")
def html() -> str:
    return page(arena(setup(2), ["random", "search:4", "greedy"], games=24), "digsite arena pergamon <&>")


def test_plots_are_well_formed_and_within_their_frame(html: str) -> None:
    pictures = re.findall(r"<svg.*?</svg>", html, re.S)
    assert len(pictures) == 2 + 3
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        for shape in root.iter():
            for name in ("x1", "x2", "cx"):
                assert 0 <= float(shape.attrib.get(name, 0)) <= width
            for name in ("y1", "y2", "cy"):
                assert 0 <= float(shape.attrib.get(name, 0)) <= height


def test_nothing_is_loaded_from_elsewhere(html: str) -> None:
    assert not re.search(r"(src|href)=|url\(|@import|<script", html)


def test_what_people_typed_is_shown_as_they_typed_it(html: str) -> None:
    assert "<code>digsite arena pergamon &lt;&amp;&gt;</code>" in html
    assert "<b>" not in dots("x", [Measured("<b>", 0.5, 0.2, 0.7)], str, None)


def test_every_bot_and_pair_is_there(html: str) -> None:
    for bot in ("random", "search:4", "greedy"):
        assert f"<td>{bot}</td>" in html
    assert "random against search:4" in html


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-0.3, 0.07), (0, 24), (12.5, 41), (0, 150_000), (0.5, 0.5)])
def test_ticks_are_few_and_within(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 1 <= len(found) <= 7
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)
