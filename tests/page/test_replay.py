"""Finished games are studied: steps and views have addresses, rounds are chapters, and a game goes on from any step."""

import re
import secrets
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import People
from tests.page.person import PATIENCE, Person
from tests.page.tables import Prepared
from tests.page.test_everybody import LAPTOP, PHONE, SIDEWAYS, findings, fits
from tests.table.serving import Server

pytestmark = pytest.mark.slow

SHORT = 8
"""Number of moves before the end from which the short game goes on, so that it is reviewed quickly."""


OUT_OF_REACH = """() => [...document.querySelectorAll(":is(.bar, .controls, .deeds) button")].filter((button) => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return !inside || !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((button) => button.title)"""
"""The buttons of bar and dock that nobody can press, because they are outside the window or covered."""


def played_out(table: Prepared) -> Prepared:
    while table.look()["phase"] == "playing":
        table.play(table.now["moves"][0]["move"])
    return table


@pytest.fixture(scope="module")
def finished(house: Server) -> Prepared:
    """A finished game of two people on one device."""
    with httpx.Client(base_url=house.address, timeout=60) as http:
        return played_out(Prepared(http, "artefakt"))


@pytest.fixture(scope="module")
def short(house: Server, finished: Prepared) -> Prepared:
    """A game of few moves, which went on from the finished one shortly before its end."""
    with httpx.Client(base_url=house.address, timeout=60) as http:
        steps = http.get(f"/api/replays/{finished.table}").json()["steps"]
        wish = {"seats": [{"who": "me"}, {"who": "me", "name": "Bob"}], "name": "Ada", "key": secrets.token_urlsafe(16)}
        seated = http.post(f"/api/replays/{finished.table}/steps/{steps - SHORT}/table", json=wish).json()
        table: Prepared = object.__new__(Prepared)
        table.http, table.table, table.now = http, seated["table"], seated["now"]
        table.headers = {"Authorization": f"Bearer {seated['token']}"}
        table.link = f"/t/{table.table}#{seated['token']}"
        return played_out(table)


@pytest.fixture
def ada(people: People, finished: Prepared) -> Person:
    """Somebody who played in the finished game, and looks at it again."""
    ada = people.come()
    ada.enter(finished.link)
    expect(ada.page.locator(".result h1")).to_be_visible()
    ada.enter(f"/r/{finished.table}")
    expect_step(ada, 0)
    expect(ada.page.locator(".chapter").first).to_be_visible()
    return ada


def told(person: Person) -> Locator:
    """The dock's line about the step that is shown."""
    return person.page.locator(".told")


def expect_step(person: Person, step: int) -> None:
    expect(told(person)).to_have_attribute("data-step", str(step))


def test_every_step_and_view_has_an_address(ada: Person) -> None:
    page = ada.page
    expect_step(ada, 0)
    expect(told(ada)).to_contain_text("before the first turn")
    for _ in range(3):
        page.get_by_role("button", name="Next step").click()
    expect_step(ada, 3)
    words = told(ada).inner_text()
    assert re.search("places? |plans? ", words), "the move in words"
    assert page.url.endswith("/3/1"), "through her own eyes"
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    expect(told(ada)).to_have_text(words)
    page.keyboard.press("ArrowLeft")
    expect_step(ada, 2)
    for eyes, part in (("Bob", "2"), ("a spectator", "nobody"), (re.compile("everybody"), "all")):
        page.get_by_role("radio", name=eyes).check(force=True)
        expect(page).to_have_url(re.compile(f"/2/{part}$"))
        expect(page.locator(".board .thing").first).to_be_visible()
        page.locator("[data-tool=menu]").click()
        page.get_by_role("button", name="The board in words").click()
        expect(page.get_by_role("dialog").locator("pre")).to_contain_text("Ada")
        page.keyboard.press("Escape")
    assert findings(page) == []


