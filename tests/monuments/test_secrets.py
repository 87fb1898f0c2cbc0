"""What a seat knows, what it cannot know, and that the latter is drawn again evenly."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pytest

from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.errors import NothingToUndo
from digsite.core.match import Match
from digsite.games.monuments.moves import card_name
from digsite.games.monuments.state import NONE
from tests.monuments.table import GAME, cards, column, play, table

Deal = tuple[tuple[str, ...], ...]
"""The hands of all seats."""

SIGMAS = 3.7
"""A chi-square this many standard deviations above its mean comes up once in some thousands of tests."""


def redeals(match: Match, seat: int, times: int) -> Iterable[Any]:
    """States that the seat cannot tell from the true one."""
    for number in range(times):
        laid = match._table.copy()
        kernels.redeal_at(laid, 0, seat, key_words(key_from_seed(number)))
        yield laid[0]["state"]


def hands(state: Any, players: int) -> Deal:
    return tuple(tuple(card_name(card) for card in state["hand"][seat] if card != NONE) for seat in range(players))


def expect_even(match: Match, seat: int, possible: set[Deal], times: int) -> None:
    """Every possible deal comes up, none else does, and the chi-square of their numbers is not too large."""
    found = Counter(hands(state, match.players) for state in redeals(match, seat, times))
    assert set(found) <= possible
    expected = times / len(possible)
    chi_square = sum((found[deal] - expected) ** 2 / expected for deal in possible)
    freedom = len(possible) - 1
    assert chi_square < freedom + SIGMAS * (2 * freedom) ** 0.5


def deals(pool: list[str], sizes: dict[int, int], fixed: dict[int, list[str]], players: int = 4) -> set[Deal]:
    """Return every way to deal these numbers of cards from a pool, beside the cards the seats surely have."""
    found: set[Deal] = set()

    def give(left: list[str], seats: list[int], given: dict[int, tuple[str, ...]]) -> None:
        if not seats:
            found.add(tuple(tuple(sorted([*fixed.get(s, []), *given.get(s, ())])) for s in range(players)))
            return
        for chosen in itertools.combinations(left, sizes[seats[0]]):
            give([card for card in left if card not in chosen], seats[1:], {**given, seats[0]: chosen})

    give(pool, list(sizes), {})
    return found


def only(possible: set[Deal], seat: int, holds: Callable[[tuple[str, ...]], bool]) -> set[Deal]:
    return {deal for deal in possible if holds(deal[seat])}


def test_open_cards_are_remembered_until_they_leave_the_hand() -> None:
    """Clause 1a: all saw it being taken."""
    match = table(hands=[["petra-1", "mausoleion-7"]])
    play(match, "draw mausoleion-1", "draw deck")
    assert match.view(1)["hands"][0] == {"cards": 4, "known": ["mausoleion-1"]}
    assert match.view(None)["hands"][0]["known"] == ["mausoleion-1"]
    play(match, "score mausoleion-1", "with mausoleion-7")
    assert match.view(1)["hands"][0]["known"] == []


def test_what_is_dealt_and_drawn_is_in_no_view_but_the_owners() -> None:
    """Chapter A and clause 1a."""
    match = table(hands=[["petra-1"], ["zeus-1"]], players=2)
    for seat, mine, theirs in ((0, "petra-1", "zeus-1"), (1, "zeus-1", "petra-1")):
        view = match.view(seat)
        faces = view.pop("cards")
        assert mine in view["hand"]
        assert len(faces) == 108
        assert theirs not in str(view)
    view = match.view(None)
    view.pop("cards")
    assert "petra-1" not in str(view)
    assert "zeus-1" not in str(view)


def test_a_redeal_keeps_what_the_seat_knows() -> None:
    """Its own hand, the cards taken openly, all that lies open; the others' hands keep their size."""
    match = GAME.new(3, seed=8)
    play(match, match.moves()[1], "draw deck", "draw deck", "end", "draw deck")
    for state in redeals(match, 2, 20):
        assert hands(state, 3)[2] == tuple(match.view(2)["hand"])
        assert state["held"].tolist() == match.state["held"].tolist()
        assert (state["shown"] == match.state["shown"]).all()
        assert (state["open"] == match.state["open"]).all()
        GAME.check(match.setup.box, state)


def test_the_unseen_cards_are_dealt_evenly() -> None:
    """Two hidden cards, one hidden card beside one taken openly, three in the deck: 60 deals."""
    match = table(hands=[["zeus-9"], ["petra-1", "petra-2"], ["petra-3", "zeus-1"], []], shown=["zeus-1"], deck=3)
    pool = [*cards("petra", 1, 2, 3), *match.position()["unseen"]]
    possible = deals(pool, {1: 2, 2: 1}, {0: ["zeus-9"], 2: ["zeus-1"]})
    assert len(possible) == 60
    expect_even(match, 0, possible, 6000)


def test_a_spectator_reckons_with_every_hand() -> None:
    """Seat -1 knows nothing but what lies open."""
    match = table(hands=[["zeus-9"], ["petra-1", "petra-2"]], deck=2)
    pool = ["zeus-9", "petra-1", "petra-2", *match.position()["unseen"]]
    expect_even(match, -1, deals(pool, {0: 1, 1: 2}, {}), 3000)


def test_with_two_players_the_cards_aside_may_be_anywhere() -> None:
    """Chapter A: a card set aside unseen may as well be in the other hand, or in the deck."""
    match = table(players=2, hands=[[], ["petra-1"]], deck=5)
    pool = ["petra-1", *match.position()["unseen"]]
    assert len(pool) == 30
    expect_even(match, 0, deals(pool, {1: 1}, {}, 2), 6000)


