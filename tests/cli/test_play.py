"""Playing at the terminal, typed line by typed line."""

import json
import re
from pathlib import Path

import pytest

from outremer.core.errors import OutremerError
from outremer.core.record import Record
from tests.cli.conftest import Run, saved_games
from tests.cli.scripted import script

OPENING = ["play", "jerusalem", "--seed", "5", "--players", "3", "--option", "first_opener=seat(0)"]
"""The person on seat 0 opens the first auction."""


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("jerusalem", ("human", "random")),
        ("jerusalem", ("human", "greedy", "random")),
        ("jerusalem", ("random", "human", "greedy", "random")),
        ("templars", ("human", "random", "greedy")),
        ("templars", ("random", "human", "human", "greedy")),
        ("templars", ("random", "greedy", "greedy", "random", "human")),
        ("solomon", ("human", "greedy")),
        ("solomon", ("greedy", "human", "human")),
        ("solomon", ("random", "greedy", "greedy", "human")),
    ],
)
def test_a_whole_game(run: Run, folder: Path, game: str, seats: tuple[str, ...]) -> None:
    typed, expected = script(seats, "whole", game=game)
    chairs = [word for seat, spec in enumerate(seats) for word in ("--seat", f"{seat}={spec}")]
    result = run("play", game, "--players", str(len(seats)), "--seed", "whole", *chairs, typed=typed)
    assert result.exit_code == 0
    summary = expected.game.info.summary(expected)
    winner = expected.player(summary["winners"][0])
    end = result.stdout[result.stdout.index("The end") :]
    assert re.search(rf"│ +1 │ {winner} \(", end)
    assert f"{winner} wins: " in end
    (file,) = saved_games(folder)
    record = Record.load(file)
    record.verify()
    assert record.result == json.loads(json.dumps(summary))
    assert record.seats == seats
    assert record.replay() == expected
    assert str(file) in end


def test_only_bots(run: Run) -> None:
    result = run("play", "jerusalem", "--players", "2", "--seat", "0=random", "--seat", "1=random", "--seed", "1")
    assert result.exit_code == 0
    assert "» Blue" in result.stdout
    assert "The end" in result.stdout


def test_the_board_and_the_choices(run: Run) -> None:
    shown = run(*OPENING, typed=["quit"]).stdout
    for words in ("ROYAL PALACE", "TOWER OF DAVID", "TEMPLARS", "PATRIARCHATE", "MARKET", "NOBILITY"):
        assert words in shown
    assert "Only you see this: 12 silver, 0 squires behind your screen" in shown
    assert "You open an auction: choose an office" in shown
    assert "office 1 treasurer   2 marshal   3 admiral" in shown, "no Captain with three players"


@pytest.mark.parametrize("choice", ["2", "office marshal", "OFFICE  Marshal", "o m", "office mar"])
def test_an_action_by_number_text_or_abbreviation(run: Run, folder: Path, choice: str) -> None:
    shown = run(*OPENING, typed=[choice, "quit"]).stdout
    assert "Your opening bid for the Marshal" in shown
    assert "bid 0-12   cancel" in shown
    assert Record.load(saved_games(folder)[0]).entries[-1] == "0 office marshal"


@pytest.mark.parametrize("bid", ["7", "bid 7", "BID 7", "b 7"])
def test_an_amount_is_typed_as_itself(run: Run, folder: Path, bid: str) -> None:
    run(*OPENING, typed=["office marshal", bid, "quit"])
    assert "0 bid 7" in Record.load(saved_games(folder)[0]).entries


def test_what_the_others_did_is_told(run: Run) -> None:
    shown = run(*OPENING, "--seat", "1=random", "--seat", "2=random", typed=["office marshal", "bid 1", "quit"]).stdout
    assert re.search(r"» Blue bid 1 +for the Marshal", shown)
    assert re.search(r"» Red (bid \d+|pass)", shown)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "there is no choice 99; they go from 1 to 3"),
        ("ofice marshl", "there is no action 'ofice marshl'; did you mean: office marshal"),
        ("office", "'office' can mean office treasurer, office marshal, office admiral"),
        ("office captain", "office captain: The office Captain is not used with 3 players. (J1101, J1105)"),
        ("end_turn", "This is only possible in phase 2, deploying squires"),
        ("pass", "You open this auction: choose an office and make a bid of 0 or more. (J213)"),
        ("xyzzy", "there is no action 'xyzzy'"),
        ("-1", "there is no action '-1'"),
        ("log soon", "log takes a number of lines, not 'soon'"),
        ("why", "why what?"),
        ("rule", "which rule?"),
        ("rule J9999", "there is no rule 'J9999'"),
        ("rule snail", "no rule speaks of 'snail'"),
        ("undo", "You cannot take this back: chance has decided since."),
    ],
)
def test_what_cannot_be_done_is_explained(run: Run, folder: Path, typed: str, answer: str) -> None:
    result = run(*OPENING, typed=[typed, "office marshal", "quit"])
    assert answer in result.stderr
    assert result.exit_code == 0
    assert Record.load(saved_games(folder)[0]).entries[-1] == "0 office marshal", "the game goes on"


