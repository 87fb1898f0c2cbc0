"""A view tells every figure of the edition played that a board draws, so that no board needs to know them."""

import copy

from digsite.core.edition import Edition
from tests.pergamon.table import GAME


def corrected(**tables: object) -> Edition:
    """An owner's edition, in which these tables are corrected; `__` stands for the dot."""
    changed = copy.deepcopy(dict(GAME.edition.tables))
    for table, figures in tables.items():
        changed[table.replace("__", ".")]["figures"] = figures
    return GAME.edition_of("corrected", changed)


def test_the_figures_of_the_box() -> None:
    """Clauses 2, 3b and 4."""
    seen = GAME.new(3, seed=1).view(None)
    assert seen["polish-limit"] == 3
    assert seen["show-points"] == 1
    assert seen["prize-points"] == 2
    assert seen["oldest-points"] == [3, 2, 1]
    assert seen["behind-backs"] == {"bag": [1, 4], "chest": [5, 8]}
    assert (seen["rounds"], seen["pile"], seen["room"], seen["markers"]) == (12, 5, 4, 3)


def test_another_edition_shows_its_own_figures() -> None:
    edition = corrected(
        museum__polish=4,
        museum__show=2,
        calendar__prize=3,
        calendar__oldest=[5, 3, 2],
        funds__copies=[0, 6, 3, 3, 3, 3, 6, 0],
    )
    seen = GAME.new(3, seed=1, edition=edition).view(None)
    assert seen["polish-limit"] == 4
    assert seen["show-points"] == 2
    assert seen["prize-points"] == 3
    assert seen["oldest-points"] == [5, 3, 2]
    assert seen["behind-backs"] == {"bag": [2, 4], "chest": [5, 7]}


def test_an_edition_without_cards_of_one_back() -> None:
    """There are no coins behind a back that no card has."""
    edition = corrected(funds__copies=[6, 6, 6, 6, 0, 0, 0, 0])
    assert GAME.new(3, seed=1, edition=edition).view(None)["behind-backs"]["chest"] == [0, 0]
