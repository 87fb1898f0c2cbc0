"""The table as text, drawn from a view: for the terminal and for screen readers."""

from typing import Any

from digsite.core.texts import SHAPES, Prompt, Texts

ROMAN = ("I", "II", "III", "IV", "V")
CELL = 4
MARKERS = 3


def board(view: dict[str, Any], texts: Texts, names: list[str]) -> str:
    """Draw everything a player sees on the table."""
    finds = {find["number"]: find for find in view["finds"]}

    def find(number: int) -> str:
        tile = finds[number]
        left, right = (texts(f"short-{tile[side]}") for side in ("left", "right"))
        return f"[{left} {number:02d}·{tile['century']} {right}]"

    def row(numbers: list[int]) -> str:
        return "".join(find(number) for number in numbers)

    lines = [_calendar(view, texts), "", *_track(view, texts), "", *_galleries(view, texts, row)]
    if view["to-lay"]:
        lines += ["", texts("board-to-lay") + " " + row(view["to-lay"])]
    lines += ["", *_museum(view, texts), ""]
    for seat, name in enumerate(names):
        lines += _player(view, texts, seat, name, row)
    if view["row"]:
        lines += ["", texts("board-row", value=view["row-value"]) + " " + row(view["row"])]
    return "\n".join(lines)


def prompt(view: dict[str, Any]) -> Prompt:
    """Ask for the next decision."""
    back, second_back = view["backs"]
    step = view["step"]
    if step == "exhibiting" and len(view["museum"][view["seat"]]) == MARKERS:
        step = "exhibiting-full"
    return Prompt(f"prompt-{step}", {"back": back or "", "second-back": second_back or ""})


def _figure(figure: int | str | None) -> str:
    if figure is None:
        return "·"
    return SHAPES[figure] if isinstance(figure, int) else "☠"


def _calendar(view: dict[str, Any], texts: Texts) -> str:
    backs = " + ".join(texts(f"back-{back}") if back else "–" for back in view["backs"])
    if any(view["fronts"]):
        backs += f" = {view['fronts'][0]} + {view['fronts'][1]}"
    return texts("board-calendar", round=view["calendar"], rounds=view["rounds"], backs=backs)


def _track(view: dict[str, Any], texts: Texts) -> list[str]:
    """Draw the research funds spaces as they lie on the board, the first one on the right."""
    spaces = list(reversed(view["spaces"]))
    rows = [
        ("space", [str(s["space"]) for s in spaces]),
        ("coins", [str(s["coins"]) for s in spaces]),
        ("deepest", [ROMAN[s["deepest"] - 1] for s in spaces]),
        ("figure", [_figure(view["track"][s["space"] - 1]) for s in spaces]),
    ]
    return [
        texts(f"board-track-{name}").ljust(12) + "".join(cell.rjust(CELL) for cell in cells) for name, cells in rows
    ]


def _galleries(view: dict[str, Any], texts: Texts, row: Any) -> list[str]:
    return [
        texts("board-gallery", gallery=ROMAN[i]).ljust(12) + (row(found) or "–")
        for i, found in enumerate(view["galleries"])
    ]


def _museum(view: dict[str, Any], texts: Texts) -> list[str]:
    """Draw the exhibition spaces with their markers; a marker is its owner's shape and its number."""
    standing = {
        shown["space"]: SHAPES[seat] + str(shown["marker"])
        for seat, collections in enumerate(view["museum"])
        for shown in collections
    }
    spaces = range(1, len(view["visitors"]) + 1)
    label, points, markers = (texts(f"board-museum-{name}").ljust(12) for name in ("space", "points", "marker"))
    lines = []
    for part in (spaces[:12], spaces[12:]):
        lines += [
            label + "".join(str(space).rjust(CELL) for space in part),
            points + "".join(str(view["visitors"][space - 1]).rjust(CELL) for space in part),
            markers + "".join(standing.get(space, "·").rjust(CELL) for space in part),
        ]
    return lines


def _player(view: dict[str, Any], texts: Texts, seat: int, name: str, row: Any) -> list[str]:
    points = sum(view["points"][seat].values())
    turn = "►" if view["seat"] == seat else " "
    lines = [f"{turn}{SHAPES[seat]} " + texts("board-player", name=name, coins=view["coins"][seat], points=points)]
    lines.append("    " + texts("board-hand") + " " + (row(view["hands"][seat]) or "–"))
    for shown in view["museum"][seat]:
        lines.append(
            "    " + texts("board-shown", marker=shown["marker"], space=shown["space"]) + " " + row(shown["row"])
        )
    return lines
