"""The rulebook of Thebes, chapter by chapter.

Clauses are named after its headings (setup, order, take, play, dig, end, score, professors, and the cards: permit,
thief, robber, scholar, helper, exhibition, museum). Figures such as weeks and points are in the box, not here.
"""

from digsite.games.thebes.rules.course import deal, play
from digsite.games.thebes.rules.imagining import redeal
from digsite.games.thebes.rules.legal import legal
from digsite.games.thebes.rules.score import scores
from digsite.games.thebes.rules.sight import observe

__all__ = ["deal", "legal", "observe", "play", "redeal", "scores"]
