"""Train the network of a game: self-play by the search, learning from what it found, and a match of new against old.

Each round plays games with the best network so far, or by playing games out if there is none. A network learns from all
games of the latest rounds. It becomes the best one if it wins more than half against the best one before it.
"""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import Struct

import digsite
from digsite.bots.kernels import NODE, SEARCH, WIDTHS, grow, network, workbench
from digsite.bots.learned import FILE, no_weights, read_weights, write_weights
from digsite.bots.question import Question
from digsite.bots.search import Budget, Habits, Search
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import PLAY, SIMULATION, ensure_compiled
from digsite.core.errors import BadSetup
from digsite.core.files import write_whole
from digsite.core.game import Game, Setup
from digsite.core.observing import NUMBER
from digsite.lab.evidence import interval
from digsite.lab.seating import seatings
from digsite.running import ALONE, Crew, pieces

KEPT_FORMAT = "digsite training 1"
DONE = "result.json"

ROOT = 1

MEMORY = 3
"""Rounds whose games are learned from: the latest ones."""

CURIOSITY = 0.1
"""Probability that a move of self-play is chosen by its visits instead of the most visited one."""

FROM_SEARCH = 0.75
"""Weight of what the search expects in what is learned; the rest is how the game ended."""

LOOK_ON = 0.5
"""Weight of the decisions that follow in what the search expects: short searches are noisy."""

WATCHED = 10
"""One game in so many is not learned from, but tells when to stop."""

BATCH = 256
EPOCHS = 6
LEARNING_RATE = 2e-3
DECAY = 0.2
"""Fraction by which weights shrink in a step, per learning rate."""

POINTS_MATTER = 0.25
"""Weight of the error in points, against the error in the shares."""

CHUNK = 20
"""Games that are saved together."""


class Lessons(NamedTuple):
    """What is learned from: one row for each observer of each decision. Places count clockwise from the observer."""

    seen: np.ndarray
    players: np.ndarray
    turn: np.ndarray
    """The place of the seat to move."""
    shares: np.ndarray
    points: np.ndarray
    game: np.ndarray
    """The number of the game."""

    @classmethod
    def together(cls, parts: list["Lessons"]) -> "Lessons":
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))

    def of(self, rows: np.ndarray) -> "Lessons":
        return Lessons(*(column[rows] for column in self))


@dataclass(frozen=True)
class SelfPlay:
    """Work: chunks of games of the search against itself, with each number of players in turn."""

    game: str
    weights: np.ndarray
    iterations: int
    seed: str

    @property
    def setups(self) -> list[Setup]:
        return [digsite.load(self.game).setup()]

    def prepare(self) -> None:
        for part in (PLAY, SEARCH, SIMULATION):
            ensure_compiled(digsite.load(self.game), part)

    def play(self, number: int) -> Lessons:
        return Lessons.together([self.play_game(i) for i in range(number * CHUNK, (number + 1) * CHUNK)])

    def play_game(self, number: int) -> Lessons:
        game = digsite.load(self.game)
        counts = [game.players[0], *game.players]
        setup = game.setup(counts[number % len(counts)])
        seed = f"self-play {self.seed} {number}"
        match, chance = setup.deal(seed), random.Random(seed)
        habits = Habits().record()
        nodes = np.zeros(self.iterations + ROOT + 1, NODE)
        bench = np.zeros(1, workbench(game))
        seen, movers, found = list[np.ndarray](), list[int](), list[np.ndarray]()
        while match.seat is not None:
            step = f"{seed} decision {len(match.played)}"
            question = Question.about(match, step)
            legal = question.legal()
            if len(legal) == 1:
                match.play(legal[0])
                continue
            nodes[:] = np.zeros((), NODE)
            bench["given"] = question.table["state"]
            bench["share_sums"] = bench["point_sums"] = 0.0
            tree = (key_words(key_from_seed(step)), 0, self.iterations, nodes, ROOT, ROOT + 1)
            grow(setup.boxes, bench, match.seat, *tree, habits, self.weights)
            for seat in range(setup.players):
                seen.append(np.zeros(game.observation.size(), NUMBER))
                kernels.observe_at(question.table, 0, seat, seen[-1])
            movers.append(match.seat)
            found.append(np.stack([bench["share_sums"][0], bench["point_sums"][0]]) / self.iterations)
            match.play(_choice(nodes, chance))
        outcome = match.outcome()
        assert outcome is not None
        ended = np.zeros((2, game.players[-1]))
        ended[0, outcome.winners] = 1 / len(outcome.winners)
        ended[1, : setup.players] = outcome.points
        targets = _mixed(np.array(found), ended)
        observers = range(setup.players)
        return Lessons(
            np.array(seen, NUMBER),
            np.full(len(seen), setup.players, np.uint8),
            np.array([(mover - seat) % setup.players for mover in movers for seat in observers], np.uint8),
            np.array([_seen_from(seat, each[0], setup.players) for each in targets for seat in observers], np.float32),
            np.array([_seen_from(seat, each[1], setup.players) for each in targets for seat in observers], np.float32),
            np.full(len(seen), number, np.int32),
        )


