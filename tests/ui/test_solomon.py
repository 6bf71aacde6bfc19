"""Kingdom of Solomon in the browser: regions, payments, hidden hands, every size, theme and language."""

import json
import re
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Open
from tests.ui.hands import LIT, Hands, rest_on, wait_until
from tests.ui.overflow import overflowing
from tests.ui.serving import Server
from tests.ui.test_accessibility import check

LANGUAGES = ("en", "de", "nl", "hu")
NAMES = ("Anna", "Béla", "Chiara", "Dirk")
PHONE = {"has_touch": True, "is_mobile": True}
BOARD = Path(__file__).parents[2] / "src" / "outremer" / "games" / "solomon" / "board.toml"
NOT_WORDS = re.compile(r'(?:class|id|href|clip-path|aria-[a-z]*by|aria-controls|data-[a-z]+|style)="[^"]*"')
"""What stands in a page besides words."""

ROLLING = ".scroll, .scroll *, [data-zone='choices'] *"
"""What may be wider than the screen and is rolled sideways: the final table, the choices of a phone."""

Stop = Callable[[dict[str, Any]], bool]
"""Is the table of the seat that is asked where the test wants it?"""


class Friends:
    """A table whose seats are all played through the API, so that a test is quickly where it wants to be."""

    def __init__(self, server: Server, players: int, **words: int) -> None:
        self.server = server
        seats = [{"kind": "me" if seat == 0 else "friend", "name": NAMES[seat]} for seat in range(players)]
        options = {"start_stock": "food_timber", "bonus_spaces": "all"}
        wanted = {"game": "solomon", "seats": seats, "options": options, "data": small_kingdom(**words)}
        made = server.post("tables", wanted)
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

    def play(self, stop: Stop) -> "Friends":
        """Play until the table is where the test wants it, or the game is over."""
        for _ in range(400):
            asked = self.table()["asked"]
            if not asked:
                return self
            table = self.table(asked[0])
            if stop(table):
                return self
            text = steady(table, table["legal"][str(asked[0])])
            body = {"seat": asked[0], "action": text, "seq": table["seq"], "key": str(uuid.uuid4())}
            self.server.post(f"tables/{self.id}/actions", body, self.tokens[asked[0]])
        raise AssertionError("the game never came to where it was wanted")


# --- a small kingdom: few pawns, cheap cards, one kind of Fortune card --------------------------------


def small_kingdom(*, last_building: int = 5) -> str:
    """The board of the box with three pawns each, every card for 2 timber and 1 food, and equal Fortune cards."""
    text = BOARD.read_text(encoding="utf-8")
    text = re.sub(r"^pawns = \d+", "pawns = 3", text, flags=re.M)
    text = re.sub(r"^(\[buildings\.\w+\]\ncost = ).*", r"\1{ timber = 2, food = 1 }", text, flags=re.M)
    text = re.sub(r"^(\[buildings\.[^]]*\](?:\n[^[]+)*?\nsite = )false", r"\1true", text, flags=re.M)
    text = re.sub(r"^(\[fortune\.\w+\]\ncopies = )\d+", r"\g<1>0", text, flags=re.M)
    text = re.sub(r"^(\[fortune\.food_timber\]\ncopies = )\d+", r"\g<1>32", text, flags=re.M)
    text = re.sub(r"^(\[actions\.fortune\]\neffects = ).*", r'\1[{ do = "DRAW", n = 2, keep = 2 }]', text, flags=re.M)
    return re.sub(r"^(\[numbers\.buildings_each\]\nvalue = )\d+", rf"\g<1>{last_building}", text, flags=re.M)


PLACES = {0: ("fortune", "lebanon", "dan"), 1: ("ark", "wisdom", "tyre", "edom", "gezer")}
"""Where Anna and Béla put their pawns, as far as they can."""


def steady(table: dict[str, Any], legal: list[dict[str, Any]]) -> str:
    """Anna builds on Judah and lays a road to the Royal Quarries, paying with cubes; Béla draws Fortune cards."""
    seat = table["you"][0]
    texts = [action["text"] for action in legal]
    wishes = [f"place {place}" for place in PLACES.get(seat, ("wisdom", "thief", "zobah", "dor", "bashan", "negev"))]
    if seat == 0:
        wishes += ["site judah", "road quarries-judah"]
        wishes += [text for text in texts if text.startswith("build ")]
    wishes += ["pay_cubes", "decline", "pass", "end_turn", *texts]
    return next(text for text in wishes if text in texts)


