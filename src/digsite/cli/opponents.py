"""The players of the other seats in the terminal: bots by name, or friends at the same keyboard."""

import secrets
import sys
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.bots.question import Bot
    from digsite.core.match import Match
    from digsite.core.texts import Texts

FRIEND = "none"
PATIENCE_SECONDS = 1.0
"""Seconds after which a waiting player is told what the wait is for."""


def seated(given: list[str], players: int) -> dict[int, "Bot"]:
    """Return the bot of each seat except the first, given one name for all or one for each; friends have none."""
    from digsite.bots.names import bot_named, names_in
    from digsite.core.errors import BadSetup

    names = names_in(given)
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise BadSetup(f"{len(names)} bots for {players - 1} other seats; name one bot for all seats, or one for each")
    return {seat: bot_named(name) for seat, name in enumerate(names, 1) if name != FRIEND}


def check_opponents(given: list[str]) -> None:
    """Refuse a wrong name before anything takes time."""
    from digsite.bots.names import bot_named, names_in

    for name in names_in(given):
        if name != FRIEND:
            bot_named(name)


class Opponents:
    """The bots at a table, thinking one at a time."""

    def __init__(self, bots: dict[int, "Bot"], seed: str | None, given: Sequence[str] = ()) -> None:
        self.bots = bots
        self.seed = seed or secrets.token_hex(8)
        self.given = list(given)
        self.arguments = [word for names in given for word in ("--bots", names)]
        """The arguments that bring back the same bots."""

    def introduce(self, texts: "Texts", names: list[str]) -> None:
        """Print what to expect of the bots that have a description."""
        for seat, bot in self.bots.items():
            if f"bot-{bot.name}" in texts:
                print(f"{names[seat]}: {texts(f'bot-{bot.name}')}")

    def play(self, match: "Match", texts: "Texts", names: list[str]) -> None:
        """Let the bot of the seat to move decide."""
        from digsite.bots.question import Question

        assert match.seat is not None
        seat, seed = match.seat, f"{self.seed} {len(match.played)}"
        waiting = threading.Timer(PATIENCE_SECONDS, lambda: print(texts("thinking", name=names[seat]), file=sys.stderr))
        waiting.daemon = True
        waiting.start()
        try:
            advice = self.bots[seat].think(Question.about(match, seed), seed)
        finally:
            waiting.cancel()
        if advice.forfeit:
            print(texts("forfeited", name=names[seat], why=advice.forfeit))
        match.play(advice.move)

    def dismiss(self, match: "Match") -> None:
        from digsite.bots.pipe import dismiss

        for bot in self.bots.values():
            dismiss(bot, match.outcome())
