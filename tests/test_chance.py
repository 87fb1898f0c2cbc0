"""All chance: the generator is SipHash-2-4, its numbers are uniform, and a tape answers instead of it."""

import numpy as np
import pytest

import digsite
from digsite.core import kernels
from digsite.core.chance import AHEAD, SPENT, TAPED, draw, fresh_key, key_from_seed, key_words, siphash, with_hashes
from digsite.core.compiled import kernel
from digsite.starter.game import GAME
from digsite.starter.game.rules import STATE


@kernel
def hashed(key, word):
    return siphash(key[0], key[1], word)


@kernel
def drawn_many(states, n, out):
    for i in range(len(out)):
        out[i] = draw(states[0], n)


def test_siphash_gives_its_authors_test_vector() -> None:
    """Key 00 01 ... 0f, message 00 01 ... 07: the ninth vector of the reference implementation."""
    key = key_words(bytes(range(16)))
    word = np.uint64(int.from_bytes(bytes(range(8)), "little"))
    assert int(hashed(key, word)) == int.from_bytes(bytes.fromhex("6224939a79f5f593"), "little")


@pytest.mark.parametrize("n", [2, 3, 5, 60, 255])
def test_every_number_below_n_is_equally_likely(n: int) -> None:
    """Chi-square over 200 draws a number, with a fixed key; the bound is five standard deviations."""
    states = np.zeros(1, STATE)
    states["key"] = key_words(key_from_seed("uniform"))
    out = np.zeros(200 * n, np.int64)
    drawn_many(states, n, out)
    counts = np.bincount(out, minlength=n)
    assert len(counts) == n
    chi_square = ((counts - 200) ** 2 / 200).sum()
    assert abs(chi_square - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_hashes_computed_ahead_give_the_same_answers() -> None:
    """For this number, almost half of the hashes are rejected. With none left, a state goes on at its counter."""
    out = [np.zeros(100 * AHEAD + 5, np.int64) for _ in range(2)]
    for answers, dtype in zip(out, (STATE, with_hashes(STATE)), strict=True):
        states = np.zeros(1, dtype)
        states["key"], states["counter"] = key_words(key_from_seed("ahead")), 2**64 - 7
        for part in (answers[: AHEAD + 5], answers[AHEAD + 5 :]):
            drawn_many(states, 2**30 + 1, part)
            states["counter"] += np.uint64(3)
            if "left" in dtype.names:
                states["left"] = 0
    assert out[0].tolist() == out[1].tolist()


def test_seeds_deal_the_same_game_and_no_seed_an_unforeseeable_one() -> None:
    game = digsite.load("pergamon")
    assert game.new(3, seed=7).position() == game.new(3, seed=7).position()
    assert game.new(3, seed=7).position() != game.new(3, seed=8).position()
    assert len({str(game.new(3).position()) for _ in range(5)}) == 5
    assert fresh_key() != fresh_key()


@pytest.mark.parametrize(("tape", "drawn"), [([2, 1], 2), ([3, 0], 2), ([2, 7], 2)])
def test_a_tape_answers_until_it_says_what_cannot_be(tape: list[int], drawn: int) -> None:
    table = GAME.setup(2).table()
    table["state"]["tape"], table["state"]["source"] = tape, TAPED
    kernels.deal_at(table, 0)
    state = table["state"][0]
    assert state["drawn"] == drawn
    assert state["source"] == (TAPED if tape == [2, 1] else SPENT)
