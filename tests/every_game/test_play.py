"""What must hold in every game at every step."""

import copy
import json
import random

import numpy as np
import pytest

import digsite
from digsite.core import kernels
from digsite.core.chance import KEYED, key_from_seed
from digsite.core.errors import DigsiteError, TamperedRecord
from digsite.core.game import Setup
from digsite.core.match import Match
from digsite.core.record import convert_record, read_record, replay, verify
from tests.every_game.setups import SETUPS, setup
from tests.every_game.walk import MAX_DECISIONS, walk


@pytest.fixture(params=SETUPS, scope="module")
def box(request: pytest.FixtureRequest) -> Setup:
    return setup(request.param)


def test_every_game_ends_and_nothing_is_lost_on_the_way(box: Setup, seed: int) -> None:
    for step, match in enumerate(walk(box, seed)):
        assert step < MAX_DECISIONS
        box.game.check(box.box, match.state)
        assert (match.seat is None) == (match.legal() == [])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners
    assert [score["points"] for score in match.scores()] == outcome.points


def test_legal_moves_are_rising_and_read_back_from_their_notation(box: Setup, seed: int) -> None:
    for match in walk(box, seed):
        legal = match.legal()
        assert legal == sorted(set(legal))
        assert [box.notation.read(text.upper()) for text in match.moves()] == legal
        assert all(match.touches(move) for move in legal)


def test_positions_read_back_to_the_same_bytes(box: Setup, seed: int) -> None:
    for match in sampled(walk(box, seed), seed):
        position = json.loads(json.dumps(match.position()))
        again = box.game.position(position)
        assert again.position() == position
        assert bare(again) == bare(match)
        assert again.legal() == match.legal()


def test_a_record_replays_and_verifies(box: Setup, seed: int) -> None:
    *_, match = walk(box, seed)
    text = match.record().to_json()
    record = read_record(text)
    assert record == match.record()
    again = replay(record, box.game)
    assert bare(again) == bare(match)
    assert again.events == match.events
    assert again.record() == record
    assert verify(record, box.game).outcome() == match.outcome()
    if box.game.name in digsite.games():
        assert digsite.replay(json.loads(json.dumps(record.to_dict()))).position() == match.position()


def test_a_copy_plays_on_like_the_original(box: Setup, seed: int) -> None:
    chooser = random.Random(seed)
    for match in sampled(walk(box, seed), seed):
        if match.seat is not None:
            before = match.state.tobytes()
            copy = Match(match.setup, match.key)
            copy._states[:] = match._states
            move = chooser.choice(match.legal())
            copy.play(move)
            assert match.state.tobytes() == before
            twin = Match(match.setup, match.key)
            twin._states[:] = match._states
            twin.play(move)
            assert twin.state.tobytes() == copy.state.tobytes()


def test_a_refused_move_changes_nothing_and_says_why(box: Setup, seed: int) -> None:
    chooser = random.Random(seed)
    texts = [box.game.texts(language) for language in ("en", "de")]
    for match in sampled(walk(box, seed), seed):
        refused = sorted(set(range(box.game.moves.size())) - set(match.legal()))
        for move in chooser.sample(refused, min(8, len(refused))):
            before = match.state.tobytes()
            with pytest.raises(DigsiteError) as problem:
                match.play(move)
            assert match.state.tobytes() == before
            assert str(problem.value).strip()
            assert all(problem.value.sentence(language) for language in texts)  # type: ignore[attr-defined]


def test_no_seat_learns_what_it_may_not(box: Setup, seed: int) -> None:
    """Non-interference: re-drawing what a seat cannot know changes nothing it gets to see."""
    for match in sampled(walk(box, seed), seed):
        for seat in range(match.players):
            other = match.redealt(seat, key_from_seed(f"{seed} {seat}"))
            box.game.check(box.box, other.state)
            assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))
            assert other.observation(seat).tobytes() == match.observation(seat).tobytes()
            assert other.view(None) == match.view(None)
            if match.seat == seat:
                assert other.legal() == match.legal()


def test_what_happens_is_told_in_both_languages(box: Setup, seed: int) -> None:
    names = ["Ada", "Bruno", "Clara", "Demir"][: box.players]
    *_, match = walk(box, seed)
    for language in ("en", "de"):
        texts = box.game.texts(language)
        assert all(texts.of_event(event, names) for event in match.events)
        assert texts(f"reason-{match.outcome().reason}")  # type: ignore[union-attr]