@pytest.mark.parametrize(
    ("bid", "answer"),
    [
        ("13", "bid 13: You cannot bid 13: you own only 12 silver. (J218)"),
        ("bid 13", "bid 13: You cannot bid 13: you own only 12 silver. (J218)"),
        ("bid 2.5", "bid 2.5: Bids are whole numbers of silver. (J214)"),
        ("bid -3", "there is no action 'bid -3'"),
        ("bid 256", "there is no action 'bid 256'"),
    ],
)
def test_a_wrong_bid_is_explained(run: Run, folder: Path, bid: str, answer: str) -> None:
    result = run(*OPENING, typed=["office marshal", bid, "quit"])
    assert answer in result.stderr
    assert Record.load(saved_games(folder)[0]).entries[-1] == "0 office marshal"


def test_why(run: Run) -> None:
    result = run(*OPENING, typed=["why office captain", "why 1", "why bid 3", "quit"])
    assert "office captain: The office Captain is not used with 3 players. (J1101, J1105)" in result.stdout
    assert "J1101  J11xx Three and two players" in result.stdout, "the rules it rests on are shown"
    assert "office treasurer: legal now." in result.stdout
    assert "bid 3: " in result.stdout


def test_rules_inside_a_game(run: Run) -> None:
    shown = run(*OPENING, typed=["rule j218", "rule scholars squire deck", "quit"]).stdout
    assert "J218  J2xx Round structure and auction" in shown
    assert "Nobody may bid more money than he owns" in shown
    assert "J818" in shown


def test_undo(run: Run, folder: Path) -> None:
    shown = run(*OPENING, typed=["office marshal", "undo", "office admiral", "quit"]).stdout
    assert shown.count("You open an auction") == 2
    record = Record.load(saved_games(folder)[0])
    assert record.entries[-3:] == ("0 office marshal", "0 undo", "0 office admiral")
    record.verify()


def test_undo_stops_at_another_seat(run: Run) -> None:
    result = run(
        *OPENING, "--seat", "1=random", "--seat", "2=random", typed=["office marshal", "bid 0", "undo", "quit"]
    )
    assert "You cannot take this back: " in result.stderr


def test_log_board_and_help(run: Run) -> None:
    shown = run(*OPENING, typed=["office marshal", "log", "board", "help", "quit"]).stdout
    assert shown.count("» Blue office marshal") == 2, "as news and in the log"
    assert shown.count("ROYAL PALACE") == 3
    assert "why ACTION    is it legal" in shown
    told = run(*OPENING, "--seat", "1=random", "--seat", "2=random", typed=["2", "0", "log", "log 1", "quit"]).stdout
    whole, last = told.split("Blue> ")[-3:-1]
    assert whole.startswith("» Blue office marshal, bid 0  for the Marshal")
    assert whole.split() == [*whole.split()[: -len(last.split())], *last.split()]
    assert last.count("» ") == 1


def test_two_people_at_one_screen(run: Run) -> None:
    """Nobody's secrets are shown before the right person has pressed Enter."""
    seats = ("human", "human", "human")
    typed, _ = script(seats, "three", steps=60)
    chairs = ("--seat", "0=human", "--seat", "1=human", "--seat", "2=human")
    shown = run("play", "jerusalem", "--players", "3", "--seed", "three", *chairs, typed=typed).stdout
    before, *parts = re.split(r"(\w+) is next. The others look away; press Enter ", shown)
    assert "Only you see this" not in before
    assert len(parts) > 10
    for name, part in zip(parts[::2], parts[1::2], strict=True):
        assert set(re.findall(r"►\d \S\w (\w+) \(you\)", part)) == {name}
        assert "Only you see this" in part


# --- saving and going on --------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [["office marshal", "quit"], ["office marshal"]], ids=["quit", "end of input"])
def test_leaving_saves_and_says_how_to_go_on(run: Run, folder: Path, typed: list[str]) -> None:
    result = run(*OPENING, typed=typed)
    (file,) = saved_games(folder)
    assert result.exit_code == 0
    assert f"outremer play --load {file}" in result.stdout
    again = run("play", "--load", str(file), typed=["bid 4", "quit"])
    assert "Your opening bid for the Marshal" in again.stdout
    record = Record.load(file)
    assert "0 bid 4" in record.entries
    assert record.seats == ("human", "greedy", "greedy"), "the same people and bots"
    assert saved_games(folder) == [file], "it is saved where it was"


