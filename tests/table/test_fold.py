"""A table is nothing but its entries: rebuilt from the store, it is the same for everybody after every command.

What was refused has left no trace either.
"""

import random
from pathlib import Path

import pytest

import digsite
from digsite.core.errors import DigsiteError
from digsite.table.play.answers import now_for
from digsite.table.play.commands import AnyAsk
from digsite.table.play.entries import Clock, Moved, Play, Undone
from digsite.table.play.house import House
from digsite.table.play.live import Live
from digsite.table.play.notices import SPECTATOR, Viewer, notice
from digsite.table.play.sitting import Sitting
from tests.table.people import Clockwork, Guest, a_house, ask, come, folded, open_table

pytestmark = pytest.mark.anyio


def inside(sitting: Sitting) -> dict[str, object]:
    """All there is of a table in memory, the source of chance included."""
    match, clocks = sitting.match, sitting.clocks
    return {
        "keys": sitting.keys,
        "changed": sitting.changed,
        "turn since": sitting.turn_since,
        "position since": sitting.position_since,
        "ahead": sitting.ahead,
        "asked": (sitting.asked, sitting.asked and sitting.agreed, sitting.asked and sitting.asked_at),
        "people": [vars(person) for person in sitting.people],
        "clocks": clocks and vars(clocks),
        "state": match and match._states.tobytes(),
        "played": match and [(each.seat, each.move, each.answers) for each in match.played],
        "undone": match and match.undone,
        "words": sitting.words(),
    }


async def check_same(house: House, table: str, time: float) -> None:
    live, again = house.tables.live[table].sitting, await folded(house, table)
    assert live is not None
    assert inside(live) == inside(again)
    viewers = [SPECTATOR] + [
        Viewer(person, seat, (seat,)) for person in range(len(live.people)) for seat in live.seats_of(person)
    ]
    for viewer in viewers:
        assert now_for(live, viewer, time) == now_for(again, viewer, time)
        assert notice(live.lines[-1], viewer) == notice(again.lines[-1], viewer)


def any_wish(sitting: Sitting, person: int, chooser: random.Random) -> AnyAsk:
    """Something that somebody might ask for, sensible or not."""
    match = sitting.match
    if match is not None and match.seat is not None and chooser.random() < 0.6:
        mine = sitting.seats_of(person)
        seat = match.seat if match.seat in mine or not mine else chooser.choice(mine)
        legal = match.legal() if seat == match.seat else match.ahead(seat)
        write = match.setup.notation.write
        if legal and chooser.random() < 0.9:
            moves = [write(chooser.choice(legal))]
            if chooser.random() < 0.2:
                moves.append(chooser.choice(match.setup.notation.all()))
            return ask.PlayMoves(moves)
        return ask.PlayMoves([chooser.choice(match.setup.notation.all())])
    seat = chooser.randrange(4)
    if match is None:
        return chooser.choice([ask.Say("well"), ask.Undo(), ask.Replace(2, "greedy"), ask.Replace(2), ask.Return()])
    return chooser.choice(
        [
            ask.Undo(),
            ask.Undo(),
            ask.Undo(),
            ask.Undo(),
            ask.Agree(),
            ask.Agree(),
            ask.Decline(),
            ask.Pause(),
            ask.Resume(),
            ask.Resume(),
            ask.Say("well"),
            ask.Leave(),
            ask.Return(),
            ask.Return(),
            ask.Return(),
            ask.Replace(seat, "random"),
            ask.Replace(seat),
            ask.Ready("word"),
            ask.Hook(),
            ask.PlayMoves(["nonsense"]),
        ]
    )


async def bot_moves(house: House, table: str, chooser: random.Random) -> None:
    """What the background does for a bot, at a moment of the test's choice."""

    async def play(live: Live, sitting: Sitting) -> None:
        if sitting.bot_at(sitting.to_act) is not None and not sitting.paused:
            assert sitting.match is not None
            assert sitting.to_act is not None
            move = chooser.choice(sitting.match.moves())
            await house.tables.commit(live, sitting, [Moved(sitting.to_act, [Play(sitting.to_act, move, [])])], None)

    await house.tables.do(table, play)


async def a_wild_game(house: House, clock: Clockwork, game: str, seed: int, commands: int) -> set[type]:
    """Ask for anything again and again; what kinds of things came of it."""
    chooser = random.Random(f"{game} {seed}")
    house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
    limits = [None, Clock("turn", 300), Clock("game", 900, 10)]
    ada = await open_table(house, game, ["me", "friend", "bot:random", "me"], clock=limits[seed % 3], word=None)
    guests: list[Guest] = [ada]
    refused = 0
    for turn in range(commands):
        if turn == 1:
            guests.append(await come(ada, "Bob", seat=1))
        if turn == 6:
            await ada.do(ask.Replace(2, "random"))
            await ada.do(ask.Ready("word"))
        now = await ada.look()
        acts = now.seats[now.to_act].person if now.to_act is not None else None
        guest = chooser.choice([each for each in guests if each.person == acts] * 3 + guests)
        clock.passes(chooser.choice([0.0, 0.5, 7.0, 90.0]))
        seen = now.sequence if chooser.random() < 0.85 else chooser.randrange(now.sequence + 3)
        sitting = house.tables.live[ada.table].sitting
        assert sitting is not None
        if sitting.bot_at(sitting.to_act) is not None and chooser.random() < 0.7:
            await bot_moves(house, ada.table, chooser)
        else:
            try:
                await guest.do(any_wish(sitting, guest.person, chooser), seen)
            except DigsiteError:
                refused += 1
        await ada.look()
        await check_same(house, ada.table, clock.time)
    sitting = await folded(house, ada.table)
    assert refused > 5
    return {type(line.entry) for line in sitting.lines}


@pytest.mark.parametrize("game", digsite.games())
async def test_whatever_is_asked_the_table_is_what_is_stored(tmp_path: Path, game: str) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        happened = set().union(*[await a_wild_game(house, clock, game, seed, 50) for seed in range(3)])
        assert Moved in happened


@pytest.mark.soak
@pytest.mark.parametrize("game", digsite.games())
async def test_whatever_is_asked_for_long_the_table_is_what_is_stored(tmp_path: Path, game: str) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        happened = set().union(*[await a_wild_game(house, clock, game, seed, 120) for seed in range(10, 13)])
        assert {Moved, Undone} <= happened
