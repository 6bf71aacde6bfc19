"""Templars' Journey in the browser: hidden choices, the order of play, ship rounds, the end; phones and languages."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Open
from tests.ui.hands import LIT, Hands
from tests.ui.overflow import everything_fits
from tests.ui.serving import Server
from tests.ui.test_accessibility import check

Json = dict[str, Any]
BOARD = "[data-zone='board']"
HIDDEN, REVEALED = "[data-order='hidden']", "[data-order='open']"
LONG_STEP = 20_000
"""Milliseconds for a ship round to be told."""


class Company:
    """People around one table who play by the API, all of them ours."""

    def __init__(self, server: Server, players: int, seed: int = 1) -> None:
        self.server = server
        self.made = server.table(*["me"] * players, game="templars")
        self.tokens = {seat["seat"]: seat["token"] for seat in self.made["seats"]}
        self.random = Random(seed)

    @property
    def address(self) -> str:
        return f"#/table/{self.made['table']}"

    def seated(self, *seats: int) -> list[Json]:
        """The table as a browser knows it that holds only these seats."""
        return [self.made | {"seats": [seat for seat in self.made["seats"] if seat["seat"] in seats]}]

    def table(self, seat: int = 0) -> Json:
        found: Json = self.server.get(f"tables/{self.made['table']}", self.tokens[seat])
        return found

    def act(self, seat: int, text: str) -> None:
        body = {"seat": seat, "action": text, "seq": self.table(seat)["seq"], "key": f"{seat}-{self.random.random()}"}
        self.server.post(f"tables/{self.made['table']}/actions", body, self.tokens[seat])

    def play(self, until: Callable[[Json], bool], prefer: Callable[[int, Json], bool] | None = None) -> "Company":
        """Play on, somebody's any action after another's, until the table (of who decides) is as wanted."""
        while True:
            table = self.table()
            if table["status"] == "over":
                return self
            seat = table["to_move"]
            table = self.table(seat) if seat else table
            if until(table):
                return self
            legal = table["legal"][str(seat)]
            liked = [action for action in legal if prefer and prefer(seat, action)]
            self.act(seat, self.random.choice(liked or legal)["text"])


def choosing(number: int) -> Callable[[Json], bool]:
    """Everybody is to choose a card in that round, and nobody has."""

    def there(table: Json) -> bool:
        view = table["view"]
        chosen = any(seat["chosen"] for seat in view["seats"])
        return bool(view["round"] == number and view["decision"] == "commit" and not chosen)

    return there


def acting(number: int) -> Callable[[Json], bool]:
    """The cards of that round lie open and somebody acts."""
    return lambda table: table["view"]["round"] == number and table["view"]["action"] is not None


def never(table: Json) -> bool:
    return False


@pytest.fixture(scope="module")
def chooses(server: Server) -> Company:
    return Company(server, 5).play(choosing(2))


@pytest.fixture(scope="module")
def acts(server: Server) -> Company:
    return Company(server, 5, seed=2).play(acting(2))


@pytest.fixture(scope="module")
def over(server: Server) -> Company:
    return Company(server, 4).play(never)


def card(page: Page, number: int) -> str:
    """What the page says of an action card."""
    return page.locator(f"{BOARD} [data-key='card:{number}']").get_attribute("aria-label") or ""


class Ear:
    """Everything that the server tells a page, after a reload."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.heard.append(str(data))))
        page.on("response", lambda answer: self.heard.append(answer.text()) if "/api/tables" in answer.url else None)
        page.reload()
        page.wait_for_selector("[data-zone='board'] svg")

    def views(self) -> list[Json]:
        """All views heard, those of frames too."""
        found: list[Json] = []

        def look(thing: Any) -> None:
            if isinstance(thing, dict):
                if thing.get("game") == "templars" and "seats" in thing and "map" in thing:
                    found.append(thing)
                for part in thing.values():
                    look(part)
            elif isinstance(thing, list):
                for part in thing:
                    look(part)

        for text in self.heard:
            look(json.loads(text))
        return found


