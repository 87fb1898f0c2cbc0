"""What a seat cannot know is drawn again exactly as likely as it is for the one who remembers what was seen.

Small histories of a pile are worked out completely: every order in which its finds can have arrived, weighed by how
likely it is that all digs turned up what they did. What `redeal` draws is held against that by a chi-square test.
"""

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.match import Match
from tests.thebes.table import GAME, drawn, look, picked, pile, table

EGYPT = 1
FACES = 8
COPIES = GAME.setup(3).box["find_copies"][EGYPT].tolist()
SAMPLES = 6000

Case = tuple[Match, int]
Outcome = tuple[tuple[int, ...], ...]


def in_egypt(history: list[dict[str, Any]], seen: dict[str, int], fresh: int, **fields: Any) -> Match:
    """Three players; seat 2 has what was taken in Egypt."""
    taken: Counter[str] = Counter()
    for row in history:
        if row["what"] in ("drawn", "picked"):
            taken.update({face: n for face, n in row["cards"].items() if face != "rubble"})
    finds: list[dict[str, dict[str, int]]] = [{}, {}, {"egypt": dict(taken)}]
    return table(3, finds=finds, piles={"egypt": pile(fresh, seen, history)}, **fields)


CASES = {
    "rubble that came up twice may be the same": (
        in_egypt([drawn(3, rubble=1), drawn(4, rubble=1, three=1), drawn(4, rubble=2)], {"rubble": 2}, 1),
        0,
    ),
    "what another saw is hidden, and its pile grew": (
        in_egypt(
            [look(1, 3, rubble=1, one=2), drawn(4, rubble=1, one=1)],
            {"rubble": 1, "1": 1},
            1,
        ),
        0,
    ),
    "what I saw is known, and what came later is not": (
        in_egypt(
            [look(0, 3, rubble=1, one=2), drawn(5, one=1, rubble=1), drawn(5, one=1)],
            {"rubble": 1, "1": 1},
            1,
        ),
        0,
    ),
    "what another saw before I looked": (
        in_egypt(
            [look(1, 2, rubble=1, one=1), drawn(3, rubble=1), look(0, 4, rubble=2, one=1, three=1), drawn(5, one=1)],
            {"rubble": 2, "3": 1},
            1,
        ),
        0,
    ),
    "what another saw after I looked": (
        in_egypt(
            [look(0, 2, rubble=1, one=1), look(1, 4, rubble=2, one=2), drawn(4, one=1, rubble=1)],
            {"rubble": 2, "1": 1},
            0,
        ),
        0,
    ),
    "a robber chose, he did not draw": (
        in_egypt([look(1, 4, rubble=1, one=2, three=1), picked(4, one=1)], {"rubble": 1, "1": 1, "3": 1}, 1),
        0,
    ),
    "the robber himself": (
        in_egypt([look(1, 4, rubble=1, one=2, three=1), picked(4, one=1), drawn(5, one=1)], {"rubble": 1, "3": 1}, 1),
        1,
    ),
    "nothing but rubble, as everybody knows, and then it grew": (
        in_egypt(
            [
                drawn(3, rubble=1, six=1),
                {"what": "all", "seat": None, "laid": 3, "cards": {"rubble": 2}},
                drawn(5, rubble=2),
            ],
            {"rubble": 2},
            2,
        ),
        0,
    ),
    "a robber is choosing, so there is something to choose": (
        in_egypt(
            [drawn(2, rubble=2), look(1, 3, rubble=2, four=1)],
            {"rubble": 2, "4": 1},
            0,
            weeks=[1, 0, 1],
            step="picking",
            robbed="egypt",
        ),
        0,
    ),
}


