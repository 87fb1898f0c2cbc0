"""Changes of a game that a study asks about: printed figures as people write them, one value or a range of values.

museum.show=3          the only figure of a table
museum.visitors[6]=8   the sixth figure of a table; [21-24] four of them, finds.copies[2,1] the first of its second row
congress.points+=2     every figure of a table except zeros
congress.copies=6..12  a range, 6..12:3 in steps of 3
"""

import copy
import re
from dataclasses import dataclass
from typing import Any

from digsite.core.edition import Edition
from digsite.core.errors import BadEdition, BadSetup
from digsite.core.game import Game

WRITTEN = re.compile(r"(?P<table>[a-z][a-z.-]*[a-z])(?:\[(?P<place>[\d,-]+)\])?(?P<plus>\+)?=(?P<value>.+)")
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?")
MAX_STEPS = 50


@dataclass(frozen=True)
class Figure:
    """One figure of a table, several, or all, with the values to be set, or to be added if `plus`."""

    table: str
    place: str
    plus: bool
    values: tuple[Any, ...]

    @property
    def name(self) -> str:
        return f"{self.table}[{self.place}]" if self.place else self.table

    def label(self, value: Any) -> str:
        value = ",".join(map(str, value)) if isinstance(value, list) else value
        return f"{self.name}{'+' if self.plus else ''}={value}"

    @property
    def places(self) -> list[tuple[int, ...]]:
        """The places of the figures, counted from 0; one empty place for the whole table."""
        if not self.place:
            return [()]
        *before, last = self.place.split(",")
        first, _, end = last.partition("-")
        return [(*(int(i) - 1 for i in before), i - 1) for i in range(int(first), int(end or first) + 1)]

    def printed(self, edition: Edition) -> Any:
        """Return the value in an edition: of the first figure, a list for a whole table, 0 for what is added."""
        figures = edition[self.table]
        for i in self.places[0]:
            figures = figures[i]
        return 0 if self.plus else figures

    def apply(self, game: Game, edition: Edition, value: Any) -> Edition:
        """Return an edition with these figures changed."""
        tables = copy.deepcopy(edition.tables)
        for place in self.places:
            holder: Any = tables[self.table]
            key: Any = "figures"
            try:
                for i in place:
                    holder, key = holder[key], i
                holder[key] = _added(holder[key], value) if self.plus else _like(holder[key], value)
            except (IndexError, TypeError):
                where = f"digsite edition show {game.name}"
                raise BadSetup(f"{self.label(value)} does not fit the table {self.table}; see {where}") from None
        label = self.label(value)
        try:
            return game.edition_of(f"{edition.name}, {label}"[:80], tables)
        except BadEdition as problem:
            raise BadSetup(f"{label} is not possible: {problem}") from None


def read_figure(game: Game, text: str) -> Figure:
    """Read one change."""
    found = WRITTEN.fullmatch(text.strip())
    if not found:
        raise BadSetup(f"{text!r} is not a change; write TABLE=VALUE, such as {next(iter(game.schema))}=1")
    table = found["table"]
    if table not in game.schema:
        raise BadSetup(f"there is no table {table} in {game.name}; its tables are {', '.join(game.schema)}")
    place = found["place"] or ""
    if place and not re.fullmatch(r"([1-9]\d*,)*[1-9]\d*(-[1-9]\d*)?", place):
        raise BadSetup(f"{text}: write the place of a figure as [6], [2,1] or [21-24], counted from 1")
    return Figure(table, place, bool(found["plus"]), read_values(found["value"]))


def read_values(text: str) -> tuple[Any, ...]:
    """Read one value, a list such as `9,6,3`, or a range such as `4..9`."""
    if found := RANGE.fullmatch(text.strip()):
        first, last, step = int(found[1]), int(found[2]), int(found[3] or 1)
        if not first < last or step < 1 or (last - first) // step >= MAX_STEPS:
            raise BadSetup(f"{text} is not a range of 2 to {MAX_STEPS} values; write 4..9, or 4..24:4 in steps of 4")
        return tuple(range(first, last + 1, step))
    if "," in text:
        return ([_value(part) for part in text.split(",")],)
    return (_value(text),)


def _value(text: str) -> int | str:
    text = text.strip()
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def _added(figures: Any, value: int) -> Any:
    if isinstance(figures, list):
        return [_added(part, value) for part in figures]
    return figures + value if figures else figures


def _like(figures: Any, value: Any) -> Any:
    """Return the value in the shape of what it replaces, so that one number cannot replace a whole table."""
    if isinstance(figures, list) != isinstance(value, list):
        raise TypeError
    return value
