"""Records: a whole game in one JSON file, which replays without a generator.

Every move is stored with chance's answers and a checksum over everything before it, so an edited record is detected at
the first changed move. A record with its key can be verified: the key yields every answer.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from digsite.core.chance import KEY_BYTES
from digsite.core.errors import BadRecord, TableError, TamperedRecord
from digsite.core.fairness import Promise
from digsite.core.files import write_whole

if TYPE_CHECKING:
    from digsite.core.game import Game, Setup
    from digsite.core.match import Match, Undone

FIRST_FORMAT: Literal["digsite record 1"] = "digsite record 1"
"""Says where chance went on after moves were taken back, but not which moves: that could be chosen."""

FORMAT: Literal["digsite record 2"] = "digsite record 2"
"""Keeps the moves that were taken back, so that everything chance answered can be recomputed."""


MAX_NAME_LENGTH = 40


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A struct that refuses unknown fields, so that nothing in a record is ignored."""


class RecordedEdition(Strict):
    name: str
    digest: str
    tables: dict[str, dict[str, Any]] | None = None
    """All figures, unless it is the edition that comes with the package."""


class RecordedMove(Strict, array_like=True):
    """One move, stored as a list: the move, chance's answers, the checksum."""

    move: str
    answers: list[int]
    check: str


class RecordedUndo(Strict, array_like=True):
    """In the file a list: the number the move had when it was taken back, the move, what chance had answered."""

    number: int
    move: str
    answers: list[int]


class RecordedOutcome(Strict):
    winners: list[int]
    points: list[int]
    reason: str


