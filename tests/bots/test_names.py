"""Lists of bots as people write them, and what a program may put on a screen."""

from digsite.bots.names import names_in
from digsite.bots.program import printable


def test_commas_part_bots_and_stay_in_budgets_and_commands() -> None:
    assert names_in(["novice,search:500,2s,greedy"]) == ["novice", "search:500,2s", "greedy"]
    assert names_in(["random", "pipe:python3 bot.py a,b"]) == ["random", "pipe:python3 bot.py a,b"]


def test_words_of_a_program_are_harmless_and_short() -> None:
    assert printable("a\x1b[2J\nb") == "a?[2J?b"
    assert len(printable("x" * 5000)) == 160
