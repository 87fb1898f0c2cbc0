"""The review of a game as a report: the curve of the chances, luck and play, and what was better."""

from digsite.core.texts import Texts
from digsite.lab import charts
from digsite.lab.report import Grid, Headings, Plot, Report
from digsite.review.answers import Review
from digsite.review.wording import Told


def review_report(review: Review, told: Told, texts: Texts, title: str, command: str) -> Report:
    """Make the report of a review."""
    curves = [[moment.shares[seat] for moment in review.moments] for seat in range(review.players)]
    turning: list[tuple[int, float]] = [(each.turn + 1, each.after) for each in review.turning]
    seats = [(each.luck, each.play) for each in review.seats]
    names = review.names
    labels = (texts("review-luck"), texts("review-own") + " + " + texts("review-others"))
    return Report(
        question=texts("review-question", game=title),
        answer=told.answer,
        subject=title,
        note=texts("review-note", moves=review.moments[-1].step, decisions=len(review.decisions)),
        method=[texts("review-method"), texts("review-sums")],
        command=command,
        plots=[
            Plot(told.chances, told.turning_heading, charts.chances(told.chances, names, curves, turning), wide=True),
            Plot(
                told.balance_heading,
                texts("review-sums"),
                charts.balance(told.balance_heading, names, seats, labels),
                wide=True,
            ),
        ],
        grids=[
            Grid(told.balance_columns, told.balance),
            Grid(told.turning_columns, told.turning, told.turning_heading, words=(1, 2, 3)),
            Grid(told.mistakes_columns, told.mistakes, told.mistakes_heading, told.good, words=(1, 3, 4, 5, 6)),
        ],
        headings=Headings(texts.language, texts("review-method-title"), texts("review-again-title"), "digsite"),
    )
