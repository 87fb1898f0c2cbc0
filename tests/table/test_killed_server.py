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

LONG = [pytest.mark.soak, pytest.mark.timeout(1800)]


@pytest.mark.parametrize("kills", [5, pytest.param(50, marks=LONG)])
async def test_games_go_on_through_kills(database: str, tmp_path: Path, nursery: Nursery, kills: int) -> None:
    with Server(database, tmp_path, nursery=nursery) as server:
        counts = await play_through_kills(server, database, kills, "kills")
    assert counts["kills"] >= kills
    assert {"games of artefakt", "games of monuments", "games of pergamon", "games of thebes"} <= set(counts)
    assert counts["unanswered when killed"]
