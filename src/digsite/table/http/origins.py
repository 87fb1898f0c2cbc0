"""Where those figures of a game come from that are not in the printed rules."""

from typing import Any

import msgspec

from digsite.core.game import Game

PRINTED = "rulebook"


class Origin(msgspec.Struct, omit_defaults=True):
    """A table of the edition that is not completely in the printed rules."""

    table: str
    name: str
    figures: Any
    origin: str
    why: str
    origins: list[str] = []
    """The origin of each figure, where they differ."""


def origins(game: Game, language: str) -> list[Origin]:
    """List the figures that are not in the printed rules. Reasons are in the edition, translations in the texts."""
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
