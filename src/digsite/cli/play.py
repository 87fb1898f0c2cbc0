"""Play a whole game in the terminal, against bots or with friends at one keyboard."""

import argparse
import os
import shlex
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import digsite
from digsite.cli.files import load_record, write_whole
from digsite.cli.opponents import Opponents, check_opponents, seated
from digsite.cli.setting_up import add_setup, compile_visibly, setup_from

if TYPE_CHECKING:
    from digsite.core.match import Match
    from digsite.core.texts import Texts

EXAMPLE = "digsite play pergamon --players 3 --bots novice,professor --lang de"
OPPONENTS = ["digger"]
LATEST = Path("the game played last")
FEW = 16
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
        help="who plays the other seats, see `digsite bots`: one name for all or one for each, with commas; "
        "none is a friend at this keyboard (default: digger)",
    )
    parser.add_argument("--lang", choices=["en", "de"], default="en")
    parser.add_argument("--name", help="what you are called")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept, move by move")
    parser.add_argument(
        "--resume",
        nargs="?",
        const=LATEST,
        type=Path,
        metavar="FILE",
        help="go on with a game that was kept (default: the one played last)",
    )


def run(args: argparse.Namespace) -> None:
    from digsite.core.errors import BadSetup

    args.bots = args.bots or OPPONENTS
    check_opponents(args.bots)
    if args.resume:
        if args.game or args.players or args.option or args.edition or args.seed or args.name:
            raise BadSetup("a game that is resumed is the one in the file; leave out everything that sets up another")
        table = resumed(args)
    elif args.game:
        table = begun(args)
    else:
        raise BadSetup(f"say which game: {', '.join(digsite.games())}")
    table.play()


def begun(args: argparse.Namespace) -> "Table":
    from digsite.core.record import check_names

    setup = setup_from(args)
    texts = setup.game.texts(args.lang)
    names = texts("names").split(", ")[: setup.players]
    if args.name:
        names[0] = args.name.strip()
    check_names(names, setup.players)
    opponents = Opponents(seated(args.bots, setup.players), args.seed, args.bots)
    return Table(setup.deal(args.seed), texts, names, opponents, args.save or new_file(setup.game.name))


def resumed(args: argparse.Namespace) -> "Table":
    from digsite.core.record import replay

    file = latest_file() if args.resume == LATEST else args.resume
    record = load_record(file)
    game = digsite.load(record.game)
    compile_visibly(game)
    match = replay(record, game)
    opponents = Opponents(seated(args.bots, match.players), None, args.bots)
    return Table(match, game.texts(args.lang), record.names, opponents, args.save or file)


def data_folder() -> Path:
    """Where games are kept that nobody named a file for."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "digsite"


def new_file(game: str) -> Path:
    """A file of its own for a new game, so that none is ever written over."""
    return data_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.json"


def latest_file() -> Path:
    """The game that was played last and is not over."""
    from digsite.core.errors import BadSetup

    kept = sorted(data_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for file in kept:
        if load_record(file).outcome is None:
            return file
    raise BadSetup(f"no unfinished game is kept in {data_folder()} to go on with; say which file")


class Table:
    """One game at one keyboard."""

    def __init__(self, match: "Match", texts: "Texts", names: list[str], opponents: Opponents, file: Path) -> None:
        self.match = match
        self.texts = texts
        self.names = names
        self.file = file
        self.opponents = opponents
        self.people = set(range(match.players)) - set(opponents.bots)
        self.told: int | None = None
        """After how many moves the people at the keyboard last saw what happened."""

    def play(self) -> None:
        try:
            self.play_on()
        finally:
            self.opponents.dismiss(self.match)

    def play_on(self) -> None:
        match = self.match
        print(self.texts("welcome", title=match.game.title))
        self.opponents.introduce(self.texts, self.names)
        self.keep()
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
        write_whole(self.file, self.match.record(self.names).to_json())

    def tell(self) -> None:
        """What happened since the people last looked."""
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
        """Where the printed figures come from."""
        for table, entry in self.match.setup.edition.tables.items():
            print(f"{table}: {entry['origin']}. {entry['why']}")

    def moves(self) -> None:
        print(self.texts("moves-now", moves=", ".join(self.match.moves())))

    def score(self) -> None:
        from digsite.cli.result import result_lines

        print("\n".join(result_lines(self.match, self.texts, self.names)))

    def ask(self, seat: int) -> bool:
        """Let a person decide; False if they stop."""
        from digsite.core.errors import TableError

        self.board(seat)
        print("\n" + self.match.game.prompt(self.match.view(seat), self.texts, self.names[seat]))
        if len(self.match.legal()) <= FEW:
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
        """What a good player would do with what this seat knows."""
        from digsite.bots import advise

        best = advise(self.match, "curator", len(self.match.played)).candidates[:HINTS]
        print(self.texts("hint-first"))
        for candidate in best:
            move = self.match.setup.notation.write(candidate.move)
            if candidate.share is None or candidate.points is None:
                print("  " + move)
            else:
                print("  " + self.texts("hint-line", move=move, share=candidate.share, points=candidate.points))

    def log(self, seat: int) -> None:
        """What happened since this seat's last turn but this one."""
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
        """Take back what was decided last at this keyboard, whoever's turn it is now."""
        played = self.match.played
        last = played[-1].seat if played and played[-1].seat in self.people else seat
        taken = self.match.undo(last, self.names)
        print(self.texts("undone", move=self.match.setup.notation.write(taken.move)))
        self.told = len(self.match.played)
