"""The command line in four languages: chosen by name, by the environment or by the system."""

import re
from pathlib import Path

import pytest

import outremer
from outremer.cli import main, screen
from outremer.cli.wording import SYSTEM, choose, is_yes, speak
from outremer.core import registry
from outremer.core.errors import BadOption
from tests.cli.conftest import Run, saved_games

OPENING = {
    "en": "You open an auction: choose an office",
    "de": "Du eröffnest",
    "nl": "Jij opent",
    "hu": "Te nyitod",
}
OVER_CASH = {
    "en": "You cannot bid 13: you own only 12 silver. (J218)",
    "de": "Du kannst keine 13 bieten: Du hast nur 12 Silber. (J218)",
    "nl": "Je kunt geen 13 bieden: je hebt maar 12 zilver. (J218)",
    "hu": "Nem ajánlhatsz ennyit: 13; csak 12 bizánci érméd van. (J218)",
}
LEFT = {
    "en": "The game is saved.",
    "de": "Das Spiel ist gespeichert.",
    "nl": "Het spel is opgeslagen.",
    "hu": "A játék el van mentve.",
}
WINS = {"en": "wins %", "de": "Siege %", "nl": "gewonnen %", "hu": "győzelmek %"}
each_language = pytest.mark.parametrize("language", OPENING)


def words_of(text: str) -> str:
    """A text whatever its lines."""
    return re.sub(r"\s+", " ", text)


@each_language
def test_a_game_is_played_in_the_language_named(run: Run, language: str) -> None:
    typed = ["why bid 13", "office treasurer", "bid 13", "why bid 13", "undo", "quit"]
    result = run("--language", language, "play", "jerusalem", "--players", "3", "--seed", "7", "--new", typed=typed)
    said = words_of(result.output)
    assert result.exit_code == 0
    assert said.count(OVER_CASH[language]) == 2, "when it is tried, and when it is asked about"
    assert OPENING[language] in said
    assert LEFT[language] in said
    for other, words in LEFT.items():
        assert other == language or words not in said


@each_language
def test_the_variable_of_the_program_chooses(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("OUTREMER_LANGUAGE", language)
    result = run("simulate", "jerusalem", "--players", "2", "--bots", "random", "-n", "2", "--seed", "a")
    assert WINS[language] in result.stdout


@each_language
def test_a_replay_is_told_in_the_language(run: Run, finished_file: Path, language: str) -> None:
    result = run("--language", language, "replay", str(finished_file), "--at", "1")
    step = {"en": "step 1 of", "de": "Schritt 1 von", "nl": "stap 1 van", "hu": "lépés: 1/"}
    assert step[language] in words_of(result.stdout)


@each_language
def test_options_are_explained_in_the_language(run: Run, language: str) -> None:
    asked = {
        "en": "Who opens the first",
        "de": "Wer eröffnet die erste",
        "nl": "Wie opent de eerste",
        "hu": "Ki nyitja az első",
    }
    assert asked[language] in words_of(run("--language", language, "games").stdout)


def test_the_strongest_wish_wins() -> None:
    everything = {"OUTREMER_LANGUAGE": "hu", "LC_ALL": "nl_NL.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "en_GB.UTF-8"}
    assert choose("de-AT", everything) == "de"
    assert choose(None, everything) == "hu"
    found = []
    for name in ("OUTREMER_LANGUAGE", *SYSTEM):
        everything.pop(name)
        found.append(choose(None, everything))
    assert found == ["nl", "de", "en", "en"]


@pytest.mark.parametrize("system", ["C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", ""])
def test_a_system_in_another_language_is_spoken_to_in_english(system: str) -> None:
    assert choose(None, {"LANG": system}) == "en"


@pytest.mark.parametrize("named", ["fr", "deutsch", "xx_XX"])
def test_a_language_without_words_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    result = run("--language", named, "games")
    assert result.exit_code == 2
    assert "de, en, hu, nl" in result.stderr
    assert named in result.stderr
    monkeypatch.setenv("OUTREMER_LANGUAGE", named)
    assert run("games").exit_code == 2
    with pytest.raises(BadOption, match=named):
        choose(None, {"OUTREMER_LANGUAGE": named})


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [("en", "y Yes", "n j i"), ("de", "j Ja y yes", "n i"), ("nl", "j JA y", "n i"), ("hu", "i Igen y", "n j")],
)
def test_yes_is_said_in_the_language(language: str, yes: str, no: str) -> None:
    speak(language)
    assert [word for word in yes.split() if not is_yes(word)] == []
    assert [word for word in no.split() if is_yes(word)] == []


@pytest.mark.parametrize(("answer", "goes_on"), [("ja", True), ("", True), ("nein", False)])
def test_an_unfinished_game_is_offered_in_german(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, answer: str, goes_on: bool
) -> None:
    run("play", "jerusalem", "--seed", "7", "--new", typed=["quit"])
    [file] = saved_games(folder)
    speak("de")
    asked: list[str] = []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr(screen, "read", lambda prompt: asked.append(prompt) or answer)
    assert main._offer("jerusalem") == (file if goes_on else None)
    assert asked == ["Fortsetzen? [J/n] "]


def test_a_record_is_the_same_in_every_language(run: Run, folder: Path) -> None:
    """Actions are typed and kept in the record's own words."""
    for language in OPENING:
        typed = ["office treasurer", "bid 2", "quit"]
        run("--language", language, "play", "jerusalem", "--seed", "7", "--new", typed=typed)
    played = {tuple(outremer.Record.load(file).entries) for file in saved_games(folder)}
    assert len(saved_games(folder)) == len(OPENING)
    assert len(played) == 1


@pytest.mark.parametrize(("language", "baron"), [("de", "Der Baron"), ("nl", "De baron"), ("hu", "A báró")])
def test_rules_are_read_in_the_language_named(run: Run, language: str, baron: str) -> None:
    english = run("rules", "jerusalem", "J503").stdout
    one = run("--language", language, "rules", "jerusalem", "J503").stdout
    assert f"J503  J5xx {baron}" in one
    assert "3" in one
    assert "deployed" in english
    assert "deployed" not in one
    everything = run("--language", language, "rules", "jerusalem").stdout
    assert f"J5xx {baron}" in everything
    for rule in registry.game("jerusalem").rulebook.rules:
        assert rule in everything
