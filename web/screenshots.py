"""Take pictures of every screen: laptop, low laptop and phone, light and dark, English and German, into docs/images.

    make screenshots
    .venv/bin/python web/screenshots.py [--games monuments artefakt] [--touches 30] [--shown]

The tables are played with the hints of the page, so that the boards look like those of people who want to win.
"""

import argparse
import json
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import digsite
from digsite.bots.puzzles import puzzles_of

IMAGES = Path(__file__).parents[1] / "docs" / "images"
PORT = 8917
ADDRESS = f"http://127.0.0.1:{PORT}"
SCREENS = {
    "laptop": {"width": 1440, "height": 900},
    "low": {"width": 1366, "height": 650},
    "phone": {"width": 390, "height": 844},
}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = {"en": "", "de": "-de"}
"""Locales, and what they add to the name of a picture."""
CHROMIUM = "/usr/bin/chromium-headless-shell"
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
SEATS = ["me", "bot:digger", "bot:novice", "bot:curator"]
PATIENCE = 120_000
SETTLE_MS = 500
AT_ONCE = "if (location.protocol !== 'about:') localStorage.speed ??= 'at-once'"
"""Nobody goes on from an evaluation that waits."""
COLOURS = 256
ASKED = "[data-dock] [data-tone=ask], [data-dock] [data-tone=hit], .result"
PRIMARY = "[data-dock] [data-primary]:not([disabled])"
PLANNED = ".room-thebes [data-thing^=pile-].live"
"""Sites of Thebes at which a dig can be planned."""
FITS = ".room-pergamon [data-dock]:has(.steps li.now:nth-child(2)) .shelf .thing.live"
"""Finds of Pergamon that can be laid in a row now."""
LAID = 3
"""Finds laid side by side, where so many fit."""
WANTED = {
    "artefakt": ".room-artefakt .stub.live",
    "pergamon": FITS,
    "thebes": PLANNED,
}
"""What a picture of a game should show: journeys being planned, a row in the making, a site where one can dig."""
MOST_TOUCHES = {"artefakt": 16, "thebes": 16}
"""These games may be over soon after so many decisions."""
MAX_MORE = 25
"""Decisions until that is there."""
RESULT = "monuments"
REVIEW = "pergamon"
"""The games whose result and review the documentation shows."""
OVER_A_TABLE = {
    "plate": ".chip:not(.mine)",
    "log": "[data-tool=log]",
    "menu": "[data-tool=menu]",
    "rules": "[data-tool=rules]",
}
"""What opens over a table, and the button that opens and closes it."""
NOTED = ".room-thebes [data-thing^=pile-]:visible, .table:not(.room-thebes) .board [data-thing]:visible"
"""Things that a note explains."""
HIT = "[data-dock] [data-tone=hit]"
HINTED = "[data-dock] [data-tone=hint] [data-primary]:not([disabled])"


class Camera:
    """A page for each language, and their pictures."""

    def __init__(self, browser: Browser, languages: Iterable[str]) -> None:
        self.pages = {}
        for language in languages:
            context = browser.new_context(locale=language, reduced_motion="reduce", viewport=SCREENS["laptop"])  # type: ignore[arg-type]
            context.add_init_script(AT_ONCE)
            self.pages[language] = context.new_page()

    @property
    def page(self) -> Page:
        """The page that plays."""
        return self.pages["en"]

    def open(self, path: str, ready: str) -> None:
        """Open an address in both languages, and wait until everything is there."""
        for page in self.pages.values():
            page.goto(ADDRESS + path)
            page.wait_for_selector(ready, timeout=PATIENCE)
            page.wait_for_load_state("networkidle", timeout=PATIENCE)

    def take(self, name: str, pose: Callable[[Page], None] | None = None) -> None:
        """One picture for each language, light and screen; `pose` makes ready what a new size of the window closes."""
        for language, page in self.pages.items():
            for light in LIGHTS:
                page.emulate_media(color_scheme=light)
                for screen, viewport in SCREENS.items():
                    page.set_viewport_size(viewport)  # type: ignore[arg-type]
                    page.wait_for_timeout(SETTLE_MS)
                    if pose:
                        pose(page)
                        page.wait_for_timeout(SETTLE_MS)
                    path = IMAGES / f"{name}-{screen}-{light}{LANGUAGES[language]}.png"
                    page.screenshot(path=path)
                    Image.open(path).convert("RGB").quantize(
                        COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE
                    ).save(path, optimize=True)
            page.emulate_media(color_scheme="light")
            page.set_viewport_size(SCREENS["laptop"])  # type: ignore[arg-type]
        print(name, flush=True)


