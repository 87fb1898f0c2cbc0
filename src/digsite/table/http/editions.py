"""Custom editions: read from the text of a file, checked, and compared with the edition of the package."""

from typing import Annotated, Any

import msgspec

from digsite.core.edition import NOT_FIGURES, Edition, parse_edition
from digsite.core.game import Game

MAX_TEXT_LENGTH = 200_000
"""Maximum length of an edition file. The longest of the four games has a tenth of that."""


class EditionFile(msgspec.Struct, forbid_unknown_fields=True):
    """The text of an edition file, in TOML."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT_LENGTH)]


class ChangedFigures(msgspec.Struct):
    """Figures of a table that differ from the usual ones."""

    table: str
    heading: str
    """`figures`, or another list of the table."""
    figures: Any
    usual: Any


class ChangedEdition(msgspec.Struct):
    """A custom edition, and where it differs from the one of the package."""

    name: str
    changes: list[ChangedFigures]


class CheckedEdition(ChangedEdition):
    """A custom edition with all its tables, as a new table takes them."""

    tables: dict[str, dict[str, Any]]


def read_text(game: Game, text: str) -> Edition:
    """Read and check the text of an edition file."""
    return game.edition_of(*parse_edition(text, game.name))


def checked(game: Game, text: str) -> CheckedEdition:
    """Read an edition file, and tell what would be played with it."""
    edition = read_text(game, text)
    return CheckedEdition(edition.name, changes(game, edition), edition.tables)


def changed(game: Game, edition: Edition) -> ChangedEdition:
    """Tell where an edition differs from the one of the package."""
    return ChangedEdition(edition.name, changes(game, edition))


def changes(game: Game, edition: Edition) -> list[ChangedFigures]:
    """Compare the figures of an edition with those of the package, table by table."""
    found = []
    for table, entry in edition.tables.items():
        usual = game.edition.tables[table]
        for heading in sorted(set(entry) - set(NOT_FIGURES), key=lambda name: name != "figures"):
            if entry[heading] != usual.get(heading):
                found.append(ChangedFigures(table, heading, entry[heading], usual.get(heading)))
    return found
