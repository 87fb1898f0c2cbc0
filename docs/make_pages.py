"""Write docs/games/*.md from what the games declare, one page a game, always in the same order.

    .venv/bin/python docs/make_pages.py

A test holds the pages to what this writes.
"""

from pathlib import Path

import digsite
from digsite.core.game import Game
from digsite.core.given import name_of
from digsite.core.spans import Spans

FOLDER = Path(__file__).parent / "games"


def table(heading: list[str], rows: list[list[object]]) -> list[str]:
    return [
        "| " + " | ".join(heading) + " |",
        "|" + "---|" * len(heading),
        *("| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in rows),
        "",
    ]


def spans(kinds: type[Spans]) -> list[tuple[Spans, str]]:
    """Each span with the integers it covers."""
    return [(s, f"{int(s)}" if s.count == 1 else f"{int(s)}–{int(s) + s.count - 1}") for s in kinds]


def page(game: Game) -> str:
    texts = game.texts("en")
    setup = game.setup()
    first, last = game.players[0], game.players[-1]
    lines = [
        f"# {game.title}",
        "",
        texts("tagline"),
        "",
        "Written by `docs/make_pages.py` from the game's declarations. How to play: "
        f"[English](../../src/digsite/games/{game.name}/rulebook/en.md), "
        f"[Deutsch](../../src/digsite/games/{game.name}/rulebook/de.md).",
        "",
        "## Usage",
        "",
        "```python",
        "import digsite",
        "",
        f'match = digsite.load("{game.name}").new(players={first}, seed=7)',
        f'match.play("{game.new(first, seed=7).moves()[0]}")',
        "```",
        "",
        "## Facts",
        "",
        *table(
            ["fact", "value"],
            [
                ["players", f"{first} to {last}"],
                ["edition", f"{game.edition.name} (`{game.edition.digest}`)"],
                ["moves", game.moves.size()],
                ["numbers in an observation", game.observation.size()],
                ["bytes of a state", game.state.itemsize],
                ["numbers one move may draw, at most", game.state["tape"].shape[0]],
            ],
        ),
    ]
    if game.options:
        rows: list[list[object]] = [
            [f"`{option.name}`", option.wanted, option.default, texts(f"option-{option.name}")]
            for option in game.options
        ]
        lines += ["## Options", "", *table(["option", "may be", "default", "meaning"], rows)]
    lines += ["## Moves", ""]
    lines += table(
        ["integers", "notation", "how many"],
        [
            [numbers, f"`{setup.notation.write(int(family))}`" + (" ..." if family.count > 1 else ""), family.count]
            for family, numbers in spans(game.moves)
        ],
    )
    lines += ["## Observation", "", "Seats count from the observer's own, clockwise.", ""]
    lines += table(["index", "what", "numbers"], [[n, span.word, span.count] for span, n in spans(game.observation)])
    lines += ["## Events", ""]
    lines += table(
        ["event", "facts"],
        [[f"`{name_of(kind)}`", ", ".join(f"`{fact}`" for fact in kind.facts)] for kind in game.events],
    )
    lines += ["## Where the figures come from", ""]
    lines += table(
        ["table", "origin", "why"],
        [[f"`{name}`", entry["origin"], entry["why"]] for name, entry in game.edition.tables.items()],
    )
    lines += ["## How it ends", ""]
    lines += [f"- {texts(reason)}" for reason in reasons(game)]
    lines += ["", "## Versions", "", f"- rules {game.revision}: the first", ""]
    return "\n".join(lines)


def reasons(game: Game) -> list[str]:
    """The text ids of every way the game ends."""
    source = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    return [line.split(" =")[0] for line in source.splitlines() if line.startswith("reason-")]


if __name__ == "__main__":
    for name in digsite.games():
        (FOLDER / f"{name}.md").write_text(page(digsite.load(name)), encoding="utf-8")
