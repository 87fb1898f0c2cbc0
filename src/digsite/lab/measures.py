"""What is measured in every game. Seats are numbered from 0 in data and from 1 in titles."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from digsite.core.game import Setup
from digsite.lab.games import Games


@dataclass(frozen=True)
class Measure:
    """One number per game. A share is between 0 and 1 and shown in per cent."""

    name: str
    title: str
    values: Callable[[Games], np.ndarray]
    share: bool = False

    def shown(self, number: float, signed: bool = False) -> str:
        """Return a number as people read it."""
        number = 100 * number if self.share else number
        digits = 1 if self.share or abs(number) >= 10 else 2
        number = round(number, digits) + 0.0  # adding zero turns a negative zero into a plain one
        text = f"{number:{'+' if signed and number else ''}.{digits}f}"
        return f"{text} %" if self.share and not signed else text


Values = Callable[[Games], np.ndarray]


def _of(column: str, place: int) -> Values:
    """Return what reads one place of a column that has several per game."""
    return lambda games: games.column(column)[:, place]


def wins(players: int) -> list[Measure]:
    seats = range(players)
    return [Measure(f"wins-{seat}", f"Wins of seat {seat + 1}", _of("shares", seat), share=True) for seat in seats]


def points(players: int) -> list[Measure]:
    return [Measure(f"points-{seat}", f"Points of seat {seat + 1}", _of("points", seat)) for seat in range(players)]


def _winner(games: Games) -> np.ndarray:
    return np.asarray(games.column("points").max(axis=1))


def _margin(games: Games) -> np.ndarray:
    ordered = np.sort(games.column("points"), axis=1)
    return np.asarray(ordered[:, -1] - ordered[:, -2])


def _tied(games: Games) -> np.ndarray:
    return np.asarray((games.column("shares") > 0).sum(axis=1) > 1, float)


WINNER = Measure("winner", "Winner's points", _winner)
MARGIN = Measure("margin", "Winner's lead over the next best", _margin)
TIES = Measure("ties", "Games with a shared win", _tied, share=True)
TURNS = Measure("turns", "Turns in a game", lambda games: games.column("turns"))
DECISIONS = Measure("decisions", "Decisions in a game", lambda games: games.column("decisions"))
CHOICES = Measure("choices", "Decisions with a choice", lambda games: games.column("choices"))
LEADS = Measure("lead-changes", "Changes of the lead", lambda games: games.column("lead_changes"))
HALF = Measure("half", "Wins of whoever led at half time", lambda games: games.column("half"), share=True)

GENERAL = (WINNER, MARGIN, TIES, TURNS, DECISIONS, CHOICES, LEADS, HALF)


def kinds(setup: Setup) -> list[Measure]:
    """How often each kind of move is played in a game, by all seats together."""
    return [
        Measure(f"kind-{span.word}", f"Moves: {span.word}", _of("kinds", kind))
        for kind, span in enumerate(setup.game.moves)
    ]


def measures(setup: Setup) -> list[Measure]:
    """Return everything measured in a game of this set-up."""
    return [*wins(setup.players), *points(setup.players), *GENERAL, *kinds(setup)]


@dataclass(frozen=True)
class Use:
    """How one move, such as the taking of one card, was used.

    `a_game` is its mean number of uses in a game; `players` the share of players who played it in a game, and `wins`
    their share of the win, None if nobody did.
    """

    move: str
    a_game: float
    players: float
    wins: float | None


def uses(games: Games) -> list[Use]:
    """Return the use of every move, in the order of the moves."""
    setup, count = games.table.setup, len(games)
    found = []
    for move, (often, seats, won) in enumerate(games.moves.tolist()):
        share = won / seats if seats else None
        found.append(Use(setup.notation.write(move), often / count, seats / (count * setup.players), share))
    return found


def most_used(found: Sequence[Use], most: int) -> list[Use]:
    return sorted(found, key=lambda use: -use.a_game)[:most]
