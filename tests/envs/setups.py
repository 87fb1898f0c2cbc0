"""Every game for every player count, and with all its options at other values."""

import digsite
from tests.every_game.setups import option_choices

GAMES = digsite.games()
TABLES = [(name, players) for name in GAMES for players in digsite.load(name).players]


def all_options(name: str) -> dict[str, object]:
    """Every option at another value than its default."""
    return option_choices(digsite.load(name))[-1]
