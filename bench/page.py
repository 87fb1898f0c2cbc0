"""Measure the page: weight of the first load, stutter, jumps and traffic while a game is played, and lost connections.

    .venv/bin/python bench/page.py [--touches 30] [--moments 8] [--games thebes] [--screens laptop phone]
        [--language de] [--json FILE]

Chromium's trace gives the time every task of the page's main thread worked; counted are tasks that worked longer than
50 ms after the board was drawn, great moments included. Time in which the thread was ready but had no processor is
shown separately. Layout shifts are the sum of Chromium's `layout-shift` values, apart for shifts just after a click.
Animations play; bots answer at once. The phone has a touch screen.

Great moments are rare where this and that is touched. So they are measured once more at tables where a program that
likes them plays my seat (`web/moments.py`) and the page looks on, until so many were shown or the game is over.
"""

import argparse
import json
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, Request, sync_playwright

import digsite

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))
import moments

PORT = 8918
ADDRESS = f"http://127.0.0.1:{PORT}"
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
LONG_TASK_MS = 50.0
SHOWN_PART = 2000
"""Microseconds: what took less in the longest task is not named."""
SETTLE_MS = 450
MAX_FIRST_LOAD_KB = 250
MAX_LOOKS = 600
"""At a game that is played for its moments."""
GO_ON = "[data-moment] [data-go-on]"
SCREENS = {"laptop": (1366, 650), "phone": (390, 844)}
ASKED = "[data-dock] [data-tone=ask], [data-dock] [data-tone=hit], .result"

FIND_TARGET = """chance => {
  // A point on something that can be pressed: the primary button mostly, else a piece, else another button.
  const all = (kind) => [...document.querySelectorAll(kind)];
  const primary = all("[data-dock] [data-primary]:not([disabled])");
  const pieces = all(".board .thing.live, .things .thing.live, .board [data-rove], .things [data-rove]");
  const deeds = all("[data-dock] [data-deed]:not([aria-disabled]):not([disabled])");
  const kinds = chance < 0.6 ? [primary, pieces, deeds] : [pieces, deeds, primary];
  const targets = kinds.find((kind) => kind.length) ?? [];
  const target = targets[Math.floor(chance * 1000) % targets.length];
  if (!target) return null;
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = target.getBoundingClientRect();
  for (const [x, y] of [[.5, .5], [.5, .25], [.25, .5], [.75, .5], [.2, .2], [.8, .8], [.06, .5]]) {
    const point = [left + x * width, top + y * height];
    if (target.contains(document.elementFromPoint(...point))) return point;
  }
  return null;
}"""

WATCH_SHIFTS = """() => {
  window.shifts = { unasked: 0, clicked: 0 };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      window.shifts[hadRecentInput ? "clicked" : "unasked"] += value;
    }
  }).observe({ type: "layout-shift" });
}"""

WATCH_MOMENTS = """() => {
  window.moments = [];
  let shown = null;
  new MutationObserver(() => {
    const now = document.querySelector("[data-moment]");
    if (now && now !== shown) window.moments.push(now.dataset.moment);
    shown = now;
  }).observe(document.body, { childList: true, subtree: true });
}"""


@contextmanager
def served(folder: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "digsite", "serve", "--port", str(PORT), "--data", folder, "--pace", "0"]
    server = subprocess.Popen([*command, "--limit", "0"], stdout=subprocess.DEVNULL)
    try:
        while True:
            try:
                httpx.get(f"{ADDRESS}/health").raise_for_status()
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield server
    finally:
        server.kill()
        server.wait()


def open_table(game: str, opponents: int = 2) -> str:
    """Open a table against bots; the address of its page."""
    seats = [{"who": "me"}, *opponents * [{"who": "bot", "bot": "novice"}]]
    wish = {"game": game, "name": "Ada", "seats": seats, "key": secrets.token_urlsafe(16), "word": ""}
    seated = httpx.post(f"{ADDRESS}/api/tables", json=wish, timeout=120).json()
    return f"{ADDRESS}/t/{seated['table']}#{seated['token']}"


