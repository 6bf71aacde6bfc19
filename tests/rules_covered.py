"""Which rules have a test: `python -m tests.rules_covered`.

The ids of the rules stand in each game's RULES.md, the ids a test proves in its marker
`@pytest.mark.rule("J503", "J504")`. For each game the number of rules with a test is printed, and
the rules without one; if there are any, the exit status is 1.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from outremer.core.rulebook import Rulebook

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "outremer" / "games"


@dataclass(frozen=True)
class Mark:
    """One id in a marker, and where it stands. An id that is not written out is `None`."""

    id: str | None
    path: Path
    line: int

    def __str__(self) -> str:
        return f"{self.path.relative_to(TESTS.parent)}:{self.line}"


def _is_rule_marker(node: ast.AST) -> bool:
    """Is it a call of pytest.mark.rule (as a decorator, in pytestmark, or as marks of a parameter)?"""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "rule":
        return False
    owner = node.func.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def marks(folder: Path = TESTS) -> Iterator[Mark]:
    """Every id cited in a rule marker of a test file."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if _is_rule_marker(node):
                assert isinstance(node, ast.Call)
                for argument in node.args:
                    written = argument.value if isinstance(argument, ast.Constant) else None
                    yield Mark(written if isinstance(written, str) else None, path, argument.lineno)


def rulebooks() -> dict[str, Rulebook]:
    """The RULES.md of every game."""
    return {path.parent.name: Rulebook.load(path) for path in sorted(GAMES.glob("*/RULES.md"))}


def untested() -> dict[str, list[str]]:
    """By game: the rules without a test, in the order of the rulebook."""
    cited = {mark.id for mark in marks()}
    return {game: [id for id in book.rules if id not in cited] for game, book in rulebooks().items()}


def unknown() -> list[Mark]:
    """Marks that name no rule of any game."""
    known = {id for book in rulebooks().values() for id in book.rules}
    return [mark for mark in marks() if mark.id not in known]


def main() -> int:
    """Print what is covered; 1 if anything is not."""
    missing, strange = untested(), unknown()
    for game, book in rulebooks().items():
        print(f"{game} {len(book.rules) - len(missing[game])}/{len(book.rules)}")
        if missing[game]:
            print(f"  without a test: {', '.join(missing[game])}")
    for mark in strange:
        print(f"{mark}: no rule {mark.id or 'written out'}")
    return 1 if strange or any(missing.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
