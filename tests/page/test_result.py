"""The end of a game: what was achieved, how the points came, again in one click, shared as a picture and a link."""

import functools
import re
import secrets
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

import digsite
from digsite.core.fairness import seal
from tests.conftest import half_of
from tests.page.conftest import People
from tests.page.person import Person
from tests.page.tables import Prepared
from tests.page.test_everybody import PHONE, dark, findings, fits
from tests.table.serving import Server

pytestmark = pytest.mark.slow

LAPTOP = {"width": 1366, "height": 650}


@functools.cache
def finished(address: str, game: str) -> Prepared:
    """A table of Ada and Bob, both on one device, that was played to its end by always taking the first move."""
    with httpx.Client(base_url=address, timeout=60) as http:
        table = Prepared(http, game)
        while table.look()["phase"] == "playing":
            table.play(table.now["moves"][0]["move"])
        return table


def look(person: Person, house: Server, game: str) -> Prepared:
    table = finished(house.address, game)
    person.enter(table.link)
    expect(person.page.locator(".result h1")).to_be_visible()
    return table


def outcome(table: Prepared) -> dict[str, Any]:
    found: dict[str, Any] = table.now["outcome"]
    return found


def called(table: Prepared, seat: int, language: str) -> str:
    """I am called You; Bob, who sits beside me on this device, by his name."""
    mine = table.now["you"]["seat"] == seat
    return {"en": "You", "de": "Du"}[language] if mine else str(table.now["seats"][seat]["name"])


def points(page: Page) -> list[int]:
    """Of the ranking, from the best down."""
    said = page.get_by_role("list", name=re.compile("Ranking|Rangliste")).locator("strong").all_inner_texts()
    return [int(each.replace("−", "-")) for each in said]


@half_of("game, language", digsite.games(), ["en", "de"])
def test_the_result_tells_who_won_and_how_the_points_came(
    people: People, house: Server, game: str, language: str
) -> None:
    ada = people.come(language=language, **LAPTOP)
    table = look(ada, house, game)
    page, found = ada.page, outcome(table)
    scores = found["scores"]
    totals = [each.get("points", sum(each.values())) for each in scores]
    best = found["winners"][0]
    assert points(page)[0] == totals[best]
    assert sorted(points(page)) == sorted(totals)
    for seat, score in enumerate(scores):
        parts = [value for part, value in score.items() if part != "points" and value]
        row = page.locator(".players > li").filter(has_text=called(table, seat, language))
        expect(row.locator(".bar .part")).to_have_count(len(parts))
        expect(row.locator(".bar .lost")).to_have_count(sum(value < 0 for value in parts))
    assert not re.search(r"\b(score|reason|outcome|won-by-you|difference)-", page.locator(".result").inner_text())


@pytest.mark.parametrize("game", digsite.games())
def test_the_result_is_for_everybody(people: People, house: Server, game: str) -> None:
    ada = people.come(**PHONE)
    look(ada, house, game)
    for screen in (PHONE, LAPTOP, {"width": 844, "height": 390}):
        ada.page.set_viewport_size(screen)  # type: ignore[arg-type]
        assert findings(ada.page) == []
        assert fits(ada.page)
    ada.page.evaluate("() => document.documentElement.classList.add('dark')")
    assert findings(ada.page) == []


def test_one_colour_and_pattern_stands_for_one_part_in_every_bar(people: People, house: Server) -> None:
    ada = people.come(**LAPTOP)
    look(ada, house, "pergamon")
    classes: dict[str, set[str]] = {}
    for part in ada.page.locator(".bar .part").all():
        found = re.search(r"tone-(\d).*part-([a-z-]+)", part.get_attribute("class") or "")
        assert found
        classes.setdefault(found[2], set()).add(found[1])
    assert all(len(tones) == 1 for tones in classes.values())
    assert len({next(iter(tones)) for tones in classes.values()}) == len(classes)
    expect(ada.page.locator(".key li")).to_have_count(len(classes))


