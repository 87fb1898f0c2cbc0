"""A real server and a real browser, for as long as the tests of the page run."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.person import PATIENCE, Person
from tests.table.serving import Server

expect.set_options(timeout=PATIENCE)

CHROMIUM = "/usr/bin/chromium-headless-shell"
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-extensions",
    "--disable-default-apps",
    "--disable-component-extensions-with-background-pages",
    "--disable-features=SpareRendererForSitePerProcess,Translate,MediaRouter,OptimizationHints,PaintHolding",
    "--disable-site-isolation-trials",
    "--mute-audio",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    "--js-flags=--no-opt --no-maglev",  # a page lives for seconds: better code costs more than it saves
]

UNDRAWN = "document.addEventListener('readystatechange', () => (document.documentElement.style.opacity = '0'))"
"""No test looks at pixels, and drawing them is half of a browser's work: what is transparent is laid out, not drawn."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Repeat a browser test that failed once, and name it at the end: three browsers on two cores can starve a page."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once."""
    folder = tmp_path_factory.mktemp("house")
    with Server(str(folder / "digsite.db"), folder) as server:
        server.launch()
        asyncio.run(server.healthy())
        yield server


@pytest.fixture(scope="module")
def browser(house: Server) -> Iterator[Browser]:
    """A Chromium for the tests of a module. While it is there, this thread can run no event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture
def people(browser: Browser, house: Server) -> Iterator["People"]:
    """People with a browser each. Any complaint in their consoles fails the test."""
    coming = People(browser, house.address)
    yield coming
    coming.go()


class People:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.here: list[Person] = []

    def come(
        self,
        name: str = "Ada",
        *,
        width: int = 1366,
        height: int = 820,
        language: str = "en",
        motion: bool = False,
        moments: bool = False,
        has_touch: bool = False,
    ) -> Person:
        """Somebody comes, with a screen of this size and a browser that speaks this language.

        What happens is shown at once, unless they like to see things move, or at least the great moments.
        """
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=has_touch,
        )
        if not motion and not moments:
            context.add_init_script("if (location.protocol !== 'about:') localStorage.speed ??= 'at-once'")
        context.add_init_script(UNDRAWN)
        person = Person(context, self.address, name)
        self.here.append(person)
        return person

    def go(self) -> None:
        complaints = [complaint for person in self.here for complaint in person.complaints]
        for person in self.here:
            person.context.close()
        assert complaints == []
