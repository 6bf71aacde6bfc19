"""Messages and words: ids with arguments, put into a language, and never half of it."""

import json
from pathlib import Path

import pytest

from outremer.core import words as module
from outremer.core.message import Message, listed, message, plain
from outremer.core.words import NoWords, Words, languages, words

NESTED = message("a-b", player="Anna", number=3, area=message("a-area", place=message("a-place")))


@pytest.fixture
def speech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """A small language of its own."""
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "one.ftl").write_text(
        "a-b = { $player } has { $number ->\n    [one] one squire\n   *[other] { $number } squires\n } in { $area }.\n"
        "a-area = the { $place } area\na-place = Market\na-comment =\n    .only = an attribute\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    return Words("xx")


def test_the_json_form_goes_both_ways() -> None:
    data = NESTED.to_json()
    assert data["args"]["area"]["args"]["place"] == {"id": "a-place", "args": {}}
    assert Message.from_json(json.loads(json.dumps(data))) == NESTED


def test_messages_are_values() -> None:
    same = Message.from_json(NESTED.to_json())
    assert {NESTED, same} == {NESTED}
    assert hash(message("a", x=1, y=2)) == hash(message("a", y=2, x=1))
    assert message("a", x=1) != message("a", x=2)
    assert message("a", x=1) != message("b", x=1)
    with pytest.raises(AttributeError):
        same.id = "other"  # type: ignore[misc]


def test_numbers_of_a_row_become_plain() -> None:
    import numpy as np

    number = message("a", x=np.int32(3)).args["x"]
    assert type(number) is int
    assert number == 3


def test_messages_inside_are_put_into_words_first(speech: Words) -> None:
    assert speech(NESTED) == "Anna has 3 squires in the Market area."
    assert speech(message("a-b", player="Bob", number=1, area="here")) == "Bob has one squire in here."


def test_no_marks_surround_the_arguments(speech: Words) -> None:
    assert speech(NESTED).isascii()


def test_a_players_name_is_not_read_as_a_pattern(speech: Words) -> None:
    assert speech(message("a-area", place="{ $x } [b]")) == "the { $x } [b] area"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (message("a-none"), "a-none"),
        (message("a-area"), "place"),
        (message("a-comment"), "a-comment"),
        (message("a-area", place=message("a-none")), "a-none"),
    ],
)
def test_what_cannot_be_said_is_an_error(speech: Words, wrong: Message, told: str) -> None:
    with pytest.raises(NoWords, match=told):
        speech(wrong)


def test_a_broken_file_is_an_error(speech: Words, tmp_path: Path) -> None:
    (tmp_path / "xx" / "two.ftl").write_text("this is no message\n", encoding="utf-8")
    with pytest.raises(NoWords, match=r"two\.ftl"):
        Words("xx")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(NoWords, match=r"known: .*en"):
        words("tlh")
    assert "en" in languages()


def test_lists() -> None:
    a, b, c = plain("a"), plain("b"), plain("c")
    assert words()(listed([a, b, c])) == "a, b, c"
    assert words()(listed([a, b], joint="common-list-and")) == "a and b"
    assert words()(listed([a])) == "a"
    assert words()(listed([])) == "nothing"
