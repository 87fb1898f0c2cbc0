"""The expansion Heroes, Traders & Scholars: three tokens and what they let one do."""

from typing import Any

import pytest

from digsite.core.errors import IllegalMove, NothingToUndo
from digsite.core.match import Match
from tests.monuments.table import GAME, cards, column, families, finish, play, points, table, told

BANK = {"ship": None, "helmet": None, "scroll": None}
NOTHING = {"pairs": 0, "historians": 0, "bonus": 0, "unused": 0, "monuments": 0, "tokens": 0}


def expanded(tokens: dict[str, int] | None = None, score: int = 0, **fields: Any) -> Match:
    """Set up seat 0's turn with the expansion, points from pairs, and some tokens with their holders."""
    return table(
        options={"heroes-traders-scholars": True},
        tokens=BANK | (tokens or {}),
        points=[{**NOTHING, "pairs": score}, NOTHING, NOTHING, NOTHING],
        **fields,
    )


def test_the_majority_of_its_symbol_buys_a_token_for_two_points() -> None:
    """Tokens: an action."""
    match = expanded(columns=[column("petra", 1, 4), column("zeus", 1)])
    play(match, "buy ship")
    assert match.view(None)["tokens"]["ship"] == 0
    assert points(match, 0) == 2
    assert match.view(None)["actions"] == 2


def test_equally_many_symbols_are_no_majority() -> None:
    """Tokens: strictly more than every opponent."""
    match = expanded(columns=[column("petra", 1, 4), column("zeus", 1, 4)])
    with pytest.raises(IllegalMove, match="you have 2, another has 2"):
        match.play("buy ship")
    with pytest.raises(IllegalMove, match="you have 0, another has 0"):
        match.play("buy helmet")


def test_a_token_changes_hands_only_by_being_bought() -> None:
    """Tokens: from the present holder, who keeps the points."""
    match = expanded({"ship": 1}, columns=[column("petra", 1, 4), column("zeus", 1)])
    assert match.view(None)["tokens"]["ship"] == 1, "a majority alone does not move it"
    play(match, "buy ship")
    assert match.view(None)["tokens"]["ship"] == 0
    assert told(match, "token-lost") == [{"seat": 1, "token": "ship"}]
    with pytest.raises(IllegalMove, match="hold the ship token already"):
        match.play("buy ship")


def test_each_token_scores_three_points_at_the_end() -> None:
    """Tokens."""
    match = finish(expanded({"ship": 2, "scroll": 2, "helmet": 1}, deck=0, actions=1, hands=[[]]))
    assert [score["tokens"] for score in match.scores()] == [0, 3, 6, 0]


def test_the_helmet_draws_an_extra_card_for_a_point_once_a_turn() -> None:
    """Tokens: from the deck or the display, beside the actions."""
    match = expanded({"helmet": 0}, score=2, hands=[["petra-1"]])
    play(match, "extra mausoleion-1")
    assert match.view(0)["hand"] == ["mausoleion-1", "petra-1"]
    assert match.view(None)["actions"] == 3
    assert points(match, 0) == 1
    with pytest.raises(IllegalMove, match="used the helmet token this turn"):
        match.play("extra deck")


def test_the_extra_card_needs_a_point_to_pay() -> None:
    """Tokens."""
    match = expanded({"helmet": 0})
    with pytest.raises(IllegalMove, match="costs one point, more than you have"):
        match.play("extra deck")


def test_only_the_holder_uses_a_token() -> None:
    """Tokens."""
    match = expanded({"helmet": 1, "ship": 1}, score=2, hands=[["petra-1"]])
    with pytest.raises(IllegalMove, match="do not hold the helmet token"):
        match.play("extra deck")
    with pytest.raises(IllegalMove, match="do not hold the ship token"):
        match.play("swap petra-1")


def test_the_ship_swaps_a_hand_card_for_an_open_one() -> None:
    """Tokens: all see both cards."""
    match = expanded({"ship": 0}, hands=[["petra-1", "petra-2"]])
    play(match, "swap petra-1")
    assert match.moves() == ["for mausoleion-1", "for mausoleion-2", "for mausoleion-4"]
    play(match, "for mausoleion-2")
    assert match.view(0)["hand"] == ["mausoleion-2", "petra-2"]
    assert match.view(None)["open"] == ["mausoleion-1", "mausoleion-4", "petra-1"]
    assert match.view(1)["hands"][0] == {"cards": 2, "known": ["mausoleion-2"]}
    assert match.view(None)["actions"] == 3
    with pytest.raises(IllegalMove, match="used the ship token this turn"):
        match.play("swap petra-2")


def test_an_offered_card_has_been_seen_and_is_not_taken_back() -> None:
    """Tokens: the others know it from the moment it is offered."""
    match = play(expanded({"ship": 0}, hands=[["petra-1", "petra-2"]]), "swap petra-1")
    assert told(match, "offered") == [{"seat": 0, "card": "petra-1"}]
    assert match.view(1)["offered"] == "petra-1"
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_with_one_open_card_left_the_swap_needs_no_further_question() -> None:
    """Tokens."""
    match = play(expanded({"ship": 0}, hands=[["petra-1"]], open=["zeus-1"], actions=2), "swap petra-1")
    assert match.view(0)["hand"] == ["zeus-1"]
    assert match.view(None)["open"] == ["petra-1"]


