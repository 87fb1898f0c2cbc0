"""From the address to the first decision of one's own: two touches, and nothing is scrolled."""

import time

import httpx
import pytest
from playwright.sync_api import Locator, expect

import digsite
from tests.page.conftest import People
from tests.page.person import ASKED, PATIENCE, PIECES, PRIMARY, Person

pytestmark = pytest.mark.slow

SCREENS = {"laptop": (1366, 650, "en"), "phone": (390, 844, "de")}
"""German words are longer."""

TOUCHABLE_POINT = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const [x, y] of [[.5, .5], [.5, .25], [.25, .5], [.75, .5], [.5, .75], [.2, .2], [.8, .8]]) {
    const point = [left + x * width, top + y * height];
    if (thing.contains(document.elementFromPoint(...point))) return point;
  }
  return null;
}"""
"""A point inside the window at which the thing itself would be touched."""


def touch(person: Person, things: Locator) -> bool:
    """Touch the first of some things that is in sight, as a finger or a mouse would; False if none of them is."""
    expect(things.first).to_be_visible()
    for thing in things.all():
        if point := thing.evaluate(TOUCHABLE_POINT):
            person.page.mouse.click(*point)
            return True
    return False


def moves_of_mine(person: Person) -> int:
    """Moves that the server has from the host, who has the first seat."""
    notices = httpx.get(person.page.url.replace("/t/", "/api/tables/") + "/notices").json()
    return sum(notice["kind"] == "moved" and notice["seat"] == 0 for notice in notices)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", digsite.games())
def test_the_second_touch_is_part_of_my_first_move(people: People, game: str, screen: str) -> None:
    width, height, language = SCREENS[screen]
    ada = people.come(width=width, height=height, language=language, has_touch=screen == "phone")
    ada.enter()
    play = ada.page.locator(f".chamber.lit-{game}").locator(".play, .at-once")
    expect(play).to_be_enabled()
    assert touch(ada, play)
    expect(ada.page.locator(ASKED)).to_be_visible()
    begun = ada.page.locator(f"[data-dock] [data-clear], {PRIMARY}")
    expect(begun).to_have_count(0)
    assert touch(ada, ada.page.locator(PIECES))
    give_up = time.monotonic() + PATIENCE / 1000
    while not begun.count() and not moves_of_mine(ada):
        assert time.monotonic() < give_up, "the second touch did nothing"
        time.sleep(0.05)
    assert ada.page.evaluate("() => [scrollX, scrollY]") == [0, 0]
