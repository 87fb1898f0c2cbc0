"""Printed figures are data: a corrected edition plays by its own figures, an impossible one is refused."""

import copy

import pytest

from digsite.core.errors import BadEdition
from tests.artefakt.table import GAME


def corrected(**tables):  # type: ignore[no-untyped-def]
    changed = copy.deepcopy(GAME.edition.tables)
    for table, figures in tables.items():
        changed[table.replace("__", ".")]["figures"] = figures
    return GAME.edition_of("corrected", changed)


def test_every_figure_says_where_it_comes_from() -> None:
    for table in GAME.edition.tables:
        origin, why = GAME.edition.origin(table)
        assert origin
        assert why
    assert GAME.edition.origin("sites.instructions", 0)[0] == "source"
    assert GAME.edition.origin("sites.instructions", 1)[0] == "reconstructed"


def test_other_travel_cards_are_played_and_typed_by_their_values() -> None:
    edition = corrected(cards__steps=[2, 3, 5, 6])
    match = GAME.new(2, seed=1, edition=edition)
    while match.view(None)["step"] == "putting":
        match.play(match.legal()[0])
    assert match.moves()[0] == "plan 235"
    match.play("plan 526")
    match.play("plan 526")
    assert len(match.moves()) == 1, "five sites either way are the same site"


def test_an_edition_with_fewer_fragments_is_played_to_its_end() -> None:
    edition = corrected(fragments__copies=[[1, 2, 2, 2], [2, 2, 2, 2], [1, 1, 1, 1]])
    setup = GAME.setup(3, {"round-cap": 8}, edition)
    match = setup.deal(4)
    while match.seat is not None:
        GAME.check(setup.box, match.state)
        match.play(match.legal()[len(match.legal()) // 2])
    GAME.check(setup.box, match.state)


def test_sites_may_change_their_instructions() -> None:
    instructions = [*GAME.edition["sites.instructions"]]
    instructions[0], instructions[4] = instructions[4], instructions[0]
    sites = GAME.new(2, seed=1, edition=corrected(sites__instructions=instructions)).view(None)["sites"]
    assert (sites[0]["instruction"], sites[4]["instruction"]) == ("banish", "walk")


@pytest.mark.parametrize(
    ("table", "figures", "sentence"),
    [
        ("cards__steps", [1, 2, 2, 4], "2 is there 2 times"),
        ("cards__steps", [1, 2, 3, 10], "from 1 to 9"),
        ("sites__names", ["ruin"] * 10, "ruin is there 10 times"),
        ("dice__colours", ["blue"] * 5 + ["green"], "'green'; it must be one of"),
        ("fragments__copies", [[2, 2, 2, 3]] + [[2, 2, 2, 2]] * 2, "from 1 to 2"),
    ],
)
def test_impossible_figures_are_named(table: str, figures: list[object], sentence: str) -> None:
    with pytest.raises(BadEdition, match=sentence):
        corrected(**{table: figures})
