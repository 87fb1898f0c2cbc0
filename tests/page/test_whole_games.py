"""Whole games in the browser, against bots: by mouse, and by keyboard alone."""

import pytest

import digsite
from tests.page.conftest import People

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", digsite.games())
def test_a_game_is_played_by_mouse_from_the_entrance_to_the_result(people: People, game: str) -> None:
    ada = people.come()
    ada.choose(game, "me", "bot:novice")
    ada.start()
    assert ada.play_to_the_end() > 5
    assert ada.page.locator(".result .player").count() == 2


def test_a_game_is_played_by_keyboard_alone(people: People) -> None:
    ada = people.come()
    ada.choose("artefakt", "me", "bot:novice")
    ada.start()
    assert ada.play_to_the_end(by="press") > 5
