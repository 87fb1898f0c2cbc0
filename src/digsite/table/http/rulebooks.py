"""The rulebook of a game as HTML, with an anchor for every section."""

from itertools import pairwise, takewhile

from markdown_it import MarkdownIt
from markdown_it.token import Token

from digsite.core.game import Game
from digsite.core.texts import LANGUAGES

MARKDOWN = MarkdownIt("commonmark").enable("table")


def rulebook(game: Game, language: str) -> str:
    """Render the rulebook of a game."""
    tokens = MARKDOWN.parse(game.how_to_play(language))
    for (heading, _), anchor in zip(_sections(tokens), anchors(game), strict=True):
        heading.attrSet("id", anchor)
    html: str = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    # A table wider than a phone can be scrolled, by keyboard too.
    return html.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")


def anchors(game: Game) -> list[str]:
    """Return the anchor of every section.

    It is the clause of the rules: what the heading begins with in every language, such as "3a" or "variant 1". Sections
    without one are numbered.
    """
    sections = [[title for _, title in _sections(MARKDOWN.parse(game.how_to_play(each)))] for each in LANGUAGES]
    return [_clause(titles) or f"section-{i}" for i, titles in enumerate(zip(*sections, strict=True), 1)]


def _clause(titles: tuple[str, ...]) -> str:
    words = takewhile(lambda same: len(set(same)) == 1, zip(*(title.split() for title in titles), strict=False))
    said = "-".join(word for word, *_ in words)
    return said and f"clause-{said}"


def _sections(tokens: list[Token]) -> list[tuple[Token, str]]:
    headings = ((token, inside.content) for token, inside in pairwise(tokens) if token.type == "heading_open")
    return [(token, title) for token, title in headings if token.tag == "h2"]
