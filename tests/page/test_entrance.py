"""The entrance: to a game in two clicks, or by a set-up, a link, an open table; and back to the games one has begun."""

import re
import secrets
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

import digsite
from tests.conftest import half_of
from tests.page.conftest import People
from tests.page.person import PATIENCE, Person
from tests.page.test_everybody import PHONE, dark, findings, fits
from tests.table.serving import Server

pytestmark = pytest.mark.slow

LAPTOP = {"width": 1366, "height": 650}
SIDEWAYS = {"width": 844, "height": 390}
TWICE = {"width": 683, "height": 410}
"""A laptop of 1366 x 820 at 200 % zoom."""
MOVED = """async ([table, seat]) => {
  const notices = await fetch(`/api/tables/${table}/notices`).then((answer) => answer.json());
  return notices.some((notice) => notice.kind === "moved" && notice.seat === seat);
}"""
"""Whether a seat has moved, as everybody is told."""
AT_ONCE = {"pergamon": "place", "thebes": "take", "monuments": "draw"}
"""A family of moves that is made by touching one thing."""


def now(page: Page) -> dict[str, Any]:
    """The table as everybody sees it."""
    table = page.url.rpartition("/")[2]
    found: dict[str, Any] = page.evaluate("table => fetch(`/api/tables/${table}`).then(answer => answer.json())", table)
    return found


def in_window(thing: Locator) -> bool:
    """Whether all of it lies in the window, and nothing over it."""
    return bool(
        thing.evaluate("""thing => {
          const { left, top, right, bottom } = thing.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && thing.contains(hit);
        }""")
    )


def chamber(page: Page, game: str) -> Locator:
    return page.locator(f".chamber.lit-{game}")


@pytest.mark.parametrize(
    ("game", "screen"),
    [("pergamon", LAPTOP), ("pergamon", PHONE), ("thebes", LAPTOP), ("thebes", PHONE), ("monuments", LAPTOP)],
)
def test_from_the_address_to_the_first_move_in_two_clicks_without_scrolling(
    people: People, game: str, screen: dict[str, int]
) -> None:
    ada = people.come(**screen)
    ada.enter()
    play = chamber(ada.page, game).get_by_role("button", name=re.compile("^Play against 2 Novices \\("))
    expect(play).to_be_enabled()
    assert in_window(play)
    play.click()
    ada.page.wait_for_url(re.compile("/t/"))
    ada.wait_for_my_turn()
    things = ada.page.locator(".thing.live")
    expect(things.first).to_be_visible()
    seen = [thing for thing in things.all() if in_window(thing)]
    legal = ada.page.evaluate(
        """table => {
          const token = JSON.parse(localStorage.tables).find((kept) => kept.table === table).token;
          const headers = { Authorization: `Bearer ${token}` };
          return fetch(`/api/tables/${table}`, { headers }).then((answer) => answer.json());
        }""",
        ada.page.url.rpartition("/")[2],
    )
    alone = {
        each["touches"][0] for each in legal["moves"] if each["move"].startswith(AT_ONCE[game]) and each["touches"]
    }
    wanted = [thing for thing in seen if thing.get_attribute("data-thing") in alone]
    assert wanted, "nothing in the window is a move by itself"
    wanted[0].click()
    ada.page.wait_for_function(MOVED, arg=[legal["table"], legal["you"]["seat"]], timeout=PATIENCE)


@half_of("screen, language", [LAPTOP, PHONE, SIDEWAYS, TWICE], ["en", "de"])
def test_the_entrance_is_for_everybody(people: People, screen: dict[str, int], language: str) -> None:
    ada = people.come(language=language, **screen)
    ada.enter()
    for game in digsite.games():
        expect(chamber(ada.page, game)).to_be_visible()
    assert not re.search(r"\b(about|title|box|weight|opponents)-", ada.page.locator("body").inner_text())
    assert findings(ada.page) == []
    assert fits(ada.page)
    if ada.page.locator(".opener").count():
        ada.page.get_by_role("button", name=re.compile("^Men[uü]$")).click()
    dark(ada)
    assert findings(ada.page) == []


