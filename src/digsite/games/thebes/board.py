"""The table as text, drawn from a view: for the terminal and for screen readers."""

from typing import Any

from digsite.core.texts import SHAPES, Prompt, Texts

LABEL = 14
REGIONS = ("mesopotamia", "egypt", "greece", "crete")
HAND = ("permit", "thief", "robber", "scholar", "helper")


def board(view: dict[str, Any], texts: Texts, names: list[str]) -> str:
    """Draw everything a player sees on the table."""
    lines = [_track(view, texts, names), ""]
    lines += [_field(field, card, texts) for field, card in enumerate(view["display"], 1)]
    lines += ["", *_beside(view, texts), ""]
    lines += [_pile(pile, texts) for pile in view["piles"]]
    for seat, name in enumerate(names):
        lines += ["", *_player(view, texts, seat, name)]
    return "\n".join(lines)


def prompt(view: dict[str, Any]) -> Prompt:
    """Ask for the next decision."""
    return Prompt(f"prompt-{view['step']}", {"owed": view["owed"], "region": view["robbed"] or ""})


def _label(text: str) -> str:
    return text.ljust(LABEL)


def _track(view: dict[str, Any], texts: Texts, names: list[str]) -> str:
    """List the markers from the back to the front, starting with the next player."""
    markers = [f"{SHAPES[marker['seat']]} {names[marker['seat']]} {marker['week']}" for marker in view["track"]]
    return _label(texts("board-track")) + " → ".join(markers)


def card_text(texts: Texts, card: str, region: str, books: int) -> str:
    return texts("card", card=card, region=region, books=books, number=books)


def _field(field: int, card: dict[str, Any] | None, texts: Texts) -> str:
    if card is None:
        return _label(texts("board-field", field=field)) + "–"
    named = card_text(texts, card["card"], card["region"], card["books"])
    return _label(texts("board-field", field=field)) + texts("board-card", name=named, weeks=card["weeks"])


def _beside(view: dict[str, Any], texts: Texts) -> list[str]:
    """List the exhibitions and museums on offer."""
    lines = []
    for show in view["exhibitions"]:
        tiers = [
            texts("board-tier", finds=tier["finds"], region=tier["region"], weeks=tier["weeks"])
            for tier in show["tiers"]
        ]
        name = texts("board-exhibition", number=show["number"], points=show["points"])
        lines.append(f"{name} " + texts("board-tier-more").join(tiers))
    for museum in view["museums"]:
        lines.append(texts("board-museum", **museum))
    return lines or [texts("board-nothing-beside")]


def _faces(counts: dict[str, int], texts: Texts) -> str:
    """Write finds by what they show: `2×5` means two finds of five points."""
    named = [(texts(f"short-{face}") if not face.isdigit() else face, count) for face, count in counts.items()]
    return ", ".join(f"{count}×{name}" for name, count in named) or "–"


def _pile(pile: dict[str, Any], texts: Texts) -> str:
    said = [texts("board-pile-empty" if pile["empty"] else "board-pile-holds")]
    if pile["only-rubble"]:
        said.append(texts("board-pile-only-rubble"))
    elif pile["looked"] is not None:
        said.append(texts("board-pile-looked", cards=_faces(pile["looked"], texts)))
        if pile["taken"]:
            said.append(texts("board-pile-taken", cards=_faces(pile["taken"], texts)))
    elif pile["rubble"]:
        said.append(texts("board-pile-rubble", rubble=pile["rubble"]))
    return _label(texts("region", region=pile["region"])) + " · ".join(said)


def _hand(cards: dict[str, int], texts: Texts) -> str:
    """Write the action cards in hand."""
    held = []
    for name, count in cards.items():
        card, _, region = name.partition("-")
        if card in HAND:
            named = card_text(texts, card, region or "none", 0)
            held.append(f"{count}× {named}" if count > 1 else named)
    return ", ".join(held) or "–"


def _digs(view: dict[str, Any], texts: Texts, books: int) -> str:
    """Write one row of the dig table: the weeks from which on a dig draws more cards."""
    row = view["dig-table"][books - 1]
    rises = [(weeks, cards) for weeks, cards in enumerate(row, 1) if cards > ([0, *row])[weeks - 1]]
    return texts("board-digs", books=books, digs=", ".join(f"{weeks}→{cards}" for weeks, cards in rises))


def _player(view: dict[str, Any], texts: Texts, seat: int, name: str) -> list[str]:
    has = view["players-have"][seat]
    turn = "►" if view["seat"] == seat else " "
    points = sum(has["points"].values())
    congresses = has["cards"].get("congress", 0)
    general = has["general"]
    lines = [
        f"{turn}{SHAPES[seat]} "
        + texts("board-player", name=name, points=points, general=general, congresses=congresses)
    ]
    for region in REGIONS:
        permits = has["permits"].get(region, 0)
        books = has["special"][region]
        finds = _faces(has["finds"][region], texts)
        label = "    " + texts("region", region=region).ljust(LABEL)
        lines.append(label + texts("board-region", books=books, permits=permits, finds=finds))
        if seat == view["viewer"] and has["usable"][region]:
            lines.append("    " + " " * LABEL + _digs(view, texts, has["usable"][region]))
    general_permits = has["permits"].get("general", 0)
    lines.append("    " + texts("board-hand", permits=general_permits, cards=_hand(has["cards"], texts)))
    won = [texts(f"professor-{name}") for name, holder in view["professors"].items() if holder == seat]
    won += [
        texts(f"shown-{show.partition('-')[0]}", number=show.partition("-")[2])
        for show, count in has["shows"].items()
        for _ in range(count)
    ]
    if won:
        lines.append("    " + texts("board-won", cards=", ".join(won)))
    return lines
