"""What an arena finds is counted right, and the same on one process or two."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import digsite
from digsite.bots.at_random import Random
from digsite.bots.question import Advice, Question
from digsite.core.errors import BadSetup
from digsite.lab import Crew, arena, playing
from digsite.lab.contest import Interrupted
from digsite.lab.standings import Result, labels

pytestmark = pytest.mark.slow


def setup(players: int) -> Any:
    return digsite.load("pergamon").setup(players)


def timeless(result: Result) -> dict[str, Any]:
    """A result without what the clock measured."""
    data = result.as_data()
    del data["speeds"]
    return data


@pytest.fixture(scope="module")
def at_three() -> Result:
    return arena(setup(3), ["random", "greedy", "search:6"], games=16, seed=5)


def test_games_are_rounded_up_to_whole_deals(at_three: Result) -> None:
    assert (at_three.deals, at_three.games, at_three.games_a_deal) == (6, 18, 3)


def test_shares_add_up(at_three: Result) -> None:
    assert sum(one.share for one in at_three.standings) == pytest.approx(1.0)
    for one in at_three.standings:
        assert 0 <= one.low <= one.share <= one.high <= 1
        assert one.games == at_three.games


def test_a_difference_is_that_of_the_shares(at_three: Result) -> None:
    shares = {one.bot: one.share for one in at_three.standings}
    for pair in at_three.pairs:
        assert pair.difference == pytest.approx(shares[pair.first] - shares[pair.second])
        assert pair.low <= pair.difference <= pair.high


def test_who_is_ahead_of_the_other_is_not_behind(at_three: Result) -> None:
    for a, row in enumerate(at_three.ahead):
        for b, often in enumerate(row):
            if a == b:
                assert often is None
            else:
                assert often is not None
                assert often + (at_three.ahead[b][a] or 0.0) == pytest.approx(1.0)


def test_two_workers_find_what_one_finds(at_three: Result) -> None:
    again = arena(setup(3), ["random", "greedy", "search:6"], games=16, seed=5, crew=Crew(2))
    assert timeless(again) == timeless(at_three)
    assert (again.differences == at_three.differences).all()


def test_another_seed_is_another_contest(at_three: Result) -> None:
    other = arena(setup(3), ["random", "greedy", "search:6"], games=16, seed=6)
    assert (other.differences != at_three.differences).any()


def test_an_arena_stops_when_all_is_clear_and_not_before(tmp_path: Path) -> None:
    def go(**settings: Any) -> Result:
        return arena(setup(2), ["random", "search:40"], games=200, until_clear=True, **settings)

    stops = go(keep=tmp_path / "kept")
    assert stops.clear
    assert stops.stopped_early
    assert 10 <= stops.deals < 100
    more = go(keep=tmp_path / "kept", at_least=stops.deals + 2)
    assert more.deals >= stops.deals + 2
    assert (more.differences[:, : stops.deals] == stops.differences).all()
    assert timeless(go(crew=Crew(2))) == timeless(stops)


def test_a_bot_may_meet_itself() -> None:
    """Equal bots in mirrored seats play one game, which counts once in number and for both in result."""
    result = arena(setup(4), ["random", "random"], games=20)
    assert result.bots == ["random (1)", "random (2)"]
    assert not result.clear
    assert (result.games_a_deal, result.deals, result.games) == (1, 20, 20)
    assert [one.games for one in result.standings] == [20, 20]
    assert [one.share for one in result.standings] == pytest.approx([0.25, 0.25])
    assert sum(speed.decisions for speed in result.speeds) <= 20 * result.longest
    assert labels(("a", "b", "a")) == ["a (1)", "b", "a (2)"]


class Stumbling(Random):
    """Forfeits every third move."""

    name = "stumbling"
    asked = 0

    def think(self, question: Question, seed: int | str) -> Advice:
        Stumbling.asked += 1
        advice = super().think(question, seed)
        why = f"stumbled over <stone {Stumbling.asked}>" if Stumbling.asked % 3 == 0 else None
        return Advice(advice.move, advice.candidates, why)


def test_forfeits_are_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    by_name = playing.bot_named

    def named(name: str, threads: int) -> Any:
        return Stumbling() if name == "novice" else by_name(name, threads)

    monkeypatch.setattr(playing, "bot_named", named)
    monkeypatch.setattr(Stumbling, "asked", 0)
    clean, stumbling = arena(setup(2), ["random", "novice"], games=4).standings
    assert (clean.forfeits, clean.reasons) == (0, [])
    assert stumbling.forfeits == Stumbling.asked // 3 > 10
    assert stumbling.reasons[0] == "stumbled over <stone 3>"
    assert len(stumbling.reasons) == 5


def test_an_arena_can_stop_at_the_first_forfeit(monkeypatch: pytest.MonkeyPatch) -> None:
    by_name = playing.bot_named
    monkeypatch.setattr(
        playing, "bot_named", lambda name, threads: Stumbling() if name == "novice" else by_name(name, threads)
    )
    with pytest.raises(playing.Forfeited, match="novice forfeited a move in deal 0: stumbled over"):
        arena(setup(2), ["random", "novice"], games=4, stop_on_forfeit=True)


def test_who_interrupts_gets_what_is_known() -> None:
    def stop(done: int, wanted: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as interrupted:
        arena(setup(2), ["random", "greedy"], games=100, crew=Crew(2), progress=stop)
    assert interrupted.value.result is not None
    assert interrupted.value.result.deals == 3
    assert np.shape(interrupted.value.result.differences) == (1, 3)


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        ({"bots": ["random"]}, "2 to 12 bots, not 1"),
        ({"bots": ["random", "wizard"]}, "no bot 'wizard'"),
        ({"games": 0}, "number of games is 0"),
        ({"games": True}, "number of games is True"),
        ({"crew": Crew(0)}, "number of workers is 0"),
        ({"at_least": -1}, "at least is -1"),
    ],
)
def test_nonsense_is_refused(request_: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        arena(setup(2), **({"bots": ["random", "greedy"], "games": 10} | request_))