class Record(Strict, omit_defaults=True):
    format: Literal["digsite record 1", "digsite record 2"]
    game: str
    edition: RecordedEdition
    rules: int
    players: int
    options: dict[str, bool | int | str]
    names: list[str]
    deal: list[int]
    moves: list[RecordedMove]
    start: dict[str, Any] | None = None
    """The position the game started from, if it did not start with a deal."""
    key: str | None = None
    """The 128-bit key in hexadecimal; published only when the game is over."""
    outcome: RecordedOutcome | None = None
    undone: list[RecordedUndo] = []
    """The moves that were taken back, in the order in which they were."""
    jumps: list[tuple[int, int]] = []
    """First format only: the number of moves before an undo across a draw, and the counter chance continued from."""
    promise: Promise | None = None
    """How the key was made, if the game was played at a table with a promise."""

    def to_dict(self) -> dict[str, Any]:
        """Return plain dictionaries, lists, numbers and strings, as `json.dumps` takes them."""
        content: dict[str, Any] = msgspec.to_builtins(self)
        return content

    def to_json(self) -> str:
        """Return the text of the file, with one line per field and move, so that people can read and compare it."""
        content = self.to_dict()
        long = {name: content.pop(name) for name in ("undone", "moves") if name in content}
        lines = [f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in content.items()]
        for name, moves in long.items():
            listed = ",\n    ".join(json.dumps(move, ensure_ascii=False) for move in moves)
            lines.append(f'  "{name}": [\n    {listed}\n  ]')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file, whole or not at all."""
        write_whole(Path(path), self.to_json())


def read_record(text: str | bytes) -> Record:
    """Read a record from the contents of its file."""
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as problem:
        raise BadRecord(f"not a digsite record: {problem}") from None
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise BadRecord(f"not a JSON file: {problem}") from None


def convert_record(content: Any) -> Record:
    """Read a record from a JSON object."""
    try:
        return msgspec.convert(content, Record)
    except msgspec.ValidationError as problem:
        raise BadRecord(f"not a digsite record: {problem}") from None


def _chained(check: str, *parts: Any) -> str:
    """Return the checksum of one entry, over itself and everything before it."""
    return hashlib.sha256(json.dumps([check, *parts]).encode()).hexdigest()[:8]


def _heading(record: Record) -> str:
    """Return the checksum over everything before the moves."""
    edition = msgspec.to_builtins(record.edition)
    taken_back: list[Any] = [record.jumps] if record.jumps else []
    if record.undone:
        taken_back.append(msgspec.to_builtins(record.undone))
    return _chained(
        record.format,
        record.game,
        edition,
        record.rules,
        record.players,
        record.options,
        record.names,
        record.start,
        record.deal,
        *taken_back,
    )


def write_record(match: "Match", names: list[str] | None, promise: Promise | None = None) -> Record:
    """Return the record of a match. It holds the key only when the game is over, since the key foretells all chance."""
    setup, outcome = match.setup, match.outcome()
    check_names(names or [], match.players if names else 0)
    edition, write = setup.edition, setup.notation.write
    own = edition.digest != setup.game.edition.digest
    record = Record(
        format=FIRST_FORMAT if match.jumps else FORMAT,
        game=setup.game.name,
        edition=RecordedEdition(edition.name, edition.digest, edition.tables if own else None),
        rules=setup.game.revision,
        players=match.players,
        options=dict(setup.options),
        names=list(names or [f"seat {seat + 1}" for seat in range(match.players)]),
        deal=match.dealt_answers,
        moves=[],
        start=match.start,
        key=match.key.hex() if match.key and outcome else None,
        outcome=RecordedOutcome(outcome.winners, outcome.points, outcome.reason) if outcome else None,
        undone=[] if match.jumps else [RecordedUndo(n, write(move), answers) for n, move, answers in match.undone],
        jumps=sorted(match.jumps.items()),
        promise=promise if outcome else None,
    )
    check = _heading(record)
    for played in match.played:
        move = write(played.move)
        check = _chained(check, move, played.answers)
        record.moves.append(RecordedMove(move, played.answers, check))
    return record


def check_names(names: list[str], players: int) -> None:
    """Raise BadRecord if a name is empty, too long or not printable."""
    if len(names) != players:
        raise BadRecord(f"there are {len(names)} names for {players} players")
    for name in names:
        if not name.isprintable() or not 0 < len(name) <= MAX_NAME_LENGTH:
            raise BadRecord(
                f"{name[:MAX_NAME_LENGTH]!r} is not a name; use 1 to {MAX_NAME_LENGTH} printable characters"
            )


def _setup(record: Record, game: "Game") -> "Setup":
    if record.rules != game.revision:
        raise BadRecord(
            f"played by revision {record.rules} of the rules of {game.name}; this is revision {game.revision}"
        )
    edition = game.edition
    if record.edition.tables is not None:
        edition = game.edition_of(record.edition.name, record.edition.tables)
    if edition.digest != record.edition.digest:
        raise BadRecord(
            f"played with the edition {record.edition.name!r} ({record.edition.digest}), "
            f"which is neither in the record nor the one of this package ({edition.digest})"
        )
    setup = game.setup(record.players, record.options, edition, recorded=True)
    check_names(record.names, record.players)
    return setup


def replay(record: Record, game: "Game", moves: int | None = None) -> "Match":
    """Replay a record, up to `moves` moves or to its end. Every move and every answer is checked."""
    from digsite.core.match import Match

    setup = _setup(record, game)
    if moves is not None and not 0 <= moves <= len(record.moves):
        raise BadRecord(f"there are moves 0 to {len(record.moves)}, not {moves}")
    if record.start is None:
        match = Match.dealt_from(setup, record.deal)
    else:
        match = game.position(record.start, edition=setup.edition)
    check = _heading(record)
    wanted = record.moves if moves is None else record.moves[:moves]
    for number, entry in enumerate(wanted, 1):
        check = _chained(check, entry.move, entry.answers)
        match.play_from(entry.move, entry.answers)
        if check != entry.check:
            raise TamperedRecord(
                f"move {number} ({entry.move}) was changed, or something before it: its checksum does not match"
            )
    if moves is None:
        _check_end(record, match)
        _check_jumps(record, match)
    match.key = _read_key(record.key) if record.key and match.seat is None else None
    match.jumps = dict(record.jumps)
    match.undone = _undone(record, setup)
    match.go_on_by_chance()
    return match


def _undone(record: Record, setup: "Setup") -> "list[Undone]":
    from digsite.core.match import Undone

    try:
        return [Undone(each.number, setup.notation.read(each.move), each.answers) for each in record.undone]
    except TableError as problem:
        raise TamperedRecord(f"a move that was taken back cannot be: {problem}") from None


def _check_end(record: Record, match: "Match") -> None:
    outcome = match.outcome()
    stated = record.outcome
    if (outcome is None) != (stated is None):
        raise TamperedRecord(
            f"after move {len(record.moves)} the game {'is over' if outcome else 'goes on'}; the record says otherwise"
        )
    ending = outcome and RecordedOutcome(outcome.winners, outcome.points, outcome.reason)
    if ending != stated:
        raise TamperedRecord(f"the game ends {outcome}, the record says {stated}")
    if outcome is None and record.key is not None:
        raise TamperedRecord(
            f"after move {len(record.moves)} the game goes on, but the record has its key, which is told only when a "
            "game is over: the moves after it were cut off"
        )


def _check_jumps(record: Record, match: "Match") -> None:
    """Refuse what the record cannot say about moves that were taken back."""
    if record.jumps and record.format != FIRST_FORMAT:
        raise TamperedRecord("a record of this format keeps the moves that were taken back; it cannot have jumps")
    if record.undone and record.format == FIRST_FORMAT:
        raise TamperedRecord("a record of the first format does not keep moves that were taken back, but has some")
    last = len(record.moves) - (match.seat is None)
    before = -1
    for after, number in record.jumps:
        if after < 0:
            raise TamperedRecord(f"the record says where chance went on after move {after}, which does not exist")
        if after == before:
            raise TamperedRecord(f"the record says twice where chance went on after move {after}")
        if after < before:
            raise TamperedRecord(f"the record says where chance went on after move {after} only after move {before}")
        if after > last:
            raise TamperedRecord(
                f"the record says that chance went on at its number {number} after move {after}, when nothing was left "
                "to play"
            )
        before = after


def _read_key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadRecord(f"the key must be {2 * KEY_BYTES} hexadecimal digits")
    return key


def _history(record: Record) -> list[list[RecordedMove | RecordedUndo]]:
    """Return the moves in the order in which they were played: after each list but the last, one was taken back."""
    line: list[RecordedMove | RecordedUndo] = list(record.moves)
    lists = []
    for undo in reversed(record.undone):
        if not 0 < undo.number <= len(line) + 1:
            raise TamperedRecord(
                f"{undo.move} cannot have been move {undo.number} when it was taken back: there were {len(line)} moves"
            )
        lists.append(line[undo.number - 1 :])
        line[undo.number - 1 :] = [undo]
    return [line, *reversed(lists)]


def verify(record: Record, game: "Game") -> "Match":
    """Replay a record with everything that was undone; if it holds its key, check that the key yields every answer."""
    match = replay(record, game)
    if record.key is None and record.promise is not None:
        raise TamperedRecord("this record has a promise, but no key to check it with")
    key = None if record.key is None else _read_key(record.key)
    if key is not None and record.promise is not None:
        record.promise.check(key, record.players)
    again = _begun_again(record, match.setup, key)
    jumps = dict(record.jumps)
    for number, moves in enumerate(_history(record)):
        if number:
            again.take_back()
        for entry in moves:
            if key is None:
                again.play_from(entry.move, entry.answers)
                continue
            if len(again.played) in jumps:
                again.jump(jumps[len(again.played)])
            _play_by_key(again, entry)
    return match


def _begun_again(record: Record, setup: "Setup", key: bytes | None) -> "Match":
    """Return the match before its first move, whose chance comes from the key if there is one."""
    from digsite.core.match import Match

    if record.start is not None:
        return setup.game.position(record.start, edition=setup.edition, key=key)
    if key is None:
        return Match.dealt_from(setup, record.deal)
    match = Match.dealt(setup, key)
    if match.dealt_answers != record.deal:
        raise TamperedRecord("the deal is not the one its key gives")
    return match


def _play_by_key(match: "Match", entry: RecordedMove | RecordedUndo) -> None:
    where = f"move {len(match.played) + 1} ({entry.move})"
    if isinstance(entry, RecordedUndo):
        where += ", which was taken back"
    try:
        match.play(entry.move)
    except TableError as problem:
        raise TamperedRecord(f"{where} cannot be: {problem}") from None
    if match.played[-1].answers != entry.answers:
        raise TamperedRecord(f"{where}: chance's answer does not match the key")
