"""Every find and every coin is accounted for at every moment of a game, by the events alone."""

from collections import Counter

import pytest

from tests.every_game.walk import walk
from tests.pergamon.table import GAME

VARIANTS = [{}, {"order-track": True}, {"free-sorting": True}, {"order-track": True, "free-sorting": True}]


class Ledger:
    """What the events say: which finds are out of the game, what is in each purse, what was paid in all."""

    def __init__(self) -> None:
        self.out: set[int] = set()
        self.purses: Counter[object] = Counter()
        self.paid = 0

    def enter(self, event: dict[str, object]) -> None:
        match event["event"]:
            case "paid":
                self.purses[event["figure"]] += event["coins"]  # type: ignore[operator]
                self.paid += event["coins"]  # type: ignore[operator]
            case "dug":
                self.purses[event["figure"]] -= event["cost"]  # type: ignore[operator]
            case "polished":
                self.purses[event["seat"]] -= 1
            case "stored":
                self.purses[event["seat"]] -= event["fee"]  # type: ignore[operator]
            case "find-boxed":
                self.out.add(event["tile"])  # type: ignore[arg-type]
            case "find-taken" if event["figure"] == "raider":
                self.out.add(event["tile"])  # type: ignore[arg-type]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "plain")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_60_finds_and_108_coins_are_accounted_for(players: int, options: dict[str, bool], seed: int) -> None:
    ledger, entered = Ledger(), 0
    for match in walk(GAME.setup(players, options), seed):
        events = match.events
        for event in events[entered:]:
            ledger.enter(event)
        entered = len(events)
        position = match.position()
        lying = [n for part in ("galleries", "hands") for place in position[part] for n in place]
        lying += [n for shown in position["museum"] for collection in shown for n in collection["row"]]
        lying += position["row"] + position["to-lay"] + position["unseen"]
        assert sorted([*lying, *ledger.out]) == sorted(f["number"] for f in match.view(None)["finds"])
        assert position["coins"] == [ledger.purses[seat] for seat in range(players)]
        assert position["raider-coins"] == ledger.purses["raider"]
        spaces = [collection["space"] for shown in position["museum"] for collection in shown]
        assert len(set(spaces)) == len(spaces)
    assert ledger.paid == 108
