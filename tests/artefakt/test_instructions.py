"""The instructions on the text sides (clause `sites`), a reconstruction; the figures are written stout, lady, tall."""

import pytest

from digsite.core.errors import IllegalMove, NothingToUndo
from tests.artefakt.table import GAME, arrive, held, in_the_middle, on_site, told

OUT = [10, 10, 10]
"""Figures out of the way, on a site that is closed and empty."""


def using(site: int, others: list[list[int]] | None = None, **laid):  # type: ignore[no-untyped-def]
    """Seat 0 alone on a site that is open, with the stout man; its other figures and the others' stand on site 10."""
    opened = sorted({site, *[n for n in (1, 5, 6, 8) if n != site][:3]})
    options = {"open-sites": "-".join(map(str, opened))}
    return arrive([[site, 10, 10], *(others or [OUT])], options=options, open=opened, **laid)


def offered(match) -> bool:  # type: ignore[no-untyped-def]
    """Whether somebody is asked to use an instruction."""
    return bool(match.view(None)["step"] == "using")


def figures(match, seat: int) -> list[int]:  # type: ignore[no-untyped-def]
    return list(match.view(None)["players"][seat]["figures"].values())


def test_every_open_instruction_may_be_declined() -> None:
    match = using(6)
    assert match.moves() == ["draw blue", "draw brown", "draw yellow", "decline"]
    match.play("decline")
    assert held(match, 0) == []
    assert told(match, "declined") == [{"event": "declined", "seat": 0, "site": 6, "name": "atlantis"}]


def test_a_closed_instruction_is_not_offered() -> None:
    assert not offered(arrive([[7, 10, 10], OUT], cards={0: ["blue 1"]}))


def test_the_majority_may_use_it_after_taking_or_stealing() -> None:
    """Clause 4C."""
    match = arrive([[6, 6, 10], [6, 10, 10]], sites={6: ["blue"]}, cards={1: ["yellow 1"]})
    match.play("steal 2 yellow")
    assert offered(match)
    match.play("draw brown")
    assert [fragment.split()[0] for fragment in held(match, 0)] == ["brown", "yellow"]


def test_the_lone_player_may_use_it_where_no_fragments_lay() -> None:
    """Clause 4B."""
    match = using(6)
    assert offered(match)


class TestCathedral:
    def test_a_figure_standing_here_walks_exactly_two_sites(self) -> None:
        match = using(1)
        assert match.moves() == ["walk stout 3", "walk stout 9", "decline"]
        with pytest.raises(IllegalMove, match="lady does not stand on site 1"):
            match.play("walk lady 3")
        match.play("walk stout 3")
        assert figures(match, 0)[0] == 3

    def test_on_a_site_still_to_come_it_counts_there(self) -> None:
        match = using(1, sites={3: ["blue"]})
        match.play("walk stout 3")
        assert len(held(match, 0)) == 1
        assert on_site(match, 3).get("blue", 0) <= 1

    def test_it_can_make_a_majority_or_break_one(self) -> None:
        match = arrive([[1, 3, 10], [3, 10, 10]], sites={3: ["blue"]})
        match.play("walk stout 3")
        assert match.moves() == ["take"], "two against one"
        match = arrive([[1, 10, 10], [3, 10, 10]], sites={3: ["blue"]})
        match.play("walk stout 3")
        assert told(match, "deadlock")
        assert not told(match, "claimed")


class TestRuin:
    def test_the_looker_alone_learns_what_lies_on_a_site_and_it_stays_there(self) -> None:
        match = using(2, sites={7: ["blue", "yellow"], 2: ["brown"]})
        assert match.moves() == ["look 7", "decline"], "what lay on site 2 has been taken"
        match.play("look 7")
        seen = match.view(0)["sites"][6]["fragments"]
        assert None not in seen["blue"][-1:] + seen["yellow"][-1:]
        assert set(match.view(1)["sites"][6]["fragments"]["blue"]) == {None}
        assert set(match.view(None)["sites"][6]["fragments"]["yellow"]) == {None}

    def test_it_is_not_offered_where_nothing_lies(self) -> None:
        assert not offered(using(2))

    def test_the_own_site_may_be_looked_at_if_something_lies_there(self) -> None:
        laid = {"sites": {2: ["blue"]}, "cards": {1: ["yellow 1"]}, "options": {"open-sites": "1-2-5-6"}}
        match = arrive([[2, 2, 10], [2, 10, 10]], open=[1, 2, 5, 6], **laid)
        match.play("steal 2 yellow")
        assert match.moves() == ["look 2", "decline"]


