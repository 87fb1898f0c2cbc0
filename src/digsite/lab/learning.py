"""The learning step of training: a network is fitted to lessons, in plain NumPy."""

from typing import NamedTuple

import numpy as np

from digsite.bots.networks import WIDTHS, known_parts, network
from digsite.core.game import Game
from digsite.lab.lessons import Lessons

WATCHED = 10
"""One game in so many is not learned from, but tells when to stop."""

BATCH = 256
EPOCHS = 6
LEARNING_RATE = 2e-3
DECAY = 0.2
"""Fraction by which weights shrink in a step, per learning rate."""

POINTS_MATTER = 0.25
"""Weight of the error in points, against the error in the shares."""


class Fitted(NamedTuple):
    """A network, and its error on the watched games after each pass over the others."""

    weights: np.ndarray
    errors: list[float]


def fit(game: Game, lessons: Lessons, seed: int | str) -> Fitted:
    """Train a network from nothing. The same lessons and seed give the same network on one machine."""
    watched = lessons.game % WATCHED == WATCHED - 1
    if not watched.any() or watched.all():
        watched = np.arange(len(lessons.game)) % WATCHED == 0
    taught, checked = np.flatnonzero(~watched), lessons.of(np.flatnonzero(watched))
    model = Model(game, lessons, np.random.default_rng(list(str(seed).encode())))
    errors: list[float] = []
    best: dict[str, np.ndarray] = {}
    steps = EPOCHS * -(-len(taught) // BATCH)
    for _ in range(EPOCHS):
        order = model.chance.permutation(taught)
        for first in range(0, len(order), BATCH):
            model.step(lessons.of(np.sort(order[first : first + BATCH])), steps)
        errors.append(model.error(checked))
        if errors[-1] == min(errors):
            best = {name: layer.copy() for name, layer in model.layers.items()}
    return Fitted(model.packed(best), errors)


class Model:
    """The network while it learns: backpropagation, and the steps of Adam."""

    def __init__(self, game: Game, lessons: Lessons, chance: np.random.Generator) -> None:
        self.game, self.chance, self.steps = game, chance, 0
        self.known = known_parts(game)
        self.inputs = 1 / np.maximum(lessons.seen.max(axis=0), 1).astype(np.float32)
        self.parts = (1 / np.maximum(lessons.parts.std(axis=0), 0.1)).astype(np.float32) * self.known
        inside = np.arange(lessons.points.shape[1]) < lessons.players[:, None]
        self.points = np.float32(max(1.0, lessons.points[inside].std()))
        seats, (first, second) = game.players[-1], WIDTHS
        often = float((lessons.seen != 0).sum(axis=1).mean()) + int(self.known.sum())
        self.layers = {
            "seen": self._spread((lessons.seen.shape[1], first), often),
            "parts": self._spread((self.known.size, first), often),
            "players": np.zeros((seats + 1, first), np.float32),
            "middle": self._spread((first, second), first),
            "middle_bias": np.zeros(second, np.float32),
            "last": self._spread((second, 2 * seats), second),
            "last_bias": np.zeros(2 * seats, np.float32),
        }
        self.means = {name: (np.zeros_like(layer), np.zeros_like(layer)) for name, layer in self.layers.items()}

    def _spread(self, shape: tuple[int, int], fan_in: float) -> np.ndarray:
        spread: np.ndarray = self.chance.standard_normal(shape) * np.sqrt(2 / fan_in)
        return spread.astype(np.float32)

    def _forward(self, some: Lessons) -> tuple[np.ndarray, ...]:
        at = self.layers
        numbers = some.seen * self.inputs
        parts = (some.parts * self.parts).reshape(len(some.parts), -1)
        first = np.maximum(numbers @ at["seen"] + parts @ at["parts"] + at["players"][some.players], 0)
        second = np.maximum(first @ at["middle"] + at["middle_bias"], 0)
        outputs = second @ at["last"] + at["last_bias"]
        seats = self.game.players[-1]
        inside = np.arange(seats) < some.players[:, None]
        logits = np.where(inside, outputs[:, :seats], -30)
        logits -= logits.max(axis=1, keepdims=True)
        shares = np.exp(logits)
        shares /= shares.sum(axis=1, keepdims=True)
        missed = np.where(inside, outputs[:, seats:] - some.points / self.points, 0)
        return numbers, parts, first, second, shares, missed

    def error(self, some: Lessons) -> float:
        """Return the mean error: the divergence of the shares, and a part of the error in points."""
        total = 0.0
        for start in range(0, len(some.game), 4096):
            part = some.of(np.arange(start, min(start + 4096, len(some.game))))
            *_, shares, missed = self._forward(part)
            wanted = np.maximum(part.shares, 1e-9)
            total += float((part.shares * (np.log(wanted) - np.log(np.maximum(shares, 1e-9)))).sum())
            total += POINTS_MATTER * 0.5 * float((missed**2).sum())
        return total / len(some.game)

    def step(self, some: Lessons, steps: int) -> None:
        numbers, parts, first, second, shares, missed = self._forward(some)
        at, batch = self.layers, np.float32(len(some.game))
        outputs = np.concatenate([shares - some.shares, POINTS_MATTER * missed], axis=1).astype(np.float32) / batch
        to_second = (outputs @ at["last"].T) * (second > 0)
        to_first = (to_second @ at["middle"].T) * (first > 0)
        slopes = {
            "seen": numbers.T @ to_first,
            "parts": parts.T @ to_first,
            "players": _summed(to_first, some.players, len(at["players"])),
            "middle": first.T @ to_second,
            "middle_bias": to_second.sum(axis=0),
            "last": second.T @ outputs,
            "last_bias": outputs.sum(axis=0),
        }
        self.steps += 1
        rate = LEARNING_RATE * max(0.02, 1 - self.steps / steps)
        for name, slope in slopes.items():
            mean, square = self.means[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            moved = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            at[name] -= rate * (moved + DECAY * at[name])

    def packed(self, layers: dict[str, np.ndarray]) -> np.ndarray:
        """Return the layers as the record that the search uses, for inputs and points as they are."""
        weights, seats = np.zeros(1, network(self.game)), self.game.players[-1]
        for name, layer in layers.items():
            weights[name][0] = layer.reshape(weights[name].shape[1:])
        weights["seen"][0] *= self.inputs[:, None]
        weights["judging"] = self.known.any()
        weights["parts"][0] *= self.parts[:, :, None]
        weights["last"][0, :, seats:] *= self.points
        weights["last_bias"][0, seats:] *= self.points
        return weights


def _summed(rows: np.ndarray, at: np.ndarray, size: int) -> np.ndarray:
    which = np.zeros((len(at), size), np.float32)
    which[np.arange(len(at)), at] = 1
    sums: np.ndarray = which.T @ rows
    return sums
