"""What happens is played, one event after the other, and can be skipped."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.page.conftest import People
from tests.page.person import Person
from tests.table.serving import Server

pytestmark = pytest.mark.slow

WATCH = """() => {
  // What is told, and how many numbers wait meanwhile for what is told later.
  window.played = [];
  const told = document.querySelector(".playing p");
  const numbers = () => [...document.querySelectorAll("[data-count]")];
  const waiting = () => numbers().filter((each) => getComputedStyle(each).opacity === "0").length;
  new MutationObserver(() => window.played.push([told.textContent, waiting()]))
    .observe(told, { childList: true, characterData: true, subtree: true });
}"""

COUNT_STAGES = """() => {
  window.stages = 0;
  const append = Element.prototype.append;
  Element.prototype.append = function (...all) {
    window.stages += all.filter((each) => each.className === "actors").length;
    append.apply(this, all);
  };
}"""


@pytest.fixture(scope="module", autouse=True)
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots leave time to see what they do; who is too far behind would see only the latest."""
    folder = tmp_path_factory.mktemp("unhurried")
    with Server(str(folder / "digsite.db"), folder, "--pace", "1.5") as server:
        server.launch()
        asyncio.run(server.healthy())
        yield server


@pytest.fixture
def people(browser: Browser, unhurried: Server) -> Iterator[People]:
    coming = People(browser, unhurried.address)
    yield coming
    coming.go()


@pytest.fixture
def ada(people: People) -> Person:
    """Somebody who likes to watch, at a table of Pergamon with two others."""
    ada = people.come(motion=True)
    ada.choose("pergamon", "me", "bot:novice", "bot:novice")
    ada.start()
    ada.wait_for_my_turn()
    return ada


def place(ada: Person) -> None:
    """The first thing one does in Pergamon; the others follow, and all are paid."""
    ada.page.locator("[data-thing='space-1'].live").click()


def pace(ada: Person) -> Locator:
    return ada.page.get_by_role("combobox", name="Pace")


def test_events_are_told_and_seen_in_their_order(ada: Person) -> None:
    ada.page.evaluate(WATCH)
    place(ada)
    ada.page.wait_for_function("() => window.played.some(([told]) => told.includes('cards show'))")
    ada.wait_for_my_turn()
    played: list[tuple[str, int]] = ada.page.evaluate("() => window.played")
    happened = iter(reversed(ada.page.locator(".log li").all_inner_texts()))
    assert [told for told, _ in played if told not in happened] == []
    assert played[0][0].startswith("Ada stands on")
    assert next(waiting for told, waiting in played if "cards show" in told) > 0
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".actors")).to_have_count(0)


def test_a_tap_on_the_board_skips_to_how_it_stands(ada: Person) -> None:
    pace(ada).select_option("calm")
    place(ada)
    ada.page.wait_for_selector(".playing.on")
    while not ada.my_turn:
        ada.page.locator(".board").click(position={"x": 5, "y": 5})
    assert ada.page.locator(".playing.on").count() == 0
    assert ada.page.evaluate("() => document.querySelector('.board').getAnimations({ subtree: true }).length") == 0


def test_escape_skips_too(ada: Person) -> None:
    pace(ada).select_option("calm")
    place(ada)
    ada.page.wait_for_selector(".playing.on")
    while not ada.my_turn:
        ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".actors")).to_have_count(0)


def test_at_once_nothing_travels_and_it_is_remembered(ada: Person) -> None:
    pace(ada).select_option("at-once")
    ada.page.reload()
    ada.wait_for_my_turn()
    expect(pace(ada)).to_have_value("at-once")
    ada.page.evaluate(COUNT_STAGES)
    place(ada)
    ada.wait_for_my_turn()
    assert ada.page.evaluate("() => window.stages") == 0
