"""Record the great moments of the games as frames and contact sheets, to look at them one by one.

    .venv/bin/python web/moments.py FOLDER [--games thebes monuments] [--moves 60] [--still] [--screen phone] [--dark]

A table against a bot is played by a program, and the page looks on from its seat. Each kind of moment is recorded a few
times, so that those of a rival are seen as well. With `--still` the browser asks for reduced motion.
"""

import argparse
import base64
import contextlib
import io
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import screenshots
from PIL import Image
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, sync_playwright

import digsite

LIKED = {
    "pergamon": ("place", "show", "row", "join", "dig", "polish 0"),
    "thebes": ("dig", "exhibit", "take special", "take"),
    "monuments": ("historian", "build", "extend", "lay", "done", "draw", "end"),
    "artefakt": ("take", "steal", "plan"),
}
"""Which moves are played before others."""
RECORDINGS = 3
"""Of each kind of moment."""
LOOK_MS = 250
MAX_LOOKS = 80
FRAMES = 12
"""On a sheet."""
COLUMNS = 4
FRAME_WIDTH = 480
MOMENT = "[data-moment]"
GO_ON = "[data-moment] [data-go-on]:visible, [data-moment] [data-stage=table] button:visible"
STILL_GO_ON = "[data-moment] .skip:visible, [data-moment] [data-go-on]:visible"


def record(page: Page, name: str, folder: Path, *, still: bool) -> None:
    """Film the moment that is shown until it is over, and put some of its frames on one sheet."""
    film: list[bytes] = []
    session = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        film.append(base64.b64decode(frame["data"]))
        with contextlib.suppress(PlaywrightError):  # the film may have just ended
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 80})
    for _ in range(MAX_LOOKS):
        page.wait_for_timeout(LOOK_MS)
        if not page.locator(MOMENT).count():
            break
        go_on = STILL_GO_ON if still else GO_ON
        if page.locator(go_on).count():
            page.wait_for_timeout(LOOK_MS)
            skip(page, go_on)
    session.send("Page.stopScreencast")
    session.detach()
    step = max(1, len(film) // FRAMES)
    pictures = [Image.open(io.BytesIO(frame)) for frame in film[::step]]
    for i, picture in enumerate(pictures):
        picture.save(folder / f"{name}-{i:02}.png")
    sheet(pictures, folder / f"sheet-{name}.png")
    print(name, len(film), flush=True)


def skip(page: Page, button: str) -> None:
    """Go on, unless the moment has just ended."""
    with contextlib.suppress(PlaywrightError):
        page.locator(button).first.dispatch_event("click", timeout=LOOK_MS)


def sheet(pictures: list[Image.Image], path: Path) -> None:
    """Put frames side by side into one picture, smaller."""
    if not pictures:
        return
    width = min(FRAME_WIDTH, pictures[0].width)
    height = width * pictures[0].height // pictures[0].width
    rows = -(-len(pictures) // COLUMNS)
    board = Image.new("RGB", (COLUMNS * width, rows * height))
    for i, picture in enumerate(pictures):
        board.paste(picture.resize((width, height)), (i % COLUMNS * width, i // COLUMNS * height))
    board.save(path)


class Seat:
    """My seat at a table against a bot, played by a program that likes great moments."""

    def __init__(self, game: str, by_chance: random.Random, address: str = screenshots.ADDRESS) -> None:
        self.game = game
        self.by_chance = by_chance
        self.http = httpx.Client(base_url=address, timeout=60)
        self.path = screenshots.open_table(game, ["me", "bot:novice"], address)
        self.table, token = self.path.removeprefix("/t/").split("#")
        self.http.headers["Authorization"] = f"Bearer {token}"

    def move(self) -> bool:
        """Play a move, if it is my turn."""
        now = self.http.get(f"/api/tables/{self.table}").json()
        moves = [each["move"] for each in now.get("moves") or []]
        if not moves or now.get("to_act") != now["you"]["seat"]:
            return False
        liked = next((kind for kind in LIKED[self.game] if any(move.startswith(kind) for move in moves)), "")
        move = self.by_chance.choice([move for move in moves if move.startswith(liked)])
        wish = {"sequence": now["sequence"], "key": secrets.token_urlsafe(16), "ask": {"do": "move", "moves": [move]}}
        self.http.post(f"/api/tables/{self.table}/commands", json=wish)
        return True


def play(page: Page, seat: Seat, moves: int, folder: Path, *, still: bool) -> None:
    """Play on and record the moments that come of it, at most to the end of the game."""
    seen: Counter[str] = Counter()
    made = 0
    while made < moves and not page.locator(".result").count():
        shown = page.locator(MOMENT)
        if shown.count():
            kind = shown.first.get_attribute("data-moment") or ""
            seen[kind] += 1
            if seen[kind] <= RECORDINGS:
                record(page, f"{seat.game}-{kind}-{seen[kind]}", folder, still=still)
            else:
                skip(page, f"{STILL_GO_ON}, {GO_ON}")
        elif not page.locator("[data-sending]").count():
            made += seat.move()
        page.wait_for_timeout(100)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"{seat.game}-end.png")
    print(seat.game, dict(seen), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="*", default=digsite.games())
    parser.add_argument("--moves", type=int, default=400, help="at most so many of one's own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--still", action="store_true", help="ask for reduced motion")
    parser.add_argument("--dark", action="store_true", help="in the dark colours")
    parser.add_argument("--screen", choices=screenshots.SCREENS, default="laptop")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "digsite", "serve", "--port", str(screenshots.PORT), "--data", data]
        server = subprocess.Popen([*command, "--pace", "0", "--limit", "0"])
        try:
            while True:
                try:
                    httpx.get(f"{screenshots.ADDRESS}/health").raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.2)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=screenshots.CHROMIUM, args=screenshots.SWITCHES)
                motion = "reduce" if args.still else "no-preference"
                for game in args.games:
                    viewport = screenshots.SCREENS[args.screen]
                    scheme = "dark" if args.dark else "light"
                    page = browser.new_page(viewport=viewport, reduced_motion=motion, color_scheme=scheme)  # type: ignore[arg-type]
                    seat = Seat(game, random.Random(args.seed))
                    page.goto(screenshots.ADDRESS + seat.path)
                    page.wait_for_selector(".board .thing", timeout=screenshots.PATIENCE)
                    play(page, seat, args.moves, args.folder, still=args.still)
                    page.close()
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
