"""The command `digsite`. Each subcommand imports what it needs when it runs, so `digsite --help` is instant."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

import digsite

COMMANDS = {
    "serve": "start the server: tables for people and bots in the browser",
    "backup": "copy the database of a running server",
    "archive": "write the finished games of a server as game records",
    "games": "list the games",
    "play": "play in the terminal",
    "bots": "list the bots",
    "advise": "show what a bot would play in a position or a game record",
    "review": "review a finished game: chances, mistakes, luck and play",
    "simulate": "play many games and report points and wins by seat",
    "arena": "play bots against each other and report who is stronger",
    "lab": "study a game by many games between bots, or write a data set",
    "puzzles": "find positions where one turn is clearly best",
    "train": "train the network that judges positions in a search",
    "record": "describe a recorded game in words",
    "verify": "check that every move was legal and every draw was fair",
    "position": "show a position and its legal moves",
    "edition": "show printed figures with their sources, or check your own",
    "new-game": "write a minimal game package to start from",
    "compile": "compile the games ahead of time",
}


class Parser(argparse.ArgumentParser):
    """Reports mistakes in one sentence and points to the help."""

    def __init__(self, **settings: object) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **settings)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"digsite: {message} (see {self.prog} --help)\n")


def build_parser(command: str | None) -> Parser:
    """Build the parser; only the given command gets its full arguments."""
    parser = Parser(
        prog="digsite",
        description="Four archaeology board games at one table (unofficial, by fans).",
        epilog="Example:\n  digsite play pergamon --players 3 --lang de",
    )
    parser.add_argument("--version", action="version", version=digsite.__version__)
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, summary in COMMANDS.items():
        if command == name:
            module = import_module(f"digsite.cli.{name.replace('-', '_')}")
            sub = subparsers.add_parser(
                name, help=summary, description=module.__doc__, epilog=f"Example:\n  {module.EXAMPLE}"
            )
            module.add_arguments(sub)
            sub.set_defaults(run=module.run)
        else:
            subparsers.add_parser(name, help=summary)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Return 0 on success, 1 if it found a problem, 2 if the arguments were wrong."""
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show an umlaut still shows the rest
    command = next((word for word in arguments if not word.startswith("-")), None)
    parser = build_parser(command)
    args = parser.parse_args(arguments)
    if not args.command:
        parser.print_help()
        return 0
    try:
        code = int(args.run(args) or 0)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as problem:
        return _refuse(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))
    except Exception as problem:
        from digsite.core.errors import DigsiteError

        if isinstance(problem, DigsiteError):
            return _refuse(str(problem))
        raise


def _refuse(sentence: str) -> int:
    print(f"digsite: {sentence}", file=sys.stderr)
    return 2
