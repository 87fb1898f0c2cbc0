"""Clauses setup, order, take and end: whose turn it is, and how cards come and go."""

import pytest

from digsite.core.errors import IllegalMove
from digsite.core.match import Match
from tests.thebes.table import GAME, has, pile, table, told, week


def test_a_marker_landing_on_others_goes_on_top_and_moves_first() -> None:
    """Order."""
    match = table(players=3, weeks=[0, 2, 2])
    match.play("take 3")  # a congress, 2 weeks
    assert match.seat == 0
    assert [marker["seat"] for marker in match.view(None)["track"]] == [0, 1, 2]


def test_whoever_is_furthest_back_is_next_and_may_go_on_until_somebody_is_passed() -> None:
    """Order."""
    match = table(weeks=[0, 5], display=["congress"] * 4)
    for field, then in ((1, 0), (2, 0), (3, 1)):
        match.play(f"take {field}")
        assert match.seat == then


def test_the_marker_that_is_passed_is_next() -> None:
    """Order."""
    match = table(players=3, weeks=[0, 2, 1])
    match.play("take 4")  # general knowledge, 3 weeks
    assert match.seat == 2
    assert [marker["seat"] for marker in match.view(None)["track"]] == [2, 1, 0]


def test_nobody_may_pass_and_a_card_can_always_be_taken() -> None:
    """Order: one of three actions, and taking needs nothing but time."""
    assert table().moves() == ["take 1", "take 2", "take 3", "take 4"]


def test_the_start_stack_is_random_and_its_top_begins() -> None:
    """Setup."""
    first = set()
    for seed in range(30):
        match = GAME.new(3, seed=seed)
        assert match.seat == match.view(None)["track"][0]["seat"]
        first.add(match.seat)
    assert first == {0, 1, 2}


@pytest.mark.parametrize(("players", "regional", "general"), [(2, 2, 0), (3, 1, 2), (4, 1, 1)])
def test_permits_of_the_start(players: int, regional: int, general: int) -> None:
    """Setup."""
    permits = has(GAME.new(players, seed=1), players - 1)["permits"]
    assert permits == {
        **dict.fromkeys(("mesopotamia", "egypt", "greece", "crete"), regional),
        **({"general": general} if general else {}),
    }


def test_taking_a_card_pays_its_weeks_and_fills_its_field() -> None:
    """Take."""
    match = table(players=2, weeks=[0, 5])
    match.play("take 4")
    assert has(match, 0)["cards"] == {"general-1": 1}
    assert has(match, 0)["general"] == 1
    assert week(match, 0) == 3
    assert [card["name"] for card in match.view(0)["display"][:3]] == [
        "special-greece-1",
        "special-crete-1",
        "congress",
    ]
    assert match.view(0)["display"][3] is not None


def test_the_field_is_filled_and_drawing_goes_on_until_the_next_back_is_green() -> None:
    """Take, setup: a museum goes beside the board, finds to their piles; chance's answers are given one by one.

    Greens are 2 congresses and a museum, finds 80. The museum; then a find of Mesopotamia and one of Crete; a green
    back; a congress; a green back, which ends it.
    """
    deck = {"congress": 2, "museum-1": 1}
    match = table(deck=deck, cards=[{"congress": 6}, all_knowledge()], beside=presentations(deck))
    match.play_from("take 4", [2, 2, 80, 0, 0, 0])
    assert told(match, "presented") == [{"card": "museum", "number": 1}]
    assert [event["region"] for event in told(match, "find-piled")] == ["mesopotamia", "crete"]
    assert match.view(0)["display"][3]["name"] == "congress"
    assert [museum["number"] for museum in match.view(0)["museums"]] == [1, 2, 3, 4]
    assert [pile["empty"] for pile in match.view(0)["piles"]] == [False, True, True, False]


def all_knowledge() -> dict[str, int]:
    """All special and general knowledge that does not lie on the display; with it, the deck can be small."""
    cards = {f"special-{r}-{n}": 5 - n for r in ("mesopotamia", "egypt", "greece", "crete") for n in (1, 2, 3)}
    cards["special-greece-1"] -= 1
    cards["special-crete-1"] -= 1
    return cards | {"general-1": 3, "general-2": 4}


