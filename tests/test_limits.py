"""No test waits forever, and nothing that a test started outlives it: small suites with bad tests are run, and end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent

SLEEPER = "import subprocess, sys; subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])"


def run(folder: Path, body: str, *arguments: str) -> str:
    """Run a test with this body under the suite's conftest, and return what pytest said."""
    (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (folder / "pytest.ini").write_text("[pytest]\nfaulthandler_exit_on_timeout = true\n")
    (folder / "test_bad.py").write_text(f"def test_bad():\n    {body}\n\ndef test_good():\n    pass\n")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "pytest_timeout", "-p", "xdist.plugin", *arguments, str(folder)],
        cwd=folder,
        env={
            **os.environ,
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTEST_ADDOPTS": "",
            "DIGSITE_PARTING_SECONDS": "3",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    return done.stdout + done.stderr


def test_a_test_that_waits_fails_and_the_next_one_runs(tmp_path: Path) -> None:
    said = run(tmp_path, "import threading; threading.Event().wait()", "--timeout=1")
    assert "Timeout (>1.0s)" in said
    assert "1 failed, 1 passed" in said


def test_a_test_that_no_signal_reaches_ends_its_worker_and_the_next_one_runs(tmp_path: Path) -> None:
    endless = "import itertools; sum(itertools.repeat(0))"
    said = run(tmp_path, endless, "--timeout=1", "-o", "faulthandler_timeout=2", "-n", "1")
    assert "1 failed, 1 passed" in said
    assert "crashed while running" in said


@pytest.mark.parametrize(
    "body",
    [SLEEPER, f"import subprocess, sys; subprocess.run([sys.executable, '-c', {SLEEPER!r}], check=True)"],
    ids=["a child", "a child of a child that is gone"],
)
def test_a_process_that_outlives_its_test_is_named_and_killed(tmp_path: Path, body: str) -> None:
    said = run(tmp_path, body, "-W", "ignore")
    assert "still running after the test" in said
    assert "time.sleep(1000)" in said
    assert "2 passed, 1 error" in said