def until(decision: str, round_number: int = 1) -> Stop:
    """Stop when Anna is asked this."""

    def stop(table: dict[str, Any]) -> bool:
        view = table["view"]
        return table["you"] == [0] and view["decision"] == decision and view["round"] >= round_number

    return stop


@pytest.fixture(scope="module")
def region(server: Server) -> Friends:
    """Anna has a region, a card and Fortune cards; it is her turn to place a pawn. No test plays on."""
    return Friends(server, 4).play(until("place", 2))


@pytest.fixture(scope="module")
def paying(server: Server) -> Friends:
    """Anna is paying for a building card. No test plays on."""
    return Friends(server, 2).play(until("pay"))


@pytest.fixture(scope="module")
def ended(server: Server) -> Friends:
    """The first building ended the game."""
    return Friends(server, 3, last_building=1).play(lambda table: False)


def sit(visit: Open, friends: Friends, seat: int = 0, **options: Any) -> Page:
    """A browser at one of the seats."""
    page = visit(f"#/table/{friends.id}", tables=[friends.known_to(seat)], **options)
    page.wait_for_selector("[data-zone='board'] svg, [data-ending]")
    return page


# --- the board ------------------------------------------------------------------------------------


def test_a_region_lights_up_as_one_and_says_what_it_brings(visit: Open, region: Friends) -> None:
    page = sit(visit, region)
    lit = page.locator("[data-region]")
    assert lit.count() == 0
    for space in ("judah", "quarries"):
        page.locator(f"[data-key='place:{space}']").hover(force=True)
        expect(lit).to_have_attribute("data-region", "quarries judah")
        assert page.locator("[data-region] .halo").count() == 2
        assert page.locator("[data-region] .yield").all_text_contents() == ["3"]
    expect(lit).to_contain_text("Anna’s region")
    page.locator("[data-key='place:dan']").hover(force=True)
    expect(lit).to_have_attribute("data-region", "dan")
    page.locator("[data-key='place:judah']").focus()
    expect(lit).to_have_attribute("data-region", "quarries judah")
    # Béla has no road there: his pawn would bring the quarries' own stones only.
    other = sit(visit, region, seat=1)
    other.locator("[data-key='place:quarries']").hover(force=True)
    expect(other.locator("[data-region]")).to_have_attribute("data-region", "quarries")
    other.locator("[data-key='place:judah']").hover(force=True)
    expect(other.locator("[data-region]")).to_have_attribute("data-region", "quarries judah")


def test_everything_of_the_table_is_on_the_page(visit: Open, region: Friends) -> None:
    page = sit(visit, region)
    view = region.table()["view"]
    for card in view["open_cards"]:
        label = page.locator(f"[data-key='card:{card['card']}']").get_attribute("aria-label") or ""
        assert f"{card['vp']} VP" in label
        assert "2 timber, 1 food" in label
    for resource, slots in view["market"].items():
        for slot, one in enumerate(slots, 1):
            label = page.locator(f"[data-key='resource:{resource}/slot:{slot}']").get_attribute("aria-label") or ""
            assert f"{one['price']} VP" in label
    board = page.locator("[data-zone='board'] svg").first
    expect(board).to_contain_text("Round 2 · Placement")
    for end in ("sites 1/11", "builder 1/5", "temple 0/16"):
        expect(board).to_contain_text(end)
    built = next(iter(view["seats"][0]["cards_built"]))
    expect(page.locator(f"[data-key='place:{built}']")).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize(
    ("key", "name", "rule"),
    [
        ("card:", "For a pawn of its owner", "S312"),
        ("section:foundation", "Foundation", "S1002"),
        ("end:buildings", "fifth building", "S1105"),
        ("fact:buildings", "break ties", "S1115"),
        ("stock:gold", "Cubes in front of a player", "S1112"),
    ],
)
def test_every_piece_says_what_it_is(visit: Open, region: Friends, key: str, name: str, rule: str) -> None:
    page = sit(visit, region)
    hint = rest_on(page, page.locator(f"[data-key^='{key}']").first)
    expect(hint).to_contain_text(name)
    expect(hint).to_contain_text(rule)


