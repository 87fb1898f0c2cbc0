"""Show a position as text, with its legal moves."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import digsite
from digsite.cli.files import load_json
from digsite.cli.setting_up import compile_visibly

if TYPE_CHECKING:
    from digsite.core.match import Match

EXAMPLE = "digsite position puzzle.json --lang de"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a position, as `digsite record show --json` writes it")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="the edition of the position, if it is your own")
    parser.add_argument("--lang", choices=["en", "de"], default="en")
    parser.add_argument("--json", action="store_true", help="as data, with the legal moves")


def run(args: argparse.Namespace) -> None:
    match = match_at(args.file, load_json(args.file), args.edition)
    if args.json:
        print(json.dumps({"position": match.position(), "moves": match.moves()}, indent=2, ensure_ascii=False))
        return
    game = match.game
    texts = game.texts(args.lang)
    names = texts("names").split(", ")[: match.players]
    print(game.board(match.view(None), texts, names))
    print("\n" + texts("moves-now", moves=", ".join(match.moves()) or "–"))


def match_at(file: Path, content: Any, edition: Path | None) -> "Match":
    """Return the match of a position in a file."""
    from digsite.core.errors import BadPosition

    if isinstance(content, dict) and isinstance(content.get("position"), dict):
        content = content["position"]
    name = content.get("game") if isinstance(content, dict) else None
    if not isinstance(name, str):
        raise BadPosition(f"{file}: a position is a JSON object whose `game` names the game")
    game = digsite.load(name)
    compile_visibly(game)
    try:
        return game.position(content, edition=game.read_edition(edition) if edition else None)
    except BadPosition as problem:
        raise BadPosition(f"{file}: {problem}") from None
