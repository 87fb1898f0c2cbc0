"""A guest opens the link, the host waits: who is invited to what, seats, sharing, chat, cancelling."""

import re
import secrets
from typing import Any

import httpx
import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.page.conftest import People
from tests.page.test_entrance import SIDEWAYS, in_window, now
from tests.page.test_everybody import PHONE, dark, findings, fits
from tests.table.serving import Server

pytestmark = pytest.mark.slow

SMALL = {"width": 375, "height": 667}


def open_table(house: Server, *seats: dict[str, str], **wish: object) -> dict[str, Any]:
    key = secrets.token_urlsafe(16)
    asked = {"game": "pergamon", "name": "Ada", "seats": list(seats), "key": key, "word": "", **wish}
    opened: dict[str, Any] = httpx.post(f"{house.address}/api/tables", json=asked).json()
    return opened


ME, DIGGER, FRIEND = {"who": "me"}, {"who": "bot", "bot": "digger"}, {"who": "friend"}


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def scrolls(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollHeight > innerHeight"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_invitation_fits_a_phone_and_is_for_everybody(people: People, house: Server, language: str) -> None:
    table = open_table(house, ME, DIGGER, FRIEND, FRIEND)["table"]
    bob = people.come("Bob", language=language, **PHONE)
    bob.enter(f"/t/{table}")
    heading = {"en": "Ada invites you to Pergamon", "de": "Ada lädt dich zu Pergamon ein"}[language]
    expect(bob.page.get_by_role("heading", name=heading)).to_be_visible()
    assert not scrolls(bob.page)
    sit, watch = (bob.page.get_by_role("button", name=re.compile(name)) for name in ("Sit|Hin", "Watch|Zusehen"))
    assert in_window(sit)
    assert in_window(watch)
    assert findings(bob.page) == []
    assert fits(bob.page)
    dark(bob)
    assert findings(bob.page) == []
    assert box_of(bob.page.locator("main"))["width"] == PHONE["width"]
    for screen in (SMALL, SIDEWAYS, {"width": 1366, "height": 650}):
        bob.page.set_viewport_size(screen)  # type: ignore[arg-type]
        assert fits(bob.page)
        paper = box_of(bob.page.locator("main"))
        assert paper["x"] + paper["width"] == screen["width"], "the sheet reaches the edge of the window"
        for tool in bob.page.locator(".nav").get_by_role("button").all():
            assert in_window(tool)
        assert findings(bob.page) == []


def test_a_guest_takes_the_seat_of_their_choice(people: People, house: Server) -> None:
    table = open_table(house, ME, FRIEND, DIGGER, FRIEND)["table"]
    bob = people.come("Bob", **PHONE)
    bob.enter(f"/t/{table}")
    seats = bob.page.locator(".seats > li")
    expect(seats.nth(1)).to_contain_text("your seat")
    bob.page.get_by_role("button", name="Take seat 4").click()
    expect(seats.nth(1)).to_contain_text("free")
    expect(seats.nth(3)).to_contain_text("your seat")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("alert")).to_have_text("Enter your name first.")
    bob.page.keyboard.type("Bob")
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("heading", name="Pergamon: waiting for players")).to_be_visible()
    assert [seat["name"] for seat in now(bob.page)["seats"]][3] == "Bob"
    bob.enter("/")
    bob.enter(f"/t/{open_table(house, ME, FRIEND)['table']}")
    expect(bob.page.get_by_label("Your name")).to_have_value("Bob")


def test_at_a_full_table_one_can_watch(people: People, house: Server) -> None:
    table = open_table(house, ME, FRIEND, word=None)["table"]
    bob, carla = people.come("Bob"), people.come("Carla", **PHONE)
    bob.join(f"{house.address}/t/{table}")
    expect(bob.page.get_by_role("heading", name="waiting for players")).to_be_visible()
    carla.enter(f"/t/{table}")
    expect(carla.page.get_by_text("The table is full.")).to_be_visible()
    expect(carla.page.get_by_role("button", name="Sit down")).to_have_count(0)
    assert findings(carla.page) == []
    carla.page.get_by_role("button", name="Watch").click()
    expect(carla.page.get_by_role("heading", name="Pergamon: you are watching")).to_be_visible()


def test_the_waiting_room_is_for_everybody(people: People) -> None:
    ada = people.come(**PHONE)
    ada.choose("thebes", "me", "friend")
    ada.start()
    expect(ada.page.get_by_role("heading", name="Thebes: waiting for players")).to_be_visible()
    expect(ada.page.get_by_role("img", name="QR")).to_be_visible()
    assert findings(ada.page) == []
    assert fits(ada.page)
    dark(ada)
    assert findings(ada.page) == []


def test_the_link_is_shared_by_the_device_or_else_copied(people: People) -> None:
    ada = people.come()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.choose("thebes", "me", "friend")
    ada.start()
    link = ada.page.get_by_label("Invitation link").input_value()
    assert link.endswith(ada.page.url.rpartition("/")[2])
    ada.page.evaluate("() => { navigator.canShare = undefined; }")
    ada.page.get_by_role("button", name="Share").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.page.evaluate("() => navigator.clipboard.readText()") == link
    ada.page.evaluate(
        "() => { navigator.canShare = () => true; navigator.share = async (what) => { window.shared = what; }; }"
    )
    ada.page.get_by_role("button", name="Share").click()
    shared = ada.page.evaluate("() => window.shared")
    assert shared["url"] == link
    assert shared["text"] == "Play Thebes with me"


def test_host_and_guest_talk_while_they_wait(people: People) -> None:
    ada, bob = people.come("Ada"), people.come("Bob", language="de")
    ada.choose("pergamon", "me", "friend", "friend")
    ada.start()
    bob.join(ada.page.get_by_label("Invitation link").input_value())
    ada.page.get_by_label("Say something").fill("<b>Hello</b> & welcome")
    ada.page.keyboard.press("Enter")
    expect(bob.page.locator(".chat li")).to_have_text("Ada <b>Hello</b> & welcome")


def test_the_host_lets_a_bot_play_and_the_game_begins(people: People) -> None:
    ada = people.come()
    ada.choose("pergamon", "me", "friend")
    ada.start()
    ada.page.get_by_label("Seat 2").select_option("novice")
    expect(ada.page.locator("#question")).to_be_visible()
    assert now(ada.page)["seats"][1]["bot"] == "novice"


def test_a_cancelled_table_is_left_and_no_longer_listed(people: People) -> None:
    ada = people.come()
    ada.choose("pergamon", "me", "friend")
    ada.page.get_by_label("List this table").check()
    ada.start()
    code = ada.page.url.rpartition("/")[2]
    ada.page.get_by_role("button", name="Cancel the table").click()
    expect(ada.page.get_by_role("heading", name="Four digs, one table")).to_be_visible()
    listed = ada.page.evaluate("() => fetch('/api/tables').then((answer) => answer.json())")
    assert code not in [each["table"] for each in listed]
    expect(ada.page.get_by_role("region", name="My games")).to_have_count(0)


def test_a_guest_gives_up_the_seat_and_it_is_free_again(people: People) -> None:
    ada, bob = people.come("Ada"), people.come("Bob")
    ada.choose("pergamon", "me", "friend", "friend")
    ada.start()
    bob.join(ada.page.get_by_label("Invitation link").input_value())
    expect(ada.page.locator(".seats > li").nth(1)).to_contain_text("Bob")
    bob.page.get_by_role("button", name="Give up my seat").click()
    expect(ada.page.locator(".seats > li").nth(1)).to_contain_text("free")
