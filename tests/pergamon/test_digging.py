"""Clause 3a: excavating finds; clause 3: the order of turns; raider: the tomb raider of the two-player game."""

import pytest

from digsite.core.errors import IllegalMove
from tests.pergamon.table import GAME, play, table, told


def test_gallery_iii_costs_3_coins_and_brings_its_two_finds() -> None:
    """Clause 3a, example."""
    match = table(step="digging", coins=[3, 0, 0], galleries=[[], [], [85, 36], [], [14]])
    match.play("dig 3")
    assert match.view(0)["hands"][0] == [36, 85]
    assert match.view(0)["coins"][0] == 0
    assert match.view(0)["galleries"] == [[], [], [], [], [14]]
    assert told(match, "dug") == [{"figure": 0, "gallery": 3, "cost": 3, "finds": 2}]
    assert [event["tile"] for event in told(match, "find-taken")] == [85, 36]


def test_the_cost_does_not_depend_on_how_many_finds_there_are() -> None:
    """Clause 3a."""
    match = table(step="digging", coins=[3, 0, 0], galleries=[[85, 36, 14, 63], [], [], [], []])
    match.play("dig 1")
    assert match.view(0)["coins"][0] == 2
    assert len(match.view(0)["hands"][0]) == 4


def test_new_finds_are_added_to_those_in_hand() -> None:
    """Clause 3a."""
    match = table(step="digging", coins=[1, 0, 0], galleries=[[85], [], [], [], []], hands=[[36], [], []])
    match.play("dig 1")
    assert match.view(0)["hands"][0] == [36, 85]


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("dig 2", "nothing to find in gallery II"),
        ("dig 4", "down to gallery III, not in IV"),
        ("dig 3", "costs 3 coins and you have 2"),
    ],
)
def test_only_galleries_that_hold_finds_are_permitted_and_payable_may_be_dug(move: str, sentence: str) -> None:
    """Clause 3a."""
    track = [None, None, None, None, None, None, 0, None, None, None, None, 1, 2]
    match = table(step="digging", track=track, coins=[2, 0, 0], galleries=[[85], [], [36], [14], []])
    assert match.moves() == ["dig 1", "skip"]
    with pytest.raises(IllegalMove, match=sentence):
        match.play(move)


def test_nobody_has_to_dig() -> None:
    """Clause 3a: may; and who does not dig may still exhibit."""
    match = table(step="digging", coins=[1, 0, 0], galleries=[[85], [], [], [], []], hands=[[14, 53], [], []])
    match.play("skip")
    assert match.view(0)["step"] == "exhibiting"
    assert match.seat == 0


def test_without_coins_nothing_is_asked_about_digging() -> None:
    """Clause 3a: 0 coins skip digging; finds in hand may still be shown."""
    track = [0, 1, 2] + [None] * 10
    match = table(
        step="digging", coins=[1, 0, 0], track=track, galleries=[[85], [36], [], [], []], hands=[[], [14], []]
    )
    match.play("skip")
    assert match.seat == 1
    assert match.view(0)["step"] == "exhibiting"


def test_figures_act_from_right_to_left() -> None:
    """Clause 3."""
    track = [None, 2, None, 0, None, None, None, None, 1, None, None, None, None]
    match = table(seat=2, step="digging", track=track, coins=[9, 9, 9], galleries=[[85], [36], [], [], []])
    seats = [match.seat]
    match.play("skip")
    seats.append(match.seat)
    match.play("skip")
    seats.append(match.seat)
    assert seats == [2, 0, 1]


def raid(purse: int, galleries: list[list[int]], space: int = 7):  # type: ignore[no-untyped-def]
    """Two players; the raider acts after seat 0, who skips, and before seat 1, who then has something to dig."""
    track = [0] + [None] * 12
    track[space - 1], track[12] = "raider", 1
    return play(
        table(players=2, step="digging", track=track, coins=[9, 9], raider_coins=purse, galleries=galleries), "skip"
    )


def test_the_raider_on_space_7_with_3_coins_empties_gallery_iii() -> None:
    """Raider, example."""
    match = raid(3, [[85], [36], [14, 63], [50], [54]])
    assert match.view(0)["galleries"] == [[85], [36], [], [50], [54]]
    assert match.view(0)["raider-coins"] == 0
    assert all(14 not in hand for hand in match.view(0)["hands"])


def test_the_raider_keeps_his_change() -> None:
    """Raider."""
    match = raid(8, [[85], [36], [14, 63], [50], [54]])
    assert match.view(0)["raider-coins"] == 5


def test_the_raider_goes_up_to_a_gallery_with_finds() -> None:
    """Raider: the next higher gallery that holds finds, at that one's price."""
    match = raid(3, [[85], [36], [], [50], [54]])
    assert match.view(0)["galleries"] == [[85], [], [], [50], [54]]
    assert match.view(0)["raider-coins"] == 1


def test_a_raider_who_can_pay_nothing_does_nothing() -> None:
    """Raider."""
    match = raid(0, [[85], [36], [], [50], [54]])
    assert match.view(0)["galleries"] == [[85], [36], [], [50], [54]]


@pytest.mark.parametrize(("backs", "space"), [(["bag", "bag"], 5), (["bag", "chest"], 7), (["chest", "chest"], 9)])
def test_the_backs_place_the_raider_before_anybody_chooses(backs: list[str], space: int) -> None:
    """Raider, phase 2."""
    seed = next(s for s in range(99) if sorted(GAME.new(2, seed=s).view(0)["backs"]) == backs)
    match = GAME.new(2, seed=seed)
    assert match.view(0)["track"][space - 1] == "raider"
    assert match.view(0)["placed"] == 0
    assert f"place {space}" not in match.moves()


def test_the_raider_is_paid_like_anybody_and_takes_the_rest_when_leftmost() -> None:
    """Raider, phase 2."""
    match = GAME.new(2, seed=1)
    space = match.view(0)["track"].index("raider") + 1
    play(match, "place 1", "place 2")
    paid = {event["figure"]: event["coins"] for event in told(match, "paid")}
    assert space > 2
    assert paid[0] == 0
    assert paid["raider"] == sum(match.view(0)["fronts"]) - paid[1]


def test_with_three_players_there_is_no_raider() -> None:
    """Raider: only in the game of two."""
    assert "raider" not in GAME.new(3, seed=1).view(0)["track"]
