"""A bot that looks one move ahead plays sensibly where the right move is plain."""

from digsite.bots.greedy import Greedy
from digsite.bots.question import Question
from digsite.core.match import Match
from tests.artefakt.table import GAME, arrive, lay


def choice(match: Match) -> str:
    """What the greedy bot plays."""
    move = Greedy().think(Question.about(match, 1), 1).move
    return match.moves()[match.legal().index(move)]


def test_a_copy_is_given_back_rather_than_a_part() -> None:
    sites = {3: ["blue"] * 4, 4: ["brown"] * 8, 7: ["yellow"] * 7}
    cards = {0: ["blue 1", "blue 2", "blue 2", "yellow 3"], 1: ["blue 4"]}
    assert choice(lay(2, cards=cards, sites=sites, step="giving", round=7)) == "give blue 2"


def test_the_colour_that_may_win_is_drawn() -> None:
    match = arrive([[6, 10, 10], [9, 9, 9]], cards={0: ["blue 1", "blue 2", "brown 1", "brown 2", "brown 3"]})
    assert choice(match) == "draw brown"


def test_one_is_stolen_from_who_is_close_to_winning_where_little_lies() -> None:
    """Seat 1 has three brown parts, as his five brown fragments lead one to expect."""
    brown = ["brown 1", "brown 1", "brown 2", "brown 2", "brown 3"]
    match = arrive([[2, 2, 10], [2, 10, 10]], cards={1: brown}, sites={2: ["blue"]})
    assert choice(match) == "steal 2 brown"
    match = arrive([[2, 2, 10], [2, 10, 10]], cards={1: ["brown 1"]}, sites={2: ["blue", "yellow", "yellow"]})
    assert choice(match) == "take"


def test_a_figure_goes_where_something_lies_and_nobody_stands() -> None:
    """The tall man can go to site 7 or to site 9, where the other's figures stand already."""
    figures = [[2, 3, 8], [9, 9, 4]]
    plans, turned = [[2, 3, 1], [2, 3, 1]], [3, 2]
    laid = {"step": "travelling", "plans": plans, "turned": turned, "discovered": 4}
    match = lay(2, figures, sites={7: ["blue"], 9: ["blue", "yellow"]}, **laid)
    assert choice(match) == "go 7"


def test_games_between_greedy_bots_end() -> None:
    for players in GAME.players:
        match = GAME.new(players, seed=players)
        while match.seat is not None:
            match.play(choice(match))
        assert match.outcome() is not None
