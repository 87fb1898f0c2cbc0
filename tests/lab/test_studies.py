"""Studies answer their question, stop early only when the answer is clear, and read changes as people write them."""

import json
from dataclasses import replace

import pytest

import digsite
from digsite.core.errors import BadSetup
from digsite.lab import Plan, balance, compare, sweep
from digsite.lab.changes import read_figure, read_values
from digsite.lab.reports import balance_answer, compare_answer, sweep_answer

PERGAMON = digsite.load("pergamon")
ARTEFAKT = digsite.load("artefakt")


def test_balance_tells_a_level_table() -> None:
    found = balance([ARTEFAKT.setup(2)], ["random"], Plan(2000))
    assert found.tables[0].level
    assert balance_answer(found) == "**No seat is clearly favoured**."
    assert json.loads(json.dumps(found.as_data()))["tables"][0]["estimates"]["wins-0"]["games"] == 2000


def test_balance_names_a_favoured_seat() -> None:
    """Four greedy players of Pergamon: the first seat hardly ever wins."""
    found = balance([PERGAMON.setup(4), PERGAMON.setup(2)], ["greedy"], Plan(100, "seats"))
    assert [table.level for table in found.tables] == [False, True]
    assert "4 players, greedy: **seat" in balance_answer(found)
    assert balance_answer(found).endswith("no seat is clearly favoured at the other one.")


def test_a_larger_prize_is_found_and_named() -> None:
    before = PERGAMON.setup(2)
    after = PERGAMON.setup(2, None, read_figure(PERGAMON, "museum.show=9").apply(PERGAMON, PERGAMON.edition, 9))
    found = compare(("as printed", before), ("museum.show=9", after), ["greedy"], Plan(100))
    winner = next(row for row in found.rows if row.name == "winner")
    assert winner.certain
    assert winner.difference.low > 5
    assert winner.difference.mean == pytest.approx(winner.after.mean - winner.before.mean)
    assert "winner's points **+" in compare_answer(found)
    assert "winner" in found.as_data()["verdict"]


def test_a_change_without_an_effect_is_called_that() -> None:
    before, after = ARTEFAKT.setup(2), ARTEFAKT.setup(2, None, ARTEFAKT.edition_of("same", ARTEFAKT.edition.tables))
    found = compare(("a", before), ("b", after), ["random"], Plan(50))
    assert compare_answer(found) == "**It changes nothing**: not one of 50 games was played differently."


def test_a_change_that_moves_no_win_promises_no_size_of_effect() -> None:
    """With a cap of 20 rounds some games of Artefakt end earlier; no other seat wins, so nothing varies."""
    capped = ("capped", ARTEFAKT.setup(2, {"round-cap": 20}))
    answer = compare_answer(compare(("as printed", ARTEFAKT.setup(2)), capped, ["random"], Plan(2000)))
    assert answer == "No change is certain: the first seat wins as often as before in every deal."


def test_an_effect_that_would_have_been_found_is_never_called_nothing() -> None:
    found = compare(("a", ARTEFAKT.setup(2)), ("b", ARTEFAKT.setup(2, {"round-cap": 5})), ["random"], Plan(4))
    assert "by 70.0 percentage points would have been found" in compare_answer(found)
    first = next(row for row in found.rows if row.name == "wins-0")
    tiny = replace(first, difference=replace(first.difference, detectable=0.0002))
    rows = [tiny if row is first else row for row in found.rows]
    assert "by 0.1 percentage points would have been found" in compare_answer(replace(found, rows=rows))


def test_a_sweep_finds_the_figure_that_matters() -> None:
    figures = [read_figure(PERGAMON, text) for text in ("museum.show=0..2", "calendar.oldest[3]=1..2")]
    found = sweep(PERGAMON.setup(2), figures, ["greedy"], Plan(100))
    shows, oldest = found.curves
    assert [step.value for step in shows.steps] == [0, 1, 2]
    assert [step.printed for step in shows.steps] == [False, True, False]
    means = [step.measured.estimates["winner"].mean for step in shows.steps]
    assert means == sorted(means)
    assert "Winner's points" in shows.matters
    assert [step.value for step in oldest.steps] == [1, 2]
    assert "museum.show" in sweep_answer(found)
    json.dumps(found.as_data())


def test_a_study_stops_when_its_answer_is_clear_and_not_before() -> None:
    level = balance([ARTEFAKT.setup(2)], ["random"], Plan(200_000, until_clear=True, within=0.05))
    assert level.any_time
    assert level.tables[0].games < 20_000
    one = level.tables[0].estimates["wins-0"]
    assert 0.45 <= one.low <= 0.5 <= one.high <= 0.55


@pytest.mark.parametrize(
    ("text", "place", "values"),
    [
        ("museum.show=3", [()], (3,)),
        ("museum.visitors[21-23]=8", [(20,), (21,), (22,)], (8,)),
        ("calendar.oldest=9,6,3", [()], ([9, 6, 3],)),
        ("track.coins+=-1..1", [()], (-1, 0, 1)),
        ("museum.show=0..6:3", [()], (0, 3, 6)),
    ],
)
def test_figures_are_read_as_people_write_them(
    text: str, place: list[tuple[int, ...]], values: tuple[int, ...]
) -> None:
    figure = read_figure(PERGAMON, text)
    assert (figure.places, figure.values) == (place, values)


def test_a_change_changes_what_it_names_and_nothing_else() -> None:
    edition = read_figure(PERGAMON, "museum.visitors[21-24]=8").apply(PERGAMON, PERGAMON.edition, 8)
    assert edition["museum.visitors"] == [*PERGAMON.edition["museum.visitors"][:20], 8, 8, 8, 8]
    assert {t for t in edition.tables if edition[t] != PERGAMON.edition[t]} == {"museum.visitors"}
    more = read_figure(PERGAMON, "calendar.step-down+=1").apply(PERGAMON, PERGAMON.edition, 1)
    assert more["calendar.step-down"] == [0, 0, 0, 0, 4, 0, 5, 0, 6, 0, 0, 0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("museum", "write TABLE=VALUE"),
        ("museum.floor=8", "there is no table museum.floor"),
        ("museum.visitors=8", "does not fit the table"),
        ("museum.visitors[25]=8", "does not fit the table"),
        ("museum.visitors[0]=8", "counted from 1"),
        ("museum.show=100", "not possible: museum.show is 100"),
        ("museum.show=9..4", "not a range"),
    ],
)
def test_a_change_that_cannot_be_is_refused(text: str, words: str) -> None:
    def apply() -> None:
        figure = read_figure(PERGAMON, text)
        figure.apply(PERGAMON, PERGAMON.edition, figure.values[0])

    with pytest.raises(BadSetup, match=words):
        apply()


def test_a_range_has_a_limit() -> None:
    with pytest.raises(BadSetup, match="2 to 50 values"):
        read_values("0..1000")
