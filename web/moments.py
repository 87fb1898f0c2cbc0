"""Record the great moments of the games as frames and contact sheets, to look at them one by one.

    .venv/bin/python web/moments.py FOLDER [--games thebes monuments] [--decisions 60] [--still] [--screen phone]

A table against a bot is played with the hints of the page. Each kind of moment is recorded a few times, so that those
of a rival are seen as well. With `--still` the browser asks for reduced motion.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx
import screenshots
from PIL import Image
from playwright.sync_api import Page, sync_playwright

import digsite

RECORDINGS = 3
"""Of each kind of moment."""
FRAME_MS = 220
MAX_FRAMES = 40
COLUMNS = 4
FRAME_WIDTH = 480
MOMENT = "[data-moment]"
GO_ON = "[data-moment] [data-go-on]:visible, [data-moment] [data-stage=table] button:visible"
STILL_GO_ON = "[data-moment] .skip:visible"


def record(page: Page, name: str, folder: Path, *, still: bool) -> None:
    """Take frames of the moment that is shown until it is over, and put them on one sheet."""
    frames: list[Path] = []
    while page.locator(MOMENT).count() and len(frames) < MAX_FRAMES:
        frame = folder / f"{name}-{len(frames):02}.png"
        page.screenshot(path=frame)
        frames.append(frame)
        go_on = page.locator(STILL_GO_ON if still else GO_ON)
        if go_on.count():
            go_on.first.dispatch_event("click")
        page.wait_for_timeout(FRAME_MS)
    sheet(frames, folder / f"sheet-{name}.png")
    print(name, len(frames), flush=True)


def sheet(frames: list[Path], path: Path) -> None:
    """Put frames side by side into one picture, smaller."""
    pictures = [Image.open(frame) for frame in frames]
    if not pictures:
        return
    width = min(FRAME_WIDTH, pictures[0].width)
    height = width * pictures[0].height // pictures[0].width
    rows = -(-len(pictures) // COLUMNS)
    board = Image.new("RGB", (COLUMNS * width, rows * height))
    for i, picture in enumerate(pictures):
        board.paste(picture.resize((width, height)), (i % COLUMNS * width, i // COLUMNS * height))
    board.save(path)


def play(page: Page, game: str, decisions: int, folder: Path, *, still: bool) -> None:
    """Follow the hints of the page and record the moments that come of it, to the end of the game."""
    seen: Counter[str] = Counter()
    made = 0
    while made < decisions and not page.locator(".result").count():
        shown = page.locator(MOMENT)
        if shown.count():
            kind = shown.first.get_attribute("data-moment") or ""
            seen[kind] += 1
            if seen[kind] <= RECORDINGS:
                record(page, f"{game}-{kind}-{seen[kind]}", folder, still=still)
            else:
                page.locator(f"{STILL_GO_ON}, {GO_ON}").first.dispatch_event("click")
        elif page.locator("[data-tone=hit]").count():
            page.locator(screenshots.PRIMARY).first.dispatch_event("click")
        elif page.locator(screenshots.HINTED).count():
            page.locator(screenshots.HINTED).first.dispatch_event("click")
            made += 1
        elif page.locator("[data-tone=ask]").count() and not page.locator("[data-sending]").count():
            page.locator("[data-tool=hint]").dispatch_event("click")
        page.wait_for_timeout(100)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"{game}-end.png")
    print(game, dict(seen), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="*", default=digsite.games())
    parser.add_argument("--decisions", type=int, default=400, help="at most so many of one's own")
    parser.add_argument("--still", action="store_true", help="ask for reduced motion")
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
                browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=screenshots.SWITCHES)
                motion = "reduce" if args.still else "no-preference"
                for game in args.games:
                    viewport = screenshots.SCREENS[args.screen]
                    page = browser.new_page(viewport=viewport, reduced_motion=motion)  # type: ignore[arg-type]
                    page.goto(screenshots.ADDRESS + screenshots.open_table(game, ["me", "bot:digger"]))
                    page.wait_for_selector(screenshots.ASKED, timeout=screenshots.PATIENCE)
                    play(page, game, args.decisions, args.folder, still=args.still)
                    page.close()
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