class TestCave:
    def test_one_fragment_is_taken_from_a_neighbour_in_the_circle(self) -> None:
        match = using(3, sites={2: ["blue"], 4: ["yellow", "brown"], 6: ["blue"]})
        assert match.moves() == ["pick 2 blue", "pick 4 brown", "pick 4 yellow", "decline"]
        match.play("pick 4 yellow")
        assert [fragment.split()[0] for fragment in held(match, 0)] == ["yellow"]

    def test_neighbours_lie_side_by_side_in_the_circle_whatever_their_numbers(self) -> None:
        match = arrive(
            [[3, 10, 10], OUT],
            sites={5: ["blue"], 4: ["yellow"]},
            options={"open-sites": "1-3-5-6"},
            open=[1, 3, 5, 6],
            circle=[1, 9, 10, 2, 5, 3, 8, 4, 6, 7],
        )
        assert match.moves() == ["pick 5 blue", "decline"]

    def test_it_is_not_offered_where_the_neighbours_are_empty(self) -> None:
        assert not offered(using(3, sites={5: ["blue"]}))


class TestPyramid:
    def test_any_figure_of_another_player_moves_one_site(self) -> None:
        match = using(4, others=[[7, 10, 10]])
        assert "push 2 stout 6" in match.moves()
        assert "push 2 stout 8" in match.moves()
        assert len(match.moves()) == 7
        match.play("push 2 stout 8")
        assert figures(match, 1) == [8, 10, 10]

    def test_it_can_empty_a_site_still_to_come(self) -> None:
        match = using(4, others=[[7, 10, 10]], sites={7: ["blue"]})
        match.play("push 2 stout 6")
        assert not told(match, "claimed")

    def test_own_figures_cannot_be_pushed(self) -> None:
        with pytest.raises(IllegalMove, match="another player"):
            using(4).play("push 1 lady 1")


class TestGraveyard:
    def test_another_players_fragment_returns_to_the_middle(self) -> None:
        match = using(5, cards={1: ["blue 1", "blue 2", "yellow 3"]})
        assert match.moves() == ["banish 2 blue", "banish 2 yellow", "decline"]
        match.play("banish 2 yellow")
        assert held(match, 1) == ["blue 1", "blue 2"]
        assert told(match, "banished") == [{"event": "banished", "seat": 0, "other": 1, "colour": "yellow"}]

    def test_it_is_not_offered_where_nobody_else_has_a_fragment(self) -> None:
        assert not offered(using(5, cards={0: ["blue 1"]}))


def test_atlantis_gives_a_fragment_of_the_colour_chosen_from_the_middle() -> None:
    match = using(6, sites={2: ["blue"] * 8})
    assert match.moves() == ["draw brown", "draw yellow", "decline"]
    match.play("draw yellow")
    assert [fragment.split()[0] for fragment in held(match, 0)] == ["yellow"]


class TestTemple:
    def test_the_own_fragment_never_comes_back_at_once(self) -> None:
        for seed in range(12):
            match = using(7, cards={0: ["blue 1"]}, sites={2: ["blue"] * 6}, middle=["blue 4 @1"], seed=seed)
            match.play("swap blue 1")
            assert held(match, 0) == ["blue 4"]

    def test_only_a_fragment_of_whose_colour_another_lies_there_can_be_put_in(self) -> None:
        match = using(7, cards={0: ["blue 1", "yellow 2"]}, sites={2: ["blue"] * 7})
        assert match.moves() == ["swap yellow 2", "decline"]
        with pytest.raises(IllegalMove, match="no blue fragment in the middle"):
            match.play("swap blue 1")

    def test_it_is_not_offered_where_no_swap_is_possible(self) -> None:
        assert not offered(using(7, cards={0: ["blue 1"]}, sites={2: ["blue"] * 7}))


