"""The promise of the frame: at every decision everything that is needed lies on the screen, and nothing covers it."""

from pathlib import Path

from playwright.sync_api import Page

LOOK = (Path(__file__).parent / "whole_screen.js").read_text(encoding="utf-8")


def complaints(page: Page) -> list[str]:
    """What breaks the promise on the present screen."""
    found: list[str] = page.evaluate(LOOK)
    return found
