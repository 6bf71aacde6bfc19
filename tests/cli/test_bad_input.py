"""Whatever is wrong is said in one line on stderr, with exit status 2 and no traceback."""

import json
from pathlib import Path
from typing import Any

import pytest

import outremer
from outremer.games.jerusalem.data import FOLDER
from tests.cli.conftest import Run

PLAY = ("play", "jerusalem")
SIMULATE = ("simulate", "jerusalem", "--games", "1")


def assert_one_line(result: Any, words: str) -> None:
    assert result.exit_code == 2
    assert result.stdout == ""
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("outremer: ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "No such command 'chess'"),
        (("plai",), "Did you mean 'play'"),
        (("play",), "which game? For example: outremer play jerusalem"),
        (("play", "chess"), "there is no game 'chess' (known: "),
        (("play", "jeruzalem"), "did you mean jerusalem?"),
        ((*PLAY, "--players", "5"), "Jerusalem is for 2 to 4 players, not 5"),
        ((*PLAY, "--players", "1"), "Jerusalem is for 2 to 4 players, not 1"),
        ((*PLAY, "--players", "many"), "Invalid value for '--players'"),
        ((*PLAY, "--preset", "fr"), "there is no preset 'fr'"),
        ((*PLAY, "--option", "gift_tie"), "write an option as name=value, not 'gift_tie'"),
        ((*PLAY, "--option", "gifts=all"), "there is no option 'gifts'"),
        ((*PLAY, "--option", "gift_tie=some"), "option gift_tie cannot be 'some': it takes tied, all"),
        ((*PLAY, "--players", "2", "--option", "first_opener=seat(3)"), "seats go from 0 to 1"),
        ((*PLAY, "--seat", "1"), "write a seat as number=human or number=bot, for example 1=greedy, not '1'"),
        ((*PLAY, "--seat", "x=human"), "write a seat as"),
        ((*PLAY, "--seat", "-1=human"), "write a seat as"),
        ((*PLAY, "--seat", "4=human"), "there is no seat 4: 4 players sit on seats 0 to 3"),
        ((*PLAY, "--players", "2", "--seat", "2=human"), "there is no seat 2: 2 players sit on seats 0 to 1"),
        ((*PLAY, "--seat", "1=greedy", "--seat", "1=random"), "seat 1 is given twice"),
        ((*PLAY, "--seat", "1=stockfish"), "there is no bot 'stockfish'"),
        ((*PLAY, "--seat", "1=greedy:taxes=1"), "there is no worth 'taxes'"),
        ((*PLAY, "--seat", "1=greedi"), "did you mean greedy?"),
        ((*PLAY, "--seat", "1=greedy:depth=3"), "greedy has no setting 'depth'"),
        ((*PLAY, "--seat", "1=greedy:depth"), "write settings as key=value, not 'depth'"),
        ((*PLAY, "--data", "none.toml"), "cannot read none.toml: No such file or directory"),
        ((*PLAY, "--load", "none.jsonl"), "cannot read none.jsonl: No such file or directory"),
        ((*PLAY, "--load", "."), "cannot read .: Is a directory"),
        ((*PLAY, "--load", "x.jsonl", "--players", "3"), "leave out --players"),
        ((*PLAY, "--load", "x.jsonl", "--seed", "3"), "leave out --seed"),
        ((*PLAY, "--frobnicate"), "No such option: --frobnicate"),
        (("simulate",), "Missing argument 'GAME'"),
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "jerusalem", "--games", "0"), "--games must be 1 or more, not 0"),
        (("simulate", "jerusalem", "--games", "-3"), "--games must be 1 or more, not -3"),
        ((*SIMULATE, "--jobs", "0"), "--jobs must be 1 or more, not 0"),
        ((*SIMULATE, "--players", "7"), "Jerusalem is for 2 to 4 players, not 7"),
        ((*SIMULATE, "--bots", ""), "write bots as a list such as greedy,random"),
        ((*SIMULATE, "--bots", "greedy,,random"), "write bots as a list such as greedy,random"),
        ((*SIMULATE, "--bots", "human"), "people cannot be simulated"),
        ((*SIMULATE, "--bots", "stockfish"), "there is no bot 'stockfish'"),
        ((*SIMULATE, "--bots", "mcts:taxes=1"), "there is no worth 'taxes'"),
        ((*SIMULATE, "--players", "2", "--bots", "greedy,random,greedy"), "3 bots for 2 players"),
        ((*SIMULATE, "--records", "no/such/folder/x.jsonl"), "cannot save to no/such/folder/x.jsonl: No such file"),
        ((*SIMULATE, "--records", "."), "cannot save to .: Is a directory"),
        (("replay", "none.jsonl"), "cannot read none.jsonl: No such file"),
        (("rules", "chess"), "there is no game 'chess'"),
        (("rules", "jerusalem", "J9999"), "there is no rule 'J9999'"),
        (("rules", "jerusalem", "J5O3"), "no rule speaks of 'J5O3'"),
        (("rules", "jerusalem", "snail", "race"), "no rule speaks of 'snail race'"),
        (("warmup", "chess"), "there is no game 'chess'"),
        (("verify",), "Missing argument 'FILE...'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_wrong_command_line(run: Run, arguments: tuple[str, ...], words: str) -> None:
    assert_one_line(run(*arguments), words)


# --- data files -----------------------------------------------------------------------------------

AREA = '[income.attested.palace_left]\nsquires = 0\nsilver = 0\nprestige = 2\nstatus = "reconstructed"\n'


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (AREA, "", "my.toml: income.attested.palace_left: is missing"),
        (AREA, AREA.replace("silver = 0", "silver = -1"), "palace_left.silver: must be from 0 to 20, not -1"),
        (AREA, AREA.replace("silver = 0", "silver = 1.5"), "palace_left.silver: must be a whole number, not 1.5"),
        (AREA, AREA.replace("silver = 0", "silver = 99999"), "palace_left.silver: must be from 0 to 20, not 99999"),
        (AREA, AREA.replace("palace_left", "palace_lefft"), "income.attested.palace_left: is missing"),
        (AREA, AREA.replace("silver", "silvr"), "silvr: means nothing here; did you mean silver?"),
        (AREA, AREA.replace("reconstructed", "guessed"), "status: must be one of printed"),
        (AREA, AREA + "[", "my.toml is not a valid TOML file"),
    ],
)
def test_a_wrong_data_file(run: Run, folder: Path, before: str, after: str, words: str) -> None:
    usual = (FOLDER / "board.toml").read_text()
    assert before in usual
    (folder / "my.toml").write_text(usual.replace(before, after))
    assert_one_line(run(*PLAY, "--data", "my.toml"), words)
    assert_one_line(run(*SIMULATE, "--data", "my.toml"), words)


