"""Whole games in the browser, against bots: by mouse, and by keyboard alone."""

import pytest

import digsite
from tests.page.conftest import People

pytestmark = pytest.mark.slow

WITH_MOMENTS = "pergamon"
"""The game whose great moments are watched: every game has evaluations. `test_moments.py` has those of the others."""


@pytest.mark.parametrize("game", digsite.games())
def test_a_game_is_played_by_mouse_from_the_entrance_to_the_result(people: People, game: str) -> None:
    ada = people.come(moments=game == WITH_MOMENTS)
    ada.choose(game, "me", "bot:novice")
    ada.start()
    assert ada.play_to_the_end() > 5
    assert (ada.moments > 0) == (game == WITH_MOMENTS)
    assert ada.page.locator(".result .players > li").count() == 2


@pytest.mark.parametrize("game", digsite.games())
def test_a_game_is_played_by_keyboard_alone(people: People, game: str) -> None:
    ada = people.come()
    ada.sit(game, "me", "bot:novice")
    assert ada.play_to_the_end(by="press") > 5
