"""Everything that can be touched has an explanation, in both languages, that leads to a section of the rulebook."""

import functools
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import digsite
from digsite.core.texts import LANGUAGES
from digsite.table.http.rulebooks import anchors
from tests.every_game.setups import option_choices

THREE_LINES = 150
"""Letters that have room in a note; what is longer would be cut off."""

WEB = Path(__file__).parents[2] / "web" / "src"


def explaining(game: str) -> dict[str, dict[str, Any]]:
    table: dict[str, dict[str, Any]] = json.loads((WEB / "games" / game / "explaining.json").read_text())
    return table


def kind_of(table: dict[str, Any], thing: str) -> str | None:
    """As the page finds it: the longest beginning that is explained."""
    while thing and thing not in table:
        thing = thing.rpartition("-")[0]
    return thing or None


def learning(language: str) -> dict[str, str]:
    """What the page and each game teach in a language, by where it is written."""
    files = [WEB / "text" / f"learning.{language}.ftl", *sorted((WEB / "games").glob(f"*/learning.{language}.ftl"))]
    return {file.parent.name: file.read_text(encoding="utf-8") for file in files}


@functools.cache
def said(language: str) -> FluentBundle:
    bundle = FluentBundle([language])
    for text in learning(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def touched(game: str) -> set[str]:
    """The things that moves of random games touch, with every number of players and every option."""
    chance = random.Random(game)
    loaded = digsite.load(game)
    things: set[str] = set()
    for players in loaded.players:
        for options in option_choices(loaded):
            match = loaded.new(players, seed=players, options=options)
            while match.seat is not None:
                moves = match.legal()
                things.update(thing for move in moves for thing in match.touches(move))
                match.play(chance.choice(moves))
    return things


@pytest.mark.parametrize("game", digsite.games())
def test_everything_that_moves_touch_is_explained(game: str) -> None:
    table = explaining(game)
    assert [thing for thing in sorted(touched(game)) if kind_of(table, thing) is None] == []


@pytest.mark.parametrize("game", digsite.games())
def test_everything_the_board_says_to_be_explained_is(game: str) -> None:
    table = explaining(game)
    drawn = " ".join(path.read_text(encoding="utf-8") for path in (WEB / "games" / game).glob("*.svelte"))
    named = set(re.findall(r'(?:<Thing id|explain)="([a-z-]+?)-?["{]', drawn))
    assert named, "the board explains nothing"
    assert {kind for kind in named if not any(f"{each}-".startswith(f"{kind}-") for each in table)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", digsite.games())
def test_every_kind_has_a_name_a_sentence_a_clause_and_origins(game: str, language: str) -> None:
    texts, sections = said(language), anchors(digsite.load(game))
    for kind, entry in explaining(game).items():
        assert texts.has_message(f"{game}-name-{kind}"), kind
        assert texts.has_message(f"{game}-explain-{kind}"), kind
        sentence, _ = texts.format_pattern(texts.get_message(f"{game}-explain-{kind}").value, {})  # type: ignore[arg-type]
        assert len(str(sentence)) <= THREE_LINES, kind
        assert entry["clause"] in sections, kind
        assert set(entry.get("figures", [])) <= set(digsite.load(game).edition.tables), kind


def test_both_languages_teach_the_same() -> None:
    found = [
        {where: set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", text)) for where, text in learning(language).items()}
        for language in LANGUAGES
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", digsite.games())
def test_every_screen_has_its_words(game: str, language: str) -> None:
    lesson = (WEB / "games" / game / "Lesson.svelte").read_text(encoding="utf-8")
    screens = int(re.search(r"SCREENS = (\d)", lesson).group(1))  # type: ignore[union-attr]
    assert 5 <= screens <= 7
    for screen in range(1, screens + 1):
        assert said(language).has_message(f"{game}-learn-{screen}-title")
        assert said(language).has_message(f"{game}-learn-{screen}")
    assert not said(language).has_message(f"{game}-learn-{screens + 1}")
