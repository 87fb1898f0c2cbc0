"""For everybody: no serious finding of axe on any screen, nothing to scroll sideways on a phone, both languages."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import digsite
from tests.page.conftest import People
from tests.page.person import Person

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}


def findings(page: Page) -> list[str]:
    """What axe finds serious or worse, with where."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"][:3]
    ]


def fits(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth"))


def dark(person: Person) -> None:
    person.page.get_by_role("button", name=re.compile("dark|dunkel")).click()


@pytest.mark.parametrize("screen", [{"width": 1366, "height": 820}, PHONE])
def test_the_entrance_is_for_everybody(people: People, screen: dict[str, int]) -> None:
    ada = people.come(**screen)
    ada.choose("pergamon", "me", "friend", "bot:novice")
    assert findings(ada.page) == []
    assert fits(ada.page)
    dark(ada)
    assert findings(ada.page) == []


@pytest.mark.parametrize("game", digsite.games())
def test_a_table_is_for_everybody(people: People, game: str) -> None:
    ada = people.come(**PHONE)
    ada.choose(game, "me", "bot:novice", "bot:novice")
    ada.start()
    for _ in range(12):
        ada.wait_for_my_turn()
        ada.touch()
    ada.wait_for_my_turn()
    assert findings(ada.page) == []
    assert fits(ada.page)
    dark(ada)
    assert findings(ada.page) == []
    ada.page.set_viewport_size({"width": 1366, "height": 820})
    assert findings(ada.page) == []
    assert fits(ada.page)


@pytest.mark.parametrize("game", digsite.games())
def test_how_to_play_is_for_everybody(people: People, game: str) -> None:
    ada = people.come(**PHONE)
    ada.enter(f"/how/{game}")
    expect(ada.page.locator("h1")).to_be_visible()
    assert findings(ada.page) == []
    assert fits(ada.page)


def test_waiting_for_friends_is_for_everybody(people: People) -> None:
    ada = people.come(**PHONE)
    ada.choose("thebes", "me", "friend")
    ada.start()
    expect(ada.page.get_by_role("img", name="QR")).to_be_visible()
    assert findings(ada.page) == []
    assert fits(ada.page)


def test_the_language_follows_the_browser_and_is_switched_in_place(people: People) -> None:
    ada = people.come(language="de-AT")
    ada.choose("monuments", "me", "bot:novice")
    expect(ada.page.locator("h1")).to_have_text("Vier Grabungen, ein Tisch")
    ada.start()
    expect(ada.page.locator(".log h2")).to_have_text("Was geschah")
    german = ada.page.locator(".log ol").inner_text()
    ada.page.get_by_role("button", name="English").click()
    expect(ada.page.locator(".log h2")).to_have_text("What happened")
    assert ada.page.locator(".log ol").inner_text() != german
    assert ada.page.evaluate("document.documentElement.lang") == "en"
