"""A file that keeps the deals of a contest as they are played, so that it can go on where it stopped.

JSON lines: the first says which contest, each further one is a deal. A line torn by an interruption is played again.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from digsite.core.compiled import BOTS, PACKAGE, core_digest, folder_digest
from digsite.core.errors import DigsiteError
from digsite.lab.playing import Contest, Deal

FORMAT = "digsite arena 1"


def headline(contest: Contest) -> dict[str, Any]:
    """All that must be the same for deals to be counted together, the code that plays included."""
    setup = contest.setup
    return {
        "format": FORMAT,
        "game": setup.game.name,
        "players": setup.players,
        "options": setup.options,
        "edition": setup.edition.digest,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "code": "-".join((core_digest(), *map(folder_digest, (BOTS, PACKAGE / "lab", setup.game.folder)))),
    }


class Keeper:
    """The deals that were kept, and the file for those to come."""

    def __init__(self, contest: Contest, path: Path, file: IO[bytes]) -> None:
        self._path, self._file = path, file
        self._first = json.dumps(headline(contest)).encode() + b"\n"
        self.deals: list[Deal] = []
        file.seek(0)
        written = file.readline()
        if not written.endswith(b"\n") and self._first.startswith(written):
            self._begin()
            return
        if written != self._first:
            raise DigsiteError(f"{path}: {_difference(written, contest)}; keep this one in another file")
        self._read(contest)

    def _begin(self) -> None:
        self._file.seek(0)
        self._file.truncate()
        self._write(self._first)

    def _read(self, contest: Contest) -> None:
        whole = self._file.tell()
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            try:
                deal = msgspec.json.decode(line, type=Deal)
            except (msgspec.DecodeError, UnicodeError):
                deal = None
            if deal is None or not _fits(deal, len(self.deals), contest):
                raise DigsiteError(
                    f"{self._path}: line {len(self.deals) + 2} is not deal {len(self.deals)} of this arena; "
                    "remove that line and all that follow, or keep this one in another file"
                )
            self.deals.append(deal)
            whole = self._file.tell()
        self._file.seek(whole)
        self._file.truncate()

    def keep(self, deal: Deal) -> None:
        self._write(msgspec.json.encode(deal) + b"\n")

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()


@contextmanager
def keeper(contest: Contest, path: Path) -> Iterator[Keeper]:
    """Open a file to keep a contest in; nobody else may at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        _claim(path, file)
        yield Keeper(contest, path, file)


def _claim(path: Path, file: IO[bytes]) -> None:
    try:
        import fcntl
    except ImportError:  # not everywhere; then nobody guards against two at once
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise DigsiteError(f"{path}: another arena is keeping its deals there now; choose another file") from None


def _difference(written: bytes, contest: Contest) -> str:
    try:
        other = json.loads(written)
    except ValueError:
        other = None
    if not isinstance(other, dict) or other.get("format") != FORMAT:
        return "not a file that an arena has kept"
    here = headline(contest)
    differing = next((name for name in here if other.get(name) != here[name]), "order")
    if differing == "code":
        return "kept by other bots of the same names, for the code has changed since"
    return f"kept by another arena, with the {differing} {json.dumps(other.get(differing))}"


def _fits(deal: Deal, number: int, contest: Contest) -> bool:
    seats = [list(seating) for seating in contest.seatings]
    return (
        deal.deal == number
        and [game.seats for game in deal.games] == seats
        and all(len(game.points) == len(game.shares) == len(game.seats) for game in deal.games)
        and all(abs(sum(game.shares) - 1) < 1e-6 and min(game.shares) >= 0 for game in deal.games)
        and len(deal.efforts) == len(contest.bots)
    )
