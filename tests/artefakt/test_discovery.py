"""Clause 1, and the clause few: colours used up, and fragments given back."""

from tests.artefakt.table import held, in_the_middle, lay, on_site, told

CARD = ["blue 1", "blue 2", "brown 1", "brown 2", "yellow 1", "yellow 2"]
MORE = ["blue 3", "brown 3", "yellow 3"]


def end_of_round(match):  # type: ignore[no-untyped-def]
    """Finish a round in which all figures stand where nothing happens."""
    while not told(match, "round-begun") and match.seat is not None:
        match.play(match.legal()[-1])
    return match


def test_four_fragments_go_face_down_from_the_middle_to_the_sites_rolled() -> None:
    match = end_of_round(lay(2))
    rolled = told(match, "rolled")[:4]
    found = told(match, "discovered")
    assert len(rolled) == len(found) == 4
    assert [(roll["colour"], roll["site"]) for roll in rolled] == [(find["colour"], find["site"]) for find in found]
    for find in found:
        assert on_site(match, find["site"])[find["colour"]] >= 1
    assert match.view(0)["sites"] == match.view(None)["sites"]


def with_few_in_the_middle(**changes):  # type: ignore[no-untyped-def]
    """The start player is about to give back: all but one brown and one yellow fragment are held or on sites."""
    cards = {0: ["blue 1", "blue 2"], 1: [], 2: ["brown 1", "yellow 2"]}
    sites = {3: ["blue"] * 6, 4: ["brown"] * 6, 7: ["yellow"] * 6}
    return lay(3, cards=cards, sites=sites, step="giving", round=7, **changes)


def test_giving_back_goes_clockwise_skips_who_has_none_and_takes_a_second_lap() -> None:
    """Clause few: two are missing, seat 1 has none."""
    match = with_few_in_the_middle()
    match.play("give blue 1")
    assert match.seat == 2
    match.play("give brown 1")
    assert match.seat != 2 or match.view(None)["step"] != "giving"
    assert [event["seat"] for event in told(match, "gave-back")] == [0, 2]

    sites = {3: ["blue"] * 7, 4: ["brown"] * 7, 7: ["yellow"] * 6}
    match = lay(3, cards={0: ["blue 1", "yellow 1"], 2: ["brown 1"]}, sites=sites, step="giving", round=7)
    assert in_the_middle(match) == {"yellow": 1}
    match.play("give blue 1")
    assert match.seat == 2
    match.play("give brown 1")
    assert (match.seat, match.view(None)["step"]) == (0, "giving")
    match.play("give yellow 1")
    assert [event["seat"] for event in told(match, "gave-back")] == [0, 2, 0]
    assert told(match, "discovered")


def test_giving_back_is_asked_also_when_there_is_only_one_answer() -> None:
    """Not asking would show that the fragments are all alike."""
    sites = {3: ["blue"] * 6, 4: ["brown"] * 7, 7: ["yellow"] * 8}
    match = lay(2, cards={0: ["blue 1", "blue 1"]}, sites=sites, step="giving", round=7)
    assert match.moves() == ["give blue 1"]


def test_what_is_given_back_lies_in_the_middle_for_everybody_face_down() -> None:
    match = with_few_in_the_middle()
    match.play("give blue 1")
    assert match.view(0)["middle"]["blue"] == [1], "whoever gave it knows it"
    assert match.view(1)["middle"]["blue"] == match.view(2)["middle"]["blue"] == [None]
    assert held(match, 0) == ["blue 2"]


def test_where_four_cannot_be_reached_nobody_gives_and_nothing_is_discovered() -> None:
    """Clause few: three on cards and in the middle together."""
    sites = {3: ["blue"] * 7, 4: ["brown"] * 7, 7: ["yellow"] * 7}
    figures = [[1, 1, 5], [1, 1, 5]]
    match = lay(
        2,
        figures,
        cards={0: ["blue 1"], 1: ["brown 1"]},
        sites=sites,
        step="travelling",
        seat=1,
        plans=[[2, 3, 1]] * 2,
        turned=[3, 3],
    )
    match.play("go 6")
    while match.view(None)["step"] == "using":
        match.play("decline")
    assert match.view(None)["step"] == "planning"
    assert told(match, "no-discovery")
    assert not told(match, "discovered")
    assert not told(match, "gave-back")
    assert held(match, 0) == ["blue 1"]


def test_a_used_up_colour_is_replaced_by_one_the_start_player_chooses() -> None:
    """Clause few: the site has been rolled already."""
    sites = {3: ["blue"] * 8}
    for seed in range(20):
        match = end_of_round(lay(2, sites=sites, seed=seed))
        if match.view(None)["step"] == "colouring":
            break
    start = match.view(None)["start"]
    assert match.seat == start
    site = match.view(None)["rolled"]
    assert match.moves() == ["colour brown", "colour yellow"]
    before = on_site(match, site).get("yellow", 0)
    match.play("colour yellow")
    assert on_site(match, site)["yellow"] >= before + 1
    assert told(match, "used-up")[0] == {"event": "used-up", "colour": "blue"}


def test_the_last_colour_left_is_not_asked_for() -> None:
    sites = {3: ["blue"] * 8, 4: ["brown"] * 8}
    match = end_of_round(lay(2, sites=sites))
    assert match.view(None)["step"] == "planning"
    assert {find["colour"] for find in told(match, "discovered")} == {"yellow"}
