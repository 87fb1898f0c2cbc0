"""The suite's tests of Ctrl+C pass in a background job, where a shell has SIGINT ignored."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TESTS = [
    "tests/lab/test_keeping.py::test_ctrl_c_ends_it_at_once_with_what_was_kept",
    "tests/cli/test_serve.py::test_a_server_is_open_when_it_says_so_and_its_database_is_its_own",
]


@pytest.mark.slow
def test_ctrl_c_ends_programs_that_tests_start_from_a_background_job() -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", *TESTS]
    run = subprocess.run(
        ["sh", "-c", "trap '' INT; exec \"$@\"", "sh", *command],
        cwd=ROOT,
        env={key: value for key, value in os.environ.items() if not key.startswith("PYTEST")},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    assert f"{len(TESTS)} passed" in run.stdout
