"""The command as people meet it: in a terminal, with Ctrl-C, and after a crash."""

import re
import signal
from pathlib import Path

from outremer.core.record import Record
from tests.cli.conftest import saved_games
from tests.cli.terminal import Terminal

GAME = ("play", "jerusalem", "--seed", "5", "--players", "2", "--option", "first_opener=seat(0)", "--seat", "1=random")
PROMPT = "Blue> "
CLEAR_ALL = "\x1b[3J"


def plain(shown: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)


def test_a_game_in_a_terminal_interrupted_and_resumed(tmp_path: Path) -> None:
    """Ctrl-C loses nothing, and starting again offers the game."""
    with Terminal(*GAME, data=tmp_path / "data") as terminal:
        first = plain(terminal.wait_for(PROMPT))
        assert "You open an auction" in first
        assert max(len(line) for line in first.splitlines()) <= 100
        terminal.type("office admiral")
        assert "Your opening bid for the Admiral" in plain(terminal.wait_for(PROMPT))
        terminal.press_ctrl_c()
        terminal.wait_for("--load")
        assert terminal.leave() == 130
    (file,) = saved_games(tmp_path)
    assert Record.load(file).entries[-1] == "0 office admiral"
    with Terminal("play", "jerusalem", data=tmp_path / "data", size=(80, 30)) as terminal:
        terminal.wait_for("Go on with it? [Y/n] ")
        terminal.type("")
        shown = plain(terminal.wait_for(PROMPT))
        assert "Your opening bid for the Admiral" in shown
        assert max(len(line) for line in shown.splitlines()) <= 80
        terminal.type("12")
        terminal.wait_for(PROMPT)
        terminal.process.send_signal(signal.SIGKILL)
        terminal.leave()
    assert "0 bid 12" in Record.load(file).entries, "not even a crash loses a step"
    Record.load(file).verify()


def test_a_game_to_its_end_by_the_numbers_shown(tmp_path: Path) -> None:
    """A person who reads the choices and types the last number, or the first word where there is none."""
    with Terminal(*GAME, data=tmp_path / "data") as terminal:
        shown = plain(terminal.wait_for(PROMPT))
        while "The end" not in shown:
            choices = shown[: shown.rindex("help   why ACTION")].splitlines()[-1]
            numbers = re.findall(r"(?:^| )(\d+) [a-z]", choices)
            amounts = re.search(r" (\d+)", choices)
            terminal.type(numbers[-1] if numbers else amounts[1] if amounts else choices.split()[0])
            shown = plain(terminal.wait_for(PROMPT, "outremer replay"))
        assert terminal.leave() == 0
    (file,) = saved_games(tmp_path)
    record = Record.load(file)
    record.verify()
    assert record.result is not None


def test_the_screen_is_wiped_between_two_people(tmp_path: Path) -> None:
    with Terminal(*GAME[:-2], "--seat", "1=human", data=tmp_path / "data") as terminal:
        terminal.wait_for("press Enter ")
        terminal.type("")
        terminal.wait_for(PROMPT)
        terminal.type("office admiral")
        terminal.wait_for(PROMPT)
        terminal.type("bid 1")
        shown = terminal.wait_for("press Enter ")
        assert "Red is next" in shown
        assert CLEAR_ALL in shown
        assert "Only you see this" not in shown[shown.index(CLEAR_ALL) :]
        terminal.type("")
        assert "(you)" in terminal.wait_for("Red> ")
        terminal.type("quit")
        assert terminal.leave() == 0
