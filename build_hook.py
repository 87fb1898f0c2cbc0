"""Builds the page when the package is built or installed, unless it is there already."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        page = Path(self.root) / "src" / "digsite" / "table" / "http" / "page" / "index.html"
        if web.exists() and not page.exists():
            subprocess.run([sys.executable, web / "build.py"], check=True)
        build_data["artifacts"].append("src/digsite/table/http/page/**")
