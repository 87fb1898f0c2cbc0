"""A data set holds every decision as it was made, the same on any number of workers, and is read in a few lines."""

import importlib.util
import json
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import digsite
from digsite.core.errors import DigsiteError
from digsite.lab import Crew, seated
from digsite.lab import dataset as module
from digsite.lab.dataset import Decisions, write_dataset

GAME = digsite.load("artefakt")
ROOT = Path(__file__).parent.parent.parent


def work(games: int = 30, bots: str = "greedy", thoughts: bool = False, game: Any = GAME) -> Decisions:
    return Decisions(seated(game.setup(2), [bots], "d"), games, thoughts)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small data set in three parts."""
    path = tmp_path_factory.mktemp("dataset")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(module, "QUICK", 12)
        write_dataset(work(), path)
    return path


def test_every_game_can_be_played_again_from_its_rows(folder: Path) -> None:
    table = pq.read_table(folder / "data").to_pylist()
    games = {row["game"] for row in table}
    assert games == set(range(30))
    for number in (0, 17, 29):
        match = GAME.setup(2).deal(f"d {number}")
        rows = [row for row in table if row["game"] == number]
        for decision, row in enumerate(rows):
            assert (row["decision"], row["seat"]) == (decision, match.seat)
            assert np.frombuffer(row["observation"], np.uint8).tolist() == match.observation(row["seat"]).tolist()
            mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8), count=GAME.moves.size())
            assert np.flatnonzero(mask).tolist() == match.legal()
            match.play(row["move"])
        outcome = match.outcome()
        assert outcome is not None
        for row in rows:
            assert row["points"] == outcome.points[row["seat"]]
            assert row["share"] == pytest.approx((row["seat"] in outcome.winners) / len(outcome.winners))


def test_a_small_buffer_changes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Memory is bounded by the buffer, whatever the number of games; a game longer than it makes it grow."""
    monkeypatch.setattr(module, "QUICK", 12)
    monkeypatch.setattr(module, "ROWS", 20)
    write_dataset(work(), tmp_path)
    assert pq.read_table(tmp_path / "data").equals(pq.read_table(folder / "data"))


@pytest.mark.slow
def test_two_workers_write_the_bytes_that_one_writes(tmp_path: Path) -> None:
    one, two = (write_dataset(work(1200, "random"), tmp_path / str(n), Crew(n)) for n in (1, 2))
    assert len(one) == 3
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_a_data_set_resumes_and_is_not_mixed_with_another(tmp_path: Path) -> None:
    files = write_dataset(work(1200, "random"), tmp_path)
    content = [path.read_bytes() for path in files]
    files[1].unlink()
    files[2].unlink()
    assert [path.read_bytes() for path in write_dataset(work(1200, "random"), tmp_path)] == content
    with pytest.raises(DigsiteError, match="another data set"):
        write_dataset(work(1300, "random"), tmp_path)
    (tmp_path / "dataset.json").unlink()
    with pytest.raises(DigsiteError, match="not empty"):
        write_dataset(work(1200, "random"), tmp_path)


def test_a_search_says_what_it_thought(tmp_path: Path) -> None:
    write_dataset(work(2, "search:6", thoughts=True, game=digsite.load("pergamon")), tmp_path)
    rows = pq.read_table(tmp_path / "data").to_pylist()
    chosen = [row for row in rows if len(row["visits"]) > 1]
    assert chosen
    for row in chosen:
        legal = np.flatnonzero(np.unpackbits(np.frombuffer(row["mask"], np.uint8)))
        assert len(row["visits"]) == len(row["shares"]) == len(legal)
        assert row["visits"][legal.tolist().index(row["move"])] == max(row["visits"])


def test_the_card_says_what_the_data_are(folder: Path) -> None:
    card = (folder / "README.md").read_text()
    rows = pq.read_table(folder / "data").num_rows
    assert f"{rows:,} decisions in 3 Parquet files" in card
    for column in pq.read_schema(folder / "data" / "part-00000.parquet").names:
        assert f"`{column}`" in card
    metadata = pq.read_schema(folder / "data" / "part-00000.parquet").metadata
    assert json.loads(metadata[b"digsite"]) == json.loads((folder / "dataset.json").read_text())


@pytest.mark.parametrize("library", ["pandas", "polars", "torch"])
@pytest.mark.filterwarnings("ignore:The given buffer is not writable")
def test_the_lines_in_the_documentation_read_it(folder: Path, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch is too large for the tests. Without it, NumPy takes its place: the lines use only what both have."""
    if library == "torch" and importlib.util.find_spec("torch") is None:
        monkeypatch.setitem(sys.modules, "torch", np)
    text = (ROOT / "docs" / "lab.md").read_text()
    (lines,) = [block for block in re.findall(r"```python\n(.*?)```", text, re.S) if f"import {library}" in block]
    assert len(lines.strip().splitlines()) <= 5
    monkeypatch.chdir(folder.parent)
    found: dict[str, Any] = {}
    exec(lines.replace('"decisions', f'"{folder.name}'), found)
    assert tuple(found["observations"].shape) == (pq.read_table(folder / "data").num_rows, GAME.observation.size())
    rows = pq.read_table(folder / "data").to_pylist()
    assert [bytes(bytearray(row.tolist())) for row in found["observations"]] == [row["observation"] for row in rows]
    assert found["moves"].tolist() == [row["move"] for row in rows]
    assert found["wins"].tolist() == [row["share"] for row in rows]
