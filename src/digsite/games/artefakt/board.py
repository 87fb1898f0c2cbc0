"""The table as text, drawn from a view: for the terminal and for screen readers."""

from typing import Any

from digsite.core.texts import SHAPES, Prompt, Texts

FIGURES = ("stout", "lady", "tall")
Fields = dict[str, Any]


def board(view: Fields, texts: Texts, names: list[str]) -> str:
    """Draw everything a player sees on the table."""
    lines = [_head(view, texts, names), "", *_circle(view, texts), ""]
    lines.append(texts("board-middle") + " " + _fragments(view["middle"], texts))
    if any(view["passing"].values()):
        lines.append(texts("board-passing") + " " + _fragments(view["passing"], texts))
    lines.append("")
    for seat, name in enumerate(names):
        lines += _player(view, texts, seat, name)
    return "\n".join(lines)


def prompt(view: Fields) -> Prompt:
    """Ask for the next decision."""
    step = view["step"]
    facts = {"site": view["site"] or view["rolled"] or 0, "origin": view["origin"] or 0}
    if step == "using":
        site = view["sites"][view["site"] - 1]
        facts |= {"name": site["name"], "instruction": site["instruction"], "steps": site["steps"]}
    if step == "travelling":
        figure, player = view["travelling"], view["players"][view["seat"]]
        facts |= {"figure": figure, "steps": player["plan"][figure], "site": player["figures"][figure]}
    return Prompt(f"prompt-{step}", facts)


def _instruction(site: Fields, texts: Texts) -> str:
    return texts("instruction", instruction=site["instruction"], steps=site["steps"])


def _head(view: Fields, texts: Texts, names: list[str]) -> str:
    start = names[view["start"]]
    if view["stone"] is None:
        return texts("board-head", round=view["round"], start=start)
    return texts("board-head-stone", round=view["round"], start=start, stone=names[view["stone"]])


def _circle(view: Fields, texts: Texts) -> list[str]:
    """List the sites clockwise from site 1; the site being claimed is marked."""
    width = max(len(texts("site-name", name=site["name"])) for site in view["sites"])
    lines = [texts("board-circle")]
    for number in view["circle"]:
        site = view["sites"][number - 1]
        mark = "►" if view["site"] == number else " "
        name = texts("site-name", name=site["name"]).ljust(width)
        text = _instruction(site, texts) if site["open"] else texts("board-closed")
        lines.append(f"{mark}{number:>3} {name}  {_standing(view, texts, number)}  {_short(site['fragments'], texts)}")
        lines[-1] = lines[-1].ljust(width + 46) + f"  {text}"
    return lines


def _standing(view: Fields, texts: Texts, number: int) -> str:
    """List the figures on a site: the shape of their player, and a letter for each."""
    groups = []
    for seat, player in enumerate(view["players"]):
        letters = "".join(texts(f"letter-{f}") for f in FIGURES if player["figures"][f] == number)
        groups.append((SHAPES[seat] + letters if letters else "").ljust(4))
    return " ".join(groups)


def _short(fragments: Fields, texts: Texts) -> str:
    """Write fragments on one line: the colour, and the part of each, with a question mark for a back."""
    shown = [
        texts(f"short-{colour}") + "".join("?" if part is None else str(part) for part in parts)
        for colour, parts in fragments.items()
        if parts
    ]
    return " ".join(shown) or "–"


def _fragments(fragments: Fields, texts: Texts) -> str:
    """Write fragments in words: those that are known, and the number of backs."""
    shown = []
    for colour, parts in fragments.items():
        known = ", ".join(str(part) for part in parts if part is not None)
        backs = parts.count(None)
        if known and backs:
            shown.append(texts("board-both", colour=colour, known=known, backs=backs))
        elif known:
            shown.append(texts("board-known", colour=colour, known=known))
        elif backs:
            shown.append(texts("board-backs", colour=colour, backs=backs))
    return " · ".join(shown) or texts("board-nothing")


def _player(view: Fields, texts: Texts, seat: int, name: str) -> list[str]:
    player = view["players"][seat]
    turn = "►" if view["seat"] == seat else " "
    stone = " " + texts("board-start") if view["start"] == seat else ""
    lines = [f"{turn}{seat + 1} {SHAPES[seat]} {name}{stone}: {_fragments(player['fragments'], texts)}"]
    if player["planned"]:
        cards = [
            texts("board-card", figure=figure, steps="?" if steps is None else str(steps))
            for figure, steps in player["plan"].items()
        ]
        lines.append("      " + texts("board-cards") + " " + ", ".join(cards))
    return lines
