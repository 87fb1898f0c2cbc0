"""The end of the game: a whole artefact, or the cap on rounds."""

from digsite.core.match import Outcome
from tests.artefakt.table import arrive, told

OUT = [10, 10, 10]
THREE = ["blue 1", "blue 2", "blue 3"]


def test_all_four_different_parts_win_at_once_in_the_middle_of_a_phase() -> None:
    """Clause end: site 3 would still have been claimed."""
    match = arrive([[2, 10, 10], [3, 10, 10]], cards={0: THREE}, sites={2: ["blue 4"], 3: ["yellow"]})
    assert match.outcome() == Outcome([0], [4, 0], "artefact")
    assert told(match, "artefact-completed") == [{"event": "artefact-completed", "seat": 0, "colour": "blue"}]
    assert not [event for event in told(match, "claimed") if event["site"] == 3]


def test_two_equal_parts_do_not_make_an_artefact() -> None:
    match = arrive([[2, 10, 10], OUT], cards={0: THREE}, sites={2: ["blue 3"]})
    assert match.outcome() is None


def test_four_parts_of_different_artefacts_do_not_win() -> None:
    match = arrive([[2, 10, 10], OUT], cards={0: THREE}, sites={2: ["brown 4"]})
    assert match.outcome() is None


def test_a_stolen_fragment_can_win() -> None:
    match = arrive([[2, 2, 10], [2, 10, 10]], cards={0: THREE, 1: ["blue 4"]})
    match.play("steal 2 blue")
    assert match.outcome() == Outcome([0], [4, 0], "artefact")


def test_a_gift_that_completes_the_receivers_artefact_ends_the_game() -> None:
    """Clause end, and Easter Island: before anything is taken in return."""
    match = arrive([[8, 10, 10], OUT], cards={0: ["blue 4"], 1: [*THREE, "yellow 1"]})
    match.play("trade 2 blue 4")
    assert match.outcome() == Outcome([1], [0, 5], "artefact")
    assert not told(match, "received")


def test_what_is_taken_in_return_can_win_too() -> None:
    match = arrive([[8, 10, 10], OUT], cards={0: [*THREE, "yellow 1"], 1: ["blue 4"]})
    match.play("trade 2 yellow 1")
    assert match.outcome() == Outcome([0], [4, 1], "artefact")


def test_the_winner_shows_the_artefact_to_everybody() -> None:
    match = arrive([[2, 10, 10], OUT], cards={0: [*THREE, "yellow 2"]}, sites={2: ["blue 4"]})
    for viewer in (None, 1):
        fragments = match.view(viewer)["players"][0]["fragments"]
        assert fragments["blue"] == [1, 2, 3, 4]
        assert fragments["yellow"] == [None]


def capped(cards, **changes):  # type: ignore[no-untyped-def]
    """The last round of a game of three rounds, at its end."""
    return arrive([OUT] * len(cards), cards=dict(enumerate(cards)), options={"round-cap": 3}, round=3, **changes)


def test_at_the_cap_most_different_parts_of_one_artefact_win() -> None:
    match = capped([["blue 1", "blue 2", "blue 3"], ["blue 1", "blue 2", "brown 1", "yellow 1"]])
    assert match.outcome() == Outcome([0], [3, 4], "most-parts")


def test_then_most_fragments() -> None:
    match = capped([["blue 1", "blue 2"], ["yellow 1", "yellow 2", "yellow 2"]])
    assert match.outcome() == Outcome([1], [2, 3], "most-fragments")


def test_then_the_win_is_shared() -> None:
    match = capped([["blue 1", "blue 2"], ["yellow 1", "yellow 2"], ["brown 1"]])
    assert match.outcome() == Outcome([0, 1], [2, 2, 1], "shared")


def test_at_the_cap_all_cards_are_turned_up() -> None:
    match = capped([["blue 1", "blue 2"], ["yellow 1", "yellow 1"]])
    assert match.view(None)["players"][1]["fragments"]["yellow"] == [1, 1]
    assert match.view(0)["players"][1]["fragments"]["yellow"] == [1, 1]


def test_before_the_cap_and_without_one_play_goes_on() -> None:
    assert arrive([OUT, OUT], options={"round-cap": 3}, round=2).outcome() is None
    assert arrive([OUT, OUT], options={"round-cap": 0}, round=99).outcome() is None
