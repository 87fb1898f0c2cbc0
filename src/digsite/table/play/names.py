"""Names and lines of text as they may be shown to others."""

import re
import unicodedata

from digsite.core.record import MAX_NAME_LENGTH
from digsite.table.play.refusals import Refusal

JOINERS = "\u200d\ufe0f"
"""Characters that hold the parts of an emoji together; allowed only there."""

INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]"
)
"""Characters that count as printable but cannot be seen, so that one name could look like another."""


def readable(text: str) -> str:
    """Clean a line of text: nothing invisible, and nothing that changes the direction of writing."""
    kept = ""
    for c in unicodedata.normalize("NFC", INVISIBLE.sub(" ", text)):
        if c not in JOINERS:
            kept += c if c.isprintable() else " "
        elif kept and (kept[-1] in JOINERS or unicodedata.category(kept[-1]) in ("So", "Sk")):
            kept += c
    return " ".join(kept.split())


def checked_name(text: str) -> str:
    """Clean a name; refuse one that is empty or too long."""
    name = readable("".join(c for c in text if c not in JOINERS))
    if not 0 < len(name) <= MAX_NAME_LENGTH:
        raise Refusal("bad-name", most=MAX_NAME_LENGTH)
    return name


def told_apart(names: list[str]) -> list[str]:
    """Number the names of one person's seats where they are the same."""
    alike = [name.casefold() for name in names]
    return [
        name if alike.count(same) == 1 else f"{name[: MAX_NAME_LENGTH - 2]} {alike[: i + 1].count(same)}"
        for i, (name, same) in enumerate(zip(names, alike, strict=True))
    ]


LOOK_ALIKES = str.maketrans(
    {
        **dict(zip("аеорсухіјѕԁһԛԝьѵӏ", "aeopcyxijsdhqwbvl", strict=True)),  # Cyrillic
        **dict(zip("αεικνορτυχωϲγη", "aeiknoptuxwcyn", strict=True)),  # Greek
        **dict(zip("ıȷɑɡℓ|10!$@", "ijagllloisa", strict=True)),
    }
)
"""Small letters of other alphabets, and signs, that look like Latin letters."""


def looks(name: str) -> str:
    """Return how a name looks to somebody who does not look closely: without accents, in one alphabet and case."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))
    return plain.translate(LOOK_ALIKES).replace("rn", "m").replace("vv", "w").replace("i", "l").replace(" ", "")


def marked(name: str, others: list[str]) -> str:
    """Add a number to a name that looks like another one, so that nobody is mistaken for somebody else."""
    alike = sum(looks(name) == looks(other) for other in others)
    return f"{name[: MAX_NAME_LENGTH - 4]} ({alike + 1})" if alike else name
