"""What `greedy` does in the middle of an action: the judgement must know what is owed then, and still to come."""

from digsite.bots.greedy import Greedy
from digsite.bots.question import Question
from digsite.core.match import Match
from tests.thebes.table import look, pile, table


def greedy_move(match: Match) -> str:
    return match.setup.notation.write(Greedy().think(Question.about(match, 1), 1).move)


def test_a_robber_takes_the_most_valuable_find() -> None:
    seen = {"rubble": 2, "1": 1, "3": 1, "5": 1}
    history = [look(0, 5, rubble=2, one=1, three=1, five=1)]
    match = table(piles={"crete": pile(seen=seen, history=history)}, step="picking", robbed="crete")
    assert greedy_move(match) == "pick 5"


def test_a_museum_gets_the_least_valuable_finds() -> None:
    match = table(finds=[{"greece": {"6": 1, "2": 1}, "egypt": {"1": 1, "5": 1}}], beside={"museum-1": 1})
    match.play("museum 1")
    assert greedy_move(match) == "give egypt 1"
    match.play("give egypt 1")
    assert greedy_move(match) == "give greece 2"
