"""Every move of every game has a sentence, made of the words of its notation."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import digsite
from digsite.core.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", digsite.games())
def test_every_move_can_be_said(name: str, language: str) -> None:
    game = digsite.load(name)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(Path(game.folder, "text", f"{language}.ftl").read_text(encoding="utf-8")))
    unsaid = []
    for family in game.moves:
        text = f"move-{family.word}"
        if not bundle.has_message(text):
            unsaid.append(text)
            continue
        message = bundle.get_message(text)
        words = message.attributes.get("words")
        kinds = bundle.format_pattern(words)[0].replace("-", " ").split() if words else []
        said, problems = bundle.format_pattern(message.value, dict.fromkeys(kinds, 1))
        unsaid += [f"{text}: {problem}" for problem in problems]
        assert (family.count > 1) == bool(kinds), f"{text} has things to name, or none"
        assert said
    assert unsaid == []
