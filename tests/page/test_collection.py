"""Artefakt's collections: mine drawn large on a phone, with every way back, and everybody's in the result."""

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import People
from tests.page.tables import Prepared
from tests.table.serving import Server

pytestmark = pytest.mark.slow

ALL_FIGURES = 3


def test_the_collection_of_a_phone_has_a_way_back(people: People) -> None:
    ada = people.come(width=390, height=844, has_touch=True)
    ada.sit("artefakt", "me", "bot:novice")
    vehicles = ada.page.locator(".stub:not([disabled])")
    for _ in range(ALL_FIGURES):
        ada.wait_for_my_turn()
        ada.page.locator(".ticket .live").first.tap()
    vehicles.first.wait_for()
    journeys = ada.page.get_by_role("group", name="My journeys")
    collection: Locator = ada.page.get_by_role("button", name="My artefacts")

    collection.tap()
    expect(journeys).not_to_be_visible()
    ada.page.get_by_role("button", name="Back to my journeys").tap()
    expect(journeys).to_be_visible()

    collection.tap()
    expect(journeys).not_to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(journeys).to_be_visible()

    collection.tap()
    ada.page.locator("[data-tool=hint]").first.tap()
    expect(ada.page.locator(".stub.hinted")).to_have_count(ALL_FIGURES)
    expect(journeys).to_be_visible()


def test_a_result_speaks_of_fragments_not_of_points(people: People, house: Server) -> None:
    ada = people.come()
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = Prepared(http, "artefakt")
        while table.look()["phase"] == "playing":
            table.play(table.now["moves"][0]["move"])
    ada.enter(table.link)
    expect(ada.page.get_by_role("heading", name="Who holds which fragments")).to_be_visible()
    ada.page.get_by_role("button", name="See the table").click()
    chip = ada.page.locator("[data-seat='1']")
    held = chip.locator("> b").inner_text()
    expect(chip).to_have_attribute("title", f"Bob: {held} fragment{'' if held == '1' else 's'}")
