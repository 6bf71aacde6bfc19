"""Every record in this folder verifies; a file is picked up by being there."""

import json
from pathlib import Path

import pytest

from outremer.core import registry
from outremer.core.record import Record
from tests.records.make import FOLDER, played
from tests.tables import presets

FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_verifies(path: Path) -> None:
    records = list(Record.load_all(path))
    assert records
    for record in records:
        record.verify()
        assert record.replay().record(reveal_seed=record.seed is not None) == record


@pytest.mark.parametrize("name", registry.games())
def test_there_is_a_golden_record_of_every_player_count_and_preset(name: str) -> None:
    assert {f"{table}.jsonl" for table in presets(name)} <= {path.name for path in FILES}


@pytest.mark.parametrize("name", registry.games())
def test_the_golden_records_can_be_made_again(name: str) -> None:
    """The script gives the very same games, so they are random games and no more."""
    for table in presets(name)[::4]:
        path = FOLDER / f"{table}.jsonl"
        assert json.loads(played(table)) == json.loads(path.read_text(encoding="utf-8"))
