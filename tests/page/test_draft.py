"""A move of several steps is arranged in the page before it is sent."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.tables import a_museum, prepared, until_a_museum
from tests.table.serving import Server


@pytest.fixture
def http(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=30) as client:
        yield client


@pytest.mark.slow
def test_gifts_for_a_museum_are_chosen_and_unchosen(people: People, http: httpx.Client) -> None:
    table = prepared(http, "thebes", until_a_museum)
    ada = people.come()
    ada.enter(table.link)
    page = ada.page
    museum = (a_museum(table.now) or "").replace(" ", "-")
    page.locator(f".thing.live[data-thing={museum}]").dispatch_event("click")
    gifts, finds = page.locator("[data-gift]"), page.locator(".things .thing.live[data-thing^=find-]")
    expect(finds.first).to_be_visible()
    given = 0
    while page.locator("[data-primary]:not([disabled])").count() == 0:
        finds.first.dispatch_event("click")
        given += 1
        expect(gifts).to_have_count(given)
        page.wait_for_function("() => document.querySelector('[data-sending]') === null")
    assert given >= 2, "a museum wants several finds"
    gifts.first.dispatch_event("click")
    expect(gifts).to_have_count(given - 1)
    assert table.look()["view"]["museum"] is None, "nothing was sent yet"
    finds.last.dispatch_event("click")
    expect(gifts).to_have_count(given)
    page.locator("[data-primary]").click()
    expect(gifts).to_have_count(0)
    moves = [notice["moves"] for notice in table.notices() if notice.get("moves")]
    assert [move.split()[0] for move in moves[-1]] == ["museum"] + ["give"] * given, "sent as one"