def test_a_payment_is_made_by_clicking_cards_and_cubes(visit: Open, server: Server) -> None:
    friends = Friends(server, 2).play(until("pay"))
    page = sit(visit, friends)

    def owed() -> list[str | None]:
        return [mark.get_attribute("data-owed") for mark in page.locator("[data-payment] [data-owed]").all()]

    assert owed() == ["timber 2", "food 1"]
    expect(page.locator("[data-status]")).to_contain_text("still owed: 2 timber, 1 food")
    page.locator("[data-key='fortune:food_timber']").click()
    expect(page.locator("[data-status]")).to_contain_text("still owed: 1 timber")
    assert owed() == ["timber 1", "food 0"]
    page.locator("[data-key='stock:timber'] button").click()
    expect(page.locator("[data-payment]")).to_have_count(0)
    seat = friends.table()["view"]["seats"][0]
    assert len(seat["cards_built"]) == 1
    assert seat["stock"] == {"timber": 2, "food": 3}, "one timber was paid with a cube, the rest with the card"


def test_a_step_is_undone(visit: Open, server: Server) -> None:
    friends = Friends(server, 2).play(until("site"))
    page = sit(visit, friends)
    status = page.locator("[data-status]")
    expect(status).to_contain_text("choose a site")
    page.locator("[data-key='space:edom']").click(force=True)
    expect(page.locator("[data-payment]")).to_be_visible()
    page.locator("[data-undo]").click()
    expect(status).to_contain_text("choose a site")
    expect(page.locator("[data-payment]")).to_have_count(0)
    page.locator("[data-undo]").click()
    expect(status).to_contain_text("build or end your turn")


def test_what_cannot_be_done_is_explained(visit: Open, server: Server) -> None:
    site = sit(visit, Friends(server, 2).play(until("site")))
    site.locator("[data-key='space:lebanon']").click(force=True)
    expect(site.get_by_role("alert")).to_contain_text("Lebanon")
    expect(site.get_by_role("alert").get_by_role("button", name="Rule S")).not_to_have_count(0)
    # Two slots of the timber row have the same price: the one of the lower number is meant.
    market = sit(visit, Friends(server, 2).play(until("market")))
    market.locator("[data-key='resource:timber/slot:3']").click(force=True)
    notice = market.get_by_role("alert")
    expect(notice).to_contain_text("Slot 3 has the same price as slot 2")
    notice.get_by_role("button", name="Rule S813").click()
    expect(market.get_by_role("dialog").locator("dt.here")).to_have_text("S813")


# --- hidden hands ---------------------------------------------------------------------------------


def leaks(said: Any, mine: int | None) -> Iterator[str]:
    """Every Fortune card of others in an answer of the server: in views, in actions, in what was said."""
    if isinstance(said, list):
        for one in said:
            yield from leaks(one, mine)
    elif isinstance(said, dict):
        for number, seat in enumerate(said.get("seats") or []):
            if number != mine and isinstance(seat, dict):
                yield from (f"{pile} of seat {number}: {seat[pile]}" for pile in ("hand", "drawn") if seat.get(pile))
        if said.get("id") == "solomon-say-hand" and NAMES[mine or 0] != said["args"].get("player"):
            yield f"said: {said}"
        if str(said.get("action") or "").startswith("draw ") and said.get("actor") != mine:
            yield f"drawn: {said['action']}"
        for one in said.values():
            yield from leaks(one, mine)


def test_hands_never_leave_the_server(visit: Open, region: Friends) -> None:
    shown = {seat: region.table(seat)["view"]["seats"][seat]["hand"] for seat in (0, 1)}
    assert all(shown.values()), "both hold Fortune cards"
    assert list(leaks(region.table(0), 1)), "what must not leak would be found"

    for seat in (1, None):
        received: list[Any] = []
        tables = [] if seat is None else [region.known_to(seat)]
        page = visit(f"#/table/{region.id}", tables=tables)
        page.wait_for_selector("[data-zone='board'] svg")
        page.on("websocket", lambda socket, kept=received: socket.on("framereceived", lambda data: kept.append(data)))
        page.on("response", lambda answer, kept=received: kept.append(answer) if "/api/" in answer.url else None)
        page.reload()
        page.wait_for_selector("[data-zone='board'] svg")
        wait_until(page, lambda shown: shown.locator("[data-zone='log'] .line").count() > 3)
        answers = [json.loads(one) if isinstance(one, (str, bytes)) else one.json() for one in list(received)]
        assert len(answers) >= 2
        assert not list(leaks(answers, seat))
        hands = page.locator("[data-zone='players'] [data-key^='fortune:']")
        expect(hands).to_have_count(0 if seat is None else 1)
        if seat is None:
            assert page.locator(LIT).count() == 0
            assert page.locator("[data-undo]").count() == 0
            assert "only you see this" not in page.locator("[data-zone='players']").inner_html()


