"""The table as text, drawn from a view: for the terminal and for screen readers."""

from collections.abc import Callable
from typing import Any

from digsite.core.texts import SHAPES, Prompt, Texts

Card = Callable[[str], str]


def board(view: dict[str, Any], texts: Texts, names: list[str]) -> str:
    """Draw everything a player sees on the table."""
    faces = {face["card"]: face for face in view["cards"]}

    def card(name: str) -> str:
        face = faces[name]
        return f"{texts('monument', monument=face['monument'])} {face['value']} {texts('short-' + face['symbol'])}"

    lines = [*_tracks(view, texts), "", *_historians(view, texts), "", *_supply(view, texts, card)]
    if view["tokens"]:
        lines += ["", _tokens(view, texts, names)]
    for seat, name in enumerate(names):
        lines += ["", *_player(view, texts, seat, name, faces, card)]
    if view["lifted"]:
        lines += ["", texts("board-lifted") + " " + _listed(view["lifted"], card)]
    if view["offered"]:
        lines += ["", texts("board-offered") + " " + card(view["offered"])]
    return "\n".join(lines)


def prompt(view: dict[str, Any]) -> Prompt:
    """Ask for the next decision."""
    return Prompt(
        f"prompt-{view['step']}",
        {
            "actions": view["actions"],
            "cards": view["due"],
            "monument": view["laying"] or "",
            "symbol": view["pair"] or "",
            "fourth": "bought" if view["fourth-bought"] else "open",
            "tokens": "-".join(view["tokens-usable"]) or "none",
            "sale": "possible" if view["tokens-on-sale"] else "impossible",
            "historian": "possible" if view["may-write"] else "impossible",
        },
    )


def _listed(cards: list[str], card: Card) -> str:
    return " · ".join(card(name) for name in cards) or "–"


def _tracks(view: dict[str, Any], texts: Texts) -> list[str]:
    """Draw the fame tracks: a dot for each space, the marker on its space, and the builders."""
    built = [
        "".join(SHAPES[seat] for seat, columns in enumerate(view["columns"]) if track["monument"] in columns)
        for track in view["monuments"]
    ]
    lines = []
    for track, owners in zip(view["monuments"], built, strict=True):
        spaces = "".join("★" if space == track["space"] else "·" for space in range(len(track["sole"]) + 1))
        points = texts("board-unknown")
        if track["space"] > 0:
            sole, larger, smaller = (track[share][track["space"] - 1] for share in ("sole", "larger", "smaller"))
            points = texts("board-fame", sole=sole, larger=larger, smaller=smaller)
        needs = texts("board-needs", cards=track["least"]) if track["least"] else texts("board-full")
        name = texts("monument", monument=track["monument"])
        lines.append(f"{name:<14} {spaces}  {owners:<3} {points:<26} {needs}")
    return lines


def _historians(view: dict[str, Any], texts: Texts) -> list[str]:
    placed = " > ".join(f"{SHAPES[history['seat']]}{history['cards']}" for history in view["histories"])
    return [texts("board-historians") + " " + (placed or "–")]


def _supply(view: dict[str, Any], texts: Texts, card: Card) -> list[str]:
    lines = [texts("board-deck", cards=view["deck"]), texts("board-open") + " " + _listed(view["open"], card)]
    if view["aside"]:
        lines[0] += ", " + texts("board-aside", cards=view["aside"])
    return lines


def _tokens(view: dict[str, Any], texts: Texts, names: list[str]) -> str:
    held = [
        texts("symbol", symbol=token) + ": " + (texts("board-bank") if seat is None else names[seat])
        for token, seat in view["tokens"].items()
    ]
    return texts("board-tokens") + " " + ", ".join(held)


def _player(view: dict[str, Any], texts: Texts, seat: int, name: str, faces: dict[str, Any], card: Card) -> list[str]:
    turn = "►" if view["seat"] == seat else " "
    lines = [
        f"{turn}{SHAPES[seat]} "
        + texts(
            "board-player",
            name=name,
            points=view["totals"][seat],
            historians=view["historians"][seat],
            reach=view["reach"][seat],
        )
    ]
    symbols = view["symbols"][seat]
    lines.append("    " + texts("board-symbols", **symbols))
    for monument, cards in view["columns"][seat].items():
        lines.append(f"    {texts('monument', monument=monument)}: " + _listed(cards, card))
    hand = view["hands"][seat]
    if view["viewer"] == seat:
        lines.append("    " + texts("board-hand", cards=hand["cards"]) + " " + _listed(view["hand"], card))
    else:
        known = _listed(hand["known"], card) if hand["known"] else texts("board-nothing")
        lines.append("    " + texts("board-other-hand", cards=hand["cards"]) + " " + known)
    return lines
