"""A move of several steps is arranged in the page before it is sent."""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.person import Person
from tests.page.tables import a_museum, a_row_of_three, prepared, until_a_museum, until_a_row
from tests.table.serving import Server


@pytest.fixture
def http(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=30) as client:
        yield client


def steps(page: Page) -> list[str]:
    page.wait_for_function("() => document.querySelector('[data-sending]') === null")
    return [chip.get_attribute("data-step") or "" for chip in page.locator(".draft .chip").all()]


def touch(person: Person, thing: str) -> None:
    found = person.page.locator(f".own [data-thing={thing}]").first
    found.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
    found.click(force=True)


def test_a_row_is_laid_rearranged_and_then_shown(people: People, http: httpx.Client) -> None:
    table = prepared(http, "pergamon", until_a_row)
    a, b, c = a_row_of_three(table.now["view"]) or (0, 0, 0)
    ada = people.come()
    ada.enter(table.link)
    page = ada.page
    expect(page.locator(".prompt.mine")).to_be_visible()
    for find in (b, c):
        touch(ada, f"tile-{find}")
        expect(page.locator(f"[data-laid='{find}']")).to_be_visible()
    assert steps(page) == [f"row {b}", f"row {c}"]
    worth = page.locator("[data-bench] .number")
    before = worth.text_content()

    touch(ada, f"tile-{a}")
    expect(page.locator(f"[data-laid='{a}']")).to_be_visible()
    assert steps(page) == [f"row {a}", f"row {b}", f"row {c}"], "it finds its place before the others"
    assert worth.text_content() != before

    page.locator(f"[data-laid='{c}']").focus()
    page.keyboard.press("Delete")
    expect(page.locator(f"[data-laid='{c}']")).to_have_count(0)
    page.locator(f"[data-laid='{a}']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".draft .chip")).to_have_count(2)
    assert sorted(steps(page)) == sorted([f"row {a}", f"row {b}"])
    if page.locator(".problem").count() == 0:
        page.keyboard.press("ArrowLeft")
    assert steps(page) == [f"row {a}", f"row {b}"]

    assert table.look()["view"]["row"] == [], "nothing was sent yet"
    page.reload()
    expect(page.locator("[data-laid]")).to_have_count(2)
    page.get_by_role("button", name="Take the last back").click()
    assert steps(page) == [f"row {a}"]
    touch(ada, f"tile-{b}")
    assert steps(page) == [f"row {a}", f"row {b}"]

    shown = len(table.now["view"]["museum"][table.now["view"]["seat"]])
    seat = table.now["you"]["seat"]
    touch(ada, "show")
    expect(page.locator(".draft")).to_have_count(0)
    assert len(table.look()["view"]["museum"][seat]) == shown + 1
    page.get_by_role("button", name=re.compile("^Take back")).click()
    expect(page.locator(f"[data-bench] [data-thing=tile-{b}]")).to_be_visible()
    assert table.look()["view"]["row"] == [a, b]


def test_a_draft_stays_when_somebody_says_something_and_goes_when_one_starts_over(
    people: People, http: httpx.Client
) -> None:
    table = prepared(http, "pergamon", until_a_row)
    _, b, c = a_row_of_three(table.now["view"]) or (0, 0, 0)
    ada = people.come()
    ada.enter(table.link)
    for find in (b, c):
        touch(ada, f"tile-{find}")
        expect(ada.page.locator(f"[data-laid='{find}']")).to_be_visible()
    laid = steps(ada.page)
    ada.page.get_by_label(re.compile("Say something")).fill("Which one?")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".log li", has_text="Which one?")).to_be_visible()
    assert steps(ada.page) == laid == [f"row {b}", f"row {c}"]
    ada.page.get_by_role("button", name="Start over").click()
    expect(ada.page.locator(".draft")).to_have_count(0)
    assert table.look()["view"]["row"] == []


@pytest.mark.slow
def test_gifts_for_a_museum_are_chosen_and_unchosen(people: People, http: httpx.Client) -> None:
    table = prepared(http, "thebes", until_a_museum)
    ada = people.come()
    ada.enter(table.link)
    page = ada.page
    museum = (a_museum(table.now) or "").replace(" ", "-")
    page.locator(f".thing.live[data-thing={museum}]").click(force=True)
    gifts = page.locator("[data-gift]")
    expect(page.locator(".draft .chip")).to_have_count(1)
    for number in range(1, 9):
        find = page.locator(".own .thing.live[data-thing^=find-]")
        if not find.count():
            break
        find.first.click(force=True)
        expect(gifts).to_have_count(number)
        steps(page)
    laid = steps(page)
    assert len(laid) >= 3, "the museum, and gifts"
    expect(page.locator(".prompt")).to_contain_text("Send it")
    gifts.first.click(force=True)
    expect(gifts).to_have_count(len(laid) - 2)
    assert table.look()["view"]["museum"] is None, "nothing was sent yet"
    page.locator(".own .thing.live[data-thing^=find-]").last.click(force=True)
    expect(gifts).to_have_count(len(laid) - 1)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".draft")).to_have_count(0)
    kinds = [notice["moves"] for notice in table.notices() if notice.get("moves")]
    assert [move.split()[0] for move in kinds[-1]] == ["museum"] + ["give"] * (len(laid) - 1), "sent as one"
