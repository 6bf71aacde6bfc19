"""Everything, in the order that finds faults soonest: `python -m tests.suite`.

1. The rule tests uncompiled: the rules as plain Python.
2. The conformance suite and the invariants with bounds checks: compiled rules do not check indices.
3. All tests as users run the program.
4. A sample again: compiled rules that came from the cache must do the same.

The first failure ends it. While one part runs, the rules of the next are compiled on the other core.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).parent.parent
SMALL = {"OUTREMER_TEST_SCALE": "0.05"}
MEDIUM = {"OUTREMER_TEST_SCALE": "0.3"}
"""How much of the random play of a plain `pytest` is done (see tables.py); `make soak` does far more."""
UNCOMPILED = {"NUMBA_DISABLE_JIT": "1", **SMALL}
SAMPLE = ("tests/conformance", "tests/records", "tests/bots")
CHECKED = {"NUMBA_BOUNDSCHECK": "1", **SMALL}
WORKERS = ("-n", str(min(4, os.cpu_count() or 1)))

console = Console(highlight=False, soft_wrap=True)


def run(*command: str, **environment: str) -> None:
    """Run a Python module in the repository, its output shown as it comes; a failure ends the suite."""
    done = subprocess.run((sys.executable, "-m", *command), cwd=ROOT, env=os.environ | environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


@contextmanager
def compiling(**environment: str) -> Iterator[None]:
    """Compile the rules for what comes next while something else runs."""
    with tempfile.TemporaryFile() as output:
        command = (sys.executable, "-m", "tests.warm")
        process = subprocess.Popen(command, cwd=ROOT, env=os.environ | environment, stdout=output, stderr=output)
        try:
            yield
            if process.wait():
                output.seek(0)
                console.print(output.read().decode(errors="replace"), markup=False)
                sys.exit("the rules cannot be compiled")
        finally:
            process.kill()
            process.wait()


def heading(text: str) -> None:
    """Say what comes next."""
    console.print(f"\n[bold]{text}[/bold]")


def main() -> None:
    """Run all four parts."""
    invariants = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/games/*/test_invariants.py"))
    with compiling(**CHECKED):
        heading("1/4 The rule tests, uncompiled")
        run("pytest", *WORKERS, "tests/core", "tests/games", **UNCOMPILED)
    with compiling():
        heading("2/4 Conformance and invariants, with bounds checks")
        run("pytest", "tests/conformance", *invariants, **CHECKED)
    heading("3/4 All tests")
    run("pytest", *WORKERS, **MEDIUM)
    heading("4/4 A sample again, with the compiled rules of the first time")
    run("pytest", *WORKERS, *SAMPLE, **SMALL)


if __name__ == "__main__":
    main()
