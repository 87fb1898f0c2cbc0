"""The puzzles that come with the games: each makes its position again, and its best turns are legal and whole."""

import pytest

import digsite
from digsite.bots.puzzles import (
    FILE,
    Puzzle,
    actions_in,
    end_of,
    play_turn,
    puzzle_of_day,
    puzzles_of,
    read_puzzles,
    share_of,
    source_of,
    world_of,
    write_puzzles,
)
from digsite.core.errors import BadRecord, IllegalMove

GAMES = digsite.games()
MIN_PUZZLES, MAX_BYTES = 12, 150_000


def shipped(name: str) -> list[Puzzle]:
    """Read the file itself: unlike `puzzles_of`, this fails if it was made with other rules."""
    game = digsite.load(name)
    return read_puzzles((game.folder / FILE).read_bytes(), game)


@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_made_again_and_every_best_turn_is_whole(name: str) -> None:
    game = digsite.load(name)
    puzzles = shipped(name)
    assert len(puzzles) >= MIN_PUZZLES
    assert (game.folder / FILE).stat().st_size <= MAX_BYTES
    for puzzle in puzzles:
        match = source_of(game, puzzle)
        seat = match.seat
        assert seat is not None
        ends = set()
        for moves in puzzle.turns:
            turn = play_turn(world_of(match), moves)
            assert turn.complete
            ends.add(end_of(turn, seat))
            assert sum(actions_in(match, moves)) == len(moves)
        assert len(ends) == len(puzzle.turns)
        assert len(puzzle.reasons) == len(puzzle.turns[0])
        assert all(reason is None or reason.seat < puzzle.players for reason in puzzle.reasons)


@pytest.mark.parametrize("name", GAMES)
def test_every_try_has_a_share_and_the_best_turn_has_the_best(name: str) -> None:
    game = digsite.load(name)
    for puzzle in shipped(name):
        match = source_of(game, puzzle)
        first = next(
            each for each in puzzle.judged if len(each.before) == min(len(one.before) for one in puzzle.judged)
        )
        world = play_turn(world_of(match), first.before).match
        legal = world.legal()
        assert set(first.shares) <= set(legal)
        assert len(legal) > 1
        assert 0 < puzzle.share < 100
        for move in legal:
            assert 0 <= share_of(puzzle, [*first.before, move]) <= 100
        assert all(0 <= share <= 100 for each in puzzle.judged for share in each.shares.values())


def test_the_world_of_a_puzzle_is_the_same_whatever_is_hidden() -> None:
    for name in GAMES:
        game = digsite.load(name)
        puzzle = shipped(name)[0]
        match = source_of(game, puzzle)
        assert match.seat is not None
        other = match.redealt(match.seat, bytes(range(16)))
        ends = [end_of(play_turn(world_of(each), puzzle.turns[0]), match.seat) for each in (match, other)]
        assert ends[0] == ends[1]


def test_a_move_after_the_end_of_a_turn_is_refused() -> None:
    game = digsite.load("pergamon")
    puzzle = shipped("pergamon")[0]
    match = source_of(game, puzzle)
    with pytest.raises(IllegalMove):
        play_turn(world_of(match), [*puzzle.turns[0], puzzle.turns[0][-1]])


def test_the_games_take_turns_and_each_goes_through_its_puzzles() -> None:
    counts = {"a": 2, "b": 0, "c": 3}
    days = [puzzle_of_day(day, counts) for day in range(8)]
    assert days == [("a", 1), ("c", 1), ("a", 2), ("c", 2), ("a", 1), ("c", 3), ("a", 2), ("c", 1)]


def test_puzzles_of_other_rules_are_refused_and_not_shown(tmp_path_factory: pytest.TempPathFactory) -> None:
    game = digsite.load("thebes")
    path = tmp_path_factory.mktemp("puzzles") / FILE
    write_puzzles(path, game, shipped("thebes")[:2])
    assert read_puzzles(path.read_bytes(), game) == shipped("thebes")[:2]
    with pytest.raises(BadRecord, match="other rules"):
        read_puzzles(path.read_bytes().replace(b'"rules": ', b'"rules": 9'), game)
    with pytest.raises(BadRecord, match="not a file of puzzles"):
        read_puzzles(b"{}", game)
    assert puzzles_of(game) == shipped("thebes")
