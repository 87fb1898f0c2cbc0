"""A server to be killed: tells the ids of its processes when both are in the middle of a thought."""

import asyncio

import digsite
from digsite.core.chance import key_from_seed
from digsite.table.bots.thinkers import Thinkers


async def main() -> None:
    thinkers = Thinkers(workers=2)
    match = digsite.load("pergamon").new(players=2, seed=5)
    assert match.seat is not None
    state = match.handed_over(match.seat, key_from_seed(0))["state"].tobytes()
    await asyncio.gather(*(thinkers.think(match.setup, state, match.seat, "random", "0") for _ in range(2)))
    thoughts = [thinkers.think(match.setup, state, match.seat, "search:5s", "0") for _ in range(100)]
    tasks = [asyncio.create_task(thought) for thought in thoughts]
    await asyncio.sleep(0.1)
    print(*thinkers.processes(), flush=True)
    await asyncio.gather(*tasks)


if __name__ == "__main__":
    asyncio.run(main())
