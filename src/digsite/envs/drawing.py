"""Draw the text of a board as a picture: SVG, PNG, or an array of pixels."""

import io
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import numpy as np

from digsite.core.texts import SHAPES

PAPER, INK = "#f3ead8", "#2b211a"
SEATS = dict(zip(SHAPES, ("#2f5d8a", "#c48a1a", "#a3364a", "#5d7a2e"), strict=True))
"""Colour of each seat, by its shape."""

COLUMN, ROW, MARGIN = 8, 18, 16
"""Width and height of a character, and the margin, in pixels."""

LETTER = 13
"""Font size."""

CORNERS = {
    "◆": ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)),
    "■": ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)),
    "▲": ((0.5, 0.0), (1.0, 0.95), (0.0, 0.95)),
    "►": ((0.1, 0.0), (1.0, 0.5), (0.1, 1.0)),
    "▶": ((0.1, 0.0), (1.0, 0.5), (0.1, 1.0)),
    "★": ((0.5, 0), (0.65, 0.35), (1, 0.38), (0.72, 0.6), (0.82, 1), (0.5, 0.78), (0.18, 1), (0.28, 0.6), (0, 0.38),
          (0.35, 0.35)),
}  # fmt: skip
"""Pieces that the font lacks, as polygons in the unit square."""

ROUND = "●☠"

PLAIN = str.maketrans("–—→“”„’", '-->"""\'')
"""Characters that the font lacks, with their replacements."""


def extent(lines: Sequence[str]) -> tuple[int, int]:
    """Return the width and height of the picture."""
    return 2 * MARGIN + COLUMN * max(map(len, lines), default=0), 2 * MARGIN + ROW * len(lines)


def svg(text: str) -> str:
    """Return the text as one self-contained SVG picture."""
    lines = text.split("\n")
    width, height = extent(lines)
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + ROW * i + LETTER}" textLength="{COLUMN * len(line)}">{_coloured(line)}</text>'
        for i, line in enumerate(lines)
        if line.strip()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="ui-monospace, monospace" font-size="{LETTER}" fill="{INK}" xml:space="preserve">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{rows}</svg>'
    )


def _coloured(line: str) -> str:
    return "".join(f'<tspan fill="{SEATS[c]}">{c}</tspan>' if c in SEATS else escape(c) for c in line)


def pixels(text: str) -> np.ndarray:
    """Return the text as an array of shape (height, width, 3)."""
    return np.asarray(_painted(text))


def png(text: str) -> bytes:
    """Return the text as the bytes of a PNG file."""
    file = io.BytesIO()
    _painted(text).save(file, "PNG")
    return file.getvalue()


def _painted(text: str) -> Any:
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise ImportError("pictures of pixels are painted by Pillow: pip install pillow, or render svg") from None
    lines = text.translate(PLAIN).split("\n")
    image = Image.new("RGB", extent(lines), PAPER)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(LETTER)
    for i, line in enumerate(lines):
        for k, character in enumerate(line):
            if not character.isspace():
                _paint(draw, font, character, MARGIN + COLUMN * k, MARGIN + ROW * i)
    return image


def _paint(draw: Any, font: Any, character: str, x: int, y: int) -> None:
    """Draw one character in the middle of its cell, or a piece as a shape."""
    colour, side, top = SEATS.get(character, INK), COLUMN - 1, y + 4
    if character in CORNERS:
        draw.polygon([(x + a * side, top + b * side) for a, b in CORNERS[character]], fill=colour)
    elif character in ROUND:
        draw.ellipse((x, top, x + side, top + side), fill=colour)
    else:
        draw.text((x + COLUMN / 2, y + LETTER), character, fill=colour, font=font, anchor="ms")


PICTURES: dict[str, Callable[[str], Any]] = {"ansi": str, "svg": svg, "png": png, "rgb_array": pixels}
"""Render modes: the text, and the text as a picture."""
