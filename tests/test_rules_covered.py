"""Every rule of every game is proved by a test."""

from pathlib import Path

import pytest

from tests.rules_covered import main, marks, rulebooks, unknown, untested


@pytest.mark.parametrize("game", rulebooks())
def test_every_rule_has_a_test(game: str) -> None:
    assert untested()[game] == []
    assert len(rulebooks()[game].rules) > 100


def test_no_marker_names_an_unknown_rule() -> None:
    assert [f"{mark}: {mark.id}" for mark in unknown()] == []


def test_the_report_says_what_is_covered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed == [f"{game} {len(book.rules)}/{len(book.rules)}" for game, book in rulebooks().items()]


def test_ids_are_found_wherever_a_marker_can_stand(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\nfrom pytest import mark\n"
        "pytestmark = pytest.mark.rule('J101')\n"
        "@pytest.mark.rule('J102', 'J103')\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('J104')), 2])\n"
        "def test_a(x): ...\n"
        "@mark.rule('J105', NAME)\n"
        "def test_b(): ...\n"
        "def helper(table): return table.rule('J106')\n"
        "# @pytest.mark.rule('J107')\n",
        encoding="utf-8",
    )
    (tmp_path / "helper.py").write_text("import pytest\nx = pytest.mark.rule('J108')\n", encoding="utf-8")
    found = [mark.id for mark in marks(tmp_path)]
    assert sorted(found, key=str) == ["J101", "J102", "J103", "J104", "J105", None]
