"""A game may live in a separate package: `digsite new-game` writes one, and once installed it is played like ours."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import digsite
from digsite.cli import main

pytestmark = pytest.mark.slow
SOURCE = Path(digsite.__file__).parent.parent


class Installed:
    """The new package, installed into a separate folder, and programs that find it there."""

    def __init__(self, folder: Path) -> None:
        assert main(["new-game", "hill", "--into", str(folder)]) == 0
        self.package, self.site = folder / "hill", folder / "site"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
        subprocess.run([*pip, "--target", str(self.site), str(self.package)], check=True, capture_output=True)

    @property
    def path(self) -> str:
        """Where Python finds the package, and the digsite that is tested."""
        return os.pathsep.join([str(self.site), str(SOURCE)])

    def run(self, *command: str, asked: str = "") -> str:
        """What a Python program prints."""
        run = subprocess.run(
            [sys.executable, *command],
            cwd=self.package,
            env={**os.environ, "PYTHONPATH": self.path},
            input=asked,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        return run.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("new"))


def test_its_own_tests_pass(installed: Installed) -> None:
    assert "4 passed" in installed.run("-m", "pytest", "-p", "no:cacheprovider")


def test_it_is_listed_and_played_in_the_terminal(installed: Installed) -> None:
    assert "hill" in installed.run("-m", "digsite", "games")
    told = installed.run("-m", "digsite", "play", "hill", "--bots", "random", asked="dig\nquit\n")
    assert "do you dig or rest?" in told
    assert "Ada digs." in told


def test_bots_meet_in_it_in_the_arena(installed: Installed) -> None:
    told = installed.run(
        "-m", "digsite", "arena", "hill", "--bots", "random,search:20", "--games", "8", "--workers", "2"
    )
    assert "random : search:20" in told


def test_it_is_a_pettingzoo_environment(installed: Installed) -> None:
    code = (
        "from pettingzoo.test import api_test; from digsite.envs import pettingzoo; "
        "api_test(pettingzoo.env('hill'), num_cycles=20); print('passed')"
    )
    assert "passed" in installed.run("-W", "ignore", "-c", code)


@pytest.mark.parametrize(
    ("name", "words"),
    [("Hill", "small letters"), ("thebes", "already"), ("../hill", "small letters"), ("x" * 31, "30")],
)
def test_a_name_that_cannot_be_is_refused(
    name: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name, "--into", str(tmp_path)]) == 2
    assert words in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "hill").mkdir()
    assert main(["new-game", "hill", "--into", str(tmp_path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert list((tmp_path / "hill").iterdir()) == []


def test_a_game_that_cannot_be_loaded_is_named_with_its_package(installed: Installed) -> None:
    broken = installed.site / "digsite_hill" / "__init__.py"
    source = broken.read_text()
    broken.write_text("import nothing_of_that_name\n")
    try:
        code = "import digsite\ntry: digsite.load('hill')\nexcept Exception as problem: print(problem)"
        assert "the game 'hill' of digsite-hill cannot be loaded" in installed.run("-c", code)
    finally:
        broken.write_text(source)
