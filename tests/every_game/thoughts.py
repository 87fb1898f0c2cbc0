"""What bots think of some positions, as text: compared between compiled and interpreted code."""

import sys

from digsite.bots.names import bot_named
from digsite.bots.question import Question
from digsite.core.game import Setup
from tests.every_game.setups import setup
from tests.every_game.walk import walk


def thoughts(setup: Setup) -> str:
    """Of `greedy` and a very short search, at a few positions of a random game."""
    said = []
    for step, match in enumerate(walk(setup, 5)):
        if match.seat is not None and step % 50 == 1:
            for name in ("greedy", "search:4"):
                advice = bot_named(name, 1).think(Question.about(match, step), step)
                rounded = [(c.move, c.visits, round(c.points or 0.0, 6)) for c in advice.candidates]
                said.append(f"{advice.move}:{rounded}")
    return " ".join(said).replace(" ", "")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name, thoughts(setup(name)), flush=True)