@pytest.mark.parametrize("screen", [LAPTOP, SIDEWAYS], ids=["laptop", "sideways"])
def test_every_chamber_and_its_ways_in_lie_on_the_first_screen(people: People, screen: dict[str, int]) -> None:
    ada = people.come(**screen)
    ada.enter()
    for game in digsite.games():
        room = chamber(ada.page, game)
        expect(room.get_by_role("button", name=re.compile("^Play "))).to_be_enabled()
        for way in (*room.get_by_role("button").all(), room.get_by_role("link")):
            assert in_window(way)
    for name in ("Learn by playing", "Join by link"):
        assert in_window(ada.page.get_by_role("button", name=name))


@pytest.mark.parametrize(
    "screen", [PHONE, SIDEWAYS, {"width": 1024, "height": 600}], ids=["phone", "sideways", "small"]
)
def test_a_game_that_is_being_compiled_says_so_and_pushes_nothing_off_the_screen(
    people: People, screen: dict[str, int]
) -> None:
    def unready(route: Route) -> None:
        facts = route.fetch().json()
        for game in facts["games"]:
            game["readiness"] = {"people": False, "bots": False, "done": 2, "steps": 9}
        route.fulfill(json=facts)

    ada = people.come(language="de", **screen)
    ada.page.route("**/api/games", unready)
    ada.enter()
    expect(ada.page.get_by_text("Wird vorbereitet").first).to_be_visible()
    for game in digsite.games():
        assert in_window(chamber(ada.page, game).locator(".play, .at-once"))
    assert findings(ada.page) == []


def test_a_chamber_on_a_phone_is_opened_by_keyboard_and_by_a_tap(people: People) -> None:
    ada = people.come(**PHONE)
    ada.enter()
    thebes, artefakt = chamber(ada.page, "thebes"), chamber(ada.page, "artefakt")
    thebes.locator(".opener").focus()
    ada.page.keyboard.press("Enter")
    expect(thebes.get_by_role("link", name="Learn (Thebes)")).to_be_visible()
    artefakt.click(position={"x": 40, "y": 60})
    expect(artefakt.get_by_role("link", name="Learn (Artefakt)")).to_be_visible()
    expect(thebes.get_by_role("link")).to_have_count(0)
    assert findings(ada.page) == []


def test_opponents_are_novices_first_and_then_those_of_last_time(people: People) -> None:
    ada = people.come()
    ada.choose("pergamon", "me", "bot:digger")
    ada.start()
    ada.enter()
    expect(chamber(ada.page, "pergamon").get_by_role("button", name="against 1 Digger")).to_be_visible()
    expect(chamber(ada.page, "thebes").get_by_role("button", name="against 2 Novices")).to_be_visible()
    chamber(ada.page, "pergamon").get_by_role("button", name="against 1 Digger").click()
    ada.page.wait_for_url(re.compile("/t/"))
    assert [seat.get("bot") for seat in now(ada.page)["seats"]] == [None, "digger"]


@pytest.mark.parametrize("meant", ["Play", "Set up"])
def test_a_touch_before_the_server_has_answered_is_kept(people: People, meant: str) -> None:
    ada = people.come(**LAPTOP)
    held: list[Route] = []
    ada.page.route("**/api/games", lambda route: held.append(route))
    ada.enter()
    chamber(ada.page, "pergamon").get_by_role("button", name=meant).click()
    ada.page.wait_for_timeout(100)
    for route in held:
        route.continue_()
    if meant == "Play":
        ada.page.wait_for_url(re.compile("/t/"))
    else:
        expect(ada.page.get_by_role("dialog")).to_be_visible()


def test_company_number_and_strength_are_set_at_one_touch_each(people: People) -> None:
    ada = people.come()
    setup = ada.set_up("monuments")
    setup.get_by_label("4", exact=True).check()
    setup.get_by_label("Curator", exact=True).check()
    expect(setup.locator("ol select")).to_have_count(4)
    assert [each.input_value() for each in setup.locator("ol select").all()] == ["me", *3 * ["bot:curator"]]
    setup.get_by_label("Friends online", exact=True).check()
    assert [each.input_value() for each in setup.locator("ol select").all()] == ["me", *3 * ["friend"]]
    expect(setup.get_by_role("button", name="Open the table")).to_be_enabled()
    setup.get_by_label("Seat 1").select_option("friend")
    expect(setup.get_by_role("button", name="Open the table")).to_be_disabled()
    expect(setup.get_by_role("status")).to_contain_text("Take one of the seats yourself")


