"""Finished games to review, quick to play."""

import random

import digsite
from digsite.bots.greedy import Greedy
from digsite.bots.question import Question
from digsite.core.match import Match


def random_game(game: str, players: int, seed: int) -> Match:
    match, chooser = digsite.load(game).new(players, seed), random.Random(seed)
    while match.seat is not None:
        match.play(chooser.choice(match.legal()))
    return match


def greedy_start(game: str, seed: int, moves: int) -> Match:
    """Return a game after some moves of greedy bots."""
    match, bot = digsite.load(game).new(2, seed), Greedy()
    for step in range(moves):
        match.play(bot.think(Question.about(match, step), step).move)
    return match
