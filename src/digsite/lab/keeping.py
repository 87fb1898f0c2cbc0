"""A file that saves the pieces of some work as they are played, so that the work can be resumed.

The format is JSON Lines: the first line describes the work, and each further line is a piece. An incomplete last line
is discarded, and its piece is played again.
"""

import contextlib
import json
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Generic, Protocol, TypeVar

import msgspec

from digsite.core.compiled import BOTS, PACKAGE, core_digest, folder_digest
from digsite.core.errors import DigsiteError
from digsite.core.game import Setup
from digsite.running import ALONE, Crew, Work, pieces

P = TypeVar("P")


class KeptWork(Work[P], Protocol[P]):
    """Work whose pieces are JSON."""

    @property
    def piece(self) -> type[P]:
        """The type of a piece."""

    def heading(self) -> dict[str, Any]:
        """Return everything that must be equal for pieces to be counted together, beginning with `format`."""

    def fits(self, piece: P, number: int) -> bool:
        """Return whether this can be the piece of that number."""


def code_of(setup: Setup) -> str:
    """Return a digest of the code that plays."""
    return "-".join((core_digest(), *map(folder_digest, (BOTS, PACKAGE / "lab", setup.game.folder))))


def kept_pieces(
    work: KeptWork[P], count: int, crew: Crew = ALONE, keep: Path | None = None
) -> Generator[P, None, None]:
    """Yield the first `count` pieces in order: those in the file, then new ones, which are saved as they are played."""
    if keep is None:
        yield from pieces(work, range(count), crew)
        return
    with keeper(work, keep) as kept:
        yield from kept.pieces[:count]
        with contextlib.closing(pieces(work, range(len(kept.pieces), count), crew)) as played:
            for piece in played:
                kept.keep(piece)
                yield piece


class Keeper(Generic[P]):
    """The pieces saved so far, and the file for new ones."""

    def __init__(self, work: KeptWork[P], path: Path, file: IO[bytes]) -> None:
        self._path, self._file = path, file
        self._first = json.dumps(work.heading()).encode() + b"\n"
        self.pieces: list[P] = []
        file.seek(0)
        written = file.readline()
        if not written.endswith(b"\n") and self._first.startswith(written):
            self._begin()
            return
        if written != self._first:
            raise DigsiteError(f"{path}: {_difference(written, work.heading())}; use another file")
        self._read(work)

    def _begin(self) -> None:
        self._file.seek(0)
        self._file.truncate()
        self._write(self._first)

    def _read(self, work: KeptWork[P]) -> None:
        whole = self._file.tell()
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            number = len(self.pieces)
            try:
                piece = msgspec.json.decode(line, type=work.piece)
            except (msgspec.DecodeError, UnicodeError):
                piece = None
            if piece is None or not work.fits(piece, number):
                raise DigsiteError(
                    f"{self._path}: line {number + 2} is not part {number} of this run; "
                    "remove that line and all that follow, or use another file"
                )
            self.pieces.append(piece)
            whole = self._file.tell()
        self._file.seek(whole)
        self._file.truncate()

    def keep(self, piece: P) -> None:
        self._write(msgspec.json.encode(piece) + b"\n")

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()


@contextmanager
def keeper(work: KeptWork[P], path: Path) -> Iterator[Keeper[P]]:
    """Open a file to save work in. No other run can use it at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        _claim(path, file)
        yield Keeper(work, path, file)


def _claim(path: Path, file: IO[bytes]) -> None:
    try:
        import fcntl
    except ImportError:  # fcntl does not exist on Windows; there, nothing prevents two runs at once
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise DigsiteError(f"{path}: another run is saving its games there now; use another file") from None


def _difference(written: bytes, here: dict[str, Any]) -> str:
    try:
        other = json.loads(written)
    except ValueError:
        other = None
    if not isinstance(other, dict) or other.get("format") != here["format"]:
        return "not a file that this command has saved games in"
    differing = next((name for name in here if other.get(name) != here[name]), "order")
    if differing == "code":
        return "saved by other bots of the same names: the code has changed since"
    return f"saved by another run, with the {differing} {json.dumps(other.get(differing))}"
