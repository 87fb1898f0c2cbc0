"""Whatever goes wrong, the page shows a sentence and a way on."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.page.conftest import People
from tests.table.serving import Server

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", ["/t/AAAAAAAAAAAAAAAAAAAAAA", "/r/AAAAAAAAAAAAAAAAAAAAAA/3", "/nowhere"])
def test_what_is_not_there_shows_a_sentence_and_the_way_to_the_entrance(people: People, path: str) -> None:
    ada = people.come()
    ada.forgiven.append("404")
    ada.enter(path)
    ada.page.get_by_text("To the entrance").click()
    expect(ada.page.locator(".game").first).to_be_visible()


def test_a_personal_link_that_is_not_valid_says_so(people: People) -> None:
    ada = people.come()
    ada.choose("pergamon", "me", "bot:novice")
    ada.start()
    bob = people.come("Bob")
    bob.page.goto(ada.page.url.split("#")[0] + "#" + "x" * 60)
    expect(bob.page.get_by_role("alert")).to_contain_text("not valid")
    bob.page.get_by_text("To the entrance").click()
    expect(bob.page.locator(".game").first).to_be_visible()


def test_somebody_who_comes_late_watches(people: People) -> None:
    ada, bob = people.come("Ada"), people.come("Bob")
    ada.choose("artefakt", "me", "bot:novice")
    ada.start()
    bob.page.goto(ada.page.url)
    expect(bob.page.locator(".board")).to_be_visible()
    assert bob.page.locator(".controls button").count() == 0


def test_a_full_gallery_says_so_and_can_be_tried_again(people: People) -> None:
    ada, bob = people.come("Ada"), people.come("Bob")
    ada.choose("artefakt", "me", "bot:novice")
    ada.start()
    full = '{"error": "too-many-watchers", "sentence": "Too many are watching this table."}'
    doors = ["full", "open"]

    def door(socket: WebSocketRoute) -> None:
        if doors.pop(0) == "open":
            socket.connect_to_server()
            return
        socket.send(full)
        socket.close(code=4403, reason="too-many-watchers")

    bob.page.route_web_socket(re.compile("/stream"), door)
    bob.page.goto(ada.page.url)
    expect(bob.page.get_by_role("alert")).to_contain_text("Too many")
    bob.page.get_by_role("button", name="Try again").click()
    expect(bob.page.locator(".board svg").first).to_be_visible()


def test_a_bot_that_does_not_answer_can_be_asked_again(people: People) -> None:
    ada = people.come()
    ada.page.clock.install()
    ada.choose("pergamon", "me", "bot:novice")
    ada.page.route_web_socket(re.compile("/stream"), silent_bots)
    ada.start()
    expect(ada.page.locator(".prompt")).to_contain_text("is to decide")
    ada.page.clock.run_for(20_000)
    ada.page.get_by_role("button", name="Ask again").click()
    expect(ada.page.get_by_role("button", name="Ask again")).to_have_count(0)


def silent_bots(socket: WebSocketRoute) -> None:
    """Whatever happens, the table looks as if it were a bot's turn for ever."""
    server = socket.connect_to_server()

    def heard(message: str | bytes) -> None:
        update = json.loads(message)
        if update["now"].get("to_act") is not None:
            bot = next(i for i, seat in enumerate(update["now"]["seats"]) if seat.get("bot"))
            update["now"].update(to_act=bot, sequence=5)
            update["now"].pop("moves", None)
        socket.send(json.dumps(update))

    server.on_message(heard)


def test_with_the_server_gone_the_page_says_so_and_goes_on_when_it_is_back(
    browser: Browser, house: Server, tmp_path: Path
) -> None:
    server = Server(str(tmp_path / "digsite.db"), tmp_path)

    def in_a_thread(work: object) -> None:
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, work).result()  # type: ignore[arg-type]

    server.launch()
    in_a_thread(server.healthy())
    try:
        people = People(browser, server.address)
        ada = people.come()
        ada.forgiven += ["ERR_CONNECTION_REFUSED", "WebSocket", "ERR_"]
        ada.choose("pergamon", "me", "bot:novice")
        ada.start()
        ada.wait_for_my_turn()
        expect(ada.page.locator(".board svg").first).to_be_visible()
        server.kill()
        expect(ada.page.locator(".prompt")).to_contain_text(re.compile("interrupted"))
        server.launch()
        in_a_thread(server.healthy())
        ada.wait_for_my_turn()
        ada.touch()
        server.kill()
        people.go()
    finally:
        server.kill()
