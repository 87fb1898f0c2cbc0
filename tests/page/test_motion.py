"""What happens is played, one event after the other, and can be skipped."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import People
from tests.page.devices import Devices
from tests.page.person import Person
from tests.table.serving import Server

pytestmark = pytest.mark.slow

WATCH = """() => {
  // What is told in the dock, and how many numbers wait meanwhile for what is told later; what the log says then.
  window.played = [];
  const numbers = () => [...document.querySelectorAll("[data-count]")];
  const waiting = () => numbers().filter((each) => getComputedStyle(each).opacity === "0").length;
  const log = () => [...document.querySelectorAll(".drawer .log li p")].map((line) => line.textContent);
  new MutationObserver(() => {
    const row = document.querySelector("[data-dock] [data-tone=told] #question");
    const said = row?.textContent.trim();
    if (said && said !== window.played.at(-1)?.[0]) window.played.push([said, waiting(), log()]);
  }).observe(document.querySelector("[data-dock]"), { childList: true, characterData: true, subtree: true });
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
def people(devices: Devices, unhurried: Server) -> Iterator[People]:
    coming = People(devices, unhurried.address)
    yield coming
    coming.go()


@pytest.fixture
def ada(people: People) -> Person:
    """Somebody who likes to watch, at a table of Pergamon with two others."""
    ada = people.come(motion=True)
    ada.sit("pergamon", "me", "bot:novice", "bot:novice")
    ada.wait_for_my_turn()
    return ada


def place(ada: Person) -> None:
    """The first thing one does in Pergamon; the others follow, and all are paid."""
    ada.page.locator("[data-thing='space-1'].live").click()
    ada.page.locator("[data-primary]").click()


def pace(ada: Person, speed: str) -> None:
    ada.page.locator("[data-tool=menu]").click()
    ada.page.get_by_role("combobox", name="Pace").select_option(speed)
    ada.page.keyboard.press("Escape")


def wait_for_playing(ada: Person) -> None:
    ada.page.wait_for_selector("[data-dock] [data-tone=told]")


def test_events_are_told_and_seen_in_their_order_and_the_log_keeps_step(ada: Person) -> None:
    ada.open_drawer("log")
    ada.page.evaluate(WATCH)
    place(ada)
    ada.page.wait_for_function("() => window.played.some(([told]) => told.includes('cards show'))")
    ada.wait_for_my_turn()
    played: list[tuple[str, int, list[str]]] = ada.page.evaluate("() => window.played")
    happened = ada.log()
    order = iter(happened)
    assert [told for told, _, _ in played if told not in order] == []
    assert len(played) >= 3
    assert next(waiting for told, waiting, _ in played if "cards show" in told) > 0
    at = len(happened)
    for told, _, log in reversed(played):
        # The same sentence may be told twice, in different rounds: what was played stands last in the log.
        at -= 1 + happened[:at][::-1].index(told)
        later = happened[at + 1 :]
        ahead = len(later) >= 2 and log.count(later[-1]) == happened.count(later[-1])
        assert not ahead, "the log tells what is yet to be seen"
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".actors")).to_have_count(0)


def test_a_tap_on_the_board_skips_to_how_it_stands(ada: Person) -> None:
    pace(ada, "calm")
    place(ada)
    wait_for_playing(ada)
    while not ada.my_turn:
        ada.page.locator("#board").click(position={"x": 5, "y": 5})
    assert ada.page.locator("[data-dock] [data-tone=told]").count() == 0
    assert ada.page.evaluate("() => document.querySelector('#board').getAnimations({ subtree: true }).length") == 0


def test_escape_skips_too(ada: Person) -> None:
    pace(ada, "calm")
    place(ada)
    wait_for_playing(ada)
    while not ada.my_turn:
        ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".actors")).to_have_count(0)


def test_the_last_round_is_played_again_and_changes_nothing(ada: Person) -> None:
    place(ada)
    wait_for_playing(ada)
    ada.wait_for_my_turn()
    board, sequence = ada.page.locator("#board").inner_text(), ada.page.locator("#question").inner_text()
    ada.open_drawer("log")
    before = ada.log()
    ada.page.get_by_role("button", name="Replay the last round").click()
    wait_for_playing(ada)
    assert ada.log() == before, "the log knows it already"
    ada.wait_for_my_turn()
    assert (ada.page.locator("#board").inner_text(), ada.page.locator("#question").inner_text()) == (board, sequence)


def test_at_once_nothing_travels_and_it_is_remembered(ada: Person) -> None:
    pace(ada, "at-once")
    ada.page.reload()
    ada.wait_for_my_turn()
    ada.page.locator("[data-tool=menu]").click()
    chosen: Locator = ada.page.get_by_role("combobox", name="Pace")
    expect(chosen).to_have_value("at-once")
    ada.page.keyboard.press("Escape")
    ada.page.evaluate(COUNT_STAGES)
    place(ada)
    ada.wait_for_my_turn()
    assert ada.page.evaluate("() => window.stages") == 0
