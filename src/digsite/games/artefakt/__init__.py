"""Artefakt, by Michael Palm and Lukas Zach (2010)."""

from pathlib import Path
from typing import Any

from digsite.core import words
from digsite.core.game import Game
from digsite.core.options import Option
from digsite.games.artefakt import board, judgement, moves, rules, view
from digsite.games.artefakt.edition import CHANCE, FIRST_GAME, OPEN_SITES, SCHEMA, pack
from digsite.games.artefakt.events import Event
from digsite.games.artefakt.objections import objection
from digsite.games.artefakt.position import arrange, check
from digsite.games.artefakt.rules.sight import Seen
from digsite.games.artefakt.state import BOX, NONE, PLANS, STATE, Colour, Figure, Instruction, Name, Step

MAX_ROUND_CAP = 200


def reason(box: Any, state: Any) -> str:
    """Return why the winner wins, as a text id."""
    if state["winner"] != NONE:
        return "artefact"
    ranks = [(view.most_parts(state, seat), int(state["lying"][seat].sum())) for seat in range(box["players"])]
    if [parts for parts, _ in ranks].count(max(ranks)[0]) == 1:
        return "most-parts"
    return "most-fragments" if ranks.count(max(ranks)) == 1 else "shared"


def ahead(box: Any, state: Any, seat: int) -> list[int]:
    """Clause 2: everybody plans at the same time, so a seat may plan without waiting for the others."""
    if state["step"] != Step.PLANNING or state["card"][seat, 0] != NONE:
        return []
    return list(range(moves.Move.PLAN, moves.Move.PLAN + PLANS))


GAME = Game(
    name="artefakt",
    title="Artefakt",
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
        "site": words.numbered,
        "to": words.numbered,
        "first": words.numbered,
        "second": words.numbered,
        "third": words.numbered,
        "fourth": words.numbered,
        "fifth": words.numbered,
        "part": words.numbered,
        "colour": words.named(Colour),
        "figure": words.named(Figure),
        "name": words.named(Name),
        "instruction": words.named(Instruction),
    },
    schema=SCHEMA,
    pack=pack,
    observation=Seen,
    view=view.view,
    board=board.board,
    prompt=board.prompt,
    describe=view.describe,
    arrange=arrange,
    check=check,
    breakdown=view.breakdown,
    reason=reason,
    objection=objection,
    options=(
        Option("advanced"),
        Option("open-sites", FIRST_GAME, (*OPEN_SITES, CHANCE)),
        Option("round-cap", 40, range(MAX_ROUND_CAP + 1)),
    ),
    ahead=ahead,
    # Whether a carried fragment had to be drawn depends on faces; undoing the move would reveal it.
    revealing=(Event.CARD_TURNED, Event.CARRIED, Event.ARTEFACT_COMPLETED, Event.COLLECTION_SHOWN),
)
