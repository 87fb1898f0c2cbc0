"""Weights of the networks that judge positions in the search: read, checked and written.

The weights of a game are in the file `learned.npz` of its folder, made by `digsite train`. Beside them, the card
`learned.json` says how they were made. A game without weights is searched without a network.
"""

import functools
import hashlib
import io
import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

import numpy as np

from digsite.bots.networks import known_parts, network
from digsite.core.errors import DigsiteError
from digsite.core.files import write_whole
from digsite.core.game import Game, Setup
from digsite.core.options import settle

FORMAT = "digsite weights 2"
FILE = "learned.npz"

STORED = np.dtype(np.float16)
"""The type of the stored weights. Networks compute in float32, after these were widened without a loss."""


class BadWeights(DigsiteError):
    """A file of weights that cannot be used."""


def weights_of(setup: Setup) -> np.ndarray:
    """Return the network for a set-up, as an array of one record; an empty one if there is none to use.

    A network is used with the figures, the options and the numbers of players that its card names. Raises BadWeights if
    its file does not belong to the card or to the game.
    """
    game = setup.game
    path = game.folder / FILE
    if not path.exists():
        return no_weights(setup)
    weights, card = _shipped(game)
    learned = (card["edition"], settle(game.options, None, game.name))
    fits = (setup.edition.digest, setup.options) == learned and setup.players in card["players"]
    return weights if fits else no_weights(setup)


@functools.cache
def _shipped(game: Game) -> tuple[np.ndarray, dict[str, Any]]:
    path = game.folder / FILE
    return read_weights(path, game), json.loads(card_of(path).read_text(encoding="utf-8"))


def no_weights(setup: Setup) -> np.ndarray:
    """Return the empty array that makes a search do without a network."""
    return _none(setup.game)


@functools.cache
def _none(game: Game) -> np.ndarray:
    return np.zeros(0, network(game))


def card_of(path: Path) -> Path:
    """Return the card that belongs to a file of weights."""
    return path.with_suffix(".json")


def read_weights(path: Path, game: Game) -> np.ndarray:
    """Read weights and check them against their card and the game."""
    content, again = path.read_bytes(), f"train them again: digsite train {game.name}"
    try:
        card = json.loads(card_of(path).read_text(encoding="utf-8"))
        told = {key: card[key] for key in ("format", "game", "rules", "edition", "players", "digest")}
    except (OSError, ValueError, KeyError, TypeError):
        raise BadWeights(f"{path.name} has no readable card {card_of(path).name} beside it; {again}") from None
    if (told["format"], told["game"]) != (FORMAT, game.name):
        raise BadWeights(f"{path.name} has weights of {told['game']!r}, not of {game.name}; {again}")
    if told["rules"] != game.revision:
        raise BadWeights(f"{path.name} was trained with rules {told['rules']}, not {game.revision}; {again}")
    if told["digest"] != digest_of(content):
        raise BadWeights(f"{path.name} is not the file its card describes: the digest differs; {again}")
    return _unpacked(content, path.name, game)


def _unpacked(content: bytes, name: str, game: Game) -> np.ndarray:
    weights = np.zeros(1, network(game))
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as stored:
            layers = {layer: stored[layer] for layer in stored.files}
    except (OSError, ValueError, KeyError):
        raise BadWeights(f"{name} is not a file of weights") from None
    for layer in weights.dtype.names or ():
        shape = weights[layer].shape[1:]
        found = layers[layer].shape if layer in layers else None
        if found != shape or not np.isfinite(layers[layer]).all():
            raise BadWeights(f"{name}: layer {layer!r} of {game.name} must have {shape} finite numbers, not {found}")
        weights[layer][0] = layers[layer]
    if weights["parts"][0][~known_parts(game)].any():
        raise BadWeights(f"{name} uses parts of the judgement that a seat of {game.name} cannot know")
    return weights


def write_weights(
    path: Path, game: Game, weights: np.ndarray, how: dict[str, Any], players: Collection[int] | None = None
) -> None:
    """Write weights, and a card that says for which numbers of players they are used and how they were made."""
    packed = io.BytesIO()
    layers = {layer: weights[layer][0].astype(STORED) for layer in weights.dtype.names or ()}
    np.savez_compressed(packed, **layers)
    content = packed.getvalue()
    card = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.revision,
        "edition": game.edition.digest,
        "players": list(players or game.players),
        "digest": digest_of(content),
        **how,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    write_whole(card_of(path), json.dumps(card, indent=2, ensure_ascii=False) + "\n")


def digest_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
