"""Builds the page when the package is built or installed, unless it is there already."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        page = root / "src" / "digsite" / "table" / "page" / "index.html"
        if (root / "web").exists() and not page.exists():
            spec = importlib.util.spec_from_file_location("build_page", root / "web" / "build.py")
            assert spec is not None and spec.loader is not None
            build_page = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(build_page)
            build_page.run("build")
        build_data["artifacts"].append("src/digsite/table/page/**")
