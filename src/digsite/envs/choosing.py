"""Random legal moves for many games at once, in one compiled call: to explore with, and to measure by."""

from digsite.core.compiled import kernel
from digsite.core.kernels import random_choice


@kernel
def choose(choices, words, chosen):
    """For each game one of its legal moves, each as likely as any other."""
    for i in range(len(choices)):
        word, move = random_choice(words[i], choices[i].moves, choices[i].count)
        words[i] = word
        chosen[i] = move
