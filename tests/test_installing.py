"""Installed versions do not change unnoticed: the constraints name a tested version of every dependency."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
BREAKING = ["litestar", "numba", "numpy", "sqlalchemy"]


def pinned() -> dict[str, str]:
    """The version of each package in the constraints."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [Requirement(line) for line in lines if line and not line.startswith("#")]
    assert all(re.fullmatch(r"==[\w.+]+", str(pin.specifier)) and not pin.url for pin in pins)
    return {canonicalize_name(pin.name): str(pin.specifier)[2:] for pin in pins}


def needed(requirement: Requirement, seen: set[tuple[str, str]]) -> None:
    """Collect what a package needs on this machine, with all that needs in turn, as names and extras."""
    for extra in ("", *requirement.extras):
        if (requirement.name, extra) in seen:
            continue
        seen.add((requirement.name, extra))
        for text in metadata.requires(requirement.name) or ():
            further = Requirement(text)
            if further.marker is None or further.marker.evaluate({"extra": extra}):
                needed(further, seen)


def test_the_constraints_name_everything_that_the_tests_need() -> None:
    seen: set[tuple[str, str]] = set()
    needed(Requirement("digsite[test]"), seen)
    names = {canonicalize_name(name) for name, _ in seen} - {"digsite"}
    assert sorted(names - pinned().keys()) == [], "run make constraints"


def test_the_tested_versions_are_within_the_bounds() -> None:
    project = PROJECT["project"]
    hook = PROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]
    lines = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    lines += [*PROJECT["build-system"]["requires"], *hook["dependencies"]]
    for extra in ("gymnasium", "pettingzoo", "openspiel", "train", "data", "lab", "ray"):
        lines += project["optional-dependencies"][extra]
    for wanted in map(Requirement, lines):
        if wanted.name != "digsite":
            assert pinned()[canonicalize_name(wanted.name)] in wanted.specifier, wanted.name


@pytest.mark.parametrize("name", BREAKING)
def test_what_is_known_to_break_waits_for_us(name: str) -> None:
    bounds = {Requirement(line).name: Requirement(line).specifier for line in PROJECT["project"]["dependencies"]}
    major = int(pinned()[name].split(".")[0])
    assert f"{major + 1}.0" not in bounds[name]


def test_make_installs_the_tested_versions() -> None:
    installing = [line for line in MAKEFILE.splitlines() if "pip install" in line or "$(PIP)" in line]
    assert len(installing) >= 5
    unbound = [line for line in installing if "-c constraints.txt" not in line and "$(PIP)" not in line]
    assert [line for line in unbound if " -U " not in line] == []
