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
from playwright.sync_api import Browser, Locator, Page, sync_playwright

import digsite

IMAGES = Path(__file__).parents[1] / "docs" / "images"
PORT = 8917
ADDRESS = f"http://127.0.0.1:{PORT}"
SCREENS = {"laptop": {"width": 1366, "height": 860}, "phone": {"width": 390, "height": 844}}
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
EARLY, TOUCHES = 2, 30
BEGINNINGS = ('.live[data-thing^="pile-"]', '.live[data-thing^="card-"]', '.live[data-thing^="tile-"]')
PATIENCE = 60_000
CLICK_ONE = "(all, n) => all[n % all.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
TIDY = """() => {
  document.querySelectorAll(".controls details[open]").forEach((list) => (list.open = false));
  scrollTo(0, 0);
}"""


def play(page: Page, touches: int) -> None:
    """Touch this and that, so that there is something to see."""
    chance = random.Random(7)
    for _ in range(touches):
        page.wait_for_selector(".prompt.mine, .result", timeout=PATIENCE)
        if page.locator(".result").count():
            return
        offered = [page.locator(".board .thing.live"), page.locator(".draft button.main")]
        moves = next((each for each in offered if each.count()), None) or listed(page)
        moves.evaluate_all(CLICK_ONE, chance.randrange(1000))
        page.wait_for_timeout(60)
    page.wait_for_selector(".prompt.mine, .result", timeout=PATIENCE)


def listed(page: Page) -> Locator:
    """The moves as buttons; a long list is folded."""
    folded = page.locator(".controls details:not([open]) summary")
    if folded.count():
        folded.click()
    return page.locator(".controls button.move")


def take(page: Page, name: str) -> None:
    """One picture for each screen and light."""
    for light in ("light", "dark"):
        page.evaluate("dark => document.documentElement.classList.toggle('dark', dark)", light == "dark")
        for screen, viewport in SCREENS.items():
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            page.evaluate(TIDY)
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
    page.locator(".wish summary").click()
    take(page, "wishing")
    page.locator(".wish button.main").click()
    page.wait_for_selector(".invite img")
    take(page, "waiting")
    for game in digsite.games():
        photograph_game(page, game)
    page.goto(f"{ADDRESS}/t/{'A' * 22}")
    page.wait_for_selector("[role=alert]")
    take(page, "trouble")


def photograph_game(page: Page, game: str) -> None:
    """A game from its rules to its replay."""
    page.goto(f"{ADDRESS}/how/{game}")
    page.wait_for_selector("main svg:visible")
    take(page, f"{game}-how-to-play")
    sit_down(page, game, ["me", "bot:digger", "bot:novice"])
    page.locator(".wish button.main").click()
    play(page, EARLY)
    if page.locator(".draft").count():
        page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hints")
    take(page, f"{game}-early")
    play(page, TOUCHES)
    take(page, game)
    table = page.url
    begin_something(page)
    take(page, f"{game}-touched")
    watcher = page.context.browser.new_page(viewport=SCREENS["laptop"], reduced_motion="reduce")  # type: ignore
    watcher.goto(table)
    watcher.wait_for_selector(".board svg")
    take(watcher, f"{game}-watched")
    watcher.close()
    page.reload()
    play(page, 2000)
    take(page, f"{game}-over")
    page.goto(table.replace("/t/", "/r/") + "/40")
    page.wait_for_selector(".board svg")
    take(page, f"{game}-replay")


def begin_something(page: Page) -> None:
    """Touch something after which more is to be chosen: a pile to dig in, a travel card, the first of a row."""
    for kind in (*BEGINNINGS, ".board .thing.live"):
        if page.locator(kind).count():
            page.locator(kind).first.dispatch_event("click")
            page.wait_for_timeout(200)
            return


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
