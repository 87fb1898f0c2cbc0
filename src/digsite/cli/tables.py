"""Print tables in the terminal."""

from typing import Any


def table_of(title: str, columns: list[str], rows: list[list[Any]]) -> None:
    """Print a table; every column except the first holds numbers. No word is broken, however narrow the terminal."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    needed = 1
    for i, column in enumerate(columns):
        longest = longest_word([column, *(str(row[i]) for row in rows)])
        table.add_column(column, justify="right" if i else "left", min_width=longest)
        needed += longest + 3
    for row in rows:
        table.add_row(*map(str, row))
    console = Console(markup=False, emoji=False, highlight=False)
    console.print(table, width=max(console.width, needed), crop=False)


def longest_word(texts: list[str]) -> int:
    return max((len(word) for text in texts for word in text.split()), default=1)
