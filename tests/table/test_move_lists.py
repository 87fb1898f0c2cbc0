"""A list of moves is one decision: all of it happens, or nothing."""

import random
from pathlib import Path

import pytest

import digsite
from digsite.table.play.house import House
from digsite.table.play.refusals import Refusal
from digsite.table.play.sitting import Sitting
from tests.table.people import Guest, a_house, ask, come, entries_of, folded, open_table, play_out

pytestmark = pytest.mark.anyio


def live(house: House, table: str) -> Sitting:
    sitting = house.tables.live[table].sitting
    assert sitting is not None
    return sitting


def whole(sitting: Sitting) -> bytes:
    """Everything there is, the source of chance included."""
    assert sitting.match is not None
    state: bytes = sitting.match._states.tobytes()
    return state


def a_turn(sitting: Sitting, chooser: random.Random) -> tuple[list[str], bool]:
    """What the seat to decide could play at once, tried on a copy; and whether something new is shown at its end."""
    match = Sitting.folded(sitting.table, sitting.secret, [(line.entry, line.at, None) for line in sitting.lines]).match
    assert match is not None
    seat, turn = match.seat, []
    while match.seat == seat and len(turn) < 8:
        turn.append(chooser.choice(match.moves()))
        match.play(turn[-1])
        if match.latest_teaches():
            return turn, True
    return turn, False


async def unchanged(house: House, guest: Guest, moves: list[str]) -> str:
    """The code with which a list is refused; not a byte may be another than before."""
    before = whole(live(house, guest.table))
    refusal = await guest.refused(ask.PlayMoves(moves))
    assert whole(live(house, guest.table)) == before
    assert whole(await folded(house, guest.table)) == before
    return refusal.code


@pytest.mark.parametrize("game", digsite.games())
async def test_a_list_with_a_move_too_many_changes_nothing_even_if_chance_answered(tmp_path: Path, game: str) -> None:
    chooser = random.Random(game)
    async with a_house(tmp_path) as house:
        ada = await open_table(house, game, ["me", "friend"])
        bob = await come(ada, "Bob")
        guests, refused = [ada, bob], set()
        for _ in range(14):
            sitting = live(house, ada.table)
            if sitting.to_act is None:
                break
            guest = guests[sitting.to_act]
            turn, learnt = a_turn(sitting, chooser)
            anything = chooser.choice(sitting.setup.notation.all())
            code = await unchanged(house, guest, [*turn, anything]) if len(turn) < 8 else ""
            assert (code == "learnt-midway") == learnt
            refused.add(code)
            await guest.play(*turn)
        assert "learnt-midway" in refused


async def test_a_list_is_one_entry_and_one_notice(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        bob = await come(ada, "Bob")
        chooser = random.Random(1)
        longest: list[str] = []
        for _ in range(12):
            sitting = live(house, ada.table)
            turn, _ = a_turn(sitting, chooser)
            guest = (ada, bob)[sitting.to_act or 0]
            before = len(await entries_of(house, ada.table))
            done = await guest.play(*turn)
            assert done.sequence == before + 1 == len(await entries_of(house, ada.table))
            assert done.notice.moves == turn
            longest = max(longest, turn, key=len)
        assert len(longest) > 1


async def test_what_cannot_be_read_or_played_is_refused_wherever_it_stands(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        bob = await come(ada, "Bob")
        assert await unchanged(house, ada, ["place 3", "plaice 4"]) == "unreadable-move"
        assert await unchanged(house, ada, ["place 99"]) == "unreadable-thing"
        assert await unchanged(house, ada, ["dig 1"]) != "stale"
        assert await unchanged(house, ada, ["place 3", "place 4"]) == "turn-passed"
        assert await unchanged(house, bob, ["place 3"]) == "not-your-turn"


async def test_moves_are_stored_as_the_notation_writes_them(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        await come(ada, "Bob")
        assert (await ada.play("  PLACE   3 ")).notice.moves == ["place 3"]


async def test_nobody_moves_before_the_game_or_after_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me", "friend"])
        assert (await ada.refused(ask.PlayMoves(["put tall"]))).code == "not-begun"
        assert (await ada.refused(ask.Undo())).code == "not-begun"
        bob = await come(ada, "Bob")
        await play_out(ada, bob)
        assert (await ada.refused(ask.PlayMoves(["put tall"]))).code == "game-over"
        assert (await ada.refused(ask.Undo())).code == "game-over"


async def test_whoever_holds_several_seats_plays_for_the_one_to_decide(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me:Ada", "me:Bob"])
        with pytest.raises(Refusal, match="not your seat"):
            await ada.play("place 3", seat=2)
        with pytest.raises(Refusal, match="Ada’s turn"):
            await ada.play("place 3", seat=1)
        await ada.play("place 3", seat=0)
        await ada.any_move()
        played = live(house, ada.table).match.played  # type: ignore[union-attr]
        assert [each.seat for each in played] == [0, 1]
