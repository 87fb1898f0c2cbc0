"""Both languages say everything, and there is nothing in one catalogue that is not in the other."""

import re
from pathlib import Path

import pytest

from digsite.core import texts
from digsite.core.given import name_of
from tests.every_game.setups import GAMES

CORE = Path(texts.__file__).parent / "text"
FOLDERS = {"core": CORE, **{name: game.folder / "text" for name, game in GAMES.items()}}


def messages(folder: Path, language: str) -> set[str]:
    return set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", (folder / f"{language}.ftl").read_text(encoding="utf-8")))


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """The facts each message uses."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"(?m)^([a-z][a-z0-9-]*) =", text)[1:]
    return {name: set(re.findall(r"\$([a-z-]+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_no_message_is_lost_to_a_mistake_in_the_catalogue(folder: Path) -> None:
    """Fluent passes over what it cannot parse; every message in the file must be there when it is read."""
    for language in texts.LANGUAGES:
        read = texts.texts(language, *([] if folder == CORE else [folder]))
        assert [name for name in messages(folder, language) if name not in read] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_both_languages_have_what_the_game_needs(game) -> None:  # type: ignore[no-untyped-def]
    needed = {"title", "tagline", *(f"event-{name_of(kind)}" for kind in game.events)}
    needed |= {f"option-{option.name}" for option in game.options}
    needed |= {f"because-{part}" for part in game.judged_parts if part != "points"}
    for language in texts.LANGUAGES:
        assert needed <= messages(game.folder / "text", language)
        assert game.how_to_play(language).startswith("# ")


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_german_and_english_have_the_same_messages(folder: Path) -> None:
    """Helpers of grammar may differ, and why a figure is what it is stands in English in the edition; what else is said
    to people may not differ."""

    def said(language: str) -> set[str]:
        uses = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        found = (name for name in messages(folder, language) if f"{{ {name} }}" not in uses)
        return {name for name in found if not name.startswith("why-")}

    assert said("en") == said("de")
