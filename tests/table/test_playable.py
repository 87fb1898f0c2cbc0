"""Which bots may sit at a live table."""

import pytest

from digsite.bots.names import LEVELS
from digsite.bots.search import Search
from digsite.core.errors import BadSetup
from digsite.table.bots.playable import MAX_SEARCH_SECONDS, playable_bot


@pytest.mark.parametrize(
    "name",
    [*LEVELS, "random", "greedy", "search:100ms", "search:5s", "search:500", "search:10000", "search:9000000,5s"],
)
def test_levels_and_short_searches_may_sit_there(name: str) -> None:
    assert playable_bot(name).name == name


@pytest.mark.parametrize(
    "name",
    [
        *("", "Novice", "nobody", "random:1", "pipe:python3 bot.py", "pipe:5s:true", "x" * 5000),
        *("search", "search:", "search:-1", "search:0s", "search:1", "search:500;5s", "search:" + "2," * 5000 + "2"),
        *("search:5001ms", "search:6s", "search:10001", "search:500,6s"),
    ],
)
def test_programs_and_long_searches_may_not_and_one_sentence_says_so(name: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        playable_bot(name)
    assert len(str(refusal.value)) < 300
    assert "\n" not in str(refusal.value)


def test_every_search_ends_on_a_slow_machine_too() -> None:
    for name in ("curator", "search:10000", "professor", "search:1s"):
        bot = playable_bot(name)
        assert isinstance(bot, Search)
        assert bot.threads == 1
        assert bot.budget.seconds is not None
        assert bot.budget.seconds <= MAX_SEARCH_SECONDS
