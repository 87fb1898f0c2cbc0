"""Option unused-historians: what historians cost two players who never sent them out, now and in earlier records."""

from pathlib import Path

import pytest

import digsite
from digsite.core.errors import TamperedRecord
from digsite.core.record import read_record, verify
from digsite.table.play.entries import Opened
from digsite.table.play.setups import setup_of
from tests.monuments.table import GAME, finish, history, table, told

EARLIER = Path(__file__).parent / "earlier.json"
"""A game of two that was recorded before there was the option; each unused historian cost 12 points then."""


@pytest.mark.parametrize(
    ("option", "losses"), [("each", [-36, -24]), ("once", [-12, -12]), ("none", [0, 0]), (None, [0, 0])]
)
def test_two_players_lose_what_the_option_says(option: str | None, losses: list[int]) -> None:
    """Clause C: no penalty unless it is chosen."""
    options = None if option is None else {"unused-historians": option}
    fields = {"open": ["mausoleion-1", "mausoleion-2"], "histories": [history(1, 1)]}
    match = finish(table(2, options=options, deck=0, hands=[[]], actions=1, **fields))
    assert [score["unused"] for score in match.scores()] == losses
    assert len(told(match, "unused")) == sum(points < 0 for points in losses)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("option", ["each", "once", "none"])
def test_with_more_players_the_option_changes_nothing(players: int, option: str) -> None:
    match = finish(table(players, options={"unused-historians": option}, deck=0, hands=[[]], actions=1))
    assert match.scores()[0]["unused"] == -12 * {3: 3, 4: 2}[players]


def test_the_view_says_what_historians_at_home_would_cost() -> None:
    setups = {how: GAME.setup(2, {"unused-historians": how}) for how in ("each", "none")}
    costs = {how: setup.deal(1).view(0)["figures"]["unused"] for how, setup in setups.items()}
    assert costs == {"each": [0, 12, 24, 36], "none": [0, 0, 0, 0]}


def test_an_earlier_record_is_replayed_by_the_rule_of_its_time() -> None:
    record = read_record(EARLIER.read_bytes())
    assert "unused-historians" not in record.options
    match = verify(record, GAME)
    assert match.setup.options["unused-historians"] == "each"
    assert any(score["unused"] < 0 for score in match.scores())


def test_what_is_recorded_now_says_the_option_and_is_replayed_by_it() -> None:
    match = GAME.new(2, seed=1)
    while match.seat is not None:
        match.play(match.legal()[0])
    record = match.record()
    assert record.options["unused-historians"] == "none"
    assert digsite.replay(record.to_dict()).scores() == match.scores()
    record.options["unused-historians"] = "each"
    with pytest.raises(TamperedRecord):
        verify(record, GAME)


def test_a_position_without_the_option_is_an_earlier_one() -> None:
    content = GAME.new(2, seed=1).position()
    assert GAME.position(content).setup.options["unused-historians"] == "none"
    del content["options"]["unused-historians"]
    assert GAME.position(content).setup.options["unused-historians"] == "each"


def test_a_table_that_was_opened_earlier_keeps_its_rule() -> None:
    opened = Opened("monuments", 1, 2, {"take-from": "column-end"}, GAME.edition.digest, [], "")
    assert setup_of(opened).options["unused-historians"] == "each"
