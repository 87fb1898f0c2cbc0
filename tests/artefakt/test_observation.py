"""What an observation holds: the same as the view, as numbers from the observer's place."""

from typing import Any

from digsite.games.artefakt.rules.sight import Seen
from tests.artefakt.table import arrive, lay


def block(match: Any, seat: int, span: Seen) -> list[int]:
    return [int(number) for number in match.observation(seat)[span : span + span.count]]


def test_seats_count_from_the_observers_own() -> None:
    match = lay(3, figures=[[1, 1, 1], [2, 2, 2], [3, 3, 3]], start=1, seat=1)
    assert block(match, 0, Seen.START) == [0, 1, 0, 0]
    assert block(match, 1, Seen.START) == [1, 0, 0, 0]
    assert block(match, 2, Seen.START) == [0, 0, 1, 0]
    stout = block(match, 2, Seen.STANDING)[:10]
    assert stout.index(1) + 1 == 3


def test_own_plans_show_and_others_only_when_they_are_turned() -> None:
    match = lay(2)
    match.play("plan 123")
    assert sum(block(match, 0, Seen.PLANS)) == 3
    assert sum(block(match, 1, Seen.PLANS)) == 0
    assert block(match, 1, Seen.PLANNED) == [0, 1, 0, 0]
    match.play("plan 321")
    assert sum(block(match, 1, Seen.PLANS)) == 4


def test_backs_show_to_all_and_faces_to_who_knows_them() -> None:
    match = lay(2, cards={0: ["blue 1", "blue 1", "yellow 4 @1"]})
    assert block(match, 0, Seen.BACKS)[:3] == [2, 0, 1]
    assert block(match, 1, Seen.BACKS)[3:6] == [2, 0, 1], "the other card, from here"
    assert block(match, 0, Seen.FACES)[:12] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert block(match, 1, Seen.FACES)[12:24] == [0] * 11 + [1]


def test_the_site_being_claimed_shows() -> None:
    match = arrive([[2, 2, 10], [2, 10, 10]], sites={2: ["blue"]})
    assert block(match, 1, Seen.CLAIMED).index(1) + 1 == 2
