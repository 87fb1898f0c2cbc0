"""The rulebook of Pergamon, chapter by chapter.

Clauses are named after its headings (1, 2, 3a, 3b, 3c, 4, end, raider, variant 1, variant 2). Figures such as costs and
prizes are in the box, not here.
"""

from digsite.games.pergamon.rules.course import deal, play
from digsite.games.pergamon.rules.evaluation import scores
from digsite.games.pergamon.rules.legal import legal
from digsite.games.pergamon.rules.sight import observe, redeal

__all__ = ["deal", "legal", "observe", "play", "redeal", "scores"]
