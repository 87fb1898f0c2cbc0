"""One click is one request, and its result comes back as one push."""

import json

import pytest
from playwright.sync_api import Request, WebSocket

from tests.page.conftest import People

pytestmark = pytest.mark.slow

CLICKS = 14


@pytest.mark.parametrize("game", ["pergamon", "monuments", "thebes", "artefakt"])
def test_a_click_is_one_request_and_one_push(people: People, game: str) -> None:
    ada = people.come("Ada")
    asked: list[str] = []
    pushed: list[list[str]] = []

    def hear(frame: str | bytes) -> None:
        told = json.loads(frame)
        if isinstance(told, dict) and told.get("notices"):
            pushed.append([notice["kind"] for notice in told["notices"]])

    def say(frame: str | bytes) -> None:
        if "ask" in json.loads(frame):
            asked.append("commands")

    def connected(socket: WebSocket) -> None:
        socket.on("framereceived", hear)
        socket.on("framesent", say)

    def request(sent: Request) -> None:
        if "/api/tables/" in sent.url:
            asked.append(sent.url.rpartition("/")[2])

    ada.page.on("websocket", connected)
    ada.page.on("request", request)
    ada.sit(game, "me", "me")
    ada.wait_for_my_turn()
    played = 0
    for _ in range(CLICKS):
        asked.clear()
        pushed.clear()
        ada.touch()
        ada.wait_for_my_turn()
        assert asked in ([], ["commands"])
        assert pushed in ([], [["moved"]])
        assert len(pushed) <= len(asked), "nothing is pushed that was not asked for"
        played += len(pushed)
    assert played, "some of these clicks played a move"
