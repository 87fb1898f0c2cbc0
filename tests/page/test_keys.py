"""The table by keyboard: one stop of the Tab key a region, arrow keys between things, Enter, Escape, Ctrl+Z."""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import People
from tests.page.person import Person
from tests.page.tables import Json, prepared
from tests.table.serving import Server

pytestmark = pytest.mark.slow


@pytest.fixture
def http(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=30) as client:
        yield client


@pytest.fixture
def ada(people: People, http: httpx.Client) -> Person:
    """Somebody who is to place a figure in Pergamon, and plays for both seats."""
    table = prepared(http, "pergamon", lambda now: None)
    ada = people.come()
    ada.enter(table.link)
    ada.wait_for_my_turn()
    expect(ada.page.locator(SPACES).first).to_be_visible()
    return ada


SPACES = ".board .thing.live[data-thing^=space-]"


def spaces(ada: Person) -> list[str]:
    """The spaces that are free, from left to right."""
    places = {
        each.get_attribute("data-thing") or "": (each.bounding_box() or {})["x"]
        for each in ada.page.locator(SPACES).all()
    }
    return sorted(places, key=lambda space: places[space])


def thing(ada: Person, name: str) -> Locator:
    return ada.page.locator(f"[data-thing='{name}']")


def stops_with_the_focus_on(ada: Person, name: str) -> list[str]:
    """Give a space the focus; where the Tab key would stop at that very moment."""
    stops: list[str] = ada.page.evaluate(
        """([spaces, name]) => {
          document.querySelector(`[data-thing='${name}']`).focus();
          return [...document.querySelectorAll(`${spaces}[tabindex='0']`)].map((each) => each.dataset.thing);
        }""",
        [SPACES, name],
    )
    return stops


def focused(ada: Person) -> str:
    found: str | None = ada.page.evaluate("() => document.activeElement.dataset.thing ?? document.activeElement.id")
    return found or ""


def test_the_arrow_keys_walk_along_a_track(ada: Person) -> None:
    order = spaces(ada)
    thing(ada, order[4]).focus()
    for key, at in (("ArrowRight", 5), ("ArrowRight", 6), ("ArrowLeft", 5)):
        ada.page.keyboard.press(key)
        assert focused(ada) == order[at]


def test_the_board_is_one_stop_of_the_tab_key(ada: Person) -> None:
    space = spaces(ada)[4]
    assert stops_with_the_focus_on(ada, space) == [space]
    ada.page.keyboard.press("Tab")
    assert not focused(ada).startswith("space-")
    ada.page.keyboard.press("Shift+Tab")
    assert focused(ada) == space


def test_enter_plays_escape_clears_and_ctrl_z_undoes(ada: Person) -> None:
    space = spaces(ada)[4]
    free = ada.page.locator(f"[data-thing='{space}'].live")
    thing(ada, space).click()
    expect(ada.page.locator("[data-primary]")).to_be_enabled()
    expect(ada.page.locator(".thing.picked")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".thing.picked")).to_have_count(0)
    thing(ada, space).click()
    ada.page.keyboard.press("Enter")
    expect(free).to_have_count(0)
    ada.wait_for_my_turn()
    expect(ada.page.locator("[data-tool=undo]")).to_be_enabled()
    ada.page.keyboard.press("Control+z")
    expect(free).to_have_count(1)


def test_the_focus_is_kept_after_a_move(ada: Person) -> None:
    space = spaces(ada)[4]
    thing(ada, space).focus()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(f"[data-thing='{space}'].live")).to_have_count(0)
    ada.wait_for_my_turn()
    ada.page.wait_for_function("() => document.activeElement !== document.body")
    assert re.match("space-|gallery-|tile-|question", focused(ada)), focused(ada)


def test_the_focus_is_seen(ada: Person) -> None:
    thing(ada, spaces(ada)[4]).focus()
    ada.page.keyboard.press("ArrowRight")
    outline = ada.page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"


def until_the_last_action(now: Json) -> str | None:
    """Draw cards in Monuments until one action is left, and a pair could be scored with it."""
    moves = [each["move"] for each in now["moves"]]
    if now["view"]["actions"] == 1 and any(move.startswith("score ") for move in moves):
        return None
    return next((move for move in moves if move.startswith("draw ")), moves[0])


def test_the_focus_stays_on_a_deed_whose_words_change(people: People, http: httpx.Client) -> None:
    ada = people.come()
    ada.enter(prepared(http, "monuments", until_the_last_action).link)
    ada.wait_for_my_turn()
    score = ada.page.locator("[data-deed=score]")
    before = score.inner_text()
    ada.page.locator(".things .thing.live[data-thing^=card-]").first.click()
    expect(score).not_to_have_text(before, use_inner_text=True)
    ada.page.keyboard.press("Tab")
    score.focus()
    ada.page.keyboard.press("Control+z")
    expect(score).to_have_text(before, use_inner_text=True)
    ada.page.wait_for_function("() => document.activeElement.dataset.deed === 'score'")


def test_enter_after_a_click_on_a_deed_presses_the_primary_button(people: People, http: httpx.Client) -> None:
    ada = people.come()
    table = prepared(http, "monuments", until_the_last_action)
    ada.enter(table.link)
    ada.wait_for_my_turn()
    ada.page.locator("[data-deed=score]").click()
    expect(ada.page.locator("[data-primary]")).to_be_enabled()
    assert ada.page.evaluate("() => document.activeElement.dataset.deed") == "score"
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".thing.picked")).to_have_count(0)
    ada.page.wait_for_function("() => !document.querySelector('[data-sending]')")
    last = [notice["moves"] for notice in table.notices() if notice["kind"] == "moved"][-1]
    assert last[0].startswith("score ")


@pytest.mark.parametrize(
    ("opener", "opened", "first"),
    [
        ("[data-tool=log]", ".drawer", "#tab-log"),
        (".chip[data-seat='1']", ".opened", ".opened .close"),
        (".plate .name", ".opened", ".opened .close"),
    ],
)
def test_what_is_opened_over_the_table_has_the_focus_until_escape_gives_it_back(
    ada: Person, opener: str, opened: str, first: str
) -> None:
    ada.page.keyboard.press("Tab")
    ada.page.locator(opener).focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(first)).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(opened)).to_have_count(0)
    expect(ada.page.locator(opener)).to_be_focused()


def test_escape_closes_the_drawer_also_from_the_table(ada: Person) -> None:
    ada.open_drawer("log")
    ada.page.locator("#question").focus()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".drawer")).to_have_count(0)


def test_the_focus_comes_back_to_a_tool_that_could_not_be_used_for_a_while(ada: Person) -> None:
    ada.page.keyboard.press("Tab")
    ada.page.locator("[data-tool=hint]").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-tone=hint]")).to_be_visible()
    ada.page.wait_for_function("() => document.activeElement.dataset.tool === 'hint'")


def test_the_focus_goes_to_the_question_when_a_button_has_done_its_work(ada: Person) -> None:
    thing(ada, spaces(ada)[4]).click()
    ada.page.keyboard.press("Tab")
    ada.page.locator("[data-clear]").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-clear]")).to_have_count(0)
    ada.page.wait_for_function("() => document.activeElement.id === 'question'")
