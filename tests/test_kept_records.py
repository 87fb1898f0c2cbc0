"""Games that were recorded in November 2026, with moves taken back across draws, still follow from their keys.

The files were written when every draw computed one hash. Whatever computes chance now must give the same answers; if
the derivation is ever changed on purpose, records of that time must go on being verified by the old one.
"""

from pathlib import Path

import pytest

import digsite
from digsite.core.errors import TamperedRecord
from digsite.core.record import read_record, verify

KEPT = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_every_game_has_a_kept_record() -> None:
    assert [path.stem for path in KEPT] == sorted(digsite.games())


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_record_is_verified(path: Path) -> None:
    record = read_record(path.read_bytes())
    assert record.key
    assert record.undone
    match = verify(record, digsite.load(record.game))
    assert match.seat is None


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_record_is_refused_with_another_key(path: Path) -> None:
    record = read_record(path.read_bytes())
    assert record.key
    record.key = record.key[:-1] + ("0" if record.key[-1] != "0" else "1")
    with pytest.raises(TamperedRecord, match="key"):
        verify(record, digsite.load(record.game))