def open_table(game: str, seats: list[str], address: str = ADDRESS) -> str:
    """Open a table; the path of the host's personal link."""
    wanted = [{"who": "bot", "bot": seat[4:]} if seat.startswith("bot:") else {"who": seat} for seat in seats]
    wish = {"game": game, "name": "Ada", "seats": wanted, "key": secrets.token_urlsafe(16), "word": ""}
    seated = httpx.post(f"{address}/api/tables", json=wish, timeout=PATIENCE).json()
    return f"/t/{seated['table']}#{seated['token']}"


def play(page: Page, decisions: int) -> None:
    """Do what the hints advise, so many times or to the end."""
    for _ in range(decisions):
        page.wait_for_selector(ASKED, timeout=PATIENCE)
        if page.locator(".result").count():
            return
        if not page.locator("[data-tone=hit]").count():
            page.locator("[data-tool=hint]").click()
            page.wait_for_selector(HINTED, timeout=PATIENCE)
        page.locator(PRIMARY).first.click()
        page.wait_for_function("() => document.querySelector('[data-sending]') === null")
    page.wait_for_selector(ASKED, timeout=PATIENCE)


def photograph_entrance(camera: Camera, *, shown: bool) -> None:
    camera.open("/", ".chamber")
    camera.take("home")
    if not shown:
        for page in camera.pages.values():
            page.locator(".chamber.lit-monuments .icon").click()
            page.wait_for_selector("form.setup")
        camera.take("set-up")
    link = open_table("pergamon", ["me", "friend", "bot:curator"])
    camera.open(link, ".invite img")
    camera.take("waiting")
    for page in camera.pages.values():
        page.evaluate("localStorage.clear()")
    camera.open(link.split("#")[0], ".invitation")
    camera.take("invitation")
    if not shown:
        camera.open(f"/t/{'A' * 22}", "[role=alert]")
        camera.take("trouble")


def photograph_what_was_done(camera: Camera) -> None:
    """The pages that know what was played before."""
    for name, path, ready in (
        ("home-again", "/", ".chamber"),
        ("puzzles", "/puzzles", "main.sheet ol"),
        ("record", "/record", "main.sheet"),
    ):
        camera.open(path, ready)
        camera.take(name)


def photograph_game(camera: Camera, game: str, touches: int, *, shown: bool) -> None:
    """A game from its rules to its result and its replay, or only the picture that the documentation shows."""
    if not shown:
        camera.open(f"/how/{game}", "main .picture")
        camera.take(f"{game}-how-to-play")
    link = open_table(game, SEATS)
    camera.open(link, ASKED)
    if not shown:
        camera.take(f"{game}-first-turn")
    told = shown
    for _ in range(min(touches, MOST_TOUCHES.get(game, touches))):
        play(camera.page, 1)
        if not told and camera.page.locator(HIT).count():
            camera.open(link, HIT)
            camera.take(f"{game}-hit")
            told = True
    for _ in range(MAX_MORE):
        if game not in WANTED or camera.page.locator(WANTED[game]).count():
            break
        play(camera.page, 1)
    camera.open(link, ASKED)
    for page in camera.pages.values():
        go_on = page.locator("[data-tone=hit] [data-primary]")
        if go_on.count():
            go_on.click()
        for _ in range(LAID):
            if page.locator(FITS).count():
                page.locator(FITS).first.click()
                page.wait_for_function("() => document.querySelector('[data-sending]') === null")
        for site in page.locator(PLANNED).all()[:1]:
            site.click()
        for i, ticket in enumerate(page.locator(".room-artefakt .ticket:has(.stub.live)").all()):
            ticket.locator(".stub").nth(i).click()
    camera.take(game)
    if not shown:
        photograph_over_the_table(camera, game)
    while camera.page.locator("[data-clear]").count():
        camera.page.locator("[data-clear]").click()
    table = link.split("#")[0].removeprefix("/t/")
    if not shown or game in (RESULT, REVIEW):
        play(camera.page, 2000)
    if not shown or game == RESULT:
        camera.open(link, ".result")
        camera.take(f"{game}-over")
    if not shown:
        camera.open(f"/r/{table}/40/all", ".board .exhibit > :not([width='0'])")
        camera.take(f"{game}-replay")
    if not shown or game == REVIEW:
        photograph_review(camera, game, table)
        photograph_teaching(camera, game)


