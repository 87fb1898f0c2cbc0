"""What is wrong with how a server is to be started is one sentence, and said before anything is served."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Run

pytestmark = pytest.mark.slow


def refused(answer: tuple[int, str, str], *words: str) -> None:
    code, out, err = answer
    assert (code, out) == (2, "")
    assert err.startswith("digsite: ")
    assert err.count("\n") == 1
    for word in words:
        assert word in err


@contextmanager
def a_server(folder: Path) -> Iterator[str]:
    """A real one, with the address that it prints."""
    command = [sys.executable, "-m", "digsite", "serve", "--port", "0", "--workers", "1", "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://localhost:\d+", line)
        assert found, line + process.stderr.read()
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=30) == ("", "")


def test_a_server_is_open_when_it_says_so_and_its_database_is_its_own(run: Run, tmp_path: Path) -> None:
    with a_server(tmp_path) as address:
        assert httpx.get(f"{address}/health").json()["status"] == "ok"
        refused(run("serve", "--port", 0, "--data", tmp_path), "digsite.db", "another digsite server")
        refused(run("serve", "--port", address.rpartition(":")[2], "--data", tmp_path / "b"), "in use")


def test_a_port_that_is_taken_or_no_port(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused(run("serve", "--port", port, "--data", tmp_path), "cannot serve on 127.0.0.1", "in use")
    refused(run("serve", "--port", 99999, "--data", tmp_path), "0-65535")
    refused(run("serve", "--port", 0, "--host", "nowhere.invalid", "--data", tmp_path), "nowhere.invalid")


def test_a_folder_or_file_that_cannot_be_used(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    refused(run("serve", "--port", 0, "--data", file), str(file))
    refused(run("serve", "--port", 0, "--data", "/proc/nowhere"), "/proc/nowhere")
    (tmp_path / "digsite.db").write_text("Dear diary, today we dug. " * 50)
    refused(run("serve", "--port", 0, "--data", tmp_path), "digsite.db")


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("mysql://user:secret@host/name", ["postgresql+psycopg://"]),
        ("postgresql+psycopg://user:secret@127.0.0.1:1/name", ["cannot be"]),
        ("://", ["not the address of a database"]),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(run: Run, address: str, words: list[str]) -> None:
    answer = run("serve", "--port", 0, "--database", address)
    refused(answer, *words)
    assert "secret" not in answer[2]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--workers", 0], ["0 processes", "use 1 or more"]),
        (["--pace", -1], ["-1 seconds", "use 0 to 60"]),
        (["--pace", "nan"], ["nan seconds", "use 0 to 60"]),
        (["--limit", -5], ["-5 requests per minute", "0 for none"]),
        (["--limit", "inf"], ["inf requests per minute", "0 for none"]),
        (["--hooks", "https://example.org"], ["'https://example.org'", "example.org:8080"]),
        (["--address", "example.org"], ["'example.org'", "https://example.org"]),
        (["--origin", "https://example.org/page"], ["without a path"]),
        (["--port", "http"], ["invalid int"]),
        (["--log", "loud"], ["invalid choice"]),
    ],
)
def test_an_option_that_cannot_be(run: Run, arguments: list[object], words: list[str]) -> None:
    refused(run("serve", *arguments), *words)
