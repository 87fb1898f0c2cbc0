"""Editions: every printed figure of a game with its source, read from a TOML file.

A game declares the tables of its edition and the range of each figure. A mistake in a file is reported in one sentence
that names the table, the figure and the allowed values.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from digsite.core.errors import BadEdition

ORIGINS = ("rulebook", "source", "derived", "reconstructed")
NOT_FIGURES = ("origin", "why", "origins")


@dataclass(frozen=True)
class TableSchema:
    """The required contents of one table: a shape, and either a range of integers or a set of names."""

    shape: tuple[int, ...] = ()
    least: int = 0
    most: int = 99
    names: Sequence[str] = ()
    headings: tuple[tuple[str, int, Sequence[str]], ...] = ()
    """Further keys of the table: the name of each, how many names it lists, and which are allowed."""

    def check(self, where: str, figures: Any, shape: tuple[int, ...] | None = None) -> None:
        shape = self.shape if shape is None else shape
        if shape:
            if not isinstance(figures, list) or len(figures) != shape[0]:
                if isinstance(figures, list):
                    raise BadEdition("length", where=where, found=len(figures), needed=shape[0])
                raise BadEdition("no-list", where=where, value=repr(figures), needed=shape[0])
            for i, part in enumerate(figures):
                self.check(f"{where}[{i + 1}]", part, shape[1:])
        elif self.names:
            if figures not in self.names:
                raise BadEdition("not-one-of", where=where, value=repr(figures), names=", ".join(map(repr, self.names)))
        elif type(figures) is not int or not self.least <= figures <= self.most:
            raise BadEdition("range", where=where, value=repr(figures), least=self.least, most=self.most)


Schema = dict[str, TableSchema]


@dataclass(frozen=True)
class Edition:
    """The figures of a game by table, and the source of each."""

    game: str
    name: str
    tables: dict[str, dict[str, Any]]

    def __getitem__(self, table: str) -> Any:
        return self.tables[table]["figures"]

    @property
    def digest(self) -> str:
        """Return a digest of the figures alone: two files with the same figures are the same edition."""
        figures = {name: {k: v for k, v in t.items() if k not in NOT_FIGURES} for name, t in self.tables.items()}
        text = json.dumps([self.game, figures], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def origin(self, table: str, figure: int | None = None) -> tuple[str, str]:
        """Return the source of a table, or of one figure in it, and the reason."""
        entry = self.tables[table]
        origins = entry.get("origins")
        return (origins[figure] if origins and figure is not None else entry["origin"]), entry["why"]


def read_edition(path: Path, game: str, schema: Schema) -> Edition:
    """Read an edition from a file and check it against the game's schema."""
    try:
        try:
            return check_edition(game, *parse_edition(path.read_text(encoding="utf-8"), game), schema)
        except OSError as problem:
            raise BadEdition("unreadable", reason=problem.strerror) from None
        except UnicodeDecodeError:
            raise BadEdition("not-utf8") from None
    except BadEdition as problem:
        problem.file = path.name
        raise


def parse_edition(text: str, game: str) -> tuple[Any, dict[str, Any]]:
    """Return the name of the edition in a TOML text, and its tables, unchecked."""
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        at = re.search(r"at line (\d+), column (\d+)", str(problem))
        line, column = map(int, at.groups()) if at else (0, 0)
        raise BadEdition("not-toml", line=line, column=column) from None
    if content.get("game") != game:
        raise BadEdition("other-game", value=repr(content.get("game")), game=game)
    chapters = {k: v for k, v in content.items() if k not in ("game", "name")}
    tables: dict[str, dict[str, Any]] = {}
    for chapter, entries in chapters.items():
        for table, entry in entries.items() if isinstance(entries, dict) else [("", entries)]:
            tables[f"{chapter}.{table}"] = entry
    return content.get("name"), tables


def check_edition(game: str, name: Any, tables: dict[str, Any], schema: Schema) -> Edition:
    """Check tables against the game's schema and return their edition."""
    if not isinstance(name, str) or not 0 < len(name) <= 80 or not name.isprintable():
        raise BadEdition("name")
    for where, entry in tables.items():
        if where not in schema or not isinstance(entry, dict):
            raise BadEdition("unknown-table", where=where, game=game, tables=", ".join(schema))
    for where, table in schema.items():
        if where not in tables:
            raise BadEdition("missing-table", where=where)
        _check_table(where, tables[where], table)
    return Edition(game, name, tables)


def _check_table(where: str, entry: dict[str, Any], table: TableSchema) -> None:
    if "figures" not in entry:
        raise BadEdition("no-figures", where=where)
    table.check(where, entry["figures"])
    for heading, count, names in table.headings:
        TableSchema((count,), names=names).check(f"{where}.{heading}", entry.get(heading))
    allowed = {"figures", *NOT_FIGURES, *(heading for heading, _, _ in table.headings)}
    if unknown := set(entry) - allowed:
        raise BadEdition("unknown-key", where=where, key=min(unknown), keys=", ".join(sorted(allowed)))
    if entry.get("origin") not in ORIGINS:
        raise BadEdition(
            "not-one-of", where=f"{where}.origin", value=repr(entry.get("origin")), names=", ".join(ORIGINS)
        )
    if not isinstance(entry.get("why"), str) or not entry["why"].strip():
        raise BadEdition("no-why", where=where)
    if "origins" in entry:
        TableSchema(table.shape[:1], names=ORIGINS).check(f"{where}.origins", entry["origins"])
