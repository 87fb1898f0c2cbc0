"""Thebes: The Tomb Raiders, by Peter Prinz (2013)."""

from pathlib import Path
from typing import Any

from digsite.core import words
from digsite.core.game import Game
from digsite.core.options import Option
from digsite.games.thebes import board, judgement, moves, rules, view
from digsite.games.thebes.edition import SCHEMA, pack
from digsite.games.thebes.events import Event
from digsite.games.thebes.objections import objection
from digsite.games.thebes.position import arrange, check
from digsite.games.thebes.rules.sight import Seen
from digsite.games.thebes.state import BOX, STATE, Card, Permit, Professor, Why


def reason(box: Any, state: Any) -> str:
    """Return why the winner wins, as a text id."""
    players = range(box["players"])
    totals = [sum(view.breakdown(box, state, seat).values()) for seat in players]
    weeks = [int(state["week"][seat]) for seat in players if totals[seat] == max(totals)]
    if len(weeks) == 1:
        return "most-points"
    return "furthest-back" if weeks.count(min(weeks)) == 1 else "shared"


GAME = Game(
    name="thebes",
    title="Thebes: The Tomb Raiders",
    players=range(2, 5),
    revision=1,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    rules=rules,
    judgement=judgement,
    moves=moves.Move,
    thing=moves.thing,
    touches=moves.touches,
    events=Event,
    words={
        "place": words.numbered,
        "field": words.numbered,
        "card": lambda box, kind: Card.of(kind)[0].word,
        "number": lambda box, kind: Card.of(kind)[1] + 1,
        "region": lambda box, region: moves.region_name(region),
        "find": lambda box, face: moves.face_name(face),
        "professor": words.named(Professor),
        "permit": words.named(Permit),
        "why": words.named(Why),
    },
    schema=SCHEMA,
    pack=pack,
    observation=Seen,
    view=view.view,
    printed=("dig-table", "all-museums", "action-weeks", "all-finds"),
    board=board.board,
    prompt=board.prompt,
    describe=view.describe,
    arrange=arrange,
    check=check,
    breakdown=view.breakdown,
    reason=reason,
    objection=objection,
    options=(Option("knowledge-finds", default=True), Option("helper-capped", default=True)),
    revealing=(Event.NOTHING_PICKED,),
)
