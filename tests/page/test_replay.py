"""Finished games are looked at again, every step with its own address; records come and go as files."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.person import Person
from tests.page.tables import Prepared
from tests.page.test_everybody import LAPTOP, PHONE, SIDEWAYS, findings, fits
from tests.table.serving import Server

pytestmark = pytest.mark.slow


@pytest.fixture
def ada(people: People, house: Server) -> Person:
    """Somebody who looks at the table of a finished game."""
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = Prepared(http, "artefakt")
        while table.look()["phase"] == "playing":
            table.play(table.now["moves"][0]["move"])
    ada = people.come()
    ada.enter(table.link)
    expect(ada.page.locator(".result h1")).to_be_visible()
    return ada


def test_a_finished_game_is_replayed_step_by_step_and_each_step_has_an_address(ada: Person) -> None:
    ada.page.get_by_role("link", name=re.compile("Replay|Review")).first.click()
    expect(ada.page.get_by_text(re.compile("Step 0 of"))).to_be_visible()
    for _ in range(3):
        ada.page.get_by_role("button", name="Next step").click()
    expect(ada.page.get_by_text(re.compile("Step 3 of"))).to_be_visible()
    told = ada.page.locator(".told").inner_text()
    assert re.search("Put .* there|Plan |plans", told), "the move in words"
    address = ada.page.url
    assert address.endswith("/3")
    ada.page.goto("about:blank")
    ada.page.goto(address)
    expect(ada.page.locator(".told")).to_have_text(told)
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.get_by_text(re.compile("Step 2 of"))).to_be_visible()
    for eyes in ("0", "nobody", "all"):
        ada.page.get_by_label("Seen by").select_option(eyes)
        expect(ada.page.locator(".board .thing").first).to_be_visible()
        ada.page.locator("[data-tool=menu]").click()
        ada.page.get_by_role("button", name="The board in words").click()
        expect(ada.page.get_by_role("dialog").locator("pre")).to_contain_text("Ada")
        ada.page.keyboard.press("Escape")
    assert findings(ada.page) == []


@pytest.mark.parametrize("screen", [LAPTOP, PHONE, SIDEWAYS], ids=["laptop", "phone", "sideways"])
def test_a_replay_shows_the_whole_board_without_scrolling(ada: Person, screen: dict[str, int]) -> None:
    ada.page.set_viewport_size(screen)  # type: ignore[arg-type]
    ada.page.get_by_role("link", name=re.compile("Replay|Review")).first.click()
    expect(ada.page.locator(".board .thing").first).to_be_visible()
    assert ada.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert fits(ada.page)
    board, drawn = ada.page.locator("#board").bounding_box(), ada.page.locator(".board .thing").first.bounding_box()
    assert board is not None
    assert drawn is not None
    assert drawn["y"] >= board["y"] - 1
    assert drawn["y"] + drawn["height"] <= board["y"] + board["height"] + 1
    assert ada.page.get_by_role("button", name="Next step").is_visible()
    assert findings(ada.page) == []


def test_a_record_is_downloaded_and_loaded_again(ada: Person, tmp_path: Path) -> None:
    with ada.page.expect_download() as coming:
        ada.page.get_by_role("link", name=re.compile("Download|Save.*record")).click()
    file = tmp_path / "game.json"
    coming.value.save_as(file)
    ada.enter()
    ada.page.get_by_label(re.compile("Choose a file")).set_input_files(file)
    expect(ada.page.get_by_text(re.compile("Step 0 of"))).to_be_visible()
