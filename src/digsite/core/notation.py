"""Moves as people type and read them: a word and usually a thing, as in `place 7`, `row 85`, `store`.

A game's moves are families: a word, and the number of things it can name. The integers of a family are consecutive, so
rules can compare and subtract them. The notation is the same in all languages.
"""

from collections.abc import Callable
from typing import Any

from digsite.core.errors import UnreadableMove
from digsite.core.spans import Spans


class Notation:
    """The notation of one box, both ways. `name` returns the name of the k-th thing in a family."""

    def __init__(self, families: type[Spans], box: Any, name: Callable[[Any, Any, int], object]) -> None:
        self._words = [family.word for family in families]
        self._texts = [
            family.word if family.count == 1 else f"{family.word} {name(box, family, k)}"
            for family in families
            for k in range(family.count)
        ]
        self._moves = {text: move for move, text in enumerate(self._texts)}

    def write(self, move: int) -> str:
        return self._texts[move]

    def all(self) -> list[str]:
        """Return every move of the game."""
        return list(self._texts)

    def read(self, text: str) -> int:
        """Return the move a text names, ignoring case and extra spaces."""
        tidy = " ".join(text.lower().split())
        if tidy in self._moves:
            return self._moves[tidy]
        word = tidy.partition(" ")[0]
        examples = sorted((known for known in self._texts if known.partition(" ")[0] == word), key=_counted)
        shown = tidy if len(tidy) <= 40 else tidy[:40] + "…"
        if examples:
            raise UnreadableMove("unreadable-thing", text=shown, first=examples[0], last=examples[-1])
        raise UnreadableMove(text=shown, words=", ".join(self._words))


def _counted(text: str) -> tuple[int, str]:
    """Return a sort key that counts as people do: 9 before 10."""
    thing = text.rpartition(" ")[2]
    return (int(thing) if thing.isdigit() else 0, thing)