def test_who_has_chosen_is_seen_but_never_what(visit: Open, server: Server) -> None:
    company = Company(server, 3).play(choosing(1))
    anna = visit(company.address, tables=company.seated(0))
    others = [visit(company.address, tables=company.seated(1)), visit(company.address)]
    ears = [Ear(page) for page in others]
    Hands(anna).my_turn()
    anna.locator(f"{BOARD} [data-key='card:4']").click(force=True)
    expect(anna.locator(f"{HIDDEN} [data-seat='0'][data-chosen='true']")).to_have_count(1)
    assert "played by Anna" in card(anna, 4)
    expect(anna.locator("header.mine")).to_have_count(0)
    assert "Béla: choose" in Hands(others[0]).status, "all are asked at once, each by name"

    for page, ear in zip(others, ears, strict=True):
        expect(page.locator(f"{HIDDEN} [data-seat='0'][data-chosen='true']")).to_have_count(1)
        expect(page.locator(f"{HIDDEN} [data-chosen='false']")).to_have_count(2)
        expect(page.locator("[data-key='panel:0']")).to_contain_text("chosen")
        for number in range(1, 7):
            assert "played by" not in card(page, number)
        views = ear.views()
        assert any(view["seats"][0]["chosen"] for view in views)
        assert {view["seats"][0]["card"] for view in views} == {None}
    spectator, heard = others[1], ears[1]
    assert "commit 4" not in "".join(heard.heard)
    assert spectator.locator(LIT).count() == 0
    assert spectator.locator("[data-undo]").count() == 0

    # Anna may change her mind until the last has chosen.
    anna.locator(f"{BOARD} [data-key='card:3']").click(force=True)
    expect(anna.locator(f"{BOARD} [data-key='card:3']")).to_have_attribute("aria-label", re.compile("played by Anna"))

    # The last choice turns them all over; the order of play is that of the cards, the lowest begins.
    company.act(1, "commit 1")
    company.act(2, "commit 6")
    for page in (anna, *others):
        expect(page.locator(REVEALED)).to_have_count(1)
        seats = page.locator(f"{REVEALED} [data-seat]")
        assert [seats.nth(place).get_attribute("data-seat") for place in range(3)] == ["1", "0", "2"]
        expect(page.locator(f"{REVEALED} [data-turn='now']")).to_have_attribute("data-seat", "1")
        assert "played by Anna" in card(page, 3)


def test_missions_are_seen_by_their_owner_alone(visit: Open, chooses: Company) -> None:
    anna = visit(chooses.address, tables=chooses.seated(0))
    Hands(anna).my_turn()
    own = chooses.table()["view"]["seats"][0]["mission"]
    shown = anna.locator("[data-key^='mission:']")
    assert {shown.nth(number).get_attribute("data-key") for number in range(shown.count())} == {f"mission:{own}"}
    spectator = visit(chooses.address)
    ear = Ear(spectator)
    assert spectator.locator("[data-key^='mission:']").count() == 0
    assert {seat["mission"] for view in ear.views() for seat in view["seats"]} == {None}


