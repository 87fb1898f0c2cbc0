"""Nobody can choose what chance answers after moves were taken back, and call it chance."""

import functools
import json
import random
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.cli import main
from digsite.core.chance import key_from_seed
from digsite.core.errors import TamperedRecord
from digsite.core.match import Match
from digsite.core.record import FIRST_FORMAT, Record, RecordedUndo, convert_record, read_record, replay, verify
from tests.every_game.walk import chosen

GAME = "artefakt"
JUMPS = 40


def played(match: Match, most: int | None = None) -> Match:
    """Play legal moves until the game is over, or at most `most`."""
    chooser = random.Random(1)
    while match.seat is not None and (most is None or len(match.played) < most):
        match.play(chosen(match, chooser))
    return match


def begun() -> Match:
    return Match.dealt(digsite.load(GAME).setup(2), key_from_seed(1))


@functools.cache
def first_draw() -> int:
    """Count the moves before the first that draws."""
    return next(number for number, each in enumerate(played(begun()).played) if each.answers)


def with_a_jump(by: int) -> Match:
    """A game in which somebody made chance leave out numbers before its first draw."""
    match = played(begun(), first_draw())
    match._states["counter"] += by
    return played(match)


def best_of_jumps() -> tuple[int, Record]:
    """Return how many numbers to leave out so that the first seat does best, and the record of that game."""
    by, record = _best_of_jumps()
    return by, read_record(record)


@functools.cache
def _best_of_jumps() -> tuple[int, str]:
    games = {by: with_a_jump(by) for by in range(1, JUMPS + 1)}

    def lead(by: int) -> int:
        outcome = games[by].outcome()
        assert outcome is not None
        return outcome.points[0] - outcome.points[1]

    best = max(games, key=lead)
    assert lead(best) > lead(1)
    return best, games[best].record(["Ada", "Bob"]).to_json()


def test_the_best_of_forty_jumps_is_found_out() -> None:
    _, record = best_of_jumps()
    with pytest.raises(TamperedRecord, match="chance's answer does not match the key"):
        verify(record, digsite.load(GAME))


def test_an_invented_move_does_not_explain_the_jump() -> None:
    by, record = best_of_jumps()
    number = first_draw() + 1
    invented = RecordedUndo(number, record.moves[number - 1].move, record.moves[number - 1].answers)
    record.undone = [invented] * by
    with pytest.raises(TamperedRecord, match="chance's answer does not match the key"):
        verify(convert_record(_with_new_checks(record)), digsite.load(GAME))


def test_the_first_format_is_not_called_sound_where_its_chance_could_be_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such records exist, so they are replayed; but a cheater could write one, too."""
    by, record = best_of_jumps()
    old = _in_the_first_format(record, by)
    file = tmp_path / "old.json"
    file.write_text(json.dumps(old))
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "not proven" in said
    assert "sound" not in said
    assert f"could choose the random numbers after move {first_draw()}." in said
    assert main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["draws_proven"] is False


def test_a_record_of_the_first_format_is_read_and_written_again_as_it_is() -> None:
    by, record = best_of_jumps()
    old = convert_record(_in_the_first_format(record, by))
    game = digsite.load(GAME)
    assert verify(old, game).record(old.names).to_json() == old.to_json()
    assert replay(old, game).record(old.names).to_json() == old.to_json()


@pytest.mark.parametrize(
    ("jumps", "words"),
    [
        ([[0, 5], [0, 9]], "twice where chance went on after move 0"),
        ([[3, 50], [1, 90]], "only after move 3"),
        ([[10_000, 900]], "when nothing was left to play"),
        ([[-1, 5]], "which does not exist"),
    ],
)
def test_jumps_that_cannot_be_are_named(jumps: list[list[int]], words: str) -> None:
    _, record = best_of_jumps()
    content = json.loads(record.to_json()) | {"format": FIRST_FORMAT, "jumps": jumps}
    with pytest.raises(TamperedRecord, match=words):
        verify(convert_record(_with_new_checks(convert_record(content))), digsite.load(GAME))


def test_a_jump_after_the_last_move_is_named() -> None:
    _, record = best_of_jumps()
    content = json.loads(record.to_json()) | {"format": FIRST_FORMAT, "jumps": [[len(record.moves), 900]]}
    with pytest.raises(TamperedRecord, match="when nothing was left to play"):
        verify(convert_record(_with_new_checks(convert_record(content))), digsite.load(GAME))


def test_a_game_cut_short_that_still_has_its_key_is_named() -> None:
    record = played(begun()).record(["Ada", "Bob"])
    verify(record, digsite.load(GAME))
    record.moves.pop()
    record.outcome = None
    with pytest.raises(TamperedRecord, match="the moves after it were cut off"):
        verify(record, digsite.load(GAME))


@pytest.mark.parametrize("game", digsite.games())
def test_whatever_is_taken_back_the_record_holds(game: str) -> None:
    """Also across branches: moves taken back, others played instead, and those taken back too."""
    match = played(Match.dealt(digsite.load(game).setup(2), key_from_seed(1)), 24)
    for back, on in ((1, 2), (4, 1), (3, 6), (2, 0), (9, 3)):
        for _ in range(back):
            match.take_back()
        for _ in range(on):
            if match.seat is not None:
                match.play(match.legal()[-1])
    played(match)
    record = read_record(match.record().to_json())
    assert len(record.undone) == 19
    again = verify(record, digsite.load(game))
    assert again.undone == match.undone
    assert again.record().to_json() == match.record().to_json()


def _in_the_first_format(record: Record, by: int) -> dict[str, Any]:
    """As it was written before moves that were taken back were kept."""
    after = first_draw()
    number = int(played(begun(), after).state["counter"]) + by
    content = json.loads(record.to_json()) | {"format": FIRST_FORMAT, "jumps": [[after, number]]}
    return _with_new_checks(convert_record(content))


def _with_new_checks(record: Record) -> dict[str, Any]:
    """What somebody does who knows how the checks are made; there is no secret in them."""
    from tests.table.test_promises import with_new_checks

    content: dict[str, Any] = json.loads(record.to_json())
    with_new_checks(content)
    return content
