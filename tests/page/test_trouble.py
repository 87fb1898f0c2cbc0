"""When something goes wrong, the page says what happened and what to do next."""

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.page.conftest import People
from tests.page.devices import Devices
from tests.page.person import Person
from tests.table.serving import Server

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", ["/t/AAAAAAAAAAAAAAAAAAAAAA", "/r/AAAAAAAAAAAAAAAAAAAAAA/3", "/nowhere"])
def test_what_is_not_there_shows_a_sentence_and_the_way_to_the_entrance(people: People, path: str) -> None:
    ada = people.come()
    ada.forgiven.append("404")
    ada.enter(path)
    expect(ada.page.get_by_role("button", name="Deutsch")).to_be_visible()
    ada.page.get_by_text("Home", exact=True).first.click()
    expect(ada.page.locator(".chamber").first).to_be_visible()


def test_a_screen_that_cannot_be_fetched_is_asked_for_again(people: People) -> None:
    ada = people.come()
    ada.forgiven += ["ERR_FAILED", "Failed to fetch"]
    home = re.compile("/assets/Home-[^/]*[.]js")
    ada.page.route(home, lambda route: route.abort())
    ada.enter()
    expect(ada.page.get_by_role("alert")).to_contain_text("is not responding")
    ada.page.unroute(home)
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.locator(".chamber").first).to_be_visible()


def test_a_personal_link_that_is_not_valid_says_so(people: People) -> None:
    ada = people.come()
    ada.sit("pergamon", "me", "bot:novice")
    bob = people.come("Bob")
    bob.page.goto(ada.page.url.split("#")[0] + "#" + "x" * 60)
    expect(bob.page.get_by_role("alert")).to_contain_text("not valid")
    bob.page.get_by_role("button", name="Home").click()
    expect(bob.page.locator(".chamber").first).to_be_visible()


def test_somebody_who_comes_late_watches(people: People) -> None:
    ada, bob = people.come("Ada"), people.come("Bob")
    ada.sit("artefakt", "me", "bot:novice")
    ada.wait_for_my_turn()
    bob.page.goto(ada.page.url)
    expect(bob.page.locator(".board .thing").first).to_be_visible()
    expect(bob.page.locator("#question")).to_contain_text("Waiting for")
    assert bob.page.locator(".dock .acts button, .thing.live").count() == 0
    assert bob.page.locator("[data-tool=undo], [data-tool=hint]").count() == 0


def test_a_full_gallery_says_so_and_can_be_tried_again(people: People) -> None:
    ada, bob = people.come("Ada"), people.come("Bob")
    ada.sit("artefakt", "me", "bot:novice")
    ada.wait_for_my_turn()
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
    expect(bob.page.locator(".board .thing").first).to_be_visible()


def test_a_bot_that_does_not_answer_can_be_asked_again(people: People) -> None:
    ada = people.come(keep=False)
    ada.page.route_web_socket(re.compile("/stream"), silent_bots)
    ada.page.clock.install()
    ada.sit("pergamon", "me", "bot:novice")
    expect(ada.page.locator("#question")).to_contain_text("Waiting for")
    ada.page.clock.fast_forward(20_000)
    ada.page.get_by_role("button", name="Ask again").click()
    expect(ada.page.get_by_role("button", name="Ask again")).to_have_count(0)


def silent_bots(socket: WebSocketRoute) -> None:
    """Make the table look as if it were always a bot's turn."""
    server = socket.connect_to_server()

    def heard(message: str | bytes) -> None:
        update = json.loads(message)
        if isinstance(update, dict) and update["now"].get("to_act") is not None:
            bot = next(i for i, seat in enumerate(update["now"]["seats"]) if seat.get("bot"))
            update["now"].update(to_act=bot, sequence=5)
            update["now"].pop("moves", None)
        socket.send(json.dumps(update))

    server.on_message(heard)


@pytest.fixture
def mortal(devices: Devices, house: Server, tmp_path: Path) -> Iterator[tuple[Server, People]]:
    """A separate server that can be killed, and people who come to it."""
    server = Server(str(tmp_path / "digsite.db"), tmp_path)
    launch(server)
    people = People(devices, server.address)
    yield server, people
    people.leave()
    server.kill()


def launch(server: Server) -> None:
    server.launch()
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, server.healthy()).result()


def lost(person: Person) -> Locator:
    return person.page.locator(".banner.lost")


def test_a_server_that_is_gone_is_missed_and_found_again(mortal: tuple[Server, People]) -> None:
    server, people = mortal
    ada = people.come()
    ada.sit("pergamon", "me", "bot:novice")
    ada.wait_for_my_turn()
    server.kill()
    expect(lost(ada)).to_be_visible()
    launch(server)
    expect(lost(ada)).to_have_count(0)
    ada.touch()
    ada.wait_for_my_turn()


def silence(socket: WebSocketRoute) -> None:
    """A network that dies without a word: nothing comes any more, and nobody is told."""
    server = socket.connect_to_server()
    heard = []

    def hear(message: str | bytes) -> None:
        if not heard:
            socket.send(message)
        heard.append(message)

    server.on_message(hear)