def read_tasks(trace: bytes) -> dict[str, Any]:
    """The tasks of the page's main thread: how many worked too long, and the longest with what it did."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    own = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) in threads]
    tasks = [event for event in own if event["name"].endswith("RunTask")]
    longest = max(tasks, key=lambda event: event.get("tdur", 0))
    begun, over = longest["ts"], longest["ts"] + longest["dur"]
    parts: Counter[str] = Counter()
    for event in own:
        if begun <= event["ts"] < over and event["tid"] == longest["tid"] and event is not longest:
            parts[event["name"]] += event.get("tdur", 0)
    return {
        "tasks over 50 ms": sum(event.get("tdur", 0) / 1000 > LONG_TASK_MS for event in tasks),
        "longest, ms": round(longest.get("tdur", 0) / 1000),
        "longest with waiting, ms": round(max(event["dur"] for event in tasks) / 1000),
        "in the longest, ms": {name: round(time / 1000) for name, time in parts.most_common(6) if time >= SHOWN_PART},
    }


class Traffic:
    """Bytes, requests and pushes of a page."""

    def __init__(self, page: Page) -> None:
        self.requests = 0
        self.pushes = 0
        self._finished: list[Request] = []
        page.on("requestfinished", self._count)
        page.on("websocket", lambda socket: socket.on("framereceived", self._push))

    @property
    def received(self) -> int:
        """Bytes of all answers, as they were sent."""
        return sum(request.sizes()["responseBodySize"] for request in self._finished)

    def _count(self, request: Request) -> None:
        self._finished.append(request)
        self.requests += "/api/" in request.url

    def _push(self, frame: str | bytes) -> None:
        self.pushes += isinstance(json.loads(frame), dict)


def play(page: Page, touches: int, screen: str) -> int:
    """Click or tap this and that; the number of touches."""
    chance = random.Random(3)
    for done in range(touches):
        page.wait_for_selector(f"{ASKED}, {GO_ON}", timeout=60_000)
        if (go_on := page.locator(GO_ON)).count():
            go_on.first.click()
        if page.locator(".result").count():
            return done
        if point := page.evaluate(FIND_TARGET, chance.random()):
            (page.touchscreen.tap if screen == "phone" else page.mouse.click)(*point)
        page.wait_for_timeout(SETTLE_MS)
    return touches


def measure(browser: Browser, game: str, touches: int, screen: str, language: str) -> dict[str, Any]:
    width, height = SCREENS[screen]
    mobile = screen == "phone"
    page = browser.new_page(
        viewport={"width": width, "height": height}, is_mobile=mobile, has_touch=mobile, locale=language
    )
    traffic = Traffic(page)
    page.goto(open_table(game))
    page.wait_for_selector(".board .thing", timeout=120_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    first_load = traffic.received / 1000
    traffic.requests = traffic.pushes = 0
    page.evaluate(WATCH_SHIFTS)
    page.evaluate(WATCH_MOMENTS)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    touched = play(page, touches, screen)
    worked = read_tasks(browser.stop_tracing())
    shifts, shown = page.evaluate("() => [window.shifts, window.moments]")
    page.close()
    return {
        "first load, kB": round(first_load, 1),
        "touches": touched,
        "great moments": len(shown),
        **worked,
        "layout shift": round(shifts["unasked"], 4),
        "layout shift after clicks": round(shifts["clicked"], 4),
        "requests a touch": round(traffic.requests / max(1, touched), 2),
        "pushes a touch": round(traffic.pushes / max(1, touched), 2),
    }


def measure_moments(browser: Browser, game: str, wanted: int, screen: str) -> dict[str, Any]:
    """Look on at a game that is played for its great moments."""
    width, height = SCREENS[screen]
    page = browser.new_page(viewport={"width": width, "height": height})
    seat = moments.Seat(game, random.Random(3), ADDRESS)
    page.goto(ADDRESS + seat.path)
    page.wait_for_selector(".board .thing", timeout=120_000)
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH_MOMENTS)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    for _ in range(MAX_LOOKS):
        shown = page.evaluate("() => window.moments")
        if page.locator(".result").count() or (len(shown) >= wanted and not page.locator(moments.MOMENT).count()):
            break
        if page.locator(moments.GO_ON).count():
            moments.skip(page, moments.GO_ON)
        elif not page.locator(f"{moments.MOMENT}, [data-sending]").count():
            seat.move()
        page.wait_for_timeout(200)
    worked = read_tasks(browser.stop_tracing())
    page.close()
    return {"great moments": dict(Counter(shown)), **worked}


def measure_connection(browser: Browser, folder: str) -> dict[str, Any]:
    """Seconds until a lost network is shown, and until a server that was killed and started again is found."""
    with served(folder):
        page = browser.new_page(viewport={"width": 1366, "height": 650})
        page.goto(open_table("pergamon"))
        page.wait_for_selector(ASKED, timeout=120_000)
        page.context.set_offline(True)
        begun = time.monotonic()
        page.wait_for_selector(".banner.lost", timeout=60_000)
        lost = time.monotonic() - begun
        page.context.set_offline(False)
        page.wait_for_selector(".banner.lost", state="detached", timeout=60_000)
    page.wait_for_selector(".banner.lost", timeout=60_000)
    with served(folder):
        begun = time.monotonic()
        page.wait_for_selector(".banner.lost", state="detached", timeout=60_000)
        found = time.monotonic() - begun
    page.close()
    return {"lost network shown, s": round(lost, 2), "restarted server found, s": round(found, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--touches", type=int, default=30)
    parser.add_argument("--moments", type=int, default=8, help="how many to look on at in each game, 0 for none")
    parser.add_argument("--games", nargs="*", default=digsite.games())
    parser.add_argument("--screens", nargs="*", choices=SCREENS, default=list(SCREENS))
    parser.add_argument("--language", choices=("en", "de"), default="en", help="German words are longer")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=SWITCHES)
        with served(folder):
            for game in args.games:
                found[game] = {}
                for screen in args.screens:
                    found[game][screen] = measure(browser, game, args.touches, screen, args.language)
                    print(game, screen, found[game][screen], flush=True)
                    if args.moments:
                        looked = measure_moments(browser, game, args.moments, screen)
                        found[game][screen]["looking on"] = looked
                        print(game, screen, "looking on", looked, flush=True)
        found["connection"] = measure_connection(browser, folder)
        print("connection", found["connection"], flush=True)
        browser.close()
    heavy = [
        game for game in args.games if any(each["first load, kB"] > MAX_FIRST_LOAD_KB for each in found[game].values())
    ]
    if heavy:
        print(f"over {MAX_FIRST_LOAD_KB} kB: {', '.join(heavy)}")
    if args.json:
        args.json.write_text(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
