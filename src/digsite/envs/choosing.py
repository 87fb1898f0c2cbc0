"""Random legal moves for many games in one compiled call, for exploration and for benchmarks."""

from digsite.core.compiled import kernel
from digsite.core.kernels import random_choice


@kernel
def choose(choices, words, chosen):
    """Choose a legal move for each game, all with equal probability."""
    for i in range(len(choices)):
        word, move = random_choice(words[i], choices[i].moves, choices[i].count)
        words[i] = word
        chosen[i] = move
