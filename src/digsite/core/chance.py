"""All chance goes through `draw`: a keyed pseudo-random function, or a tape of recorded answers.

The function is SipHash-2-4 of a counter under a 128-bit key. Without the key, the earlier answers tell nothing about
the next one; with the key, every answer can be checked.

Every state begins with the fields of `chance_fields`. The tape holds the answers of the latest move, so a stored game
replays without a generator.

Where one compiled call draws many numbers under one key, the state may have room for hashes computed ahead: a processor
with vectors computes many side by side in little more time than one. The answers are the same.
"""

import hashlib
import secrets
from typing import Any

import numpy as np
from numba.extending import overload

from digsite.core.compiled import INLINED, rule, small_rule

KEY_BYTES = 16

KEYED, TAPED, SPENT = 0, 1, 2
"""Where answers come from. A tape is spent when it is read past its end or holds an impossible answer."""


def chance_fields(longest: int) -> list[tuple[Any, ...]]:
    """Return the fields every state begins with; `longest` is the maximum number of answers in one move."""
    return [
        ("key", "u8", (2,)),
        ("counter", "u8"),
        ("source", "i2"),
        ("drawn", "i4"),
        ("tape", "u1", (longest,)),
        ("seat", "i2"),
    ]


AHEAD = 32
"""Hashes computed at a time. Of fewer, the compiler would make that many copies of the code instead of vectors."""


def with_hashes(state: np.dtype) -> np.dtype:
    """Return the type of state with room for hashes computed ahead: all of them, and how many are left.

    They come first: Numba would take a record for another one that has the same fields in the same places and more.
    """
    return np.dtype([("hashes", "u8", (AHEAD,)), ("left", "i8"), *state.descr])


def key_from_seed(seed: int | str) -> bytes:
    """Return the 128-bit key of a repeatable game."""
    return hashlib.sha256(f"digsite seed {seed}".encode()).digest()[:KEY_BYTES]


def fresh_key() -> bytes:
    """Return an unpredictable key from the operating system."""
    return secrets.token_bytes(KEY_BYTES)


def key_words(key: bytes) -> np.ndarray:
    """Return the key in the form a state stores it."""
    return np.frombuffer(key, dtype="<u8").astype(np.uint64)


@small_rule
def siphash(key0, key1, word):
    """Return SipHash-2-4 of the eight bytes of `word`: two rounds for them, two for the length, four to finish."""
    length = np.uint64(8 << 56)
    v0 = key0 ^ np.uint64(0x736F6D6570736575)
    v1 = key1 ^ np.uint64(0x646F72616E646F6D)
    v2 = key0 ^ np.uint64(0x6C7967656E657261)
    v3 = key1 ^ np.uint64(0x7465646279746573) ^ word
    for i in range(8):
        if i == 2:
            v0 ^= word
            v3 ^= length
        elif i == 4:
            v0 ^= length
            v2 ^= np.uint64(0xFF)
        v0 += v1
        v2 += v3
        v1 = ((v1 << np.uint64(13)) | (v1 >> np.uint64(51))) ^ v0
        v3 = ((v3 << np.uint64(16)) | (v3 >> np.uint64(48))) ^ v2
        v0 = (v0 << np.uint64(32)) | (v0 >> np.uint64(32))
        v2 += v1
        v0 += v3
        v1 = ((v1 << np.uint64(17)) | (v1 >> np.uint64(47))) ^ v2
        v3 = ((v3 << np.uint64(21)) | (v3 >> np.uint64(43))) ^ v0
        v2 = (v2 << np.uint64(32)) | (v2 >> np.uint64(32))
    return v0 ^ v1 ^ v2 ^ v3


@rule
def one_hash(state):
    """Compute the hash of the counter."""
    return siphash(state.key[0], state.key[1], state.counter)


@rule
def hash_ahead(state):
    """Compute the hashes of the counter and of those after it."""
    key0, key1, counter, hashes = state.key[0], state.key[1], state.counter, state.hashes
    for i in range(AHEAD):
        hashes[i] = siphash(key0, key1, counter + np.uint64(i))
    state.left = AHEAD


@small_rule
def hash_from_ahead(state):
    """Return the hash of the counter, which is among those computed ahead if any is left."""
    if state.left == 0:
        hash_ahead(state)
    found = state.hashes[-state.left & (AHEAD - 1)]
    state.left -= 1
    return found


def next_hash(state):
    """Return the hash of the counter. Interpreted, there are no vectors, and it is computed by itself."""
    return one_hash(state)


@overload(next_hash, jit_options=INLINED)
def choose_next_hash(state):
    chosen = hash_from_ahead if "hashes" in state.fields else one_hash
    return lambda state: chosen(state)


@rule
def keyed_number(state, n):
    """Return a number below n, each equally likely. Hashes that would favour low numbers are rejected."""
    while True:
        word = next_hash(state)
        state.counter += np.uint64(1)
        product = np.int64(word >> np.uint64(33)) * n
        remainder = product & 0x7FFFFFFF
        if remainder >= n or remainder >= 0x80000000 % n:
            return product >> 31


@small_rule
def draw(state, n):
    """Return chance's answer, a number from 0 to n - 1."""
    at = state.drawn
    if state.source == KEYED:
        answer = keyed_number(state, n)
        if at < len(state.tape):
            state.tape[at] = answer
    elif at < len(state.tape) and state.source == TAPED and state.tape[at] < n:
        answer = np.int64(state.tape[at])
    else:
        state.source = SPENT
        answer = np.int64(0)
    state.drawn += 1
    return answer
