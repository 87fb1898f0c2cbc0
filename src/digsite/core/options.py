"""Options of a game: printed variants and house rules, chosen when it is set up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from digsite.core.errors import BadSetup


@dataclass(frozen=True)
class Option:
    """One choice. Its meaning is told in the game's texts under `option-<name>`."""

    name: str
    default: bool | int | str = False
    choices: Sequence[bool | int | str] = (False, True)

    def check(self, value: Any) -> None:
        if not any(type(value) is type(choice) and value == choice for choice in self.choices):
            allowed = ", ".join(_shown(choice) for choice in self.choices)
            raise BadSetup(f"option {self.name} is {_shown(value)}, and must be one of {allowed}")

    def read(self, text: str) -> bool | int | str:
        """The value a text on a command line means."""
        text = {"true": "yes", "false": "no"}.get(text.lower(), text.lower())
        for choice in self.choices:
            if text == _shown(choice):
                return choice
        self.check(text)
        return text


def _shown(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def settle(options: Sequence[Option], chosen: Mapping[str, Any] | None, game: str) -> dict[str, Any]:
    """Every option with its value: the chosen ones checked, the others at their default."""
    settled = {option.name: option.default for option in options}
    known = {option.name: option for option in options}
    for name, value in (chosen or {}).items():
        if name not in known:
            has = f"its options are {', '.join(known)}" if known else "it has none"
            raise BadSetup(f"{game} has no option {name!r}; {has}")
        known[name].check(value)
        settled[name] = value
    return settled