def test_variants_clock_and_names_on_one_device_are_at_the_table(people: People) -> None:
    ada = people.come()
    ada.choose("artefakt", "me", "me", "bot:novice")
    page = ada.page
    page.get_by_label("Their name").fill("Bob")
    page.locator("form.setup summary", has_text="Variants").click()
    page.get_by_label("Advanced rules").check()
    page.get_by_label("Rounds at most").fill("3")
    expect(page.locator("form.setup summary", has_text="Variants")).to_contain_text("Advanced rules, Rounds at most")
    page.locator("form.setup summary", has_text="Clock").click()
    page.get_by_label("Thinking time").select_option("game")
    page.get_by_label("Seconds added").fill("5")
    expect(page.locator("form.setup summary", has_text="Clock")).to_contain_text("20 min per game")
    ada.start()
    expect(page.get_by_role("timer").first).to_have_text(re.compile("20:00|19:5"))
    table = now(page)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bob", "novice"]
    assert table["options"]["advanced"] is True
    assert table["options"]["round-cap"] == 3
    assert table["clock"]["setting"] == {"per": "game", "seconds": 1200.0, "increment": 5.0}


@pytest.mark.parametrize("game", digsite.games())
def test_every_variant_has_a_name_and_a_sentence_in_both_languages(people: People, game: str) -> None:
    for language in ("en", "de"):
        ada = people.come(language=language, **PHONE)
        ada.choose(game, "me", "friend")
        setup = ada.page.locator("form.setup")
        for summary in setup.locator("summary").all():
            summary.click()
        expect(setup.locator(".setting p").first).not_to_be_empty()
        assert not re.search("setting-|option-|clock-|figures-", setup.inner_text())
        assert findings(ada.page) == []
        assert fits(ada.page)


def test_the_entrance_tells_where_it_is_my_turn_and_forgets_on_request(people: People) -> None:
    ada = people.come()
    ada.choose("pergamon", "me", "bot:novice")
    ada.start()
    ada.wait_for_my_turn()
    ada.enter()
    running = ada.page.get_by_role("region", name="Go on playing")
    expect(running).to_contain_text("Pergamon")
    assert findings(ada.page) == []
    running.get_by_role("link", name="Your turn").click()
    ada.wait_for_my_turn()
    ada.enter()
    ada.page.get_by_role("region", name="My games").get_by_role("button", name="Remove").click()
    expect(running).to_have_count(0)
    expect(ada.page.get_by_role("region", name="My games")).to_have_count(0)


def invited(house: Server, **wish: object) -> str:
    """The code of a table where Bob waits for one friend."""
    seats = [{"who": "me"}, {"who": "friend"}]
    key = secrets.token_urlsafe(16)
    asked = {"game": "thebes", "name": "Bob", "seats": seats, "key": key, "word": "", **wish}
    opened = httpx.post(f"{house.address}/api/tables", json=asked)
    return str(opened.json()["table"])


@pytest.mark.parametrize("form", ["{address}/t/{code}", "{code}"], ids=["link", "code"])
def test_a_table_is_joined_by_its_link_or_its_code(people: People, house: Server, form: str) -> None:
    code = invited(house)
    ada = people.come(**PHONE)
    ada.enter()
    ada.page.get_by_role("button", name="Join by link").click()
    joining = ada.page.get_by_role("dialog", name="Join by link")
    field = joining.get_by_label("The link or code you were sent")
    field.fill("what?")
    field.press("Enter")
    expect(joining.get_by_role("alert")).to_contain_text("This is not a link to a table")
    assert findings(ada.page) == []
    field.fill(form.format(address=house.address, code=code))
    field.press("Enter")
    expect(ada.page.get_by_role("heading", name="Bob invites you to Thebes")).to_be_visible()


