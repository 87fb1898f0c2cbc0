"""Learning a game: screens one walks through by any means, and things on the board that explain themselves."""

import re

import pytest
from playwright.sync_api import Locator, expect

import digsite
from tests.page.conftest import People
from tests.page.person import Person
from tests.page.test_everybody import PHONE, findings, fits

pytestmark = pytest.mark.slow


def card(person: Person) -> Locator:
    return person.page.get_by_role("note")


def sit_down(person: Person, game: str = "pergamon") -> None:
    person.choose(game, "me", "bot:novice", "bot:novice")
    person.start()
    person.wait_for_my_turn()
    expect(person.page.locator(".board .thing").first).to_be_visible()


@pytest.mark.parametrize("game", digsite.games())
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_screens_are_walked_by_keyboard_to_the_rules_and_the_figures(
    people: People, game: str, language: str
) -> None:
    ada = people.come(language=language, **(PHONE if language == "de" else {}))
    ada.enter(f"/how/{game}")
    titles: list[str] = []
    while not titles or not ada.page.url.endswith("/rules"):
        heading = ada.page.locator("h1")
        expect(heading).not_to_have_text(titles[-1] if titles else "")
        titles.append(heading.inner_text())
        assert findings(ada.page) == []
        assert fits(ada.page)
        ada.page.keyboard.press("ArrowRight")
        ada.page.wait_for_url(re.compile(rf"/how/{game}/({len(titles) + 1}|rules)$"))
    assert 5 <= len(titles) <= 7
    expect(ada.page.locator("#clause-1, #clause-dig").first).to_be_visible()
    assert findings(ada.page) == []
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("article section").first).to_be_visible()
    assert findings(ada.page) == []
    assert fits(ada.page)
    for _ in titles:
        ada.page.keyboard.press("ArrowLeft")
    ada.page.wait_for_url(re.compile(rf"/how/{game}/2$"))
    expect(ada.page.locator("h1")).to_have_text(titles[1])


def test_a_screen_has_its_address_and_the_language_is_switched_in_place(people: People) -> None:
    ada = people.come()
    ada.enter("/how/thebes/3")
    expect(ada.page.locator("h1")).to_have_text("The one furthest back is next")
    ada.page.get_by_role("button", name="Deutsch").click()
    expect(ada.page.locator("h1")).to_have_text("Wer am weitesten hinten liegt, ist dran")
    ada.page.get_by_role("button", name="Weiter").click()
    expect(ada.page).to_have_url(re.compile("/how/thebes/4$"))
    ada.page.go_back()
    expect(ada.page.locator("h1")).to_have_text("Wer am weitesten hinten liegt, ist dran")


def test_a_swipe_turns_the_page(people: People) -> None:
    ada = people.come(**PHONE)
    ada.enter("/how/monuments/2")
    expect(ada.page.locator("h1")).to_be_visible()
    ada.page.evaluate("""() => {
        const at = (x) => new Touch({ identifier: 1, target: document.querySelector('h1'), clientX: x, clientY: 300 })
        const send = (name, touch, down) => document.querySelector('h1').dispatchEvent(
            new TouchEvent(name, { bubbles: true, touches: down ? [touch] : [], changedTouches: [touch] }))
        send('touchstart', at(300), true)
        send('touchend', at(120), false)
    }""")
    expect(ada.page).to_have_url(re.compile("/how/monuments/3$"))


def test_the_table_is_still_there_after_reading(people: People) -> None:
    ada = people.come()
    sit_down(ada)
    table, board = ada.page.url, ada.page.locator(".board").inner_html()
    ada.page.get_by_role("link", name="How to play").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=1)).to_have_text("Broken halves, whole treasures")
    ada.page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("heading", level=1)).to_have_text("What lies on the table")
    assert findings(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert (ada.page.url, ada.page.locator(".board").inner_html()) == (table, board)
    ada.page.get_by_role("link", name="How to play").click()
    expect(dialog).to_be_visible()
    ada.page.go_back()
    expect(dialog).to_have_count(0)
    assert ada.page.url == table
    ada.touch()


def test_pointing_at_a_thing_explains_it_and_leads_to_its_rule(people: People) -> None:
    ada = people.come()
    sit_down(ada)
    ada.page.locator("[data-thing=space-6]").hover(force=True)
    expect(card(ada)).to_contain_text("Funds space")
    expect(card(ada)).to_contain_text("Space 6: asks for 3 coins")
    expect(card(ada)).to_contain_text("derived. The only row")
    assert findings(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(card(ada)).to_have_count(0)
    ada.page.locator("[data-thing=gallery-3]").hover(force=True)
    card(ada).get_by_role("link", name="3a Digging").click()
    expect(ada.page.locator("dialog #clause-3a")).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    assert ada.my_turn


def test_a_figure_that_is_printed_has_no_other_origin(people: People) -> None:
    ada = people.come()
    sit_down(ada)
    ada.page.locator("[data-thing=space-7]").hover(force=True)
    expect(card(ada)).to_contain_text("2 Research funds")
    assert card(ada).locator(".origin").count() == 0


def test_a_key_explains_what_has_the_focus(people: People) -> None:
    ada = people.come(language="de")
    sit_down(ada)
    ada.page.locator("[data-thing=space-4]").focus()
    ada.page.keyboard.press("?")
    expect(card(ada)).to_contain_text("Forschungsgeld-Feld")
    expect(card(ada)).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-thing=space-4]")).to_be_focused()


@pytest.mark.parametrize("game", digsite.games())
def test_a_finger_asks_and_does_not_play(people: People, game: str) -> None:
    """A tap on what cannot be played now, a long press on what can."""
    ada = people.come(**PHONE, has_touch=True)
    sit_down(ada, game)
    quiet = ada.page.locator(".board .thing:not(.live)[role=img], .board [data-explain]:not(.live)").first
    quiet.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
    quiet.dispatch_event("click")
    expect(card(ada)).to_be_visible()
    assert findings(ada.page) == []
    ada.page.locator(".prompt").click()
    expect(card(ada)).to_have_count(0)
    live = ada.page.locator(".board .thing.live").first
    live.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
    live.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(card(ada)).to_be_visible()
    live.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    live.dispatch_event("click", {"bubbles": True})
    expect(card(ada)).to_be_visible()
    assert ada.my_turn
    assert ada.page.locator(".thing.picked").count() == 0
