"""Golden playthroughs: one random game per game and player count, as a text a person can read.

They show at a glance what a change does to the games. After a change that is meant:
    python -m tests.every_game.playthrough
"""

import random
from pathlib import Path

import digsite
from digsite.core.game import Game
from tests.every_game.walk import chosen

FOLDER = Path(__file__).parent.parent / "playthroughs"
NAMES = ["Ada", "Bruno", "Clara", "Demir"]


def playthrough(game: Game, players: int) -> str:
    """Every move with what happened, and the table at the beginning and at the end."""
    match, chooser, texts = game.new(players, seed="golden"), random.Random(players), game.texts("en")
    names = NAMES[:players]
    lines = [f"{game.title}, {players} players, {game.edition.name}, rules {game.revision}", ""]
    lines += [texts.of_event(event, names) for event in match.events]
    lines += ["", game.board(match.view(None), texts, names), ""]
    while match.seat is not None:
        name, move = names[match.seat], chosen(match, chooser)
        events = match.play(move)
        lines.append(f"{len(match.played)}. {name}: {match.setup.notation.write(move)}")
        lines += ["    " + texts.of_event(event, names) for event in events]
    outcome = match.outcome()
    assert outcome is not None
    lines += ["", game.board(match.view(None), texts, names), ""]
    lines.append(
        f"Points {outcome.points}; " + " and ".join(names[seat] for seat in outcome.winners) + f": {outcome.reason}."
    )
    return "\n".join(line.rstrip() for line in lines) + "\n"


def file_of(name: str, players: int) -> Path:
    return FOLDER / f"{name}-{players}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in digsite.games():
        for players in digsite.load(name).players:
            file_of(name, players).write_text(playthrough(digsite.load(name), players), encoding="utf-8")
