"""Draw the icons of the installed page from the emblem: python web/icons.py"""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
ICONS = {
    "icon-192": (192, False),
    "icon-512": (512, False),
    "icon-maskable-512": (512, True),
    "icon-apple-180": (180, True),
}
"""Size in pixels, and whether the system cuts the shape itself: then the ground reaches to the edge."""
SAFE = 0.8
"""The part of a cut icon that every shape leaves whole."""


def drawn(emblem: str, size: int, cut: bool) -> str:
    ground = "#b5532d" if cut else "transparent"
    inner = round(size * SAFE) if cut else size
    return f"""<style>
      body {{ margin: 0; background: {ground}; display: grid; place-items: center; height: {size}px }}
      svg {{ width: {inner}px; height: {inner}px }}
    </style>{emblem}"""


if __name__ == "__main__":
    emblem = (PUBLIC / "emblem.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox", "--disable-gpu"]
        )
        for name, (size, cut) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawn(emblem, size, cut))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=not cut)
        browser.close()
