"""The games, one folder each. A folder here is a game; there is no list to edit.

`digsite.games()` names them all. It is this package that is called: a function beside it in `digsite` would lose its
name to the package as soon as a game is imported.
"""

import sys
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


class Games(ModuleType):
    def __call__(self) -> list[str]:
        """The names of all games there are."""
        return sorted(path.parent.name for path in HERE.glob("*/__init__.py"))


sys.modules[__name__].__class__ = Games
