"""The setups of tables: game, number of players, options and edition. Tables with the same share one.

A game is dealt with them, or begins from a position.
"""

import functools
import json

import msgspec

import digsite
from digsite.core.chance import key_from_seed
from digsite.core.fairness import mixed_key
from digsite.core.game import Setup
from digsite.core.match import Match
from digsite.table.play.entries import Opened


@functools.lru_cache(maxsize=256)
def _setup(game: str, players: int, options: str, own_edition: bytes | None) -> Setup:
    loaded = digsite.load(game)
    edition = None
    if own_edition is not None:
        own = msgspec.json.decode(own_edition)
        edition = loaded.edition_of(own["name"], own["tables"])
    return loaded.setup(players, json.loads(options), edition, recorded=True)


def setup_of(opened: Opened) -> Setup:
    """Return the setup of a table. Tables with the same game, options and edition share it."""
    own = msgspec.json.encode(opened.own_edition) if opened.own_edition else None
    return _setup(opened.game, opened.players, json.dumps(opened.options, sort_keys=True), own)


def key_of(opened: Opened, secret: bytes, words: list[str]) -> bytes:
    """Return the key of all chance at a table: of the promised secret and everybody's words, or of a chosen deal."""
    return mixed_key(secret, words) if opened.lesson is None else key_from_seed(opened.lesson)


def begun(opened: Opened, setup: Setup, key: bytes) -> Match:
    """Return the match of a table before its first move: dealt by the key, or in the position that it starts from.

    A position gives what chance has answered so far. The key gives everything from there on.
    """
    if opened.start is None:
        return Match.dealt(setup, key)
    match = setup.game.position(opened.start.position, edition=setup.edition, key=key)
    match.setup = setup  # shared with other tables, and with what is cached for it
    return match
