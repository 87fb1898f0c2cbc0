"""What happens is played, one event after the other, and can be skipped."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.person import Person

pytestmark = pytest.mark.slow

WATCH = """() => {
  // In the order in which they begin: the sentences, and the pieces that travel while each is told.
  window.played = [];
  const told = document.querySelector(".playing p");
  new MutationObserver(() => window.played.push(told.textContent)).observe(told, { childList: true, characterData: true, subtree: true });
}"""

STAGED = """() => document.querySelector(".actors") && [...document.querySelectorAll(".actors > *")]
  .flatMap((actor) => actor.getAnimations())
  .map((animation) => animation.effect.getTiming().delay)"""


@pytest.fixture
def ada(people: People) -> Person:
    """Somebody who likes to watch, at a table of Pergamon with two others."""
    ada = people.come(motion=True)
    ada.choose("pergamon", "me", "bot:novice", "bot:novice")
    ada.start()
    ada.wait_for_my_turn()
    return ada


def place(ada: Person) -> None:
    """The first thing one does in Pergamon; the others follow, are paid, and dig."""
    ada.page.locator("[data-thing='space-1'].live").click()


def test_events_are_told_and_pieces_travel_in_their_order(ada: Person) -> None:
    ada.page.evaluate(WATCH)
    place(ada)
    ada.page.wait_for_function("() => document.querySelector('.actors') !== null")
    ada.wait_for_my_turn()
    played = ada.page.evaluate("() => window.played")
    placed = [told for told in played if "stands on space" in told]
    assert placed[0].startswith("Ada")
    assert len(placed) == 3
    paid = next(i for i, told in enumerate(played) if re.search("asked for|gets", told))
    assert played.index(placed[-1]) < played.index(next(told for told in played if "cards show" in told)) < paid
    assert ada.page.locator(".actors").count() == 0


def test_what_waits_for_its_event_waits_longer(ada: Person) -> None:
    place(ada)
    delays: list[Any] = ada.page.wait_for_function(
        f"() => {{ const all = ({STAGED})(); return all && new Set(all).size > 2 && all; }}"
    ).json_value()
    assert sorted(delays) != [0] * len(delays)


def test_a_tap_on_the_board_skips_to_how_it_stands(ada: Person) -> None:
    ada.page.get_by_label("Pace").select_option("calm")
    place(ada)
    ada.page.wait_for_selector(".playing.on")
    while not ada.my_turn:
        ada.page.locator(".board").click(position={"x": 5, "y": 5})
    assert ada.page.locator(".playing.on").count() == 0
    assert ada.page.evaluate("() => document.querySelector('.board').getAnimations({ subtree: true }).length") == 0


def test_escape_skips_too(ada: Person) -> None:
    ada.page.get_by_label("Pace").select_option("calm")
    place(ada)
    ada.page.wait_for_selector(".playing.on")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".actors")).to_have_count(0)


def test_at_once_nothing_travels_and_it_is_remembered(ada: Person) -> None:
    ada.page.get_by_label("Pace").select_option("at-once")
    ada.page.reload()
    ada.wait_for_my_turn()
    expect(ada.page.get_by_label("Pace")).to_have_value("at-once")
    ada.page.evaluate(
        "() => { const append = Element.prototype.append; window.acted = 0; Element.prototype.append = function (...all) { window.acted += all.some((each) => each.className === 'actors'); append.apply(this, all); }; }"
    )
    place(ada)
    ada.wait_for_my_turn()
    ada.touch()
    ada.wait_for_my_turn()
    assert ada.page.evaluate("() => window.acted") == 0
