"""The same seed gives the same review with any number of workers; another seed gives another one."""

import pytest

from digsite.core.errors import BadRecord, BadSetup
from digsite.review.work import review
from digsite.running import Crew
from tests.review.games import random_game, random_start

NAMES = ["Ada", "Bruno"]


def test_the_review_does_not_depend_on_the_number_of_workers() -> None:
    match = random_game("artefakt", 2, 3)
    alone = review(match, NAMES, 5, iterations=20)
    seen: list[tuple[int, int]] = []
    assert review(match, NAMES, 5, Crew(2), 20, lambda done, of: seen.append((done, of))) == alone
    assert seen == [(done, len(match.played)) for done in range(1, len(match.played) + 1)]
    assert review(match, NAMES, 6, iterations=20) != alone


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(BadRecord, match="this game is not over; only finished games can be reviewed"):
        review(random_start("artefakt", 3, 5), NAMES)


def test_too_few_iterations_are_refused() -> None:
    with pytest.raises(BadSetup, match="a review takes 20 to 1,000,000 iterations, not 0"):
        review(random_game("artefakt", 2, 3), NAMES, iterations=0)
