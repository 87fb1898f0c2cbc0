"""The devices in front of which people sit: taken out for a test, and put back for the next.

Of all that a page costs, half is starting a process and translating the same scripts again. So what is put back keeps
its process, and is as if it were new: its pages are closed, and whatever they stored is gone.
"""

from collections import defaultdict
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page

SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-extensions",
    "--disable-default-apps",
    "--disable-component-extensions-with-background-pages",
    "--disable-features=SpareRendererForSitePerProcess,Translate,MediaRouter,OptimizationHints,PaintHolding",
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",  # the next page of a device finds what the last one had translated
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


@dataclass(frozen=True)
class Kind:
    """What cannot be changed once a device is there."""

    address: str
    language: str
    has_touch: bool


class Device:
    """A browser's context. One page of it, which shows nothing, stays open as long as it lives."""

    def __init__(self, browser: Browser, kind: Kind) -> None:
        self.kind = kind
        self.context: BrowserContext = browser.new_context(locale=kind.language, has_touch=kind.has_touch)
        self._keeper: Page = self.context.new_page()
        self._keeper.goto(f"{kind.address}/health")
        self.context.add_init_script(UNDRAWN)

    def empty(self) -> None:
        """Make it as it was when it was new."""
        for page in self.context.pages:
            if page is not self._keeper:
                page.close()
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.context.clear_cookies()
        self._keeper.evaluate("localStorage.clear()")


class Devices:
    """All that a browser has; who takes one out has it alone."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[Kind, list[Device]] = defaultdict(list)

    def take(self, kind: Kind) -> Device:
        free = self._free[kind]
        return free.pop() if free else Device(self._browser, kind)

    def put_back(self, device: Device) -> None:
        device.empty()
        self._free[device.kind].append(device)
