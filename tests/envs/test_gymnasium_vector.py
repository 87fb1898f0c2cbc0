"""The vector environment: thousands of games in one call are the games that `Match` plays one by one."""

import gymnasium
import jax
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_returned_data_not_reused, data_equivalence
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from digsite.bots.company import ALIGNMENT_BYTES
from digsite.bots.greedy import weigh
from digsite.bots.question import Question
from digsite.core.chance import siphash
from digsite.core.compiled import kernel
from digsite.core.errors import BadSetup, IllegalMove
from digsite.core.match import Match
from digsite.envs.gymnasium import DigsiteVectorEnv
from tests.envs.setups import GAMES, TABLES, all_options

SAME = ("observation", "action_mask")


def made(name: str, games: int, **settings: object) -> DigsiteVectorEnv:
    envs = gymnasium.make_vec(f"digsite/{name}-v1", num_envs=games, **settings)
    assert isinstance(envs, DigsiteVectorEnv)
    return envs


def match_of(envs: DigsiteVectorEnv, i: int) -> Match:
    """Game i as a match, in the same position."""
    match = Match(envs.batch.setup, None)
    match._states[:] = envs.batch.states[i]
    return match


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_masks_observations_and_lengths_are_those_of_matches(name: str, players: int) -> None:
    options = all_options(name)
    envs = made(name, 3, players=players, options=options)
    seen, info = envs.reset(seed=4)
    matches, played, finished = [match_of(envs, i) for i in range(3)], [0] * 3, 0
    while finished < 3:
        moves = envs.sample().copy()
        for i, match in enumerate(matches):
            assert info["seat"][i] == match.seat
            assert np.flatnonzero(seen["action_mask"][i]).tolist() == match.legal()
            assert np.array_equal(seen["observation"][i], match.observation(match.seat or 0))
            match.play(int(moves[i]))
            played[i] += 1
        actors = info["seat"]
        seen, rewards, terminations, truncations, info = envs.step(moves)
        assert not truncations.any()
        assert np.array_equal(info["actor"], actors)
        for i, match in enumerate(matches):
            outcome = match.outcome()
            assert terminations[i] == (outcome is not None)
            if outcome is None:
                assert rewards[i] == 0
                continue
            won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(players)]
            assert info["final_info"]["shares"][i].tolist() == pytest.approx(won)
            assert info["final_info"]["points"][i].tolist() == outcome.points
            assert rewards[i] == pytest.approx(won[actors[i]])
            assert np.array_equal(info["final_obs"][i]["observation"], match.observation(int(actors[i])))
            assert played[i] == len(match.played)
            matches[i], played[i], finished = match_of(envs, i), 0, finished + 1


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("bots", [None, "random"])
def test_gymnasiums_checks(name: str, players: int, bots: str | None) -> None:
    """What Gymnasium asks of vector environments: spaces, types, same seed same data, and wrappers."""
    first, second = (made(name, 5, players=players, bots=bots, copy=True) for _ in range(2))
    assert first.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    wrapped = DictInfoToList(RecordEpisodeStatistics(second))
    seen, info = first.reset(seed=9)
    assert data_equivalence(wrapped.reset(seed=9)[0], seen, exact=True)
    episodes, ended = 0, 0
    for _ in range(120):
        assert first.observation_space.contains(seen)
        moves = first.sample()
        assert first.action_space.contains(moves)
        step, other = first.step(moves), wrapped.step(moves)
        assert data_equivalence(step[:4], other[:4], exact=True)
        seen, rewards, terminations, truncations, info = step
        assert (rewards.shape, terminations.shape, truncations.shape) == ((5,), (5,), (5,))
        assert (terminations.dtype, truncations.dtype) == (np.bool_, np.bool_)
        assert info.get("_final_obs", np.zeros(5, bool)).tolist() == terminations.tolist()
        ended += terminations.sum()
        episodes += sum("episode" in game for game in other[4])
    assert episodes == ended


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_check_that_nothing_is_used_twice_when_copies_are_asked_for(name: str) -> None:
    envs = made(name, 1, copy=True)  # its check knows one game only
    envs.action_space.sample = envs.sample  # its own knows no masks
    check_returned_data_not_reused(envs)


