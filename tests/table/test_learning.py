"""What the server tells people who learn a game: its sections by address, and the sources of its figures."""

import re

import pytest

import digsite
from digsite.core.texts import LANGUAGES
from digsite.table.http.origins import PRINTED, origins
from digsite.table.http.rulebooks import anchors, rulebook


@pytest.mark.parametrize("game", digsite.games())
def test_every_section_has_the_same_address_in_every_language(game: str) -> None:
    found = [re.findall(r'<h2 id="([^"]+)"', rulebook(digsite.load(game), language)) for language in LANGUAGES]
    assert found[0] == found[1] == anchors(digsite.load(game))
    assert len(set(found[0])) == len(found[0])


def test_a_section_is_known_by_its_clause() -> None:
    assert {"clause-3a", "clause-raider", "clause-variant-1"} <= set(anchors(digsite.load("pergamon")))
    assert "clause-A" in anchors(digsite.load("monuments"))
    assert not any("few-tips" in anchor for anchor in anchors(digsite.load("monuments")))


@pytest.mark.parametrize("game", digsite.games())
def test_whatever_is_not_printed_is_named_and_reasoned_in_every_language(game: str) -> None:
    tables = digsite.load(game).edition.tables
    told = {language: {each.table: each for each in origins(digsite.load(game), language)} for language in LANGUAGES}
    for table, entry in tables.items():
        printed = {entry["origin"], *entry.get("origins", [])} == {PRINTED}
        assert printed == (table not in told["en"])
    for table, english in told["en"].items():
        assert english.why == tables[table]["why"]
        assert told["de"][table].why != english.why, f"no German reason for {table}"
        assert told["de"][table].name != english.name