def arrivals(laid: int, left: list[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield every order of faces in which `laid` finds can arrive, and the number of ways it does."""
    if laid == 0:
        yield (), 1
        return
    for face, count in enumerate(left):
        if count:
            left[face] -= 1
            for faces, ways in arrivals(laid - 1, left):
                yield (face, *faces), count * ways
            left[face] += 1


def remembered(match: Match) -> list[tuple[int, int, list[int]]]:
    """The history of the pile: what happened, how many finds had been laid, and how many of each face."""
    rows = match.state["history"][EGYPT, : match.state["rows"][EGYPT]].tolist()
    return [(what, laid, counts) for what, laid, *counts in rows]


def lived_through(match: Match, seat: int, faces: tuple[int, ...]) -> tuple[int, Outcome]:
    """How many ways all digs turned up what they did if finds arrived so, and what is then hidden from the seat."""
    ways = 1
    hidden = []
    gone = [0] * FACES
    for what, laid, counts in remembered(match):
        lying = [faces[:laid].count(face) - gone[face] for face in range(FACES)]
        if not ways or min(lying) < 0:
            return 0, ()
        if what >= 5:
            if what == 5:
                ways *= math.prod(map(math.comb, lying, counts))
            else:
                ways *= all(there >= taken for there, taken in zip(lying, counts, strict=True))
            gone = [g + n if face else 0 for face, (g, n) in enumerate(zip(gone, counts, strict=True))]
        elif what in (seat, 4):
            ways *= lying == counts
        else:
            hidden.append(tuple(lying))
            picking = match.state["step"] == 2 and len(hidden) and what == match.state["seat"]
            ways *= not picking or any(lying[1:])
    hidden.append(tuple(faces.count(face) - gone[face] for face in range(FACES)))
    return ways, tuple(hidden)


def expected(match: Match, seat: int) -> dict[Outcome, float]:
    """How likely everything is that can be hidden from the seat."""
    weights: Counter[Outcome] = Counter()
    for faces, ways in arrivals(int(match.state["laid"][EGYPT]), list(COPIES)):
        likely, hidden = lived_through(match, seat, faces)
        if likely:
            weights[hidden] += ways * likely
    total = sum(weights.values())
    return {hidden: weight / total for hidden, weight in weights.items()}


def redealt(match: Match, seat: int) -> Counter[Outcome]:
    """What `redeal` draws; finds that nobody has seen get a face here."""
    laid_table = match.setup.table()
    chooser = random.Random(7)
    found: Counter[Outcome] = Counter()
    for sample in range(SAMPLES):
        laid_table["state"] = match.state
        kernels.redeal_at(laid_table, 0, seat, key_words(key_from_seed(sample)))
        state = laid_table["state"][0]
        lying = state["seen"][EGYPT].tolist()
        unseen = [face for face in range(FACES) for _ in range(state["unseen"][EGYPT, face])]
        for face in chooser.sample(unseen, int(state["fresh"][EGYPT])):
            lying[face] += 1
        rows = state["history"][EGYPT, : state["rows"][EGYPT]].tolist()
        hidden = [tuple(counts) for what, _, *counts in rows if what < 4 and what != seat]
        found[(*hidden, tuple(lying))] += 1
    return found


@pytest.mark.parametrize(("match", "seat"), CASES.values(), ids=CASES)
def test_hidden_things_are_redealt_as_likely_as_they_are(match: Match, seat: int) -> None:
    likely = expected(match, seat)
    found = redealt(match, seat)
    assert set(found) <= set(likely)
    statistic, cells = 0.0, 0
    rest_found, rest_likely = 0, 0.0
    for hidden, probability in likely.items():
        if probability * SAMPLES < 8:
            rest_found += found[hidden]
            rest_likely += probability * SAMPLES
        else:
            statistic += (found[hidden] - probability * SAMPLES) ** 2 / (probability * SAMPLES)
            cells += 1
    if rest_likely >= 8:
        statistic += (rest_found - rest_likely) ** 2 / rest_likely
        cells += 1
    freedom = cells - 1
    assert freedom > 0
    # Four standard deviations above the mean of the distribution.
    assert statistic < freedom + 4 * math.sqrt(2 * freedom)


def test_the_truth_is_among_what_can_be_redealt() -> None:
    for match, seat in CASES.values():
        hidden = [tuple(counts) for what, _, counts in remembered(match) if what < 4 and what != seat]
        assert any(outcome[:-1] == tuple(hidden) for outcome in expected(match, seat))
