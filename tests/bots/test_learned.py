"""Networks in the search: what they read and compute, and which files of weights are refused."""

import json
import random
from pathlib import Path

import numpy as np
import pytest
from numba import typeof

import digsite
from digsite.bots.kernels import GREEDY, judge_at, workbench
from digsite.bots.learned import (
    FILE,
    BadWeights,
    card_of,
    digest_of,
    no_weights,
    read_weights,
    weights_of,
    write_weights,
)
from digsite.bots.names import bot_named
from digsite.bots.networks import SQUARINGS, WIDTHS, known_parts, network
from digsite.bots.question import Question
from digsite.bots.search import Budget, Habits, Search, Tree
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled, records
from digsite.core.game import Game
from digsite.core.observing import NUMBER

MAX_BYTES = 600_000
GAME = digsite.load("artefakt")


def made_up(game: Game) -> np.ndarray:
    """Return a network with weights by chance, which float16 holds exactly."""
    chance, weights = np.random.default_rng(1), np.zeros(1, network(game))
    for layer in weights.dtype.names or ():
        weights[layer] = (chance.normal(size=weights[layer].shape) * 0.1).astype(np.float16)
    weights["parts"][0][~known_parts(game)] = 0
    return weights


def written(folder: Path, game: Game = GAME) -> Path:
    path = folder / FILE
    write_weights(path, game, made_up(game), {})
    return path


@pytest.mark.parametrize("name", digsite.games())
def test_the_weights_of_the_package_belong_to_their_game(name: str) -> None:
    game = digsite.load(name)
    path = game.folder / FILE
    if path.exists():
        card = json.loads(card_of(path).read_text(encoding="utf-8"))
        assert card["edition"] == game.edition.digest
        assert card["players"]
        assert {"made by", "recipe", "rounds", "figures"} <= card.keys()
        assert path.stat().st_size <= MAX_BYTES
    for players in game.players:
        used = path.exists() and players in card["players"]
        assert weights_of(game.setup(players)).shape == (int(used),)


def test_other_options_and_figures_are_searched_by_playing_games_out(tmp_path: Path) -> None:
    game = digsite.load("thebes")
    assert len(weights_of(game.setup(2))) == 1
    for option in game.options:
        other = next(choice for choice in option.choices if choice != option.default)
        assert len(weights_of(game.setup(2, {option.name: other}))) == 0
    own = tmp_path / "own.toml"
    source = (game.folder / "edition.toml").read_text(encoding="utf-8")
    own.write_text(
        source.replace('name = "Queen Games 2013"', 'name = "Ours"').replace("[6, 5, 0, 3", "[6, 4, 1, 3"),
        encoding="utf-8",
    )
    assert len(weights_of(game.setup(2, edition=game.read_edition(own)))) == 0


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    assert read_weights(written(tmp_path), GAME).tobytes() == made_up(GAME).tobytes()


def test_weights_without_a_card_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    card_of(path).write_text("nothing")
    with pytest.raises(BadWeights, match=r"no readable card learned\.json"):
        read_weights(path, GAME)


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="weights of 'artefakt', not of pergamon; train them again"):
        read_weights(written(tmp_path), digsite.load("pergamon"))


def test_weights_of_other_rules_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    card = json.loads(card_of(path).read_text()) | {"rules": 0}
    card_of(path).write_text(json.dumps(card))
    with pytest.raises(BadWeights, match="trained with rules 0, not"):
        read_weights(path, GAME)


def test_weights_that_differ_from_their_card_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes()[:-1] + b"!")
    with pytest.raises(BadWeights, match="the digest differs"):
        read_weights(path, GAME)


@pytest.mark.parametrize("change", ["narrow", "missing", "infinite", "no arrays"])
def test_weights_of_a_wrong_shape_are_refused(change: str, tmp_path: Path) -> None:
    path = written(tmp_path)
    with np.load(path) as stored:
        layers = dict(stored)
    if change == "narrow":
        layers["middle"] = layers["middle"][:, 1:]
    elif change == "missing":
        del layers["middle"]
    elif change == "infinite":
        layers["middle"][0, 0] = np.inf
    np.savez_compressed(path, **layers)
    if change == "no arrays":
        path.write_bytes(b"nothing")
    card = json.loads(card_of(path).read_text()) | {"digest": digest_of(path.read_bytes())}
    card_of(path).write_text(json.dumps(card))
    with pytest.raises(BadWeights, match=r"layer 'middle' of artefakt must have \(64, 32\)|not a file of weights"):
        read_weights(path, GAME)


