"""Provably fair chance: the host commits to a secret before the players choose their words, and reveals it at the end.

The key of the game is made from the secret and one word from every player. The host cannot choose the key because the
words come after the commitment; a player cannot because the secret is unknown.
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
    """Return the commitment shown at the start: it fixes the secret without revealing anything about it."""
    return hashlib.sha256(b"digsite commitment " + secret).hexdigest()


def mixed_key(secret: bytes, words: list[str]) -> bytes:
    """Return the key of a game, made from the secret and every seat's word in seat order."""
    return hmac.new(secret, json.dumps(words).encode(), hashlib.sha256).digest()[:KEY_BYTES]


def seal(word: str) -> str:
    """Return the fingerprint of a word, which is sent first: it fixes the word, and tells nothing about it."""
    return hashlib.sha256(b"digsite word " + word.encode()).hexdigest()


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The host's commitment, the players' words and the revealed secret, as a record stores them."""

    commitment: str
    words: list[str]
    secret: str
    """The secret in hexadecimal."""
    seals: list[str | None] | None = None
    """For each seat, the fingerprint of its word that was sent first; None where the word itself was sent."""

    def check(self, key: bytes, seats: int) -> None:
        """Raise TamperedRecord if the promise was not kept."""
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
        self._check_seals(seats)

    def _check_seals(self, seats: int) -> None:
        if self.seals is None:
            return
        if len(self.seals) != seats:
            raise TamperedRecord(f"there are {len(self.seals)} fingerprints of words for {seats} seats")
        for number, (sealed, word) in enumerate(zip(self.seals, self.words, strict=True), 1):
            if sealed is not None and word and seal(word) != sealed:
                raise TamperedRecord(f"the word of player {number} is not the one whose fingerprint was sent first")

    @property
    def withheld(self) -> list[int]:
        """The seats whose word was never shown, so that it counts as none."""
        return [seat for seat, sealed in enumerate(self.seals or []) if sealed is not None and not self.words[seat]]
