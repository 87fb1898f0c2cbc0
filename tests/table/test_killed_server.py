"""Nothing acknowledged is ever lost: people and bots play all four games while their server is killed at random
moments. After each restart everything acknowledged is there, once, and every stream goes on from what was heard.

`bench/crash.py` does the same some hundred times.
"""

from pathlib import Path

import pytest

from tests.table.killing import play_through_kills
from tests.table.nursery import Nursery
from tests.table.serving import Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 12


async def test_games_go_on_through_kills(database: str, tmp_path: Path, nursery: Nursery) -> None:
    with Server(database, tmp_path, nursery=nursery) as server:
        counts = await play_through_kills(server, database, KILLS, "kills")
    assert counts["kills"] >= KILLS
    assert {"games of artefakt", "games of monuments", "games of pergamon", "games of thebes"} <= set(counts)
    assert counts["unanswered when killed"]
