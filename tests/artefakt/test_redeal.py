"""What a seat cannot know is drawn again uniformly: counted against all the deals there are."""

import itertools
import random
from collections import Counter
from typing import Any

from digsite.core.chance import key_from_seed
from digsite.core.match import Match
from tests.artefakt.table import GAME, arrive, held, lay
from tests.every_game.walk import chosen

DRAWS = 3000


def chi_square(counts: Counter[Any], weights: Counter[Any]) -> float:
    """How far counts are from what weights lead one to expect, for as many degrees of freedom as weights less one."""
    assert set(counts) <= set(weights), "something impossible was dealt"
    total = sum(weights.values())
    drawn = sum(counts.values())
    expected = {what: drawn * weight / total for what, weight in weights.items()}
    return sum((counts[what] - mean) ** 2 / mean for what, mean in expected.items())


def limit(degrees: int) -> float:
    """Return the value a chi-square of this many degrees exceeds once in ten thousand (Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + 3.719 * spread**0.5) ** 3)


def redealt(match: Match, seat: int, read: Any) -> Counter[Any]:
    return Counter(read(match.redealt(seat, key_from_seed(f"draw {i}"))) for i in range(DRAWS))


def laid(match: Match) -> Any:
    """The position of a match that was redealt, which it begins with."""
    return match.start if match.start is not None and not match.played else match.position()


def parts(match: Match, seat: int, colour: str = "blue") -> tuple[int, ...]:
    """The parts on a card."""
    seen = laid(match)["cards"][seat]["seen"]
    return tuple(sorted(fragment["part"] for fragment in seen if fragment["colour"] == colour))


def hands(unknown: list[int], *sizes: int, known: list[list[int]] | None = None) -> Counter[Any]:
    """All ways to deal cards of these sizes from the copies of parts a seat cannot place; nobody has all four."""
    known = known or [[] for _ in sizes]
    found: Counter[Any] = Counter()
    for deal in itertools.permutations(range(len(unknown)), sum(sizes)):
        left = iter(deal)
        cards = [
            tuple(sorted(more + [unknown[next(left)] for _ in range(size)]))
            for more, size in zip(known, sizes, strict=True)
        ]
        if all(set(card) != {1, 2, 3, 4} for card in cards):
            found[tuple(cards)] += 1
    return found


ALL = [1, 1, 2, 2, 3, 3, 4, 4]


def without(*parts_known: int) -> list[int]:
    left = list(ALL)
    for part in parts_known:
        left.remove(part)
    return left


def test_another_players_card_is_any_that_the_own_one_leaves() -> None:
    """Seat 0 holds blue 1, 1 and 2; seat 1 holds three blue fragments, two lie unseen in the middle."""
    match = lay(2, cards={0: ["blue 1", "blue 1", "blue 2"], 1: ["blue 3", "blue 4", "blue 3"]})
    counts = redealt(match, 0, lambda other: (parts(other, 1),))
    weights = hands(without(1, 1, 2), 3)
    assert chi_square(counts, weights) < limit(len(weights) - 1)


def test_nobody_is_dealt_a_whole_artefact_for_then_the_game_would_be_over() -> None:
    """Seat 1 holds five of the seven blue fragments that seat 0 does not have."""
    match = lay(2, cards={0: ["blue 1"], 1: ["blue 2", "blue 2", "blue 3", "blue 3", "blue 1"]})
    counts = redealt(match, 0, lambda other: (parts(other, 1),))
    weights = hands(without(1), 5)
    assert all(len(set(card)) < 4 for (card,) in counts)
    assert chi_square(counts, weights) < limit(len(weights) - 1)


def test_what_was_seen_stays_and_the_rest_is_drawn_around_it() -> None:
    """Seat 0 knows blue 4 on the card of seat 1, and saw what lies on site 3."""
    cards = {0: ["blue 1", "blue 2"], 1: ["blue 4 @0", "blue 2", "blue 3"], 2: ["blue 1"]}
    match = lay(3, cards=cards, sites={3: ["blue 3 @0", "blue 4 @2"]})
    counts = redealt(match, 0, lambda other: (parts(other, 1), parts(other, 2)))
    weights = hands(without(1, 2, 4, 3), 2, 1, known=[[4], []])
    assert chi_square(counts, weights) < limit(len(weights) - 1)
    for i in range(20):
        other = match.redealt(0, key_from_seed(i))
        assert other.view(0)["sites"][2]["fragments"]["blue"] == [None, 3]


def test_what_others_saw_on_a_site_is_drawn_again_together_with_their_cards() -> None:
    """Two seats, one card and one site, whose fragment seat 0 takes: the joint law, as seat 0 may expect it."""
    cards, sites = {0: ["blue 1", "blue 1", "blue 2"], 1: ["blue 4"]}, {3: ["blue 3 @1"]}
    match = lay(2, [[1, 10, 10], [10, 10, 10]], cards=cards, sites=sites)
    counts: Counter[Any] = Counter()
    for i in range(DRAWS):
        other = match.redealt(0, key_from_seed(f"draw {i}"))
        for move in ("plan 213", "plan 123", "go 3", "go 9", "go 9", "go 8", "go 7", "go 7"):
            other.play(move)
        own = list(held(other, 0))
        for kept in ("blue 1", "blue 1", "blue 2"):
            own.remove(kept)
        counts[parts(other, 1), (int(own[0][-1]),)] += 1
    weights = hands(without(1, 1, 2), 1, 1)
    assert chi_square(counts, weights) < limit(len(weights) - 1)


def bare(match: Match) -> bytes:
    """The position of a match as bytes, without its chance."""
    state = match._states.copy()
    for field in ("key", "counter", "source", "drawn", "tape"):
        state[field] = 0
    return bytes(state.tobytes())


def same_for(seat: int, *matches: Match) -> bool:
    """Whether a seat is dealt the same from these positions, under any key."""
    return all(len({bare(match.redealt(seat, key_from_seed(i))) for match in matches}) == 1 for i in range(40))


def test_whether_another_drew_what_he_knew_there_is_not_told() -> None:
    """Seat 1 gave blue 1 back and drew a blue one: seat 0 cannot know if seat 1 still knows one in the middle."""
    it_is_there = lay(3, cards={1: ["blue 2"]}, middle=["blue 1 @1"])
    he_drew_it = lay(3, cards={1: ["blue 1"]})
    assert same_for(0, it_is_there, he_drew_it)
    assert not same_for(1, it_is_there, he_drew_it)


def test_which_of_the_own_fragments_another_has_seen_is_not_told() -> None:
    """Seat 1 looked at one of the two blue fragments that lay on a site before seat 0 took both."""
    assert same_for(0, *(lay(2, cards={0: both}) for both in (["blue 1 @1", "blue 4"], ["blue 1", "blue 4 @1"])))


def test_whether_a_fragment_that_nobody_knows_was_ever_seen_is_not_told() -> None:
    """One given back went on to a site, or it stayed in the middle; nobody saw which."""
    assert same_for(0, lay(2, sites={3: ["blue 1"]}), lay(2, sites={3: ["blue"]}, middle=["blue 1"]))


def test_redealing_twice_is_redealing_once() -> None:
    """What is dealt depends on the key and on what the seat knows, on nothing else."""
    for players in GAME.players:
        match, chooser = GAME.new(players, seed=players, options={"open-sites": "2-3-7-8"}), random.Random(players)
        while match.seat is not None:
            seat = chooser.randrange(players)
            again = match.redealt(seat, key_from_seed(2)).redealt(seat, key_from_seed(1))
            assert bare(again) == bare(match.redealt(seat, key_from_seed(1)))
            match.play(chosen(match, chooser))


def test_a_gift_on_its_way_counts_as_handed_over() -> None:
    """Seat 2 watches an exchange: the partner's card and the gift together are no artefact, or he would have won."""
    cards = {0: ["blue 1", "yellow 2"], 1: ["blue 2", "blue 3", "blue 2", "yellow 3"]}
    match = arrive([[8, 10, 10], [10, 10, 10], [10, 10, 9]], cards=cards)
    match.play("trade 2 blue 1")

    def read(other: Match) -> Any:
        (gift,) = laid(other)["passing"]["seen"]
        return parts(other, 1), (gift["part"],)

    weights = Counter(
        {(card, gift): n for (card, gift), n in hands(ALL, 3, 1).items() if {*card, *gift} != {1, 2, 3, 4}}
    )
    counts = redealt(match, 2, read)
    assert chi_square(counts, weights) < limit(len(weights) - 1)


def test_each_of_24_plans_is_as_likely_as_another() -> None:
    match = lay(2)
    match.play("plan 123")
    counts = redealt(match, 1, lambda other: tuple(laid(other)["plans"][0]))
    weights = Counter(itertools.permutations((1, 2, 3, 4), 3))
    assert len(counts) == 24
    assert chi_square(counts, weights) < limit(23)


def test_faces_are_decided_by_the_same_law_as_if_all_had_been_shuffled_first() -> None:
    """Two fragments from the middle, one after the other: any two of the seven that nobody has seen."""
    counts: Counter[Any] = Counter()
    for seed in range(600):
        match = arrive([[2, 9, 9], [9, 9, 9]], cards={1: ["blue 1"]}, sites={2: ["blue", "blue"]}, seed=seed)
        counts[parts(match, 0)] += 1
    weights = Counter(tuple(sorted(two)) for two in itertools.permutations(without(1), 2))
    assert chi_square(counts, weights) < limit(len(weights) - 1)
