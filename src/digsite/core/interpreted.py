"""Records as the interpreted rules see them: every integer they read is a Python int.

Compiled rules compute in int64. NumPy scalars would compute in the type of their field, and an int8 overflows at 128.
Fields are therefore read through these views, which also refuse a number that does not fit its field, and a negative
index: compiled, it would not count from the end.
"""

from typing import Any

import numpy as np


def _counted_from_the_front(at: Any) -> Any:
    """Return an index, or several, unless one is negative."""
    for index in at if isinstance(at, tuple) else (at,):
        if isinstance(index, int | np.integer) and index < 0:
            raise IndexError(f"the index {index} is negative; rules count from the front")
    return at


class Numbers(np.ndarray):
    """An array field. The generator's words stay unsigned so that they wrap around."""

    def __setitem__(self, at: Any, value: Any) -> None:
        super().__setitem__(_counted_from_the_front(at), value)

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(_counted_from_the_front(at))
        return int(found) if isinstance(found, np.integer) and not isinstance(found, np.uint64) else found


class RecordView:
    """One record of an array; assignments write through to the array."""

    __slots__ = ("_record",)

    def __init__(self, record: np.void) -> None:
        object.__setattr__(self, "_record", record)

    @property
    def dtype(self) -> np.dtype:
        dtype: np.dtype = self._record.dtype
        return dtype

    def __getattr__(self, field: str) -> Any:
        found = self._record[field]
        if isinstance(found, np.ndarray):
            return found.view(Numbers)
        if isinstance(found, np.void):
            return RecordView(found)
        return int(found) if isinstance(found, np.integer) and not isinstance(found, np.uint64) else found

    def __setattr__(self, field: str, value: Any) -> None:
        self._record[field] = value._record if isinstance(value, RecordView) else value


class Records:
    """An array of records."""

    def __init__(self, records: np.ndarray) -> None:
        self._records = records

    def __getitem__(self, i: int) -> RecordView:
        return RecordView(self._records[_counted_from_the_front(i)])

    def __len__(self) -> int:
        return len(self._records)
