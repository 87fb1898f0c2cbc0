"""Open the house: serve tables for people and bots, in this browser and on other devices."""

import argparse
from pathlib import Path

EXAMPLE = "digsite serve --host 0.0.0.0 --port 8000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to serve on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="default: 8000; 0 takes any that is free")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept (default: your data folder)")
    parser.add_argument("--database", metavar="URL", help="postgresql+psycopg://USER@HOST/NAME instead of a file")
    parser.add_argument("--address", default="", metavar="URL", help="how others reach this server, for links")
    parser.add_argument("--workers", type=int, metavar="N", help="processes in which bots think (default: one a core)")
    parser.add_argument("--pace", type=float, default=0.7, metavar="S", help="seconds a bot's move takes at least")
    parser.add_argument(
        "--limit", type=float, default=1200, metavar="N", help="requests a minute from one address (0: no limit)"
    )
    parser.add_argument(
        "--hooks", action="append", default=[], metavar="HOST", help="a host that may be sent turn notices"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose page may use it"
    )
    parser.add_argument("--log", choices=["debug", "info", "warning", "error"], default="warning")
    parser.add_argument("--open", action="store_true", help="open the table in the browser")


def run(args: argparse.Namespace) -> None:
    import threading
    import webbrowser

    import digsite
    from digsite.cli.setting_up import compile_visibly
    from digsite.table.app import Settings
    from digsite.table.serving import bound, check, data_folder, serve

    settings = Settings(
        database=args.database or str((args.data or data_folder()) / "digsite.db"),
        address=args.address,
        workers=args.workers,
        pace=args.pace,
        a_minute=args.limit,
        hooks=frozenset(args.hooks),
        origins=frozenset(args.origin),
    )
    check(settings)
    with bound(args.host, args.port) as taken:
        compile_visibly(*map(digsite.load, digsite.games()))
        port = taken.getsockname()[1]
        host = f"[{args.host}]" if ":" in args.host else args.host
        shown = args.address or f"http://{'localhost' if host in ('0.0.0.0', '[::]', '127.0.0.1') else host}:{port}"

        def opened() -> None:
            print(f"digsite is open at {shown}  (stop with Ctrl+C)", flush=True)
            if args.open:
                threading.Thread(target=webbrowser.open, args=[shown], daemon=True).start()

        serve(settings, taken, opened, args.log)
