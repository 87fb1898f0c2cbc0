"""An edition that cannot be played is refused in one sentence, in the reader's language."""

import copy
from typing import Any

import pytest

import digsite
from digsite.core.edition import parse_edition
from digsite.core.errors import BadEdition
from digsite.table.play.refusals import problem_of

TEXTS = [
    ("a = 1\nname == 2", "mistake in line 2, column 7", "In Zeile 2, Spalte 7"),
    ('name = "mine', "not a TOML file", "keine TOML-Datei"),
    ('game = "chess"', "it must be", "muss"),
]
FIGURES: list[tuple[str, str, Any, str, str]] = [
    ("pergamon", "track.coins", 3, "needs a list of", "braucht eine Liste mit"),
    ("pergamon", "funds.copies", [0] * 7 + [1], "two are needed for each", "zwei für jede"),
    ("thebes", "special.copies", [12, 12, 12], "there is room for 250", "Platz ist für 250"),
    ("monuments", "cards.dealt", 30, "", ""),
    ("artefakt", "cards.steps", [1, 2, 2, 4], "2 is there 2 times", "2 kommt 2-mal vor"),
    ("artefakt", "cards.steps", [1, 2, 3, 10], "from 1 to 9", "von 1 bis 9"),
]


def said(problem: BadEdition) -> tuple[str, str]:
    return problem_of(problem, "en").sentence, problem_of(problem, "de").sentence


@pytest.mark.parametrize(("text", "english", "german"), TEXTS)
def test_a_file_that_is_no_edition(text: str, english: str, german: str) -> None:
    with pytest.raises(BadEdition) as refused:
        parse_edition(text, "pergamon")
    en, de = said(refused.value)
    assert english in en
    assert german in de


@pytest.mark.parametrize(("game", "table", "figures", "english", "german"), FIGURES)
def test_figures_that_cannot_be(game: str, table: str, figures: Any, english: str, german: str) -> None:
    loaded = digsite.load(game)
    tables = copy.deepcopy(loaded.edition.tables)
    tables[table]["figures"] = figures
    tables[table].pop("origins", None)
    with pytest.raises(BadEdition) as refused:
        loaded.edition_of("mine", tables)
    en, de = said(refused.value)
    assert english in en
    assert german in de
    assert en != de
    assert en.endswith(".")
    assert de.endswith(".")
