"""What the page weighs, and whether it ever stutters: first load in kB as sent, and how long the browser's thread was
blocked while games were played in it.

    .venv/bin/python bench/page.py [--touches 60] [--json FILE]

Chromium's trace tells of every task of the page's thread how long it worked; what is printed is how many worked longer
than 50 ms, and the longest, after the board was drawn for the first time. Time in which the thread was ready but others
had the processor is not the page's doing and is told beside it. Pieces travel; bots answer at once.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

import digsite

PORT = 8918
ADDRESS = f"http://127.0.0.1:{PORT}"
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
LONG = 50.0
THINGS, MOVES = ".board .thing.live", ".controls button.move"


def tasks(trace: bytes) -> list[tuple[float, float]]:
    """Of every task of the page's thread, how long it worked and how long it took, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        (event.get("tdur", 0) / 1000, event["dur"] / 1000)
        for event in events
        if event["name"].endswith("RunTask") and event.get("ph") == "X" and (event["pid"], event["tid"]) in threads
    ]


def play(page: Page, touches: int) -> int:
    """Touch this and that; how often."""
    chance = random.Random(3)
    for done in range(touches):
        page.wait_for_selector(".prompt.mine, .result", timeout=60_000)
        page.wait_for_selector(f"{THINGS}, {MOVES}, .result", timeout=60_000)
        if page.locator(".result").count():
            return done
        things = page.locator(THINGS)
        moves = things if things.count() else page.locator(MOVES)
        moves.nth(chance.randrange(moves.count())).dispatch_event("click")
        page.wait_for_timeout(450)
    return touches


def measure(browser: Browser, game: str, touches: int) -> dict[str, Any]:
    page = browser.new_page(viewport={"width": 1366, "height": 820})
    sent = 0

    def count(response: Any) -> None:
        nonlocal sent
        sent += response.request.sizes()["responseBodySize"]

    page.on("requestfinished", lambda request: count(request.response()))
    page.goto(ADDRESS)
    page.locator(".game", has_text=digsite.load(game).title).click()
    page.locator(".wish button.main").click()
    page.wait_for_selector(".board svg")
    page.wait_for_timeout(1000)
    first_load = sent
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    touched = play(page, touches)
    worked, took = zip(*tasks(browser.stop_tracing()), strict=True)
    page.close()
    return {
        "first load, kB": round(first_load / 1000, 1),
        "touches": touched,
        "tasks over 50 ms": sum(each > LONG for each in worked),
        "longest, ms": round(max(worked)),
        "longest with waiting, ms": round(max(took)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--touches", type=int, default=60)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "digsite", "serve", "--port", str(PORT), "--data", folder, "--pace", "0"]
        server = subprocess.Popen([*command, "--limit", "0"], stdout=subprocess.DEVNULL)
        try:
            while True:
                try:
                    httpx.get(f"{ADDRESS}/health").raise_for_status()
                    break
                except httpx.TransportError:
                    time.sleep(0.2)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=SWITCHES)
                for game in digsite.games():
                    found[game] = measure(browser, game, args.touches)
                    print(game, found[game], flush=True)
                browser.close()
        finally:
            server.terminate()
            server.wait()
    if args.json:
        args.json.write_text(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
