"""How a process thinks: it keeps the setups of games and bots that remember, and answers one request at a time."""

import logging
from collections.abc import Callable, Collection

import msgspec
import numpy as np
from cachetools import LRUCache

import digsite
from digsite.bots.kernels import GREEDY
from digsite.bots.question import Bot, Question
from digsite.bots.reasons import reason_of
from digsite.bots.search import Search
from digsite.core.compilation import Part, ensure_compiled, is_compiled
from digsite.core.compiled import INTERPRETED
from digsite.core.game import Setup
from digsite.review.judging import PARTS, judge
from digsite.table.bots.exchange import (
    Answered,
    Compiling,
    Failed,
    JudgedPosition,
    JudgeRequest,
    Loaded,
    Reply,
    Request,
    ThinkRequest,
    Thought,
)
from digsite.table.bots.playable import parts_of, playable_bot

MAX_BOTS = 16
"""Maximum number of bots kept in one process. Each may have some megabytes of search trees."""

MAX_SETUPS = 64


class Mind:
    """Answers one request after another, and sends replies on the way."""

    def __init__(self, send: Callable[[Reply], None]) -> None:
        self.send = send
        self.loaded: set[tuple[str, str]] = set()
        self.setups: LRUCache[tuple[object, ...], Setup] = LRUCache(MAX_SETUPS)
        self.bots: LRUCache[tuple[str, str], Bot] = LRUCache(MAX_BOTS)

    def answer(self, asked: ThinkRequest | JudgeRequest) -> None:
        try:
            self._load(asked)
            setup = self._setup(asked)
            self.send(Loaded(asked.number))
            if isinstance(asked, JudgeRequest):
                self.send(JudgedPosition(asked.number, judge(setup, asked.piece, asked.seed, asked.iterations)))
            else:
                self.send(Answered(asked.number, self._thought(asked, setup)))
        except Exception as problem:
            who = "a review" if isinstance(asked, JudgeRequest) else asked.bot
            logging.getLogger("digsite").exception("%s failed at %s", who, asked.game)
            self.send(Failed(asked.number, type(problem).__name__))

    def _load(self, asked: ThinkRequest | JudgeRequest) -> None:
        """Load the compiled code that is needed, however long that takes, so that no thought waits for it."""
        game = digsite.load(asked.game)
        parts = [part for part in _parts_for(asked) if (asked.game, part.name) not in self.loaded]
        if not is_compiled(game, *parts):
            self.send(Compiling(asked.number))
        for part in parts:
            ensure_compiled(game, part)
            for kernel, signature in [] if INTERPRETED else part.jobs(game):
                kernel.compile(signature)
            self.loaded.add((asked.game, part.name))

    def _setup(self, asked: Request) -> Setup:
        """Return the setup of a request. A search keeps its trees only if this is the same object again."""
        if asked.setup_key not in self.setups:
            self.setups[asked.setup_key] = _unpacked(asked)
        return self.setups[asked.setup_key]

    def _thought(self, asked: ThinkRequest, setup: Setup) -> Thought:
        table = setup.table()
        table["state"] = np.frombuffer(asked.state, setup.game.state)
        question = Question(setup, table, asked.seat)
        if asked.keep is None:
            fresh = playable_bot(asked.bot)
            advice = fresh.think(question, asked.seed)
            if asked.explain and isinstance(fresh, Search):
                return Thought.of(advice, reason_of(fresh, question, advice, asked.seed))
            return Thought.of(advice)
        key = (asked.keep, asked.bot)
        bot = self.bots.pop(key, None) or playable_bot(asked.bot)
        thought = Thought.of(bot.think(question, asked.seed))
        self.bots[key] = bot  # not if it failed: nobody knows in what state it is then
        return thought


def _parts_for(asked: ThinkRequest | JudgeRequest) -> Collection[Part]:
    if isinstance(asked, JudgeRequest):
        return PARTS
    return {*parts_of(asked.bot), GREEDY} if asked.explain else parts_of(asked.bot)


def _unpacked(asked: Request) -> Setup:
    game, own = digsite.load(asked.game), asked.edition
    edition = game.edition_of(own.name, msgspec.json.decode(own.tables)) if own else None
    return game.setup(asked.players, asked.options, edition)
