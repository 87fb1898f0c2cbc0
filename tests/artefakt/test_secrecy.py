"""Who knows what: plans until they are turned up, and faces of fragments as they change places."""

import json

from digsite.core.chance import key_from_seed
from tests.artefakt.table import arrive, lay, told

OUT = [10, 10, 10]


def knows(match, seat: int | None, where: str, at: int, colour: str) -> list[int]:  # type: ignore[no-untyped-def]
    """The parts of a colour that a seat knows to lie on a card, on a site or in the middle."""
    view = match.view(seat)
    places = {"card": view["players"], "site": [None, *view["sites"]]}
    fragments = view["middle"] if where == "middle" else places[where][at]["fragments"]
    return [part for part in fragments[colour] if part is not None]


def test_no_plan_shows_before_its_card_is_turned() -> None:
    match = lay(3)
    match.play("plan 123")
    match.play("plan 432")
    for viewer in (None, 0, 2):
        assert match.view(viewer)["players"][1]["plan"] == {"stout": None, "lady": None, "tall": None}
        assert match.view(viewer)["players"][1]["planned"]
    assert match.view(1)["players"][1]["plan"] == {"stout": 4, "lady": 3, "tall": 2}
    assert told(match, "planned")[-1] == {"event": "planned", "seat": 1}
    other = lay(3)
    other.play("plan 123")
    other.play("plan 214")
    for viewer in (0, 2):
        assert json.dumps(match.view(viewer)) == json.dumps(other.view(viewer))
        assert match.observation(viewer).tobytes() == other.observation(viewer).tobytes()
        assert match.events_for(viewer) == other.events_for(viewer)


def test_cards_show_one_by_one_as_they_are_turned() -> None:
    match = lay(2)
    match.play("plan 123")
    match.play("plan 432")
    match.play("go 2")
    assert match.view(0)["players"][1]["plan"] == {"stout": 4, "lady": None, "tall": None}
    assert match.view(None)["players"][0]["plan"] == {"stout": 1, "lady": None, "tall": None}


def test_redealing_keeps_cards_face_up_and_draws_the_others_anew() -> None:
    match = lay(2)
    match.play("plan 123")
    match.play("plan 432")
    match.play("go 2")
    drawn = {tuple(match.redealt(0, key_from_seed(seed)).position()["plans"][1]) for seed in range(80)}
    assert drawn == {(4, a, b) for a in (1, 2, 3) for b in (1, 2, 3) if a != b}
    assert match.redealt(1, key_from_seed(1)).position()["plans"][1] == [4, 3, 2]


def test_a_card_is_known_to_its_owner_only_and_a_spectator_sees_backs() -> None:
    match = lay(2, cards={0: ["blue 1", "yellow 2"]})
    assert knows(match, 0, "card", 0, "blue") == [1]
    assert knows(match, 1, "card", 0, "blue") == knows(match, None, "card", 0, "blue") == []
    assert match.view(None)["players"][0]["fragments"]["blue"] == [None], "the colour is public"


def test_both_sides_know_what_was_stolen_and_nobody_else() -> None:
    match = arrive([[2, 2, 10], [2, 10, 10], OUT], cards={1: ["blue 1", "blue 4"]})
    match.play("steal 2 blue")
    stolen = knows(match, 0, "card", 0, "blue")
    assert knows(match, 1, "card", 0, "blue") == stolen
    assert knows(match, 2, "card", 0, "blue") == knows(match, None, "card", 0, "blue") == []
    part = stolen[0]
    assert {"event": "seen", "seat": 0, "colour": "blue", "part": part} in match.events_for(0)
    assert {"event": "given-away", "seat": 1, "colour": "blue", "part": part} in match.events_for(1)
    assert not [event for event in match.events_for(2) if "part" in event]
    assert not [event for event in match.events_for(None) if "part" in event]


def test_what_was_known_of_a_card_is_lost_when_a_fragment_of_that_colour_leaves_it_unseen() -> None:
    """Seat 2 knows one of two blue fragments of seat 1; seat 0 steals one of them."""
    cards = {1: ["blue 1 @2", "blue 4", "yellow 3 @2"]}
    match = arrive([[2, 2, 10], [2, 10, 10], OUT], cards=cards)
    assert knows(match, 2, "card", 1, "blue") == [1]
    match.play("steal 2 blue")
    assert knows(match, 2, "card", 1, "blue") == knows(match, 2, "card", 0, "blue") == []
    assert knows(match, 2, "card", 1, "yellow") == [3], "other colours stay known"


def test_the_only_fragment_of_a_colour_is_known_wherever_it_goes() -> None:
    """Nobody can mistake it for another."""
    match = arrive([[2, 2, 10], [2, 10, 10], OUT], cards={1: ["blue 1 @2", "yellow 3"]})
    match.play("steal 2 blue")
    assert knows(match, 2, "card", 0, "blue") == [1]


def test_all_fragments_of_a_site_taken_together_stay_known_to_who_had_seen_them() -> None:
    match = arrive([[2, 10, 10], OUT, OUT], sites={2: ["blue 1 @2", "blue 4", "blue"]})
    assert knows(match, 2, "card", 0, "blue") == [1]
    assert len(knows(match, 0, "card", 0, "blue")) == 3
    assert knows(match, 1, "card", 0, "blue") == []


