"""The moves of Thebes, each one an integer."""

from typing import Any

from digsite.core.given import name_of
from digsite.core.spans import Spans
from digsite.games.thebes.state import (
    EXHIBITIONS,
    FACES,
    FIELDS,
    HELPERS,
    MUSEUMS,
    REGIONS,
    WEEKS,
    Face,
    Permit,
    Region,
)

VALUES = int(Face.SIX)
STAFFS = HELPERS + 1
PERMITS = len(Permit)


class Move(Spans):
    TAKE = FIELDS  # take the card on this field
    EXHIBIT = EXHIBITIONS
    MUSEUM = MUSEUMS
    GIVE = REGIONS * VALUES  # give a find to the museum
    THIEF = REGIONS
    ROB = REGIONS  # send the tomb robber
    PICK = FACES - 1  # choose the card the tomb robber takes
    SCHOLAR = REGIONS
    DIG = REGIONS * PERMITS * STAFFS * WEEKS


REGION_MOVES = (Move.THIEF, Move.ROB, Move.SCHOLAR)


def face_name(face: int) -> int | str:
    """Return the name of a find: its points, or `rubble` or `knowledge`."""
    return name_of(Face(face)) if face in (Face.RUBBLE, Face.KNOWLEDGE) else int(face)


def region_name(region: int) -> str:
    return name_of(Region(region)) if region >= 0 else "none"


def dig_parts(k: int) -> tuple[int, int, int, int]:
    """Return region, permit, helpers and weeks of the k-th dig."""
    k, week = divmod(k, WEEKS)
    k, helpers = divmod(k, STAFFS)
    region, permit = divmod(k, PERMITS)
    return region, permit, helpers, week + 1


def thing(box: Any, family: Move, k: int) -> object:
    """Return the name of the k-th thing of a family."""
    if family in REGION_MOVES:
        return region_name(k)
    if family == Move.PICK:
        return face_name(k + 1)
    if family == Move.GIVE:
        return f"{region_name(k // VALUES)} {k % VALUES + 1}"
    if family == Move.DIG:
        region, permit, helpers, weeks = dig_parts(k)
        staff = f" +{helpers}" if helpers else ""
        return f"{region_name(region)} {name_of(Permit(permit))} {weeks}{staff}"
    return k + 1


def touches(box: Any, family: Move, k: int) -> list[str]:
    """Return the things on the table that a move touches."""
    if family in REGION_MOVES:
        return [f"{family.word}-{region_name(k)}", f"pile-{region_name(k)}"]
    if family == Move.DIG:
        region, permit, helpers, _ = dig_parts(k)
        own = region_name(region) if permit == Permit.LOCAL else name_of(Permit(permit))
        return [f"pile-{region_name(region)}", f"permit-{own}"] + (["helper"] if helpers else [])
    name = str(thing(box, family, k)).replace(" ", "-")
    kind = {Move.TAKE: "field", Move.EXHIBIT: "exhibition", Move.MUSEUM: "museum"}.get(family, "find")
    return [f"{kind}-{name}"]
