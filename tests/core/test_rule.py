"""The rule compiler's cache folder."""

import os
import subprocess
import sys

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
