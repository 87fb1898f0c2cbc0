"""Who knows what of the piles: looks, thieves, robbers, rubble that was seen, and a pile that grows after a look."""

import json

import pytest

from digsite.core.chance import key_from_seed
from digsite.core.match import Match
from tests.thebes.table import GAME, drawn, look, pile, pile_of, table, told

SEEN = {"rubble": 2, "3": 1, "5": 1}
CHEST = {"crete": pile(fresh=4)}


def test_a_view_does_not_change_when_only_the_size_of_a_pile_does() -> None:
    """Dig: piles may never be counted. Nor does a legal move, an observation or a refusal tell."""
    cards = [{"special-crete-3": 2, "scholar": 1, "helper": 1}]
    few, many = (table(cards=cards, piles={"crete": pile(fresh=fresh)}) for fresh in (1, 17))
    for seat in (None, 0, 1):
        assert few.view(seat) == many.view(seat)
    for seat in (0, 1):
        assert (few.observation(seat) == many.observation(seat)).all()
    assert few.legal() == many.legal()
    for move in ("dig crete local 1 +4", "thief crete", "dig egypt local 12"):
        sentences = set()
        for match in (few, many):
            with pytest.raises(Exception) as problem:  # noqa: PT011 - any refusal will do
                match.play(move)
            sentences.add(str(problem.value))
        assert len(sentences) == 1


def test_how_many_cards_the_deck_holds_is_not_in_a_view() -> None:
    """Nor is it in an observation: the same table with a smaller deck looks the same."""
    match = table(deck=None)
    position = match.position()
    position["piles"][0] |= {"laid": 9, "fresh": 9}
    other = GAME.position(position)
    position["piles"][0] |= {"laid": 1, "fresh": 1}
    assert GAME.position(position).view(0) == other.view(0)
    assert "deck" not in match.view(0)


def test_only_the_scholar_learns_what_he_saw() -> None:
    """Scholar: everybody knows that he looked, and nothing else."""
    match = table(players=3, cards=[{"scholar": 1}], piles=CHEST)
    match.play("scholar crete")
    saw = [event for event in match.events_for(0) if event["event"] == "pile-seen"]
    assert sum(event["count"] for event in saw) == 4
    assert pile_of(match, "crete", 0)["looked"] == {str(event["find"]): event["count"] for event in saw}
    for other in (None, 1, 2):
        assert pile_of(match, "crete", other)["looked"] is None
        assert "pile-seen" not in [event["event"] for event in match.events_for(other)]
        assert "scholar-sent" in [event["event"] for event in match.events_for(other)]


def test_a_pile_that_grew_after_a_look_is_unknown_again_but_for_what_was_seen() -> None:
    """Scholar: what he saw stays with him; of the two finds that came since he knows nothing."""
    match = table(piles={"crete": pile(2, SEEN, [look(0, 4, rubble=2, three=1, five=1)])})
    assert pile_of(match, "crete", 0)["looked"] == SEEN
    fresh, seen = set(), set()
    for sample in range(40):
        other = match.redealt(0, key_from_seed(sample))
        fresh.add(int(other.state["fresh"][3]))
        seen.add(tuple(other.state["seen"][3]))
    assert fresh == {2}
    assert seen == {tuple(match.state["seen"][3])}
    for seat in (1, None):
        assert pile_of(match, "crete", seat)["looked"] is None


def test_after_a_dig_the_scholar_knows_what_left_and_the_others_only_the_rubble_they_saw() -> None:
    """Dig: rubble was turned up before all eyes and went back."""
    row = look(0, 4, rubble=2, three=1, five=1)
    match = table(
        finds=[{}, {"crete": {"5": 1}}],
        piles={"crete": pile(0, {"rubble": 2, "3": 1}, [row, drawn(4, rubble=1, five=1)])},
    )
    mine, theirs = pile_of(match, "crete", 0), pile_of(match, "crete", 1)
    assert mine["looked"] == SEEN
    assert mine["taken"] == {"5": 1}
    assert theirs["looked"] is None
    assert mine["rubble"] == theirs["rubble"] == 1


def test_rubble_seen_at_once_is_a_least_that_everybody_knows() -> None:
    """Dig: three came up in one dig, and then two in another, which may have been of the same."""
    match = table(piles={"crete": pile(3, {"rubble": 3}, [drawn(6, rubble=3), drawn(6, rubble=2)])})
    assert pile_of(match, "crete", None)["rubble"] == 3
    rubble = {int(match.redealt(1, key_from_seed(n)).state["seen"][3, 0]) for n in range(200)}
    assert rubble == {3, 4, 5}


