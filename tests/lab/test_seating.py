"""Every bot sits in every seat equally often, whatever the number of bots and seats."""

from collections import Counter

import pytest

from digsite.lab.seating import line_ups, seatings

TABLES = [(bots, seats) for bots in range(2, 9) for seats in range(2, 6)]


def letters(found: list[tuple[int, ...]]) -> set[str]:
    return {"".join("ABCDEFGH"[bot] for bot in seats) for seats in found}


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_bot_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    found = Counter((bot, seat) for seating in seatings(bots, seats) for seat, bot in enumerate(seating))
    assert len(found) == bots * seats
    assert len(set(found.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_no_table_has_more_of_one_bot_than_need_be(bots: int, seats: int) -> None:
    for seating in seatings(bots, seats):
        often = Counter(seating).values()
        assert max(often) - min(often) <= 1
        assert len(often) == min(bots, seats)


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_pair_meets_as_often_as_any_other(bots: int, seats: int) -> None:
    met = Counter(
        (min(a, b), max(a, b)) for line_up in line_ups(bots, seats) for a in line_up for b in line_up if a != b
    )
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


def test_no_game_of_a_deal_is_played_twice() -> None:
    for bots, seats in TABLES:
        assert len(set(seatings(bots, seats))) == len(seatings(bots, seats))


def test_two_bots() -> None:
    assert letters(seatings(2, 2)) == {"AB", "BA"}
    assert letters(seatings(2, 3)) == {"AAB", "ABA", "BAA", "ABB", "BAB", "BBA"}
    assert letters(seatings(2, 4)) == {"AABB", "ABBA", "BBAA", "BAAB", "ABAB", "BABA"}


def test_three_bots() -> None:
    assert letters(seatings(3, 2)) == {"AB", "BA", "AC", "CA", "BC", "CB"}
    assert letters(seatings(3, 3)) == {"ABC", "BCA", "CAB"}
    assert letters(line_ups(3, 4)) == {"AABC", "ABBC", "ABCC"}
    assert len(seatings(3, 4)) == 12
