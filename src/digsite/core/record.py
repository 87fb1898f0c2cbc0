"""Records: a whole game as one JSON file, which replays without any generator.

Every move stands with what chance answered, and with a check over everything before it, so that an edited record
is found out at the first move that was touched. A record with its key can be verified: the key gives every answer.
"""

import hashlib
import json
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from digsite.core.chance import KEY_BYTES
from digsite.core.errors import BadRecord, TamperedRecord
from digsite.core.fairness import Promise

if TYPE_CHECKING:
    from digsite.core.game import Game, Setup
    from digsite.core.match import Match

FORMAT: Literal["digsite record 1"] = "digsite record 1"


LONGEST_NAME = 40


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing in a record is passed over in silence."""


class RecordedEdition(Strict):
    name: str
    digest: str
    tables: dict[str, dict[str, Any]] | None = None
    """All figures, where it is not the edition that comes with the package."""


class RecordedMove(Strict, array_like=True):
    """In the file a list: the move, what chance answered, the check."""

    move: str
    answers: list[int]
    check: str


class RecordedOutcome(Strict):
    winners: list[int]
    points: list[int]
    reason: str


class Record(Strict, omit_defaults=True):
    format: Literal["digsite record 1"]
    game: str
    edition: RecordedEdition
    rules: int
    players: int
    options: dict[str, bool | int | str]
    names: list[str]
    deal: list[int]
    moves: list[RecordedMove]
    start: dict[str, Any] | None = None
    """The position it began with, if it did not begin with a deal."""
    key: str | None = None
    """The 128-bit key in hexadecimal; published only when the game is over."""
    outcome: RecordedOutcome | None = None
    jumps: list[tuple[int, int]] = []
    """After so many moves, the number at which chance went on: moves had been taken back across its answers."""
    promise: Promise | None = None
    """How the key was made, if the game was played at a table that promised it."""

    def to_json(self) -> str:
        """One line for each field and each move, so that people can read it and compare two."""
        content = msgspec.to_builtins(self)
        moves = ",\n    ".join(json.dumps(move, ensure_ascii=False) for move in content.pop("moves"))
        lines = [f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in content.items()]
        return "{\n" + ",\n".join([*lines, f'  "moves": [\n    {moves}\n  ]']) + "\n}\n"


def read_record(text: str | bytes) -> Record:
    """A record from its file."""
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as problem:
        raise BadRecord(f"not a digsite record: {problem}") from None
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise BadRecord(f"not a JSON file: {problem}") from None


def convert_record(content: Any) -> Record:
    """A record from a JSON object."""
    try:
        return msgspec.convert(content, Record)
    except msgspec.ValidationError as problem:
        raise BadRecord(f"not a digsite record: {problem}") from None


def _chained(check: str, *parts: Any) -> str:
    """The check of one entry, over itself and all before it."""
    return hashlib.sha256(json.dumps([check, *parts]).encode()).hexdigest()[:8]


def _heading(record: Record) -> str:
    """The check over all that stands before the moves."""
    edition = msgspec.to_builtins(record.edition)
    return _chained(
        FORMAT,
        record.game,
        edition,
        record.rules,
        record.players,
        record.options,
        record.names,
        record.start,
        record.deal,
        *([record.jumps] if record.jumps else []),
    )


def write_record(match: "Match", names: list[str] | None, promise: Promise | None = None) -> Record:
    """The record of a match. Its key is in it only when the game is over: it foretells all chance to come."""
    setup, outcome = match.setup, match.outcome()
    check_names(names or [], match.players if names else 0)
    edition = setup.edition
    own = edition.digest != setup.game.edition.digest
    record = Record(
        format=FORMAT,
        game=setup.game.name,
        edition=RecordedEdition(edition.name, edition.digest, edition.tables if own else None),
        rules=setup.game.revision,
        players=match.players,
        options=dict(setup.options),
        names=list(names or [f"seat {seat}" for seat in range(match.players)]),
        deal=match.dealt_answers,
        moves=[],
        start=match.start,
        key=match.key.hex() if match.key and outcome else None,
        outcome=RecordedOutcome(outcome.winners, outcome.points, outcome.reason) if outcome else None,
        jumps=sorted(match.jumps.items()),
        promise=promise if outcome else None,
    )
    check = _heading(record)
    for played in match.played:
        move = setup.notation.write(played.move)
        check = _chained(check, move, played.answers)
        record.moves.append(RecordedMove(move, played.answers, check))
    return record


def check_names(names: list[str], players: int) -> None:
    """Refuse names that cannot be shown or told apart from noise."""
    if len(names) != players:
        raise BadRecord(f"there are {len(names)} names for {players} players")
    for name in names:
        if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
            raise BadRecord(f"{name[:LONGEST_NAME]!r} is no name: it must be 1 to {LONGEST_NAME} printable characters")


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
    setup = game.setup(record.players, record.options, edition)
    check_names(record.names, record.players)
    return setup


def replay(record: Record, game: "Game", moves: int | None = None) -> "Match":
    """The match of a record, after so many of its moves or all. Every move and every answer is checked."""
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
                f"move {number} ({entry.move}) was changed, or something before it: its check is not right"
            )
    if moves is None:
        _check_end(record, match)
    match.key = _read_key(record.key) if record.key and match.seat is None else None
    match.jumps = dict(record.jumps)
    match.go_on_by_chance()
    return match


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


def _read_key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadRecord(f"the key must be {2 * KEY_BYTES} hexadecimal digits")
    return key


def verify(record: Record, game: "Game") -> "Match":
    """Replay a record; where it has its key, also check that the key gives every answer chance gave."""
    from digsite.core.match import Match

    match = replay(record, game)
    if record.key is None:
        if record.promise is not None:
            raise TamperedRecord("a promise is kept by showing the key, and there is none in this record")
        return match
    key = _read_key(record.key)
    if record.promise is not None:
        record.promise.check(key, record.players)
    if record.start is None:
        again = Match.dealt(match.setup, key)
    else:
        again = game.position(record.start, edition=match.setup.edition, key=key)
    if again.dealt_answers != record.deal:
        raise TamperedRecord("the deal is not the one its key gives")
    jumps = dict(record.jumps)
    for number, entry in enumerate(record.moves, 1):
        if number - 1 in jumps:
            again.jump(jumps[number - 1])
        again.play(entry.move)
        if again.played[-1].answers != entry.answers:
            raise TamperedRecord(f"move {number} ({entry.move}): chance did not answer what the key gives")
    return match
