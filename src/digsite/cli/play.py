"""Play a game in the terminal, against bots or with friends sharing one keyboard."""

import argparse
import os
import shlex
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import digsite
from digsite.cli.files import data_folder, load_record
from digsite.cli.opponents import Opponents, check_opponents, seated
from digsite.cli.setting_up import add_setup, compile_visibly, setup_from

if TYPE_CHECKING:
    from digsite.core.match import Match
    from digsite.core.texts import Texts

EXAMPLE = "digsite play pergamon --players 3 --bots novice,professor --lang de"
OPPONENTS = ["digger"]
LATEST = Path("the game played last")
MAX_LISTED_MOVES = 16
"""So many moves, or fewer, are listed without being asked for."""
HINTS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    game = next(action for action in parser._actions if action.dest == "game")
    game.nargs = "?"
    parser.add_argument(
        "--bots",
        action="append",
        metavar="NAMES",
        help="bots for the other seats, see `digsite bots`: one for all, or one for each separated by commas; "
        "none is a friend at this keyboard (default: digger)",
    )
    parser.add_argument("--lang", choices=["en", "de"], default="en")
    parser.add_argument("--name", help="your name")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game here after every move")
    parser.add_argument(
        "--resume",
        nargs="?",
        const=LATEST,
        type=Path,
        metavar="FILE",
        help="continue a saved game (default: the last one played)",
    )


def run(args: argparse.Namespace) -> None:
    from digsite.core.errors import BadSetup

    check_opponents(args.bots or OPPONENTS)
    if args.resume:
        if args.game or args.players or args.option or args.edition or args.seed or args.name:
            raise BadSetup("--resume continues the game in the file; leave out the options that set up a new one")
        table = resumed(args)
    elif args.game:
        table = begun(args)
    else:
        raise BadSetup(f"name a game: {', '.join(digsite.games())}")
    table.play()


def begun(args: argparse.Namespace) -> "TerminalTable":
    from digsite.core.record import check_names

    setup = setup_from(args)
    texts = setup.game.texts(args.lang)
    names = texts("names").split(", ")[: setup.players]
    if args.name:
        names[0] = args.name.strip()
    check_names(names, setup.players)
    bots = args.bots or OPPONENTS
    opponents = Opponents(seated(bots, setup.players), args.seed, bots)
    return TerminalTable(setup.deal(args.seed), texts, names, opponents, args.save or new_file(setup.game.name))


def resumed(args: argparse.Namespace) -> "TerminalTable":
    from digsite.core.record import replay

    file = latest_file() if args.resume == LATEST else args.resume
    record = load_record(file)
    game = digsite.load(record.game)
    compile_visibly(game)
    match = replay(record, game)
    before = bots_before(file)
    bots = args.bots or before or OPPONENTS
    texts = game.texts(args.lang)
    if before and before != bots:
        print(texts("bots-changed", before=",".join(before), now=",".join(bots)))
    opponents = Opponents(seated(bots, match.players), None, bots)
    return TerminalTable(match, texts, record.names, opponents, args.save or file)


def new_file(game: str) -> Path:
    """Return an unused file name for a new game, so that no game is overwritten."""
    return data_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.json"


def bots_file(game: Path) -> Path:
    """Return the file beside a saved game that names the bots at its table."""
    return game.with_suffix(".bots")


def bots_before(game: Path) -> list[str]:
    """Return the bots with which a saved game was played last, an empty list if that is not known."""
    from digsite.core.errors import BadSetup

    path = bots_file(game)
    names = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    try:
        check_opponents(names)
    except BadSetup:  # a bot that there no longer is
        return []
    return names


