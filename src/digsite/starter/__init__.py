"""A small working game, and how it becomes your own package: `digsite new-game NAME`.

`game/` is a whole game, Three Sherds. The tests play it beside the others; a new game starts as a copy of it under a
new name.
"""

import re
from pathlib import Path

from digsite.core.errors import BadSetup

HERE = Path(__file__).parent
NAME = re.compile("[a-z][a-z0-9]{1,29}")


def new_game(name: str, folder: Path) -> Path:
    """Write a package with a game of this name into a new folder, and return that folder."""
    if not NAME.fullmatch(name):
        raise BadSetup(f"{name!r} cannot be the name of a game: use 2 to 30 small letters and digits, letters first")
    root = folder / name
    if root.exists():
        raise BadSetup(f"{root} exists already; choose another name, or another folder with --into")
    for source in sorted(HERE.rglob("*")):
        target = _target(source, root, name)
        if target is not None:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    return root


def _target(source: Path, root: Path, name: str) -> Path | None:
    """Return where a file of the starter goes in the new package, or None if it is not copied."""
    path = source.relative_to(HERE)
    if not source.is_file() or "__pycache__" in path.parts:
        return None
    if path.parts[0] == "game":
        return root / "src" / f"digsite_{name}" / Path(*path.parts[1:])
    if path.parts[0] == "around":
        return root / str(Path(*path.parts[1:])).removesuffix(".txt")
    return None


def _renamed(text: str, name: str) -> str:
    return text.replace("digsite.starter.game", f"digsite_{name}").replace("starter", name)
