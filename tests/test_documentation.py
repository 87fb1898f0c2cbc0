"""What the documentation shows is true: its examples run, its pages are as the games declare."""

import ast
import re
import sys
from pathlib import Path

import pytest

import digsite

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "docs"))


@pytest.mark.parametrize(("page", "claims"), [("README.md", 3), ("docs/library.md", 9), ("docs/records.md", 3)])
def test_a_tour_runs_and_gives_what_its_comments_say(
    page: str, claims: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a tour may write files
    source = (ROOT / page).read_text(encoding="utf-8")
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
    assert checked >= claims


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


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize(
    "path", [*sorted(ROOT.glob("docs/*.md")), *sorted(ROOT.glob("*.md"))], ids=lambda path: path.name
)
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", path.read_text(encoding="utf-8")):
        if not link.startswith("https://"):
            target, _, anchor = link.partition("#")
            page = path.parent / target if target else path
            assert page.exists(), link
            assert not anchor or anchor in anchors(page), link


def defined(tree: ast.AST) -> set[str]:
    """Every function and class of a module, methods by their class: `House.commit`."""
    names: set[str] = set()
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names |= {node.name} | {f"{node.name}.{inner}" for inner in defined(node)}
    return names


def test_the_architecture_names_functions_that_exist() -> None:
    source = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/.]+\.py):([\w.]+)`", source)
    assert len(named) >= 20
    for path, name in named:
        module = ROOT / "src" / "digsite" / path
        assert module.exists(), path
        assert name in defined(ast.parse(module.read_text(encoding="utf-8"))), f"{path}: {name}"
