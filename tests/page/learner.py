"""Somebody who learns a game by playing: reads each note, and does what it points at."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.page.person import ASKED, LOOK, PRIMARY, Person

NOTE = "[data-coach-note]"
GO_ON = "[data-coach-on]"
SKIP_LESSON = "[data-coach-skip]"

DRAWN = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
"""Until the page was drawn twice: a note comes right after the question."""

EAGER = 3
"""Somebody who learns touches so many things before they press the button."""

POINTED = """(chance) => {
  const boxes = [...document.querySelectorAll("[data-opening]")].map((each) => each.getBoundingClientRect());
  const within = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  };
  const live = [...document.querySelectorAll(".board .thing.live, .things .thing.live, .things [data-rove]")];
  const fresh = live.filter((thing) => !thing.matches(".picked, [aria-pressed=true]"));
  const pointed = fresh.filter(within);
  if (!pointed.length) return false;
  pointed[Math.floor(chance * pointed.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}"""
"""Touch something that can be touched where the note points."""

COVERED = """() => {
  const note = document.querySelector("[data-coach-note]").getBoundingClientRect();
  const meets = ({ left, right, top, bottom }) =>
    left < note.right - 3 && right > note.left + 3 && top < note.bottom - 3 && bottom > note.top + 3;
  const live = [...document.querySelectorAll(".board .thing.live, .board [role=tab], [data-dock], .table > .bar")];
  const outside = note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight;
  const covered = live.filter((each) => meets(each.getBoundingClientRect()));
  const names = covered.map((each) => each.dataset.thing ?? each.className.baseVal ?? each.className);
  return [...names, ...(outside ? ["the edge of the window"] : [])];
}"""
"""What lies under the note and must not: everything that can be played, the dock, the bar."""


class Learner:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.touches = 0
        """How often something was touched since the last button."""

    @property
    def note(self) -> Locator:
        return self.page.locator(NOTE)

    def begin(self, game: str) -> None:
        """Open the lesson of a game: by the last screen of how it is played."""
        self.person.enter(f"/how/{game}/1")
        screens = self.page.locator("nav ol .dot:not(.word)")
        expect(screens.first).to_be_visible()
        screens.last.click()
        self.page.locator("[data-learn]").click()
        self.page.wait_for_url(re.compile("/t/"))

    def expect_note(self, name: str) -> None:
        expect(self.page.locator(f'[data-coach-note="{name}"].placed')).to_be_visible()

    def shown(self) -> str:
        """The name of the note that is shown; empty if nothing is explained at this decision."""
        self.person.skip_moments()
        self.page.evaluate(DRAWN)
        self.page.wait_for_function(
            "() => !document.querySelector('[data-sending]') && (document.querySelector('[data-coach-note].placed')"
            " || !document.querySelector('[data-coach-note]'))",
            polling=LOOK,
        )
        return (self.note.get_attribute("data-coach-note") or "") if self.note.count() else ""

    def step(self) -> None:
        """Go on, or do what is asked; anything that is legal if the note asks for nothing that can be touched."""
        if self.page.locator(GO_ON).count():
            was = self.shown()
            self.page.locator(GO_ON).click()
            expect(self.page.locator(f'[data-coach-note="{was}"]')).to_have_count(0)
            self.touches = 0
        elif self.touches < EAGER and self.page.evaluate(POINTED, self.person.chance.random()):
            self.touches += 1
        elif self.page.locator(PRIMARY).count():
            self.page.locator(PRIMARY).first.click()
            self.touches = 0
        elif not self.page.evaluate(POINTED, self.person.chance.random()):
            self.person.touch()
        self.person._settle()

    def learn(self, at_each_note: Callable[[str], Any], most: int = 120) -> list[str]:
        """Go through the whole lesson; return the names of its notes."""
        seen: list[str] = []
        for _ in range(most):
            shown = self.shown()
            if self.person.over:
                return seen
            if shown and shown not in seen:
                seen.append(shown)
                at_each_note(shown)
            if shown == "free":
                self.step()
                expect(self.page.locator(SKIP_LESSON)).to_have_count(0)
                expect(self.page.locator(ASKED)).to_be_visible()
                return seen
            self.step()
        raise AssertionError(f"the lesson is not over after {most} steps: {seen}")
