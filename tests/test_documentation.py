"""What the documentation shows is true: its examples run, its pages are as the games declare."""

import re
import sys
from pathlib import Path

import pytest

import digsite

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "docs"))


def test_the_readmes_tour_runs_and_gives_what_its_comments_say() -> None:
    source = (ROOT / "README.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", source, re.S)
    assert code
    names: dict[str, object] = {}
    checked = 0
    for line in code[1].splitlines():
        statement, _, comment = line.partition(" #")
        if not statement.strip():
            continue
        try:
            value = eval(statement, names)
        except SyntaxError:
            exec(statement, names)
            continue
        said = re.match(r"\s*(\[.*?\]|\{.*?\}|True|\d+)(?=$|[:,]| )", comment)
        if said:
            assert value == eval(said[1]), statement
            checked += 1
    assert checked >= 8


@pytest.mark.parametrize("name", digsite.games())
def test_the_page_of_a_game_is_what_the_game_declares(name: str) -> None:
    from make_pages import FOLDER, page

    assert (FOLDER / f"{name}.md").read_text(encoding="utf-8") == page(digsite.load(name)), "run docs/make_pages.py"


PAGES = [*sorted(ROOT.glob("docs/games/*.md")), ROOT / "docs" / "environments.md"]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_what_the_pages_show_runs(path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(block, {})


def test_the_readme_names_every_game() -> None:
    source = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in digsite.games():
        assert digsite.load(name).title in source
        assert f"docs/games/{name}.md" in source


@pytest.mark.parametrize("path", [*sorted(ROOT.glob("docs/*.md")), ROOT / "README.md"], ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
