"""Start the server: tables for people and bots, for this browser and other devices."""

import argparse
from pathlib import Path

EXAMPLE = "digsite serve --host 0.0.0.0 --port 8000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="port (default: 8000; 0: any free port)")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder for games (default: your data folder)")
    parser.add_argument("--database", metavar="URL", help="use PostgreSQL: postgresql+psycopg://USER@HOST/NAME")
    parser.add_argument("--address", default="", metavar="URL", help="public address of this server, for links")
    parser.add_argument("--workers", type=int, metavar="N", help="number of bot processes (default: one per core)")
    parser.add_argument("--pace", type=float, default=0.7, metavar="S", help="minimum seconds per bot move")
    parser.add_argument(
        "--limit", type=float, default=1200, metavar="N", help="requests per minute per address (0: no limit)"
    )
    parser.add_argument(
        "--hooks", action="append", default=[], metavar="HOST", help="a host that may receive turn notices"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose pages may use this server"
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="another name of this server",
    )
    parser.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help="a proxy whose X-Forwarded-For is believed"
    )
    parser.add_argument(
        "--monitor", action="append", default=[], metavar="ADDRESS", help="an address that may read /metrics"
    )
    parser.add_argument(
        "--thinking",
        type=float,
        default=120,
        metavar="S",
        help="seconds per minute that bots think per address (0: no limit)",
    )
    parser.add_argument(
        "--sockets", type=int, default=200, metavar="N", help="sockets at the same time per address (0: no limit)"
    )
    parser.add_argument(
        "--keep-days",
        type=float,
        default=0,
        metavar="N",
        help="delete tables where nothing happened for N days (default: keep all)",
    )
    parser.add_argument("--log", choices=["debug", "info", "warning", "error"], default="warning")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def run(args: argparse.Namespace) -> None:
    import threading
    import webbrowser

    from digsite.cli.files import data_folder
    from digsite.table.http.serving import bound, serve
    from digsite.table.http.settings import Settings

    settings = Settings(
        database=args.database or str((args.data or data_folder()) / "digsite.db"),
        address=args.address,
        workers=args.workers,
        pace=args.pace,
        a_minute=args.limit,
        hooks=frozenset(args.hooks),
        origins=frozenset(args.origin),
        hosts=frozenset(args.allow_host),
        proxies=frozenset(args.proxy),
        monitors=frozenset(args.monitor),
        thinking=args.thinking,
        sockets=args.sockets,
        keep_days=args.keep_days,
    )
    settings.check()
    with bound(args.host, args.port) as taken:
        port = taken.getsockname()[1]
        host = f"[{args.host}]" if ":" in args.host else args.host
        shown = args.address or f"http://{'localhost' if host in ('0.0.0.0', '[::]', '127.0.0.1') else host}:{port}"

        def opened() -> None:
            print(f"digsite is open at {shown}  (stop with Ctrl+C)", flush=True)
            if args.open:
                threading.Thread(target=webbrowser.open, args=[shown], daemon=True).start()

        serve(settings, taken, opened, args.log)
