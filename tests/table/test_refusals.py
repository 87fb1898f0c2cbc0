"""Every refusal has its sentence in every language, and every sentence is used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import digsite.table
from digsite.core.texts import LANGUAGES, texts
from digsite.table.play.refusals import STATUS, TEXT, Refusal, problem_of

CODES = re.compile(r'Refusal\(\s*"([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?')
FOLDER = Path(digsite.table.__file__).parent


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))


def codes_in_code() -> set[str]:
    found = {code for pair in CODES.findall(sources()) for code in pair if code}
    return found | {"stale"} | set(STATUS)


def messages(language: str) -> dict[str, set[str]]:
    """Every text of a catalogue with the facts it names."""
    parsed = FluentParser().parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = _facts(entry)
    return found


def _facts(message: ast.Message) -> set[str]:
    assert message.value is not None
    return {
        part.expression.id.name
        for part in message.value.elements
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)
    }


def test_all_languages_say_the_same_things_with_the_same_facts() -> None:
    first, *others = [messages(language) for language in LANGUAGES]
    for other in others:
        assert other == first


def test_every_refusal_has_its_sentence_and_every_sentence_is_used() -> None:
    refusals = {name for name in messages("en") if not name.startswith("http-")}
    used_elsewhere = {"game-over", "nothing-to-undo"}
    assert refusals == codes_in_code() - used_elsewhere


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for name, facts in messages(language).items():
        said = texts(language, TEXT)(name, **dict.fromkeys(facts, "Ada"))
        assert said != name
        assert "{" not in said
        assert said[-1] in ".!?a"


def test_facts_given_in_the_code_are_those_of_the_sentence() -> None:
    known = messages("en")
    for code, given in re.findall(r'Refusal\(\s*"([a-z-]+)", ((?:[a-z]+=[^=]+?)+)\)(?:\s|$)', sources()):
        assert set(re.findall(r"\b([a-z]+)=", given)) == known[code], code


def test_a_problem_is_told_in_the_language_that_was_asked_for() -> None:
    refusal = Refusal("not-your-turn", name="Ada")
    assert problem_of(refusal, "en").sentence == "It is Ada’s turn."
    assert problem_of(refusal, "de").sentence == "Ada ist am Zug."
    assert problem_of(refusal, "de").facts == {"name": "Ada"}
