"""Imports go upwards only: core, games, bots, arena, adapters, server, cli."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "outremer"

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core"},
    "bots": {"core", "bots"},
    "arena": {"core", "bots", "arena"},
    "adapters": {"core", "bots", "arena", "adapters"},
    "server": {"core", "bots", "arena", "server", "__version__"},
    "cli": {"core", "games", "bots", "arena", "adapters", "server", "cli", "__version__"},
    "locale": set(),
}
"""The layers each layer may import. A game may import itself, but no other; others find it by the registry."""

MODULES = sorted(SOURCE.rglob("*.py"))


def imported(text: str, package: str) -> set[str]:
    """The modules a source imports anywhere, inside functions too, relative ones made whole."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def wrong_imports(text: str, module: str) -> set[str]:
    """What a module of the package imports against the order of the layers."""
    _, layer, *rest = module.split(".")
    wrong = set()
    for name in imported(text, module.rpartition(".")[0]):
        top, _, inside = name.partition(".")
        target, *below = inside.split(".")
        if top != "outremer" or target in MAY_IMPORT[layer]:
            continue
        own_game = layer == target == "games" and bool(rest) and below[:1] == rest[:1]
        if not own_game:
            wrong.add(name)
    return wrong


def module_name(path: Path) -> str:
    """outremer.core.view for src/outremer/core/view.py."""
    return ".".join(("outremer", *path.relative_to(SOURCE).with_suffix("").parts))


@pytest.mark.parametrize("path", [p for p in MODULES if p.parent != SOURCE], ids=module_name)
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    assert wrong_imports(path.read_text(encoding="utf-8"), module_name(path)) == set()


@pytest.mark.parametrize("path", [p for p in MODULES if p.parent == SOURCE], ids=module_name)
def test_the_top_of_the_package_shows_the_core(path: Path) -> None:
    names = imported(path.read_text(encoding="utf-8"), "outremer")
    assert {name for name in names if name.split(".")[0] == "outremer" and name.split(".")[1] != "core"} == set()


def test_every_layer_is_known() -> None:
    layers = {p.name for p in SOURCE.iterdir() if p.is_dir() and p.name != "__pycache__"}
    assert {"core", "games", "bots"} <= layers <= set(MAY_IMPORT)


@pytest.mark.parametrize(
    ("module", "text", "wrong"),
    [
        ("outremer.core.view", "from outremer.games import jerusalem", {"outremer.games.jerusalem"}),
        ("outremer.core.view", "def f():\n    import outremer.bots.greedy", {"outremer.bots.greedy"}),
        ("outremer.core.view", "from ..cli import main", {"outremer.cli.main"}),
        (
            "outremer.games.solomon.view",
            "from outremer.games.jerusalem import names",
            {"outremer.games.jerusalem.names"},
        ),
        ("outremer.games.solomon.view", "from outremer.games.solomon.state import State\nimport numpy", set()),
        ("outremer.games.solomon.rules.flow", "from ..state import State", set()),
        ("outremer.games.solomon.view", "from outremer.bots import greedy", {"outremer.bots.greedy"}),
        ("outremer.bots.greedy", "import outremer.core.view, outremer.games.solomon", {"outremer.games.solomon"}),
        ("outremer.cli.main", "from outremer.games.jerusalem import text\nfrom outremer.bots import greedy", set()),
    ],
)
def test_a_wrong_import_is_found(module: str, text: str, wrong: set[str]) -> None:
    assert wrong_imports(text, module) == wrong
