"""A place of its own for saved games, and the commands run inside this process."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from outremer.arena.match import Setting, play
from outremer.arena.schedule import Fixture
from outremer.cli import screen
from outremer.cli.main import app
from outremer.cli.wording import speak

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever the language of this machine, the tests read English."""
    monkeypatch.setenv("OUTREMER_LANGUAGE", "en")
    yield
    speak("en")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, and the working folder."""
    monkeypatch.setenv("OUTREMER_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with some typed lines, on a screen of 100 columns."""
    monkeypatch.setattr(screen.out, "_width", 100)

    def command(*arguments: str, typed: list[str] | None = None) -> Result:
        lines = "".join(f"{line}\n" for line in typed or ())
        result = CliRunner().invoke(app, [str(a) for a in arguments], input=lines)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return command


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a finished game, as a line."""
    return play(Setting("jerusalem", 2), Fixture(0, 0, 0, ("random", "random"), "cli-0")).record


@pytest.fixture
def finished_file(finished: str, folder: Path) -> Path:
    """The same in a file."""
    file = folder / "finished.jsonl"
    file.write_text(finished + "\n")
    return file


def saved_games(folder: Path) -> list[Path]:
    """The games that were saved by themselves."""
    return sorted((folder / "data" / "games").glob("*"))