class TestEasterIsland:
    def test_one_fragment_is_given_and_one_of_what_the_other_had_is_taken(self) -> None:
        match = using(8, cards={0: ["blue 1"], 1: ["blue 2", "yellow 3"]})
        assert match.moves() == ["trade 2 blue 1", "decline"]
        match.play("trade 2 blue 1")
        assert match.moves() == ["colour blue", "colour yellow"]
        match.play("colour blue")
        assert held(match, 0) == ["blue 2"], "not the fragment just given"
        assert held(match, 1) == ["blue 1", "yellow 3"]

    def test_the_colour_is_not_asked_where_the_other_had_only_one(self) -> None:
        match = using(8, cards={0: ["blue 1"], 1: ["yellow 3", "yellow 3"]})
        match.play("trade 2 blue 1")
        assert held(match, 0) == ["yellow 3"]
        assert held(match, 1) == ["blue 1", "yellow 3"]

    def test_both_must_have_a_fragment(self) -> None:
        assert not offered(using(8, cards={0: ["blue 1"]}))
        assert not offered(using(8, cards={1: ["blue 1"]}))

    def test_any_player_may_be_chosen_wherever_he_stands(self) -> None:
        match = using(8, others=[OUT, OUT], cards={0: ["blue 1"], 1: ["blue 2"], 2: ["blue 3"]})
        assert match.moves() == ["trade 2 blue 1", "trade 3 blue 1", "decline"]


class TestCastle:
    def test_a_fragment_is_carried_from_any_site_to_any_other(self) -> None:
        match = using(9, sites={2: ["blue", "yellow"]})
        assert match.moves() == ["carry 2 blue", "carry 2 yellow", "decline"]
        match.play("carry 2 blue")
        assert match.moves() == [f"go {site}" for site in range(1, 11) if site != 2]
        with pytest.raises(IllegalMove, match="must go to another"):
            match.play("go 2")
        match.play("go 9")
        carried = told(match, "carried")
        assert carried == [{"event": "carried", "seat": 0, "colour": "blue", "site": 2, "to": 9}]

    def test_carried_to_a_site_still_to_come_it_can_be_claimed_this_round(self) -> None:
        match = using(9, others=[[2, 5, 5]], sites={4: ["blue"]})
        match.play("carry 4 blue")
        match.play("go 10")
        assert [fragment.split()[0] for fragment in held(match, 0)] == ["blue"], "two figures wait on site 10"

    def test_it_is_not_taken_back_for_that_would_tell_whether_the_fragments_were_alike(self) -> None:
        options = {"open-sites": "5-6-9-10"}
        match = arrive([[9, 10, 10], [2, 2, 3]], options=options, open=[5, 6, 9, 10], sites={4: ["blue"]})
        match.play("carry 4 blue")
        match.play("go 2")
        assert match.played[-1].answers == []
        with pytest.raises(NothingToUndo):
            match.undo(0)

    def test_it_is_not_offered_where_nothing_lies(self) -> None:
        assert not offered(using(9))


def test_the_jungle_brings_the_start_stone_instead_of_its_passing_left() -> None:
    opened = [1, 5, 6, 10]
    options = {"open-sites": "1-5-6-10"}
    three = [[10, 9, 9], [9, 9, 2], [9, 9, 9]]
    match = arrive(three, options=options, open=opened)
    assert match.moves() == ["stone", "decline"]
    match.play("stone")
    assert match.view(None)["start"] == 0
    match = arrive(three, options=options, open=opened)
    match.play("decline")
    assert match.view(None)["start"] == 1


def test_the_names_and_instructions_are_those_of_the_edition() -> None:
    sites = GAME.new(2, seed=1).view(None)["sites"]
    assert [site["name"] for site in sites][:3] == ["cathedral", "ruin", "cave"]
    assert [site["instruction"] for site in sites][4] == "banish"
    assert in_the_middle(GAME.new(2, seed=1))["blue"] == 8