def latest_file() -> Path:
    """Return the unfinished game that was played last."""
    from digsite.core.errors import BadSetup

    kept = sorted(data_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for file in kept:
        if load_record(file).outcome is None:
            return file
    raise BadSetup(f"there is no unfinished game in {data_folder()}; name a file")


class TerminalTable:
    """One game at one keyboard."""

    def __init__(self, match: "Match", texts: "Texts", names: list[str], opponents: Opponents, file: Path) -> None:
        self.match = match
        self.texts = texts
        self.names = names
        self.file = file
        self.opponents = opponents
        self.people = set(range(match.players)) - set(opponents.bots)
        self.told: int | None = None
        """The number of moves after which the people at the keyboard last saw what happened."""

    def play(self) -> None:
        try:
            self.play_on()
        finally:
            self.opponents.dismiss(self.match)

    def play_on(self) -> None:
        from digsite.core.files import write_whole

        match = self.match
        print(self.texts("welcome", title=match.game.title))
        self.opponents.introduce(self.texts, self.names)
        self.keep()
        write_whole(bots_file(self.file), "\n".join(self.opponents.given) + "\n")
        while match.seat is not None:
            if match.seat not in self.people:
                self.opponents.play(match, self.texts, self.names)
                self.keep()
                continue
            self.tell()
            if not self.ask(match.seat):
                print(self.texts("kept", file=shlex.join([str(self.file), *self.opponents.arguments])))
                return
            self.keep()
        self.tell()
        self.score()
        print(self.texts("kept-record", file=str(self.file)))

    def keep(self) -> None:
        self.match.record(self.names).save(self.file)

    def tell(self) -> None:
        """Print what happened since the people last looked."""
        seat = self.match.seat if len(self.people) > 1 else 0
        for event in self.match.events_for(seat, self.told):
            print("  " + self.texts.of_event(event, self.names))
        self.told = len(self.match.played)

    def board(self, seat: int) -> None:
        names = [self.texts("you", name=name) if i == seat else name for i, name in enumerate(self.names)]
        print("\n" + self.match.game.board(self.match.view(seat), self.texts, names))

        if any(entry["origin"] == "reconstructed" for entry in self.match.setup.edition.tables.values()):
            print("\n" + self.texts("reconstructed-note"))

    def figures(self) -> None:
        """Print the sources of the printed figures."""
        for table, entry in self.match.setup.edition.tables.items():
            print(f"{table}: {entry['origin']}. {entry['why']}")

    def moves(self) -> None:
        print(self.texts("moves-now", moves=", ".join(self.match.moves())))

    def score(self) -> None:
        from digsite.cli.result import result_lines

        print("\n".join(result_lines(self.match, self.texts, self.names)))

    def ask(self, seat: int) -> bool:
        """Ask a person for a move; return False if they stop."""
        from digsite.core.errors import TableError

        self.board(seat)
        print("\n" + self.texts.of_prompt(self.match.game.prompt(self.match.view(seat)), self.names[seat]))
        if len(self.match.legal()) <= MAX_LISTED_MOVES:
            self.moves()
        while True:
            try:
                line = input("> ").strip()
            except EOFError:
                print()
                return False
            if not line:
                continue
            word = line.lower()
            try:
                if word in ("quit", "exit", "q"):
                    return False
                if word in ("help", "?"):
                    print(self.texts("help", example=self.match.moves()[0]))
                elif word == "moves":
                    self.moves()
                elif word == "board":
                    self.board(seat)
                elif word == "hint":
                    self.hint()
                elif word == "log":
                    self.log(seat)
                elif word == "score":
                    self.score()
                elif word == "rules":
                    print(self.match.game.how_to_play(self.texts.language))
                elif word == "figures":
                    self.figures()
                elif word == "undo":
                    self.undo(seat)
                    return True
                else:
                    self.match.play(line)
                    return True
            except TableError as problem:
                print(problem.sentence(self.texts))

    def hint(self) -> None:
        """Show what a good player would do with what this seat knows."""
        from digsite.bots import advise
        from digsite.bots.names import ADVISER
        from digsite.bots.reasons import considered

        print(self.texts("hint-first"))
        for each in considered(advise(self.match, ADVISER, len(self.match.played)))[:HINTS]:
            move = self.match.setup.notation.write(each.move)
            print("  " + (move if each.share is None else self.texts("hint-line", move=move, share=each.share)))

    def log(self, seat: int) -> None:
        """Print what happened since this seat's previous turn."""
        played = self.match.played
        at = len(played)
        while at > 0 and played[at - 1].seat == seat:
            at -= 1
        while at > 0 and played[at - 1].seat != seat:
            at -= 1
        print(self.texts("since-last-turn"))
        for event in self.match.events_for(seat, at or None):
            print("  " + self.texts.of_event(event, self.names))

    def undo(self, seat: int) -> None:
        """Undo the last decision at this keyboard, even if it is another player's turn now."""
        played = self.match.played
        last = played[-1].seat if played and played[-1].seat in self.people else seat
        taken = self.match.undo(last, self.names)
        print(self.texts("undone", move=self.match.setup.notation.write(taken.move)))
        self.told = len(self.match.played)