def test_a_game_in_two_sittings_has_the_same_chance(run: Run, folder: Path) -> None:
    seats = ("human", "human")
    typed, expected = script(seats, "sittings")
    chairs = ("--seat", "1=human")
    half = len(typed) // 2
    run("play", "jerusalem", "--players", "2", "--seed", "sittings", *chairs, typed=typed[:half])
    (file,) = saved_games(folder)
    asked = Record.load(file).replay().seat
    rest = typed[half:] if typed[half] == "" else ["", *typed[half:]]
    result = run("play", "jerusalem", "--load", str(file), typed=rest)
    assert result.exit_code == 0
    assert asked in (0, 1)
    assert Record.load(file).replay() == expected


def test_an_unfinished_game_is_pointed_at(run: Run, folder: Path) -> None:
    run(*OPENING, typed=["quit"])
    (file,) = saved_games(folder)
    assert f"An unfinished game is in {file}" in run(*OPENING, typed=["quit"]).stderr
    assert "unfinished" not in run(*OPENING, "--new", typed=["quit"]).stderr


def test_other_seats_for_a_saved_game(run: Run, folder: Path) -> None:
    run(*OPENING, typed=["quit"])
    (file,) = saved_games(folder)
    run("play", "--load", str(file), "--seat", "2=random", typed=["quit"])
    assert Record.load(file).seats == ("human", "greedy", "random")


def test_a_copy(run: Run, folder: Path) -> None:
    result = run(*OPENING, typed=["office marshal", "save copy.jsonl", "save", "save copy.jsonl", "quit"])
    assert "A copy is in copy.jsonl." in result.stdout
    assert f"Saved in {saved_games(folder)[0]}" in result.stdout
    assert Record.load("copy.jsonl").entries[-1] == "0 office marshal"
    assert "Your opening bid" in run("play", "--load", "copy.jsonl", typed=["quit"]).stdout


def test_a_copy_overwrites_nothing_else(run: Run, folder: Path) -> None:
    (folder / "letter.txt").write_text("Dear Anna")
    result = run(*OPENING, typed=["save letter.txt", "quit"])
    assert "letter.txt exists and is not a saved game; choose another name" in result.stderr
    assert (folder / "letter.txt").read_text() == "Dear Anna"


@pytest.mark.parametrize(
    ("target", "trouble"),
    [("/dev/full", "No space left on device"), ("no/such/folder/x.jsonl", "No such file"), (".", "Is a directory")],
)
def test_a_failed_copy_does_not_stop_the_game(run: Run, folder: Path, target: str, trouble: str) -> None:
    result = run(*OPENING, typed=[f"save {target}", "office marshal", "quit"])
    assert trouble in result.stderr
    assert Record.load(saved_games(folder)[0]).entries[-1] == "0 office marshal"
    assert Path("/dev/full").is_char_device(), "a device is not replaced by a file"


def test_a_data_folder_that_cannot_be_written(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OUTREMER_DATA", "/dev/null")
    monkeypatch.setattr("outremer.cli.saves.spare_folder", lambda: folder)
    result = run(*OPENING, typed=["office marshal", "quit"])
    assert "cannot save games in /dev/null/games: Not a directory" in result.stderr
    (file,) = folder.glob("jerusalem-*")
    assert f"--load {file}" in result.stdout
    assert Record.load(file).entries[-1] == "0 office marshal"


def test_a_full_disk_does_not_stop_the_game(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told once, the game goes on, and leaving saves it elsewhere."""
    usual, games = Record.save, folder / "data"

    def full(record: Record, path: Path) -> None:
        if games in Path(path).parents:
            raise OutremerError(f"cannot save to {path}: No space left on device")
        usual(record, path)

    monkeypatch.setattr(Record, "save", full)
    monkeypatch.setattr("outremer.cli.saves.spare_folder", lambda: folder)
    result = run(*OPENING, typed=["office marshal", "undo", "office admiral", "quit"])
    assert result.stderr.count("No space left on device. The game goes on; 'save FILE' keeps it elsewhere.") == 1
    (file,) = folder.glob("jerusalem-*")
    assert f"--load {file}" in result.stdout
    assert Record.load(file).entries[-1] == "0 office admiral"


def test_a_game_that_can_be_saved_nowhere(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OUTREMER_DATA", "/dev/null")
    monkeypatch.setattr("outremer.cli.saves.spare_folder", lambda: Path("/dev/null"))
    result = run(*OPENING, typed=["office marshal", "quit"])
    assert result.exit_code == 2
    assert "The game could not be saved anywhere." in result.stderr
