"""A real server and a real browser, for as long as the tests of the page run."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.person import Person
from tests.table.serving import Server

CHROMIUM = "/usr/bin/chromium"
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once."""
    folder = tmp_path_factory.mktemp("house")
    server = Server(str(folder / "digsite.db"), folder)
    server.launch()
    asyncio.run(server.healthy())
    yield server
    server.kill()


@pytest.fixture(scope="module")
def browser(house: Server) -> Iterator[Browser]:
    """After the server, and gone before other tests come: while it is there, this thread can run no event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture
def people(browser: Browser, house: Server) -> Iterator["People"]:
    """People with a browser each. Whatever their consoles complain about fails the test."""
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
        has_touch: bool = False,
    ) -> Person:
        """Somebody comes, with a screen of this size and a browser that speaks this language."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=has_touch,
        )
        person = Person(context, self.address, name)
        self.here.append(person)
        return person

    def go(self) -> None:
        complaints = [complaint for person in self.here for complaint in person.complaints]
        for person in self.here:
            person.context.close()
        assert complaints == []