def test_gymnasiums_benchmark_runs() -> None:
    envs = made("pergamon", 8)
    envs.action_space.sample = envs.sample
    assert benchmark_vector_step(envs, target_duration=0, seed=1) > 0


def test_arrays_are_the_engines_own_and_others_take_them_without_a_copy() -> None:
    envs = made("pergamon", 64)
    seen, _ = envs.reset(seed=1)
    for kind in SAME:
        assert seen[kind].ctypes.data % ALIGNMENT_BYTES == 0
        assert seen[kind].flags.c_contiguous
        assert np.from_dlpack(seen[kind]).ctypes.data == seen[kind].ctypes.data
        assert jax.numpy.from_dlpack(seen[kind]).unsafe_buffer_pointer() == seen[kind].ctypes.data
    later = envs.step(envs.sample())[0]
    assert all(np.shares_memory(later[kind], seen[kind]) for kind in SAME)


@pytest.mark.parametrize("bots", [None, "random", "greedy"])
@pytest.mark.parametrize("name", GAMES)
def test_a_seed_plays_the_same_games_in_any_number_and_on_any_threads(name: str, bots: str | None) -> None:
    few, many = made(name, 3, players=3, bots=bots), made(name, 7, players=3, bots=bots, threads=2)
    seen_few, seen_many = few.reset(seed=2)[0], many.reset(seed=2)[0]
    for _ in range(30):
        for kind in SAME:
            assert np.array_equal(seen_few[kind], seen_many[kind][:3])
        moves = seen_many["action_mask"].argmax(axis=1)
        seen_few, seen_many = few.step(moves[:3])[0], many.step(moves)[0]


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_with_bots_one_seat_is_asked_and_each_has_its_turn(name: str, players: int, bots: str) -> None:
    envs = made(name, players, players=players, bots=bots)
    _, info = envs.reset(seed=1)
    asked = np.arange(players)
    for _ in range(200 if bots == "random" else 40):
        assert np.array_equal(info["seat"], asked)
        _, rewards, terminations, _, info = envs.step(envs.sample())
        for i in np.flatnonzero(terminations):
            assert rewards[i] == info["final_info"]["shares"][i, asked[i]]
        asked = (asked + terminations) % players


def test_a_seat_can_be_fixed() -> None:
    envs = made("thebes", 6, players=3, bots="random", seat=2)
    _, info = envs.reset(seed=1)
    for _ in range(150):
        assert info["seat"].tolist() == [2] * 6
        info = envs.step(envs.sample())[4]


@pytest.mark.parametrize("name", GAMES)
def test_greedy_inside_compiled_code_is_hard_to_beat_at_random(name: str) -> None:
    shares = {}
    for bots in ("random", "greedy"):
        envs, won = made(name, 24, players=2, bots=bots), []
        envs.reset(seed=1)
        while len(won) < 24:
            _, rewards, terminations, _, _ = envs.step(envs.sample())
            won += rewards[terminations].tolist()
        shares[bots] = np.mean(won)
    assert shares["greedy"] < 0.15 < 0.3 < shares["random"] < 0.7


@kernel
def hashed(word):  # type: ignore[no-untyped-def]
    return siphash(word, word, np.uint64(0))


def next_word(word: int) -> int:
    return (word * 6364136223846793005 + 1442695040888963407) % 2**64


