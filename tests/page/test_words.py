"""Hints, questions, refusals and the log in words; and how one hears that it is one's turn."""

import re

import pytest
from playwright.sync_api import expect

import digsite
from tests.conftest import half_of
from tests.page.conftest import People
from tests.page.test_everybody import PHONE, findings, fits

pytestmark = pytest.mark.slow

RECORDER = """
    window.rung = [];
    window.Notification = class {
        static permission = "granted";
        static requestPermission = () => Promise.resolve("granted");
        constructor(title) { window.rung.push(title); }
    };
"""


def test_a_hint_takes_the_place_of_the_question_and_shows_what_it_speaks_of(people: People) -> None:
    ada = people.come()
    ada.sit("pergamon", "me", "bot:novice")
    ada.wait_for_my_turn()
    question = ada.page.locator("#question").inner_text()
    ada.page.locator("[data-tool=hint]").click()
    row = ada.page.locator("[data-dock] [data-tone=hint]")
    expect(row).to_contain_text(re.compile(r"Best: .*space \d+"))
    said = [row.locator("[data-primary]").inner_text(), *row.locator(".deed").all_inner_texts()]
    shares = [int(wins) for each in said for wins in re.findall(r"about (\d+) wins in 100", each)]
    assert len(shares) + sum("about as good" in each for each in said) == len(said)
    assert shares == sorted(shares, reverse=True), "sorted by the number that is shown"
    assert not re.search("because-|hint-", row.inner_text()), "a reason is a sentence"
    hinted = re.findall(r"space (\d+)", row.locator("#question").inner_text())[0]
    expect(ada.page.locator(".board .thing.hinted")).to_have_attribute("data-thing", f"space-{hinted}")
    assert findings(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#question")).to_have_text(question)
    ada.page.locator("[data-tool=hint]").click()
    ada.page.get_by_role("button", name="Do that").click()
    expect(ada.page.locator("[data-dock] [data-tone=hint]")).to_have_count(0)
    assert any(re.search("space", line) for line in ada.log())


def test_a_touch_of_my_own_ends_a_hint_and_a_refusal_is_forgotten(people: People) -> None:
    """What the primary button would do is what was touched last."""
    ada = people.come()
    ada.sit("pergamon", "me", "bot:novice")
    ada.wait_for_my_turn()
    question = ada.page.locator("#question").inner_text()
    ada.page.locator("[data-tool=hint]").click()
    expect(ada.page.locator("[data-dock] [data-tone=hint]")).to_be_visible()
    other = ada.page.locator(".board [data-thing^=space-].live:not(.hinted)").first
    other.dispatch_event("click")
    expect(ada.page.locator("[data-dock] [data-tone=hint]")).to_have_count(0)
    expect(ada.page.locator("[data-dock] [data-primary]")).not_to_contain_text("Do that")
    expect(ada.page.locator(".hinted")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#question")).to_have_text(question)
    ada.page.locator(".board [data-thing^=gallery-]").first.dispatch_event("click")
    expect(ada.page.locator("#question")).not_to_have_text(question)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#question")).to_have_text(question)


@half_of("game, language", digsite.games(), ["de", "en"])
def test_a_question_asks_for_no_typing_and_names_nothing_by_its_id(people: People, game: str, language: str) -> None:
    ada = people.come(language=language, **PHONE)
    ada.sit(game, "me", "bot:novice")
    for _ in range(8):
        ada.wait_for_my_turn()
        if ada.over:
            break
        said = ada.page.locator("[data-dock]").inner_text()
        assert not re.search(rf"\b{game}-[a-z]|\bmove-|\bseat-\d|[{{}}]|undefined|\(\w+ [A-Z]+", said), said
        ada.touch()


def test_what_cannot_be_used_now_says_why_in_the_question_and_shakes(people: People) -> None:
    ada = people.come(motion=True)
    ada.sit("pergamon", "me", "bot:novice")
    ada.wait_for_my_turn()
    question = ada.page.locator("#question").inner_text()
    dead = ada.page.locator(".board .thing:not(.live)[data-thing^=gallery-]").first
    dead.evaluate(
        """thing => {
          const animate = thing.animate.bind(thing);
          thing.animate = (...how) => ((thing.dataset.shaken = "yes"), animate(...how));
        }"""
    )
    dead.dispatch_event("click")
    expect(ada.page.locator("#question")).not_to_have_text(question)
    assert len(ada.page.locator("#question").inner_text()) > 10
    expect(dead).to_have_attribute("data-shaken", "yes")
    ada.page.locator("[data-thing^='space-'].live").first.dispatch_event("click")
    assert ada.my_turn


def test_a_bell_rings_when_it_becomes_my_turn_and_nobody_looks(people: People) -> None:
    ada = people.come()
    ada.page.add_init_script(RECORDER)
    ada.sit("monuments", "me", "bot:novice")
    ada.wait_for_my_turn()
    ada.menu("Notify me when it’s my turn")
    assert findings(ada.page) == []
    ada.page.get_by_label("With a browser notification").check()
    ada.page.get_by_role("button", name="Done").click()
    ada.page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden' })")
    for _ in range(60):
        if ada.page.evaluate("rung.length"):
            break
        ada.wait_for_my_turn()
        ada.touch()
    assert ada.page.evaluate("rung")[0] == "Your turn"
    assert ada.page.evaluate("localStorage.getItem('bell')") == "on"


def test_on_a_phone_my_things_are_a_dock_of_three_heights(people: People) -> None:
    ada = people.come(has_touch=True, **PHONE)
    ada.sit("pergamon", "me", "bot:novice")
    ada.wait_for_my_turn()
    dock, handle = ada.page.locator("[data-dock]"), ada.page.locator("[data-dock] .handle")

    def high() -> float:
        box = dock.bounding_box()
        assert box is not None
        assert abs(box["y"] + box["height"] - PHONE["height"]) < 2
        return box["height"]

    handle.focus()
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowDown")
    heights = [high()]
    board = ada.page.locator("#board").bounding_box()
    for _ in range(2):
        ada.page.keyboard.press("ArrowUp")
        heights.append(high())
    assert heights == sorted(heights)
    assert heights[0] < 140 < heights[1] < 300 < heights[2]
    assert ada.page.locator("#board").bounding_box() != board, "the board is fitted to what is left"
    assert fits(ada.page)


def test_what_happens_is_told_once_to_those_who_listen(people: People) -> None:
    ada, bob = people.come("Ada"), people.come("Bob")
    ada.sit("pergamon", "me", "friend")
    bob.join(ada.page.get_by_label("Invitation link").input_value())
    while not (ada.my_turn or bob.my_turn):
        ada.page.wait_for_timeout(50)
    first, second = (ada, bob) if ada.my_turn else (bob, ada)
    first.page.locator("[data-thing='space-2'].live").click()
    first.page.locator("[data-primary]").click()
    expect(second.page.locator("[role=log] p", has_text="space 2")).to_have_count(1)


def test_my_own_turns_are_called_mine_in_the_log(people: People) -> None:
    ada = people.come()
    ada.sit("pergamon", "me", "bot:novice")
    ada.wait_for_my_turn()
    ada.page.locator("[data-thing='space-2'].live").click()
    ada.page.locator("[data-primary]").click()
    ada.wait_for_my_turn()
    log = ada.open_drawer("log")
    mine = log.locator("li:has(h3)", has_text=re.compile("You stand on space 2")).locator("h3")
    expect(mine).to_have_text("You")
    assert set(log.locator("h3").all_inner_texts()) == {"You", "Novice"}
    expect(log.locator("li.aside").first).to_have_text("You sat down.")


def test_the_skip_link_leads_to_the_question(people: People) -> None:
    ada = people.come()
    ada.sit("pergamon", "me", "bot:novice")
    ada.wait_for_my_turn()
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("link", name="Skip")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#question")).to_be_focused()
