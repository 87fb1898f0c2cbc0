"""The files that commands read and write."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

if TYPE_CHECKING:
    from digsite.core.record import Record

MAX_FILE_BYTES = 16 * 1024 * 1024


def data_folder() -> Path:
    """Return the folder for the user's games."""
    return user_data_path("digsite", appauthor=False)


def check_writable(path: Path) -> None:
    """Check that a file can be written before hours of play, not after."""
    from digsite.core.errors import DigsiteError

    if path.is_dir():
        raise DigsiteError(f"{path} is a folder; give the name of a file")
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.touch()
    beside.unlink()


def read_text(path: Path) -> str:
    from digsite.core.errors import DigsiteError

    if path.stat().st_size > MAX_FILE_BYTES:
        raise DigsiteError(f"{path}: larger than {MAX_FILE_BYTES // 2**20} MiB; this cannot be a game record")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DigsiteError(f"{path}: not a UTF-8 text file") from None


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
