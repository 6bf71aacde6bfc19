"""The page as files: its own tests, its size, and that it asks nobody else."""

import gzip
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

from tests.ui.serving import Server

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "outremer" / "server" / "page"
FIRST_LOAD = 300_000


def test_the_logic_of_the_page() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "ui" / "tool.py", "run", "test"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


def test_the_first_load_is_small() -> None:
    """All code and styles, English, the longest other language, and the fonts of a page without unusual letters."""
    others = {path for path in PAGE.rglob("*.js") if re.match(r"(de|nl|hu)-", path.name)}
    assert len(others) == 3
    files = {path for path in PAGE.rglob("*") if path.is_file() and "latin-ext" not in path.name} - others
    size = sum(map(packed, files)) + max(map(packed, others))
    assert 50_000 < size < FIRST_LOAD


def packed(path: Path) -> int:
    """What travels of a file."""
    return len(gzip.compress(path.read_bytes()))


def test_the_wheel_serves_the_page_where_there_is_no_node(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", tmp_path, ROOT]
    subprocess.run(pip, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "unpacked")
    server = Server(tmp_path, package=tmp_path / "unpacked")
    with urllib.request.urlopen(server.address) as answer:
        page = answer.read().decode()
    [script] = re.findall(r'src="./(assets/[^"]+\.js)"', page)
    with urllib.request.urlopen(server.address + script) as answer:
        assert len(answer.read()) > 50_000
    server.stop()


def test_nothing_names_another_host() -> None:
    hosts = set()
    for path in PAGE.rglob("*"):
        if path.suffix in (".html", ".js", ".css"):
            hosts |= set(re.findall(r"https?://([\w.-]+)", path.read_text(encoding="utf-8")))
    assert hosts <= {"www.w3.org", "svelte.dev"}, "names of XML, and links in messages for developers"
    assert "resolved" not in (ROOT / "ui" / "package-lock.json").read_text(encoding="utf-8")
