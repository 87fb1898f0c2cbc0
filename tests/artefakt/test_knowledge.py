"""What a view shows is what its seat can know from the events it was told, no more and no less.

`Notebook` is a second, independent account of who knows what: it reads nothing but one seat's events.
"""

import random
from collections import Counter
from typing import Any

import pytest

from tests.artefakt.table import COLOURS, GAME
from tests.every_game.walk import chosen

MIDDLE, PASSING = "middle", "passing"
PRIVATE = ("seen", "given-away")
Place = tuple[str, int] | str


class Notebook:
    """What a careful player writes down: how many fragments lie where, and which faces are among them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.count: Counter[tuple[Place, str]] = Counter({(MIDDLE, colour): 8 for colour in COLOURS})
        self.known: dict[tuple[Place, str], list[int]] = {}

    def parts(self, place: Place, colour: str) -> list[int]:
        return self.known.setdefault((place, colour), [])

    def moved(self, colour: str, home: Place, place: Place, part: int | None) -> None:
        """One fragment changed places; `part` if this seat saw it."""
        here, there = self.parts(home, colour), self.parts(place, colour)
        if part is not None:
            there.append(part)
            if part in here:
                here.remove(part)
        elif self.count[home, colour] == 1:
            there += here
            here.clear()
        else:
            here.clear()
        self.count[home, colour] -= 1
        self.count[place, colour] += 1

    def read(self, events: list[dict[str, Any]]) -> None:
        """The events of one move, each with what this seat alone was told right after it."""
        for i, event in enumerate(events):
            told = []
            for private in events[i + 1 :]:
                if private["event"] not in PRIVATE:
                    break
                told.append(private["part"])
            handler = getattr(self, event["event"].replace("-", "_"), None)
            if handler is not None:
                handler(event, told)

    def simply(self, event: dict[str, Any], told: list[int], home: Place, place: Place) -> None:
        self.moved(event["colour"], home, place, told[0] if told else None)

    def discovered(self, event: dict[str, Any], told: list[int]) -> None:
        self.simply(event, [], MIDDLE, ("site", event["site"]))

    def gave_back(self, event: dict[str, Any], told: list[int]) -> None:
        self.simply(event, told, ("card", event["seat"]), MIDDLE)

    def claimed(self, event: dict[str, Any], told: list[int]) -> None:
        """All go together, so nothing is mixed; who takes them is told each face afterwards."""
        site, card = ("site", event["site"]), ("card", event["seat"])
        for colour in COLOURS:
            if event["seat"] != self.seat:
                self.parts(card, colour).extend(self.parts(site, colour))
            self.parts(site, colour).clear()
            self.count[card, colour] += self.count.pop((site, colour), 0)

    def taken(self, event: dict[str, Any], told: list[int]) -> None:
        self.parts(("card", event["seat"]), event["colour"]).extend(told)

    def looked(self, event: dict[str, Any], told: list[int]) -> None:
        """A look shows the faces by colour, in the order in which colours are told."""
        left = list(told)
        for colour in COLOURS if told else ():
            count = self.count[("site", event["site"]), colour]
            self.known[("site", event["site"]), colour] = left[:count]
            del left[:count]

    def stolen(self, event: dict[str, Any], told: list[int]) -> None:
        self.simply(event, told, ("card", event["other"]), ("card", event["seat"]))

    def picked(self, event: dict[str, Any], told: list[int]) -> None:
        self.simply(event, told, ("site", event["site"]), ("card", event["seat"]))

    def drawn(self, event: dict[str, Any], told: list[int]) -> None:
        self.simply(event, told, MIDDLE, ("card", event["seat"]))

    def swapped(self, event: dict[str, Any], told: list[int]) -> None:
        card = ("card", event["seat"])
        self.simply(event, told[:1], card, PASSING)
        self.simply(event, told[1:], MIDDLE, card)
        self.simply(event, told[:1], PASSING, MIDDLE)

    def handed_over(self, event: dict[str, Any], told: list[int]) -> None:
        self.simply(event, told, ("card", event["seat"]), PASSING)
        self.gift = event["colour"]

    def received(self, event: dict[str, Any], told: list[int]) -> None:
        self.simply(event, told, ("card", event["other"]), ("card", event["seat"]))
        self.moved(self.gift, PASSING, ("card", event["other"]), None)

    def banished(self, event: dict[str, Any], told: list[int]) -> None:
        self.simply(event, told, ("card", event["other"]), MIDDLE)

    def carried(self, event: dict[str, Any], told: list[int]) -> None:
        self.simply(event, [], ("site", event["site"]), ("site", event["to"]))

    def shown(self, view: dict[str, Any]) -> dict[tuple[Place, str], list[int | None]]:
        """A view, as this notebook names its places."""
        piles: dict[Place, Any] = {MIDDLE: view["middle"], PASSING: view["passing"]}
        piles |= {("site", site["number"]): site["fragments"] for site in view["sites"]}
        piles |= {("card", seat): player["fragments"] for seat, player in enumerate(view["players"])}
        return {(place, colour): pile[colour] for place, pile in piles.items() for colour in COLOURS}


OPTIONS = [{}, {"open-sites": "2-3-7-9"}, {"open-sites": "4-7-8-9", "advanced": True}]


@pytest.mark.parametrize("options", OPTIONS, ids=["first game", "looking and swapping", "advanced"])
@pytest.mark.parametrize("players", GAME.players)
def test_a_view_shows_what_its_seat_can_know_from_what_it_was_told(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        match, chooser = GAME.new(players, seed=seed, options=options), random.Random(seed)
        notebooks = [Notebook(seat) for seat in range(players)]
        while match.seat is not None:
            for notebook in notebooks:
                for (place, colour), shown in notebook.shown(match.view(notebook.seat)).items():
                    assert len(shown) == notebook.count[place, colour]
                    known = [part for part in shown if part is not None]
                    assert known == sorted(notebook.parts(place, colour)), (seed, len(match.played), place, colour)
            match.play(chosen(match, chooser))
            for notebook in notebooks:
                notebook.read(match.events_for(notebook.seat, len(match.played) - 1))
