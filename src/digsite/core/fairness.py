"""Provably fair chance: the host promises a secret before anybody says a word, and shows it when the game is over.

The key of the game is made of the secret and a word from every player. The host cannot choose the key, because the
words come after the promise; no player can, because the secret is not known.
"""

import hashlib
import hmac
import json
import secrets

import msgspec

from digsite.core.chance import KEY_BYTES
from digsite.core.errors import TamperedRecord

SECRET_BYTES = 32


def fresh_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown at the start: it fixes the secret, and tells nothing about it."""
    return hashlib.sha256(b"digsite commitment " + secret).hexdigest()


def mixed_key(secret: bytes, words: list[str]) -> bytes:
    """The key of a game: the secret with the word of every seat, in the order of the seats."""
    return hmac.new(secret, json.dumps(words).encode(), hashlib.sha256).digest()[:KEY_BYTES]


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was promised, said and shown, as it stands in a record."""

    commitment: str
    words: list[str]
    secret: str
    """In hexadecimal."""

    def check(self, key: bytes, seats: int) -> None:
        """Refuse a promise that was not kept."""
        try:
            secret = bytes.fromhex(self.secret)
        except ValueError:
            raise TamperedRecord("the secret behind the key is not hexadecimal") from None
        if not hmac.compare_digest(commitment(secret), self.commitment):
            raise TamperedRecord("the secret is not the one that was promised at the start")
        if len(self.words) != seats:
            raise TamperedRecord(f"there are {len(self.words)} words for {seats} seats")
        if mixed_key(secret, self.words) != key:
            raise TamperedRecord("the key is not made of the secret and the players' words")
