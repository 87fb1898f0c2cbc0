"""Compile parts of a game in a separate process: `python -m digsite.compiling pergamon play greedy`.

It prints a line with part and kernel as soon as a kernel is done, and a line with the part alone when all of it is.
It can be killed at any time: finished kernels are kept.
"""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.core.compilation import Part

PLAYING = ("play", "greedy", "search")
"""The parts a table needs: for people alone, for the weaker bots, and for the stronger ones."""

RESEARCH = ("simulation", "games", "company", "turns")
"""The parts for simulations, studies and environments."""


def part_named(name: str) -> "Part":
    """Return a part by its name."""
    from digsite.bots import company_kernels, games_kernels, kernels
    from digsite.core import compilation
    from digsite.envs.kernels import TURNS

    research = (compilation.SIMULATION, games_kernels.GAMES, company_kernels.COMPANY, TURNS)
    parts = (compilation.PLAY, kernels.GREEDY, kernels.SEARCH, *research)
    return next(part for part in parts if part.name == name)


def main(game: str, *names: str) -> None:
    import digsite
    from digsite.core.compilation import compile_game

    for name in names:
        for kernel in compile_game(digsite.load(game), part_named(name)):
            print(name, kernel, flush=True)
        print(name, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
