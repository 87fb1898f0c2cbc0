"""The score and the result of a match, in words."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.core.match import Match
    from digsite.core.texts import Texts


def result_lines(match: "Match", texts: "Texts", names: list[str]) -> list[str]:
    lines = []
    for seat, score in enumerate(match.scores()):
        parts = ", ".join(f"{texts(f'score-{part}')} {points}" for part, points in score.items() if part != "points")
        line = "score-line" if "score-line" in texts else "score"
        lines.append(texts(line, name=names[seat], points=score["points"], parts=parts))
    if outcome := match.outcome():
        winners = texts("and").join(names[seat] for seat in outcome.winners)
        lines.append(texts("outcome", winners=winners, reason=texts(f"reason-{outcome.reason}")))
    return lines
