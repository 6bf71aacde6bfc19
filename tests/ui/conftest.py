"""A browser and a server for the tests of the page. Every page is watched: no errors, no other hosts."""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from tests.ui.serving import Server

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
QUICK = {"speed": "off", "confirm": "never", "name": "Anna"}
"""Preferences for tests: no waiting for the others' moves, no asking."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield chromium
        chromium.close()


LEFT_EARLY = "WebSocket is closed before the connection is established"
"""What Chromium says when a page is left while it is still connecting: on a busy machine tests are that fast."""


class Watch:
    """What went wrong in the pages of a test."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        self.served: set[str] = set()
        """The hosts of our own servers."""
        self.allowed: list[str] = []
        """Beginnings of errors that the test brings about."""

    def follow(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and LEFT_EARLY not in message.text:
            self.errors.append(message.text)

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss"):
            self.hosts.add(parts.netloc)

    def check(self) -> None:
        assert [error for error in self.errors if not any(word in error for word in self.allowed)] == []
        assert self.hosts <= self.served


@pytest.fixture
def watch() -> Watch:
    return Watch()


Open = Callable[..., Page]


@pytest.fixture
def visit(server: Server, browser: Browser, watch: Watch) -> Iterator[Open]:
    """Open a page in a browser of its own: its preferences, the tables it knows, any further context options."""
    with ExitStack() as stack:

        def one(
            path: str = "",
            *,
            tables: list[dict[str, Any]] | None = None,
            prefs: dict[str, Any] | None = None,
            at: Server | None = None,
            **options: Any,
        ) -> Page:
            options.setdefault("viewport", {"width": 1280, "height": 800})
            context: BrowserContext = stack.enter_context(browser.new_context(locale="en-GB", **options))
            page = context.new_page()
            page.set_default_timeout(20_000)
            watch.follow(page)
            remember(page, tables or [], QUICK | (prefs or {}))
            address = (at or server).address
            watch.served.add(urlsplit(address).netloc)
            page.goto(f"{address}{path}")
            return page

        yield one
    watch.check()


def remember(page: Page, tables: list[dict[str, Any]], prefs: dict[str, Any]) -> None:
    """Let the browser know tables and preferences, as if it had been here before."""
    known = {
        made["table"]: {
            "table": made["table"],
            "game": made["game"],
            "title": "",
            "names": [],
            "status": "playing",
            "round": None,
            "yourTurn": False,
            "updated": 1,
            "host": made.get("host"),
            "tokens": {str(s["seat"]): s["token"] for s in made["seats"] if s.get("token")},
            "invitations": {str(s["seat"]): s["invitation"] for s in made["seats"] if s.get("invitation")},
            "acted": {},
        }
        for made in tables
    }
    page.add_init_script(
        f"""if (location.protocol !== 'about:' && !localStorage.getItem('outremer.prefs')) {{
          localStorage.setItem('outremer.prefs', {json.dumps(json.dumps(prefs))});
          localStorage.setItem('outremer.tables', {json.dumps(json.dumps(known))});
        }}"""
    )