def test_undo_takes_back_exactly_one_move_and_never_chance(box: Setup, seed: int) -> None:
    for match in sampled(walk(box, seed), seed):
        if match.seat is None:
            continue
        seat, before, length = match.seat, match.state.tobytes(), len(match.played)
        match.play(match.legal()[0])
        drawn = match.played[-1].answers
        refused = None
        try:
            match.undo(seat)
        except DigsiteError as problem:
            refused = problem.code
            match.rewind(len(match.played) - 1)
        assert refused in (None, "undo-crosses-chance")
        assert refused or not drawn
        assert len(match.played) == length
        assert match.state.tobytes() == before


def test_views_and_boards_can_be_shown_at_every_step(box: Setup, seed: int) -> None:
    names = ["Ada", "Bruno", "Clara", "Demir"][: box.players]
    texts = box.game.texts("de")
    for match in sampled(walk(box, seed), seed):
        for seat in (None, *range(match.players)):
            view = json.loads(json.dumps(match.view(seat)))
            assert box.game.board(view, texts, names)
        if match.seat is not None:
            assert texts.of_prompt(box.game.prompt(match.view(match.seat)), names[match.seat])


def test_a_view_is_of_its_own_table_even_where_two_had_the_same_position(box: Setup) -> None:
    """What is kept of a position for its other viewers must not change with the table it was made at."""
    one, other = (Match.dealt(box, key_from_seed(1)) for _ in range(2))
    viewers = [None, *range(box.players)]
    for _ in range(20):
        if one.seat is None:
            break
        seen = [json.dumps(one.view(viewer)) for viewer in viewers]
        one.play(one.legal()[-1])
        assert [json.dumps(other.view(viewer)) for viewer in viewers] == seen
        other.play(other.legal()[-1])


def test_a_deal_leaves_nothing_of_the_game_before(box: Setup) -> None:
    clean, dirty = box.table(), box.table()
    for table in (clean, dirty):
        if table is dirty:
            table["state"].view(np.uint8)[:] = 0x55
        table["state"]["key"], table["state"]["counter"], table["state"]["source"] = (3, 4), 0, KEYED
        table["state"]["tape"] = 0
        kernels.deal_at(table, 0)
    assert dirty["state"].tobytes() == clean["state"].tobytes()


def test_an_edited_record_is_found_out(box: Setup, seed: int) -> None:
    *_, match = walk(box, seed)
    chooser = random.Random(seed)
    content = json.loads(match.record().to_json())
    moves = content["moves"]
    edits = [(chooser.randrange(len(moves)), chooser.randrange(3)) for _ in range(6)]
    for at, part in edits:
        edited = copy.deepcopy(content)
        entry = edited["moves"][at]
        if part == 0:
            entry[0] = chooser.choice([text for text in box.notation.all() if text != entry[0]])
        elif part == 1:
            entry[1] = [*entry[1], 0]
        else:
            entry[2] = "00000000"
        with pytest.raises(TamperedRecord, match=f"move {at + 1} "):
            replay(convert_record(edited), box.game)


def test_a_replayed_match_can_be_undone_and_goes_on_by_fresh_chance(box: Setup, seed: int) -> None:
    for match in sampled(walk(box, seed), seed):
        again = replay(match.record(), box.game)
        if again.seat is None or not again.played:
            continue
        assert again.state["source"] == KEYED
        key = again.state["key"].copy()
        try:
            again.undo()
        except DigsiteError:
            continue
        assert again.state["source"] == KEYED
        assert (again.state["key"] == key).all()
        assert key.any()


def sampled(matches, seed: int):  # type: ignore[no-untyped-def]
    """Some steps of a walk, a dozen or so, its beginning and its end among them."""
    chooser = random.Random(seed)
    for step, match in enumerate(matches):
        if step < 2 or match.seat is None or chooser.random() < 0.06:
            yield match


def bare(match: Match) -> bytes:
    """The state without where its chance comes from."""
    state = match._states.copy()
    for field in ("key", "counter", "source", "drawn", "tape"):
        state[field] = 0
    return bytes(state.tobytes())
