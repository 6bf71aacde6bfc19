"""One record: it replays to the same bytes, goes through JSON and files unchanged, and shows every edit."""

import json
import re
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from outremer.core.chance import Seed
from outremer.core.errors import BadRecord, OutremerError
from outremer.core.pending import CHANCE
from outremer.core.record import Record
from tests.conformance.played import each_count, each_table, finished
from tests.tables import Table, each_info

# --- records that are right ----------------------------------------------------------------------


@each_table
def test_a_record_replays_to_the_same_bytes(table: Table) -> None:
    pos = finished(table)
    record = pos.record()
    record.verify()
    assert record.seed == "1"
    again = record.replay()
    assert again.rows.tobytes() == pos.rows.tobytes()
    assert again.record() == record


@each_table
def test_a_record_is_one_line_of_json_both_ways(table: Table) -> None:
    record = finished(table).record()
    line = record.to_json()
    assert "\n" not in line
    assert Record.from_json(line) == record
    assert json.loads(line)["entries"] == list(record.entries)


@each_count
def test_a_record_replays_to_any_of_its_steps(table: Table) -> None:
    pos = finished(table)
    record = pos.record()
    states = {}
    replayed = record.replay(0)
    for number, entry in enumerate(record.entries):
        states[number] = replayed.rows.tobytes()
        replayed.replay_entry(entry)
    for number in range(0, len(record.entries), 40):
        assert record.replay(number).rows.tobytes() == states[number]


@each_count
def test_records_of_games_in_progress_keep_the_seed_to_themselves(table: Table) -> None:
    pos = table.game.start(seed="nobody knows")
    pos.play(pos.legal()[0])
    record = pos.record()
    assert record.seed is None
    assert record.result is None
    assert "nobody knows" not in record.to_json()
    assert record.commitment == Seed("nobody knows").commitment
    record.verify()
    pos.record(reveal_seed=True).verify()
    going_on = record.replay()
    assert going_on == pos
    assert going_on.seed is None


@each_count
def test_a_game_goes_on_from_a_record_as_if_never_put_away(table: Table) -> None:
    pos = table.game.start(seed=11)
    for _ in range(40):
        pos.play(pos.legal()[0])
    loaded = Record.from_json(pos.record(reveal_seed=True).to_json()).replay()
    while not pos.over:
        action = pos.legal()[-1].id if len(pos.entries) % 3 else pos.legal()[0].id
        if len(pos.entries) > 3000:
            break
        pos.play(action)
        loaded.play(action)
    assert loaded.rows.tobytes() == pos.rows.tobytes()
    assert loaded.record(reveal_seed=True) == pos.record(reveal_seed=True)


@each_count
def test_records_on_disk(table: Table, tmp_path: Path) -> None:
    record = finished(table).record()
    path = tmp_path / "game.jsonl"
    record.save(path)
    assert Record.load(path) == record
    Record.load(path).verify()
    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]
    path.write_text(f"{record.to_json()}\n\n{record.to_json()}\n", encoding="utf-8")
    assert list(Record.load_all(path)) == [record, record]
    with pytest.raises(BadRecord, match="holds 2 games"):
        Record.load(path)
    with pytest.raises(OutremerError, match="cannot save"):
        record.save(tmp_path / "no folder" / "game.jsonl")
    with pytest.raises(BadRecord, match="cannot read"):
        Record.load(tmp_path / "nothing.jsonl")
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not a text file"):
        Record.load(path)


@each_count
def test_a_file_is_written_wholly_or_not_at_all(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    record = finished(table).record()
    record.save(path)
    monkeypatch.setattr("outremer.core.record.os.fsync", _disk_full)
    with pytest.raises(OutremerError, match="no space"):
        finished(table, 2).record().save(path)
    assert Record.load(path) == record
    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]


def _disk_full(_: int) -> None:
    raise OSError(28, "no space left")


# --- records that were edited --------------------------------------------------------------------


def refused(record: Record, message: str | None = None) -> str:
    """The message with which a record is refused when it is read and verified."""
    with pytest.raises(BadRecord, match=message) as caught:
        Record.from_json(record.to_json()).verify()
    return str(caught.value)


def with_entry(record: Record, number: int, entry: str) -> Record:
    """The record with one entry exchanged."""
    return replace(record, entries=(*record.entries[:number], entry, *record.entries[number + 1 :]))