def test_rounds_are_chapters_and_turns_lead_to_their_moment(ada: Person) -> None:
    page = ada.page
    chapters = page.locator(".chapter b")
    expect(chapters.first).to_have_text("Preparation")
    expect(chapters.nth(1)).to_have_text("Round 1")
    page.keyboard.press("Shift+ArrowRight")
    first = int(page.url.split("/")[-2])
    assert first > 1, "all of the preparation at once"
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".chapter[aria-expanded=true] b")).to_have_text("Round 1")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page).to_have_url(re.compile(f"/{first}/1$"))
    page.locator(".chapter", has_text="Round 1").first.click()
    expect(page.locator(".chapter[aria-expanded=true]")).to_have_count(2)
    turn = page.locator(".moves > ol > li").nth(1).locator(".turn").first
    words = turn.locator(".what").inner_text()
    assert not re.search(r"\b(plan|put|seat) \d", words), "no notation"
    turn.click()
    expect(page.locator(".moves .turn[aria-current]")).to_contain_text(words.split("\n")[-1])
    expect(page.get_by_role("navigation", name="The whole game").locator("[aria-current]")).to_have_attribute(
        "aria-label", "Round 1"
    )
    before = page.url
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page).not_to_have_url(before)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("screen", [LAPTOP, PHONE, SIDEWAYS], ids=["laptop", "phone", "sideways"])
def test_a_replay_shows_the_whole_board_without_scrolling(
    people: People, finished: Prepared, screen: dict[str, int]
) -> None:
    page = people.come(**screen).page
    page.goto(f"{people.address}/r/{finished.table}/20/all")
    expect(page.locator(".board .thing").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert fits(page)
    board, drawn = page.locator("#board").bounding_box(), page.locator(".board .thing").first.bounding_box()
    assert board is not None
    assert drawn is not None
    assert drawn["y"] >= board["y"] - 1
    assert drawn["y"] + drawn["height"] <= board["y"] + board["height"] + 1
    expect(page.locator(".controls button")).to_have_count(5)
    expect(page.get_by_role("button", name=re.compile("^Play on"))).to_be_visible()
    expect(page.get_by_role("button", name="Share this moment")).to_be_visible()
    page.wait_for_function(f"() => ({OUT_OF_REACH})().length === 0")
    assert findings(page) == []
    if page.locator("[data-tool=study]").count():
        page.locator("[data-tool=study]").click()
    expect(page.locator(".chapter").first).to_be_visible()
    assert findings(page) == []


def test_four_players_leave_room_for_the_tools_on_a_phone(people: People, house: Server) -> None:
    with httpx.Client(base_url=house.address, timeout=60) as http:
        finished = played_out(Prepared(http, "artefakt", ("Bob", "Carla", "Dora")))
    ada = people.come(**PHONE)
    ada.enter(finished.link)
    expect(ada.page.locator(".result h1")).to_be_visible()
    ada.enter(f"/r/{finished.table}")
    expect(ada.page.locator("[data-tool=result]")).to_be_visible()
    ada.page.wait_for_function(f"() => ({OUT_OF_REACH})().length === 0")
    ada.page.locator("[data-tool=menu]").click()
    ada.page.get_by_role("button", name="How to play").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Make one artefact whole")


def test_a_moment_is_shared_with_a_note(ada: Person, people: People) -> None:
    page, note = ada.page, "Why not <b>here</b> & now? 100 %"
    page.keyboard.press("Shift+ArrowRight")
    page.get_by_role("button", name="Share this moment").click()
    page.get_by_label(re.compile("Note about this step")).fill(note)
    link = page.get_by_label("Link to this moment").input_value()
    assert link == page.url
    bob = people.come("Bob")
    bob.page.goto(link)
    expect(bob.page.get_by_role("note")).to_contain_text(note)
    expect(told(bob).locator(".when")).to_have_text(told(ada).locator(".when").inner_text())
    expect(bob.page.get_by_role("radio", name="Ada")).to_be_checked()
    bob.page.get_by_role("button", name="Next step").click()
    expect(bob.page.get_by_role("note")).to_have_count(0)
    assert bob.page.url.endswith(link.split("#")[1]), "the note travels on"


PLACES = {"stands on space": "funds", "digs in gallery": "site"}
"""What happens on which of the places that a phone shows of Pergamon, one at a time."""


def test_on_a_phone_the_place_where_something_happened_comes_forward(people: People, house: Server) -> None:
    with httpx.Client(base_url=house.address, timeout=60) as http:
        pergamon = played_out(Prepared(http, "pergamon"))
        steps = http.get(f"/api/replays/{pergamon.table}/moves").json()
    watcher = people.come(**PHONE)
    watcher.page.goto(f"{people.address}/r/{pergamon.table}/0/all")
    expect_step(watcher, 0)
    wanted = set(PLACES.values())
    for step in range(1, len(steps)):
        watcher.page.keyboard.press("ArrowRight")
        expect_step(watcher, step)
        said = told(watcher).inner_text()
        happened = [place for words, place in PLACES.items() if words in said]
        if len(happened) == 1:
            expect(watcher.page.locator(f"[data-tab={happened[0]}]")).to_have_attribute("aria-selected", "true")
            wanted -= set(happened)
        if not wanted:
            break
    assert not wanted


def test_a_game_goes_on_from_here_at_a_new_table(ada: Person, finished: Prepared) -> None:
    page = ada.page
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".chapter[aria-expanded=true]")).to_have_count(1)
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("real position")
    sheet.get_by_label("Instead of Ada").select_option("me")
    sheet.get_by_label("Instead of Bob").select_option("me")
    sheet.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    assert finished.table not in page.url
    expect(page.locator("#question")).to_be_visible()
    expect(page.locator(".board .thing").first).to_be_visible()


