"""What the planner promises about a dig: no promise contradicts the rules, and what was promised comes as often."""

import random
from collections import Counter
from math import comb

import numpy as np
import pytest
from bench.thebes_digs import digs_of_game

from digsite.core.match import Match
from digsite.games.thebes import odds
from digsite.games.thebes.state import REGIONS, Card, Face, Region, Step
from digsite.games.thebes.view import REGION_NAMES, hand_has_permit, usable
from tests.every_game.walk import chosen
from tests.thebes.table import GAME, drawn, look, pile, table

POINTS = tuple(GAME.setup(2).box["find_points"].tolist())


def test_how_many_finds_came_is_that_of_a_shuffled_deck() -> None:
    """Three finds and three green cards in every order; two green cards are out and the third lies on top."""
    came: Counter[int] = Counter()
    orders = list(np.ndindex(2, 2, 2, 2, 2, 2))
    for order in orders:
        if sum(order) == 3:
            third = [place for place, green in enumerate(order) if green][2]
            came[third - 2] += 1
    expected = [came[n] / comb(6, 3) for n in range(4)]
    assert odds.arrived(3, 2, 3) == pytest.approx(expected)


COPIES = (2, 2, 0, 1, 0, 0, 0, 1)
"""A small region: two rubble, two finds worth 1, one worth 3, and a book."""


def live(chance: random.Random, digs: list[int]) -> tuple[list[tuple[int, ...]], list[int]] | None:
    """Let finds and digs come in any order; return what each dig showed and what lies there, or None if one cannot be.

    Six green cards, of which three are out.
    """
    finds = [face for face, count in enumerate(COPIES) for _ in range(count)]
    chance.shuffle(finds)
    deck = ["find"] * 6 + ["green"] * 6
    chance.shuffle(deck)
    fourth = [place for place, card in enumerate(deck) if card == "green"][3]
    laid = deck[:fourth].count("find")
    times = sorted(chance.randrange(2**30) for _ in digs)
    arrivals = sorted(chance.randrange(2**30) for _ in range(laid))
    lying: list[int] = []
    shown = []
    coming = iter(finds)
    for dig, time in zip(digs, times, strict=True):
        while arrivals and arrivals[0] < time:
            arrivals.pop(0)
            lying.append(next(coming))
        if len(lying) <= dig:
            return None
        chance.shuffle(lying)
        up, lying = lying[:dig], lying[dig:]
        shown.append(tuple(Counter(up)[face] for face in range(8)))
        lying += [face for face in up if face == Face.RUBBLE]
    lying += [next(coming) for _ in arrivals]
    return shown, lying


def test_what_may_lie_there_is_what_lies_there_in_as_many_lives() -> None:
    """A pile was dug in twice. Of very many lives of such a pile those count in which the digs showed the same."""
    shown = [(1, 1, 0, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0, 0, 0)]
    facts = odds.PileFacts(
        COPIES, (3, 6), odds.NOTHING, odds.NOTHING, tuple((odds.DREW, cards) for cards in shown), 2, None
    )
    chance = random.Random(1)
    happened: Counter[int] = Counter()
    sizes: Counter[int] = Counter()
    for _ in range(150_000):
        life = live(chance, [2, 1])
        if life and life[0] == shown and life[1]:
            up = chance.sample(life[1], min(2, len(life[1])))
            happened[sum(POINTS[face] for face in up)] += 1
            sizes[len(up)] += 1
    lives = sum(happened.values())
    assert lives > 3000
    promise = odds.promises(facts, POINTS, 2)[1]
    for counted, chances in ((happened, promise.points), (sizes, promise.cards)):
        for number, likely in enumerate(chances.tolist()):
            error = (lives * likely * (1 - likely)) ** 0.5
            assert abs(counted[number] - lives * likely) <= 4 * error + 1e-6, number


def may_dig(match: Match) -> list[int]:
    """Regions in which the seat to act may dig."""
    state, seat = match.state, match.seat
    if seat is None or state["step"] != Step.TURN:
        return []
    return [
        region
        for region in range(REGIONS)
        if state["piled"][region] and state["special"][seat, region] and any(hand_has_permit(state, seat, region))
    ]


