"""The box as it is printed, editions that cannot be, and positions that cannot be."""

import copy
from typing import Any

import pytest

from digsite.core.errors import BadEdition, BadPosition
from tests.thebes.table import GAME, look, pile, table


def test_the_box_has_168_small_cards() -> None:
    """List of components: 163 cards are shuffled, and there are 5 professors."""
    box = GAME.setup(4).box
    assert box["copies"].sum() + box["find_total"].sum() + len(box["professor_points"]) == 168
    assert box["find_total"].tolist() == [20, 20, 20, 20]
    assert (box["find_copies"] @ box["find_points"]).tolist() == [36, 36, 36, 36]


def test_the_known_cell_of_the_dig_table() -> None:
    """Dig, example: knowledge 4 and 11 weeks."""
    assert GAME.new(2, seed=1).view(None)["dig-table"][3][10] == 4


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"dig.table": [[1] * 12, [0] * 12, *[[2] * 12] * 10]}, "dig.table falls in row 2"),
        ({"finds.copies": [[20] * 8] * 4}, "finds of a region"),
        ({"permit.copies": 8, "permits.regional": [2, 2, 2], "permits.general": [3, 3, 3]}, "too many"),
        ({"special.copies": [12, 12, 12]}, "room for 250"),
        ({"special.weeks": [0, 1, 1]}, "special.weeks"),
    ],
)
def test_an_edition_that_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    tables = copy.deepcopy(GAME.edition.tables)
    for name, figures in change.items():
        tables[name]["figures"] = figures
        tables[name].pop("origins", None)
    with pytest.raises(BadEdition, match=sentence):
        GAME.edition_of("mine", tables)


def test_an_exhibition_names_three_regions() -> None:
    tables = copy.deepcopy(GAME.edition.tables)
    tables["exhibitions.weeks"]["second"][0] = "mesopotamia"
    with pytest.raises(BadEdition, match="three different regions"):
        GAME.edition_of("mine", tables)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"cards": [{"congress": 10}], "deck": {"special-egypt-1": 1}}, "in the game, and the box has"),
        ({"seat": 1}, "first of position.track"),
        ({"display": ["congress", "congress", "congress", None]}, "empty only at the end"),
        ({"professors": dict.fromkeys(("mesopotamia", "egypt", "greece", "crete", "greatest"), 0)}, "most knowledge"),
        ({"owed": 1}, "owed finds exactly while"),
        ({"robbed": "egypt"}, "exactly while a find is picked"),
        ({"step": "over"}, "null exactly when the game is over"),
        ({"permits": [{"egypt": 3}]}, "at most 2 permits"),
        ({"piles": {"egypt": pile(fresh=21)}}, "more finds were laid on egypt"),
        ({"piles": {"egypt": pile(seen={"6": 2})}}, "finds of egypt are not all somewhere"),
        ({"piles": {"egypt": pile(seen={"5": 1}, history=[look(0, 1, six=1)])}}, "somebody saw"),
        ({"piles": {"egypt": pile(seen={"5": 1}, history=[look(0, 2, six=1)])}}, "history of egypt"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        table(**fields)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_lasts_67_or_68_takes(players: int) -> None:
    """End: with any number of players, 68 when the last green card goes beside the board."""
    for seed in range(5):
        match = GAME.new(players, seed=seed)
        takes = 0
        while match.seat is not None:
            move = match.moves()[len(match.played) % 4]
            match.play(move)
            takes += move.startswith("take")
        assert takes in (67, 68)
