"""Somebody in front of a browser: looks at the page and touches what can be touched, knowing nothing of the rules."""

import random
import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

PATIENCE = 60_000
"""Milliseconds, on a machine with much else to do."""

MOST_TOUCHES = 600

THINGS = ".board .thing.live"
FURTHER = (".board button[data-move]", ".board .weeks button:not([disabled]):not(.on)")
"""Buttons of a panel that is open, such as the weeks of a dig in Thebes: most people go on with what they began."""


class Person:
    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        """What the console may complain about, because the test broke it."""
        self.chance = random.Random(name)
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(each in message.text for each in self.forgiven):
            self.complaints.append(message.text)

    def enter(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def choose(self, game: str, *seats: str) -> None:
        """Wish for a game: a click on it, then who sits where (`me`, `friend`, `bot:novice`)."""
        self.enter()
        self.page.locator(".game", has_text=re.compile(game, re.IGNORECASE)).click()
        self.page.get_by_label(re.compile("Your name|Dein Name")).fill(self.name)
        self.page.get_by_label(re.compile("Players|Mitspielende")).select_option(str(len(seats)))
        for number, seat in enumerate(seats, 1):
            self.page.get_by_label(re.compile(f"(Seat|Platz) {number}")).select_option(seat)

    def start(self) -> None:
        self.page.locator(".wish button.main").click()
        self.page.wait_for_url(re.compile("/t/"))

    def join(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_label(re.compile("Your name|Dein Name")).fill(self.name)
        self.page.get_by_role("button", name=re.compile("Sit down|Hinsetzen")).click()

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    @property
    def my_turn(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def wait_for_my_turn(self) -> None:
        expect(self.page.locator(".prompt.mine, .result").first).to_be_visible(timeout=PATIENCE)

    def touch(self) -> None:
        """Touch any one thing that is offered; where the board offers nothing, take a move from the list."""
        things = self._any_of(*FURTHER) if self.chance.random() < 0.8 else self._any_of()
        offered = things or self._ready() or self._listed()
        if not offered.count():  # the table has just gone on
            return
        chosen = offered.nth(self._which(offered))
        chosen.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
        chosen.click(force=things is not None)
        self._settle()

    def press(self) -> None:
        """The same by keyboard alone: walk to something that is offered, and press Enter."""
        offered = self._any_of(*FURTHER) or self._ready() or self._listed()
        if not offered.count():
            return
        offered.nth(self._which(offered)).focus()
        self.page.keyboard.press("Enter")
        self._settle()

    def _any_of(self, *first: str) -> Locator | None:
        """What the board offers: of these kinds the first there is, else anything."""
        for kind in (*first, THINGS):
            offered = self.page.locator(kind)
            if offered.count():
                return offered
        return None

    def _ready(self) -> Locator | None:
        """The button that sends what was laid, where nothing can be added to it."""
        send = self.page.locator(".draft button.main")
        return send if send.count() else None

    def _which(self, offered: Locator) -> int:
        return self.chance.randrange(offered.count())

    def _listed(self) -> Locator:
        """The moves as buttons; a long list is folded."""
        folded = self.page.locator(".controls details:not([open]) summary")
        if folded.count():
            folded.focus()
            self.page.keyboard.press("Enter")
        return self.page.locator(".controls button.move")

    def _settle(self) -> None:
        """Until the page has answered: something is picked, or the server has."""
        self.page.wait_for_function("() => document.querySelector('[data-sending]') === null")

    def play_to_the_end(self, by: str = "touch") -> int:
        """A whole game; how often something was touched."""
        for touches in range(MOST_TOUCHES):
            self.wait_for_my_turn()
            if self.over:
                return touches
            getattr(self, by)()
        raise AssertionError(f"the game is not over after {MOST_TOUCHES} touches")
