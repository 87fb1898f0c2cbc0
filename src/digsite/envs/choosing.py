"""Random legal moves for many games at once, in one compiled call: to explore with, and to measure by."""

import numpy as np

from digsite.core.compiled import kernel
from digsite.core.kernels import next_word


@kernel
def choose(masks, words, chosen):
    """For each game one of the moves its mask allows, each as likely as any other; -1 where it allows none."""
    for i in range(len(masks)):
        count = 0
        for move in range(masks.shape[1]):
            count += masks[i, move] != 0
        words[i] = next_word(words[i])
        nth = (np.int64(words[i] >> np.uint64(33)) * count) >> 31
        chosen[i] = -1
        for move in range(masks.shape[1]):
            if masks[i, move]:
                if nth == 0:
                    chosen[i] = move
                    break
                nth -= 1