def test_one_screen_hides_each_choice_from_the_next(visit: Open, server: Server) -> None:
    company = Company(server, 3).play(choosing(1))
    page = visit(company.address, tables=[company.made])
    seen: list[str] = []
    for number in (2, 3, 5):
        cover = page.locator("[data-cover]")
        cover.wait_for()
        assert page.locator("[data-zone]").count() == 0, "nothing of the table shows behind the cover"
        seen.append(cover.get_attribute("data-cover") or "")
        cover.click()
        Hands(page).my_turn()
        expect(page.locator(f"{HIDDEN} [data-chosen='true']")).to_have_count(len(seen) - 1)
        assert not any("played by" in card(page, other) for other in range(1, 7))
        page.locator(f"{BOARD} [data-key='card:{number}']").click(force=True)
        page.wait_for_selector(f"[data-cover]:not([data-cover='{seen[-1]}']), {REVEALED}")
    assert sorted(seen) == ["0", "1", "2"]
    if page.locator("[data-cover]").count():
        page.locator("[data-cover]").click()
    expect(page.locator(REVEALED)).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_phone(visit: Open, server: Server, width: int, height: int) -> None:
    company = Company(server, 5).play(choosing(1))
    size = {"width": width, "height": height}
    phone = {"has_touch": True, "is_mobile": True, "viewport": size}
    page = visit(company.address, tables=company.seated(0), prefs={"confirm": "final"}, **phone)
    hands = Hands(page)
    hands.my_turn()
    everything_fits(page)
    head, foot = page.locator("[data-status]").bounding_box(), page.locator("[data-zone='choices']").bounding_box()
    assert head is not None
    assert foot is not None
    cards = page.locator(f"{BOARD} {LIT}")
    assert cards.count() == 6
    for target in cards.all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
        assert head["y"] + head["height"] <= box["y"], "no card lies under the status"
        assert box["y"] + box["height"] <= foot["y"], "no card lies under the choices"
    before = hands.seq
    risky = page.locator(f"{BOARD} [data-key='card:5']")
    risky.evaluate("(card) => card.scrollIntoView({ block: 'center' })")
    risky.tap(force=True)
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert hands.seq == before, "the first tap only selects"
    page.locator("[data-confirm]").tap()
    page.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])")
    expect(page.locator(f"{HIDDEN} [data-seat='0'][data-chosen='true']")).to_have_count(1)
    page.get_by_role("tab").nth(4).tap()
    expect(page.get_by_role("tabpanel")).to_contain_text("Eszter")
    everything_fits(page)


def test_a_phone_stays_where_it_was_rolled_to_while_others_choose(visit: Open, server: Server) -> None:
    company = Company(server, 5).play(choosing(1))
    phone = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
    page = visit(company.address, tables=company.seated(0), **phone)
    Hands(page).my_turn()
    page.evaluate("window.scrollTo(0, 0)")
    company.act(1, "commit 1")
    expect(page.locator(f"{HIDDEN} [data-seat='1'][data-chosen='true']")).to_have_count(1)
    page.wait_for_timeout(1000)
    assert page.evaluate("window.scrollY") == 0


PIECES = ("remove_knight", "pay2_remove", "pay2_swap", "templar")
"""Verbs that name pieces on the map."""

MISSED = """() => [...document.querySelectorAll("[data-zone='board'] [role='button'][aria-disabled='false']")]
  .filter((one) => !/^territory:\\w+$/.test(one.dataset.key))
  .filter((one) => {
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const inner = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.9]];
    const found = inner.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height));
    return found.some((element) => element?.closest('[data-key]') !== one);
  })
  .map((one) => one.dataset.key)"""
"""Pieces that a finger on them does not find."""


def offered(table: Json) -> set[str]:
    """The verbs open to who decides."""
    return {action["verb"] for action in table["legal"].get(str(table["to_move"]), [])}


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_pieces_on_a_phone_have_room_for_a_finger(visit: Open, server: Server, width: int, height: int) -> None:
    phone = {"has_touch": True, "is_mobile": True, "viewport": {"width": width, "height": height}}
    wanted, company = set(PIECES), Company(server, 5)
    menus = 0

    def there(table: Json) -> bool:
        return not wanted.isdisjoint(offered(table))

    while wanted:
        table = company.play(there).table()
        if table["status"] == "over":
            company = Company(server, 5, seed=len(wanted))
            continue
        seat = table["to_move"]
        wanted.difference_update(offered(company.table(seat)))
        page = visit(company.address, tables=company.seated(seat), prefs={"confirm": "final"}, **phone)
        Hands(page).my_turn()
        page.wait_for_selector(f"{BOARD} {LIT}")
        for target in page.locator(f"{BOARD} {LIT}").all():
            box = target.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 24, target.get_attribute("data-key")
        assert page.evaluate(MISSED) == []
        for target in page.locator(f"{BOARD} {LIT}[data-key*='colour:']").all():
            meant = (target.get_attribute("data-key") or "").split("|")
            target.tap(force=True)
            menu = page.get_by_role("menuitem")
            if len(meant) > 1:
                expect(menu).to_have_count(len(meant))
                menus += 1
                menu.last.tap()
            expect(page.locator("[data-confirm]")).to_be_visible()
            page.get_by_role("button", name="Cancel").tap()
        page.close()
    assert menus > 0, "some city holds several troops to choose from"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Open, chooses: Company, acts: Company, over: Company, theme: str) -> None:
    for company, what, there in ((chooses, "choosing", HIDDEN), (acts, "order of play", REVEALED)):
        page = visit(company.address, tables=company.seated(0), prefs={"theme": theme})
        page.wait_for_selector(there)
        check(page, what)
    page = visit(over.address, tables=over.seated(0), prefs={"theme": theme})
    page.wait_for_selector("[data-ending]")
    check(page, "end")


