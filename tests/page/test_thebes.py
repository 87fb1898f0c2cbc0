"""What a person who plays Thebes on a phone sees and touches."""

from collections.abc import Iterator
from functools import partial

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.person import Person
from tests.page.tables import Json, a_museum, prepared, until_a_museum
from tests.table.serving import Server

pytestmark = pytest.mark.slow

MANY = 4
"""So many exhibitions and museums do not fit beside each other in the dock."""

HEIGHTS = """() => {
  const dock = document.querySelector("[data-dock]");
  window.heights = [];
  const note = () => window.heights.push(dock.dataset.height);
  new MutationObserver(note).observe(dock, { attributeFilter: ["data-height"] });
}"""


@pytest.fixture
def http(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=30) as client:
        yield client


def on_a_phone(people: People) -> Person:
    return people.come(width=390, height=844, has_touch=True)


def until_many_shows(now: Json) -> str | None:
    view = now["view"]
    if len(view["exhibitions"]) + len(view["museums"]) >= MANY and view["step"] == "turn":
        return None
    moves: list[str] = [move["move"] for move in now["moves"]]
    return next((move for move in moves if move.startswith("take")), moves[0])


def points(page: Page) -> str:
    return page.locator(".chip.mine b").inner_text()


def test_a_tap_on_a_marked_edge_goes_on_and_touches_nothing_beneath(people: People, http: httpx.Client) -> None:
    table = prepared(http, "thebes", until_many_shows)
    ada = on_a_phone(people)
    ada.enter(table.link)
    page = ada.page
    page.locator("[data-shows]").click()
    strip = page.locator(".things [data-strip]")
    expect(strip.locator(".thing").first).to_be_visible()
    place = strip.bounding_box()
    assert place
    asked = page.locator("#question").inner_text()
    page.touchscreen.tap(place["x"] + place["width"] - 10, place["y"] + 70)
    page.wait_for_function("() => document.querySelector('.things [data-strip]').scrollLeft > 60")
    assert page.locator("#question").inner_text() == asked, "nothing was touched"


def test_the_board_keeps_its_size_while_others_move(people: People) -> None:
    ada = on_a_phone(people)
    ada.sit("thebes", "me", "bot:novice", "bot:novice")
    ada.wait_for_my_turn()
    page = ada.page
    page.evaluate(HEIGHTS)
    for _ in range(3):
        ada.wait_for_my_turn()
        page.locator(".thing.live[data-thing^=field-]").first.dispatch_event("click")
        page.locator("[data-primary]:not([disabled])").click()
        page.wait_for_function("() => !document.querySelector('[data-sending]')")
    ada.wait_for_my_turn()
    assert page.evaluate("window.heights") == []


def test_points_do_not_run_ahead_of_a_gift(people: People, http: httpx.Client) -> None:
    table = prepared(http, "thebes", until_a_museum)
    ada = on_a_phone(people)
    ada.enter(table.link)
    page = ada.page
    before = points(page)
    museum = (a_museum(table.now) or "").replace(" ", "-")
    page.locator("[data-shows]").click()
    first = page.locator(".things .thing").first
    expect(first).to_be_visible()
    assert "live" in (first.get_attribute("class") or ""), "those that can be opened or filled come first"
    page.locator(f".thing.live[data-thing={museum}]").dispatch_event("click")
    finds = page.locator(".things .thing.live[data-thing^=find-]")
    expect(finds.first).to_be_visible()
    assert points(page) == before
    finds.first.dispatch_event("click")
    expect(page.locator("[data-gift]")).to_have_count(1)
    assert points(page) == before
    expect(page.locator(".house .title")).to_be_visible()


def test_gifts_wait_for_the_button_though_the_turn_stays_mine(people: People, http: httpx.Client) -> None:
    """Whoever is still furthest back afterwards has the next turn, too."""
    table = prepared(http, "thebes", partial(until_a_museum, stays=True))
    ada = people.come(width=1366, height=820)
    ada.enter(table.link)
    page = ada.page
    museum = a_museum(table.now, stays=True) or ""
    wanted = next(each["finds"] for each in table.now["view"]["museums"] if museum == f"museum {each['number']}")
    page.locator(f".thing.live[data-thing={museum.replace(' ', '-')}]").click()
    for given in range(wanted):
        expect(page.locator("[data-gift]")).to_have_count(given)
        page.locator(".things .thing.live[data-thing^=find-]").first.dispatch_event("click")
    expect(page.locator("[data-gift]")).to_have_count(wanted)
    page.locator("[data-primary]:not([disabled])").click()
    expect(page.locator("[data-gift]")).to_have_count(0)
    assert museum not in [f"museum {each['number']}" for each in table.look()["view"]["museums"]]
