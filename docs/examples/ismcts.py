"""OpenSpiel's own information-set search plays one of our games against random moves.

    pip install 'digsite[openspiel]'
    python docs/examples/ismcts.py --game pergamon --games 4 --simulations 40

It is OpenSpiel's Python ISMCTS, as it comes: it asks a game for moves, returns and re-deals, and knows nothing of ours.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import digsite.envs.openspiel  # makes our games known to OpenSpiel


def play(game: pyspiel.Game, seat: int, simulations: int, seed: int) -> float:
    """One game with the search in a seat; what it returned to it."""
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=simulations, random_state=chance)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    returned: float = state.returns()[seat]
    return returned


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pergamon", choices=digsite.games())
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=40, help="a move")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = pyspiel.load_game(f"digsite_{args.game}(players=2,seed={args.seed})")
    returned = [play(game, number % 2, args.simulations, args.seed + number) for number in range(args.games)]
    for number, value in enumerate(returned):
        print(f"game {number + 1}, search in seat {number % 2}: {value:+.0f}")
    print(f"mean {np.mean(returned):+.2f}, where +1 is a win and -1 a loss")


if __name__ == "__main__":
    main()
