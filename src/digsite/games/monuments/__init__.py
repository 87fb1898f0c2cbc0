"""Monuments, by Stefan Risthaus (2008)."""

from pathlib import Path
from typing import Any

from digsite.core import words
from digsite.core.game import Game
from digsite.core.given import name_of
from digsite.core.options import Option
from digsite.games.monuments import board, judgement, moves, rules, view
from digsite.games.monuments.edition import SCHEMA, pack
from digsite.games.monuments.events import Event
from digsite.games.monuments.objections import objection
from digsite.games.monuments.position import arrange, check
from digsite.games.monuments.rules.sight import Seen
from digsite.games.monuments.state import BOX, STATE, End, Monument, Share, Symbol, Unused


def reason(box: Any, state: Any) -> str:
    """Return why the winner wins, as a text id."""
    totals = state["points"][: box["players"]].sum(axis=1)
    tied = [seat for seat in range(len(totals)) if totals[seat] == totals.max()]
    if len(tied) == 1:
        return "most-points"
    monuments = [int((state["height"][seat] > 0).sum()) for seat in tied]
    if monuments.count(max(monuments)) == 1:
        return "more-monuments"
    level = [seat for seat, built in zip(tied, monuments, strict=True) if built == max(monuments)]
    return "better-historian" if any(seat in state["writer"] for seat in level) else "shared"


GAME = Game(
    name="monuments",
    title="Monuments",
    players=range(2, 5),
    revision=1,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    rules=rules,
    moves=moves.Move,
    thing=moves.thing,
    touches=moves.touches,
    events=Event,
    words={
        "card": lambda box, card: moves.card_name(card),
        "second_card": lambda box, card: moves.card_name(card),
        "monument": words.named(Monument),
        "symbol": words.named(Symbol),
        "token": words.named(Symbol),
        "share": words.named(Share),
        "rank": words.numbered,
    },
    schema=SCHEMA,
    pack=pack,
    observation=Seen,
    view=view.view,
    printed=("cards", "honours", "figures"),
    board=board.board,
    prompt=board.prompt,
    describe=view.describe,
    arrange=arrange,
    check=check,
    breakdown=view.breakdown,
    reason=reason,
    objection=objection,
    options=(
        Option("take-from", name_of(End.COLUMN_END), [name_of(end) for end in End]),
        Option(
            "unused-historians", name_of(Unused.NONE), [name_of(how) for how in Unused], earlier=name_of(Unused.EACH)
        ),
        Option("heroes-traders-scholars"),
    ),
    revealing=(Event.CARD_LAID, Event.DISCARDED, Event.OFFERED),
    known_to_mover=(Event.CARD_LAID, Event.DISCARDED, Event.OFFERED),
    judgement=judgement,
)
