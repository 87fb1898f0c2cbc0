"""The routes about games: what can be played here, texts, rulebooks, and where figures come from."""

import msgspec
from litestar import MediaType, get
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

import digsite
from digsite.bots.names import LEVELS
from digsite.core.texts import CORE, LANGUAGES
from digsite.table.bots.workshop import Readiness
from digsite.table.http.editions import CheckedEdition, EditionFile, checked
from digsite.table.http.origins import Origin, origins
from digsite.table.http.parameters import PathLanguage, house_of, route_get, route_post
from digsite.table.http.rulebooks import rulebook
from digsite.table.play.lessons import lesson_of
from digsite.table.play.refusals import TEXT


class Span(msgspec.Struct, rename={"first": "from", "last": "to"}):
    """Whole numbers from the first to the last."""

    first: int
    last: int


class OptionFacts(msgspec.Struct):
    """An option of a game."""

    default: bool | int | str
    choices: list[bool | int | str] | Span


class GameFacts(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    about: dict[str, str]
    """One sentence about the game, in each language."""
    players: list[int]
    options: dict[str, OptionFacts]
    readiness: Readiness
    lesson: bool
    """Whether it can be learnt by playing."""


class Facts(msgspec.Struct):
    """What can be played here, and with which bots."""

    version: str
    games: list[GameFacts]
    bots: list[str]
    languages: list[str]
    hooks: list[str]


@route_get("/games", summary="What can be played here")
async def games(state: State) -> Facts:
    return Facts(
        digsite.__version__,
        [_game_facts(name, state.workshop.readiness(name)) for name in digsite.games()],
        list(LEVELS),
        list(LANGUAGES),
        sorted(house_of(state).hooks.allowed),
    )


def _game_facts(name: str, readiness: Readiness) -> GameFacts:
    game = digsite.load(name)
    options = {}
    for option in game.options:
        choices = option.choices
        spanned = Span(choices[0], choices[-1]) if isinstance(choices, range) else list(choices)
        options[option.name] = OptionFacts(option.default, spanned)
    about = {language: game.texts(language)("tagline") for language in LANGUAGES}
    return GameFacts(name, game.title, about, list(game.players), options, readiness, lesson_of(game) is not None)


@route_get("/texts/{game:str}/{lang:str}", summary="The texts of a game, in Fluent", media_type=MediaType.TEXT)
async def catalogue(game: FromPath[str], lang: PathLanguage) -> str:
    folders = (CORE, TEXT, digsite.load(game).folder / "text")
    return "\n".join((folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders)


@route_get("/rulebook/{game:str}/{lang:str}", summary="How a game is played, as HTML", media_type=MediaType.HTML)
async def how_to_play(game: FromPath[str], lang: PathLanguage) -> str:
    return rulebook(digsite.load(game), lang)


@route_get("/editions/{game:str}/{lang:str}", summary="Where the figures come from that are not in the printed rules")
async def edition(game: FromPath[str], lang: PathLanguage) -> list[Origin]:
    return origins(digsite.load(game), lang)


@route_post("/editions/{game:str}", summary="Check an edition file, and tell where it differs", status_code=200)
async def check_edition(game: FromPath[str], data: JSONBody[EditionFile]) -> CheckedEdition:
    return checked(digsite.load(game), data.text)


NO_BOARD = b"export {};"
"""A module for a game without a board: the page shows it in words."""


@get("/boards/{game:str}/board.js", include_in_schema=False, media_type="text/javascript")
async def board(game: FromPath[str]) -> bytes:
    """Send the board of a game from another package."""
    file = digsite.load(game).folder / "page" / "board.js"
    return file.read_bytes() if file.exists() else NO_BOARD


ROUTES = [games, catalogue, how_to_play, edition, check_edition]
