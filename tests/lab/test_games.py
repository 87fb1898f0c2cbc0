"""Many games: the same by their seed wherever they are played, and measured by one definition for all players."""

import pickle
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import digsite
from digsite.core.errors import BadSetup, DigsiteError
from digsite.lab import Crew, Plan, played, seated
from digsite.lab.games import COLUMNS, Games, Player, Sample
from digsite.lab.measures import measures, uses


def table(bots: str = "greedy", players: int = 2, seed: str = "s", game: str = "artefakt") -> Any:
    return seated(digsite.load(game).setup(players), bots.split(","), seed)


def columns(games: Games) -> dict[str, Any]:
    return {name: games.column(name).tolist() for name in COLUMNS} | {"moves": games.moves.tolist()}


@pytest.fixture(scope="module")
def alone() -> list[Games]:
    return played([table(), table("random,greedy")], Plan(250, "s"))


@pytest.mark.slow
def test_two_workers_play_the_games_that_one_plays(alone: list[Games]) -> None:
    both = played([table(), table("random,greedy")], Plan(250, "s", Crew(2)))
    assert [columns(games) for games in both] == [columns(games) for games in alone]


def test_game_n_is_the_same_in_any_sample(alone: list[Games]) -> None:
    (fewer,) = played([table()], Plan(30, "s"))
    assert fewer.column("points").tolist() == alone[0].column("points")[:30].tolist()
    (other,) = played([table(seed="t")], Plan(30, "t"))
    assert fewer.column("points").tolist() != other.column("points").tolist()


def test_a_game_is_dealt_again_by_its_seed_and_moves(alone: list[Games]) -> None:
    """What compiled code counts is what a match shows, move by move."""
    from digsite.bots.games_kernels import USES, row_type

    player, game = Player(table()), digsite.load("artefakt")
    rows = np.zeros(2000, row_type(game))
    tallies, written = player.play(3, 1, np.zeros(game.moves.size(), USES), rows)
    match = player.table.setup.deal("s 3")
    leaders: list[set[int]] = []
    seat, choices = None, 0
    for row in rows[:written]:
        if match.seat != seat:
            seat = match.seat
            points = [parts["points"] for parts in match.scores()]
            leaders.append({s for s, p in enumerate(points) if p == max(points)})
        assert (match.seat, match.legal()) == (row["seat"], np.flatnonzero(row["mask"]).tolist())
        assert (match.observation(row["seat"]) == row["observation"]).all()
        choices += len(match.legal()) > 1
        match.play(int(row["move"]))
    outcome = match.outcome()
    assert outcome is not None
    (tally,) = tallies
    assert tally["points"][:2].tolist() == outcome.points
    assert (tally["decisions"], tally["choices"], tally["turns"]) == (written, choices, len(leaders))
    alone_at_the_top = [lead for lead in leaders if len(lead) == 1]
    assert tally["lead_changes"] == sum(a != b for a, b in pairwise(alone_at_the_top))
    half = leaders[len(leaders) // 2]
    won = sum(1 / len(outcome.winners) for winner in outcome.winners if winner in half) / len(half)
    assert tally["half"] == pytest.approx(won)


def test_bots_that_think_in_python_are_measured_alike() -> None:
    (games,) = played([table("search:4", game="pergamon")], Plan(5))
    assert len(games) == 5
    match = digsite.load("pergamon").setup(2).deal("s 4")
    moves, thoughts, forfeits = Player(table("search:4", game="pergamon")).choose(4)
    for move in moves:
        match.play(move)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.points == games.column("points")[4].tolist()
    assert (len(moves), forfeits) == (games.column("decisions")[4], 0)
    assert len(thoughts) == len(moves)


def test_every_measure_of_a_game_adds_up(alone: list[Games]) -> None:
    for games in alone:
        shares = games.column("shares")
        assert shares.sum(axis=1) == pytest.approx(np.ones(len(games)))
        assert (games.column("kinds").sum(axis=1) == games.column("decisions")).all()
        assert (games.column("choices") <= games.column("decisions")).all()
        assert all(len(measure.values(games)) == len(games) for measure in measures(games.table.setup))
        assert sum(use.a_game for use in uses(games)) == pytest.approx(games.column("decisions").mean())


def test_the_stronger_bot_wins(alone: list[Games]) -> None:
    assert alone[1].column("shares")[:, 1].mean() > 0.8


def test_a_run_resumes_where_it_was_killed(tmp_path: Path, alone: list[Games]) -> None:
    keep = tmp_path / "kept.jsonl"
    plan = Plan(250, "s", keep=keep)
    tables = [table(), table("random,greedy")]
    played(tables, plan)
    lines = keep.read_bytes().splitlines(keepends=True)
    keep.write_bytes(b"".join(lines[:3]) + lines[3][:50])
    again = played(tables, plan)
    assert keep.read_bytes() == b"".join(lines)
    assert [columns(games) for games in again] == [columns(games) for games in alone]
    with pytest.raises(DigsiteError, match="saved by another run, with the tables"):
        played(tables[:1], plan)


def test_work_can_be_sent_to_another_machine() -> None:
    sample = Sample((table(),), 5)
    assert pickle.loads(pickle.dumps(sample)).play(0) == sample.play(0)


@pytest.mark.parametrize(
    ("bots", "plan", "words"),
    [
        ("greedy,random,random", Plan(10), "3 bots for 2 seats"),
        ("wizard", Plan(10), "no bot 'wizard'"),
        ("greedy", Plan(0), "number of games is 0"),
        ("greedy", Plan(10, crew=Crew(0)), "number of workers is 0"),
        ("greedy", Plan(10, within=0.0), "between 0 and 100"),
    ],
)
def test_nonsense_is_refused(bots: str, plan: Plan, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        played([table(bots)], plan)
