"""List the games with their player counts and options."""

import argparse
import json
from typing import Any

import digsite

EXAMPLE = "digsite games --json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--lang", choices=["en", "de"], default="en")


def run(args: argparse.Namespace) -> None:
    found: list[dict[str, Any]] = []
    for name in digsite.games():
        game = digsite.load(name)
        texts = game.texts(args.lang)
        found.append(
            {
                "name": name,
                "title": game.title,
                "players": [game.players[0], game.players[-1]],
                "tagline": texts("tagline"),
                "options": {option.name: texts(f"option-{option.name}") for option in game.options},
                "edition": game.edition.name,
            }
        )
    if args.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return
    for entry in found:
        first, last = entry["players"]
        print(f"{entry['name']:<12}{entry['title']}, {first}-{last}: {entry['tagline']}")
        for option, meaning in entry["options"].items():
            print(f"{'':<12}--option {option}: {meaning}")
