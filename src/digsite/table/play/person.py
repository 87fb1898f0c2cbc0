"""A person at a table, with their word for the shuffle."""


class Person:
    """A person at the table."""

    def __init__(self, name: str, word: str | None, sealed: str | None) -> None:
        self.name = name
        self.word = word
        self.sealed = sealed
        """The fingerprint of the word, if it was sent first."""
        self.left = False
        self.links = 0
        """How many new personal links they have made."""
        self.hook: str | None = None

    @property
    def ready(self) -> bool:
        """Whether they are here, and have given their word or its fingerprint."""
        return self.word is not None or self.sealed is not None

    @property
    def unrevealed(self) -> bool:
        """Whether they have sent the fingerprint of a word, and not shown the word yet."""
        return self.sealed is not None and self.word is None
