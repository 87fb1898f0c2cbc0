"""What the judgement must see for greedy play to be sensible."""

from digsite.bots.names import bot_named
from digsite.bots.question import Question
from digsite.core.match import Match
from tests.pergamon.table import joining, play, shown, table

TWELVE = joining("bracelet", "vase", "mask", centuries=[5, 3, 4, 1])
PAIR = joining("jug", centuries=[1, 1])


def greedy(match: Match, moves: int = 1) -> list[str]:
    """Return what greedy plays in this number of moves."""
    played = []
    for _ in range(moves):
        move = bot_named("greedy").think(Question.about(match, 1), 1).move
        played.append(match.moves()[match.legal().index(move)])
        match.play(move)
    return played


def test_a_row_of_all_finds_is_shown_before_an_evaluation() -> None:
    match = table(calendar=5, hands=[TWELVE, [], []])
    *rows, last = greedy(match, 5)
    assert sorted(rows) == sorted(f"row {number}" for number in TWELVE)
    assert last == "show"


def test_before_other_rounds_it_is_kept_to_grow() -> None:
    assert greedy(table(calendar=3, hands=[TWELVE[:3], [], []])) == ["store"]


def test_all_coins_polish_in_the_last_round() -> None:
    match = table(calendar=12, hands=[TWELVE, [39], []], coins=[4, 0, 0])
    assert greedy(play(match, *(f"row {number}" for number in TWELVE)), 5) == ["polish"] * 4 + ["show"]


def test_the_least_of_three_collections_makes_room() -> None:
    rows = [joining(kind, centuries=[1, 2]) for kind in ("jug", "mask", "bracelet")]
    assert len({number for row in rows for number in row} | set(TWELVE)) == 10
    museum = [[shown(15, rows[0], 1), shown(2, rows[1], 2), shown(9, rows[2], 3)], [], []]
    assert greedy(table(calendar=5, hands=[TWELVE, [], []], museum=museum)) == ["replace 2"]


def test_a_rich_gallery_is_dug() -> None:
    match = table(step="digging", coins=[5, 0, 0], galleries=[PAIR, [], TWELVE[:3], [], []])
    assert greedy(match) == ["dig 3"]
