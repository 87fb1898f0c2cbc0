"""No text that players see has notation, ids or seat numbers, in whole games and in both languages.

A random game of each kind is played here, with everything the server would send. The page's code then words all of it
(`web/src/words.walk.ts`): log, captions, questions, buttons, hints, refused touches, great moments, bar and result.
"""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import digsite
from digsite.bots.reasons import RIVAL
from digsite.core.given import name_of
from digsite.core.match import Match
from digsite.core.texts import LANGUAGES
from digsite.table.play.answers import moves_now, prompt_now
from tests.every_game.walk import chosen

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Ada", "Bob", "Zoë"]
GAMES = [
    ("pergamon", {}, 2026),
    ("thebes", {}, 2026),
    ("monuments", {"heroes-traders-scholars": True}, 3),
    ("artefakt", {"open-sites": "2-3-4-7", "advanced": True}, 1),
    ("artefakt", {"open-sites": "7-8-9-10", "round-cap": 8}, 2),
]
"""Name, options and seed. Between them these games tell every event but the rarest."""
RARE = {"fame-full", "no-discovery", "set-aside"}

pytestmark = pytest.mark.slow


def seen_in(match: Match, since: int | None) -> dict[str, Any]:
    """Return what the page gets after a move: for each seat and for a spectator, in the order of the seats."""
    viewers = [*range(match.players), None]
    views = [match.view(viewer) for viewer in viewers]
    seat = match.seat
    deciding = None if seat is None else prompt_now(match.game, views[seat], seat)
    return {
        "mover": match.played[-1].seat if match.played else None,
        "events": [match.events_for(viewer, since) for viewer in viewers],
        "views": views,
        "seat": seat,
        "moves": [] if seat is None else moves_now(match.setup, match.legal()),
        "prompt": deciding,
        "boards": [match.game.board(views[-1], match.game.texts(language), NAMES) for language in LANGUAGES],
    }


def played(name: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """Play a random game to its end and collect everything that is shown of it."""
    match, chooser = digsite.load(name).new(len(NAMES), seed=seed, options=options), random.Random(seed)
    steps = [seen_in(match, None)]
    while match.seat is not None:
        match.play(chosen(match, chooser))
        steps.append(seen_in(match, len(match.played) - 1))
    outcome = match.outcome()
    assert outcome is not None
    return {
        "game": name,
        "names": NAMES,
        "options": match.setup.options,
        "reasons": [*match.game.judged_parts, RIVAL],
        "steps": steps,
        "outcome": {"winners": outcome.winners, "reason": outcome.reason, "scores": match.scores()},
    }


def test_no_sentence_has_notation_ids_or_seat_numbers(tmp_path: Path) -> None:
    games = [played(*each) for each in GAMES]
    steps = [(game["game"], step) for game in games for step in game["steps"]]
    told = {(name, event["event"]) for name, step in steps for events in step["events"] for event in events}
    kinds = {(name, name_of(kind)) for name, *_ in GAMES for kind in digsite.load(name).events}
    assert {event for _, event in kinds - told} <= RARE, "choose seeds that tell more"
    walk = tmp_path / "walk.json"
    walk.write_bytes(msgspec.json.encode(games))
    worded = subprocess.run(
        [sys.executable, WEB / "build.py", "walk"],
        env={**os.environ, "DIGSITE_WALK": str(walk), "DIGSITE_WALKER": "words"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert worded.returncode == 0, worded.stdout + worded.stderr
