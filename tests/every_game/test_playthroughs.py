"""The golden playthroughs are played move by move as they are written down."""

import pytest

import digsite
from tests.every_game.playthrough import file_of, playthrough

GAMES = [(name, players) for name in digsite.games() for players in digsite.load(name).players]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_golden_game_is_played_as_written(name: str, players: int) -> None:
    written = file_of(name, players).read_text(encoding="utf-8").splitlines()
    played = playthrough(digsite.load(name), players).splitlines()
    first = next((i for i, (a, b) in enumerate(zip(written, played, strict=False)) if a != b), None)
    assert first is None, f"line {first + 1}: written {written[first]!r}, played {played[first]!r}"
    assert len(written) == len(played)
