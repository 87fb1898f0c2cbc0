"""The disk cache of compiled code is right after any change, and never breaks an installation."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import digsite
from digsite.starter import new_game

pytestmark = pytest.mark.slow
PACKAGE = Path(digsite.__file__).parent
KERNEL = """
from digsite.core.compiled import kernel
from digsite.core.doubled import doubled

@kernel
def ask_at(number):
    return doubled(number)

def ask():
    return ask_at(21)
"""


def run(code: str, folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", **env},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package copied, with a kernel that calls a rule in another module."""
    shutil.copytree(PACKAGE, tmp_path / "digsite", ignore=shutil.ignore_patterns("__pycache__"))
    core = tmp_path / "digsite" / "core"
    (core / "doubled.py").write_text(
        "from digsite.core.compiled import rule\n\n@rule\ndef doubled(number):\n    return 2 * number\n"
    )
    (core / "asking.py").write_text(KERNEL)
    return tmp_path


ASK = "from digsite.core.asking import ask, ask_at; print(ask(), sum(ask_at.stats.cache_hits.values()))"


def test_a_change_in_another_module_is_noticed(copy: Path) -> None:
    cache = str(copy / "cache")
    assert run(ASK, copy, DIGSITE_CACHE=cache).stdout.split() == ["42", "0"]
    assert run(ASK, copy, DIGSITE_CACHE=cache).stdout.split() == ["42", "1"]
    changed = copy / "digsite" / "core" / "doubled.py"
    changed.write_text(changed.read_text().replace("2 *", "3 *"))
    assert run(ASK, copy, DIGSITE_CACHE=cache).stdout.split() == ["63", "0"]


def test_a_damaged_cache_is_compiled_over(copy: Path) -> None:
    cache = copy / "cache"
    run(ASK, copy, DIGSITE_CACHE=str(cache))
    files = [path for path in cache.rglob("*") if path.suffix in (".nbi", ".nbc")]
    assert files
    for path in files:
        path.write_bytes(b"rubbish")
    assert run(ASK, copy, DIGSITE_CACHE=str(cache)).stdout.split() == ["42", "0"]


def test_where_nothing_can_be_written_code_is_compiled_in_memory(copy: Path) -> None:
    blocked = copy / "a-file"
    blocked.write_text("not a folder")
    result = run(ASK, copy, DIGSITE_CACHE=str(blocked / "cache"))
    assert result.stdout.split() == ["42", "0"]
    assert result.stderr == ""


def test_nothing_is_written_beside_the_package(copy: Path) -> None:
    """A shared installation may be read-only, and is never written to."""
    before = sorted(path for path in (copy / "digsite").rglob("*"))
    run(ASK, copy, DIGSITE_CACHE=str(copy / "cache"))
    assert sorted(path for path in (copy / "digsite").rglob("*")) == before


def test_code_of_sources_long_gone_is_removed(copy: Path) -> None:
    cache = copy / "cache"
    names = [f"{i:016x}" for i in range(8)]
    for i, name in enumerate([*names, "photos"]):
        (cache / name).mkdir(parents=True)
        (cache / name / "code.nbi").write_text("")
        os.utime(cache / name, (i, i))
    (cache / "ffffffffffffffff").mkdir()
    code = (
        "from digsite.core.compiled import cache_folder, forget_old_code; forget_old_code(); print(cache_folder().name)"
    )
    here = run(code, copy, DIGSITE_CACHE=str(cache)).stdout.strip()
    assert sorted(path.name for path in cache.iterdir()) == sorted([here, *names[5:], "photos", "ffffffffffffffff"])


def test_a_rule_called_from_python_says_what_to_do(copy: Path) -> None:
    """It has no machine code of its own, so that a kernel is optimised as a whole."""
    result = run("from digsite.core.doubled import doubled; doubled(21)", copy, DIGSITE_CACHE=str(copy / "cache"))
    assert "doubled is a rule, which only compiled code can call; call a kernel instead" in result.stderr
    after = run(f"{ASK}; from digsite.core.doubled import doubled; doubled(21)", copy)
    assert after.stdout.split()[0] == "42"
    assert "TypeError" in after.stderr


NEGATIVE = """
import numba, numpy as np
from digsite.core.compiled import kernel

@kernel
def before(records, at):
    return records[0].second[at]

records = np.zeros(1, [("first", "i2"), ("second", "i2", (2,))])
records["first"], records["second"] = 7, (8, 9)
try:
    print(before(records, -1))
except IndexError as problem:
    print(problem)
print(numba.njit(lambda numbers, at: numbers[at])(np.arange(3), -1))
"""


def test_an_index_counts_from_the_front_in_our_own_code_only(tmp_path: Path) -> None:
    """Compiled, nobody asks; interpreted, a negative one is refused. Others' compiled code counts as Numba does."""
    (tmp_path / "negative.py").write_text(NEGATIVE)
    compiled = run("import negative", tmp_path, DIGSITE_CACHE=str(tmp_path / "cache"))
    assert compiled.stdout.split() == ["7", "2"], compiled.stderr
    interpreted = run("import negative", tmp_path, NUMBA_DISABLE_JIT="1")
    assert interpreted.stdout.splitlines() == ["the index -1 is negative; rules count from the front", "2"]


@pytest.mark.parametrize("code", ["import digsite", "import digsite.cli", "from digsite.cli import build_parser"])
def test_importing_loads_neither_numpy_nor_numba(code: str) -> None:
    check = f"{code}; import sys; print([m for m in ('numpy', 'numba', 'msgspec', 'rich') if m in sys.modules])"
    result = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


def test_a_game_outside_the_package_is_compiled_anew_when_it_changes(tmp_path: Path) -> None:
    source = new_game("hill", tmp_path) / "src"
    code = "from digsite_hill import GAME; print(abs(GAME.simulate(500, seed=1).points).max())"
    cache = str(tmp_path / "cache")
    assert run(code, source, DIGSITE_CACHE=cache).stdout.strip() == "2"
    changed = source / "digsite_hill" / "rules.py"
    changed.write_text(changed.read_text().replace("stake = 2 if", "stake = 7 if"))
    assert run(code, source, DIGSITE_CACHE=cache).stdout.strip() == "7"
