"""Words are sent as fingerprints first and shown when all sit, so nobody chooses a word that fits the others'."""

import json
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.core.errors import TamperedRecord
from digsite.core.fairness import mixed_key, seal
from digsite.core.record import convert_record, verify
from digsite.table.play import caretaker
from digsite.table.play.commands import Join
from digsite.table.play.entries import Gathered, Revealed, Started
from digsite.table.play.house import House
from digsite.table.play.opening import REVEAL_SECONDS
from digsite.table.play.refusals import Refusal
from tests.table.people import Clockwork, Guest, a_house, ask, come, entries_of, folded, new_key, open_table, play_out

pytestmark = pytest.mark.anyio

WORD, OTHER = "sand", "clay"


async def come_sealed(guest: Guest, name: str, word: str) -> Guest:
    return Guest(guest.house, await guest.house.join(guest.table, Join(name, new_key(), sealed=seal(word))))


async def two(house: House, **more: Any) -> tuple[Guest, Guest]:
    ada = await open_table(house, "artefakt", ["me", "friend"], sealed=seal(WORD), **more)
    return ada, await come_sealed(ada, "Bob", OTHER)


async def test_no_word_is_shown_before_all_fingerprints_are_there(tmp_path: Path) -> None:
    """The last player to sit down, and the operator of the server, choose a word before knowing any other."""
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me", "friend"], sealed=seal(WORD))
        assert (await ada.refused(ask.Reveal(WORD))).code == "nothing-to-reveal"
        now = await ada.look()
        assert (now.people[0].ready, now.reveal, now.fairness.seals) == (True, False, [seal(WORD), None])
        assert WORD not in str(await entries_of(house, ada.table))
        bob = await come_sealed(ada, "Bob", OTHER)
        for guest in (ada, bob):
            now = await guest.look()
            assert (now.phase, now.reveal) == ("waiting", True)
            assert now.fairness.seals == [seal(WORD), seal(OTHER)]
        await ada.do(ask.Reveal(WORD))
        assert not (await ada.look()).reveal
        assert WORD not in str(await bob.look()) + str(await house.notices(ada.table, bob.token, None, 0))
        await bob.do(ask.Reveal(OTHER))
        now = await bob.look()
        assert (now.phase, now.fairness.words) == ("playing", [WORD, OTHER])
        row, sitting = await house.storage.table(ada.table), await folded(house, ada.table)
        assert row is not None
        assert sitting.match is not None
        assert sitting.match.key == mixed_key(row.secret, [WORD, OTHER])


async def test_another_word_than_the_one_that_was_sealed_is_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two(house)
        await ada.do(ask.Reveal(WORD))
        for word in (WORD, "", OTHER + " ", "chosen after hers"):
            assert (await bob.refused(ask.Reveal(word))).code == "wrong-word"
        assert (await ada.refused(ask.Reveal(WORD))).code == "nothing-to-reveal"


async def test_nobody_changes_seats_or_words_once_words_are_shown(tmp_path: Path) -> None:
    """Somebody who heard the others' words must not leave and come again with a word that fits."""
    async with a_house(tmp_path) as house:
        ada, bob = await two(house)
        await ada.do(ask.Reveal(WORD))
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        assert (await ada.refused(ask.Replace(1, "random"))).code == "already-begun"
        assert (await bob.refused(ask.Ready("fitting"))).code == "already-ready"
        await bob.do(ask.Leave())
        with pytest.raises(Refusal, match="already started"):
            await come(ada, "Bob again", word="fitting")
        now = await ada.look()
        assert (now.phase, now.fairness.words, now.seats[1].bot) == ("playing", [WORD, ""], "random")
        assert now.fairness.seals == [seal(WORD), seal(OTHER)]


async def test_nobody_holds_up_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word that is not shown in time counts as none, and the record says so."""
    clock = Clockwork()
    monkeypatch.setattr(caretaker, "ROUND_SECONDS", 0.01)
    async with a_house(tmp_path, clock) as house:
        ada, bob = await two(house)
        await ada.do(ask.Reveal(WORD))
        clock.passes(REVEAL_SECONDS - 0.1)
        assert (await bob.look()).phase == "waiting"
        assert await house.storage.due(clock.time, 10) == []
        clock.passes(0.1)
        assert await house.storage.due(clock.time, 10) == [ada.table]
        now = await bob.look()
        assert (now.phase, now.fairness.words) == ("playing", [WORD, ""])
        assert (await bob.refused(ask.Reveal(OTHER))).code == "nothing-to-reveal"
        await play_out(ada, bob)
        record = (await folded(house, ada.table)).record()
        assert record.promise is not None
        assert record.promise.withheld == [1]
        verify(record, digsite.load("artefakt"))


async def test_a_server_that_comes_back_starts_the_game(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, _ = await two(house)
    clock.passes(REVEAL_SECONDS)
    async with a_house(tmp_path, clock, started=True) as house:
        await house.caretaker._look_after(ada.table)
        assert isinstance((await entries_of(house, ada.table))[-1], Started)


async def test_alone_against_bots_the_game_starts_with_the_word(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "bot:random"], sealed=seal(WORD))
        assert isinstance((await entries_of(house, ada.table))[-1], Gathered)
        assert (await ada.look()).reveal
        await ada.do(ask.Reveal(WORD))
        assert [type(entry) for entry in await entries_of(house, ada.table)][-2:] == [Revealed, Started]
        assert (await ada.look()).fairness.words == [WORD, ""]


async def test_open_words_and_sealed_ones_play_together(tmp_path: Path) -> None:
    """A client of an earlier revision sends its word openly; only the other's is waited for."""
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me", "friend"], sealed=seal(WORD))
        bob = await come(ada, "Bob", word=OTHER)
        assert not (await bob.look()).reveal
        await ada.do(ask.Reveal(WORD))
        now = await bob.look()
        assert (now.phase, now.fairness.words, now.fairness.seals) == ("playing", [WORD, OTHER], [seal(WORD), None])


async def test_a_rematch_is_sealed_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me:Ada", "me:Bob"], word="old")
        await play_out(ada)
        await ada.do(ask.Rematch())
        now = await ada.look()
        assert now.rematch is not None
        assert now.rematch_token is not None
        ada.table, ada.token = now.rematch, now.rematch_token
        await ada.do(ask.Ready(sealed=seal(WORD)))
        await ada.do(ask.Reveal(WORD))
        now = await ada.look()
        assert (now.phase, now.fairness.words) == ("playing", [WORD, WORD])


async def test_a_record_with_another_word_than_the_sealed_one_is_found_out(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two(house)
        await ada.do(ask.Reveal(WORD))
        await bob.do(ask.Reveal(OTHER))
        await play_out(ada, bob)
        content = json.loads((await folded(house, ada.table)).record().to_json())
        verify(convert_record(content), digsite.load("artefakt"))
        content["promise"]["seals"][1] = seal("silt")
        with pytest.raises(TamperedRecord, match="the word of player 2 is not the one whose fingerprint"):
            verify(convert_record(content), digsite.load("artefakt"))
        content["promise"]["seals"].pop()
        with pytest.raises(TamperedRecord, match="1 fingerprints of words for 2 seats"):
            verify(convert_record(content), digsite.load("artefakt"))
