"""What our own engine does in a second."""

import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from measuring import Contestants, Rate, rate

import digsite
from digsite.bots.kernels import GREEDY, SEARCH
from digsite.bots.question import Question
from digsite.bots.search import Habits, Tree
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words, siphash
from digsite.core.compilation import ensure_compiled
from digsite.core.compiled import entry, kernel
from digsite.core.contract import redeal
from digsite.core.match import Match
from digsite.core.observing import NUMBER
from digsite.core.simulate import simulate
from digsite.envs import pettingzoo
from digsite.envs.gymnasium import DigsiteVectorEnv

AT_A_TIME = 1024
"""Games of a vector environment."""


def playouts(name: str, players: int, threads: int = 1) -> Rate:
    setup = digsite.load(name).setup(players)
    return rate(lambda: int(simulate(setup, 4_000, "random", 1, threads, None).lengths.sum()), clock_for(threads))


def clock_for(threads: int) -> Callable[[], float]:
    return time.process_time if threads == 1 else time.perf_counter


def on_all_cores(measure: Rate) -> Rate:
    """Everything else is measured on one core."""

    def unbound() -> float:
        bound = os.sched_getaffinity(0)
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
        try:
            return measure()
        finally:
            os.sched_setaffinity(0, bound)

    return unbound


def middle_of_a_game(name: str, players: int) -> Match:
    """A match half-way through a random game."""
    match, chooser = digsite.load(name).new(players, seed=1), random.Random(1)
    for _ in range(60):
        match.play(chooser.choice(match.legal()))
    return match


@kernel
def copy_over(states, copies):  # type: ignore[no-untyped-def]
    for i in range(len(copies)):
        copies[i] = states[0]


@kernel
def redeal_over(boxes, states, seat, times):  # type: ignore[no-untyped-def]
    for _ in range(times):
        state = states[0]
        state.key[0] = siphash(state.key[0], state.key[1], state.counter)
        redeal(boxes[0], state, seat)
        state.drawn = 0


def copies(name: str) -> Rate:
    states = middle_of_a_game(name, 4)._states
    room = np.zeros(1024, states.dtype)

    def work() -> int:
        for _ in range(20):
            copy_over(states, room)
        return 20 * len(room)

    return rate(work)


def redeals(name: str) -> Rate:
    """Including the new key that makes each re-deal another one."""
    match = middle_of_a_game(name, 4)
    states = match._states.copy()

    def work() -> int:
        redeal_over(match.setup.boxes, states, 0, 20_000)
        return 20_000

    return rate(work)


def bare_loop(name: str, players: int = 4) -> Rate:
    """One state, its legal moves and a random one of them, from Python; playing a move lists the next ones."""
    table = digsite.load(name).setup(players).table()
    nth, chance = table["desk"]["moves"][0].item, random.Random(1).random
    deal, play = entry(kernels.deal_at, table, 0), entry(kernels.play_at, table, 0, 0)

    def work() -> int:
        count, length = deal(table, 0), 0
        while count:
            count = play(table, 0, nth(int(chance() * count)))
            length += 1
        return length

    return rate(work)


def seeing_loop(name: str, players: int = 4) -> Rate:
    """The same, with a mask and an observation in new arrays at each decision, by plain calls of the engine."""
    setup = digsite.load(name).setup(players)
    table, game = setup.table(), setup.game
    moves, seat, chance = table["desk"]["moves"][0], table["state"]["seat"], random.Random(1).random
    deal, play = entry(kernels.deal_at, table, 0), entry(kernels.play_at, table, 0, 0)
    observe = entry(kernels.observe_at, table, 0, 0, np.empty(0, NUMBER))
    # Counted once: a span counts itself again at each call, which is not measured here.
    numbers, moves_there_are = game.observation.size(), game.moves.size()

    def work() -> int:
        count, length = deal(table, 0), 0
        while count:
            observation = np.empty(numbers, NUMBER)
            observe(table, 0, seat.item(), observation)
            mask = np.zeros(moves_there_are, np.int8)
            mask[moves[:count]] = 1
            count = play(table, 0, moves.item(int(chance() * count)))
            length += 1
        return length

    return rate(work)


def match_loop(name: str, players: int = 4) -> Rate:
    """The Python face: a match that keeps its history and tells what happened."""
    setup, chance = digsite.load(name).setup(players), random.Random(1).random

    def work() -> int:
        match = setup.deal(1)
        while legal := match.legal():
            match.play(legal[int(chance() * len(legal))])
        return len(match.played)

    return rate(work)


def pettingzoo_loop(name: str, players: int = 4, observe: bool = True) -> Rate:
    """PettingZoo's loop; moves are chosen from the table's own list, as in the other loops."""
    env, chance = pettingzoo.env(name, players=players), random.Random(1).random
    table = env.table

    def work() -> int:
        env.reset()
        for _ in env.agent_iter():
            _, _, termination, _, _ = env.last(observe)
            if termination:
                env.step(None)
            else:
                env.step(table.nth(int(chance() * table.count)))
        return table.length

    return rate(work)


def batched(name: str, games: int = AT_A_TIME, threads: int = 1, players: int = 4) -> Rate:
    """Random moves by mask in all games, and all that is seen after them."""
    envs = DigsiteVectorEnv(name, games, players=players, threads=threads)
    envs.reset(seed=1)

    def work() -> int:
        envs.step(envs.sample())
        return games

    return rate(work, clock_for(threads))


def first_question(name: str) -> Question:
    """At the first decision of a two-player game that leaves a choice."""
    match = digsite.load(name).new(2, seed=1)
    for part in (GREEDY, SEARCH):
        ensure_compiled(match.game, part)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return Question.about(match, 1)


def grown(name: str, counted: Callable[[Tree], int]) -> Rate:
    """Grow a tree from the first decision, each time from scratch so that it does not fill up."""
    question, habits = first_question(name), Habits().record()
    key: Any = key_words(key_from_seed("bench"))

    def work() -> int:
        tree = Tree(question, key)
        tree.benches["given"] = question.table["state"]
        tree.grow(question, habits, 500)
        return counted(tree)

    return rate(work)


def contestants() -> Contestants:
    games = digsite.games()
    return {
        "inside the engine": {
            **{f"{name}, 4 players": playouts(name, 4) for name in games},
            "pergamon, 4 players, both cores": on_all_cores(playouts("pergamon", 4, threads=2)),
        },
        "one game at a time": {
            **{f"{name}, bare loop": bare_loop(name) for name in games},
            **{f"{name}, with mask and observation": seeing_loop(name) for name in games},
            **{f"{name}, PettingZoo": pettingzoo_loop(name) for name in games},
            "pergamon, PettingZoo, not looking": pettingzoo_loop("pergamon", observe=False),
            "pergamon, Match": match_loop("pergamon"),
        },
        "batched": {
            **{f"{name}, {AT_A_TIME} games": batched(name) for name in games},
            f"pergamon, {AT_A_TIME} games, both cores": on_all_cores(batched("pergamon", threads=2)),
        },
        "search, iterations": {name: grown(name, lambda tree: tree.iterations) for name in games},
        "search, decisions": {name: grown(name, lambda tree: tree.decisions) for name in games},
        "copies": {name: copies(name) for name in games},
        "re-deals": {name: redeals(name) for name in games},
    }