def test_the_result_shows_how_the_chances_went_once_the_game_is_reviewed(people: People, house: Server) -> None:
    shares = {0: [0.5, 0.5], 10: [0.3, 0.7], 20: [1, 0]}
    moments = [{"step": step, "shares": share, "luck": [0, 0], "play": [0, 0]} for step, share in shares.items()]
    turning = [{"turn": 1, "seat": 0, "before": 0.3, "after": 1, "cause": "play"}]
    ways = [
        {"first": share, "last": last, "luck": 0, "play": 0, "own": 0, "others": 0}
        for share, last in [(0.5, 1), (0.5, 0)]
    ]
    review = {"moments": moments, "turning": turning, "seats": ways, "decisions": []}
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        if asked[-1] == "POST":
            route.fulfill(json={"state": "working", "done": 1, "of": 3})
        elif "POST" in asked:
            route.fulfill(json={"state": "done", "done": 3, "of": 3, "review": review})
        else:
            route.fulfill(json={"state": "none", "done": 0, "of": 0})

    ada = people.come(**LAPTOP)
    ada.page.route("**/review", answer)
    table = look(ada, house, "pergamon")
    course = ada.page.get_by_role("region", name="Your chance to win, turn by turn")
    course.get_by_role("button", name="Work out the chances").click()
    expect(course.get_by_role("img", name=re.compile("from 50 to 100 percent"))).to_be_visible()
    points = course.get_by_role("list", name="Turning points")
    expect(points).to_contain_text("30 → 100%")
    expect(points).to_contain_text(re.compile("Turn 2 .+: .+"))
    assert findings(ada.page) == []
    course.get_by_role("button", name="Turning point 1").click()
    ada.page.wait_for_url(f"**/r/{table.table}/*")


def test_the_table_is_one_click_away_and_the_result_again(people: People, house: Server) -> None:
    ada = people.come(**LAPTOP)
    look(ada, house, "pergamon")
    ada.page.get_by_role("button", name="See the table").click()
    expect(ada.page.locator(".result")).to_have_count(0)
    expect(ada.page.locator("#board")).to_be_visible()
    ada.page.get_by_role("button", name="Result").click()
    expect(ada.page.locator(".result h1")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".result")).to_have_count(0)


def test_the_answer_about_a_review_may_come_after_the_result_was_closed(people: People, house: Server) -> None:
    ada = people.come(**LAPTOP)
    asked: list[Route] = []
    ada.page.route("**/review", lambda route: asked.append(route))
    look(ada, house, "pergamon")
    ada.page.get_by_role("button", name="See the table").click()
    expect(ada.page.locator(".result")).to_have_count(0)
    with ada.page.expect_response("**/review"):
        asked.pop().fulfill(json={"state": "working", "done": 0, "of": 1})
    ada.page.evaluate("() => new Promise(requestAnimationFrame)")


def test_a_rematch_takes_one_click(people: People, house: Server) -> None:
    """Also where what happens is not shown at once: the result stays while the rematch is told."""
    ada = people.come(**LAPTOP, motion=True)
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = Prepared(http, "artefakt")
        while table.look()["phase"] == "playing":
            table.play(table.now["moves"][0]["move"])
    ada.enter(table.link)
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and table.table not in url)
    expect(ada.page.locator("#question")).to_be_visible()
    ada.wait_for_my_turn()


def test_the_result_is_shared_as_a_picture_and_a_link(people: People, house: Server) -> None:
    ada = people.come(**LAPTOP)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = look(ada, house, "pergamon")
    link = f"{house.address}/r/{table.table}/0"
    ada.page.evaluate("() => { navigator.canShare = undefined; }")
    ada.page.get_by_role("button", name="Share").click()
    with ada.page.expect_download() as downloading:
        ada.page.get_by_role("button", name="Save the picture").click()
    picture = downloading.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)] == [1200, 630]
    ada.page.get_by_role("button", name="Copy the link").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.page.evaluate("() => navigator.clipboard.readText()") == link
    ada.page.reload()
    expect(ada.page.locator(".result h1")).to_be_visible()
    ada.page.evaluate(
        "() => { navigator.canShare = () => true; navigator.share = async (what) => { window.shared = what; }; }"
    )
    ada.page.get_by_role("button", name="Share").click()
    ada.page.wait_for_function("() => window.shared")
    assert ada.page.evaluate("() => [shared.url, shared.files[0].type, shared.files[0].size > 5000]") == [
        link,
        "image/png",
        True,
    ]


