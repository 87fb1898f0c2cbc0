"""A real server and a real browser, for as long as the tests of the page run."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.page.devices import SWITCHES, Device, Devices, Kind
from tests.page.person import PATIENCE, Person
from tests.table.serving import Server

expect.set_options(timeout=PATIENCE)

CHROMIUM = "/usr/bin/chromium-headless-shell"
AT_ONCE = "if (location.protocol !== 'about:') localStorage.speed ??= 'at-once'"


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
def devices(house: Server) -> Iterator[Devices]:
    """The devices of a Chromium for the tests of a module. While it is there, this thread can run no event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield Devices(browser)
        browser.close()


@pytest.fixture
def people(devices: Devices, house: Server) -> Iterator["People"]:
    """People with a device each. Any complaint in their consoles fails the test."""
    coming = People(devices, house.address)
    yield coming
    coming.go()


class People:
    def __init__(self, devices: Devices, address: str) -> None:
        self.address = address
        self.here: list[Person] = []
        self._devices = devices
        self._taken: list[Device] = []
        self._spoilt: list[Device] = []

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
        keep: bool = True,
    ) -> Person:
        """Somebody comes, with a screen of this size and a browser that speaks this language.

        What happens is shown at once, unless they like to see things move, or at least the great moments. A test that
        does to a device what cannot be undone, as setting its clock, does not keep it.
        """
        device = self._devices.take(Kind(self.address, language, has_touch))
        (self._taken if keep else self._spoilt).append(device)
        person = Person(device.context, self.address, name)
        person.page.set_viewport_size({"width": width, "height": height})
        if not motion:
            person.page.emulate_media(reduced_motion="reduce")
        if not motion and not moments:
            person.page.add_init_script(AT_ONCE)
        self.here.append(person)
        return person

    def go(self) -> None:
        complaints = [complaint for person in self.here for complaint in person.complaints]
        self.leave()
        assert complaints == []

    def leave(self) -> None:
        """Go, whatever their browsers complain about."""
        for device in self._taken:
            self._devices.put_back(device)
        for device in self._spoilt:
            device.context.close()
        self._taken.clear()
        self._spoilt.clear()
