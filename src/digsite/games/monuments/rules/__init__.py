"""The rulebook of Monuments, chapter by chapter.

Clauses are named after its headings (A, 1, 1a, 1b, 1c, 1d, 2, C); `tokens` is the expansion Heroes, Traders & Scholars.
Figures such as points and numbers of cards are in the box, not here.
"""

from digsite.games.monuments.rules.course import deal, play
from digsite.games.monuments.rules.evaluation import scores
from digsite.games.monuments.rules.legal import legal
from digsite.games.monuments.rules.secrets import redeal
from digsite.games.monuments.rules.sight import observe

__all__ = ["deal", "legal", "observe", "play", "redeal", "scores"]
