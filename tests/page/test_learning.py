"""Learning a game: screens one walks through by any means, and things on the board that explain themselves."""

import re

import pytest
from playwright.sync_api import Locator, expect

import digsite
from tests.conftest import half_of
from tests.page.conftest import People
from tests.page.person import Person
from tests.page.test_everybody import PHONE, findings, fits

pytestmark = pytest.mark.slow


COVERED = """thing => {
  const note = document.querySelector("[role=note]").getBoundingClientRect();
  const over = ({ left, right, top, bottom }) =>
    note.left < right && note.right > left && note.top < bottom && note.bottom > top;
  const meant = document.querySelector(`[data-thing="${thing}"]`);
  const live = [...document.querySelectorAll(".thing.live, .dock button:not(:disabled)")];
  return [meant, ...live.filter((each) => !each.contains(meant))]
    .filter((each) => over(each.getBoundingClientRect()))
    .map((each) => each.dataset.thing ?? each.className);
}"""
"""What lies under a note: its own thing, or something that can be played."""


def card(person: Person) -> Locator:
    return person.page.get_by_role("note")


def sit_down(person: Person, game: str = "pergamon") -> None:
    person.sit(game, "me", "bot:novice", "bot:novice")
    person.wait_for_my_turn()
    expect(person.page.locator(".board .thing").first).to_be_visible()


@half_of("game, language", digsite.games(), ["en", "de"])
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
    assert fits(ada.page)
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("article section").first).to_be_visible()
    assert findings(ada.page) == []
    assert fits(ada.page)
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
    table, board = ada.page.url, ada.page.locator("#board").inner_html()
    ada.page.locator("[data-tool=rules]").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=1)).to_have_text("Broken halves, whole treasures")
    ada.page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("heading", level=1)).to_have_text("The hill and the museum")
    assert findings(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert (ada.page.url, ada.page.locator("#board").inner_html()) == (table, board)
    ada.page.locator("[data-tool=rules]").click()
    expect(dialog).to_be_visible()
    ada.page.go_back()
    expect(dialog).to_have_count(0)
    assert ada.page.url == table
    ada.touch()


def rest_on(person: Person, thing: str) -> None:
    """Move the pointer to a thing, and let it rest."""
    box = person.page.locator(f"[data-thing={thing}]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x - 20, y - 12)
    person.page.mouse.move(x, y)


def test_resting_on_a_thing_explains_it_in_a_few_lines_and_leads_to_its_rule(people: People) -> None:
    ada = people.come()
    sit_down(ada)
    rest_on(ada, "gallery-3")
    expect(card(ada)).to_be_visible()
    assert findings(ada.page) == []
    high, line = ada.page.locator("[role=note] p:not(.more)").evaluate(
        "words => [words.clientHeight, parseFloat(getComputedStyle(words).lineHeight)]"
    )
    assert 1 <= round(high / line) <= 3
    ada.page.keyboard.press("Escape")
    expect(card(ada)).to_have_count(0)
    rest_on(ada, "gallery-4")
    card(ada).get_by_role("link", name="3a Digging").click()
    expect(ada.page.locator("dialog #clause-3a")).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert ada.my_turn


def test_a_note_lies_beside_its_thing_and_over_nothing_that_can_be_played(people: People) -> None:
    ada = people.come()
    sit_down(ada)
    shown = 0
    for thing in ("space-2", "space-9", "gallery-1", "gallery-5"):
        rest_on(ada, thing)
        ada.page.wait_for_timeout(900)
        if not card(ada).is_visible():
            continue
        shown += 1
        covered = ada.page.evaluate(COVERED, thing)
        assert covered == []
    assert shown >= 2


def test_no_note_comes_to_a_pointer_that_clicked_or_was_never_moved(people: People) -> None:
    ada = people.come()
    ada.page.mouse.move(400, 120)
    sit_down(ada)
    ada.page.wait_for_timeout(1200)
    assert card(ada).count() == 0, "nobody pointed at anything"
    rest_on(ada, "space-6")
    ada.page.mouse.down()
    ada.page.mouse.up()
    ada.page.wait_for_timeout(1200)
    assert card(ada).count() == 0, "after a click there is none"


def test_a_note_is_gone_although_the_pointer_goes_on_moving_elsewhere(people: People) -> None:
    ada = people.come()
    sit_down(ada)
    rest_on(ada, "gallery-3")
    expect(card(ada)).to_be_visible()
    for step in range(400):
        if not card(ada).count():
            break
        ada.page.mouse.move(700 + 20 * (step % 2), 20)
    assert card(ada).count() == 0


def test_a_move_closes_the_note(people: People) -> None:
    ada = people.come()
    sit_down(ada)
    rest_on(ada, "gallery-3")
    expect(card(ada)).to_be_visible()
    ada.page.locator("[data-thing='space-5'].live").dispatch_event("click")
    expect(card(ada)).to_have_count(0)


def test_where_a_figure_comes_from_is_behind_a_link_unless_it_is_printed(people: People) -> None:
    ada = people.come()
    sit_down(ada)
    for space, doubtful in ((6, True), (7, False)):
        ada.page.locator(f"[data-thing=space-{space}]").focus()
        ada.page.keyboard.press("?")
        expect(card(ada)).to_be_visible()
        expect(card(ada).get_by_role("link", name="Where the figures come from")).to_have_count(int(doubtful))
        ada.page.keyboard.press("Escape")


def test_a_key_explains_what_has_the_focus(people: People) -> None:
    ada = people.come(language="de")
    sit_down(ada)
    ada.page.locator("[data-thing=space-4]").focus()
    ada.page.keyboard.press("?")
    expect(card(ada)).to_be_visible()
    expect(card(ada)).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-thing=space-4]")).to_be_focused()


def test_whoever_asks_is_told_everything(people: People) -> None:
    """Notes that come of themselves are short; one that is asked for is not cut off."""
    ada = people.come(language="de")
    sit_down(ada, "monuments")
    ada.page.locator("[data-thing^=card-].live").first.focus()
    ada.page.keyboard.press("?")
    expect(card(ada)).to_be_visible()
    for words in card(ada).locator("h3, p").all():
        assert words.evaluate("each => each.scrollHeight <= each.clientHeight + 1")


@pytest.mark.parametrize("game", digsite.games())
def test_a_long_press_asks_and_does_not_play(people: People, game: str) -> None:
    ada = people.come(**PHONE, has_touch=True)
    sit_down(ada, game)
    live = ada.page.locator(".thing.live").first
    live.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(card(ada)).to_be_visible()
    assert findings(ada.page) == []
    live.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    live.dispatch_event("click", {"bubbles": True})
    expect(card(ada)).to_be_visible()
    assert ada.my_turn
    assert ada.page.locator(".thing.picked").count() == 0
    ada.page.locator("#question").dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(card(ada)).to_have_count(0)
