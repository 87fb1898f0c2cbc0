"""Moves, hints and results in words; and how one hears that it is one's turn."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.test_everybody import PHONE, findings, fits

pytestmark = pytest.mark.slow

RECORDER = """
    window.rung = [];
    window.Notification = class {
        static permission = "granted";
        static requestPermission = () => Promise.resolve("granted");
        constructor(title) { window.rung.push(title); }
    };
"""


def test_a_hint_says_why_and_shows_what_it_speaks_of(people: People) -> None:
    ada = people.come()
    ada.choose("pergamon", "me", "bot:novice")
    ada.start()
    ada.wait_for_my_turn()
    ada.page.get_by_role("button", name="Hint").click()
    best = ada.page.locator(".hints li").first
    expect(best).to_contain_text(re.compile(r"Place your figure on space \d+"))
    expect(best).to_contain_text(re.compile(r"of 100 such games, .* the next best move"))
    best.get_by_role("button").hover()
    pointed = ada.page.locator(".board [data-pointed]")
    expect(pointed).to_have_count(1)
    space = re.findall(r"space (\d+)", best.inner_text())[0]
    assert pointed.get_attribute("data-thing") == f"space-{space}"
    ada.page.get_by_role("button", name="Deutsch").click()
    expect(best).to_contain_text(re.compile(r"Stell deine Figur auf Feld \d+"))
    assert findings(ada.page) == []


def test_a_prompt_asks_for_no_typing(people: People) -> None:
    ada = people.come(language="de", **PHONE)
    ada.choose("thebes", "me", "bot:novice")
    ada.start()
    ada.wait_for_my_turn()
    expect(ada.page.locator(".prompt")).to_have_text(re.compile("nimm eine Karte, eine Ausstellung"))


def test_a_bell_rings_when_it_becomes_my_turn_and_nobody_looks(people: People) -> None:
    ada = people.come()
    ada.page.add_init_script(RECORDER)
    ada.choose("monuments", "me", "bot:novice")
    ada.start()
    ada.wait_for_my_turn()
    ada.page.get_by_role("button", name="Tell me").click()
    assert findings(ada.page) == []
    ada.page.get_by_label("By a notice of this browser").check()
    ada.page.get_by_role("button", name="Done").click()
    ada.page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden' })")
    for _ in range(30):
        if ada.page.evaluate("rung.length"):
            break
        ada.wait_for_my_turn()
        ada.touch()
    assert ada.page.evaluate("rung")[0] == "Your turn"
    assert ada.page.evaluate("localStorage.getItem('bell')") == "on"


def test_on_a_phone_my_things_are_a_sheet_at_the_bottom(people: People) -> None:
    ada = people.come(**PHONE)
    ada.choose("monuments", "me", "bot:novice")
    ada.start()
    ada.wait_for_my_turn()
    sheet = ada.page.locator(".sheet")
    expect(sheet).to_have_class(re.compile("open"))
    box = sheet.bounding_box()
    assert box is not None
    assert abs(box["y"] + box["height"] - PHONE["height"]) < 2
    sheet.get_by_role("button", name="My things").click()
    expect(sheet.get_by_role("group", name="My things")).to_be_hidden()
    assert fits(ada.page)


def test_what_happens_is_told_once_to_those_who_listen(people: People) -> None:
    ada = people.come()
    ada.choose("pergamon", "me", "bot:novice")
    ada.start()
    ada.wait_for_my_turn()
    ada.touch()
    expect(ada.page.locator("[aria-live] p", has_text="Ada stands on space")).to_have_count(1)
    assert ada.page.locator("[aria-live]", has_text="Ada stands on space").count() == 1


def test_the_head_can_be_skipped(people: People) -> None:
    ada = people.come()
    ada.enter()
    expect(ada.page.locator(".game").first).to_be_visible()
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("link", name="Skip")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("main")).to_be_focused()
