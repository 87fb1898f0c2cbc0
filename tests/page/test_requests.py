"""What a click costs: one request, and one message on the stream."""

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Request, WebSocket, expect

from tests.page.conftest import People
from tests.page.person import Person
from tests.page.tables import prepared, until_a_row
from tests.table.serving import Server

pytestmark = pytest.mark.slow


@pytest.fixture
def http(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=30) as client:
        yield client


class Traffic:
    """What goes between a page and the server."""

    def __init__(self, person: Person) -> None:
        self.asked: list[str] = []
        self.told: list[int] = []
        person.page.on("request", self._ask)
        person.page.on("websocket", self._open)

    def _ask(self, request: Request) -> None:
        if "/api/" in request.url and "/stream" not in request.url:
            self.asked.append(f"{request.method} {re.sub('.*/api', '', request.url)}")

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._tell)
        socket.on("framesent", self._say)

    def _say(self, frame: str | bytes) -> None:
        if "ask" in json.loads(frame):
            self.asked.append("SOCKET /commands")

    def _tell(self, frame: str | bytes) -> None:
        update = json.loads(frame)
        if isinstance(update, dict) and "now" in update:
            self.told.append(update["now"]["sequence"])

    def forget(self) -> None:
        self.asked.clear()
        self.told.clear()


def test_a_click_that_lays_a_step_is_one_request_and_tells_nobody(people: People, http: httpx.Client) -> None:
    table = prepared(http, "pergamon", until_a_row)
    ada = people.come()
    traffic = Traffic(ada)
    ada.enter(table.link)
    ada.wait_for_my_turn()
    before = table.look()["sequence"]
    finds = ada.page.locator(".things [data-thing^=tile-][role=button]")
    expect(finds.first).to_be_visible()
    traffic.forget()
    finds.first.click()
    expect(ada.page.locator("[data-laid]").first).to_be_visible()
    ada.page.wait_for_timeout(300)
    assert len(traffic.asked) <= 1
    assert traffic.told == []
    assert table.look()["sequence"] == before


def test_nothing_is_asked_while_others_move(people: People, house: Server) -> None:
    ada = people.come()
    traffic = Traffic(ada)
    ada.sit("artefakt", "me", "bot:novice", "bot:novice")
    ada.wait_for_my_turn()
    traffic.forget()
    for _ in range(4):
        ada.touch()
        ada.wait_for_my_turn()
    assert [asked for asked in traffic.asked if not asked.endswith("/commands")] == []
