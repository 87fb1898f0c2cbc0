"""Every game there is, the starter of new games included, for every player count, and with every option for one."""

import functools

import digsite
from digsite.core.game import Game, Setup
from digsite.starter.game import GAME as TINY

GAMES = {**{name: digsite.load(name) for name in digsite.games()}, "starter": TINY}


def option_choices(game: Game) -> list[dict[str, object]]:
    """The defaults; each option by itself at its other values, two of them at most; and all of them together."""
    others = {option.name: [c for c in option.choices if c != option.default][-2:] for option in game.options}
    chosen: list[dict[str, object]] = [{}]
    chosen += [{name: value} for name, values in others.items() for value in values]
    if len(others) > 1:
        chosen.append({name: values[-1] for name, values in others.items()})
    return chosen


def named_setups() -> dict[str, tuple[str, int, dict[str, object]]]:
    return {
        "-".join([name, str(players), *(f"{k}={v}" for k, v in options.items())]): (name, players, options)
        for name, game in GAMES.items()
        for players in game.players
        for options in (option_choices(game) if players == _with_options(game) else [{}])
    }


def _with_options(game: Game) -> int:
    """The player count at which options are tried: three, where every variant of our games applies."""
    return min(game.players, key=lambda players: abs(players - 3))


SETUPS = named_setups()


@functools.cache
def setup(name: str) -> Setup:
    game, players, options = SETUPS[name]
    return GAMES[game].setup(players, options)
