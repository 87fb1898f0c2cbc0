"""Train the network of a game: self-play by the search, learning from what it found, and a match of new against old.

Each round plays games with the best network so far, or by playing games out if there is none. A network learns from all
games of the latest rounds. It becomes the best one if it wins more than half against the best one before it.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

import digsite
from digsite.bots.kernels import SEARCH
from digsite.bots.learned import FILE, no_weights, read_weights, write_weights
from digsite.bots.question import Question
from digsite.bots.search import Budget, Search
from digsite.core.compilation import PLAY, SIMULATION, ensure_compiled
from digsite.core.errors import BadSetup
from digsite.core.files import write_whole
from digsite.core.game import Game, Setup
from digsite.lab.evidence import interval
from digsite.lab.learning import fit
from digsite.lab.lessons import CHUNK, Lessons, SelfPlay
from digsite.lab.seating import seatings
from digsite.running import ALONE, Crew, pieces

KEPT_FORMAT = "digsite training 2"
DONE = "result.json"

MEMORY = 3
"""Rounds whose games are learned from: the latest ones."""


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
    `learned.npz`, if it is better than the search without a network.
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