def test_one_screen_is_covered_between_seats(visit: Open, server: Server) -> None:
    made = server.table("me", "me", game="solomon")
    page = visit(f"#/table/{made['table']}", tables=[made])
    seen = []
    for _ in range(2):
        page.locator("[data-cover]").wait_for()
        assert page.locator("[data-zone]").count() == 0, "nothing of the table shows behind the cover"
        name = page.get_by_role("heading", level=1).inner_text().removesuffix(" is next")
        seen.append(name)
        page.locator("[data-cover]").click()
        hands = Hands(page)
        hands.my_turn()
        expect(page.locator("[data-zone='players'] > *").first).to_contain_text(name)
        page.locator("[data-key='place:wisdom'], [data-key='place:thief']").locator("visible=true").and_(
            page.locator("[aria-disabled='false']")
        ).first.click(force=True)
    assert set(seen) == {"Anna", "Béla"}


def test_the_table_is_there_again_after_a_reload(visit: Open, region: Friends) -> None:
    page = sit(visit, region)
    hands = Hands(page)
    before = (hands.seq, hands.status, page.locator("[data-zone='players']").inner_text())
    page.reload()
    page.wait_for_selector("[data-zone='board'] svg")
    assert (hands.seq, hands.status, page.locator("[data-zone='players']").inner_text()) == before


# --- every size, theme and language -------------------------------------------------------------------


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_a_phone_shows_all_and_taps_ask(visit: Open, server: Server, size: tuple[int, int]) -> None:
    width, height = size
    made = server.table(game="solomon")
    viewport = {"width": width, "height": height}
    page = visit(f"#/table/{made['table']}", tables=[made], prefs={"confirm": "final"}, viewport=viewport, **PHONE)
    hands = Hands(page)
    hands.my_turn()
    page.wait_for_selector(LIT)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    before = hands.seq
    page.locator(LIT).first.tap(force=True)
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert hands.seq == before, "the first tap only selects"
    page.locator("[data-confirm]").tap()
    page.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])")
    small = page.evaluate(
        """() => [...document.querySelectorAll('[data-zone=board] [tabindex], [data-zone=players] button')]
            .map((one) => [one.dataset.key, one.getBoundingClientRect()])
            .filter(([, box]) => Math.min(box.width, box.height) < 24).map(([key]) => key)"""
    )
    assert small == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_for_axe(visit: Open, region: Friends, paying: Friends, ended: Friends, theme: str) -> None:
    for friends, what in ((region, "placing"), (paying, "payment"), (ended, "the end")):
        check(sit(visit, friends, prefs={"theme": theme}), what)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_there_and_fit(
    visit: Open, region: Friends, paying: Friends, ended: Friends, language: str
) -> None:
    for friends, what in ((region, "placing"), (paying, "payment"), (ended, "the end")):
        page = sit(visit, friends, prefs={"language": language})
        if friends is region:
            page.locator("[data-key='place:judah']").hover(force=True)
            page.locator("[data-region]").wait_for()
        html = page.locator("body").inner_html()
        assert not re.findall(r"(?:ui|solomon)-[a-z_]+-[a-z_-]+(?=[\s<\"])", NOT_WORDS.sub("", html)), what
        for width, height in ((1280, 800), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            wait_until(page, lambda shown, wanted=width: shown.evaluate("innerWidth") == wanted)
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert overflowing(page, ROLLING) == [], (what, width)


def test_the_end_is_told_step_by_step(visit: Open, ended: Friends) -> None:
    page = sit(visit, ended)
    result = ended.table()["result"]
    rows = page.locator("[data-ending] tbody tr")
    names = [row.locator("th").inner_text().split("\n")[0] for row in rows.all()]
    assert names == [
        "Start",
        "Building cards",
        "Temple blocks",
        "Market",
        "VP cards played",
        "Altar and actions",
        "On the track",
        "High Priest",
        "Fortune cards",
        "Cubes left",
        "Victory points",
        "Buildings on the map",
        "Place",
    ]

    def numbers(row: int) -> list[int]:
        return [int(text.split()[0]) for text in rows.nth(row).locator("td").all_inner_texts()]

    def sums(first: int, last: int) -> list[int]:
        return [sum(column) for column in zip(*(numbers(row) for row in range(first, last + 1)), strict=True)]

    assert sums(0, 5) == numbers(6) == result["track"]
    assert sums(6, 9) == numbers(10) == result["scores"]
    assert numbers(11) == result["buildings"]
    assert numbers(12) == result["places"]
    assert numbers(1)[0] > 0, "Anna has built a card"
    assert page.locator("[data-ending] svg[role='img']").count() == 1
