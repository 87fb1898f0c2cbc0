"""A table is wished for with all that the server takes, and found again at the entrance."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.test_everybody import PHONE, findings, fits

pytestmark = pytest.mark.slow


def now(page: Page) -> dict[str, Any]:
    """The table as everybody sees it."""
    table = page.url.rpartition("/")[2]
    found: dict[str, Any] = page.evaluate("table => fetch(`/api/tables/${table}`).then(answer => answer.json())", table)
    return found


def test_variants_clock_and_names_on_one_device_are_at_the_table(people: People) -> None:
    ada = people.come()
    ada.choose("artefakt", "me", "me", "bot:novice")
    page = ada.page
    page.get_by_label("What they are called").fill("Bob")
    page.locator(".wish summary").click()
    page.get_by_label("Advanced rules").check()
    page.get_by_label("Rounds at most").fill("3")
    page.get_by_label("Time to think").select_option("game")
    page.get_by_label("Seconds given back").fill("5")
    ada.start()
    expect(page.get_by_role("timer").first).to_have_text(re.compile("20:00|19:5"))
    table = now(page)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bob", "novice"]
    assert table["options"]["advanced"] is True
    assert table["options"]["round-cap"] == 3
    assert table["clock"]["setting"] == {"per": "game", "seconds": 1200.0, "increment": 5.0}


def test_the_clock_runs_and_is_stopped_by_a_pause(people: People) -> None:
    ada = people.come()
    ada.choose("pergamon", "me", "bot:novice")
    ada.page.locator(".wish summary").click()
    ada.page.get_by_label("Time to think").select_option("turn")
    ada.start()
    ada.wait_for_my_turn()
    expect(ada.page.locator("li.turn").get_by_role("timer")).not_to_have_text("2:00")
    ada.page.get_by_role("button", name="Pause").click()
    expect(ada.page.locator(".prompt")).to_contain_text("clocks stand still")
    ada.page.get_by_role("button", name="Go on").click()
    ada.wait_for_my_turn()


@pytest.mark.parametrize("game", ["pergamon", "thebes", "monuments", "artefakt"])
def test_every_variant_has_a_name_and_a_sentence_in_both_languages(people: People, game: str) -> None:
    for language in ("en", "de"):
        ada = people.come(language=language, **PHONE)
        ada.choose(game, "me", "friend")
        ada.page.locator(".wish summary").click()
        said = ada.page.locator(".wish .more")
        expect(said.locator(".setting p").first).not_to_be_empty()
        assert not re.search("setting-|option-|clock-", said.inner_text())
        assert findings(ada.page) == []
        assert fits(ada.page)


def test_the_entrance_tells_where_it_is_my_turn(people: People) -> None:
    ada = people.come()
    ada.choose("pergamon", "me", "bot:novice")
    ada.start()
    ada.wait_for_my_turn()
    ada.enter()
    mine = ada.page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link")).to_contain_text("your turn")
    mine.get_by_role("link").click()
    ada.wait_for_my_turn()
    ada.enter()
    mine.get_by_role("button", name="Forget").click()
    expect(mine).to_have_count(0)
