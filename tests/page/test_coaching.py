"""Every step of every lesson becomes possible in its deal, points at what is there, and knows no more than the learner.

The engine plays the lessons here; the page's own code then chooses the notes (`web/src/coach/coaching.walk.ts`).
"""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import digsite
from tests.page.lessons import walked

WEB = Path(__file__).parents[2] / "web"

pytestmark = pytest.mark.slow

FIRST_DECISIONS = 60
WHOLE_GAME = 1000


def test_lessons_go_through_real_positions(tmp_path: Path) -> None:
    walks = [walked(game, sensible=True, decisions=FIRST_DECISIONS) for game in digsite.games()]
    walks += [
        walked(game, sensible=False, decisions=WHOLE_GAME, chance=chance)
        for game in digsite.games()
        for chance in (3, 4)
    ]
    walk = tmp_path / "walk.json"
    walk.write_bytes(msgspec.json.encode(walks))
    gone_through = subprocess.run(
        [sys.executable, WEB / "build.py", "walk"],
        env={**os.environ, "DIGSITE_WALK": str(walk), "DIGSITE_WALKER": "coach/coaching"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert gone_through.returncode == 0, gone_through.stdout + gone_through.stderr
