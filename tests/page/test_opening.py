"""On a new machine the page opens before anything is compiled: people choose a game, see its progress, and play."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.devices import Devices
from tests.page.person import PRIMARY
from tests.table.serving import PATIENCE, Server

COMPILING_SECONDS = 360
"""Longest time for one game on a machine with much else to do."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(COMPILING_SECONDS + PATIENCE)]


@pytest.fixture
def new_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that has compiled nothing yet."""
    monkeypatch.setenv("DIGSITE_CACHE", str(tmp_path / "cache"))
    with Server(str(tmp_path / "digsite.db"), tmp_path) as server:
        server.launch()
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            try:
                httpx.get(f"{server.address}/health")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield server
        server.process.terminate()  # with what it still compiles
        server.process.wait(PATIENCE)


def test_a_game_is_chosen_while_it_is_compiled_and_begins_by_itself(new_house: Server, devices: Devices) -> None:
    people = People(devices, new_house.address)
    ada = people.come()
    ada.enter()
    chamber = ada.page.locator(".chamber.lit-pergamon")
    expect(chamber.get_by_role("progressbar")).to_be_visible()
    chamber.locator(".play").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("progressbar")).to_be_visible()
    asked = ada.page.locator("[data-dock] [data-tone=ask]")
    expect(asked).to_be_visible(timeout=COMPILING_SECONDS * 1000)
    ada.page.locator(".board .thing.live").first.dispatch_event("click")
    ada.page.locator(PRIMARY).click()
    expect(ada.open_drawer("log").locator("li p", has_text="space").first).to_be_visible()
    people.go()