def test_the_swap_needs_an_open_card() -> None:
    """Tokens."""
    match = expanded({"ship": 0}, hands=[["petra-1"]], open=[], actions=2)
    with pytest.raises(IllegalMove, match="no open card to swap for"):
        match.play("swap petra-1")


def test_the_scroll_reorders_a_monument_while_it_is_extended() -> None:
    """Tokens: old and new cards together; the last one is laid automatically."""
    match = expanded({"scroll": 0}, hands=[["zeus-5", "petra-1"]], columns=[column("zeus", 9, 3)])
    play(match, "extend zeus-5", "reorder")
    assert match.view(None)["lifted"] == cards("zeus", 3, 5, 9)
    assert match.moves() == ["lay zeus-3", "lay zeus-5", "lay zeus-9"]
    with pytest.raises(IllegalMove, match="petra-1 is not among the cards you took up"):
        match.play("lay petra-1")
    play(match, "lay zeus-5", "lay zeus-9")
    assert match.view(None)["columns"][0] == {"zeus": cards("zeus", 5, 9, 3)}
    assert match.view(None)["symbols"][0] == {"ship": 0, "helmet": 1, "scroll": 2}
    play(match, "done")
    assert match.view(None)["actions"] == 2


def test_an_empty_hand_does_not_forestall_reordering() -> None:
    """Tokens: the question comes as long as the scroll can be used."""
    match = expanded({"scroll": 0}, hands=[["zeus-5"]], columns=[column("zeus", 9, 3)])
    play(match, "extend zeus-5")
    assert match.moves() == ["done", "reorder"]
    play(match, "reorder", "lay zeus-3", "lay zeus-5")
    assert match.view(None)["columns"][0] == {"zeus": cards("zeus", 3, 5, 9)}
    assert match.view(None)["step"] == "acting"


def test_the_scroll_is_of_no_use_when_building() -> None:
    """Tokens: re-ordering goes with extending."""
    match = play(expanded({"scroll": 0}, hands=[cards("zeus", 1, 2, 3)]), "build zeus-1", "lay zeus-2")
    with pytest.raises(IllegalMove, match="not what is to be decided now"):
        match.play("reorder")


def test_a_feature_may_be_used_in_the_turn_of_buying() -> None:
    """Tokens: the points for the token pay the card."""
    match = expanded(columns=[column("petra", 2, 5)])
    play(match, "buy helmet", "extra deck")
    assert points(match, 0) == 1


def test_after_the_last_action_features_may_still_be_used() -> None:
    """Tokens: also after a fourth; then the turn ends automatically once none is left."""
    match = expanded({"helmet": 0, "ship": 0}, score=1, actions=1, hands=[["petra-1"]], fourth_bought=True)
    play(match, "draw deck")
    assert families(match) == {"extra", "swap", "end"}
    play(match, "extra deck")
    assert families(match) == {"swap", "end"}
    play(match, "swap petra-1", "for mausoleion-1")
    assert match.seat == 1


def test_a_feature_begins_a_monument_turn() -> None:
    """Tokens: in monument turns only, so no historian afterwards."""
    match = expanded({"helmet": 0}, score=1, columns=[{}, column("zeus", 1, 2)])
    assert "historian" in families(match)
    play(match, "extra deck")
    with pytest.raises(IllegalMove, match="you have begun yours"):
        match.play("historian")


def test_features_come_back_with_the_next_turn() -> None:
    """Tokens: once a turn."""
    match = expanded({"helmet": 0}, score=5)
    for _ in range(2):
        play(match, "extra deck")
        while match.seat == 0:
            match.play("end" if "end" in match.moves() else "draw deck")
        while match.seat != 0:
            match.play("end" if "end" in match.moves() else "draw deck")
    assert points(match, 0) == 3


def test_buying_is_an_action_where_nothing_can_be_drawn() -> None:
    """Tokens: so the last turn continues."""
    match = expanded(deck=0, open=["mausoleion-1"], actions=2, columns=[column("petra", 2, 5)])
    play(match, "draw mausoleion-1")
    assert match.moves() == ["buy helmet"]


def test_without_the_expansion_there_are_no_tokens() -> None:
    """Option heroes-traders-scholars."""
    match = table(columns=[column("petra", 1, 4)])
    assert match.view(None)["tokens"] == {}
    with pytest.raises(IllegalMove, match="belongs to the expansion"):
        match.play("buy ship")
    assert GAME.setup(4).options["heroes-traders-scholars"] is False


def test_the_view_says_which_tokens_can_be_bought_and_used_now() -> None:
    """Tokens: exactly those for which there is a legal move."""
    match = expanded(
        {"helmet": 0, "ship": 0, "scroll": 1}, score=1, hands=[["petra-3"]], columns=[column("petra", 6, 9)]
    )
    while match.seat == 0:
        view, offered = match.view(0), families(match)
        features = {"ship": "swap", "helmet": "extra", "scroll": "reorder"}
        assert {features[token] for token in view["tokens-usable"]} == offered & set(features.values())
        assert {f"buy {token}" for token in view["tokens-on-sale"]} == {m for m in match.moves() if m.startswith("buy")}
        assert GAME.texts("en").of_prompt(GAME.prompt(view), "Ada")
        for wanted in ("buy", "extend", "reorder", "lay", "done", "extra", "swap", "for", "draw", "end"):
            if wanted in offered:
                match.play(next(move for move in match.moves() if move.startswith(wanted)))
                break
    assert {event["event"] for event in match.events} >= {"token-bought", "column-lifted", "swapped", "extra-paid"}
