"""The time a bot takes does not reveal whether it had a choice."""

import pytest

from digsite.table.bots.tempo import MAX_REMEMBERED, SPREAD, Tempo


def test_a_forced_move_takes_as_long_as_some_move_that_was_not() -> None:
    tempo = Tempo(0.5)
    thoughts = [1.0, 2.0, 3.0]
    for seconds in thoughts:
        assert tempo.wait("thebes 2 professor", seconds, forced=False) == 0.0
    waits = [tempo.wait("thebes 2 professor", 0.01, forced=True) + 0.01 for _ in range(200)]
    assert all(any(abs(wait - seconds) <= SPREAD * seconds + 1e-9 for seconds in thoughts) for wait in waits)
    assert max(waits) > 2.5
    assert min(waits) < 1.5
    assert len(set(waits)) > 100, "no two waits are alike, as no two thoughts are"


def test_no_move_is_quicker_than_the_pace() -> None:
    tempo = Tempo(0.5)
    assert tempo.wait("thebes 2 digger", 0.1, forced=False) == 0.4
    assert tempo.wait("thebes 2 digger", 0.1, forced=True) == 0.4
    assert tempo.wait("pergamon 2 digger", 0.1, forced=True) == 0.4, "nothing is known of these yet"


def test_a_move_made_again_is_quicker() -> None:
    tempo = Tempo(0.6)
    assert tempo.wait("pergamon 3 digger", 0.1, forced=False, again=True) == pytest.approx(0.1)
    assert tempo.wait("pergamon 3 digger", 0.5, forced=False, again=True) == 0.0


def test_old_thoughts_are_forgotten() -> None:
    tempo = Tempo(0.0)
    tempo.wait("thebes 2 digger", 100.0, forced=False)
    for _ in range(MAX_REMEMBERED):
        tempo.wait("thebes 2 digger", 1.0, forced=False)
    assert max(tempo.wait("thebes 2 digger", 0.0, forced=True) for _ in range(100)) < 2.0