def check_promises(match: Match) -> None:
    """Dig: the seat to act is promised no more than the table and the box allow, and nobody else anything."""
    box, state, seat = match.setup.box, match.state, match.seat
    assert seat is not None
    view = match.view(seat)
    promised = view["dig-promises"]
    assert all(match.view(other)["dig-promises"] == {} for other in (None, (seat + 1) % match.setup.players))
    assert set(promised) == {REGION_NAMES[region] for region in may_dig(match)}
    for region in may_dig(match):
        name = REGION_NAMES[region]
        helpers = int(state["cards"][seat, Card.HELPER])
        most = int(box["dig_table"][usable(box, state, seat, region, helpers)].max())
        assert len(promised[name]) == most
        known = view["piles"][region]
        left = [copies - known["out"].get(str(n), 0) for n, copies in enumerate(box["find_copies"][region][:7])]
        dearest = sorted((n for n in range(1, 7) for _ in range(left[n])), reverse=True)
        exact = odds.promises_in(box, state, region, seat, most)
        for cards, (promise, chances) in enumerate(zip(promised[name], exact, strict=True), 1):
            best = sum(dearest[:cards])
            low, high = promise["points-range"]
            assert 0 <= low <= high <= best
            assert 0 <= promise["points"] <= best + 0.01
            assert 0 <= promise["finds"][0] <= promise["finds"][1] <= cards
            assert [float(each.sum()) for each in chances] == pytest.approx([1, 1, 1])
            if known["only-rubble"]:
                assert promise["finds"] == promise["points-range"] == [0, 0]
            if not promise["fewer"]:
                assert state["piled"][region] >= cards


OFTEN = 1 / 5
"""Part of all decisions at which promises are checked: from one card to the next they hardly change."""


@pytest.mark.parametrize("game", range(12))
@pytest.mark.parametrize("players", GAME.players)
def test_no_promise_contradicts_the_rules(seed: int, players: int, game: int) -> None:
    """Dig: no more cards than the table says, no finds that have left the game, and nothing impossible comes."""
    match, chance = GAME.new(players, seed=f"{seed} {game}"), random.Random(f"{seed} {game}")
    sample = random.Random(f"{seed} {game} sample")
    while match.seat is not None:
        if sample.random() < OFTEN:
            check_promises(match)
        seat, move = match.seat, match.setup.notation.write(chosen(match, chance))
        region = Region[move.split()[1].upper()] if move.startswith("dig") else None
        before = odds.facts_of(match.setup.box, match.state, region, seat) if region is not None else None
        told = match.play(move)
        if before:
            faces = [event["find"] for event in told if event["event"] == "found"]
            asked = next(int(event["cards"]) for event in told if event["event"] == "dug")
            chances = odds.promises(before, POINTS, asked)[-1]
            rubble = sum(event["event"] == "rubble" for event in told)
            assert chances.cards[rubble + len(faces)] > 0
            assert chances.finds[len(faces)] > 0
            assert chances.points[sum(int(face) for face in faces if face != "knowledge")] > 0


def test_the_range_told_is_the_shortest_in_which_most_digs_end(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(300):
        parts = [chance.randint(0, 9) for _ in range(chance.randint(1, 12))] + [1]
        chances = np.array(parts) / sum(parts)
        low, high = odds.likely_range(chances)
        assert chances[low : high + 1].sum() >= odds.LIKELY - 1e-8
        shorter = range(len(parts) - high + low + 1)
        assert all(chances[first : first + high - low].sum() < odds.LIKELY + 1e-8 for first in shorter)


def test_whoever_looked_and_saw_nothing_come_since_knows_what_comes() -> None:
    """Scholar: all four cards of a pile, seen by seat 0, are a certainty for that seat and for nobody else."""
    seen = {"rubble": 2, "3": 1, "5": 1}
    history = [look(0, 4, rubble=2, three=1, five=1)]
    books = {"special-crete-3": 2, "special-crete-2": 2}
    with_look = table(cards=[books], piles={"crete": pile(0, seen, history)})
    promise = with_look.view(0)["dig-promises"]["crete"]
    assert promise[3] == {"fewer": False, "finds": [2, 2], "points": 8.0, "points-range": [8, 8]}
    assert promise[5]["fewer"]
    without = table(cards=[{}, books], weeks=[1, 0], piles={"crete": pile(0, seen, history)})
    assert without.view(1)["dig-promises"]["crete"][3]["finds"] != [2, 2]


def test_rubble_seen_again_and_again_lowers_what_is_promised() -> None:
    """Dig: what was turned up lies there again, and the finds are gone."""
    cards = [{"special-crete-3": 2}]
    fresh = table(cards=cards, piles={"crete": pile(6)})
    dug = table(
        cards=cards,
        finds=[{"crete": {"5": 1, "4": 1}}],
        piles={"crete": pile(2, {"rubble": 4}, [drawn(6, rubble=3, five=1), drawn(6, rubble=2, four=1)])},
    )
    first, later = (match.view(0)["dig-promises"]["crete"][3]["points"] for match in (fresh, dug))
    assert later < first / 1.4


def test_what_was_promised_comes_as_often() -> None:
    """The first digs of the calibration bench: on average what was promised, within four standard errors."""
    digs = [dig for seed in range(40) for dig in digs_of_game(2 + seed % 3, seed)]
    assert len(digs) > 300
    for what in ("cards", "finds", "points"):
        differences = []
        for dig in digs:
            chances = getattr(dig.promise, what)
            differences.append(getattr(dig, what) - float(chances @ np.arange(len(chances))))
        error = float(np.std(differences)) / len(digs) ** 0.5
        assert abs(float(np.mean(differences))) < 4 * error, what
