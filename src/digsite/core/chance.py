"""All chance goes through `draw`: a keyed pseudo-random function, or a tape of recorded answers.

SipHash-2-4 of a counter under a 128-bit key. Whoever does not know the key learns nothing about the
next answer from all the earlier ones, and whoever does know it can check them all.

Every state begins with the fields of `CHANCE`. The tape holds the answers of the latest move, so that a
stored game replays without any generator.
"""

import hashlib
import secrets
from typing import Any

import numpy as np

from digsite.core.compiled import rule, small_rule

KEY_BYTES = 16

KEYED, TAPED, SPENT = 0, 1, 2
"""Where answers come from. A tape is spent when it is read past its end, or its answer cannot have been."""


def chance_fields(longest: int) -> list[tuple[Any, ...]]:
    """The fields with which every state begins; `longest` bounds the answers one move may ask for."""
    return [
        ("key", "u8", (2,)),
        ("counter", "u8"),
        ("source", "i2"),
        ("drawn", "i4"),
        ("tape", "u1", (longest,)),
        ("seat", "i2"),
    ]


def key_from_seed(seed: int | str) -> bytes:
    """The 128-bit key of a game that is to be repeatable."""
    return hashlib.sha256(f"digsite seed {seed}".encode()).digest()[:KEY_BYTES]


def fresh_key() -> bytes:
    """A key nobody can guess, from the operating system."""
    return secrets.token_bytes(KEY_BYTES)


def key_words(key: bytes) -> np.ndarray:
    """The key as it stands in a state."""
    return np.frombuffer(key, dtype="<u8").astype(np.uint64)


@rule
def siphash(key0, key1, word):
    """SipHash-2-4 of the eight bytes of `word`: two rounds for them, two for the length, four to finish."""
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
def keyed_number(state, n):
    """Below n, every number equally likely: a hash that would favour the low ones is thrown away."""
    while True:
        word = siphash(state.key[0], state.key[1], state.counter)
        state.counter += np.uint64(1)
        product = np.int64(word >> np.uint64(33)) * n
        remainder = product & 0x7FFFFFFF
        if remainder >= n or remainder >= 0x80000000 % n:
            return product >> 31


@small_rule
def draw(state, n):
    """What chance answers: a number from 0 to n - 1."""
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