def test_the_robber_learns_the_pile_and_the_others_only_what_he_took() -> None:
    """Robber: while he picks, nobody else is told anything; not even whether he has a choice."""
    match = table(cards=[{"robber-crete": 1}], piles={"crete": pile(0, SEEN, [look(0, 4, rubble=2, three=1, five=1)])})
    match.play("rob crete")
    assert match.view(1)["step"] == "picking"
    assert pile_of(match, "crete", 1)["looked"] is None
    held = set()
    for sample in range(60):
        other = match.redealt(1, key_from_seed(sample))
        assert other.legal()
        held.add(tuple(other.legal()))
        assert json.dumps(other.view(1)) == json.dumps(match.view(1))
    assert len(held) > 3
    match.play("pick 5")
    mine = pile_of(match, "crete", 0)
    assert (mine["looked"], mine["taken"], mine["grew"]) == (SEEN, {"5": 1}, False)
    assert pile_of(match, "crete", 1)["taken"] == {"5": 1}


@pytest.mark.parametrize("rubble", [1, 4])
def test_a_robber_who_takes_nothing_tells_everybody_that_only_rubble_is_there_and_not_how_much(rubble: int) -> None:
    """Robber, dig: piles may never be counted, not even a worthless one."""
    match = only_rubble(rubble)
    match.play("rob crete")
    for seat in (None, 0, 1):
        known = pile_of(match, "crete", seat)
        assert known == {
            "region": "crete",
            "empty": False,
            "rubble": 0,
            "only-rubble": True,
            "grew": False,
            "looked": None,
            "taken": {},
            "out": {},
        }
    assert match.redealt(1, key_from_seed(1)).state["seen"][3].tolist() == [rubble, 0, 0, 0, 0, 0, 0, 0]


def only_rubble(rubble: int) -> Match:
    """A pile of nothing but rubble that nobody has seen in full, and a robber in hand."""
    setup = {"crete": pile(0, {"rubble": rubble}, [drawn(rubble)])}
    return table(cards=[{"robber-crete": 1, "special-crete-3": 2}], piles=setup)


def test_after_such_a_robber_no_view_differs_by_the_size_of_the_pile() -> None:
    """Byte by byte, for every seat and a spectator, in their own turns and in others'."""
    few, many = only_rubble(1), only_rubble(4)
    for match in (few, many):
        match.play("rob crete")
    for seat in (None, 0, 1):
        assert json.dumps(few.view(seat)) == json.dumps(many.view(seat))


def test_a_pile_that_was_dug_out_before_all_eyes_holds_only_rubble_until_finds_come() -> None:
    """Dig: everybody saw that no card was left, and which rubble went back."""
    row = drawn(3, rubble=2, five=1)
    taken: list[dict[str, dict[str, int]]] = [{}, {"crete": {"5": 1}}]
    swept = table(finds=taken, piles={"crete": pile(0, {"rubble": 2}, [row])})
    grown = table(finds=taken, piles={"crete": pile(2, {"rubble": 2}, [row])})
    assert [pile_of(match, "crete", None)["only-rubble"] for match in (swept, grown)] == [True, False]
    assert [pile_of(match, "crete", None)["grew"] for match in (swept, grown)] == [False, True]


def test_what_a_thief_draws_everybody_sees() -> None:
    """Thief: also when he puts it back."""
    match = table(cards=[{"thief-crete": 1}], piles=CHEST)
    match.play("thief crete")
    public = [event["event"] for event in match.events_for(None)]
    assert ("found" in public) != ("rubble" in public)


def test_finds_that_nobody_has_seen_are_not_decided() -> None:
    """A look decides the pile, and no more than the pile."""
    match = table(cards=[{"scholar": 1}], piles={"crete": pile(fresh=4), "egypt": pile(fresh=4)})
    match.play("scholar crete")
    assert match.state["fresh"].tolist() == [0, 4, 0, 0]
    assert match.state["unseen"][3].sum() == 16
    assert match.state["unseen"][1].sum() == 20


def test_a_spectator_is_told_no_secret_in_a_whole_game() -> None:
    match = GAME.new(4, seed=5)
    while match.seat is not None:
        match.play(match.legal()[-1])
    assert "pile-seen" not in [event["event"] for event in match.events_for(None)]
    assert all(pile["looked"] is None for pile in match.view(None)["piles"])


def test_a_seat_can_redeal_long_histories() -> None:
    """Every seat of a whole game at its end, however the piles were dug over: its own looks stay as they were."""
    match: Match = GAME.new(3, seed=11)
    while match.seat is not None:
        match.play(match.legal()[len(match.played) * 7 % len(match.legal())])
    for seat in range(3):
        other = match.redealt(seat, key_from_seed(3))
        assert other.view(seat) == match.view(seat)
        GAME.check(other.setup.box, other.state)
    assert told(match, "dug")
