"""Clause setup: the circle, the open sites, the fragments in the middle, and the first places of the figures."""

from tests.artefakt.table import GAME, in_the_middle, told


def test_ten_sites_lie_in_a_circle_and_are_told_from_site_1_on() -> None:
    circles = [GAME.new(2, seed=seed).view(None)["circle"] for seed in range(20)]
    assert all(sorted(circle) == list(range(1, 11)) and circle[0] == 1 for circle in circles)
    assert len({tuple(circle) for circle in circles}) == 20


def test_sites_1_5_6_and_8_begin_open() -> None:
    sites = GAME.new(2, seed=1).view(None)["sites"]
    assert [site["number"] for site in sites if site["open"]] == [1, 5, 6, 8]


def test_any_four_sites_may_begin_open_by_choice_or_by_chance() -> None:
    chosen = GAME.new(2, seed=1, options={"open-sites": "2-3-4-10"}).view(None)["sites"]
    assert [site["number"] for site in chosen if site["open"]] == [2, 3, 4, 10]
    drawn = set()
    for seed in range(30):
        sites = GAME.new(2, seed=seed, options={"open-sites": "random"}).view(None)["sites"]
        drawn.add(tuple(site["number"] for site in sites if site["open"]))
    assert all(len(four) == 4 for four in drawn)
    assert len(drawn) > 20


def test_24_fragments_lie_face_down_in_the_middle() -> None:
    match = GAME.new(4, seed=1)
    assert in_the_middle(match) == {"blue": 8, "brown": 8, "yellow": 8}
    for viewer in (None, 0, 1, 2, 3):
        assert match.view(viewer)["middle"]["blue"] == [None] * 8


def test_chance_names_the_start_player() -> None:
    assert {GAME.new(3, seed=seed).view(None)["start"] for seed in range(30)} == {0, 1, 2}


def test_each_player_rolls_three_times_and_puts_a_figure_of_choice_there() -> None:
    match = GAME.new(2, seed=3)
    start = match.seat
    assert match.moves() == ["put stout", "put lady", "put tall"]
    rolled = match.view(None)["rolled"]
    match.play("put lady")
    assert match.view(None)["players"][start]["figures"]["lady"] == rolled
    assert match.seat == start
    assert match.moves() == ["put stout", "put tall"]
    match.play("put tall")
    match.play("put stout")
    assert match.seat == 1 - start
    for figure in ("stout", "lady", "tall"):
        match.play(f"put {figure}")
    assert match.view(None)["round"] == 1
    assert len(told(match, "put")) == len(told(match, "place-rolled")) == 6
