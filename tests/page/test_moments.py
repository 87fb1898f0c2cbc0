"""Great moments hold everything back: while one is shown, log, points and the result are those from before it."""

import random

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.person import PIECES, PRIMARY, Person
from tests.page.tables import MAX_TABLES, Chooser, Json, a_row_of_three, prepared, until_a_row
from tests.table.serving import Server
from tests.table.visitors import Visitor, to_act, two

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


LOG = ".drawer .log li p"


def sit_at(people: People, house: Server, game: str, choose: Chooser) -> tuple[Person, Json]:
    """Ada plays both seats, on a screen where the log stands beside the board, and everything moves."""
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = prepared(http, game, choose)
    ada = people.come(width=1600, height=900, motion=True)
    watch(ada, table.link)
    ada.wait_for_my_turn()
    return ada, table.now


def watch(ada: Person, link: str) -> None:
    """Ada looks at a table, and at everything that is told there."""
    ada.enter(link)
    ada.page.locator("[data-dock] [data-tone]").first.wait_for()
    ada.open_drawer("log")
    ada.page.evaluate(WATCH)
    ada.page.evaluate("() => window.remember()")


def held_back(ada: Person, kind: str) -> None:
    """The moment was shown and is over; nothing ran ahead of it, and everything is told after it."""
    ada.page.wait_for_function("kind => window.moments.some((each) => each.kind === kind)", arg=kind)
    expect(ada.page.locator("[data-moment]")).to_have_count(0)
    [moment] = [each for each in ada.page.evaluate("() => window.moments") if each["kind"] == kind]
    assert moment["during"] == [moment["before"]]
    ada.page.wait_for_function("() => window.remember() !== window.before")


def words(now: Json) -> list[str]:
    return [each["move"] for each in now["moves"]]


def digs(now: Json) -> list[str]:
    """Thebes: the regions where whoever is to move may dig for three weeks or more."""
    moves = [move.split() for move in words(now)]
    return [move[1] for move in moves if move[0] == "dig" and int(move[3]) >= 3]


def until_a_dig(now: Json) -> str | None:
    """Thebes: take cards until somebody may dig for three weeks or more."""
    if digs(now):
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
    ada, now = sit_at(people, house, "thebes", until_a_dig)
    ada.page.locator(f"[data-thing=pile-{digs(now)[0]}].live").click()
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


def test_pergamon_an_evaluation_waits_and_can_be_looked_at_again(people: People, house: Server) -> None:
    """Nobody else waits: its table stays until I go on, and comes again when its bead in the bar is touched."""
    ada, _ = sit_at(people, house, "pergamon", until_round(5))
    go_on_to_the_visit(ada)
    table = ada.page.locator("[data-stage=table] table")
    table.wait_for()
    told = table.inner_text()
    ada.page.wait_for_timeout(9000)  # longer than others would wait
    expect(table).to_be_visible()
    ada.page.locator("[data-stage=table] button").click()
    expect(ada.page.locator("[data-moment]")).to_have_count(0)
    ada.page.wait_for_function("() => !document.querySelector('[data-dock] [data-tone=told], .actors')")
    ada.page.locator("[data-bead='5']").click()
    again = ada.page.locator("dialog[data-moment=visited]")
    expect(again).to_be_visible()
    assert again.locator("table").inner_text() == told
    again.locator("button").click()
    expect(again).to_have_count(0)


