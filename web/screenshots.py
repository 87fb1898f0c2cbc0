"""Pictures of every screen, on a laptop and on a phone, by day and by night, into docs/images.

make screenshots
"""

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

import digsite

IMAGES = Path(__file__).parents[1] / "docs" / "images"
PORT = 8917
ADDRESS = f"http://127.0.0.1:{PORT}"
SCREENS = {"laptop": {"width": 1366, "height": 860}, "phone": {"width": 390, "height": 844}}
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
TOUCHES = 30
PATIENCE = 60_000


def play(page: Page, touches: int) -> None:
    """Touch this and that, so that there is something to see."""
    chance = random.Random(7)
    for _ in range(touches):
        page.wait_for_selector(".prompt.mine, .result", timeout=PATIENCE)
        if page.locator(".result").count():
            return
        things = page.locator(".board .thing.live")
        moves = things if things.count() else page.locator(".controls button.move")
        moves.nth(chance.randrange(moves.count())).dispatch_event("click")
        page.wait_for_timeout(60)
    page.wait_for_selector(".prompt.mine, .result", timeout=PATIENCE)


def take(page: Page, name: str) -> None:
    """One picture for each screen and light."""
    for light in ("light", "dark"):
        page.evaluate("dark => document.documentElement.classList.toggle('dark', dark)", light == "dark")
        for screen, viewport in SCREENS.items():
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            page.wait_for_timeout(400)
            page.screenshot(path=IMAGES / f"{name}-{screen}-{light}.png", full_page=True)
    print(name, flush=True)


def sit_down(page: Page, game: str, seats: list[str]) -> None:
    page.goto(ADDRESS)
    page.locator(".game", has_text=digsite.load(game).title).click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Players").select_option(str(len(seats)))
    for number, seat in enumerate(seats, 1):
        page.get_by_label(f"Seat {number}").select_option(seat)


def photograph(browser: Browser) -> None:
    page = browser.new_page(viewport=SCREENS["laptop"], reduced_motion="reduce")  # type: ignore[arg-type]
    page.goto(ADDRESS)
    page.wait_for_selector(".game")
    take(page, "home")
    sit_down(page, "pergamon", ["me", "friend", "bot:curator"])
    take(page, "choosing")
    page.locator(".wish button.main").click()
    page.wait_for_selector(".invite img")
    take(page, "waiting")
    for game in digsite.games():
        sit_down(page, game, ["me", "bot:digger", "bot:novice"])
        page.locator(".wish button.main").click()
        play(page, TOUCHES)
        take(page, game)
        play(page, 2000)
        take(page, f"{game}-over")
    page.goto(page.url.replace("/t/", "/r/") + "/40")
    page.wait_for_selector(".board")
    take(page, "replay")
    page.goto(f"{ADDRESS}/how/pergamon")
    page.wait_for_selector("h2")
    take(page, "how-to-play")


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "digsite", "serve", "--port", str(PORT), "--data", folder, "--pace", "0"]
        server = subprocess.Popen([*command, "--limit", "0"])
        try:
            for _ in range(300):
                try:
                    if httpx.get(f"{ADDRESS}/health").status_code == 200:
                        break
                except httpx.TransportError:
                    time.sleep(0.2)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=SWITCHES)
                photograph(browser)
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
