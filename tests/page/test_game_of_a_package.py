"""A game from another package in the browser: by words and buttons at once, and on a board that it brings."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.devices import Devices
from tests.table.serving import PATIENCE, Server
from tests.test_new_game import Installed

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

GUIDE = Path(__file__).parent.parent.parent / "docs" / "adding-a-game.md"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("package"))


@pytest.fixture
def hill(installed: Installed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that finds the game."""
    monkeypatch.setenv("PYTHONPATH", installed.path)
    with Server(str(tmp_path / "digsite.db"), tmp_path) as server:
        server.launch()
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            try:
                facts = httpx.get(f"{server.address}/api/games").json()
                if next(game for game in facts["games"] if game["name"] == "hill")["readiness"]["people"]:
                    break
                httpx.post(f"{server.address}/api/tables", json=WISH, timeout=PATIENCE)  # so that it is compiled first
            except httpx.TransportError:
                pass
            time.sleep(0.1)
        yield server


WISH = {
    "game": "hill",
    "name": "Ada",
    "seats": [{"who": "me"}, {"who": "me", "name": "Bob"}],
    "key": "k" * 22,
    "word": "",
}


def test_it_is_played_by_words_and_buttons(hill: Server, devices: Devices) -> None:
    people = People(devices, hill.address)
    ada = people.come()
    ada.enter()
    expect(ada.page.locator(".chamber.lit-hill")).to_contain_text("dig, or rest and hope?")
    ada.sit("hill", "me", "me")
    for player in ("Ada 1", "Ada 2"):
        expect(ada.page.locator("[data-dock]")).to_contain_text(f"{player}, do you dig or rest?")
        expect(ada.page.locator("[data-move=dig]")).to_have_text("Dig")
        ada.page.locator("[data-move=dig]").click()
    expect(ada.page.locator(".result")).to_be_visible()
    people.go()


def test_it_is_played_on_the_board_that_it_brings(hill: Server, devices: Devices, installed: Installed) -> None:
    """The board is the one of the guide."""
    found = re.search(r"```js\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)
    assert found
    folder = installed.site / "digsite_hill" / "page"
    folder.mkdir(exist_ok=True)
    (folder / "board.js").write_text(found[1])
    people = People(devices, hill.address)
    ada = people.come()
    ada.sit("hill", "me", "me")
    for player in ("Ada 1", "Ada 2"):
        expect(ada.page.locator("[data-dock]")).to_contain_text(f"{player}, do you dig or rest?")
        ada.page.locator(".exhibit [data-thing=rest]").click()
    expect(ada.page.locator(".result")).to_be_visible()
    people.go()
