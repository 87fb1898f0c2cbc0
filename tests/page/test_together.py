"""Two people with a browser each, and what can come between them."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.person import MAX_TOUCHES, Person

pytestmark = pytest.mark.slow


def sit_down(people: People, game: str, motion: bool = False) -> tuple[Person, Person]:
    ada, bob = people.come("Ada", motion=motion), people.come("Bob", language="de", motion=motion)
    ada.sit(game, "me", "friend")
    bob.join(ada.page.get_by_label("Invitation link").input_value())
    for person in (ada, bob):
        expect(person.page.locator("#board")).to_be_visible()
    while not (ada.my_turn or bob.my_turn):
        ada.page.wait_for_timeout(50)
    return ada, bob


def figures(person: Person) -> list[str]:
    """Return the numbers of the result, in any language."""
    return re.findall(r"-?\d+", person.page.locator(".result .players").inner_text())


def play(*persons: Person, touches: int = MAX_TOUCHES) -> None:
    """Let every person who can move touch something."""
    for _ in range(touches):
        if all(person.over for person in persons):
            return
        for person in persons:
            if person.my_turn:
                person.touch()
        persons[0].page.wait_for_timeout(20)


def test_two_people_meet_by_a_link_and_play_a_game_to_its_end(people: People) -> None:
    ada, bob = sit_down(people, "artefakt")
    play(ada, bob, touches=2000)
    assert ada.over
    assert bob.over
    assert sorted(figures(ada)) == sorted(figures(bob))


@pytest.mark.parametrize("game", ["pergamon", "monuments"])
def test_a_page_that_waits_for_somebody_keeps_nothing_moving(people: People, game: str) -> None:
    ada, bob = sit_down(people, game, motion=True)
    waiting = bob if ada.my_turn else ada
    expect(waiting.page.locator(".chip .dots")).to_have_count(1)
    assert waiting.page.evaluate(
        "() => document.getAnimations().every((each) => each.effect.getComputedTiming().endTime < 60_000)"
    )


def test_what_one_says_the_other_reads_and_is_told_of_by_a_badge(people: People) -> None:
    ada, bob = sit_down(people, "pergamon")
    ada.open_drawer("chat")
    expect(ada.page.get_by_label("Say something")).to_be_focused()
    ada.page.get_by_label("Say something").fill("<b>Hello</b> & good luck")
    ada.page.keyboard.press("Enter")
    expect(bob.page.locator("[data-tool=chat] small")).to_have_text("1")
    expect(bob.open_drawer("chat").locator("li")).to_have_text("Ada <b>Hello</b> & good luck")
    expect(bob.page.locator("[data-tool=chat] small")).to_have_count(0)
    assert "Hello" not in " ".join(bob.log()), "what was said is not part of the log"


def test_what_others_say_leaves_alone_what_i_am_choosing(people: People) -> None:
    ada, bob = sit_down(people, "pergamon")
    first, second = (ada, bob) if ada.my_turn else (bob, ada)
    first.page.locator(".board .thing.live[data-thing^=space-]").first.click()
    expect(first.page.locator(".thing.picked")).to_have_count(1)
    asked = first.page.locator("#question").inner_text()
    second.open_drawer("chat")
    second.page.locator("#line").fill("Take your time")
    second.page.keyboard.press("Enter")
    expect(first.page.locator("[data-tool=chat] small")).to_have_text("1")
    expect(first.page.locator(".thing.picked")).to_have_count(1)
    assert first.page.locator("#question").inner_text() == asked


def test_a_request_to_undo_speaks_to_each_of_them(people: People) -> None:
    ada, bob = sit_down(people, "monuments")
    ada, bob = (ada, bob) if ada.my_turn else (bob, ada)
    ada.page.locator(".thing.live[data-thing=deck]").click()
    expect(ada.page.locator("[data-tool=undo]")).to_be_enabled()
    ada.page.locator("[data-tool=undo]").click()
    mine, theirs = "You ask to undo|Du möchtest", "Ada asks to undo|Ada möchte|Bob asks to undo|Bob möchte"
    expect(ada.page.locator(".banners")).to_contain_text(re.compile(f"({mine}).*(Waiting for|Warten auf)"))
    expect(bob.page.locator(".banners")).to_contain_text(re.compile(theirs))
    bob.page.get_by_role("button", name=re.compile("Agree|Einverstanden")).click()
    expect(ada.page.locator(".banners > div")).to_have_count(0)
    lines = ada.open_drawer("log").locator("li.aside").all_inner_texts()
    assert [line for line in lines if re.match(mine, line)] != []
    assert [line for line in lines if re.match("You undid a move|Du hast einen Zug zurück", line)] != []


def test_what_others_did_is_counted_until_the_log_is_read(people: People) -> None:
    ada, bob = sit_down(people, "pergamon")
    first, second = (ada, bob) if ada.my_turn else (bob, ada)
    first.touch()
    while first.my_turn:
        first.touch()
    expect(second.page.locator("[data-tool=log] small")).to_have_text("1")
    second.open_drawer("log")
    expect(second.page.locator("[data-tool=log] small")).to_have_count(0)


def test_a_page_that_is_reloaded_shows_the_same_table(people: People) -> None:
    ada, bob = sit_down(people, "pergamon")
    play(ada, bob, touches=6)
    ada.wait_for_my_turn() if ada.my_turn else bob.wait_for_my_turn()
    ada.page.keyboard.press("Escape")
    before, log = ada.page.locator("#question").inner_text(), ada.log()
    ada.page.reload()
    expect(ada.page.locator("#question")).to_have_text(before)
    assert ada.log() == log
    assert len(bob.log()) == len(log)


def test_without_a_network_it_says_so_and_goes_on_when_it_is_back(people: People) -> None:
    ada, bob = sit_down(people, "pergamon")
    ada.forgiven += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket"]
    ada.context.set_offline(True)
    expect(ada.page.locator(".banner.lost")).to_contain_text("No connection")
    play(bob, touches=3)
    ada.context.set_offline(False)
    expect(ada.page.locator(".banner.lost")).to_have_count(0)
    play(ada, bob, touches=10)
    for person in (ada, bob):
        person.page.wait_for_function("() => document.querySelector('[data-sending]') === null")
    assert len(ada.log()) == len(bob.log())
