"""At every decision the whole table lies on the screen: nothing scrolls, nothing that can be touched is covered.

A chosen part runs always; the full crossing of games, players, languages and screens is for `make soak`.
"""

import pytest

import digsite
from tests.page.conftest import People
from tests.page.person import Person
from tests.page.whole_screen import complaints

pytestmark = pytest.mark.slow

SCREENS = {
    "small-laptop": (1024, 600),
    "low-laptop": (1366, 650),
    "laptop": (1440, 900),
    "desktop": (1920, 1080),
    "phone": (390, 844),
    "phone-on-its-side": (844, 390),
}
CHOSEN = [
    ("pergamon", 4, "de", "low-laptop"),
    ("pergamon", 2, "en", "phone"),
    ("thebes", 2, "en", "low-laptop"),
    ("thebes", 4, "de", "phone"),
    ("monuments", 4, "en", "phone-on-its-side"),
    ("monuments", 4, "de", "small-laptop"),
    ("monuments", 2, "de", "low-laptop"),
    ("artefakt", 4, "de", "phone"),
    ("artefakt", 2, "en", "low-laptop"),
]
DECISIONS = 14
"""Of a chosen game; a soak plays it to the end."""


def sit_down(people: People, game: str, players: int, language: str, screen: str) -> Person:
    width, height = SCREENS[screen]
    ada = people.come(width=width, height=height, language=language, has_touch=width < 1000)
    ada.sit(game, "me", *(players - 1) * ["bot:novice"])
    return ada


def look(person: Person, found: dict[str, str]) -> None:
    for complaint in complaints(person.page):
        found.setdefault(complaint, person.page.locator("#question").inner_text())


@pytest.mark.parametrize(("game", "players", "language", "screen"), CHOSEN)
def test_everything_a_decision_needs_is_on_the_screen(
    people: People, game: str, players: int, language: str, screen: str
) -> None:
    ada = sit_down(people, game, players, language, screen)
    found: dict[str, str] = {}
    for _ in range(DECISIONS):
        ada.wait_for_my_turn()
        if ada.over:
            break
        look(ada, found)
        ada.touch()
    assert found == {}


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", digsite.games())
def test_everything_is_on_the_screen_through_a_whole_game(
    people: People, game: str, players: int, language: str, screen: str
) -> None:
    ada = sit_down(people, game, players, language, screen)
    found: dict[str, str] = {}
    ada.play_to_the_end(at_every_decision=lambda: look(ada, found))
    assert found == {}
