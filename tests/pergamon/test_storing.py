"""Clause 3c: storing finds."""

import pytest

from digsite.core.errors import IllegalMove
from tests.pergamon.table import GAME, play, table, told

MANY = [f["number"] for f in GAME.new(2, seed=0).view(None)["finds"]]


@pytest.mark.parametrize(
    ("finds", "fee"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 1), (7, 2), (9, 2), (10, 3), (12, 3), (13, 4)]
)
def test_three_finds_are_free_and_every_further_three_cost_a_coin(finds: int, fee: int) -> None:
    """Clause 3c; five finds cost one coin is the rulebook's example."""
    match = table(hands=[MANY[:finds], [], []], coins=[9, 0, 0])
    match.play("store")
    assert told(match, "stored") == [{"seat": 0, "finds": finds, "fee": fee}]
    assert match.view(0)["coins"][0] == 9 - fee


def test_the_fee_must_be_payable() -> None:
    """Clause 3c: who cannot pay discards until the rest can be stored."""
    match = table(hands=[MANY[:5], [], []])
    assert "store" not in match.moves()
    with pytest.raises(IllegalMove, match="cannot pay the storage fee"):
        match.play("store")
    play(match, "clear", f"discard {MANY[0]}")
    assert "store" not in match.moves()
    play(match, f"discard {MANY[1]}", "store")
    assert match.view(0)["hands"][0] == MANY[2:5]


def test_any_finds_may_be_discarded_to_save_the_fee() -> None:
    """Clause 3c: or do not wish to pay."""
    match = play(table(hands=[MANY[:4], [], []], coins=[5, 0, 0]), "clear", f"discard {MANY[3]}", "store")
    assert match.view(0)["coins"][0] == 5
    assert told(match, "find-boxed") == [{"tile": MANY[3]}]


def test_after_sorting_out_nothing_more_is_shown() -> None:
    """Clause 3: exhibiting comes before storing."""
    match = play(table(hands=[MANY[:6], [], []], coins=[5, 0, 0]), "clear")
    assert all(move.startswith(("discard", "store")) for move in match.moves())


def test_who_discards_everything_is_done() -> None:
    """Clause 3c: there is nothing left to store."""
    match = play(table(hands=[MANY[:1], MANY[1:2], []]), "clear", f"discard {MANY[0]}")
    assert match.seat == 1


def test_exhibited_finds_are_not_stored() -> None:
    """Clause 3c."""
    match = table(hands=[[82, 74, *MANY[40:43]], [], []])
    first = next(move for move in match.moves() if move.startswith("row"))
    match.play(first)
    second = next(move for move in match.moves() if move.startswith("row"))
    play(match, second, "show")
    assert "store" in match.moves()
