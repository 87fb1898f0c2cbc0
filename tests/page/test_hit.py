"""What was done to me is told until I go on from it, and no longer once the game is over."""

import json
import random
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.conftest import People
from tests.page.person import Person
from tests.page.tables import MAX_TABLES, Json, Prepared
from tests.table.serving import Server

pytestmark = pytest.mark.slow

ROW = "[data-dock] [data-tone=hit]"


def losses(table: Prepared) -> list[Json]:
    """The cards that whoever is to move has lost since their last turn."""
    seat = table.now["to_act"]
    lost = []
    for notice in reversed(table.notices()):
        if notice.get("seat") == seat:
            break
        lost += [
            event for event in notice.get("events") or [] if event["event"] == "card-lost" and event["seat"] == seat
        ]
    return lost


def hit(http: httpx.Client) -> Prepared:
    """Monuments, where a history was written that took cards of whoever is to move now."""
    for _ in range(MAX_TABLES):
        table = Prepared(http, "monuments")
        while table.look()["phase"] == "playing":
            if losses(table):
                return table
            moves = [each["move"] for each in table.now["moves"]]
            wanted = [move for move in moves if move.split()[0] in ("historian", "build", "lay")]
            table.play((wanted or [random.choice(moves)])[0])
    raise AssertionError("nobody was ever hit")


@pytest.fixture
def table(house: Server) -> Iterator[Prepared]:
    with httpx.Client(base_url=house.address, timeout=30) as http:
        yield hit(http)


def test_a_hit_is_told_until_i_go_on_also_by_enter_after_a_click(people: People, table: Prepared) -> None:
    ada = people.come()
    ada.enter(table.link)
    expect(ada.page.locator(ROW)).to_be_visible()
    ada.page.get_by_role("button", name="Show again").click()
    expect(ada.page.locator(ROW)).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(ROW)).to_have_count(0)
    assert ada.my_turn


def ended(socket: WebSocketRoute) -> None:
    """Make the table look as if the game were over."""
    server = socket.connect_to_server()

    def hear(message: str | bytes) -> None:
        update = json.loads(message)
        if isinstance(update, dict) and "now" in update:
            update["now"]["phase"] = "over"
            for each in ("moves", "to_act"):
                update["now"].pop(each, None)
        socket.send(json.dumps(update))

    server.on_message(hear)


def test_nothing_is_told_as_a_hit_once_the_game_is_over(people: People, table: Prepared) -> None:
    ada: Person = people.come()
    ada.page.route_web_socket("**/stream", ended)
    ada.enter(table.link)
    expect(ada.page.locator("#question")).to_have_text("The game is over.")
    expect(ada.page.locator(".board .thing").first).to_be_visible()
    expect(ada.page.locator(ROW)).to_have_count(0)
