"""Finished and uploaded games, step by step, through the eyes of any seat or of all."""

import functools
from typing import Any

import msgspec

import digsite
from digsite.core.events import Event, visible
from digsite.core.match import Match
from digsite.core.record import Record, read_record, replay
from digsite.table.refusals import Refusal


class Replay(msgspec.Struct, omit_defaults=True):
    """What is played, by whom, and how it ended."""

    replay: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    edition: str
    names: list[str]
    steps: int
    winners: list[int] | None = None
    points: list[int] | None = None
    reason: str | None = None


class Step(msgspec.Struct, omit_defaults=True):
    """The table after so many moves, and what the latest of them did."""

    step: int
    steps: int
    to_act: int | None = None
    seat: int | None = None
    """Whose move led here."""
    move: str | None = None
    events: list[Event] = []
    view: dict[str, Any] | None = None
    """Of the seat asked for, or of a spectator."""
    views: list[dict[str, Any]] | None = None
    """Of all seats, if all were asked for."""


def about(replay_id: str, record: Record) -> Replay:
    outcome = record.outcome
    return Replay(
        replay=replay_id,
        game=record.game,
        players=record.players,
        options=record.options,
        edition=record.edition.digest,
        names=record.names,
        steps=len(record.moves),
        winners=outcome.winners if outcome else None,
        points=outcome.points if outcome else None,
        reason=outcome.reason if outcome else None,
    )


@functools.lru_cache(maxsize=32)
def _match(content: bytes, moves: int) -> Match:
    record = read_record(content)
    return replay(record, digsite.load(record.game), moves)


def at_step(content: bytes, record: Record, number: int, seat: int | None) -> Match:
    """The match after so many moves, if there is such a step, and such a seat to look from."""
    if number > len(record.moves):
        raise Refusal("no-such-step", steps=len(record.moves))
    if seat is not None and seat >= record.players:
        raise Refusal("no-such-seat", seats=record.players)
    return _match(content, number)


def step(content: bytes, record: Record, number: int, seat: int | None, everything: bool) -> Step:
    """One step of a record."""
    match = at_step(content, record, number, seat)
    shown = Step(number, len(record.moves), match.seat)
    told = match.opening
    if number:
        played = match.played[-1]
        told, shown.seat, shown.move = played.events, played.seat, record.moves[number - 1].move
        if not everything and seat != played.seat:
            shown.move = None
    shown.events = [event for audience, event in told if everything or visible(audience, seat)]
    if everything:
        shown.views = [match.view(each) for each in range(match.players)]
    else:
        shown.view = match.view(seat)
    return shown
