"""The rulebook of Artefakt, chapter by chapter.

Clauses are named after its headings (setup, 1 to 5 with 4A, 4B, 4C and deadlock, few, end, advanced), and `sites` for
the instructions. Printed figures are in the box, not here.
"""

from digsite.games.artefakt.rules.course import deal, play
from digsite.games.artefakt.rules.ending import scores
from digsite.games.artefakt.rules.legal import legal
from digsite.games.artefakt.rules.sight import observe, redeal

__all__ = ["deal", "legal", "observe", "play", "redeal", "scores"]
