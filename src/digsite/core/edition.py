"""Editions: every printed figure of a game with where it comes from, read from a TOML file.

A game says which tables its edition must have and what each figure may be; whatever else is wrong with a file is
said in one sentence that names the table, the figure and what would be right.
"""

import hashlib
import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from digsite.core.errors import BadEdition

ORIGINS = ("rulebook", "source", "derived", "reconstructed")
NOT_FIGURES = ("origin", "why", "origins")


@dataclass(frozen=True)
class Table:
    """What one table of an edition must hold: a shape, and either a range of whole numbers or a set of names."""

    shape: tuple[int, ...] = ()
    least: int = 0
    most: int = 99
    names: Sequence[str] = ()
    headings: tuple[tuple[str, int, Sequence[str]], ...] = ()
    """Further keys of the table: each its name, how many names it lists and which are allowed."""

    def check(self, where: str, figures: Any, shape: tuple[int, ...] | None = None) -> None:
        shape = self.shape if shape is None else shape
        if shape:
            if not isinstance(figures, list) or len(figures) != shape[0]:
                found = f"has {len(figures)}" if isinstance(figures, list) else f"is {figures!r}"
                raise BadEdition(f"{where} {found}, and needs a list of {shape[0]}")
            for i, part in enumerate(figures):
                self.check(f"{where}[{i + 1}]", part, shape[1:])
        elif self.names:
            if figures not in self.names:
                raise BadEdition(f"{where} is {figures!r}, and must be one of {', '.join(map(repr, self.names))}")
        elif type(figures) is not int or not self.least <= figures <= self.most:
            raise BadEdition(f"{where} is {figures!r}, and must be a whole number from {self.least} to {self.most}")


Schema = dict[str, Table]


@dataclass(frozen=True)
class Edition:
    """The figures of a game, by table, and the origin of each."""

    game: str
    name: str
    tables: dict[str, dict[str, Any]]

    def __getitem__(self, table: str) -> Any:
        return self.tables[table]["figures"]

    @property
    def digest(self) -> str:
        """Of the figures alone: two files with the same figures are the same edition."""
        figures = {name: {k: v for k, v in t.items() if k not in NOT_FIGURES} for name, t in self.tables.items()}
        text = json.dumps([self.game, figures], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def origin(self, table: str, figure: int | None = None) -> tuple[str, str]:
        """Where a table, or one figure of it, comes from, and why."""
        entry = self.tables[table]
        origins = entry.get("origins")
        return (origins[figure] if origins and figure is not None else entry["origin"]), entry["why"]


def read_edition(path: Path, game: str, schema: Schema) -> Edition:
    """The edition in a file, checked against the game's schema."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadEdition(f"{path}: the edition cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise BadEdition(f"{path}: an edition is a TOML text in UTF-8, this file is not") from None
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadEdition(f"{path}: not a TOML file: {problem}") from None
    try:
        return _checked(content, game, schema)
    except BadEdition as problem:
        raise BadEdition(f"{path.name}: {problem}") from None


def _checked(content: dict[str, Any], game: str, schema: Schema) -> Edition:
    if content.get("game") != game:
        raise BadEdition(f'`game` is {content.get("game")!r}, and must be "{game}"')
    chapters = {k: v for k, v in content.items() if k not in ("game", "name")}
    tables: dict[str, dict[str, Any]] = {}
    for chapter, entries in chapters.items():
        for table, entry in entries.items() if isinstance(entries, dict) else [("", entries)]:
            tables[f"{chapter}.{table}"] = entry
    return check_edition(game, content.get("name"), tables, schema)


def check_edition(game: str, name: Any, tables: dict[str, Any], schema: Schema) -> Edition:
    """The edition of these tables, each of which is what the schema says."""
    if not isinstance(name, str) or not 0 < len(name) <= 80 or not name.isprintable():
        raise BadEdition("`name` must be a short text that tells this edition from others")
    for where, entry in tables.items():
        if where not in schema or not isinstance(entry, dict):
            raise BadEdition(f"there is no table [{where}] in {game}; its tables are {', '.join(schema)}")
    for where, table in schema.items():
        if where not in tables:
            raise BadEdition(f"the table [{where}] is missing")
        _check_table(where, tables[where], table)
    return Edition(game, name, tables)


def _check_table(where: str, entry: dict[str, Any], table: Table) -> None:
    if "figures" not in entry:
        raise BadEdition(f"[{where}] has no `figures`")
    table.check(where, entry["figures"])
    for heading, count, names in table.headings:
        Table((count,), names=names).check(f"{where}.{heading}", entry.get(heading))
    allowed = {"figures", *NOT_FIGURES, *(heading for heading, _, _ in table.headings)}
    if unknown := set(entry) - allowed:
        raise BadEdition(f"[{where}] has no `{min(unknown)}`; it has {', '.join(sorted(allowed))}")
    if entry.get("origin") not in ORIGINS:
        raise BadEdition(f"{where}.origin is {entry.get('origin')!r}, and must be one of {', '.join(ORIGINS)}")
    if not isinstance(entry.get("why"), str) or not entry["why"].strip():
        raise BadEdition(f"{where}.why must say where the figures come from")
    if "origins" in entry:
        Table(table.shape[:1], names=ORIGINS).check(f"{where}.origins", entry["origins"])