def presentations(deck: dict[str, int]) -> dict[str, int]:
    """All exhibitions and museums that are not in the deck."""
    names = [f"exhibition-{n}" for n in range(1, 9)] + [f"museum-{n}" for n in range(1, 5)]
    return {name: 1 for name in names if name not in deck}


def nearly_over(deck: dict[str, int]) -> Match:
    """The deck holds just these cards and no finds, and all other presentation cards lie out."""
    return table(
        deck=deck,
        cards=[{"congress": 8 - deck.get("congress", 0)}, all_knowledge()],
        beside=presentations(deck),
        piles={region: pile(fresh=20) for region in ("mesopotamia", "egypt", "greece", "crete")},
    )


def test_the_decks_last_card_ends_the_game_with_four_cards_still_out() -> None:
    """End, with this turn counted in full."""
    match = nearly_over({"congress": 1})
    match.play("take 3")
    assert match.seat is None
    assert all(card is not None for card in match.view(None)["display"])
    assert has(match, 0)["cards"] == {"congress": 8}
    assert week(match, 0) == 2
    assert match.legal() == []


def test_a_last_card_for_beside_the_board_leaves_the_field_empty_and_ends_the_game() -> None:
    """End."""
    match = nearly_over({"museum-2": 1})
    match.play("take 1")
    assert match.seat is None
    assert match.view(None)["display"][0] is None
    assert told(match, "presented") == [{"card": "museum", "number": 2}]


def test_with_a_green_card_left_on_top_the_game_goes_on() -> None:
    """End."""
    match = nearly_over({"congress": 1, "museum-2": 1})
    match.play_from("take 3", [0])
    assert match.seat is not None


def test_action_cards_are_taken_in_sight_of_all() -> None:
    """Take: into the hand, but everybody saw them."""
    match = table(display=["thief-egypt", "robber-crete", "scholar", "helper"])
    for other in (None, 0, 1):
        assert match.view(other)["display"][1]["region"] == "crete"
    match.play("take 1")
    assert has(match, 0)["cards"] == {"thief-egypt": 1}
    assert told(match, "taken") == [{"seat": 0, "card": "thief", "region": "egypt", "books": 0, "weeks": 1}]


def test_the_tape_holds_the_longest_refill() -> None:
    """Take: one card for the field, after all 80 finds and all 12 presentation cards of the deck."""
    shows = {f"exhibition-{n}": 1 for n in range(1, 9)} | {f"museum-{n}": 1 for n in range(1, 5)}
    match = table(deck={"congress": 1, **shows}, cards=[{"congress": 7}, all_knowledge()])
    # Each presentation card, the last of the kinds, and the green back of the next; then all finds; then the congress.
    answers = [answer for greens in range(13, 2, -1) for answer in (greens - 1, 0)]
    answers += [1, *[1] * 80, 0]
    match.play_from("take 1", answers)
    assert match.seat is None
    assert len(told(match, "find-piled")) == 80
    assert len(told(match, "presented")) == 12
    assert match.played[-1].answers == answers


def test_the_tape_holds_the_longest_deal() -> None:
    """Setup: all presentation cards and all finds before the fourth field is filled."""
    setup = GAME.setup(4)
    answers = [0, 0, 0]
    kinds = setup.box["copies"].copy()
    greens = int(kinds.sum())
    for _ in range(12):
        answers += [0, greens - 1]
        greens -= 1
    for _ in range(3):
        answers += [0, 0]
        greens -= 1
    answers += [*[greens] * 80, 0]
    match = Match.dealt_from(setup, answers)
    assert match.dealt_answers == answers
    assert len(told(match, "find-piled")) == 80
    assert [card["name"] for card in match.view(None)["display"]] == ["special-mesopotamia-1"] * 4


def test_there_are_no_such_things_as_other_moves_in_a_turn() -> None:
    """Museum, robber: what is asked later cannot be done now."""
    match = table()
    with pytest.raises(IllegalMove, match="not what is to be decided now"):
        match.play("give egypt 1")
    with pytest.raises(IllegalMove, match="not what is to be decided now"):
        match.play("pick 5")