def test_open_tables_are_listed_and_lead_to_their_invitation(people: People, house: Server) -> None:
    invited(house, name="Carla", public=True)
    ada = people.come()
    ada.enter()
    ada.page.get_by_role("region", name="Open tables").get_by_role("link", name="Carla is waiting, 1 seat free").click()
    expect(ada.page.get_by_role("heading", name="Carla invites you to Thebes")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_a_sentence(people: People) -> None:
    ada = people.come()
    ada.enter()
    region = ada.page.get_by_role("region", name="Watch a game")
    region.get_by_label("Choose a file").set_input_files({"name": "a.json", "mimeType": "", "buffer": b"{no"})
    expect(region.get_by_role("alert")).to_have_text("This file is not a game record.")


def test_rules_are_a_click_away(people: People) -> None:
    ada = people.come()
    ada.enter()
    ada.page.get_by_role("region", name="Rules").get_by_role("link", name="Pergamon").click()
    ada.page.wait_for_url(re.compile("/how/pergamon/rules"))


def own_figures(game: str, name: str, table: str, before: str, after: str) -> bytes:
    """The package's edition with one row changed, as an owner would write it."""
    text = (digsite.load(game).folder / "edition.toml").read_text(encoding="utf-8")
    head, mark, tail = text.partition(f"[{table}]")
    assert before in tail
    text = head + mark + tail.replace(before, after, 1)
    return re.sub(r'^name = ".*"$', f'name = "{name}"', text, flags=re.MULTILINE).encode()


def load_figures(person: Person, content: bytes) -> Locator:
    form = person.page.locator("form.setup")
    form.locator("summary", has_text=re.compile("^Figures")).click()
    form.get_by_label("Choose an edition file").set_input_files(
        {"name": "mine.toml", "mimeType": "text/plain", "buffer": content}
    )
    return form


def test_an_owners_figures_are_checked_shown_to_everybody_and_played_with(people: People, house: Server) -> None:
    ada, bob = people.come("Ada"), people.come("Bob", **PHONE)
    ada.choose("pergamon", "me", "friend")
    form = load_figures(ada, own_figures("pergamon", "My box", "museum.polish", "figures = 3", "figures = 9"))
    expect(form.get_by_role("status")).to_contain_text("“My box” differs in 1 table")
    expect(form).to_contain_text("Coins for polishing one show, at most")
    expect(form).to_contain_text("instead of 3")
    assert findings(ada.page) == []
    ada.start()
    bob.page.goto(ada.page.get_by_label("Invitation link").input_value())
    bob.page.get_by_text("Played with other figures: “My box”").click()
    expect(bob.page.locator("dl")).to_contain_text("9")
    expect(bob.page.locator("dl")).to_contain_text("instead of 3")
    assert findings(bob.page) == []
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.locator("#question")).to_be_visible()
    assert now(ada.page)["own_edition"] == "My box"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"game = ", "not a TOML file"),
        (b'game = "thebes"\nname = "x"', 'must be "pergamon"'),
        (own_figures("pergamon", "x", "museum.polish", "figures = 3", "figures = 300"), "museum.polish is 300"),
    ],
    ids=["unreadable", "another game", "impossible"],
)
def test_a_wrong_edition_file_is_refused_with_its_sentence(people: People, content: bytes, sentence: str) -> None:
    ada = people.come()
    ada.forgiven.append("422")
    ada.choose("pergamon", "me", "bot:novice")
    form = load_figures(ada, content)
    expect(form.get_by_role("alert")).to_contain_text(sentence)
    ada.start()
    assert "own_edition" not in now(ada.page)


def test_the_page_can_be_installed(house: Server) -> None:
    page = httpx.get(house.address)
    assert 'rel="manifest" href="/manifest.webmanifest"' in page.text
    assert "manifest-src 'self'" in page.headers["content-security-policy"]
    manifest = httpx.get(f"{house.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    said = manifest.json()
    assert (said["name"], said["start_url"], said["display"]) == ("digsite", "/", "standalone")
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in said["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in said["icons"]:
        drawn = httpx.get(house.address + icon["src"])
        assert drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(drawn.content[at : at + 4], "big") for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]
