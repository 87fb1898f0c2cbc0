"""Clause 2: distributing research funds; and who is paid what."""

import random

import pytest

from digsite.core.errors import IllegalMove
from tests.pergamon.table import CARDS, GAME, play, table, told


def placing(pot: list[int], players: int = 3):  # type: ignore[no-untyped-def]
    """Before placing, with two cards face down whose values will be `pot`."""
    match = GAME.new(players, seed=1)
    position = match.position() | {"backs": ["bag" if coins <= 4 else "chest" for coins in pot]}
    if players == 2:
        position["track"] = [None] * 13
        position["track"][[5, 7, 9][position["backs"].count("chest")] - 1] = "raider"
    return GAME.position(position, seed=1)


def pay(pot: list[int], *places: int, players: int = 3):  # type: ignore[no-untyped-def]
    """Place the figures and turn up exactly these cards."""
    match = placing(pot, players)
    for space in places[:-1]:
        match.play(f"place {space}")
    cards, answers = list(CARDS), []
    for coins in pot:
        kind = [card for card in cards if (card <= 4) == (coins <= 4)]
        answers.append(kind.index(coins))
        cards.remove(coins)
    match.play_from(f"place {places[-1]}", answers)
    return match, [event["coins"] for event in sorted(told(match, "paid"), key=lambda e: str(e["figure"]))]


def test_seven_and_four_make_eleven_coins() -> None:
    """Clause 2, example."""
    match, paid = pay([7, 4], 1, 2, 3)
    assert told(match, "funds-turned") == [{"coins": 7, "second_coins": 4, "pot": 11}]
    assert sum(paid) == 11


def test_a_pot_of_3_for_requests_2_4_6_pays_2_1_0() -> None:
    """Clause 2: from right to left, as long as the coins suffice."""
    _, paid = pay([1, 2], 4, 8, 12)
    assert paid == [2, 1, 0]


def test_a_pot_of_16_for_requests_0_1_1_pays_0_1_15() -> None:
    """Clause 2: the last figure takes all the rest."""
    _, paid = pay([8, 8], 1, 2, 3)
    assert paid == [0, 1, 15]


def test_the_order_on_the_track_decides_not_the_order_of_placing() -> None:
    """Clause 2: the figure furthest to the right is paid first."""
    _, paid = pay([1, 2], 12, 8, 4)
    assert paid == [0, 1, 2]


def test_a_space_holds_one_figure() -> None:
    """Clause 2."""
    match = placing([1, 2])
    match.play("place 7")
    assert "place 7" not in match.moves()
    with pytest.raises(IllegalMove, match=r"Space 7 is taken.*rules, 2"):
        match.play("place 7")


def test_players_place_clockwise_from_the_start_player() -> None:
    """Clause 2."""
    match = placing([1, 2])
    seats = [match.seat]
    for space in (5, 6):
        match.play(f"place {space}")
        seats.append(match.seat)
    assert seats == [0, 1, 2]


def test_values_are_hidden_until_all_have_placed() -> None:
    """Clause 2: the back tells bag or chest, no more."""
    match = placing([7, 4])
    assert match.view(0)["backs"] == ["chest", "bag"]
    assert match.view(0)["fronts"] == [0, 0]
    play(match, "place 1", "place 2", "place 3")
    first, second = match.view(0)["fronts"]
    assert first >= 5
    assert 1 <= second <= 4


def test_backs_are_drawn_from_the_cards_that_are_left() -> None:
    """Clause 2: with one bag and one chest left the two backs are different, whatever chance answers."""
    cards = {"calendar": 12, "funds-left": [1, 0, 0, 0, 0, 0, 0, 1]}
    for seed in range(8):
        match = GAME.position(
            table(calendar=11, seat=2, acting=13, hands=[[], [], [15]], fronts=[2, 7]).position()
            | {"funds-left": cards["funds-left"]},
            seed=seed,
        )
        match.play("store")
        assert sorted(match.view(0)["backs"]) == ["bag", "chest"]


def test_bags_and_chests_come_as_often_as_the_deck_has_them() -> None:
    """12 bags and 12 chests: two of a kind 47.8 % of the time. Five standard deviations are allowed."""
    deals = [GAME.new(3, seed=seed).view(0)["backs"] for seed in range(600)]
    alike = sum(first == second for first, second in deals)
    assert abs(alike - 600 * 11 / 23) < 5 * (600 * 11 / 23 * 12 / 23) ** 0.5


def test_all_108_coins_are_paid_out_over_a_game() -> None:
    """The 24 cards are used up exactly in 12 rounds."""
    for players in (2, 3, 4):
        match, chooser = GAME.new(players, seed=players), random.Random(players)
        while match.seat is not None:
            match.play(chooser.choice(match.legal()))
        assert sum(event["coins"] for event in told(match, "paid")) == 108
        assert [event["pot"] for event in told(match, "funds-turned")].count(0) == 0
        assert match.position()["funds-left"] == [0] * 8
