"""The rule compiler: where compiled rules are kept, and when they are compiled anew."""

import os
import subprocess
import sys

import pytest

FOLDER = "from outremer.core.rule import CACHE_FOLDER; print(CACHE_FOLDER)"


def folder(**environment):
    done = subprocess.run(
        [sys.executable, "-c", FOLDER], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_the_cache_can_be_put_elsewhere(tmp_path):
    assert folder(OUTREMER_CACHE=str(tmp_path)).startswith(f"{tmp_path}/rules-")


def test_flags_have_a_cache_of_their_own(tmp_path):
    plain = folder(OUTREMER_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="0")
    checked = folder(OUTREMER_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="1")
    assert plain != checked


def test_an_unusable_folder_falls_back_to_the_temporary_one(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert folder(OUTREMER_CACHE=str(blocked), TMPDIR=str(tmp_path)).startswith(f"{tmp_path}/outremer/rules-")


GAME = """
import numpy as np
from numba import from_dtype
from outremer.core.rule import belongs, rule

from {package}.numbers import STEP

@rule
def step(row):
    return row.x + STEP

dtype = np.dtype([("x", np.int64), ("{package}", np.int64)])
belongs(from_dtype(dtype), __name__)
row = np.zeros(1, dtype)[0]
"""

USE = """
import {packages}
print(*((int(p.step(p.row)), sum(p.step.stats.cache_hits.values())) for p in ({packages},)), sep=";")
"""


def used(folder, *packages):
    """What the rule of each package answers in a fresh process, and whether it came from the cache."""
    done = subprocess.run(
        [sys.executable, "-c", USE.replace("{packages}", ",".join(packages))],
        cwd=folder,
        env=os.environ | {"OUTREMER_CACHE": str(folder / "cache"), "NUMBA_DISABLE_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip().split(";")


def package(folder, name, step, text=""):
    (folder / name).mkdir(exist_ok=True)
    (folder / name / "__init__.py").write_text(GAME.format(package=name))
    (folder / name / "numbers.py").write_text(f"STEP = {step}\n")
    (folder / name / "text.py").write_text(text)


def test_an_edit_anywhere_in_a_game_compiles_that_game_anew_and_no_other(tmp_path):
    package(tmp_path, "acre", 1)
    package(tmp_path, "tyre", 2)
    assert used(tmp_path, "acre", "tyre") == ["(1, 0)", "(2, 0)"]
    assert used(tmp_path, "acre", "tyre") == ["(1, 1)", "(2, 1)"]
    package(tmp_path, "acre", 5)
    assert used(tmp_path, "acre", "tyre") == ["(5, 0)", "(2, 1)"]


def test_an_edit_of_words_compiles_nothing_anew(tmp_path):
    package(tmp_path, "acre", 1)
    used(tmp_path, "acre")
    package(tmp_path, "acre", 1, text="WORDS = 'new'\n")
    assert used(tmp_path, "acre") == ["(1, 1)"]


def test_no_rule_hides_among_the_words(tmp_path):
    package(tmp_path, "acre", 1, text="from outremer.core.rule import rule\n@rule\ndef hidden(): return 1\n")
    with pytest.raises(subprocess.CalledProcessError) as failure:
        used(tmp_path, "acre", "acre.text")
    assert "it belongs in another module" in failure.value.stderr
