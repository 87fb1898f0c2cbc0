"""Pergamon's bench is the draft: a row is laid, rearranged and polished on it before anything is sent."""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.person import Person
from tests.page.tables import Prepared, a_row_of_three, prepared, until_a_row
from tests.table.serving import Server

pytestmark = pytest.mark.slow


@pytest.fixture
def http(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=30) as client:
        yield client


@pytest.fixture
def table(http: httpx.Client) -> Prepared:
    """Three finds of the seat to act make a row: the first fits only before the other two."""
    return prepared(http, "pergamon", until_a_row)


def sit(people: People, table: Prepared, **screen: int) -> Person:
    ada = people.come(**screen)  # type: ignore[arg-type]
    ada.enter(table.link)
    ada.wait_for_my_turn()
    return ada


def tap(page: Page, find: int) -> None:
    page.locator(f"[data-shelf] [data-find='{find}']").click()


def lies(page: Page, *finds: int) -> None:
    """Expect exactly these finds on the bench, in this order, once the server has been asked."""
    page.wait_for_function("() => document.querySelector('[data-sending]') === null")
    laid = page.locator("[data-bench] [data-laid]")
    expect(laid).to_have_count(len(finds))
    assert [int(each.get_attribute("data-laid") or 0) for each in laid.all()] == list(finds)


def row_of(table: Prepared) -> tuple[int, int, int]:
    found = a_row_of_three(table.now["view"])
    assert found is not None
    return found


def test_a_row_is_laid_rearranged_and_then_shown(people: People, table: Prepared) -> None:
    a, b, c = row_of(table)
    page = sit(people, table).page
    tap(page, b)
    lies(page, b)
    tap(page, c)
    lies(page, b, c)
    worth = page.locator("[data-bench] big")
    before = worth.inner_text()
    tap(page, a)
    lies(page, a, b, c)
    assert worth.inner_text() != before
    expect(page.locator("[data-at^=niche] .ghost")).to_be_visible()

    page.locator(f"[data-laid='{c}']").focus()
    page.keyboard.press("Space")
    lies(page, a, b)
    page.locator(f"[data-laid='{a}']").focus()
    page.keyboard.press("Shift+ArrowRight")
    lies(page, a, b)
    assert table.look()["view"]["row"] == [], "nothing was sent yet"

    page.reload()
    lies(page, a, b)
    page.locator("[data-tool=undo]").click()
    lies(page, a)
    tap(page, b)
    lies(page, a, b)

    seat = table.now["you"]["seat"]
    shown = len(table.now["view"]["museum"][seat])
    page.locator("[data-primary]").click()
    expect(page.locator("[data-laid]")).to_have_count(0)
    assert len(table.look()["view"]["museum"][seat]) == shown + 1
    page.locator("[data-tool=undo]").click()
    expect(page.locator("[data-bench] [data-find]")).to_have_count(2)
    assert table.look()["view"]["row"] == [a, b]
    page.locator("[data-primary]").click()
    expect(page.locator("[data-bench] [data-find]")).to_have_count(0)
    assert len(table.look()["view"]["museum"][seat]) == shown + 1


def test_a_find_is_dragged_to_the_row_and_back(people: People, table: Prepared) -> None:
    _, b, c = row_of(table)
    page = sit(people, table).page
    bench, shelf = page.locator("[data-bench]"), page.locator("[data-shelf]")
    page.locator(f"[data-shelf] [data-find='{b}']").drag_to(bench)
    lies(page, b)
    page.locator(f"[data-shelf] [data-find='{c}']").drag_to(bench)
    lies(page, b, c)
    page.locator(f"[data-laid='{c}']").drag_to(shelf)
    lies(page, b)


def test_a_row_is_laid_and_shown_by_keyboard_alone(people: People, table: Prepared) -> None:
    _, b, c = row_of(table)
    page = sit(people, table).page
    for find in (b, c):
        page.keyboard.press("Tab")
        page.locator(f"[data-shelf] [data-find='{find}']").focus()
        page.keyboard.press("Space")
    lies(page, b, c)
    page.keyboard.press("Escape")
    expect(page.locator("[data-laid]")).to_have_count(0)


def test_a_row_stays_when_somebody_says_something_and_goes_when_it_is_cleared(people: People, table: Prepared) -> None:
    _, b, c = row_of(table)
    ada = sit(people, table)
    page = ada.page
    for find in (b, c):
        tap(page, find)
    lies(page, b, c)
    ask = {"do": "say", "text": "Which one?"}
    said = {"sequence": table.look()["sequence"], "key": "said-something-xxxx", "ask": ask}
    answer = table.http.post(f"/api/tables/{table.table}/commands", json=said, headers=table.headers)
    assert answer.status_code == 200, answer.text
    page.wait_for_timeout(300)
    lies(page, b, c)
    page.locator("[data-clear]").click()
    expect(page.locator("[data-laid]")).to_have_count(0)
    assert table.look()["view"]["row"] == []


def test_on_a_phone_the_museum_comes_forward_and_the_row_lies_over_the_shelf(people: People, table: Prepared) -> None:
    _, b, c = row_of(table)
    page = sit(people, table, width=390, height=844).page
    expect(page.locator("[data-tab=museum]")).to_have_attribute("aria-selected", "true")
    page.locator("[data-tab=site]").click()
    for find in (b, c):
        tap(page, find)
    lies(page, b, c)
    expect(page.locator("[data-tab=site]")).to_have_attribute("aria-selected", "true")
    page.locator("[data-tab=museum]").click()
    expect(page.locator("[data-at^=niche] .ghost")).to_be_visible()
    expect(page.locator("[data-primary]")).to_have_text(re.compile("Exhibit on"))