def test_who_builds_has_the_cards_that_must_follow() -> None:
    """Clause 1b: a second builder who has laid one card holds two more."""
    hand = [*cards("petra", 1, 2, 3), "zeus-1", "zeus-2"]
    match = table(seat=1, hands=[[], hand, ["petra-4"]], columns=[column("petra", 8, 9)], deck=2)
    play(match, "build petra-3")
    pool = [*cards("petra", 1, 2, 4), "zeus-1", "zeus-2", *match.position()["unseen"]]
    possible = only(deals(pool, {1: 4, 2: 1}, {}), 1, lambda held: sum("petra" in card for card in held) >= 2)
    expect_even(match, 0, possible, 6000)


def test_a_card_taken_openly_counts_among_those_that_must_follow() -> None:
    """Clause 1b: then nothing binds the hidden ones."""
    match = table(seat=1, hands=[[], [*cards("petra", 1, 2), "zeus-1"]], shown=["petra-2"], deck=2)
    play(match, "build petra-1")
    pool = ["zeus-1", *match.position()["unseen"]]
    expect_even(match, 0, deals(pool, {1: 1}, {1: ["petra-2"]}), 900)


@pytest.mark.parametrize("what", ["score", "fourth"])
def test_who_discards_one_card_of_a_pair_has_the_other(what: str) -> None:
    """Clauses 1 and 1d: petra-1, petra-4 and zeus-1 show ships."""
    match = table(seat=1, hands=[["zeus-1"], ["petra-1", "petra-4", "petra-2"], ["zeus-2"]], deck=2)
    play(match, f"{what} petra-1")
    unseen = match.position()["unseen"]
    symbols = {face["card"]: face["symbol"] for face in match.view(None)["cards"]}
    pool = ["petra-4", "petra-2", "zeus-2", *unseen]
    possible = only(deals(pool, {1: 2, 2: 1}, {0: ["zeus-1"]}), 1, lambda held: "ship" in map(symbols.get, held))
    expect_even(match, 0, possible, 6000)


def acts(match: Match, held: tuple[str, ...], own: str = "") -> bool:
    """Whether cards allow an action where nothing can be drawn: a pair, two of one monument, one for an own one."""
    symbols = {face["card"]: face["symbol"] for face in match.view(None)["cards"]}
    monuments = [card.rpartition("-")[0] for card in held]
    pair = len({symbols[card] for card in held}) < len(held)
    return pair or len(set(monuments)) < len(held) or own in monuments


def test_where_nothing_can_be_drawn_who_is_asked_has_an_action() -> None:
    """Clause 1: here a pair, or a card for the own Petra."""
    hand, other = ["petra-1", "zeus-2"], ["zeus-3", "pharos-1", "babylon-4"]
    match = table(seat=1, deck=0, open=["pyramids-4"], hands=[[], hand, other], columns=[{}, column("petra", 9)])
    play(match, "draw pyramids-4")
    assert match.seat == 1
    every = deals([*hand, *other], {1: 2, 2: 3}, {1: ["pyramids-4"]})
    possible = only(every, 1, lambda held: acts(match, held, "petra"))
    assert (len(every), len(possible)) == (10, 8)
    expect_even(match, 0, possible, 2000)


def test_whose_turn_ended_unasked_had_no_action() -> None:
    """Clause 1: everybody knows so much of the hand when the game is over."""
    hand, other = ["petra-1", "zeus-2"], ["zeus-3", "pharos-1", "babylon-4"]
    match = table(seat=1, deck=0, open=["pyramids-4"], hands=[[], hand, other])
    play(match, "draw pyramids-4")
    assert match.seat is None
    every = deals([*hand, *other], {1: 2, 2: 3}, {1: ["pyramids-4"]})
    possible = only(every, 1, lambda held: not acts(match, held))
    assert (len(every), len(possible)) == (10, 4)
    expect_even(match, 0, possible, 1200)


def test_an_ordinary_end_tells_nothing_of_the_last_hand() -> None:
    """Clause C: seat 1 might have had a pair or not."""
    match = table(seat=1, deck=0, actions=1, hands=[[], ["petra-1", "zeus-2"], ["zeus-3", "pharos-1"]])
    play(match, "draw mausoleion-1", "end")
    assert match.seat is None
    pool = ["petra-1", "zeus-2", "zeus-3", "pharos-1"]
    expect_even(match, 0, deals(pool, {1: 2, 2: 2}, {1: ["mausoleion-1"]}), 1200)


def test_the_future_is_drawn_again_too() -> None:
    """The deck's order: what is drawn next differs between redeals."""
    match = table(hands=[["petra-1"]])
    drawn = set()
    for number in range(30):
        other = match.redealt(0, key_from_seed(number))
        other.play("draw deck")
        drawn.update(other.view(0)["hand"])
    assert len(drawn) > 15


def test_a_reveal_is_not_taken_back() -> None:
    """A card laid from a hidden hand has been seen; one taken from the display had been seen before."""
    match = play(table(hands=[cards("petra", 1, 2, 3)]), "draw mausoleion-1")
    match.undo(0)
    play(match, "build petra-1")
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_equal_positions_are_equal_bytes() -> None:
    """The order in which cards came into a hand leaves no trace."""
    one = play(table(hands=[["petra-1"]]), "draw mausoleion-1", "draw mausoleion-4")
    two = play(table(hands=[["petra-1"]]), "draw mausoleion-4", "draw mausoleion-1")
    names = [name for name in one.state.dtype.names if name not in ("key", "counter", "source", "drawn", "tape")]
    assert all(np.array_equal(one.state[name], two.state[name]) for name in names)
