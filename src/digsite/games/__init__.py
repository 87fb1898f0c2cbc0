"""The games. A folder here is a game, and installed packages can bring more: there is no list to edit.

A package brings a game by an entry point in the group `digsite.games`: `hill = "digsite_hill:GAME"`.

`digsite.games()` names them all. It is this package that is called: a function beside it in `digsite` would lose its
name to the package as soon as a game is imported.
"""

import functools
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.core.game import Game

HERE = Path(__file__).parent
GROUP = "digsite.games"


class Games(ModuleType):
    def __call__(self) -> list[str]:
        """Return the names of all games."""
        return sorted({*_own(), *_installed()})


def load(name: str) -> "Game":
    """Return a game by its name."""
    from importlib import import_module

    from digsite.core.errors import UnknownGame

    if name in _own():
        game: Game = import_module(f"digsite.games.{name}").GAME
        return game
    if name not in _installed():
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(sorted({*_own(), *_installed()}))}")
    return _loaded(name)


@functools.cache
def _loaded(name: str) -> "Game":
    from digsite.core.errors import UnknownGame
    from digsite.core.game import Game

    entry = _installed()[name]
    try:
        game = entry.load()
    except Exception as problem:
        raise UnknownGame(f"the game {name!r} of {_package(entry)} cannot be loaded: {problem}") from problem
    if not isinstance(game, Game) or game.name != name:
        raise UnknownGame(f"{entry.value} of {_package(entry)} is not a game called {name!r}")
    return game


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.value


@functools.cache
def _own() -> list[str]:
    return [path.parent.name for path in HERE.glob("*/__init__.py")]


@functools.cache
def _installed() -> dict[str, EntryPoint]:
    """The games that installed packages bring; one that is called like ours is not among them."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in _own()}


sys.modules[__name__].__class__ = Games
