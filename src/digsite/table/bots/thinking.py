"""What a thinking process has at hand: boxes, and bots that remember."""

import logging
from collections.abc import Callable

import msgspec
import numpy as np

import digsite
from digsite.bots.kernels import BOTS
from digsite.bots.question import Bot, Question
from digsite.core.compilation import RULES, ensure_compiled, is_compiled
from digsite.core.compiled import INTERPRETED
from digsite.core.game import Setup
from digsite.table.exchange import Answered, Asked, Compiling, Failed, Loaded, Said, Thought
from digsite.table.latest import Latest
from digsite.table.playable import playable_bot

KEPT_BOTS = 16
"""Each may have some megabytes of trees."""

KEPT_SETUPS = 64


class Mind:
    """Answers one question after another, and tells by `say` how far it is."""

    def __init__(self, say: Callable[[Said], None]) -> None:
        self.say = say
        self.loaded: set[str] = set()
        self.setups: Latest[Setup] = Latest(KEPT_SETUPS)
        self.bots: Latest[Bot] = Latest(KEPT_BOTS)

    def answer(self, asked: Asked) -> None:
        try:
            self._load(asked)
            setup = self._setup(asked)
            self.say(Loaded(asked.number))
            self.say(Answered(asked.number, self._thought(asked, setup)))
        except Exception as problem:
            logging.getLogger("digsite").exception("%s failed at %s", asked.bot, asked.game)
            self.say(Failed(asked.number, type(problem).__name__))

    def _load(self, asked: Asked) -> None:
        """Have all compiled code of a game, however long that takes, so that none is waited for in a thought."""
        if asked.game in self.loaded:
            return
        game = digsite.load(asked.game)
        if not is_compiled(game, RULES, BOTS):
            self.say(Compiling(asked.number))
        for part in (RULES, BOTS):
            ensure_compiled(game, part)
            for kernel, signature in [] if INTERPRETED else part.jobs(game):
                kernel.compile(signature)
        self.loaded.add(asked.game)

    def _setup(self, asked: Asked) -> Setup:
        """A search goes on with its trees only if the box is the very same, not one like it."""
        own, options = asked.edition, tuple(sorted(asked.options.items()))
        return self.setups.get_or_make(
            (asked.game, asked.players, options, own.digest if own else None), lambda: _unpacked(asked)
        )

    def _thought(self, asked: Asked, setup: Setup) -> Thought:
        table = setup.table()
        table["state"] = np.frombuffer(asked.state, setup.game.state)
        question = Question(setup, table, asked.seat)
        if asked.keep is None:
            return Thought.of(playable_bot(asked.bot).think(question, asked.seed))
        key = (asked.keep, asked.bot)
        bot = self.bots.get_or_make(key, lambda: playable_bot(asked.bot))
        try:
            return Thought.of(bot.think(question, asked.seed))
        except BaseException:
            self.bots.forget(key)  # nobody knows in what state it is
            raise


def _unpacked(asked: Asked) -> Setup:
    game, own = digsite.load(asked.game), asked.edition
    edition = game.edition_of(own.name, msgspec.json.decode(own.tables)) if own else None
    return game.setup(asked.players, asked.options, edition)
