"""A review in words: names instead of seats, sentences instead of moves, in one language."""

from dataclasses import dataclass

import digsite
from digsite.core.chance import key_from_seed
from digsite.core.events import visible
from digsite.core.match import Match
from digsite.core.record import Record, replay
from digsite.core.texts import SHAPES, Texts
from digsite.review.answers import Decision, Review, Turning

LOOKS = 8
"""Number of re-deals in which a move is tried. What all of them report alike is neither chance nor a secret."""


@dataclass(frozen=True)
class Told:
    """A review as people read it. Rows are lists of cells, as the columns say."""

    heading: str
    answer: str
    chances: str
    players: list[str]
    curves: list[list[float]]
    ways: list[str]
    turning_heading: str
    turning_columns: tuple[str, ...]
    turning: list[list[str]]
    mistakes_heading: str
    mistakes_columns: tuple[str, ...]
    mistakes: list[list[str]]
    good: str
    balance_heading: str
    balance_columns: tuple[str, ...]
    balance: list[list[str]]


def told(review: Review, record: Record, texts: Texts) -> Told:
    """Put a review into words."""
    game = digsite.load(record.game)
    match = replay(record, game)
    names = [f"{SHAPES[seat % len(SHAPES)]} {name}" for seat, name in enumerate(record.names)]
    costly = [decision for decision in review.decisions if decision.better is not None]
    good = sum(decision.mark == "good" for decision in review.decisions)
    curves = [[moment.shares[seat] for moment in review.moments] for seat in range(review.players)]
    return Told(
        heading=texts("review-heading", game=game.title),
        answer=_answer(review, record, texts),
        chances=texts("review-chances"),
        players=names,
        curves=curves,
        ways=[texts("review-way", first=percent(curve[0]), last=percent(curve[-1])) for curve in curves],
        turning_heading=texts("review-turning" if review.turning else "review-no-turning"),
        turning_columns=_columns(texts, "move", "who", "chance", "done"),
        turning=[_turning(each, review, match, names, texts) for each in review.turning],
        mistakes_heading=texts("review-mistakes" if costly else "review-no-mistakes"),
        mistakes_columns=_columns(texts, "move", "who", "cost", "", "done", "better", "why"),
        mistakes=[_mistake(each, record, match, names, texts) for each in costly],
        good=texts("review-good", count=good),
        balance_heading=texts("review-balance"),
        balance_columns=("", *names),
        balance=[
            [texts(f"review-{name}"), *(write(getattr(each, name)) for each in review.seats)]
            for name, write in BALANCE.items()
        ],
    )


def _columns(texts: Texts, *ids: str) -> tuple[str, ...]:
    return tuple(texts(f"review-{each}") if each else "" for each in ids)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    rounded = round(100 * share)
    return f"{rounded:+d} %".replace("-", "−") if rounded else "0 %"


BALANCE = {"first": percent, "luck": signed, "own": signed, "others": signed, "last": percent}
"""The rows of luck and play, and how their shares are written."""


def _answer(review: Review, record: Record, texts: Texts) -> str:
    """Say in a sentence whether the winner owes it to luck or to choices."""
    winners = [seat for seat, each in enumerate(review.seats) if each.last > 0]
    if len(winners) > 1:
        return texts("review-shared")
    won = review.seats[winners[0]]
    cause = "luck" if won.luck >= won.play else "play"
    return texts(f"review-answer-{cause}", name=record.names[winners[0]], luck=signed(won.luck), play=signed(won.play))


def _turning(each: Turning, review: Review, match: Match, names: list[str], texts: Texts) -> list[str]:
    first, last = review.moments[each.turn].step, review.moments[each.turn + 1].step - 1
    drawn = (step for step in range(first, last + 1) if match.played[step].answers)
    step = next(drawn, first) if each.decision is None else review.decisions[each.decision].step
    moves = f"{first + 1}–{last + 1}" if last > first else str(first + 1)
    done = texts(f"review-by-{each.cause}", done=deed(match, step, texts, names))
    return [moves, names[each.seat], f"{percent(each.before)} → {percent(each.after)}", done]


def _mistake(each: Decision, record: Record, match: Match, names: list[str], texts: Texts) -> list[str]:
    assert each.better is not None
    before = replay(record, match.game, each.step)
    done = deed(match, each.step, texts, names)
    better = sentence_of(before, match.setup.notation.read(each.better), texts, names)
    if better is None or better == done:  # what tells the moves apart is not said aloud
        done, better = each.move, each.better
    rival = "" if each.rival is None else names[each.rival]
    why = "" if each.reason is None else texts(f"because-{each.reason}", name=rival)
    mark = texts(f"review-mark-{each.mark}")
    return [
        str(each.step + 1),
        names[each.seat],
        signed(each.gain),
        mark,
        done,
        better,
        why,
    ]


def deed(match: Match, step: int, texts: Texts, names: list[str]) -> str:
    """Tell what a move did, as its player saw it first."""
    played = match.played[step]
    events = [event for audience, event in played.events if visible(audience, played.seat)]
    return texts.of_event(events[0], names) if events else match.setup.notation.write(played.move)


def sentence_of(match: Match, move: int, texts: Texts, names: list[str]) -> str | None:
    """Describe what a move does, as its player would see it first; None if that is chance or somebody else's secret."""
    assert match.seat is not None
    told = []
    for look in range(LOOKS):
        other = match.redealt(match.seat, key_from_seed(f"look {look}"))
        other.play(move)
        events = other.events_for(match.seat, 0)
        told.append(texts.of_event(events[0], names) if events else None)
    return told[0] if len(set(told)) == 1 else None
