"""Two people with a browser each, and what can come between them."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.person import MOST_TOUCHES, Person

pytestmark = pytest.mark.slow


def sit_down(people: People, game: str) -> tuple[Person, Person]:
    ada, bob = people.come("Ada"), people.come("Bob", language="de")
    ada.choose(game, "me", "friend")
    ada.start()
    bob.join(ada.page.get_by_label("Invitation link").input_value())
    for person in (ada, bob):
        expect(person.page.locator(".board")).to_be_visible()
    return ada, bob


def figures(person: Person) -> list[str]:
    """The numbers of the result, whatever the language."""
    return re.findall(r"-?\d+", person.page.locator(".result ol").inner_text())


def play(*persons: Person, touches: int = MOST_TOUCHES) -> None:
    """Whoever may, touches something."""
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
    assert figures(ada) == figures(bob)


def test_what_one_says_the_other_reads(people: People) -> None:
    ada, bob = sit_down(people, "pergamon")
    ada.page.get_by_label("Say something").fill("<b>Hello</b> & good luck")
    ada.page.keyboard.press("Enter")
    expect(bob.page.locator(".log li.said")).to_have_text("Ada: <b>Hello</b> & good luck")


def test_a_page_that_is_reloaded_shows_the_same_table(people: People) -> None:
    ada, bob = sit_down(people, "pergamon")
    play(ada, bob, touches=6)
    ada.wait_for_my_turn() if ada.my_turn else bob.wait_for_my_turn()
    before = ada.page.locator(".prompt").inner_text()
    ada.page.reload()
    expect(ada.page.locator(".prompt")).to_have_text(before)
    assert ada.page.locator(".log li").count() == bob.page.locator(".log li").count()


def test_without_a_network_it_says_so_and_goes_on_when_it_is_back(people: People) -> None:
    ada, bob = sit_down(people, "pergamon")
    ada.forgiven += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket"]
    ada.context.set_offline(True)
    ada.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    play(bob, touches=3)
    ada.context.set_offline(False)
    ada.page.evaluate("() => window.dispatchEvent(new Event('online'))")
    play(ada, bob, touches=10)
    expect(ada.page.locator(".log li")).to_have_count(bob.page.locator(".log li").count())