def test_weights_for_parts_that_a_seat_cannot_know_are_refused(tmp_path: Path) -> None:
    path, weights = tmp_path / FILE, made_up(GAME)
    weights["parts"][0, 1, 0] = 1  # the artefact of another player
    write_weights(path, GAME, weights, {})
    with pytest.raises(BadWeights, match="parts of the judgement that a seat of artefakt cannot know"):
        read_weights(path, GAME)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", digsite.games())
def test_the_parts_a_network_may_use_are_the_same_in_every_world(name: str, players: int) -> None:
    """Whatever is re-dealt for the seat to move, the parts that it is said to know stay as they are."""
    game = digsite.load(name)
    ensure_compiled(game, GREEDY)
    known, chance = known_parts(game)[:players], random.Random(name)
    match, benches = game.new(players, seed=name), np.zeros(1, workbench(game))
    for step in range(300):
        if match.seat is None:
            break
        worlds = []
        for world in range(3 if step % 5 == 0 else 0):
            benches["given"] = Question.about(match, world).table["state"]
            judge_at(match.setup.boxes, benches)
            worlds.append(np.roll(benches["parts"][0, :players], -match.seat, axis=0)[known].tobytes())
        assert len(set(worlds)) <= 1
        match.play(chance.choice(match.legal()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_leaf_is_judged_by_what_a_seat_can_know(players: int) -> None:
    """The kernel's values are those of a plain computation from what one seat knows at the leaf."""
    match = GAME.new(players, seed=1)
    question, weights = Question.about(match, 1), made_up(GAME)
    bot = Search("", Budget(iterations=2), weights=lambda setup: weights)
    bot.think(question, 1)  # loads the compiled code
    tree = Tree(question, key_words(key_from_seed(3)), weights)
    tree.benches["given"] = question.table["state"]
    judged = np.zeros(1, workbench(GAME))
    for _ in range(20):
        tree.grow(question, Habits().record(), 1)
        bench, net = tree.benches[0], weights[0]
        seat = int(bench["dealt"]["seat"])
        table = question.setup.table()
        table["state"] = bench["dealt"]
        seen = np.zeros(GAME.observation.size(), NUMBER)
        kernels.observe_at(table, 0, seat, seen)
        judged["given"] = bench["dealt"]
        judge_at(question.setup.boxes, judged)
        parts = np.zeros((4, 3))
        parts[:players] = np.roll(judged["parts"][0, :players], -seat, axis=0)
        from_parts = (parts.reshape(-1) * known_parts(GAME).reshape(-1)) @ net["parts"].reshape(-1, WIDTHS[0])
        first = np.maximum(seen.astype(np.float64) @ net["seen"] + from_parts + net["players"][players], 0)
        second = np.maximum(first @ net["middle"] + net["middle_bias"], 0)
        outputs = second @ net["last"] + net["last_bias"]
        grown = (1 + (outputs[:players] - outputs[:players].max()) / 2**SQUARINGS) ** 2**SQUARINGS
        places = [(seat + place) % players for place in range(players)]
        assert bench["shares"][places] == pytest.approx(grown / grown.sum(), abs=1e-4)
        assert bench["expected"][places] == pytest.approx(outputs[4 : 4 + players], rel=1e-3, abs=1e-3)


def test_a_classic_search_plays_games_out() -> None:
    question = Question.about(digsite.load("thebes").new(2, seed=1), 1)
    classic = bot_named("search-classic:30").think(question, 1)
    assert classic == Search("", Budget(iterations=30), habits=Habits.classic, weights=no_weights).think(question, 1)
    assert all(c.share is None or (c.share * c.visits * 2) % 1 == 0 for c in classic.candidates)


def test_shipped_weights_are_of_the_type_that_was_compiled_ahead() -> None:
    """Numba would compile the search once more for any other type, in every process."""
    for name in digsite.games():
        game = digsite.load(name)
        if (game.folder / FILE).exists():
            weights = read_weights(game.folder / FILE, game)
            assert typeof(weights) == records(network(game))
