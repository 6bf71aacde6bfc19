"""A player in front of the page: looks for what is lit and clicks it."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Gone

from tests.ui.conftest import Open
from tests.ui.serving import Server

LIT = "[role='button'][data-key]:not([aria-disabled='true'])"
BUTTONS = "[data-zone='choices'] [data-action], [data-zone='choices'] [data-verb] .strong"
IN_WORDS = ".words .choices button"
ENDED = "[data-ending]"
RESULT = "[data-result]"
"""Asks for the final table, where the board tells the end first."""
PATIENCE_MS = 3_000
"""What was lit may have gone out when it is clicked: another has chosen, or the page has played by itself."""
SPOT = """thing => {
  const box = thing.getBoundingClientRect();
  const steps = [...Array(23).keys()].map((k) => (k + 1) / 24).sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
  for (const down of steps) for (const across of steps) {
    const [x, y] = [across * box.width, down * box.height];
    if (document.elementFromPoint(box.left + x, box.top + y)?.closest('[data-key]') === thing) return {x, y};
  }
  return null;
}"""
"""Where a thing can be hit, as near to its middle as can be: two knights in a city are one thing, with a gap."""


def wait_until(page: Page, condition: Callable[[Page], bool]) -> None:
    """Wait for something that no selector tells (Playwright's own wait needs `eval`, which the page forbids)."""
    for _ in range(400):
        if condition(page):
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not come about")


def rest_on(page: Page, thing: Locator) -> Locator:
    """Rest on a thing until its hint shows; the board may still move while its letters come in."""
    hint = page.locator("[data-hint]")

    def tells(shown: Page) -> bool:
        shown.mouse.move(2, 2)
        thing.hover(force=True)
        shown.wait_for_timeout(1000)
        return hint.count() > 0

    wait_until(page, tells)
    return hint


class Hands:
    """Plays whatever is legal."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)

    @property
    def seq(self) -> int:
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    @property
    def status(self) -> str:
        return self.page.locator("[data-status] [role='status']").inner_text()

    def my_turn(self) -> None:
        """Wait for it."""
        self.page.wait_for_selector(f"header.mine, {ENDED}, {RESULT}")

    def move(self) -> bool:
        """Make one step by mouse; False once the game is over."""
        page = self.page
        if not self._wait_for(f"{LIT}, {BUTTONS}"):
            return False
        before = self.seq
        lit, buttons = page.locator(LIT), page.locator(BUTTONS)
        on_board, in_bar = lit.count(), buttons.count()
        if not on_board + in_bar:
            return True
        pick = self.random.randrange(on_board + in_bar)
        try:
            if pick < on_board:
                spot = lit.nth(pick).evaluate(SPOT, timeout=PATIENCE_MS)
                lit.nth(pick).click(force=True, position=spot, timeout=PATIENCE_MS)
                menu = page.locator("[role='menuitem']")
                if menu.count():
                    menu.nth(self.random.randrange(menu.count())).click(timeout=PATIENCE_MS)
            else:
                buttons.nth(pick - on_board).click(timeout=PATIENCE_MS)
        except Gone:
            if self.seq == before:
                raise
            return True
        self._wait_for_the_answer(before)
        return True

    def type_something(self) -> bool:
        """Make one step by keyboard, any of those the typed field offers; False once the game is over."""
        page = self.page
        if not self._wait_for(f"{LIT}, {BUTTONS}"):
            return False
        before = self.seq
        page.keyboard.press("/")
        page.wait_for_selector("[role='option']")
        for _ in range(self.random.randrange(page.locator("[role='option']").count())):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        self._wait_for_the_answer(before)
        return True

    def choose_in_words(self) -> bool:
        """Make one step in the text view; False once the game is over."""
        if not self._wait_for(IN_WORDS):
            return False
        before = self.seq
        choices = self.page.locator(IN_WORDS)
        choices.nth(self.random.randrange(choices.count())).click()
        self._wait_for_the_answer(before)
        return True

    def _wait_for(self, choices: str) -> bool:
        """Wait until there is something to choose; False once the game is over."""
        self.my_turn()
        self.page.wait_for_selector(f"{choices}, {ENDED}, {RESULT}", state="attached")
        if self.page.locator(RESULT).count():
            self.page.locator(RESULT).click()
            self.page.wait_for_selector(ENDED)
        return not self.page.locator(ENDED).count()

    def _wait_for_the_answer(self, before: int) -> None:
        self.page.wait_for_selector(f"[data-seq]:not([data-seq='{before}']), {ENDED}")


def at_the_table(visit: Open, server: Server, *kinds: str, until: str = "", **options: Any) -> Page:
    """A table of Jerusalem at which it is our turn; played on until something is to be seen."""
    made = server.table(*kinds)
    page = visit(f"#/table/{made['table']}", tables=[made], **options)
    hands = Hands(page)
    hands.my_turn()
    while until and not page.locator(until).count():
        hands.move()
        hands.my_turn()
    return page
