"""Clauses 1 and 1a: three actions, the fourth for a pair, and drawing cards."""

import pytest

from digsite.core.errors import IllegalMove
from tests.monuments.table import GAME, cards, column, families, play, table, told


def test_three_actions_then_the_question_whether_it_is_the_end() -> None:
    """Clause 1: also without a pair, for the question must not tell who has one."""
    match = table(hands=[cards("petra", 1, 2)])
    play(match, "draw mausoleion-1", "draw mausoleion-2", "draw mausoleion-4")
    assert match.seat == 0
    assert match.view(None)["step"] == "ending"
    assert "end" in match.moves()
    play(match, "end")
    assert match.seat == 1


def test_the_question_comes_without_a_pair_too() -> None:
    """Clause 1: petra-1, mausoleion-2 and pharos-1 show three symbols."""
    match = table(hands=[["petra-1", "petra-3"]], columns=[column("zeus", 1, 4)], actions=1)
    play(match, "draw mausoleion-2")
    assert families(match) == {"fourth", "end"}
    match = table(hands=[["petra-1"]], open=["pharos-1"], actions=1, columns=[column("zeus", 1, 4)])
    play(match, "draw pharos-1")
    assert match.moves() == ["end"]


def test_with_fewer_than_two_cards_in_hand_nothing_is_asked() -> None:
    """Clause 1: everybody sees that there is no pair."""
    match = table(hands=[[]], actions=1)
    play(match, "draw deck")
    assert match.seat == 1


def test_all_three_actions_must_be_taken() -> None:
    """Clause 1."""
    match = table(hands=[cards("petra", 1, 2)])
    with pytest.raises(IllegalMove, match="take an action"):
        match.play("end")


def test_the_fourth_action_may_be_bought_before_the_first() -> None:
    """Clause 1."""
    match = table(hands=[["petra-1", "zeus-1"]])
    play(match, "fourth petra-1")
    assert match.view(None)["actions"] == 4
    assert match.view(None)["gone"] == ["petra-1", "zeus-1"], "the second card was the only one left"
    play(match, "draw deck", "draw deck", "draw deck", "draw deck")
    assert match.seat == 1, "after a bought fourth action the turn ends by itself"


def test_the_fourth_action_may_be_bought_after_the_third_and_only_once() -> None:
    """Clause 1."""
    hand = ["petra-1", "zeus-1", "petra-4", "zeus-4", "babylon-1"]
    match = play(table(hands=[hand], actions=1), "draw deck", "fourth petra-1", "with zeus-4")
    assert match.view(None)["actions"] == 1
    with pytest.raises(IllegalMove, match="no fifth"):
        match.play("fourth zeus-1")
    play(match, "draw deck")
    assert match.seat == 1


def test_the_pair_must_show_one_symbol() -> None:
    """Clause 1."""
    match = table(hands=[["petra-1", "zeus-1", "petra-2", "zeus-9"]])
    with pytest.raises(IllegalMove, match="no second card with a helmet"):
        match.play("fourth petra-2")
    play(match, "fourth petra-1")
    with pytest.raises(IllegalMove, match="does not show a ship"):
        match.play("with zeus-9")
    assert match.moves() == ["with zeus-1"]


def test_open_places_are_refilled_only_after_the_turn() -> None:
    """Clause 1a."""
    match = table(hands=[["petra-1", "petra-2"]])
    play(match, "draw mausoleion-1", "draw mausoleion-4")
    assert match.view(None)["open"] == ["mausoleion-2"]
    play(match, "draw deck", "end")
    assert len(match.view(None)["open"]) == 3
    assert len(told(match, "card-opened")) == 2


def test_a_card_from_the_deck_is_told_to_its_owner_only() -> None:
    """Clause 1a."""
    match = play(table(), "draw deck")
    drawn = match.view(0)["hand"]
    assert {"event": "card-drawn", "seat": 0, "card": drawn[0]} in match.events_for(0)
    assert [event["event"] for event in match.events_for(1)] == ["drawn"]


def test_an_empty_deck_leaves_the_open_cards() -> None:
    """Clause 1a."""
    match = table(deck=0)
    with pytest.raises(IllegalMove, match="deck is empty"):
        match.play("draw deck")
    with pytest.raises(IllegalMove, match="zeus-1 is not among the open cards"):
        match.play("draw zeus-1")
    assert families(match) == {"draw"}


def test_an_empty_deck_with_a_full_display_goes_on() -> None:
    """Clause C: only a display that cannot be filled ends the game."""
    match = table(deck=0, hands=[["petra-1", "zeus-1", "petra-4", "zeus-4", "petra-7", "zeus-7"]])
    play(match, "score petra-1", "with zeus-1", "score petra-4", "with zeus-4", "score petra-7")
    assert match.seat == 1
    assert match.view(None)["open"] == cards("mausoleion", 1, 2, 4)


def test_without_any_action_left_the_turn_ends_unasked() -> None:
    """Clause 1: possible only in the last turn."""
    match = table(deck=0, open=["mausoleion-1"], hands=[["petra-1", "zeus-2"]])
    play(match, "draw mausoleion-1")
    assert match.seat is None
    assert told(match, "nothing-possible") == [{"seat": 0}]
    assert match.view(None)["actions"] == 2


def test_a_bought_fourth_action_must_be_used_if_anything_is_possible() -> None:
    """Clause 1: a card that extends is something."""
    match = table(
        deck=0,
        open=["mausoleion-1"],
        actions=1,
        hands=[["petra-1", "zeus-1", "petra-2"]],
        columns=[column("petra", 8, 9)],
    )
    play(match, "draw mausoleion-1", "fourth petra-1", "with zeus-1")
    assert families(match) == {"extend"}


def test_turns_go_round() -> None:
    """Chapter B."""
    match = GAME.new(3, seed=2)
    order = []
    while len(order) < 7:
        order.append(match.seat)
        while match.seat == order[-1]:
            match.play("end" if "end" in match.moves() else "draw deck")
    assert order == [0, 1, 2, 0, 1, 2, 0]
