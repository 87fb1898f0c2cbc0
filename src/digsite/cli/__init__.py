"""The command `digsite`. Each command is a module; what it needs is imported when it runs, so help answers at once."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

import digsite

COMMANDS = {
    "serve": "open the house: tables for people and bots in the browser",
    "games": "list the games",
    "play": "play in the terminal",
    "bots": "list who plays: levels for people, and the kinds of bots",
    "advise": "ask a bot about a position, or about a move of a recorded game",
    "simulate": "play many games between bots and count",
    "arena": "let bots meet, and tell who is stronger",
    "record": "show a recorded game",
    "verify": "check a recorded game: every move, all chance, and what was promised",
    "position": "show a position",
    "edition": "show an edition's figures and their origins, or check a file",
    "compile": "compile the games ahead of time",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where help is."""

    def __init__(self, **settings: object) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **settings)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"digsite: {message} (see {self.prog} --help)\n")


def build_parser(command: str | None) -> Parser:
    """The whole parser, or only as much of it as one command needs."""
    parser = Parser(
        prog="digsite",
        description="Four archaeology board games at one table (unofficial, by fans).",
        epilog="Example:\n  digsite play pergamon --players 3 --lang de",
    )
    parser.add_argument("--version", action="version", version=digsite.__version__)
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, summary in COMMANDS.items():
        if command == name:
            module = import_module(f"digsite.cli.{name}")
            sub = subparsers.add_parser(
                name, help=summary, description=module.__doc__, epilog=f"Example:\n  {module.EXAMPLE}"
            )
            module.add_arguments(sub)
            sub.set_defaults(run=module.run)
        else:
            subparsers.add_parser(name, help=summary)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 when it did what was asked, 1 when it found something wrong, 2 when it was asked wrongly."""
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
