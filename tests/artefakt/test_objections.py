"""A refused move says why, and names the clause that forbids it."""

import pytest

from digsite.core.errors import BadPosition, BadSetup, IllegalMove
from tests.artefakt.table import GAME, arrive, lay

OUT = [10, 10, 10]


def refused(match, move: str) -> tuple[str, str | None]:  # type: ignore[no-untyped-def]
    with pytest.raises(IllegalMove) as problem:
        match.play(move)
    return str(problem.value), problem.value.clause


def test_what_is_not_due_is_told_with_what_is() -> None:
    sentence, clause = refused(lay(2), "go 3")
    assert sentence == "“go 3” is not what is to be decided now: plan your journeys. (rules, 2)"
    assert clause == "2"


def test_a_figure_is_put_down_once() -> None:
    match = GAME.new(2, seed=1)
    match.play("put lady")
    sentence, clause = refused(match, "put lady")
    assert sentence.startswith("Your lady stands on a site already.")
    assert clause == "setup"


def test_a_fragment_must_be_on_the_own_card_to_be_given_back() -> None:
    sites = {3: ["blue"] * 6, 4: ["brown"] * 7, 7: ["yellow"] * 8}
    match = lay(2, cards={0: ["blue 1"], 1: ["blue 2"]}, sites=sites, step="giving", round=7)
    sentence, clause = refused(match, "give blue 2")
    assert sentence.startswith("You do not have blue 2.")
    assert clause == "few"


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("steal 1 blue", "That must be another player."),
        ("steal 4 blue", "There is no player 4; players are 1 to 3."),
        ("steal 3 blue", "Player 3 has no figure at site 2."),
        ("steal 2 brown", "Player 2 has no brown fragment."),
        ("take", "Nothing lies on site 2."),
    ],
)
def test_who_cannot_be_robbed(move: str, sentence: str) -> None:
    match = arrive([[2, 2, 10], [2, 10, 10], OUT], cards={1: ["blue 1"], 2: ["blue 3"]})
    said, clause = refused(match, move)
    assert said.startswith(sentence)
    assert clause == "4C"


@pytest.mark.parametrize(
    ("site", "move", "sentence"),
    [
        (1, "walk stout 4", "Site 4 is not exactly 2 sites away from site 1."),
        (1, "draw blue", "Site 1 says something else: walk one of your figures on."),
        (2, "look 3", "Nothing lies on site 3."),
        (3, "pick 7 blue", "Site 7 does not lie next to site 3."),
        (3, "pick 4 yellow", "No yellow fragment lies on site 4."),
        (4, "push 2 lady 5", "Site 5 is not exactly one site away from site 10."),
        (5, "banish 3 blue", "Player 3 has no fragments."),
        (5, "banish 2 brown", "Player 2 has no brown fragment."),
        (7, "swap brown 1", "You do not have brown 1."),
        (8, "trade 3 blue 1", "Player 3 has no fragments."),
        (8, "trade 2 blue 4", "You do not have blue 4."),
        (9, "carry 4 yellow", "No yellow fragment lies on site 4."),
    ],
)
def test_how_an_instruction_cannot_be_used(site: int, move: str, sentence: str) -> None:
    opened = sorted({site, *[n for n in (1, 5, 6, 8) if n != site][:3]})
    options = {"open-sites": "-".join(map(str, opened))}
    laid = {"cards": {0: ["blue 1"], 1: ["blue 2"]}, "sites": {4: ["blue"]}}
    laid["sites"] = {} if site == 4 else laid["sites"]
    match = arrive([[site, 10, 10], OUT, OUT], options=options, open=opened, **laid)
    said, clause = refused(match, move)
    assert said.startswith(sentence)
    assert clause == "sites"


def test_options_that_cannot_be_are_named() -> None:
    with pytest.raises(BadSetup, match="open-sites is 1-2-3"):
        GAME.new(2, options={"open-sites": "1-2-3"})
    with pytest.raises(BadSetup, match="round-cap is 500; it must be a whole number from 0 to 200"):
        GAME.new(2, options={"round-cap": 500})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"cards": {0: ["blue 1", "blue 1", "blue 1"]}}, "part 1 of the blue artefact is there 3 times"),
        ({"cards": {0: ["blue 1", "blue 2", "blue 3", "blue 4"]}}, "position.winner must be the one seat"),
        ({"circle": [2, 1, 3, 4, 5, 6, 7, 8, 9, 10]}, "beginning with 1"),
        ({"open": [1, 5, 6]}, "3 sites are open, and there must be 4"),
        ({"step": "giving"}, "the seat to give back has no fragment"),
        ({"step": "discovering"}, "nobody is asked"),
        ({"plans": [[1, 1, 2], [None] * 3]}, "three different cards, or none"),
        ({"step": "claiming"}, "position.plans must be of those who have planned"),
        ({"rolled": 3}, "position.rolled is a site exactly while"),
        ({"figures": [[1, 2, None], [1, 1, 1]]}, "every figure stands on a site"),
        ({"figures": [[1, 2, 11], [1, 1, 1]]}, "whole number from 1 to 10"),
    ],
)
def test_positions_that_cannot_be_are_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        lay(2, **changes)  # type: ignore[arg-type]