def test_a_right_data_file(run: Run, folder: Path) -> None:
    usual = (FOLDER / "board.toml").read_text()
    (folder / "my.toml").write_text(usual.replace(AREA, AREA.replace("prestige = 2", "prestige = 3")))
    assert "left 3P" in run(*PLAY, "--data", "my.toml", typed=["quit"]).stdout


# --- records --------------------------------------------------------------------------------------


def changed(line: str, **parts: Any) -> str:
    return json.dumps(json.loads(line) | parts)


def broken_records(line: str) -> dict[str, tuple[str, str]]:
    """Wrong records, each with what is to be said about it."""
    entries = json.loads(line)["entries"]
    edited = [e.replace("take_rest", "take") for e in entries]
    bid = next(k for k, entry in enumerate(entries) if " bid " in entry)
    other_bid = [*entries[:bid], f"{entries[bid].rsplit(' ', 1)[0]} 0", *entries[bid + 1 :]]
    return {
        "half a line": (line[: len(line) // 2], "not a record"),
        "another program's file": ('{"event": "Wijk aan Zee"}', "not an Outremer record"),
        "a list": ("[1, 2]", "not an Outremer record"),
        "another format": (changed(line, outremer=9), "a record of another format"),
        "something left out": (
            json.dumps({key: value for key, value in json.loads(line).items() if key != "checks"}),
            "the record lacks checks",
        ),
        "something more": (changed(line, comment="nice"), "the record has unknown parts: comment"),
        "another game": (changed(line, game="chess"), "there is no game 'chess'"),
        "other rules": (changed(line, rules_version=99), "played by rules version 99 of Jerusalem"),
        "other players": (changed(line, players=7), "Jerusalem is for 2 to 4 players, not 7"),
        "players in words": (changed(line, players="two"), 'players cannot be "two"'),
        "an option that does not exist": (changed(line, options={"gifts": "all"}), "there is no option 'gifts'"),
        "other board data": (changed(line, data_hash="0" * 64), "played with other board data"),
        "nonsense for board data": (changed(line, data={"income": 3}), "board data: name: is missing"),
        "a name too few": (changed(line, names=["Anna"]), "1 names for 2 players"),
        "a seat too many": (changed(line, seats=["human"] * 3), "3 seats for 2 players"),
        "another seed": (changed(line, seed="guess"), "the seed is not the one the header promised"),
        "an edited step": (changed(line, entries=other_bid), f"step {bid + 1}"),
        "an edited later step": (changed(line, entries=edited), "step "),
        "a step by nobody": (changed(line, entries=["9 pass", *entries[1:]]), "step 1: '9 pass' names no actor"),
        "a step by somebody far away": (changed(line, entries=["999999999 pass", *entries[1:]]), "names no actor"),
        "a step that is no action": (changed(line, entries=["0 castle", *entries[1:]]), "is no action of Jerusalem"),
        "an illegal step": (changed(line, entries=["0 end_turn", *entries[1:]]), "step 1: '0 end_turn' is refused"),
        "an undo of nothing": (changed(line, entries=["0 undo", *entries[1:]]), "has nothing to take back"),
    }


BROKEN = list(broken_records('{"entries": ["0 bid 1"], "checks": ""}'))


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record(run: Run, folder: Path, finished: str, kind: str) -> None:
    """To go on with it, to look at it, to check it: each says what is wrong."""
    line, words = broken_records(finished)[kind]
    (folder / "wrong.jsonl").write_text(line + "\n")
    assert_one_line(run("replay", "wrong.jsonl"), words)
    if '"result"' in line:
        (folder / "wrong.jsonl").write_text(changed(line, result=None) + "\n")
    assert_one_line(run(*PLAY, "--load", "wrong.jsonl"), words)
    result = run("verify", "wrong.jsonl")
    assert result.exit_code == 2
    assert words in result.stderr


def test_a_record_that_cannot_be_gone_on_with(run: Run, folder: Path, finished: str, finished_file: Path) -> None:
    assert_one_line(run(*PLAY, "--load", str(finished_file)), "has ended; look at it with: outremer replay")
    (folder / "two.jsonl").write_text(finished + "\n" + finished + "\n")
    assert_one_line(run(*PLAY, "--load", "two.jsonl"), "two.jsonl holds 2 games, not one")
    (folder / "empty.jsonl").write_text("")
    assert_one_line(run(*PLAY, "--load", "empty.jsonl"), "empty.jsonl holds 0 games, not one")
    (folder / "binary.jsonl").write_bytes(bytes(range(256)))
    assert_one_line(run(*PLAY, "--load", "binary.jsonl"), "binary.jsonl: not a text file")
    entries = json.loads(finished)["entries"][:10]
    secret = changed(finished, seed=None, result=None, entries=entries, checks=json.loads(finished)["checks"][:40])
    (folder / "secret.jsonl").write_text(secret + "\n")
    assert_one_line(run(*PLAY, "--load", "secret.jsonl"), "does not tell its seed")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--at", "-1"), "the record has steps 0 to "),
        (("--at", "99999"), "the record has steps 0 to "),
        (("--game", "2"), "holds 1 games; there is no game 2"),
        (("--game", "0"), "there is no game 0"),
    ],
)
def test_a_wrong_place_in_a_record(run: Run, finished_file: Path, arguments: tuple[str, ...], words: str) -> None:
    assert_one_line(run("replay", str(finished_file), *arguments), words)


# --- what is not the user's mistake ---------------------------------------------------------------


def test_an_unexpected_error_is_not_swallowed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr("outremer.cli.listing.print_game", fail)
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_a_bot_at_fault_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ending = outremer.load("jerusalem").info.actions.find("end_turn")
    monkeypatch.setattr("outremer.bots.uniform.Uniform.choose", lambda bot, view: ending)
    result = run("play", "jerusalem", "--players", "2", "--seat", "0=random", "--seat", "1=random")
    assert result.exit_code == 2
    assert "the bot random on seat" in result.stderr
    assert "is at fault: end_turn: This is only possible in phase 2" in result.stderr
