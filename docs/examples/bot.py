"""A bot for digsite in plain Python: it plays any of the games by a list of preferences.

digsite play pergamon --bots "pipe:python3 docs/examples/bot.py"
"""

import json
import random
import sys

PREFERENCES = {
    "pergamon": ["row", "show", "dig", "place", "store"],
    "thebes": ["exhibit", "museum", "scholar", "thief", "dig", "take"],
    "monuments": ["score", "with", "extend", "build", "lay", "buy", "draw"],
    "artefakt": ["take", "steal", "pick", "draw", "stone", "trade", "banish"],
}
"""Words that moves begin with, the best first; all other moves come last."""


def liking(move: str) -> int:
    """The less, the better."""
    word = move.split()[0]
    return preferences.index(word) if word in preferences else len(preferences)


preferences: list[str] = []
chance = random.Random(1)
for line in sys.stdin:
    message = json.loads(line)
    if "digsite" in message:
        preferences = PREFERENCES.get(message["game"], [])
    elif "question" in message:
        moves = [offer["move"] for offer in message["moves"]]
        best = min(map(liking, moves))
        move = chance.choice([move for move in moves if liking(move) == best])
        print(json.dumps({"question": message["question"], "move": move}), flush=True)
    elif "over" in message:
        print("points:", message["over"]["points"], file=sys.stderr)
