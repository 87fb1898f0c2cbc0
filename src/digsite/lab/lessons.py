"""What a network learns from: games of the search against itself, with what it expected at every decision."""

import random
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

import digsite
from digsite.bots.kernels import GREEDY, NODE, SEARCH, grow, judge_at, sample, workbench
from digsite.bots.networks import known_parts
from digsite.bots.question import Question
from digsite.bots.search import Habits
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import PLAY, SIMULATION, ensure_compiled
from digsite.core.game import Setup
from digsite.core.observing import NUMBER

ROOT = 1

CURIOSITY = 0.1
"""Probability that a move of self-play is chosen by its visits instead of the most visited one."""

FROM_SEARCH = 0.75
"""Weight of what the search expects in what is learned; the rest is how the game ended."""

LOOK_ON = 0.5
"""Weight of the decisions that follow in what the search expects: short searches are noisy."""

CHUNK = 20
"""Games that are saved together."""


class Lessons(NamedTuple):
    """What is learned from: one row for each decision. Places count clockwise from the seat to move."""

    seen: np.ndarray
    """What that seat sees."""
    parts: np.ndarray
    """The parts of the judgement, by place; those it cannot know are zero."""
    players: np.ndarray
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
        for part in (PLAY, GREEDY, SEARCH, SIMULATION):
            ensure_compiled(digsite.load(self.game), part)

    def play(self, number: int) -> Lessons:
        return Lessons.together([self.play_game(i) for i in range(number * CHUNK, (number + 1) * CHUNK)])

    def play_game(self, number: int) -> Lessons:
        game = digsite.load(self.game)
        counts = [game.players[0], *game.players]
        setup = game.setup(counts[number % len(counts)])
        seed = f"self-play {self.seed} {number}"
        match, chance = setup.deal(seed), random.Random(seed)
        habits, known = Habits().record(), known_parts(game)
        nodes = np.zeros(self.iterations + ROOT + 1, NODE)
        bench = np.zeros(1, workbench(game))
        seen, judged, movers, found = list[np.ndarray](), list[np.ndarray](), list[int](), list[np.ndarray]()
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
            grow(setup.boxes, bench, match.seat, *tree, habits, self.weights, np.zeros(0, sample(game)))
            movers.append(match.seat)
            found.append(np.stack([bench["share_sums"][0], bench["point_sums"][0]]) / self.iterations)
            seen.append(np.zeros(game.observation.size(), NUMBER))
            kernels.observe_at(question.table, 0, match.seat, seen[-1])
            judge_at(setup.boxes, bench)
            judged.append(_from_seat(match.seat, bench["parts"][0], setup.players) * known)
            match.play(_choice(nodes, chance))
        outcome = match.outcome()
        assert outcome is not None
        ended = np.zeros((2, game.players[-1]))
        ended[0, outcome.winners] = 1 / len(outcome.winners)
        ended[1, : setup.players] = outcome.points
        targets = list(zip(movers, _mixed(np.array(found), ended), strict=True))
        return Lessons(
            np.array(seen, NUMBER),
            np.array(judged, np.float32),
            np.full(len(seen), setup.players, np.uint8),
            np.array([_from_seat(seat, each[0], setup.players) for seat, each in targets], np.float32),
            np.array([_from_seat(seat, each[1], setup.players) for seat, each in targets], np.float32),
            np.full(len(seen), number, np.int32),
        )


def _from_seat(seat: int, values: np.ndarray, players: int) -> np.ndarray:
    """Return what is given by seat by place, clockwise from a seat."""
    turned = np.zeros_like(values)
    turned[:players] = np.roll(values[:players], -seat, axis=0)
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