def test_a_thief_who_knew_a_part_there_still_does_if_he_got_another() -> None:
    """Seat 0 knows blue 1 on the card of seat 1, and not blue 4."""
    found = {}
    for seed in range(12):
        match = arrive([[2, 2, 10], [2, 10, 10]], cards={1: ["blue 1 @0", "blue 4"]}, seed=seed)
        match.play("steal 2 blue")
        found[knows(match, 0, "card", 0, "blue")[0]] = knows(match, 0, "card", 1, "blue")
    assert found == {1: [], 4: [1]}


def test_a_thief_who_gets_a_copy_of_the_part_he_knew_no_longer_knows_what_is_left() -> None:
    """He cannot tell the two copies apart."""
    for seed in range(6):
        match = arrive([[2, 2, 10], [2, 10, 10]], cards={1: ["blue 1 @0", "blue 1"]}, seed=seed)
        match.play("steal 2 blue")
        assert knows(match, 0, "card", 0, "blue") == [1]
        assert knows(match, 0, "card", 1, "blue") == []
        assert knows(match, 1, "card", 0, "blue") == [1]


def test_what_is_given_back_is_known_to_its_giver_until_one_of_that_colour_leaves_the_middle() -> None:
    sites = {3: ["blue"] * 6, 4: ["brown"] * 8, 7: ["yellow"] * 7}
    match = lay(2, cards={0: ["blue 1", "yellow 1"], 1: ["blue 4"]}, sites=sites, step="giving", round=7)
    match.play("give blue 1")
    assert knows(match, 0, "middle", 0, "blue") == [1]
    assert knows(match, 1, "middle", 0, "blue") == []
    match.play("give blue 4")
    assert knows(match, 0, "middle", 0, "blue") == [1]
    assert knows(match, 1, "middle", 0, "blue") == [4]

    match = arrive([[6, 10, 10], OUT], middle=["blue 1 @1"])
    match.play("draw blue")
    assert knows(match, 1, "middle", 0, "blue") == knows(match, 1, "card", 0, "blue") == []


def test_the_victim_of_the_graveyard_alone_knows_what_went_back() -> None:
    match = arrive([[5, 10, 10], OUT, OUT], cards={1: ["blue 1", "blue 4", "yellow 2"]}, options={"round-cap": 1})
    match.play("banish 2 yellow")
    given = [event for event in match.events_for(1) if event["event"] == "given-away"]
    assert given == [{"event": "given-away", "seat": 1, "colour": "yellow", "part": 2}]
    assert not [event for event in match.events_for(0) if "part" in event]


def test_a_carried_fragment_is_unknown_unless_it_was_the_only_one_of_its_colour() -> None:
    laid = {"options": {"open-sites": "1-5-6-9"}, "open": [1, 5, 6, 9]}
    match = arrive([[9, 4, 4], [4, 4, 4]], sites={2: ["blue 1 @0", "blue 4 @1"]}, **laid)
    match.play("carry 2 blue")
    match.play("go 3")
    for seat in (0, 1):
        assert knows(match, seat, "site", 2, "blue") == knows(match, seat, "site", 3, "blue") == []
    match = arrive([[9, 4, 4], [4, 4, 4]], sites={2: ["blue 1 @0", "yellow"]}, **laid)
    match.play("carry 2 blue")
    match.play("go 3")
    assert knows(match, 0, "site", 3, "blue") == [1]
    assert knows(match, 1, "site", 3, "blue") == []


def test_a_face_once_seen_stays_the_same_even_if_nobody_knows_where_it_is_any_more() -> None:
    """Both blue fragments were seen on site 2; the player who gets them gets these faces."""
    laid = {"options": {"open-sites": "1-5-6-9"}, "open": [1, 5, 6, 9]}
    match = arrive([[9, 4, 4], [4, 4, 4]], sites={2: ["blue 1 @0", "blue 4 @1"]}, **laid)
    match.play("carry 2 blue")
    match.play("go 3")
    sites = match.position()["sites"]
    parts = [seen["part"] for site in (1, 2) for seen in sites[site]["seen"]]
    assert sorted(parts) == [1, 4]


def test_what_is_put_in_at_the_temple_is_known_to_its_owner_and_what_is_taken_too() -> None:
    laid = {"options": {"open-sites": "1-5-6-7", "round-cap": 1}, "open": [1, 5, 6, 7]}
    match = arrive([[7, 10, 10], OUT], cards={0: ["blue 1"]}, **laid)
    match.play("swap blue 1")
    assert knows(match, 0, "middle", 0, "blue") == [1]
    assert knows(match, 1, "middle", 0, "blue") == []


def test_in_an_exchange_both_know_both_fragments() -> None:
    match = arrive([[8, 10, 10], OUT, OUT], cards={0: ["blue 1"], 1: ["blue 2", "yellow 3"]})
    match.play("trade 2 blue 1")
    for viewer, part in ((0, 1), (1, 1), (2, None), (None, None)):
        assert match.view(viewer)["passing"]["blue"] == [part]
    match.play("colour yellow")
    assert knows(match, 0, "card", 1, "blue") == [1]
    assert knows(match, 1, "card", 0, "yellow") == [3]
    assert knows(match, 2, "card", 0, "yellow") == knows(match, 2, "card", 1, "blue") == []


def test_faces_nobody_has_seen_are_not_decided() -> None:
    match = lay(2, cards={0: ["blue 1"]}, sites={3: ["blue"]})
    assert match.position()["sites"][2] == {"unseen": {"blue": 1, "brown": 0, "yellow": 0}, "seen": []}
    assert match.state["unseen"][0].tolist() == [1, 2, 2, 2]
