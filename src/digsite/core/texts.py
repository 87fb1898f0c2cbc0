"""Texts in every language, from one Fluent catalogue for Python and the browser.

The engine works with ids and facts; a sentence is made only where somebody reads it.
"""

import functools
from pathlib import Path
from typing import Any, NamedTuple

from digsite.core.errors import BadSetup

LANGUAGES = ("en", "de")
SHAPES = "◆●■▲"
"""A shape for each seat, always shown beside its colour."""

CORE = Path(__file__).parent / "text"


class Prompt(NamedTuple):
    """The decision a seat faces, as a text id and its facts. Wording it adds the fact `{ $seat }`."""

    id: str
    facts: dict[str, str | int]


class Texts:
    """The texts of the core and of one game in one language, called with an id and its facts."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        if language not in LANGUAGES:
            raise BadSetup(f"there are no texts in {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, text_id: str) -> bool:
        return bool(self._bundle.has_message(text_id))

    def __call__(self, text_id: str, **facts: Any) -> str:
        said, problems = self._bundle.format_pattern(self._bundle.get_message(text_id).value, facts)
        if problems:
            raise LookupError(f"{self.language} text {text_id}: {problems[0]}")
        return str(said)

    def of_event(self, event: dict[str, Any], names: list[str]) -> str:
        """Word an event as a sentence, with names in place of seats."""
        facts = {k.replace("_", "-"): self.fact(k, v, names) for k, v in event.items() if k != "event"}
        return self(f"event-{event['event']}", **facts)

    def of_prompt(self, prompt: Prompt, name: str) -> str:
        """Word a prompt for the seat called `name`."""
        return self(prompt.id, seat=name, **prompt.facts)

    def fact(self, kind: str, value: Any, names: list[str]) -> Any:
        if kind in ("seat", "other", "figure"):
            return names[value] if isinstance(value, int) else self(f"figure-{value}")
        return value


@functools.cache
def texts(language: str, *folders: Path) -> Texts:
    """Return the core's texts together with those in the given folders."""
    return Texts(language, (CORE, *folders))
