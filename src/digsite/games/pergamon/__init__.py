"""Pergamon, by Stefan Dorra and Ralf zur Linde (2011)."""

from pathlib import Path
from typing import Any

from digsite.core import words
from digsite.core.game import Game
from digsite.core.options import Option
from digsite.games.pergamon import board, judgement, moves, rules, view
from digsite.games.pergamon.edition import SCHEMA, pack
from digsite.games.pergamon.events import Event
from digsite.games.pergamon.objections import objection
from digsite.games.pergamon.position import arrange, check
from digsite.games.pergamon.rules.sight import Seen
from digsite.games.pergamon.state import BOX, STATE, Back, Fate, Kind


def reason(box: Any, state: Any) -> str:
    """Return why the winner wins, as a text id."""
    totals = state["points"][: box["players"]].sum(axis=1)
    if (totals == totals.max()).sum() == 1:
        return "most-points"
    tied = [seat for seat in range(len(totals)) if totals[seat] == totals.max()]
    return "oldest-object" if (state["marker"][tied] > 0).any() else "shared"


GAME = Game(
    name="pergamon",
    title="Pergamon",
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
        "tile": words.printed("number"),
        "gallery": words.numbered,
        "marker": words.numbered,
        "rank": words.numbered,
        "object": words.named(Kind),
        "back": words.named(Back),
        "second_back": words.named(Back),
        "why": words.named(Fate),
        "figure": lambda box, figure: view.figure_name(figure),
    },
    schema=SCHEMA,
    pack=pack,
    observation=Seen,
    view=view.view,
    printed=("finds", "spaces", "visitors", "evaluations"),
    board=board.board,
    prompt=board.prompt,
    describe=view.describe,
    arrange=arrange,
    check=check,
    breakdown=view.breakdown,
    reason=reason,
    objection=objection,
    options=(Option("order-track"), Option("free-sorting")),
)