def test_the_review_of_a_game_is_made_and_shown(people: People, short: Prepared) -> None:
    ada = people.come()
    ada.enter(short.link)
    page = ada.page
    expect(page.get_by_text(re.compile("continues a position from another game"))).to_be_visible()
    page.get_by_role("link", name="Review the game").click()
    expect(page.get_by_role("region", name="Chance to win, by round")).to_be_visible(timeout=2 * PATIENCE)
    luck = page.get_by_role("region", name="Luck and play")
    expect(luck.get_by_role("img", name=re.compile("luck .* percent, choices .* percent"))).to_have_count(2)
    expect(luck).to_contain_text("You")
    points = page.get_by_role("button", name=re.compile("Turning point"))
    if points.count():
        before, after = re.findall("[0-9]+", points.first.get_attribute("aria-label") or "")[-2:]
        points.first.click()
        expect(page.get_by_role("region", name="This moment")).to_contain_text(f"from {before}% to {after}%")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".moves .turn i").first).to_have_text(re.compile("^([+−]?[0-9]+)$"))
    assert findings(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.locator("[data-tool=study]").click()
    expect(page.get_by_role("region", name="Chance to win, by round")).to_be_visible()
    assert fits(page)


@pytest.mark.parametrize("language", ["en", "de"])
def test_turns_are_counted_alike_everywhere(people: People, finished: Prepared, language: str) -> None:
    """By the server, on the result page, in the dock of the replay and in its list of rounds."""
    turn = {"en": "turn", "de": "Zug"}[language]
    turns = finished.now["outcome"]["turns"]
    moves = httpx.get(f"{people.address}/api/replays/{finished.table}/moves", timeout=60).json()[1:]
    seats = [each["seat"] for each in moves]
    assert turns == sum(one != other for one, other in zip([None, *seats], seats, strict=False))
    assert turns < len(moves), "some turns have several moves"
    ada = people.come(language=language)
    ada.enter(finished.link)
    expect(ada.page.locator(".result")).to_contain_text(f"{turns} {turn if language == 'en' else 'Zü'}")
    ada.enter(f"/r/{finished.table}/{len(moves)}")
    expect(told(ada)).to_contain_text(f"{turn} {turns} {'of' if language == 'en' else 'von'} {turns}")
    ada.page.keyboard.press("Shift+ArrowLeft")
    closed = ada.page.locator(".chapter[aria-expanded=false] small").last
    expect(closed).to_contain_text(re.compile(f"(–| ){turns}$"))


def test_moves_are_told_by_what_lies_on_the_table(people: People, house: Server) -> None:
    """A card of Thebes is named, where the notation only tells its place."""
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = Prepared(http, "thebes")
        while (now := table.look())["phase"] == "playing":
            takes = [each["move"] for each in now["moves"] if each["move"].startswith("take")]
            table.play(takes[-1] if takes else now["moves"][0]["move"])
        moves = http.get(f"/api/replays/{table.table}/moves?everything=true").json()
    first = next(i for i, each in enumerate(moves) if (each.get("move") or "").startswith("take"))
    decision = {
        "step": first - 1,
        "turn": 0,
        "seat": moves[first]["seat"],
        "move": moves[first]["move"],
        "options": 4,
        "before": [0.6, 0.4],
        "after": [0.4, 0.6],
        "mark": "blunder",
        "better": "take 1",
    }
    balance = {"first": 0.5, "last": 0.5, "luck": 0, "play": 0, "own": 0, "others": 0}
    review = {
        "moments": [
            {"step": step, "shares": [0.5, 0.5], "luck": [0, 0], "play": [0, 0]} for step in (0, len(moves) - 1)
        ],
        "decisions": [decision],
        "turning": [],
        "seats": [balance, balance],
    }
    ada = people.come(**LAPTOP)
    ada.page.route(
        "**/review", lambda route: route.fulfill(json={"state": "done", "done": 1, "of": 1, "review": review})
    )
    ada.page.goto(f"{people.address}/r/{table.table}/{first}/all")
    better = ada.page.locator(".better strong")
    expect(better).to_have_text(re.compile(r"^Better: (Take|Win) .*(about|of|the) "))
    expect(ada.page.locator(".moves .turn[aria-current]")).to_be_visible()
    words = ada.page.locator("div.study:not(.table)").inner_text() + told(ada).inner_text()
    assert not re.search("the (first|second|third|fourth) card", words)


def test_a_record_is_downloaded_and_loaded_again(people: People, finished: Prepared, tmp_path: Path) -> None:
    ada = people.come()
    ada.enter(finished.link)
    with ada.page.expect_download() as coming:
        ada.page.get_by_role("link", name=re.compile("Download|Save.*record")).click()
    file = tmp_path / "game.json"
    coming.value.save_as(file)
    ada.enter()
    ada.page.get_by_label(re.compile("Choose a file")).set_input_files(file)
    expect_step(ada, 0)
    expect(ada.page.get_by_role("button", name="Review this game")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play on from here")).to_be_enabled()
