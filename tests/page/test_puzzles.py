"""Puzzles in the browser: found, or explained after three tries; and my record, which counts everything once."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import digsite
from digsite.bots.puzzles import puzzles_of
from tests.page.conftest import People
from tests.page.person import Person
from tests.page.tables import Prepared
from tests.page.test_everybody import PHONE, dark, findings, fits
from tests.table.serving import Server

pytestmark = pytest.mark.slow

WIDE = {"width": 1440, "height": 900}
RECORD = "() => JSON.parse(localStorage.getItem('record'))"


def a_placing_puzzle() -> tuple[int, int, list[int]]:
    """A puzzle of Pergamon whose best turn is to place the figure: its number, the best space, and worse ones."""
    game = digsite.load("pergamon")
    for number, puzzle in enumerate(puzzles_of(game), 1):
        write = game.setup(puzzle.players).notation.write
        if len(puzzle.turns) == 1 and write(puzzle.turns[0][0]).startswith("place "):
            (best,) = puzzle.turns[0]
            shares = puzzle.judged[0].shares
            worse = sorted((move for move in shares if move != best), key=lambda move: shares[move])
            return number, space(write(best)), [space(write(move)) for move in worse]
    raise AssertionError("no puzzle begins with placing the figure")


def space(move: str) -> int:
    return int(move.removeprefix("place "))


def open_puzzle(person: Person, number: int) -> None:
    person.enter(f"/puzzle/pergamon/{number}")
    expect(person.page.locator("#question")).to_contain_text("Find the turn")


def try_space(page: Page, number: int) -> None:
    """Lay the action, and try the turn that it makes."""
    page.locator(f'[data-thing="space-{number}"]').first.dispatch_event("click")
    placing = page.locator("[data-primary]:not([data-try])")
    expect(placing).to_be_visible()
    placing.click()
    attempt = page.locator("[data-try]")
    expect(attempt).to_be_enabled()
    expect(page.locator(".slots .slot")).to_have_count(1)
    attempt.click()


def test_a_puzzle_is_found_on_the_second_try_and_stays_found(people: People) -> None:
    number, best, worse = a_placing_puzzle()
    ada = people.come(**WIDE)
    open_puzzle(ada, number)
    assert findings(ada.page) == []
    try_space(ada.page, worse[0])
    expect(ada.page.locator("#question")).to_contain_text("You have 2 more tries")
    expect(ada.page.get_by_text("Your first try")).to_be_visible()
    expect(ada.page.get_by_text("Opens when you find it")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text("Your first try")).to_be_visible()
    try_space(ada.page, best)
    expect(ada.page.locator("#question")).to_contain_text("Found it")
    expect(ada.page.locator(".why li")).to_have_count(1)
    assert findings(ada.page) == []
    ada.page.reload()
    expect(ada.page.locator("#question")).to_contain_text("Found it")
    kept = ada.page.evaluate(RECORD)["puzzles"][f"pergamon/{number}"]
    assert (kept["solved"], len(kept["shares"])) == (True, 2)
    ada.page.locator("[data-primary]").click()
    ada.page.wait_for_url(re.compile("/t/"))
    expect(ada.page.locator("#board")).to_be_visible()


def test_after_three_wrong_tries_the_turn_is_explained_on_a_phone_too(people: People) -> None:
    number, _, worse = a_placing_puzzle()
    ada = people.come(**PHONE)
    open_puzzle(ada, number)
    show_money = ada.page.get_by_role("tab", name=re.compile("Funds|Money|Research"))
    if show_money.count():
        show_money.first.click()
    for wrong in worse[:2]:
        try_space(ada.page, wrong)
        expect(ada.page.locator("#question")).to_contain_text("This turn wins about")
    try_space(ada.page, worse[2])
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.get_by_text("Not found in 3 tries")).to_be_visible()
    expect(sheet.locator(".why li")).to_have_count(1)
    assert fits(ada.page)
    assert findings(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#question")).to_contain_text("This was the best turn")


def test_all_puzzles_and_my_record_are_for_everybody(people: People) -> None:
    ada = people.come(**PHONE)
    for address in ("/puzzles", "/record"):
        ada.enter(address)
        expect(ada.page.locator("main h1")).to_be_visible()
        for _ in range(2):
            assert fits(ada.page)
            assert findings(ada.page) == []
            dark(ada)
    ada.enter("/puzzle")
    ada.page.wait_for_url(re.compile("/puzzle/[a-z]+/[0-9]+"))
    expect(ada.page.locator("#question")).to_be_visible()
    assert fits(ada.page)


def test_a_finished_game_is_counted_once_and_the_record_travels_as_a_file(
    people: People, house: Server, tmp_path: Path
) -> None:
    with httpx.Client(base_url=house.address, timeout=60) as http:
        table = Prepared(http, "artefakt")
        while table.look()["phase"] == "playing":
            table.play(table.now["moves"][0]["move"])
    ada = people.come(**WIDE)
    ada.enter(table.link)
    for _ in range(2):
        expect(ada.page.locator(".result h1")).to_be_visible()
        ada.page.reload()
    expect(ada.page.locator(".result h1")).to_be_visible()
    (game,) = ada.page.evaluate(RECORD)["games"]
    assert (game["game"], game["players"]) == ("artefakt", len(table.now["seats"]))
    ada.page.locator(".result").get_by_role("link", name="My record").click()
    expect(ada.page.get_by_role("row", name=re.compile("Artefakt"))).to_be_visible()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    content: dict[str, Any] = json.loads(saved.read_text(encoding="utf-8"))
    assert len(content["games"]) == 1
    bob = people.come(**WIDE)
    bob.enter("/record")
    for _ in range(2):
        bob.page.locator("input[type=file]").set_input_files(saved)
        expect(bob.page.get_by_text("The file was added")).to_be_visible()
    assert len(bob.page.evaluate(RECORD)["games"]) == 1
    saved.write_text("{}", encoding="utf-8")
    bob.page.locator("input[type=file]").set_input_files(saved)
    expect(bob.page.get_by_role("alert")).to_contain_text("not a saved record")
