"""Training a network: the same seed repeats it, and it goes on where it stopped."""

from pathlib import Path

import pytest

import digsite
from digsite.bots.learned import FILE, no_weights, read_weights
from digsite.bots.networks import known_parts
from digsite.core.errors import BadSetup
from digsite.lab.lessons import SelfPlay
from digsite.lab.training import DONE, Recipe, Round, train

TINY = Recipe("artefakt", "tiny", rounds=1, games=20, iterations=4, deals=1, match_iterations=4)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Round]]:
    folder = tmp_path_factory.mktemp("training")
    return folder, list(train(TINY, folder))


def test_lessons_are_what_the_seat_to_move_knows_and_can_expect() -> None:
    game = digsite.load("artefakt")
    work = SelfPlay("artefakt", no_weights(game.setup()), 8, "lessons")
    work.prepare()
    for number, players in enumerate([2, 2, 3, 4]):
        lessons = work.play_game(number)
        assert set(lessons.players.tolist()) == {players}
        assert lessons.shares.sum(axis=1) == pytest.approx(1, abs=1e-5)
        assert not lessons.shares[:, players:].any()
        assert not lessons.parts[:, ~known_parts(game)].any()
        assert not lessons.parts[:, players:].any()
        assert lessons.parts.any()


def test_the_same_seed_trains_the_same_network(trained: tuple[Path, list[Round]], tmp_path: Path) -> None:
    folder, rounds = trained
    assert list(train(TINY, tmp_path)) == rounds
    game = digsite.load("artefakt")
    both = [read_weights(each / "round-1" / FILE, game) for each in (folder, tmp_path)]
    assert both[0].tobytes() == both[1].tobytes()


def test_training_goes_on_where_it_stopped(trained: tuple[Path, list[Round]]) -> None:
    folder, rounds = trained
    games = sorted((folder / "round-1").glob("games-*.npz"))
    before = [path.stat().st_mtime_ns for path in games]
    assert list(train(TINY, folder)) == rounds
    (folder / "round-1" / DONE).unlink()
    assert list(train(TINY, folder)) == rounds
    assert [path.stat().st_mtime_ns for path in games] == before
    assert (folder / FILE).exists() == rounds[0].better


def test_a_folder_of_another_recipe_is_refused(trained: tuple[Path, list[Round]]) -> None:
    with pytest.raises(BadSetup, match="holds the training of another recipe"):
        list(train(Recipe("artefakt", "other"), trained[0]))
