"""Personal links: who somebody is at a table, signed by the server. There are no accounts."""

import hashlib
from typing import NamedTuple

from cachetools import LRUCache
from itsdangerous import BadSignature, URLSafeSerializer

from digsite.table.play.notices import SPECTATOR, Viewer
from digsite.table.play.refusals import Refusal
from digsite.table.play.sitting import Sitting

MAX_TOKEN_LENGTH = 400

MAX_READ = 10_000
"""Number of valid tokens that are remembered, so that a signature is checked once and not for every move."""


class Pass(NamedTuple):
    """The content of a token: a person at a table, and how many new links they had made by then."""

    table: str
    person: int
    links: int


class Signer:
    """Signs and reads tokens. Only the server's secret can make one; signatures are compared in constant time."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(
            secret, salt="digsite seat", signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        )
        self._read: LRUCache[str, Pass] = LRUCache(MAX_READ)

    def sign(self, table: str, person: int, links: int) -> str:
        signed: str = self._serializer.dumps([table, person, links])
        return signed

    def read(self, token: str) -> Pass:
        if known := self._read.get(token):
            return known
        if len(token) > MAX_TOKEN_LENGTH:
            raise Refusal("bad-token")
        try:
            table, person, links = self._serializer.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise Refusal("bad-token") from None
        self._read[token] = Pass(table, person, links)
        return self._read[token]

    def read_at(self, sitting: Sitting, token: str) -> Pass:
        """Read a token that must be of this table, even if it was replaced by a newer one."""
        signed = self.read(token)
        if signed.table != sitting.table:
            raise Refusal("bad-token")
        return signed

    def person(self, sitting: Sitting, token: str | None) -> int | None:
        """Return who a token belongs to at this table; None without a token."""
        if token is None:
            return None
        signed = self.read_at(sitting, token)
        if signed.links != sitting.people[signed.person].links:
            raise Refusal("old-link")
        return signed.person

    def viewer(self, sitting: Sitting, token: str | None, seat: int | None) -> Viewer:
        """Return the viewer that a token and the chosen seat make."""
        return viewer_of(sitting, self.person(sitting, token), seat)


def viewer_of(sitting: Sitting, person: int | None, seat: int | None) -> Viewer:
    """Return a person as a viewer: at the chosen seat, else at the one that has to decide, else at their first."""
    if person is None:
        if seat is not None:
            raise Refusal("token-needed")
        return SPECTATOR
    mine = sitting.seats_of(person)
    if seat is not None:
        if seat not in mine:
            raise Refusal("not-your-seat")
        return Viewer(person, seat, (seat,))
    looks = sitting.to_act if sitting.to_act in mine else next(iter(mine), None)
    return Viewer(person, looks, tuple(mine))