WORDS = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title], svg title')]
  .map((one) => one.tagName === 'title' ? one.textContent : `${one.ariaLabel ?? ''} ${one.title ?? ''}`)].join('\\n')"""


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Deploy knights"), ("de", "Ritter einsetzen"), ("nl", "Ridders inzetten"), ("hu", "Lovagok bevetése")],
)
def test_every_language_fits(
    visit: Open, chooses: Company, acts: Company, over: Company, language: str, said: str
) -> None:
    prefs = {"language": language}
    for company, there in ((chooses, HIDDEN), (acts, REVEALED), (over, "[data-ending]")):
        page = visit(company.address, tables=company.seated(0), prefs=prefs)
        page.wait_for_selector(there)
        words = page.evaluate(WORDS)
        assert re.findall(r"\b(?:ui-|templars-|common-)[a-z_-]+|\{ ?\$|\?\?\?", words) == []
        if there != "[data-ending]":
            assert said in words
        assert page.evaluate("document.fonts.ready.then(() => true)")
        everything_fits(page)
        page.set_viewport_size({"width": 390, "height": 844})
        everything_fits(page)


def test_five_players_fit_a_small_desktop(visit: Open, acts: Company) -> None:
    page = visit(acts.address, tables=acts.seated(0))
    page.wait_for_selector(REVEALED)
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    panels = page.locator("[data-zone='players']")
    held = page.evaluate("(one) => [one.scrollHeight, one.parentElement.clientHeight]", panels.element_handle())
    assert held[0] <= held[1] + 1, "no panel is cut"


def test_a_step_is_taken_back(visit: Open, server: Server) -> None:
    company = Company(server, 3).play(lambda table: table["asked"] == [0])
    page = visit(company.address, tables=company.seated(0))
    hands = Hands(page)
    hands.my_turn()
    lit = page.locator(f"{LIT}[data-key^='territory:']").first
    key = lit.get_attribute("data-key")
    place = page.locator(f"[data-key='{key}']")
    before, seq = place.get_attribute("aria-label") or "", hands.seq
    lit.click(force=True)
    page.wait_for_selector(f"[data-seq]:not([data-seq='{seq}'])")
    expect(place).not_to_have_attribute("aria-label", before)
    page.locator("[data-undo]").click()
    expect(place).to_have_attribute("aria-label", before)
    hands.my_turn()


def test_an_illegal_city_is_refused_with_rule_and_numbers(visit: Open, server: Server) -> None:
    """T126: at most two own knights in one city at set-up."""
    company = Company(server, 3)
    home = company.play(lambda table: table["asked"] == [0]).table()["legal"]["0"][0]["text"]
    twice = [0]

    def there(table: Json) -> bool:
        city = home.split(" ")[1]
        twice[0] = table["view"]["map"][city]["knights"][0]
        return bool(table["asked"] == [0] and twice[0] == 2)

    company.play(there, lambda seat, action: (action["text"] == home) == (seat == 0))
    page = visit(company.address, tables=company.seated(0))
    Hands(page).my_turn()
    page.locator(f"[data-key='territory:{home.split(' ')[1]}']").click(force=True)
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text(re.compile(r"at most 2 of your own knights.* already has 2"))
    expect(notice).to_contain_text("T126")


def test_a_ship_round_is_told_step_by_step(visit: Open, server: Server) -> None:
    company = Company(server, 3).play(lambda table: table["view"]["pope"] in ("A1.G3", "A1.R4"))
    page = visit(company.address, tables=company.seated(0), prefs={"speed": "fast"})
    page.wait_for_selector("[data-zone='board'] svg")
    assert page.locator("[data-ledger]").count() == 0
    company.play(lambda table: table["view"]["round"] == 2)
    ledger = page.locator("[data-ledger='1']")
    expect(ledger.locator(".now")).to_have_count(1, timeout=LONG_STEP)
    expect(ledger.locator(".now")).to_have_count(0, timeout=LONG_STEP)
    points = [f"+{seat['vp']}" for seat in company.table()["view"]["seats"]]
    expect(ledger.locator(".sum")).to_have_text(points)


@pytest.mark.parametrize(
    ("motion", "words"), [("no-preference", False), ("reduce", False), ("no-preference", True)], ids=str
)
def test_the_last_ship_round_is_read_before_the_final_table(
    visit: Open, server: Server, motion: str, words: bool
) -> None:
    company = Company(server, 3).play(lambda table: table["view"]["pope"] in ("A3.G3", "A3.R4"))
    page = visit(
        company.address, tables=company.seated(0), prefs={"speed": "fast", "words": words}, reduced_motion=motion
    )
    page.wait_for_selector("[data-zone='board'] .words" if words else "[data-zone='board'] svg")
    company.play(never)
    if not words:
        ledger = page.locator("[data-ledger='3']")
        if motion == "no-preference":
            expect(ledger.locator(".now")).to_have_count(1, timeout=LONG_STEP)
        expect(ledger.locator(".now")).to_have_count(0, timeout=LONG_STEP)
        expect(ledger.locator(".sum")).to_have_count(3)
    button = page.locator("[data-result]")
    expect(button).to_have_text("Final scoring", timeout=LONG_STEP)
    assert "is over" in Hands(page).status
    assert page.locator("[data-ending]").count() == 0
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ending]")
    page.reload()
    page.wait_for_selector("[data-ending]")


def test_the_last_ship_round_comes_into_sight_on_a_phone(visit: Open, server: Server) -> None:
    company = Company(server, 3).play(lambda table: table["view"]["pope"] in ("A3.G3", "A3.R4"))
    phone = {"has_touch": True, "is_mobile": True, "viewport": {"width": 360, "height": 640}}
    page = visit(company.address, tables=company.seated(0), **phone)
    page.wait_for_selector("[data-zone='board'] svg")
    company.play(never)
    ledger = page.locator("[data-ledger='3']")
    expect(ledger).to_be_in_viewport(ratio=1, timeout=LONG_STEP)
    expect(page.locator("[data-result]")).to_be_in_viewport(timeout=LONG_STEP)


def test_the_log_opens_at_its_end(visit: Open, acts: Company) -> None:
    page = visit(acts.address, tables=acts.seated(0))
    lines = page.locator("[data-zone='log'] .line")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


def test_a_reload_shows_the_same_table(visit: Open, acts: Company) -> None:
    page = visit(acts.address, tables=acts.seated(0))
    before = page.locator(REVEALED).get_attribute("aria-label")
    ledger = page.locator("[data-ledger='1']").get_attribute("aria-label")
    assert before is not None
    assert "acts now" in before
    assert ledger is not None
    page.reload()
    expect(page.locator(REVEALED)).to_have_attribute("aria-label", before)
    expect(page.locator("[data-ledger='1']")).to_have_attribute("aria-label", ledger)


def test_the_final_table_adds_up(visit: Open, over: Company) -> None:
    page = visit(over.address, tables=over.seated(0))
    page.wait_for_selector("[data-ending]")
    rows = [
        (row.locator("th").inner_text(), [cell.split("\n")[0].strip() for cell in row.locator("td").all_inner_texts()])
        for row in page.locator("[data-ending] tbody tr").all()
    ]
    labels = [label for label, _ in rows]
    end = labels.index("Victory points")
    # Two cities and the temples three times, the seventh city, gold, five missions.
    assert end == 3 * 3 + 1 + 1 + 5
    rounds = [f"Ship round {number}" for number in ("I", "II", "III") for _ in range(3)]
    assert [label.split(":")[0] for label in labels[:9]] == rounds
    for seat, total in enumerate(rows[end][1]):
        assert sum(int(cells[seat]) for _, cells in rows[:end] if cells[seat] != "–") == int(total)
    assert rows[end][1] == [str(points) for points in over.table()["result"]["vp"]]
