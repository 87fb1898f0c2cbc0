"""Finished games to review, quick to play."""

import random

import digsite
from digsite.core.match import Match


def random_game(game: str, players: int, seed: int) -> Match:
    match, chooser = digsite.load(game).new(players, seed), random.Random(seed)
    while match.seat is not None:
        match.play(chooser.choice(match.legal()))
    return match


def random_start(game: str, seed: int, moves: int) -> Match:
    """Return a game of two after some random moves, or before its last one."""
    match, chooser = digsite.load(game).new(2, seed), random.Random(seed)
    for _ in range(moves):
        match.play(chooser.choice(match.legal()))
        if match.seat is None:
            match.take_back()
            break
    return match
