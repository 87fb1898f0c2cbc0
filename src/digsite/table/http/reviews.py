"""Reviews of finished games: made in the background when no bot has anything to do, and kept with their game."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Literal

import msgspec
from litestar.datastructures import State

from digsite.review.answers import ITERATIONS, Review
from digsite.review.assembling import assemble, pieces_of
from digsite.review.judging import PARTS, Judged, Piece
from digsite.table.bots.thinkers import Thinkers
from digsite.table.bots.workshop import Workshop
from digsite.table.http.parameters import TableId, route_get, route_post
from digsite.table.http.replays import PlayedGame, Replays
from digsite.table.play.askers import ADDRESS
from digsite.table.play.refusals import Refusal

log = logging.getLogger("digsite.table")

SEED = "0"
"""The default of `digsite review`, so that the command gives the same review of the downloaded record."""

MAX_IN_WORK = 50
"""Maximum number of reviews in work at the same time."""


class ReviewProgress(msgspec.Struct, omit_defaults=True):
    """How far a review is: `done` of `of` positions are judged. The review is there when the state is `done`."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    of: int
    review: Review | None = None


@dataclass(eq=False)
class _InWork:
    """A review that is being made, and the address that asked for it."""

    address: str
    of: int
    done: int = 0
    failed: bool = False
    task: asyncio.Task[None] | None = None

    def progress(self) -> ReviewProgress:
        state: Literal["waiting", "working", "failed"] = "working" if self.done else "waiting"
        return ReviewProgress("failed" if self.failed else state, self.done, self.of)


class Reviews:
    """The reviews of one server."""

    def __init__(self, replays: Replays, thinkers: Thinkers, workshop: Workshop) -> None:
        self.replays = replays
        self.storage = replays.house.storage
        self.thinkers = thinkers
        self.workshop = workshop
        self._in_work: dict[str, _InWork] = {}

    async def close(self) -> None:
        """Give up what is in work. Nothing of it is kept; whoever asks again begins anew."""
        tasks = [each.task for each in self._in_work.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def progress(self, replay_id: str) -> ReviewProgress:
        """Say how far the review of a game is."""
        await self._finished(replay_id)
        return await self._known(replay_id) or ReviewProgress("none", 0, 0)

    async def begin(self, replay_id: str) -> ReviewProgress:
        """Begin the review of a finished game, unless there is one. An address has one in work at a time."""
        game = await self._finished(replay_id)
        known = await self._known(replay_id)
        self._in_work = {key: each for key, each in self._in_work.items() if not each.failed}
        if replay_id in self._in_work:
            return self._in_work[replay_id].progress()
        if known is not None and known.state == "done":
            return known
        address = ADDRESS.get()
        busy = self._in_work.values()
        if any(each.address == address for each in busy):
            raise Refusal("review-in-work")
        if len(busy) >= MAX_IN_WORK:
            raise Refusal("too-busy")
        positions = pieces_of(game.match)
        in_work = self._in_work[replay_id] = _InWork(address, len(positions))
        in_work.task = asyncio.create_task(self._make(replay_id, game, positions, in_work))
        return in_work.progress()

    async def _finished(self, replay_id: str) -> PlayedGame:
        """Return a game. Nothing is ever said about one that is not over."""
        game = await self.replays.get(replay_id)
        if game.record.outcome is None:
            raise Refusal("not-over")
        return game

    async def _known(self, replay_id: str) -> ReviewProgress | None:
        if replay_id in self._in_work:
            return self._in_work[replay_id].progress()
        content = await self.storage.review(replay_id)
        if content is None:
            return None
        try:
            review = msgspec.json.decode(content, type=Review)
        except msgspec.DecodeError:  # by another version of this program; it is made again
            return None
        return ReviewProgress("done", len(review.decisions), len(review.decisions), review)

    async def _make(self, replay_id: str, game: PlayedGame, positions: list[Piece], in_work: _InWork) -> None:
        """Judge all positions, put the review together and keep it."""
        setup = game.match.setup

        async def judged(piece: Piece) -> Judged:
            found = await self.thinkers.judge(setup, piece, SEED, ITERATIONS)
            in_work.done += 1
            return found

        try:
            await self.workshop.wait(setup.game.name, *PARTS)
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(judged(piece)) for piece in positions]
            found = [task.result() for task in tasks]
            review = await asyncio.to_thread(assemble, game.match, game.record.names, SEED, ITERATIONS, found)
            now = self.replays.house.tables.now()
            await self.storage.add_review(replay_id, msgspec.json.encode(review), now)
        except* Exception as problem:
            log.error("the review of %s failed: %s", replay_id[:6], problem.exceptions[0])
            in_work.failed = True
        else:
            del self._in_work[replay_id]


@route_post(
    "/replays/{replay:str}/review", summary="Begin the review of a finished game, in the background", status_code=200
)
async def begin_review(state: State, replay: TableId) -> ReviewProgress:
    reviews: Reviews = state.reviews
    return await reviews.begin(replay)


@route_get("/replays/{replay:str}/review", summary="How far the review of a game is, and the review when it is done")
async def review_progress(state: State, replay: TableId) -> ReviewProgress:
    reviews: Reviews = state.reviews
    return await reviews.progress(replay)


ROUTES = [begin_review, review_progress]
