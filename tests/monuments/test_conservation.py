"""Every card, marker and point is accounted for at every moment of a game, by what each seat is told alone."""

from collections import Counter
from typing import Any

import pytest

from tests.every_game.walk import walk
from tests.monuments.table import GAME, TRACKS

VARIANTS: list[dict[str, Any]] = [
    {"unused-historians": "each"},
    {"take-from": "column-start"},
    {"heroes-traders-scholars": True, "unused-historians": "once"},
]
GAINS = ("pair-scored", "token-bought", "historian-scored", "honoured", "monument-scored", "token-scored")
LOSSES = ("extra-paid", "unused")


def monument_of(card: str) -> str:
    return card.rpartition("-")[0]


class Ledger:
    """The table as somebody would lay it who hears what one seat, or a spectator, is told."""

    def __init__(self, players: int, sorted_out: list[str]) -> None:
        self.hand: set[str] = set()
        self.held: Counter[int] = Counter()
        self.known: list[set[str]] = [set() for _ in range(players)]
        self.open: set[str] = set()
        self.gone = set(sorted_out)
        self.columns: list[dict[str, list[str]]] = [{} for _ in range(players)]
        self.lifted: set[str] = set()
        self.fame = dict.fromkeys(TRACKS, 0)
        self.histories: list[dict[str, int]] = []
        self.tokens: dict[str, int] = {}
        self.points: Counter[int] = Counter()

    def receive(self, seat: int, card: str) -> None:
        """An open card comes into a hand."""
        self.open.remove(card)
        self.held[seat] += 1
        self.known[seat].add(card)

    def release(self, seat: int, card: str) -> None:
        """A card leaves a hand."""
        self.held[seat] -= 1
        self.known[seat].discard(card)
        self.hand.discard(card)

    def lay(self, seat: int, card: str) -> None:
        if card in self.lifted:
            self.lifted.remove(card)
        else:
            self.release(seat, card)
        self.columns[seat].setdefault(monument_of(card), []).append(card)

    def enter(self, event: dict[str, Any], listener: int | None) -> None:
        kind, seat, card = event["event"], event.get("seat", 0), event.get("card", "")
        if kind in GAINS:
            self.points[seat] += event["points"]
        if kind in LOSSES:
            self.points[seat] -= event["points"]
        match kind:
            case "dealt":
                self.held[seat] += event["cards"]
            case "drawn":
                self.held[seat] += 1
            case "card-dealt" | "card-drawn":
                self.hand.add(card)
            case "card-opened":
                self.open.add(card)
            case "card-taken":
                self.receive(seat, card)
                self.hand |= {card} if seat == listener else set()
            case "offered":
                self.release(seat, card)
            case "swapped":
                self.receive(seat, event["second_card"])
                self.hand |= {event["second_card"]} if seat == listener else set()
                self.open.add(card)
            case "card-laid":
                self.lay(seat, card)
            case "column-lifted":
                self.lifted = set(self.columns[seat].pop(event["monument"]))
            case "discarded":
                self.release(seat, card)
                self.gone.add(card)
            case "card-lost":
                self.columns[seat][monument_of(card)].remove(card)
                self.gone.add(card)
            case "fame-grown":
                self.fame[event["monument"]] = event["space"]
            case "historian-placed":
                self.histories.insert(event["rank"] - 1, {"seat": seat, "cards": event["cards"]})
            case "token-bought":
                self.tokens[event["token"]] = seat


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "plain")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_can_follow_the_game_by_what_it_is_told(players: int, options: dict[str, Any], seed: int) -> None:
    entered = 0
    listeners = [None, *range(players)]
    ledgers: dict[int | None, Ledger] = {}
    for match in walk(GAME.setup(players, options), seed):
        for listener in listeners:
            view = match.view(listener)
            ledger = ledgers.setdefault(listener, Ledger(players, view["gone"]))
            told = match.events_for(listener, entered if match.played else None)
            for event in told:
                ledger.enter(event, listener)
            assert set(view["hand"]) == ledger.hand
            assert [hand["cards"] for hand in view["hands"]] == [ledger.held[seat] for seat in range(players)]
            assert [set(hand["known"]) for hand in view["hands"]] == ledger.known
            assert set(view["open"]) == ledger.open
            assert set(view["gone"]) == ledger.gone
            assert view["columns"] == ledger.columns
            assert set(view["lifted"]) == ledger.lifted
            assert view["fame"] == [ledger.fame[track] for track in TRACKS]
            assert view["histories"] == ledger.histories
            assert {k: v for k, v in view["tokens"].items() if v is not None} == ledger.tokens
            assert view["totals"] == [ledger.points[seat] for seat in range(players)]
            lying = sum(len(laid) for built in ledger.columns for laid in built.values()) + len(ledger.lifted)
            elsewhere = sum(ledger.held.values()) + len(ledger.open) + len(ledger.gone)
            offered = view["offered"] is not None
            assert lying + elsewhere + offered + view["deck"] + view["aside"] == 108
        entered = len(match.played)
