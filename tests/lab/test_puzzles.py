"""Puzzles are found in games between bots, and hold against a stronger search."""

import pytest

import digsite
from digsite.bots.names import bot_named
from digsite.bots.puzzles import play_turn, puzzles_of, share_of, source_of, world_of
from digsite.cli import main
from digsite.lab.puzzles import PuzzleSearch, Stage, solves

QUICK = (Stage(30, 0.01), Stage(60, 0.02, broad=True, explain=True))


def test_a_search_finds_puzzles_and_finds_the_same_again() -> None:
    game = digsite.load("pergamon")
    work = PuzzleSearch((game.setup(2),), "greedy", "tiny", QUICK, "search:100")
    work.prepare()
    found = next(found for found in map(work.play, range(6)) if found.puzzles)
    assert found == work.play(found.game)
    for puzzle in found.puzzles:
        match = source_of(game, puzzle)
        for turn in puzzle.turns:
            assert play_turn(world_of(match), turn).complete
        worst = min(puzzle.judged[0].shares.items(), key=lambda each: each[1])
        if not puzzle.judged[0].before:
            assert share_of(puzzle, [worst[0]]) == worst[1]


def test_what_the_solver_does_not_solve_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    work = PuzzleSearch((digsite.load("pergamon").setup(2),), "greedy", "tiny", QUICK, "search:100")
    work.prepare()
    number = next(number for number in range(6) if work.play(number).puzzles)
    monkeypatch.setattr("digsite.lab.puzzles.solves", lambda bot, game, puzzle, seed: False)
    assert work.play(number).puzzles == []


def test_the_command_refuses_what_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "pergamon", "--games", "0", "--out", "x.json"]) == 2
    assert "must be 1 or more" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["puzzles", "pergamon"])


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("bot", ["search:20000", "search-classic:20000"])
@pytest.mark.parametrize("name", digsite.games())
def test_the_best_turns_hold_against_a_search_of_20000_iterations(name: str, bot: str) -> None:
    game = digsite.load(name)
    puzzles = puzzles_of(game)
    right = sum(solves(bot_named(bot, threads=1), game, puzzle, f"soak {i}") for i, puzzle in enumerate(puzzles))
    assert right >= 0.95 * len(puzzles)