def photograph_over_the_table(camera: Camera, game: str) -> None:
    """A rival's plate, the log, the menu, how to play, and a note."""
    for name, button in OVER_A_TABLE.items():
        for page in camera.pages.values():
            page.locator(button).first.click()
        camera.take(f"{game}-{name}")
        for page in camera.pages.values():
            if page.locator("dialog").count():
                page.keyboard.press("Escape")
            else:
                page.locator(button).first.click()
    camera.take(f"{game}-note", lambda page: page.locator(NOTED).first.dispatch_event("keydown", {"key": "?"}))


def photograph_review(camera: Camera, game: str, table: str) -> None:
    """The review of a finished game, at a turning point."""
    review = f"{ADDRESS}/api/replays/{table}/review"
    httpx.post(review, timeout=PATIENCE).raise_for_status()
    while (state := httpx.get(review, timeout=PATIENCE).json()["state"]) in ("waiting", "working"):
        time.sleep(1)
    assert state == "done", state
    camera.open(f"/r/{table}/0/1", ".chart button")
    for page in camera.pages.values():
        page.locator(".chart button").last.click()
    camera.take(f"{game}-review")


def photograph_teaching(camera: Camera, game: str) -> None:
    """The first note of a lesson, and a puzzle before and after it was solved."""
    for page in camera.pages.values():
        page.goto(f"{ADDRESS}/how/{game}/1")
        page.locator("main nav ol button:not(.word)").last.click()
        page.locator("[data-learn]").click()
        page.wait_for_selector("[data-coach-note]", timeout=PATIENCE)
    camera.take(f"{game}-lesson")
    camera.open(f"/puzzle/{game}/1", ".board .exhibit > :not([width='0'])")
    camera.take(f"{game}-puzzle")
    puzzle = puzzles_of(digsite.load(game))[0]
    write = digsite.load(game).setup(puzzle.players).notation.write
    tried = {"shares": [puzzle.share], "solved": True, "moves": [write(move) for move in puzzle.turns[0]]}
    for page in camera.pages.values():
        record = {"version": 1, "games": [], **json.loads(page.evaluate("localStorage.record ?? '{}'"))}
        record["puzzles"] = {**record.get("puzzles", {}), f"{game}/1": tried}
        page.evaluate("record => localStorage.setItem('record', record)", json.dumps(record))
    camera.open(f"/puzzle/{game}/1", ".why li")
    camera.take(f"{game}-puzzle-solved")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=digsite.games(), help="only these games, without the entrance")
    parser.add_argument("--touches", type=int, default=30, help="decisions before the picture of a game")
    parser.add_argument("--shown", action="store_true", help="only what the documentation shows, in English")
    args = parser.parse_args()
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "digsite", "serve", "--port", str(PORT), "--data", folder, "--pace", "0"]
        server = subprocess.Popen([*command, "--limit", "0"])
        try:
            while True:
                try:
                    httpx.get(f"{ADDRESS}/health").raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.2)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
                camera = Camera(browser, ["en"] if args.shown else LANGUAGES)
                if args.games == digsite.games():
                    photograph_entrance(camera, shown=args.shown)
                for game in args.games:
                    photograph_game(camera, game, args.touches, shown=args.shown)
                if not args.shown:
                    photograph_what_was_done(camera)
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