def test_the_game_is_seen_again_and_its_record_and_fairness_are_at_hand(people: People, house: Server) -> None:
    ada = people.come(**LAPTOP)
    table = look(ada, house, "pergamon")
    with ada.page.expect_download() as downloading:
        ada.page.get_by_role("link", name="Download the game record").click()
    assert table.now["outcome"]["reason"] in downloading.value.path().read_text()
    ada.page.get_by_text("Was the shuffle fair?").click()
    expect(ada.page.locator("code").first).to_have_text(table.now["fairness"]["commitment"])
    # Following it begins a review, which takes a while; tests/page/test_replay.py does it with a short game.
    expect(ada.page.get_by_role("link", name="Review the game")).to_have_attribute("href", f"/r/{table.table}/0")


@pytest.mark.parametrize(
    ("language", "word", "commitment", "sentence"),
    [
        ("en", "sand", None, "Checked on this device: the shuffle was fair."),
        ("de", "sand", None, "Auf diesem Gerät geprüft: Es wurde fair gemischt."),
        ("en", "clay", None, "This game was not shuffled as the server had promised"),
        ("de", "sand", "00" * 32, "Diese Partie wurde nicht so gemischt, wie es der Server versprochen hatte"),
    ],
)
def test_the_page_checks_the_shuffle_itself(
    people: People, house: Server, language: str, word: str, commitment: str | None, sentence: str
) -> None:
    """With what it kept when its player sat down."""
    ada = people.come(language=language, **LAPTOP)
    table = finished(house.address, "artefakt")
    kept = {table.table: {"word": word, "commitment": commitment or table.now["fairness"]["commitment"]}}
    ada.enter()
    ada.page.evaluate("kept => localStorage.setItem('promises', JSON.stringify(kept))", kept)
    ada.enter(table.link)
    expect(ada.page.get_by_text(sentence)).to_be_visible()
    assert findings(ada.page) == []


def test_a_page_seals_its_word_and_keeps_it(people: People, house: Server) -> None:
    """Ada opens a table, Bob comes by the link: both words are sealed first, and part of the shuffle."""
    ada, bob = people.come("Ada", **LAPTOP), people.come("Bob", **LAPTOP)
    ada.choose("artefakt", "me", "friend")
    ada.start()
    ada.page.get_by_label("Invitation link").wait_for()
    bob.join(ada.page.url)
    expect(ada.page.locator("#board")).to_be_visible()
    table = ada.page.url.rsplit("/", 1)[1]
    fairness = httpx.get(f"{house.address}/api/tables/{table}", timeout=60).json()["fairness"]
    for seat, person in enumerate((ada, bob)):
        kept = person.page.evaluate("() => JSON.parse(localStorage.getItem('promises'))")[table]
        assert kept == {"word": fairness["words"][seat], "commitment": fairness["commitment"]}
        assert fairness["seals"][seat] == seal(kept["word"])


def test_a_rematch_of_others_is_joined_by_the_same_button(people: People, house: Server) -> None:
    ada = people.come(**LAPTOP)
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = Prepared(http, "artefakt")
        while table.look()["phase"] == "playing":
            table.play(table.now["moves"][0]["move"])
        ada.enter(table.link)
        expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()
        wish = {"sequence": table.now["sequence"], "key": secrets.token_urlsafe(16), "ask": {"do": "rematch"}}
        http.post(f"/api/tables/{table.table}/commands", json=wish, headers=table.headers)
    ada.page.get_by_role("button", name="Go to the rematch").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and table.table not in url)
    expect(ada.page.locator("#question")).to_be_visible()


def test_a_result_by_night_is_drawn_in_its_own_colours(people: People, house: Server) -> None:
    ada = people.come(**LAPTOP)
    ada.enter()
    dark(ada)
    look(ada, house, "pergamon")
    assert findings(ada.page) == []
