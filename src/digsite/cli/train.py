"""Train the network that judges positions in a game's search, by self-play.

Each round plays games, learns from them, and lets the new network play the best one before it. The better one stays.
"""

import argparse
from contextlib import ExitStack
from pathlib import Path

import digsite
from digsite.cli.crew import add_crew, crew_from, progress_of
from digsite.cli.setting_up import compile_visibly

EXAMPLE = "digsite train thebes --keep training/thebes --rounds 3"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game, see `digsite games`")
    parser.add_argument(
        "--keep",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="save everything there; the same command resumes from it; the result is learned.npz with learned.json",
    )
    parser.add_argument("--rounds", type=int, default=2, help="rounds of self-play and learning (default: 2)")
    parser.add_argument("--games", type=int, default=1200, help="games of self-play per round (default: 1200)")
    parser.add_argument(
        "--iterations", type=int, default=24, help="iterations of the search in self-play (default: 24)"
    )
    parser.add_argument(
        "--deals", type=int, default=60, help="deals that new and old network play in all seats (default: 60)"
    )
    parser.add_argument(
        "--match-iterations", type=int, default=200, help="iterations of both searches in those deals (default: 200)"
    )
    parser.add_argument("--seed", default="0", help="the same seed plays the same games")
    add_crew(parser)


def run(args: argparse.Namespace) -> None:
    from digsite.bots.learned import FILE
    from digsite.lab.training import Recipe, train

    game = digsite.load(args.game)
    recipe = Recipe(game.name, args.seed, args.rounds, args.games, args.iterations, args.deals, args.match_iterations)
    recipe.check()
    crew = crew_from(args)
    compile_visibly(game)
    better = False
    with ExitStack() as shown:
        title, show = "", None

        def progress(what: str, done: int, wanted: int) -> None:
            nonlocal title, show
            if show is None or what != title:
                shown.close()
                title, show = what, shown.enter_context(progress_of(f"{game.title}, {what}"))
            show(done, wanted)

        for done in train(recipe, args.keep, crew, progress):
            shown.close()
            show = None
            better |= done.better
            print(
                f"Round {done.number}: {done.lessons:,} lessons from {done.games:,} games, error {done.error:.4f}. "
                f"New against old: {100 * done.share:.1f} % ({100 * done.low:.1f} to {100 * done.high:.1f} %), "
                f"{'the new network stays' if done.better else 'the old one stays'}.",
                flush=True,
            )
    if better:
        print(f"The best network is in {args.keep / FILE}.")
    else:
        print("No network was better than the search without one, so none was written.")
