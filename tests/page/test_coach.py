"""Learn by playing, in the browser: begun, left, resumed, ended; and it never stands in the way."""

import contextlib
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

import digsite
from tests.page.conftest import People
from tests.page.learner import COVERED, DRAWN, GO_ON, NOTE, SKIP_LESSON, Learner
from tests.page.person import ASKED
from tests.page.tables import Json, prepared
from tests.table.serving import Server

pytestmark = pytest.mark.slow

FEW_BOOKS = 2
"""With so many books, or fewer, a digger is warned; see `games/thebes/coach.ts`."""

SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"width": 1440, "height": 900},
    "low": {"width": 1366, "height": 650},
    "phone": {"width": 390, "height": 844, "has_touch": True},
    "side": {"width": 844, "height": 390, "has_touch": True},
}


def test_a_lesson_is_begun_left_resumed_and_skipped(people: People) -> None:
    ada = people.come()
    learner = Learner(ada)
    ada.enter()
    ada.page.get_by_role("button", name="Learn by playing").click()
    ada.page.wait_for_url(re.compile("/t/"))
    table = ada.page.url
    learner.expect_note("road")
    covers_nothing(learner, "road")
    learner.step()
    learner.expect_note("take")
    expect(ada.page.locator(GO_ON)).to_have_count(0)
    ada.page.locator(".bar .home").click()
    ada.page.get_by_role("button", name="Learn by playing").click()
    ada.page.wait_for_url(re.compile("/t/"))
    assert ada.page.url == table
    learner.expect_note("take")
    ada.page.locator(SKIP_LESSON).click()
    expect(learner.note).to_have_count(0)
    expect(ada.page.locator(ASKED)).to_be_visible()
    ada.menu("Resume the lesson")
    learner.expect_note("take")


def test_a_lesson_takes_any_move_and_ends_in_a_free_game_at_the_same_table(people: People) -> None:
    ada = people.come(**SIZES["phone"], language="de")
    learner = Learner(ada)
    learner.begin("thebes")
    table = ada.page.url
    seen = learner.learn(lambda name: covers_nothing(learner, name))
    assert seen[0] == "road"
    assert seen[-1] == "free"
    assert ada.page.url == table
    ada.page.reload()
    expect(ada.page.locator(ASKED)).to_be_visible()
    expect(ada.page.locator(SKIP_LESSON)).to_have_count(0)


def until_a_thin_dig(now: Json) -> str | None:
    """Until somebody may dig with so few books that they are warned."""
    view = now["view"]
    usable = view["players-have"][view["seat"]]["usable"]
    regions = {each["move"].split()[1] for each in now["moves"] if each["move"].startswith("dig ")}
    if view["step"] == "turn" and regions and max(usable[region] for region in regions) <= FEW_BOOKS:
        return None
    first: str = now["moves"][0]["move"]
    return first


def test_a_warning_is_dismissed_for_good(people: People, house: Server) -> None:
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = prepared(http, "thebes", until_a_thin_dig)
    ada = people.come()
    ada.enter(table.link)
    expect(ada.page.locator(NOTE)).to_contain_text("With one or two books")
    expect(ada.page.locator(SKIP_LESSON)).to_have_count(0)
    ada.page.locator(GO_ON).click()
    expect(ada.page.locator(NOTE)).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator(ASKED)).to_be_visible()
    ada.page.evaluate(DRAWN)
    expect(ada.page.locator(NOTE)).to_have_count(0)


def covers_nothing(learner: Learner, name: str) -> None:
    """Once the board and the dock have come to rest, nothing that can be played lies under the note."""
    with contextlib.suppress(PlaywrightTimeout):
        learner.page.wait_for_function(f"() => !({COVERED})().length")
    assert learner.page.evaluate(COVERED) == [], name


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", digsite.games())
def test_every_lesson_in_every_language_and_size(people: People, game: str, language: str, size: str) -> None:
    ada = people.come(**SIZES[size], language=language)
    learner = Learner(ada)
    learner.begin(game)
    seen = learner.learn(lambda name: covers_nothing(learner, name))
    assert seen[-1] == "free"
