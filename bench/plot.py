"""Speeds as one picture: a dot for each contestant on a scale of powers of ten."""

import math
from html import escape

from measuring import Found

WIDTH, LEFT, RIGHT, LINE, HEAD = 760, 300, 70, 20, 34
PAPER, INK, SOFT, OURS, THEIRS = "#fbf6ec", "#2b211a", "#d9c6a5", "#b4532a", "#2f5d8a"


def svg(rates: dict[str, dict[str, float]], ours: set[tuple[str, str]]) -> str:
    """Kinds below one another, the fastest first; ours in terracotta."""
    everything = [per_second for them in rates.values() for per_second in them.values()]
    low, high = math.floor(math.log10(min(everything))), math.ceil(math.log10(max(everything)))
    height = sum(HEAD + LINE * len(them) for them in rates.values()) + 40

    def x(per_second: float) -> float:
        return LEFT + (math.log10(per_second) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    parts = [
        f'<line x1="{x(10**p):.0f}" x2="{x(10**p):.0f}" y1="10" y2="{height - 30}" stroke="{SOFT}"/>'
        f'<text x="{x(10**p):.0f}" y="{height - 12}" text-anchor="middle">{tick(p)}</text>'
        for p in range(low, high + 1)
    ]
    y = 0
    for kind, them in rates.items():
        y += HEAD
        parts.append(f'<text x="10" y="{y - 8}" font-weight="bold">{escape(kind)}, a second</text>')
        for name, per_second in sorted(them.items(), key=lambda item: -item[1]):
            mine = (kind, name) in ours
            parts.append(
                f'<text x="{LEFT - 12}" y="{y + 10}" text-anchor="end">{escape(name)}</text>'
                f'<circle cx="{x(per_second):.1f}" cy="{y + 6}" r="5" fill="{OURS if mine else THEIRS}"/>'
                f'<text x="{x(per_second) + 10:.1f}" y="{y + 10}">{short(per_second)}</text>'
            )
            y += LINE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="12" fill="{INK}"><title>digsite and its peers</title>'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def tick(power: int) -> str:
    return {0: "1", 3: "1 k", 6: "1 M", 9: "1 G"}.get(power, f"{10 ** (power % 3)} {' kMG'[power // 3]}".strip())


def short(per_second: float) -> str:
    """Two figures are enough."""
    for unit, name in ((1e6, " M"), (1e3, " k")):
        if per_second >= unit:
            return f"{per_second / unit:.{0 if per_second >= 10 * unit else 1}f}{name}"
    return f"{per_second:.0f}"


def medians(found: Found) -> dict[str, dict[str, float]]:
    import statistics

    return {kind: {name: statistics.median(rounds) for name, rounds in them.items()} for kind, them in found.items()}