def _seen_from(seat: int, values: np.ndarray, players: int) -> np.ndarray:
    """Return what is given by seat by place, clockwise from a seat."""
    turned = np.zeros(len(values))
    turned[:players] = np.roll(values[:players], -seat)
    return turned


def _mixed(found: np.ndarray, ended: np.ndarray) -> np.ndarray:
    """Return what is learned at each decision: what the search expected there and later on, and how the game ended."""
    later = found.copy()
    for i in range(len(found) - 2, -1, -1):
        later[i] += LOOK_ON * (later[i + 1] - later[i])
    mixed: np.ndarray = FROM_SEARCH * later + (1 - FROM_SEARCH) * ended
    return mixed


def _choice(nodes: np.ndarray, chance: random.Random) -> int:
    """Choose a move at the root: the most visited one, and now and then another, by its visits."""
    found = []
    child = nodes[ROOT]["child"]
    while child:
        found.append((int(nodes[child]["visits"]), int(nodes[child]["move"])))
        child = nodes[child]["sibling"]
    if chance.random() < CURIOSITY:
        return chance.choices([move for _, move in found], [visits for visits, _ in found])[0]
    return max(found)[1]


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
    """The network while it learns, in plain NumPy: backpropagation, and the steps of Adam."""

    def __init__(self, game: Game, lessons: Lessons, chance: np.random.Generator) -> None:
        self.game, self.chance, self.steps = game, chance, 0
        self.inputs = 1 / np.maximum(lessons.seen.max(axis=0), 1).astype(np.float32)
        inside = np.arange(lessons.points.shape[1]) < lessons.players[:, None]
        self.points = np.float32(max(1.0, lessons.points[inside].std()))
        seats, (first, second) = game.players[-1], WIDTHS
        often = float((lessons.seen != 0).sum(axis=1).mean())
        self.layers = {
            "seen": self._spread((lessons.seen.shape[1], first), often),
            "players": np.zeros((seats + 1, first), np.float32),
            "turn": np.zeros((seats, first), np.float32),
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
        first = np.maximum(numbers @ at["seen"] + at["players"][some.players] + at["turn"][some.turn], 0)
        second = np.maximum(first @ at["middle"] + at["middle_bias"], 0)
        outputs = second @ at["last"] + at["last_bias"]
        seats = self.game.players[-1]
        inside = np.arange(seats) < some.players[:, None]
        logits = np.where(inside, outputs[:, :seats], -30)
        logits -= logits.max(axis=1, keepdims=True)
        shares = np.exp(logits)
        shares /= shares.sum(axis=1, keepdims=True)
        missed = np.where(inside, outputs[:, seats:] - some.points / self.points, 0)
        return numbers, first, second, shares, missed

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
        numbers, first, second, shares, missed = self._forward(some)
        at, batch = self.layers, np.float32(len(some.game))
        outputs = np.concatenate([shares - some.shares, POINTS_MATTER * missed], axis=1).astype(np.float32) / batch
        to_second = (outputs @ at["last"].T) * (second > 0)
        to_first = (to_second @ at["middle"].T) * (first > 0)
        slopes = {
            "seen": numbers.T @ to_first,
            "players": _summed(to_first, some.players, len(at["players"])),
            "turn": _summed(to_first, some.turn, len(at["turn"])),
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
            weights[name][0] = layer
        weights["seen"][0] *= self.inputs[:, None]
        weights["last"][0, :, seats:] *= self.points
        weights["last_bias"][0, seats:] *= self.points
        return weights


def _summed(rows: np.ndarray, at: np.ndarray, size: int) -> np.ndarray:
    which = np.zeros((len(at), size), np.float32)
    which[np.arange(len(at)), at] = 1
    sums: np.ndarray = which.T @ rows
    return sums


@dataclass(frozen=True)
class Duel:
    """Work: deals of one network against another, with each number of players in turn, and in every seating.

    A piece is the first one's share of the wins, scaled so that 0.5 is fair with any number of players, and 1 is all.
    """

    game: str
    players: tuple[int, ...]
    weights: tuple[np.ndarray, np.ndarray]
    budgets: tuple[Budget, Budget]
    seed: str

    @property
    def setups(self) -> list[Setup]:
        game = digsite.load(self.game)
        return [game.setup(players) for players in self.players]

    def prepare(self) -> None:
        for part in (PLAY, SEARCH, SIMULATION):
            ensure_compiled(digsite.load(self.game), part)

    def play(self, number: int) -> float:
        players = self.players[number % len(self.players)]
        setup = digsite.load(self.game).setup(players)
        won, had = 0.0, 0
        for seating in seatings(2, players):
            bots = [Search("", self.budgets[who], 1, weights=_always(self.weights[who])) for who in seating]
            match = setup.deal(f"duel {self.seed} {number}")
            while match.seat is not None:
                step = f"duel {self.seed} {number} {seating} {len(match.played)}"
                match.play(bots[match.seat].think(Question.about(match, step), step).move)
            outcome = match.outcome()
            assert outcome is not None
            won += sum(seating[seat] == 0 for seat in outcome.winners) / len(outcome.winners)
            had += seating.count(0)
        return won / had * players / 2


def _always(weights: np.ndarray) -> Callable[[Setup], np.ndarray]:
    return lambda setup: weights


@dataclass(frozen=True)
class Recipe:
    """How a network is trained."""

    game: str
    seed: str = "0"
    rounds: int = 2
    games: int = 1200
    """Games of self-play in a round."""
    iterations: int = 24
    """Iterations of the search for each decision of self-play."""
    deals: int = 60
    """Deals in the match of new against old, each in every seating."""
    match_iterations: int = 200
    """Iterations for each decision of that match, the same for both."""

    def check(self) -> None:
        for name in ("rounds", "games", "iterations", "deals", "match_iterations"):
            least = 2 if name.endswith("iterations") else 1
            if getattr(self, name) < least:
                raise BadSetup(f"{name} is {getattr(self, name)}, and must be at least {least}")

    @property
    def chunks(self) -> int:
        return -(-self.games // CHUNK)


class Round(Struct, forbid_unknown_fields=True):
    """How a round went."""

    number: int
    games: int
    lessons: int
    error: float
    """The error on games that were not learned from."""
    share: float
    """The share of the new network against the best one before it; 0.5 is fair with any number of players."""
    low: float
    high: float
    better: bool


Progress = Callable[[str, int, int], None]
"""Called with what is done now, how much of it is done, and how much there is."""


def train(recipe: Recipe, folder: Path, crew: Crew = ALONE, progress: Progress | None = None) -> Iterator[Round]:
    """Train a network and yield each round when it is done.

    Everything is saved in the folder, so the same recipe goes on where it stopped. The best network is then in its file
    `learned.npz`, if it is better than playing games out.
    """
    recipe.check()
    game = digsite.load(recipe.game)
    _claim(recipe, game, folder)
    for part in (PLAY, SEARCH, SIMULATION):
        ensure_compiled(game, part)
    best, rounds = no_weights(game.setup()), list[Round]()
    for number in range(1, recipe.rounds + 1):
        place = folder / f"round-{number}"
        if (place / DONE).exists():
            done = msgspec.json.decode((place / DONE).read_bytes(), type=Round)
        else:
            done = _round(recipe, number, folder, best, crew, progress or (lambda *_: None))
        rounds.append(done)
        if done.better:
            best = read_weights(place / FILE, game)
            write_weights(folder / FILE, game, best, _card(recipe, rounds))
        yield done


def _claim(recipe: Recipe, game: Game, folder: Path) -> None:
    """Note the recipe in the folder, or check that it is the one that the folder was begun with."""
    noted = {"format": KEPT_FORMAT, **asdict(recipe), "rules": game.revision, "edition": game.edition.digest}
    path = folder / "recipe.json"
    noted.pop("rounds")  # more rounds may be added
    if not path.exists():
        write_whole(path, json.dumps(noted, indent=2) + "\n")
    elif json.loads(path.read_text(encoding="utf-8")) != noted:
        raise BadSetup(f"{folder} holds the training of another recipe; use another folder")


def _round(recipe: Recipe, number: int, folder: Path, best: np.ndarray, crew: Crew, progress: Progress) -> Round:
    game, place = digsite.load(recipe.game), folder / f"round-{number}"
    place.mkdir(parents=True, exist_ok=True)
    _play_games(
        SelfPlay(recipe.game, best, recipe.iterations, f"{recipe.seed} {number}"), recipe, place, crew, progress
    )
    recent = [folder / f"round-{each}" for each in range(max(1, number - MEMORY + 1), number + 1)]
    chunks = [_read_lessons(path) for each in recent for path in sorted(each.glob("games-*.npz"))]
    progress("learning", 0, 1)
    fitted = fit(game, Lessons.together(chunks), f"{recipe.seed} {number}")
    write_weights(place / FILE, game, fitted.weights, {"recipe": asdict(recipe), "round": number})
    rivals = (read_weights(place / FILE, game), best)
    budget = Budget(iterations=recipe.match_iterations)
    duel = Duel(recipe.game, tuple(game.players), rivals, (budget, budget), f"{recipe.seed} {number}")
    shares: list[float] = []
    for share in pieces(duel, range(recipe.deals), crew):
        shares.append(share)
        progress("new against old", len(shares), recipe.deals)
    low, high = interval(shares)
    share = float(np.mean(shares))
    lessons = sum(len(chunk.game) for chunk in chunks)
    games = len(chunks) * CHUNK
    done = Round(number, games, lessons, min(fitted.errors), share, low, high, share > 0.5)
    write_whole(place / DONE, msgspec.json.encode(done).decode() + "\n")
    return done


def _play_games(work: SelfPlay, recipe: Recipe, place: Path, crew: Crew, progress: Progress) -> None:
    """Play the games of a round that are not saved yet, in order."""
    kept = sum(_chunk(place, number).exists() for number in range(recipe.chunks))
    for number, lessons in enumerate(pieces(work, range(kept, recipe.chunks), crew), kept):
        beside = place / "unfinished.npz"
        np.savez_compressed(beside, **lessons._asdict())
        beside.replace(_chunk(place, number))
        progress("self-play", number + 1, recipe.chunks)


def _chunk(place: Path, number: int) -> Path:
    return place / f"games-{number:04d}.npz"


def _read_lessons(path: Path) -> Lessons:
    with np.load(path, allow_pickle=False) as stored:
        return Lessons(**stored)


def _card(recipe: Recipe, rounds: list[Round]) -> dict[str, Any]:
    return {"made by": f"digsite train {recipe.game}", "recipe": asdict(recipe), "rounds": msgspec.to_builtins(rounds)}
