"""Great moments hold everything back: while one is shown, log, points and the result are those from before it."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.person import PIECES, PRIMARY, Person
from tests.page.tables import Chooser, Json, a_row_of_three, prepared, until_a_row
from tests.table.serving import Server

pytestmark = pytest.mark.slow

WATCH = """() => {
  // What log and counters say, at every change of the page while a moment is shown, beside what they said before.
  const numbers = (kind) => [...document.querySelectorAll(kind)].map((each) => each.textContent.trim());
  const told = () => JSON.stringify({
    points: numbers("[data-seat] > b"),
    counted: numbers(".table [data-count]"),
    log: numbers(".drawer .log li p"),
    over: document.querySelector(".result") !== null,
  });
  window.remember = () => { const then = window.before; window.before = told(); return then; };
  window.moments = [];
  new MutationObserver(() => {
    const shown = document.querySelector("[data-moment]");
    if (!shown) { window.showing = null; return; }
    if (!window.showing) {
      window.showing = { kind: shown.dataset.moment, before: window.before, during: [] };
      window.moments.push(window.showing);
    }
    if (!window.showing.during.includes(told())) window.showing.during.push(told());
  }).observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
}"""


def sit_at(people: People, house: Server, game: str, choose: Chooser) -> tuple[Person, Json]:
    """Ada plays both seats, on a screen where the log stands beside the board, and everything moves."""
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = prepared(http, game, choose)
    ada = people.come(width=1600, height=900, motion=True)
    ada.enter(table.link)
    ada.wait_for_my_turn()
    ada.open_drawer("log")
    ada.page.evaluate(WATCH)
    ada.page.evaluate("() => window.remember()")
    return ada, table.now


def held_back(ada: Person, kind: str) -> None:
    """The moment was shown and is over; nothing ran ahead of it, and everything is told after it."""
    ada.page.wait_for_function("kind => window.moments.some((each) => each.kind === kind)", arg=kind)
    expect(ada.page.locator("[data-moment]")).to_have_count(0)
    [moment] = [each for each in ada.page.evaluate("() => window.moments") if each["kind"] == kind]
    assert moment["during"] == [moment["before"]]
    ada.page.wait_for_function("() => window.remember() !== window.before")


def words(now: Json) -> list[str]:
    return [each["move"] for each in now["moves"]]


def until_a_dig(now: Json) -> str | None:
    """Thebes: take cards until somebody may dig for three weeks or more."""
    if any(move.startswith("dig") and int(move.split()[3]) >= 3 for move in words(now)):
        return None
    return next((move for move in words(now) if move.startswith("take")), words(now)[0])


def until_round(last: int) -> Chooser:
    """Pergamon: hurry to a round, showing what can be shown."""

    def choose(now: Json) -> str | None:
        if now["view"]["calendar"] == last and now["view"]["step"] == "exhibiting":
            return None
        for kinds in ("place", "lay", "dig", "show", "polish 0", "row", "store", "discard", "clear"):
            if offered := [move for move in words(now) if move.startswith(kinds)]:
                return offered[0]
        return words(now)[0]

    return choose


def test_thebes_a_dig(people: People, house: Server) -> None:
    ada, _ = sit_at(people, house, "thebes", until_a_dig)
    ada.page.locator("[data-thing^=pile-].live").first.click()
    ada.page.locator("[data-planner] [role=slider]").press("End")
    ada.page.evaluate("() => window.remember()")
    ada.page.locator("[data-primary]").click()
    held_back(ada, "dig")


def test_pergamon_an_exhibition_opens(people: People, house: Server) -> None:
    ada, now = sit_at(people, house, "pergamon", until_a_row)
    row = a_row_of_three(now["view"])
    assert row
    for find in row[1:]:
        ada.page.locator(f".things [data-find='{find}']").click()
    expect(ada.page.locator("[data-row] [data-find]")).to_have_count(2)
    ada.page.evaluate("() => window.remember()")
    ada.page.locator("[data-primary]").click()
    held_back(ada, "opening")


def go_on_to_the_visit(ada: Person) -> None:
    """End turns until the visitors come, remembering before every touch what is told."""
    visit = ada.page.locator("[data-moment=visit]")
    while not visit.count():
        buttons, pieces = ada.page.locator(PRIMARY), ada.page.locator(PIECES)
        for offered in (buttons, pieces) if ada.my_turn else ():
            if count := offered.count():
                ada.page.evaluate("() => window.remember()")
                offered.nth(ada.chance.randrange(count)).dispatch_event("click")
                break
        ada.page.wait_for_timeout(400)


@pytest.mark.parametrize("last", [5, 12])
def test_pergamon_the_visitors_come(people: People, house: Server, last: int) -> None:
    """An evaluation ends with a table that waits, and the last one comes before the result."""
    ada, _ = sit_at(people, house, "pergamon", until_round(last))
    go_on_to_the_visit(ada)
    ada.page.locator("[data-stage=table] button").click()
    if last == 12:
        expect(ada.page.locator(".result")).to_have_count(1)
    held_back(ada, "visit")


def test_without_motion_a_moment_is_a_picture_that_waits(people: People, house: Server) -> None:
    """Reduced motion: all cards lie there turned until somebody goes on."""
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = prepared(http, "thebes", until_a_dig)
    ada = people.come(moments=True)
    ada.enter(table.link)
    ada.wait_for_my_turn()
    ada.page.locator("[data-thing^=pile-].live").first.click()
    ada.page.locator("[data-primary]").click()
    moment = ada.page.locator("[data-moment=dig]")
    expect(moment.locator(".card")).not_to_have_count(0)
    assert moment.locator(".card:not(.turned)").count() == 0
    moment.locator("button").click()
    expect(moment).to_have_count(0)
