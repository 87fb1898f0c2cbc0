"""Finished games are looked at again, every step with its own address; records come and go as files."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.person import Person
from tests.page.test_everybody import findings, fits

pytestmark = pytest.mark.slow


@pytest.fixture
def ada(people: People) -> Person:
    """Somebody who has just finished a game."""
    ada = people.come()
    ada.choose("artefakt", "me", "bot:novice")
    ada.start()
    ada.play_to_the_end()
    return ada


def test_a_finished_game_is_replayed_step_by_step_and_each_step_has_an_address(ada: Person) -> None:
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_text(re.compile("Step 0 of"))).to_be_visible()
    for _ in range(3):
        ada.page.get_by_role("button", name="One step on").click()
    expect(ada.page.get_by_text(re.compile("Step 3 of"))).to_be_visible()
    told = ada.page.locator(".told").inner_text()
    assert re.search("Put .* there|Plan ", told), "the move in words"
    address = ada.page.url
    assert address.endswith("/3")
    ada.page.goto("about:blank")
    ada.page.goto(address)
    expect(ada.page.locator(".told")).to_have_text(told)
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.get_by_text(re.compile("Step 2 of"))).to_be_visible()
    for eyes in ("0", "nobody", "all"):
        ada.page.get_by_label("Seen by").select_option(eyes)
        expect(ada.page.locator(".board svg").first).to_be_visible()
        expect(ada.page.locator(".twin pre")).to_contain_text("Ada")
    assert findings(ada.page) == []
    ada.page.set_viewport_size({"width": 390, "height": 844})
    assert fits(ada.page)


def test_a_record_is_downloaded_and_loaded_again(ada: Person, tmp_path: Path) -> None:
    with ada.page.expect_download() as coming:
        ada.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.json"
    coming.value.save_as(file)
    ada.enter()
    ada.page.get_by_label(re.compile("record")).set_input_files(file)
    expect(ada.page.get_by_text(re.compile("Step 0 of"))).to_be_visible()


def test_a_file_that_is_no_record_is_refused_with_a_sentence(people: People, tmp_path: Path) -> None:
    bob = people.come()
    bob.forgiven.append("422")
    bob.enter()
    for content, words in (("no json", "no record"), ('{"format": "other"}', "record")):
        file = tmp_path / "game.json"
        file.write_text(content)
        bob.page.get_by_label(re.compile("record")).set_input_files(file)
        expect(bob.page.get_by_role("alert")).to_contain_text(words)
