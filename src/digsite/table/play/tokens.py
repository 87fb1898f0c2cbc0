"""Personal links: who somebody is at a table, signed by the server. There are no accounts and nothing to remember."""

import hashlib
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from digsite.table.refusals import Refusal

LONGEST_TOKEN = 400


class Pass(NamedTuple):
    """What a token says: a person at a table, and how many new links they had made by then."""

    table: str
    person: int
    links: int


class Signer:
    """Signs and reads tokens. Nobody without the server's secret can make one; they are compared in constant time."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(
            secret, salt="digsite seat", signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        )

    def sign(self, table: str, person: int, links: int) -> str:
        signed: str = self._serializer.dumps([table, person, links])
        return signed

    def read(self, token: str) -> Pass:
        if len(token) > LONGEST_TOKEN:
            raise Refusal("bad-token")
        try:
            table, person, links = self._serializer.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise Refusal("bad-token") from None
        return Pass(table, person, links)
