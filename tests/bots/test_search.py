"""The search judges a leaf by the judgement of its game, after playing on for a few choices."""

from dataclasses import replace

import numpy as np
import pytest

import digsite
from digsite.bots.kernels import GREEDY, SEARCH, TO_THE_END, judge_at, workbench
from digsite.bots.learned import no_weights
from digsite.bots.names import ADVISER, bot_named
from digsite.bots.networks import SQUARINGS
from digsite.bots.question import Question
from digsite.bots.search import Budget, Habits, Search, Tree
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled
from digsite.core.game import Game

JUDGED = [
    (name, players)
    for name in digsite.games()
    for players in (2, 3, 4)
    if players in getattr(digsite.load(name).judgement, "CHOICES", {})
]
"""The games whose leaves are judged, with the numbers of players; the others are played out."""


def first_choice(game: Game, players: int) -> Question:
    match = game.new(players, seed=1)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return Question.about(match, 1)


def planted(question: Question) -> Tree:
    tree = Tree(question, key_words(key_from_seed(3)), no_weights(question.setup))
    tree.benches["given"] = question.table["state"]
    return tree


@pytest.mark.parametrize(("name", "players"), JUDGED)
def test_a_leaf_is_worth_what_the_judgement_says(name: str, players: int) -> None:
    """The kernel's values are those of a plain computation at the position where it stopped playing on."""
    game = digsite.load(name)
    for part in (GREEDY, SEARCH):
        ensure_compiled(game, part)
    question = first_choice(game, players)
    tree, judged = planted(question), np.zeros(1, workbench(game))
    habits = replace(Habits.of(question.setup), trust=1.0)
    for _ in range(20):
        tree.grow(question, habits.record(), 1)
        bench = tree.benches[0]
        table = question.setup.table()
        table["state"] = bench["dealt"]
        assert kernels.legal_at(table, 0) > 1, "it stops where there is a choice, and long before the end"
        judged["given"] = bench["dealt"]
        scale = judge_at(question.setup.boxes, judged)
        worth = judged["worth"][0, :players]
        grown = (1 + np.maximum((worth - worth.max()) / scale, -30) / 2**SQUARINGS) ** 2**SQUARINGS
        assert bench["shares"][:players] == pytest.approx(grown / grown.sum())
        assert bench["expected"][:players] == pytest.approx(worth)


@pytest.mark.parametrize("name", ["monuments", "pergamon", "thebes"])
def test_the_later_it_is_the_less_lead_a_win_needs(name: str) -> None:
    game = digsite.load(name)
    ensure_compiled(game, GREEDY)
    match, bench = game.new(2, seed=1), np.zeros(1, workbench(game))
    scales = []
    while match.seat is not None:
        bench["given"] = match.state
        scales.append(judge_at(match.setup.boxes, bench))
        match.play(match.legal()[0])
    assert scales == sorted(scales, reverse=True)
    assert scales[0] > 1.5 * scales[-1] > 0


@pytest.mark.parametrize("name", digsite.games())
def test_a_leaf_that_is_half_trusted_counts_half_and_the_result_of_the_game_the_other_half(name: str) -> None:
    game = digsite.load(name)
    ensure_compiled(game, SEARCH)
    question = first_choice(game, 2)

    def grown(habits: Habits) -> tuple[np.ndarray, np.ndarray, int]:
        tree = planted(question)
        tree.grow(question, habits.record(), 1)
        return tree.benches[0]["shares"][:2], tree.benches[0]["expected"][:2], tree.decisions

    judged = grown(Habits(choices=0))
    played_out = grown(Habits())
    both = grown(Habits(choices=0, trust=0.25))
    for of_both, of_leaf, of_result in zip(both[:2], judged[:2], played_out[:2], strict=True):
        assert of_both == pytest.approx(0.25 * of_leaf + 0.75 * of_result)
    assert judged[2] < both[2] == played_out[2]


@pytest.mark.parametrize("name", digsite.games())
def test_a_search_plays_on_for_as_many_choices_as_its_habits_say(name: str) -> None:
    game = digsite.load(name)
    ensure_compiled(game, SEARCH)
    question = first_choice(game, 2)

    def decisions(choices: int) -> int:
        tree = planted(question)
        tree.grow(question, Habits(choices=choices).record(), 1)
        return tree.decisions

    assert decisions(5) >= decisions(0) + 5
    assert decisions(TO_THE_END) > decisions(5)


@pytest.mark.parametrize(("name", "players"), [(name, 3) for name in digsite.games()] + [("pergamon", 2)])
def test_a_search_has_the_habits_of_its_game_and_the_classic_search_none(name: str, players: int) -> None:
    game = digsite.load(name)
    question, budget = first_choice(game, players), Budget(iterations=40)
    judged = Search("", budget, habits=Habits.of, weights=no_weights).think(question, 1)
    played_out = Search("", budget, habits=Habits.classic, weights=no_weights).think(question, 1)
    assert bot_named("search:40").think(question, 1) == judged
    assert bot_named("search-classic:40").think(question, 1) == played_out
    assert (judged != played_out) == ((name, players) in JUDGED)


def test_some_games_trust_their_judgement_half_and_the_others_fully() -> None:
    trust = {name: Habits.of(digsite.load(name).setup(2)).trust for name in digsite.games()}
    assert trust == {"artefakt": 1.0, "monuments": 0.5, "pergamon": 0.5, "thebes": 1.0}


@pytest.mark.parametrize("name", digsite.games())
def test_hints_count_judged_leaves_and_games_played_to_their_end_half_each(name: str) -> None:
    """What people are told must neither promise too much, as judged leaves do early in a game, nor be badly played."""
    question = first_choice(digsite.load(name), 2)
    habits = replace(Habits.of(question.setup), trust=0.5)
    budget = Budget(iterations=int(ADVISER.partition(":")[2]))
    halved = Search("", budget, habits=lambda setup: habits, weights=no_weights)
    assert bot_named(ADVISER).think(question, 1) == halved.think(question, 1)