def greedy_move(match: Match, word: int) -> int:
    """What the bot `greedy` thinks best, with the keys that the compiled one makes of a word."""
    seat = match.seat or 0
    key = np.array([word, hashed(np.uint64(word))], np.uint64)
    question = Question(match.setup, match.handed_over(seat, key.tobytes()), seat)
    key[1] += np.uint64(1)
    weighed = weigh(question, key)
    best, alike = weighed[0], 1
    for other in weighed[1:]:
        ahead = round(other.gain - best.gain, 6) or other.weight - best.weight
        if ahead > 0:
            best, alike = other, 1
        elif ahead == 0:
            alike, word = alike + 1, next_word(word)
            best = other if (word >> 33) % alike == 0 else best
    return best.move


@pytest.mark.parametrize("name", GAMES)
def test_greedy_inside_compiled_code_is_the_bot_greedy_move_for_move(name: str) -> None:
    envs = made(name, 2, players=3, bots="greedy", seat=0)
    envs.reset(seed=4)
    decisions = 0
    for _ in range(25):
        matches, words = [match_of(envs, i) for i in range(2)], envs.batch._words.tolist()
        moves = envs.sample()
        _, _, ended, _, _ = envs.step(moves)
        for i, match in enumerate(matches):
            word = words[i]
            match._carry_out(int(moves[i]))
            while match.seat:
                word = next_word(word)
                match._carry_out(greedy_move(match, word))
                decisions += 1
            if not ended[i]:
                assert match.position() == match_of(envs, i).position()
    assert decisions > 40


@pytest.mark.parametrize("bots", [None, "random"])
@pytest.mark.parametrize("name", GAMES)
def test_shaping_pays_for_every_point_once(name: str, bots: str | None) -> None:
    envs = made(name, 3, players=2, bots=bots, seat=None if bots is None else 1, reward="points", shaping=0.5)
    envs.reset(seed=3)
    paid, ends = np.zeros((3, 2)), 0
    begun = np.array([[row["points"] for row in match_of(envs, i).scores()] for i in range(3)])
    while ends < 6:
        _, rewards, ended, _, info = envs.step(envs.sample())
        for i in range(3):
            actor = info["actor"][i]
            paid[i, actor] += rewards[i]
            if ended[i]:
                points = info["final_info"]["points"][i, actor]
                assert paid[i, actor] == pytest.approx(points + 0.5 * (points - begun[i, actor]))
                paid[i], ends = 0, ends + 1
                begun[i] = [row["points"] for row in match_of(envs, i).scores()]


def test_an_illegal_move_is_refused_before_anything_is_played() -> None:
    envs = made("pergamon", 4, players=2)
    envs.reset(seed=1)
    before = envs.batch.states.copy()
    for wrong, said in ((205, "store"), (-1, "-1"), (9999, "9999")):
        moves = envs.sample().copy()
        moves[2] = wrong
        with pytest.raises(IllegalMove, match=rf"{said} \(game 2\)"):
            envs.step(moves)
    with pytest.raises(BadSetup, match="one move for each of the 4 games"):
        envs.step(np.zeros(3, np.int64))
    assert np.array_equal(envs.batch.states, before)


def test_what_is_not_there_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadSetup, match="the other seats are for random, greedy, or None; not 'search'"):
        DigsiteVectorEnv("pergamon", 4, bots="search")
    with pytest.raises(BadSetup, match="seat 5 cannot be asked; with bots, seats are 0 to 3"):
        DigsiteVectorEnv("pergamon", 4, bots="random", seat=5)
    with pytest.raises(BadSetup, match="seat 1 cannot be asked"):
        DigsiteVectorEnv("pergamon", 4, seat=1)
    with pytest.raises(BadSetup, match="at least one game"):
        DigsiteVectorEnv("pergamon", 0)
    with pytest.raises(BadSetup, match="the reward is 'gold'"):
        DigsiteVectorEnv("pergamon", 4, reward="gold")


def test_every_game_can_be_rendered() -> None:
    envs = made("monuments", 2, render_mode="svg")
    envs.reset(seed=1)
    shown = envs.render()
    assert shown is not None
    assert len(shown) == 2
    assert all(picture.startswith("<svg ") for picture in shown)
