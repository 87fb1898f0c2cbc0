"""Positions that cannot be are refused, each with a sentence that says why."""

from typing import Any

import pytest

from digsite.core.errors import BadEdition, BadPosition
from tests.monuments.table import GAME, cards, column, history, table


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"hands": [["petra-1", "petra-1"]]}, "petra-1 is in 2 places"),
        ({"hands": [["petra-10"]]}, "must be a card, such as 'petra-4'"),
        ({"columns": [column("zeus", 1), column("zeus", 2), column("zeus", 3)]}, "zeus has 3 builders"),
        ({"columns": [{"zeus": ["petra-1"]}]}, "takes cards of its own monument only"),
        ({"shown": ["petra-1"]}, "petra-1 is shown, but in no hand"),
        ({"histories": [history(0, 1), history(1, 2)]}, "from the best historian to the worst"),
        ({"historians": [1, 2, 2, 2]}, "together there must be 2"),
        ({"fame": {"petra": 1}, "histories": [history(0, 1)]}, "petra is famous, and nobody has built it"),
        ({"fame": {"petra": 2}, "columns": [{}, column("petra", 9)]}, "further than the histories took cards"),
        ({"step": "building"}, "position.laying names a monument"),
        ({"step": "scoring"}, "position.pair names a symbol"),
        ({"step": "scoring", "pair": "ship", "hands": [["petra-2"]]}, "does not hold the second card"),
        ({"step": "ending"}, "3 actions are due, which does not fit the step ending"),
        ({"actions": 0}, "0 actions are due, which does not fit the step acting"),
        ({"turn": 1}, "must be the seat whose turn it is"),
        ({"tokens_used": ["ship"]}, "the ship token is used"),
        ({"seat": None, "turn": 0}, "null exactly when the game is over"),
        ({"due": 1}, "position.due is 0 except"),
        ({"deck": 0, "open": [], "hands": [["petra-1", "zeus-2"]]}, "none that the seat to act could take"),
        ({"seat": None, "turn": 0, "step": "over"}, "only when the deck is empty"),
        (
            {"seat": None, "turn": 0, "step": "over", "deck": 0, "open": [], "hands": [["petra-1", "petra-4"]]},
            "broke off with actions due, but one was possible",
        ),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        table(**fields)


def test_a_builder_must_hold_what_is_due() -> None:
    """Clause 1b."""
    with pytest.raises(BadPosition, match="does not hold the cards that must still be laid"):
        table(step="building", laying="petra", due=1, hands=[["zeus-1"]], columns=[column("petra", 1)])


def test_a_card_that_is_nowhere_is_missed() -> None:
    """All 108 cards are somewhere."""
    position = table().position()
    position["unseen"].remove("zeus-9")
    with pytest.raises(BadPosition, match="zeus-9 is in 0 places"):
        GAME.position(position)


def test_marked_cards_are_out_with_three_players() -> None:
    """Clause A."""
    position = table(players=3).position()
    position["gone"].remove("akropolis-1")
    position["unseen"].append("akropolis-1")
    with pytest.raises(BadPosition, match="akropolis-1 is marked III"):
        GAME.position(position)


def test_the_cards_aside_are_among_the_unseen() -> None:
    """Chapter A, two players."""
    position = table(players=2, deck=0).position()
    position["gone"].append(position["unseen"].pop())
    with pytest.raises(BadPosition, match="23 cards are unseen, but 24 were set aside"):
        GAME.position(position)


def changed(table_name: str, figures: Any) -> dict[str, dict[str, Any]]:
    tables = {name: dict(entry) for name, entry in GAME.edition.tables.items()}
    tables[table_name]["figures"] = figures
    return tables


def test_an_edition_must_leave_enough_cards_to_deal() -> None:
    """Chapter A."""
    with pytest.raises(BadEdition, match="With 2 players 4 cards are in play, but 13 are dealt"):
        GAME.edition_of("too few", changed("cards.aside", [80, 0, 0]))


def test_the_monuments_are_the_twelve_there_are() -> None:
    names = list(reversed(GAME.edition["monuments.names"]))
    with pytest.raises(BadEdition, match="the twelve in their order"):
        GAME.edition_of("upside down", changed("monuments.names", names))


def test_a_corrected_edition_changes_what_is_scored() -> None:
    """Clause C: the alternative reading, in which an only builder gets the larger part."""
    edition = GAME.edition_of("corrected", changed("fame.sole", [2, 4, 6, 8, 10, 12]))
    match = table(columns=[{}, column("petra", 9)], fame={"petra": 3}, histories=[history(0, 3)], deck=0, actions=1)
    position = match.position() | {"edition": edition.digest}
    again = GAME.position(position, edition=edition)
    again.play("draw mausoleion-1")
    assert again.seat is None
    assert again.scores()[1]["monuments"] == 6
    assert cards("petra", 9) == ["petra-9"]
