"""Write docs/games/*.md from what the games declare, one page a game, always in the same order.

    .venv/bin/python docs/make_pages.py

A test holds the pages to what this writes.
"""

import inspect
from pathlib import Path

import digsite
from digsite.core.game import Game, Setup
from digsite.core.given import name_of
from digsite.core.spans import Spans
from digsite.envs.table import env_id

FOLDER = Path(__file__).parent / "games"
GAMES = 2000
"""Random games by which the length of one is told."""


def table(heading: list[str], rows: list[list[object]]) -> list[str]:
    return [
        "| " + " | ".join(heading) + " |",
        "|" + "---|" * len(heading),
        *("| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in rows),
        "",
    ]


def spans(kinds: type[Spans]) -> list[tuple[Spans, str]]:
    """Return each span with the integers it covers."""
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
        *usage(game),
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
                ["decisions in a random game", lengths(game)],
                ["environments", f"`{env_id(game)}` (PettingZoo, Gymnasium), `digsite_{game.name}` (OpenSpiel)"],
            ],
        ),
    ]
    if game.options:
        rows: list[list[object]] = [
            [f"`{option.name}`", option.wanted, option.default, texts(f"option-{option.name}")]
            for option in game.options
        ]
        lines += ["## Options", "", *table(["option", "may be", "default", "meaning"], rows)]
    lines += [
        "## Moves",
        "",
        "In every environment, an action is the integer of a move. Moves of one kind have consecutive integers.",
    ]
    lines += ["`setup.notation.write(move)` gives the words, `setup.notation.read(words)` the integer.", ""]
    lines += table(["integers", "notation", "how many"], [move_row(setup, *span) for span in spans(game.moves)])
    lines += ["## Observation", "", *observation_notes(game), ""]
    lines += table(
        ["index", "what", "numbers", "unit", "meaning"],
        [[n, span.word, span.count, span.unit, meaning(span)] for span, n in spans(game.observation)],
    )
    lines += ["## Rewards", "", *rewards()]
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
    rows = [[f"`{reason.removeprefix('reason-')}`", texts(reason)] for reason in reasons(game)]
    lines += table(["`match.outcome().reason`", "the winner or winners"], rows)
    lines += ["Environments play every game to its end, unless PettingZoo's `max_cycles` truncates it."]
    lines += ["", "## Versions", "", "The version of an environment is the revision of its rules.", ""]
    lines += [f"- rules {game.revision}, `{env_id(game)}`: the first", ""]
    return "\n".join(lines) + notes(game)


def notes(game: Game) -> str:
    """Return what was measured for this game, from the hand-written `notes/GAME.md`."""
    path = FOLDER / "notes" / f"{game.name}.md"
    return "\n" + path.read_text(encoding="utf-8") if path.exists() else ""


def usage(game: Game) -> list[str]:
    """Return an example for each way to play the game from Python."""
    first = game.players[0]
    return [
        "```python",
        "import digsite",
        "",
        f'match = digsite.load("{game.name}").new(players={first}, seed=7)',
        f'match.play("{game.new(first, seed=7).moves()[0]}")',
        "```",
        "",
        "```python",
        "import digsite.envs.pettingzoo as zoo",
        "",
        f'env = zoo.env("{game.name}", players={first})',
        "env.reset(seed=7)",
        "observation, reward, termination, truncation, info = env.last()",
        'env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))',
        "```",
        "",
        "```python",
        "import gymnasium",
        "",
        "import digsite.envs.gymnasium",
        "",
        f'env = gymnasium.make("{env_id(game)}", bots=("random",))',
        f'envs = gymnasium.make_vec("{env_id(game)}", num_envs=1024, players={first}, bots="random")',
        "observations, infos = envs.reset(seed=7)",
        "observations, rewards, terminations, truncations, infos = envs.step(envs.sample())",
        "```",
        "",
        "```python",
        "import pyspiel",
        "",
        "import digsite.envs.openspiel",
        "",
        f'state = pyspiel.load_game("digsite_{game.name}(players={first},seed=7)").new_initial_state()',
        "```",
        "",
    ]


def lengths(game: Game) -> str:
    """Return the shortest, mean and longest random game for each number of players."""
    found = []
    for players in game.players:
        results = game.simulate(GAMES, players, seed=1).lengths
        found.append(f"{players} players {results.min()} / {results.mean():.0f} / {results.max()}")
    return f"{', '.join(found)} (shortest / mean / longest of {GAMES:,})"


def move_row(setup: Setup, family: Spans, numbers: str) -> list[object]:
    """Return a row for one kind of moves: its integers, the notation of its first and last move, and their number."""
    first = setup.notation.write(int(family))
    if family.count == 1:
        return [numbers, f"`{first}`", 1]
    return [numbers, f"`{first}` to `{setup.notation.write(int(family) + family.count - 1)}`", family.count]


def observation_notes(game: Game) -> list[str]:
    return [
        f"{game.observation.size()} bytes (`uint8`): flags, which are 0 or 1, and counts up to 255.",
        "Divided by their units (`game.observation.units()`) they are roughly from 0 to 1, as OpenSpiel's tensors are.",
        "Seats count clockwise from the observer's own. The environments return a dictionary: `observation`, and",
        f"`action_mask`, which has a one for each legal one of the {game.moves.size()} moves if the seat is to act.",
    ]


def meaning(span: Spans) -> str:
    """Return the comment behind the declaration of a block."""
    for line in inspect.getsource(type(span)).splitlines():
        declared, _, comment = line.partition("#")
        if declared.split("=")[0].strip() == span.name:
            return comment.strip()
    return ""


def rewards() -> list[str]:
    """Return what the environments pay, and when."""
    rows: list[list[object]] = [
        ["PettingZoo, Gymnasium", '`reward="share"`: its share of the win, 0 to 1; `reward="points"`: its points'],
        ["OpenSpiel", "1 for the winner, and the losers share -1; a shared win is divided"],
    ]
    return [
        *table(["environment", "at the end, for each seat"], rows),
        "Until then all rewards are 0. With `shaping=0.1`, the environments for PettingZoo and Gymnasium also pay",
        "a tenth of every point at once.",
        "",
    ]


def reasons(game: Game) -> list[str]:
    """Return the text ids of every way the game ends."""
    source = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    return [line.split(" =")[0] for line in source.splitlines() if line.startswith("reason-")]


if __name__ == "__main__":
    for name in digsite.games():
        (FOLDER / f"{name}.md").write_text(page(digsite.load(name)), encoding="utf-8")
