"""For everybody: no serious finding of axe on any screen, nothing to scroll sideways on a phone, both languages."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import digsite
from tests.page.conftest import People
from tests.page.person import Person
from tests.page.whole_screen import complaints

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
LAPTOP = {"width": 1366, "height": 650}


RUN_AXE = """async () => {
  const page = document.documentElement;
  page.style.opacity = "";
  const asked = { resultTypes: ["violations"], preload: false, iframes: false };
  const { violations } = await axe.run(document, asked);
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
  page.classList.toggle("dark");
  const other = await axe.run(document, { ...asked, runOnly: ["color-contrast"] });
  page.classList.toggle("dark");
  page.getBoundingClientRect();  // the colours are back before they may fade again
  document.adoptedStyleSheets.pop();
  return [...violations, ...other.violations.map((each) => ({ ...each, id: `${each.id} in the other light` }))];
}"""
"""Axe sees colours only in what is drawn; both light and dark ones are looked at. Only violations are asked for:
what passes is a thousand times as much."""


def findings(page: Page) -> list[str]:
    """What axe finds serious or worse, with where."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    violations: list[dict[str, Any]] = page.evaluate(RUN_AXE)
    return [
        f"{found['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for found in violations
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"][:3]
    ]


def fits(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth"))


def dark(person: Person) -> None:
    """Switch between light and dark; at a table this is in the menu."""
    menu = person.page.locator("[data-tool=menu]")
    if menu.count():
        menu.click()
    person.page.get_by_role("button", name=re.compile("(Dark|Light) theme|(Dunkle|Helle) Ansicht")).click()
    if menu.count():
        person.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", digsite.games())
def test_a_table_is_for_everybody(people: People, game: str) -> None:
    ada = people.come(**PHONE)
    ada.sit(game, "me", "bot:novice", "bot:novice")
    for _ in range(12):
        ada.wait_for_my_turn()
        ada.touch()
    ada.wait_for_my_turn()
    for screen in (PHONE, LAPTOP, SIDEWAYS):
        ada.page.set_viewport_size(screen)  # type: ignore[arg-type]
        assert findings(ada.page) == []
        assert fits(ada.page)


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_menu_drawer_and_plates_are_for_everybody(people: People, screen: dict[str, int]) -> None:
    ada = people.come(**screen)
    ada.sit("pergamon", "me", "bot:novice", "bot:novice")
    for _ in range(8):
        ada.wait_for_my_turn()
        ada.touch()
    ada.wait_for_my_turn()
    ada.page.locator("[data-tool=menu]").click()
    assert findings(ada.page) == []
    ada.page.keyboard.press("Escape")
    for tab in ("log", "chat"):
        ada.open_drawer(tab)
        assert findings(ada.page) == []
        assert fits(ada.page)
        ada.page.locator(".drawer .close").click()
    ada.page.locator(".chip[data-seat='1']").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert findings(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    for sheet in ("The board in words", re.compile(r"All \d+ possible moves"), "Leave the table"):
        ada.menu(sheet)
        assert findings(ada.page) == []
        ada.page.keyboard.press("Escape")
    assert ada.my_turn


@pytest.mark.parametrize("game", digsite.games())
def test_a_table_can_be_played_at_200_percent(people: People, game: str) -> None:
    """A laptop of 1366 x 820 at 200 % zoom has this many CSS pixels."""
    ada = people.come(width=683, height=410)
    ada.sit(game, "me", "bot:novice")
    for _ in range(6):
        ada.wait_for_my_turn()
        assert complaints(ada.page) == []
        ada.touch()


@pytest.mark.parametrize("game", digsite.games())
def test_how_to_play_is_for_everybody(people: People, game: str) -> None:
    ada = people.come(**PHONE)
    ada.enter(f"/how/{game}")
    expect(ada.page.locator("h1")).to_be_visible()
    assert findings(ada.page) == []
    assert fits(ada.page)


def test_the_colours_follow_the_device_until_somebody_chooses_them(people: People) -> None:
    ada = people.come()
    ada.enter("/record")
    root = ada.page.locator("html")
    expect(root).not_to_have_class("dark")
    ada.page.emulate_media(color_scheme="dark")
    expect(root).to_have_class("dark")
    ada.page.get_by_role("button", name="Light theme").click()
    ada.page.emulate_media(color_scheme="light")
    ada.page.emulate_media(color_scheme="dark")
    expect(root).not_to_have_class("dark")


def test_the_language_follows_the_browser_and_is_switched_in_place(people: People) -> None:
    ada = people.come(language="de-AT")
    ada.enter()
    expect(ada.page.locator("h1")).to_have_text("Vier Grabungen, ein Tisch")
    ada.sit("monuments", "me", "bot:novice")
    ada.wait_for_my_turn()
    german = ada.page.locator("#question").inner_text()
    log = ada.log()
    ada.menu("English")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#question")).not_to_have_text(german)
    expect(ada.page.locator("#tab-log")).to_have_text("Log")
    assert log == [] or ada.log() != log
    assert ada.page.evaluate("document.documentElement.lang") == "en"
