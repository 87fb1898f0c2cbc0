"""Somebody in front of a browser: looks at the page and touches what can be touched, knowing nothing of the rules."""

import random
import re
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

PATIENCE = 60_000
"""Milliseconds, on a machine with much else to do."""

LOOK = 40
"""Milliseconds between two looks at a page. Looking at every frame makes the browser draw frames only for that."""

MAX_TOUCHES = 1500

ASKED = "[data-dock] [data-tone=ask], [data-dock] [data-tone=hit]"
"""The dock's first row while a decision of mine is asked for, or something is told that I go on from."""

PIECES = ".board .thing.live, .board [data-rove], .things .thing.live, .things [data-rove]"
SKIP = "[data-moment] .skip, [data-moment] [data-go-on]"
DEEDS = "[data-dock] [data-deed]:not([aria-disabled]):not([disabled])"
PRIMARY = "[data-dock] [data-primary]:not([disabled])"

SKIP_OR_ARRIVE = """([skip, arrived]) => {
  const shows = (thing) => thing.checkVisibility() || [...thing.children].some(shows);
  const seen = (kind) => [...document.querySelectorAll(kind)].find(shows);
  const moment = seen(skip);
  moment?.click();
  return moment ? "skipped" : seen(arrived) ? "arrived" : null;
}"""
"""Skip a great moment, or tell that it is my turn or the game is over. On phones the dock's row has no box."""

TAKE = """([kinds, dice, deed]) => {
  const offered = kinds.map((kind) => [...document.querySelectorAll(kind)]).find((things) => things.length) ?? [];
  const chosen = offered[Math.floor(dice * offered.length)];
  chosen?.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (deed === "focus") chosen?.focus();
  else chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
  return chosen !== undefined;
}"""
"""Touch one of the things that are offered, or give it the focus. Pieces overlap, so nobody aims at their middle."""


class Person:
    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        """What the console may complain about, because the test broke it."""
        self.chance = random.Random(name)
        self.moments = 0
        """How many great moments were seen, and skipped, in a whole game."""
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(each in message.text for each in self.forgiven):
            self.complaints.append(message.text)

    def enter(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def set_up(self, game: str) -> Locator:
        """Open the set-up of a game; on a phone its chamber is opened first."""
        self.enter()
        chamber = self.page.locator(f".chamber.lit-{game}")
        chamber.wait_for()
        opener = chamber.locator(".opener")
        if opener.count():
            opener.click()
        chamber.get_by_role("button", name=re.compile("Set up|einrichten")).click()
        return self.page.get_by_role("dialog")

    def choose(self, game: str, *seats: str) -> None:
        """Set up a game: who sits where (`me`, `friend`, `bot:novice`)."""
        setup = self.set_up(game)
        setup.get_by_label(re.compile("Your name|Dein Name")).fill(self.name)
        players = setup.get_by_role("group", name=re.compile("^(Players|Personen)$"))
        players.get_by_label(str(len(seats)), exact=True).check()
        for number, seat in enumerate(seats, 1):
            setup.get_by_label(re.compile(f"(Seat|Platz) {number}")).select_option(seat)

    def start(self) -> None:
        self.page.locator("form.setup button.main").click()
        self.page.wait_for_url(re.compile("/t/"))

    def join(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_label(re.compile("Your name|Dein Name")).fill(self.name)
        self.page.get_by_role("button", name=re.compile("Sit down|Hinsetzen")).click()

    def sit(self, game: str, *seats: str, options: dict[str, Any] | None = None) -> None:
        """Open a table without the entrance, and sit down at it: `me`, `friend`, `bot:novice`."""
        wanted = [{"who": "bot", "bot": seat[4:]} if seat.startswith("bot:") else {"who": seat} for seat in seats]
        key = secrets.token_urlsafe(16)
        wish = {"game": game, "name": self.name, "seats": wanted, "key": key, "word": "", "options": options or {}}
        seated = httpx.post(f"{self.address}/api/tables", json=wish, timeout=PATIENCE / 1000).json()
        self.enter(f"/t/{seated['table']}#{seated['token']}")

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    @property
    def my_turn(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def wait_for_my_turn(self) -> None:
        expect(self.page.locator(f"{ASKED}, .result").first).to_be_visible(timeout=PATIENCE)

    def skip_moments(self) -> int:
        """Skip every great moment until it is my turn or the game is over; return how many there were."""
        skipped = 0
        while True:
            arrived = [SKIP, f"{ASKED}, .result"]
            state = self.page.wait_for_function(SKIP_OR_ARRIVE, arg=arrived, timeout=PATIENCE, polling=LOOK)
            if state.json_value() == "arrived":
                return skipped
            skipped += 1

    def touch(self) -> None:
        """Touch something that is offered: most people go on with what they began."""
        if self._take("click"):
            self._settle()

    def press(self) -> None:
        """The same by keyboard alone: walk to something that is offered, and press Enter."""
        if self._take("focus"):
            self.page.keyboard.press("Enter")
            self._settle()

    def _take(self, deed: str) -> bool:
        """Take the primary button mostly, else a piece mostly, else a deed; False if the table has just gone on."""
        kinds = [PRIMARY, PIECES, DEEDS]
        if self.chance.random() < 0.4:
            self.chance.shuffle(kinds)
        return bool(self.page.evaluate(TAKE, [kinds, self.chance.random(), deed]))

    def choose_move(self, move: str) -> None:
        """Play a move from the list of all moves."""
        self.menu(re.compile("All .* moves|Alle .* Züge"))
        self.page.locator(f'dialog [data-move="{move}"]').click()
        self._settle()

    def menu(self, item: str | re.Pattern[str]) -> None:
        """Choose something from the menu."""
        self.page.locator("[data-tool=menu]").click()
        self.page.get_by_role("dialog").get_by_role("button", name=item).click()

    def open_drawer(self, tab: str) -> Locator:
        """The drawer with the log or the chat."""
        if self.page.locator(f"#tab-{tab}[aria-selected=true]").count() == 0:
            tool = self.page.locator(f"[data-tool={tab}]")
            log = self.page.locator("[data-tool=log]")
            if tool.count():
                tool.click()
            elif log.count():  # among bots the chat is a tab of the drawer only
                log.click()
                self.page.locator(f"#tab-{tab}").click()
            else:
                self.menu(re.compile({"log": "Log|Verlauf", "chat": "Chat"}[tab]))
        return self.page.locator(f".drawer .{tab}")

    def log(self) -> list[str]:
        """What the log says happened, line by line, oldest first."""
        return self.open_drawer("log").locator("li p").all_inner_texts()

    def _settle(self) -> None:
        """Until the page has answered: something is picked, the server has, or a great moment begins."""
        self.page.wait_for_function(
            "() => !document.querySelector('[data-sending]') || document.querySelector('[data-moment]')", polling=LOOK
        )

    def play_to_the_end(self, by: str = "touch", at_every_decision: Callable[[], None] | None = None) -> int:
        """A whole game; how often something was touched."""
        for touches in range(MAX_TOUCHES):
            self.moments += self.skip_moments()
            if self.over:
                return touches
            if at_every_decision:
                at_every_decision()
            getattr(self, by)()
        raise AssertionError(f"the game is not over after {MAX_TOUCHES} touches")