def test_a_network_that_dies_without_a_word_is_told(people: People) -> None:
    ada = people.come()
    ada.page.route_web_socket(re.compile("/stream"), silence)
    ada.sit("pergamon", "me", "bot:novice")
    expect(ada.page.locator(".board .thing").first).to_be_visible()
    expect(lost(ada)).to_be_visible()
    expect(ada.page.locator(".board .thing").first).to_be_visible()


def tap_a_move(ada: Person) -> None:
    """In Pergamon: stand on a space."""
    ada.page.locator("[data-thing='space-3'].live").click()
    ada.page.locator("[data-primary]").click()


def moves_of(ada: Person) -> list[dict[str, object]]:
    """Ada's moves, as the server has them."""
    told = ada.page.evaluate(
        """() => {
          const { table, token } = JSON.parse(localStorage.tables)[0];
          const headers = { Authorization: `Bearer ${token}` };
          return fetch(`/api/tables/${table}/notices`, { headers }).then((answer) => answer.json());
        }"""
    )
    return [notice for notice in told if notice["kind"] == "moved" and notice["seat"] == 0]


@pytest.fixture
def offline(people: People) -> Person:
    """Ada, at whose table the network fails just as she moves."""
    ada = people.come()
    ada.forgiven += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    ada.sit("pergamon", "me", "bot:novice")
    ada.wait_for_my_turn()
    while not ada.page.locator("[data-thing='space-3'].live").count():
        ada.touch()
        ada.wait_for_my_turn()
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-thing='space-3'].live").click()
    ada.context.set_offline(True)
    return ada


def test_a_tap_without_a_network_is_kept_in_sight_and_sent_when_it_is_back(offline: Person) -> None:
    ada = offline
    ada.page.locator("[data-thing='space-3']").click()
    expect(lost(ada)).to_be_visible()
    row = ada.page.locator("[data-dock] [data-tone=kept]")
    expect(row).to_contain_text("will be sent when you are back online")
    expect(row).to_contain_text("space 3")
    ada.context.set_offline(False)
    expect(lost(ada)).to_have_count(0)
    expect(ada.page.locator("[data-dock] [data-tone=kept]")).to_have_count(0)
    ada.wait_for_my_turn()
    assert len([move for move in moves_of(ada) if move["moves"] == ["place 3"]]) == 1


def test_a_tap_without_a_network_is_withdrawn_on_request_and_never_sent(offline: Person) -> None:
    ada = offline
    before = 0
    ada.page.locator("[data-thing='space-3']").click()
    expect(ada.page.locator("[data-dock] [data-tone=kept]")).to_be_visible()
    ada.page.locator("[data-clear]").click()
    expect(ada.page.locator("[data-dock] [data-tone=kept]")).to_have_count(0)
    ada.context.set_offline(False)
    expect(lost(ada)).to_have_count(0)
    ada.page.wait_for_timeout(1500)
    assert len([move for move in moves_of(ada) if move["moves"] == ["place 3"]]) == before
    assert ada.my_turn


def test_without_a_connection_nothing_can_be_pressed_and_the_board_stays(offline: Person) -> None:
    ada = offline
    expect(lost(ada)).to_be_visible()
    expect(ada.page.locator("[data-primary]")).to_be_disabled()
    assert ada.page.locator(".board .thing").count() > 5


def test_a_table_is_opened_once_although_the_first_answer_is_lost(people: People) -> None:
    ada = people.come()
    ada.forgiven.append("ERR_FAILED")
    opened: list[str] = []

    def lose_the_first(route: Route) -> None:
        if route.request.method != "POST" or opened:
            route.continue_()
            return
        opened.append(route.fetch().json()["table"])
        route.abort()

    ada.page.route("**/api/tables", lose_the_first)
    ada.enter()
    ada.page.locator(".chamber.lit-pergamon .play").click()
    ada.page.wait_for_url("**/t/*")
    assert ada.page.url.endswith(f"/t/{opened[0]}")
    ada.wait_for_my_turn()


def test_a_command_that_is_too_late_says_that_the_table_has_moved_on(people: People) -> None:
    ada = people.come()

    def too_late(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def say(message: str | bytes) -> None:
            said = json.loads(message)
            if "ask" not in said:
                server.send(message)
                return
            problem = {"error": "stale", "sentence": "Somebody was faster."}
            socket.send(json.dumps({"answer": said["key"], "problem": problem}))

        socket.on_message(say)

    ada.page.route_web_socket(re.compile("/stream"), too_late)
    ada.sit("pergamon", "me", "me")
    ada.wait_for_my_turn()
    tap_a_move(ada)
    expect(ada.page.get_by_role("alert")).to_contain_text("The table has moved on")
    ada.page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_move_that_the_socket_does_not_answer_is_played_by_http(people: People) -> None:
    ada = people.come()

    def deaf(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if "ask" in json.loads(message) else server.send(message))

    ada.page.route_web_socket(re.compile("/stream"), deaf)
    ada.sit("pergamon", "me", "me")
    ada.wait_for_my_turn()
    with ada.page.expect_response(re.compile("/commands"), timeout=30_000) as answered:
        tap_a_move(ada)
    assert answered.value.ok