def test_pergamon_an_evaluation_nobody_looked_at_is_told_by_its_table(people: People, house: Server) -> None:
    """In a hidden window nothing is played: whoever comes back still sees what the visitors brought."""
    ada, _ = sit_at(people, house, "pergamon", until_round(5))
    ada.page.evaluate("() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    missed = ada.page.locator("dialog[data-moment=visited]")
    while not missed.count():
        for offered in (ada.page.locator(PRIMARY), ada.page.locator(PIECES)):
            if count := offered.count():
                offered.nth(ada.chance.randrange(count)).dispatch_event("click")
                break
        ada.page.wait_for_timeout(300)
    expect(missed.locator("tbody tr")).to_have_count(2)
    missed.locator("button").click()
    expect(missed).to_have_count(0)


AT_THE_END = ("whole", "end")
"""Moments that end a game: what comes before them is skipped."""
SEEN_OR_SETTLED = """kind => {
  if (window.moments.some((each) => each.kind === kind)) return "seen";
  if (document.querySelector("[data-moment], .table[data-sending], [data-dock] [data-tone=told]")) return null;
  window.moments = [];
  window.remember();
  return "settled";
}"""
"""Whether there was a moment of that kind; if not, and if nothing is shown any more, remember what is told now."""

MOVED_ON = """([log, entries]) =>
  document.querySelectorAll(log).length > entries || document.querySelector("[data-moment], .result")"""


def look_on(
    people: People, house: Server, game: str, kind: str, until: Chooser, choose: Chooser, most: int = 200
) -> None:
    """Programs play for Ada and Bob, and Ada looks on until there is a moment of that kind.

    After so many moves, or a whole game, without one, they begin at another table.
    """
    ada = None
    with httpx.Client(base_url=house.address, timeout=60) as door:
        for _ in range(MAX_TABLES):
            host, guest = brought_to(door, game, until)
            ada = ada or people.come(width=1600, height=900, motion=True)
            watch(ada, f"/t/{host.table}#{host.token}")
            for _ in range(most):
                if ada.page.wait_for_function(SEEN_OR_SETTLED, arg=kind).json_value() == "seen":
                    return held_back(ada, kind)
                if host.now()["phase"] != "playing":
                    break
                now = (mover := to_act(host, guest)).now()
                entries = ada.page.locator(LOG).count()
                play(mover, choose(now) or "")
                ada.page.wait_for_function(MOVED_ON, arg=[LOG, entries])
                if kind in AT_THE_END and host.now()["phase"] == "playing":
                    ada.page.keyboard.press("Escape")
    raise AssertionError(f"there was no moment of the kind {kind!r}")


def brought_to(door: httpx.Client, game: str, until: Chooser) -> tuple[Visitor, Visitor]:
    """Ada and Bob, at a table where one of them has the wanted decision."""
    for _ in range(MAX_TABLES):
        host, guest = two(door, game)
        while host.now()["phase"] == "playing":
            mover = to_act(host, guest)
            if (move := until(mover.now())) is None:
                return host, guest
            play(mover, move)
    raise AssertionError("it never came to that")


def play(mover: Visitor, moves: str) -> None:
    mover.command("move", moves=moves.split(", ")).raise_for_status()


def first_of(*kinds: str) -> Chooser:
    """Play the first move of the first of these kinds."""

    def choose(now: Json) -> str:
        return next((move for kind in kinds for move in words(now) if move.startswith(kind)), words(now)[0])

    return choose


def until_a_history(now: Json) -> str | None:
    """Monuments: build until a historian would take a card."""
    view = now["view"]
    rivals = [columns for seat, columns in enumerate(view["columns"]) if seat != view["turn"]]
    if "historian" in words(now) and any(len(cards) > 1 for columns in rivals for cards in columns.values()):
        return None
    return first_of("build", "lay", "done", "draw")(now)


def until_a_building(now: Json) -> str | None:
    """Monuments: draw until something can be built."""
    return None if any(move.startswith("build") for move in words(now)) else first_of("draw", "end")(now)


def building(now: Json) -> str:
    """The first two cards of a monument that can be built, as one move."""
    first = next(move.split()[1] for move in words(now) if move.startswith("build"))
    monument = first.rsplit("-", 1)[0]
    others = [card for card in now["view"]["hand"] if card != first and card.rsplit("-", 1)[0] == monument]
    return ", ".join((f"build {first}", *(f"lay {card}" for card in others), "done"))


def until_the_deck_is_low(now: Json) -> str | None:
    return None if now["view"]["deck"] <= 1 else first_of("draw", "end")(now)


def test_monuments_a_history(people: People, house: Server) -> None:
    look_on(people, house, "monuments", "history", until_a_history, first_of("historian"))


def test_monuments_a_building(people: People, house: Server) -> None:
    look_on(people, house, "monuments", "laying", until_a_building, building)


def test_monuments_the_end(people: People, house: Server) -> None:
    look_on(people, house, "monuments", "end", until_the_deck_is_low, first_of("draw", "end"))


def until_takes(takes: int) -> Chooser:
    """Thebes: take so many cards, and do nothing else."""
    taken = 0

    def choose(now: Json) -> str | None:
        nonlocal taken
        taken += 1
        return None if taken > takes else first_of("take")(now)

    return choose


def test_thebes_the_end(people: People, house: Server) -> None:
    look_on(people, house, "thebes", "end", until_takes(66), first_of("take"))


def until_plans(now: Json) -> str | None:
    return None if words(now)[0].startswith("plan") else words(now)[0]


def collect(now: Json) -> str:
    """Artefakt: take what can be had, and travel by chance."""
    liked = ("steal", "take", "draw", "pick", "banish", "plan", "go")
    kinds = [[move for move in words(now) if move.startswith(kind)] for kind in liked]
    return random.choice(next((kind for kind in kinds if kind), words(now)))


def until_a_theft(now: Json) -> str | None:
    """Artefakt: Bob may steal from Ada."""
    thefts = [move for move in words(now) if move.startswith("steal")]
    return None if thefts and now["you"]["seat"] == 1 else collect(now)


def until_a_find(now: Json) -> str | None:
    """Artefakt: Ada may take what lies there."""
    return None if now["you"]["seat"] == 0 and "take" in words(now) else collect(now)


def to_the_last_part(now: Json) -> list[str]:
    """Artefakt: journeys of whoever moves last in the round, to where the fourth part of an artefact may lie."""
    view, seat = now["view"], now["you"]["seat"]
    mine = view["players"][seat]
    short = [colour for colour, parts in mine["fragments"].items() if len(set(parts)) >= 3]
    sites = {f"go {site['number']}" for site in view["sites"] if any(site["fragments"][colour] for colour in short)}
    last = seat != view["start"] and mine["turned"] == 3
    return [move for move in words(now) if last and move in sites]


def one_part_short(now: Json) -> str | None:
    return None if to_the_last_part(now) else collect(now)


def fetch(now: Json) -> str:
    return next(iter(to_the_last_part(now)), collect(now))


@pytest.mark.parametrize(
    ("kind", "until", "choose"),
    [
        ("sealed", until_plans, collect),
        ("found", until_a_find, first_of("take")),
        ("robbed", until_a_theft, collect),
        ("whole", one_part_short, fetch),
    ],
)
def test_artefakt(people: People, house: Server, kind: str, until: Chooser, choose: Chooser) -> None:
    """Plans are turned up, fragments come to me, somebody steals from me, an artefact is whole.

    A theft that brings me something, or completes an artefact, is told by that moment instead.
    """
    look_on(people, house, "artefakt", kind, until, choose, most=3 if kind == "whole" else 8)


def test_without_motion_a_moment_is_a_picture_that_waits(people: People, house: Server) -> None:
    """Reduced motion: all cards lie there turned until somebody goes on."""
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = prepared(http, "thebes", until_a_dig)
    ada = people.come(moments=True)
    ada.enter(table.link)
    ada.wait_for_my_turn()
    ada.page.locator(f"[data-thing=pile-{digs(table.now)[0]}].live").click()
    ada.page.locator("[data-primary]").click()
    moment = ada.page.locator("[data-moment=dig]")
    expect(moment.locator(".card")).not_to_have_count(0)
    assert moment.locator(".card:not(.turned)").count() == 0
    moment.locator("button").click()
    expect(moment).to_have_count(0)
