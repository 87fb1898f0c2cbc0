"""Reading and writing the files people keep their games in."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from digsite.core.record import Record

LARGEST = 16 * 1024 * 1024


def read_text(path: Path) -> str:
    from digsite.core.errors import DigsiteError

    if path.stat().st_size > LARGEST:
        raise DigsiteError(f"{path}: larger than {LARGEST // 2**20} MiB, which no game of ours is")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DigsiteError(f"{path}: not a text in UTF-8") from None


def load_record(path: Path) -> "Record":
    from digsite.core.errors import BadRecord
    from digsite.core.record import read_record

    try:
        return read_record(read_text(path))
    except BadRecord as problem:
        raise type(problem)(f"{path}: {problem}") from None


def load_json(path: Path) -> Any:
    from digsite.core.errors import BadPosition

    try:
        return json.loads(read_text(path))
    except (ValueError, RecursionError) as problem:
        raise BadPosition(f"{path}: not a JSON file: {problem}") from None


def write_whole(path: Path, text: str) -> None:
    """Write a file at once or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
