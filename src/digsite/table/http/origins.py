"""Where the figures of a game come from, as far as the printed rules do not say them."""

from typing import Any

import msgspec

from digsite.core.game import Game

PRINTED = "rulebook"


class Origin(msgspec.Struct, omit_defaults=True):
    """A table of the edition that is not all in the printed rules."""

    table: str
    name: str
    figures: Any
    origin: str
    why: str
    origins: list[str] = []
    """Figure by figure, where they differ."""


def origins(game: Game, language: str) -> list[Origin]:
    """English is the language of the edition itself; the others are in the game's texts."""
    said = game.texts(language)
    found = []
    for table, entry in game.edition.tables.items():
        each = entry.get("origins", [])
        if {entry["origin"], *each} == {PRINTED}:
            continue
        name = table.replace(".", "-")
        why = said(f"why-{name}") if f"why-{name}" in said else entry["why"]
        found.append(Origin(table, said(f"figures-{name}"), entry["figures"], entry["origin"], why, each))
    return found