@each_count
def test_an_edited_entry_is_found_where_it_was_made(table: Table) -> None:
    """Another legal action, another seat's, an illegal one, nonsense: the first wrong step is named."""
    record, texts = finished(table).record(), table.game.info.actions
    for number in (0, 3, len(record.entries) // 3):
        pos = record.replay(number)
        who, _, text = record.entries[number].partition(" ")
        legal = [action.text for action in pos.legal()]
        illegal = next(a for a in map(texts.text, range(texts.size)) if a not in legal)
        edits = [f"{who} {illegal}", f"{who} nonsense", "somebody pass", f"² {text}", f"{10**9} {text}", text, ""]
        edits += [f"{who} {other}" for other in legal[:2] if other != text]
        edits += [f"{seat} {text}" for seat in range(table.players) if str(seat) != who]
        for edit in edits:
            told = refused(with_entry(record, number, edit))
            assert told.startswith(f"step {number + 1}"), f"{edit!r} for {record.entries[number]!r}: {told}"


@each_count
def test_any_other_legal_action_is_found(table: Table) -> None:
    """Even one that leads to the very same state."""
    record = finished(table).record()
    pos = record.replay(0)
    for number in range(len(record.entries)):
        who, _, text = record.entries[number].partition(" ")
        if text != "undo" and number % 3 == 0:
            for action in pos.legal()[:3]:
                if action.text != text:
                    with pytest.raises(BadRecord, match=f"^step {number + 1} "):
                        record._replay_one(pos.copy(), number, f"{who} {action.text}")
        pos.replay_entry(record.entries[number])


@each_count
def test_an_edited_chance_outcome_is_found_by_the_seed_too(table: Table) -> None:
    """Even with its check recomputed, an outcome that does not follow from the seed is refused."""
    pos = finished(table)
    number = next(k for k, (actor, _) in enumerate(pos.entries) if actor == CHANCE and k)
    start = pos.record().replay(number)
    forged = start.copy()
    forged.seed = Seed("1")
    drawn = pos.entries[number][1]
    other = next(action.id for action, _ in start.outcomes() if action.id != drawn)
    forged.apply(other)
    told = refused(forged.record(reveal_seed=True), "the seed gives")
    assert told.startswith(f"step {number + 1} ")


@each_count
def test_entries_left_out_added_or_exchanged_are_found(table: Table) -> None:
    record = finished(table).record()
    entries = record.entries
    swap = next(k for k in range(20, len(entries)) if entries[k] != entries[k + 1])
    exchanged = (*entries[:swap], entries[swap + 1], entries[swap], *entries[swap + 2 :])
    for changed in (entries[:-1], (*entries, entries[-1]), entries[1:], exchanged, ()):
        refused(replace(record, entries=changed))
        checks = record.checks[: 4 * (1 + len(changed))].ljust(4 * (1 + len(changed)), "0")
        refused(replace(record, entries=changed, checks=checks))


@each_count
def test_an_edited_check_is_found(table: Table) -> None:
    record = finished(table).record()
    for number in (0, len(record.entries) // 2, len(record.entries) - 1):
        k = 4 * (number + 1) + number % 4
        digit = "0" if record.checks[k] != "0" else "1"
        told = refused(replace(record, checks=record.checks[:k] + digit + record.checks[k + 1 :]))
        assert told.startswith(f"step {number + 1} ")
    refused(replace(record, checks=record.checks[:-4]), "checks")
    refused(replace(record, checks=record.checks + "0000"), "checks")
    refused(replace(record, checks=""), "header")


@each_count
def test_edited_options_are_found(table: Table) -> None:
    record = finished(table).record()
    for option in table.game.info.switches.options:
        for value in option.values:
            if value != record.options[option.name]:
                refused(replace(record, options={**record.options, option.name: value}), "header")
        refused(replace(record, options={**record.options, option.name: "nonsense"}), f"header.*{option.name}")
        fewer = {key: value for key, value in record.options.items() if key != option.name}
        refused(replace(record, options=fewer), "header")
    refused(replace(record, options={**record.options, "nonsense": 1}), "header.*nonsense")


@each_count
def test_an_edited_header_is_found(table: Table) -> None:
    record, info = finished(table).record(), table.game.info
    refused(replace(record, seed="2"), "seed is not the one")
    refused(replace(record, commitment=Seed("2").commitment), "header")
    refused(replace(record, seed="2", commitment=Seed("2").commitment), "header")
    refused(replace(record, commitment=None), "header")
    refused(replace(record, data_hash="0" * 64), "data hash")
    refused(replace(record, rules_version=info.rules_version + 1), f"rules version {info.rules_version + 1}")
    refused(replace(record, rules_version=info.rules_version - 1), f"this program has version {info.rules_version}")
    refused(replace(record, game="nonsense"), "no game 'nonsense'")
    refused(replace(record, names=record.names[:-1]), "names")
    for players in (0, 99, *(n for n in info.seats if n != table.players)):
        refused(replace(record, players=players))


@each_count
def test_an_edited_result_is_found(table: Table) -> None:
    record = finished(table).record()
    assert record.result is not None
    for key in record.result:
        refused(replace(record, result={**record.result, key: "nonsense"}), "result")
    refused(replace(record, result={**record.result, "winners": []}), "result")
    refused(replace(record, result=None), "lacks a result")
    unfinished = replace(record, entries=record.entries[:9], checks=record.checks[:40])
    refused(unfinished, "gives a result")
    replace(unfinished, result=None).verify()


@each_count
def test_a_seed_told_with_another_chance_is_found(table: Table) -> None:
    """A record whose header promises one seed and whose chance came from another."""
    honest, other = table.game.start(seed=1), table.game.start(seed=2)
    told = refused(replace(honest.record(), seed="2", commitment=Seed("2").commitment, checks=_checks(honest, "2")))
    assert honest.entries != other.entries
    assert re.match(r"step \d+ .*the seed gives", told)


def _checks(pos: Any, seed: str) -> str:
    """The checks a forger would compute for a header with another seed."""
    record = pos.record()
    return replace(record, commitment=Seed(seed).commitment).header_check + record.checks[4:]


@each_count
def test_names_may_be_changed(table: Table) -> None:
    record = finished(table).record()
    renamed = replace(record, names=tuple(f"player {n}" for n in range(table.players)))
    renamed.verify()
    assert renamed.replay().player(0) == "player 0"


# --- what is no record at all --------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    ["", "nonsense", "[]", "{}", "7", "null", '{"format": 1}', '{"outremer": 2}', '{"outremer": 1}', "[" * 100_000],
    ids=lambda line: line[:15] or "empty",
)
def test_foreign_json_is_refused(line: str) -> None:
    with pytest.raises(BadRecord, match="record"):
        Record.from_json(line)


@each_count
def test_a_truncated_line_is_refused(table: Table) -> None:
    line = finished(table).record().to_json()
    for length in range(0, len(line), len(line) // 50):
        with pytest.raises(BadRecord):
            Record.from_json(line[:length])


@each_count
def test_missing_and_unknown_parts_are_named(table: Table) -> None:
    found = {"outremer": 1} | asdict(finished(table).record())
    for part in found:
        if part != "outremer":
            with pytest.raises(BadRecord, match=part):
                Record.from_json(json.dumps({key: value for key, value in found.items() if key != part}))
    with pytest.raises(BadRecord, match="nonsense"):
        Record.from_json(json.dumps(found | {"nonsense": 1}))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
PARTS = ("game", "rules_version", "players", "options", "data_hash", "data", "names", "commitment", "entries", "checks")


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(part=st.sampled_from((*PARTS, "seed", "result")), value=ANYTHING, inside=st.booleans(), key=st.integers(0, 400))
def test_a_part_of_any_other_kind_is_refused_in_words(part: str, value: Any, inside: bool, key: int) -> None:
    """Whatever stands in a part of a record: it is a good record all the same, or it is refused in words."""
    info = next(each_info())
    record = finished(Table(info.name, info.seats[0], info.switches.standard)).record()
    found = json.loads(record.to_json())
    content = found[part]
    if inside and content and isinstance(content, list):
        content[key % len(content)] = value
    elif inside and isinstance(content, dict):
        content[sorted(content)[key % len(content)]] = value
    else:
        found[part] = value
    with suppress(BadRecord):
        Record.from_json(json.dumps(found)).verify()
        assert part in ("names", "seats", "seed") or found == json.loads(record.to_json())
