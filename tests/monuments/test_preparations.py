"""Clause A: what is dealt, and what everybody may know of it."""

import pytest

from tests.monuments.table import ALL, GAME, cards


@pytest.mark.parametrize(
    ("players", "historians", "marked", "aside", "deck"),
    [(2, 3, 24, 24, 47), (3, 3, 24, 0, 66), (4, 2, 0, 0, 85)],
)
def test_five_cards_each_three_open_and_the_historians(
    players: int, historians: int, marked: int, aside: int, deck: int
) -> None:
    """Clause A; with four players one stone goes back, with three, and here with two, the marked cards."""
    match = GAME.new(players, seed=3)
    view = match.view(None)
    assert [hand["cards"] for hand in view["hands"]] == [5] * players
    assert len(view["open"]) == 3
    assert view["historians"] == [historians] * players
    assert len(view["gone"]) == marked
    assert (view["aside"], view["deck"]) == (aside, deck)
    assert view["fame"] == [0] * 12
    assert match.seat == 0


def test_the_marked_cards_are_two_of_every_monument() -> None:
    """Clause A, reconstructed: never two with the same symbol."""
    view = GAME.new(3, seed=0).view(None)
    symbols = {face["card"]: face["symbol"] for face in view["cards"]}
    for track in view["monuments"]:
        out = [card for card in view["gone"] if card.rpartition("-")[0] == track["monument"]]
        assert len({symbols[card] for card in out}) == 2


def test_every_monument_has_the_values_1_to_9_and_three_of_each_symbol() -> None:
    """The cards."""
    faces = GAME.new(4, seed=0).view(None)["cards"]
    assert [face["card"] for face in faces] == ALL
    for first in range(0, 108, 9):
        monument = faces[first : first + 9]
        assert [face["value"] for face in monument] == list(range(1, 10))
        symbols = [face["symbol"] for face in monument]
        assert [symbols.count(symbol) for symbol in ("ship", "helmet", "scroll")] == [3, 3, 3]
    assert faces[ALL.index("petra-4")]["symbol"] == "ship"


def test_only_the_owner_is_told_which_cards_were_dealt() -> None:
    """Clause A: hands are hidden."""
    match = GAME.new(4, seed=3)
    for seat in range(4):
        dealt = [event for event in match.events_for(seat) if event["event"] == "card-dealt"]
        assert {event["seat"] for event in dealt} == {seat}
        assert sorted(event["card"] for event in dealt) == sorted(match.view(seat)["hand"])
    assert not [event for event in match.events_for(None) if event["event"] == "card-dealt"]
    assert match.view(None)["hand"] == []


def test_indices_and_names_of_cards() -> None:
    """Monuments are numbered alphabetically."""
    assert ALL[0] == "akropolis-1"
    assert ALL[-9:] == cards("zeus", *range(1, 10))
    assert sorted(ALL) == ALL
