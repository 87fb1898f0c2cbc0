"""List the bots: the levels for players, from weakest to strongest, and the kinds of bots behind them."""

import argparse
import json

EXAMPLE = "digsite bots --lang de"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--lang", choices=["en", "de"], default="en")


def run(args: argparse.Namespace) -> None:
    from digsite.bots.names import KINDS, LEVELS
    from digsite.core.texts import texts

    said = texts(args.lang)
    parts = {"levels": list(LEVELS), "kinds": list(KINDS)}
    listed = {part: {name: said(f"bot-{name}") for name in names} for part, names in parts.items()}
    if args.json:
        print(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    for part, entries in listed.items():
        print(said(f"bots-{part}"))
        for name, sentence in entries.items():
            print(f"  {name:<11}{sentence}")
