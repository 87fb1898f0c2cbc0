"""Options of a game: printed variants and house rules, chosen at set-up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from digsite.core.errors import BadSetup


@dataclass(frozen=True)
class Option:
    """One option. The game's texts explain it under `option-<name>`."""

    name: str
    default: bool | int | str = False
    choices: Sequence[bool | int | str] = (False, True)
    """The allowed values; a range for an integer."""
    earlier: bool | int | str | None = None
    """The value in games that were played before there was this option; None if it is the default."""

    def check(self, value: Any) -> None:
        if type(value) is not type(self.default) or value not in self.choices:
            raise BadSetup(f"option {self.name} is {shown(value)}; it must be {self.wanted}")

    @property
    def wanted(self) -> str:
        """Return the allowed values in words."""
        if isinstance(self.choices, range):
            return f"a whole number from {self.choices[0]} to {self.choices[-1]}"
        first = [shown(choice) for choice in self.choices[:6]]
        return f"one of {', '.join(first)}" + (" ..." if len(self.choices) > len(first) else "")

    def read(self, text: str) -> bool | int | str:
        """Read a value from the command line."""
        text = {"true": "yes", "false": "no"}.get(text.lower(), text.lower())
        for choice in self.choices:
            if text == shown(choice):
                return choice
        self.check(text)
        return text


def shown(value: Any) -> str:
    """Return a value as people write it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def settle(
    options: Sequence[Option], chosen: Mapping[str, Any] | None, game: str, recorded: bool = False
) -> dict[str, Any]:
    """Return every option with its value: the chosen ones checked, the others at their default.

    What was `recorded` names every option there was; one that it lacks did not exist, and has its earlier value.
    """
    settled = {
        option.name: option.earlier if recorded and option.earlier is not None else option.default for option in options
    }
    known = {option.name: option for option in options}
    for name, value in (chosen or {}).items():
        if name not in known:
            has = f"its options are {', '.join(known)}" if known else "it has none"
            raise BadSetup(f"{game} has no option {name!r}; {has}")
        known[name].check(value)
        settled[name] = value
    return settled
