"""The real command in a real terminal (a pty), driven like a person would."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

COMMAND = [str(Path(sys.executable).with_name("outremer"))]
PATIENCE = 60.0
"""Seconds to wait for something to appear."""
PRESSES = 4
"""How often Ctrl-C is pressed before giving up."""


def _as_a_shell_would() -> None:
    """A command at a terminal can be interrupted, even where the tests themselves ignore or block that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


class Terminal:
    """A running command: what it shows, and keys for it. `out` takes its standard output instead, if given."""

    def __init__(self, *arguments: str, data: Path, size: tuple[int, int] = (100, 40), out: int | None = None) -> None:
        self._master, slave = pty.openpty()
        screen = {"COLUMNS": str(size[0]), "LINES": str(size[1]), "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave if out is None else out,
            stderr=slave,
            env=os.environ | screen | {"OUTREMER_DATA": str(data)},
            start_new_session=True,
            preexec_fn=_as_a_shell_would,
        )
        os.close(slave)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._master)

    def wait_for(self, *words: str) -> str:
        """Read until one of the words appears; returns all that was shown since the last time."""
        found, end = "", time.monotonic() + PATIENCE
        while not any(word in found for word in words):
            ready, _, _ = select.select([self._master], [], [], max(0.0, end - time.monotonic()))
            try:
                piece = os.read(self._master, 65536) if ready else b""
            except OSError:  # the other side is closed
                piece = b""
            if not piece:
                raise AssertionError(f"{words!r} did not appear in:\n{found}")
            found += piece.decode(errors="replace")
        return found

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self._master, f"{line}\n".encode())

    def press_ctrl_c(self) -> None:
        """Interrupt the command with all its processes, as a terminal does.

        Python's `input` sleeps through a signal that comes just between its prompt and its waiting, so one who
        sees nothing happen presses again.
        """
        for _ in range(PRESSES):
            os.killpg(self.process.pid, signal.SIGINT)
            if select.select([self._master], [], [], PATIENCE / PRESSES)[0]:
                return

    def leave(self) -> int:
        """Wait for the end; returns the exit status."""
        return self.process.wait(PATIENCE)
