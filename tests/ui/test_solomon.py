"""Kingdom of Solomon in the browser: regions, payments, hidden hands, every size, theme and language."""

import json
import uuid
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Open
from tests.ui.hands import LIT, Hands
from tests.ui.overflow import overflowing
from tests.ui.serving import Server
from tests.ui.test_accessibility import check

LANGUAGES = ("en", "de", "nl", "hu")
NAMES = ("Anna", "Béla", "Chiara", "Dirk")
FORTUNES = ("food2", "food_timber", "timber2", "stone1", "copper1", "gold1", "vp2", "vp3", "vp4", "vp5")
PHONE = {"has_touch": True, "is_mobile": True}

Wish = Callable[[dict[str, Any], list[dict[str, Any]]], str | None]
"""What a seat would do: given its table and its legal actions, the text of one, or None to stop here."""


class Friends:
    """A table whose seats are all played through the API, so that a test is quickly where it wants to be."""

    def __init__(self, server: Server, players: int) -> None:
        self.server = server
        seats = [{"kind": "me" if seat == 0 else "friend", "name": NAMES[seat]} for seat in range(players)]
        made = server.post("tables", {"game": "solomon", "seats": seats})
        self.id = made["table"]
        self.tokens = [
            seat.get("token") or self._join(seat["invitation"], NAMES[number])
            for number, seat in enumerate(made["seats"])
        ]
        server.post(f"tables/{self.id}/start", {}, made["host"])

    def _join(self, invitation: str, name: str) -> str:
        return str(self.server.post(f"tables/{self.id}/join", {"invitation": invitation, "name": name})["token"])

    def known_to(self, seat: int) -> dict[str, Any]:
        """The table as the browser of one player knows it."""
        return {"table": self.id, "game": "solomon", "seats": [{"seat": seat, "token": self.tokens[seat]}]}

    def table(self, seat: int = 0) -> dict[str, Any]:
        answer: dict[str, Any] = self.server.get(f"tables/{self.id}", self.tokens[seat])
        return answer

    def play(self, wish: Wish, most: int = 400) -> dict[str, Any]:
        """Play until the wish has nothing more; the table of the seat that is asked then."""
        for _ in range(most):
            asked = self.table()["asked"]
            if not asked:
                return self.table()
            table = self.table(asked[0])
            text = wish(table, table["legal"][str(asked[0])])
            if text is None:
                return table
            body = {"seat": asked[0], "action": text, "seq": table["seq"], "key": str(uuid.uuid4())}
            self.server.post(f"tables/{self.id}/actions", body, self.tokens[asked[0]])
        raise AssertionError("the wish never came to its end")


def first_of(legal: list[dict[str, Any]], *verbs: str) -> str | None:
    return next((action["text"] for verb in verbs for action in legal if action["verb"] == verb), None)
