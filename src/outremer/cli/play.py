"""Playing at the terminal: the board, the choices, what the others do, and nothing ever lost."""

import shlex
from pathlib import Path

from rich.text import Text

from outremer.arena.seating import HUMAN, make_bots, play_bot
from outremer.cli import saves, screen
from outremer.cli.choices import Choices, unambiguous
from outremer.cli.ranking import ranking
from outremer.cli.rules import print_rules
from outremer.cli.screen import complain, out, unbroken
from outremer.cli.telling import print_lines, tell
from outremer.cli.wording import in_words, language, told, wording
from outremer.core.errors import OutremerError, UnknownAction
from outremer.core.pending import CHANCE, EVERYTHING, SPECTATOR
from outremer.core.position import Position
from outremer.core.view import Action

TALL = 34
"""A screen of so many lines has room for the hint at every question, a lower one only at the first."""
COMMANDS = ("help", "rule ", "undo", "log", "board", "save ", "quit")

NEWS = 14
"""So many lines of news are shown above a question; the log has the rest."""


RECENT = 40
"""So many steps back a game that is gone on with is told again."""


class Quit(Exception):
    """The player leaves."""


def _unknown(typed: str, nearest: list[str]) -> str:
    """What is said to a text that means no action."""
    hint = {"action": typed, "nearest": ", ".join(nearest)}
    return wording("cli-unknown-near", **hint) if nearest else wording("cli-unknown", action=typed)


class Session:
    """A game being played at this terminal."""

    def __init__(self, position: Position, file: Path | None) -> None:
        self.position = position
        self.info = position.game.info
        self.file = file
        seed = f"{position.seed.text if position.seed else ''} {position.steps}"
        self.bots = make_bots(position.seats, seed)
        self.people = [seat for seat, spec in enumerate(position.seats) if spec == HUMAN]
        begun = any(actor != CHANCE for actor, _ in position.entries)
        told = max(0, position.steps - RECENT) if begun else position.steps  # the board shows a set-up better
        self._told = dict.fromkeys((*self.people, SPECTATOR), told)
        self._looking: int | None = None
        self._unsaved = ""
        self._hint = True
        seated = (wording("cli-seated", player=position.player(p), who=who) for p, who in enumerate(position.seats))
        self._greeting = "   ".join(seated)

    # --- the course of the game ------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end or until the player leaves; returns the exit status."""
        try:
            self._save()
            while not self.position.over:
                if self.position.seat in self.bots:
                    self._bots_play()
                else:
                    self._ask(self.position.seat)
        except (Quit, EOFError):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(130)
        return self._finish()

    def _bots_play(self) -> None:
        """Bots act until a person is asked; without people at the table each turn is told at once."""
        with out.status(wording("cli-thinking")):
            while (seat := self.position.seat) in self.bots:
                play_bot(self.position, self.bots[seat], unbroken)
                if not self.people and self.position.seat != seat:
                    self._news(SPECTATOR)
        self._save()

    def _ask(self, seat: int) -> None:
        """Show a person the table and carry out what is typed, until a step has been taken."""
        self._hand_over(seat)
        self._show(seat)
        steps = len(self.position.entries)
        while len(self.position.entries) == steps:
            typed = screen.read(f"{wording('cli-prompt', player=self.position.player(seat))} ", self._words())
            try:
                self._obey(seat, typed)
            except UnknownAction as error:
                complain(_unknown(typed, error.nearest))
            except OutremerError as error:
                complain(told(error))

    def _hand_over(self, seat: int) -> None:
        """Between two people at one screen nobody sees the other's secrets."""
        if len(self.people) > 1 and self._looking != seat:
            screen.clear(everything=True)
            screen.read(f"\n{wording('cli-next', player=self.position.player(seat))} ")
        self._looking = seat

    def _words(self) -> list[str]:
        """What the tabulator key completes."""
        legal = [action.text for action in self.position.legal()]
        return [*legal, *COMMANDS, *(f"why {text}" for text in legal)]

    def _show(self, seat: int) -> None:
        view = self.position.view(seat)
        screen.clear()
        out.print(self.info.draw(view, language()), width=screen.width())
        if self._greeting:
            print_lines([Text(self._greeting, "dim")])
            self._greeting = ""
        self._news(seat)
        self._question(seat)

    def _question(self, seat: int) -> None:
        view = self.position.view(seat)
        out.print()
        out.print(Text(in_words(self.info.question(view)), "bold"), width=screen.width())
        out.print(Choices(view.legal()).table(screen.width()))
        if out.height >= TALL or self._hint:
            out.print(Text(wording("cli-hint"), "dim"))
            self._hint = False

    def _news(self, viewer: int) -> None:
        """What has happened since this viewer was last told."""
        news = tell(self.position, viewer, self._told[viewer])
        self._told[viewer] = self.position.steps
        if len(news) > NEWS and viewer != SPECTATOR:
            out.print(Text(wording("cli-earlier", lines=len(news) - NEWS), "dim"))
            news = news[-NEWS:]
        print_lines(news)

    # --- what can be typed -----------------------------------------------------------------------

    def _obey(self, seat: int, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                return
            case "help" | "?":
                out.print(wording("cli-help"), markup=False)
            case "quit" | "exit":
                raise Quit
            case "board":
                self._show(seat)
            case "log":
                self._log(seat, rest)
            case "rule" | "rules":
                print_rules(self.info, rest)
            case "why":
                self._why(rest)
            case "undo":
                self._undo()
            case "save":
                self._keep(rest)
            case _:
                self._act(typed)

    def _act(self, typed: str) -> None:
        """Carry out an action; a refused one is explained, a misspelt one guessed at."""
        action = self._meant(typed)
        with unbroken():
            self.position.play(action)
        self._save()

    def _meant(self, typed: str) -> int | str:
        """The action meant: a legal one, else any of the game; else the text as it is, to be refused."""
        choices = Choices(self.position.legal())
        found = choices.find(typed)
        if found is not None:
            return found
        meant, table = choices.complete(typed), self.info.actions
        try:
            found = unambiguous(meant, [Action(number, table.text(number)) for number in range(table.size)])
        except OutremerError:
            return meant
        return meant if found is None else found

    def _why(self, typed: str) -> None:
        if not typed:
            raise OutremerError(wording("cli-why-what"))
        action = self._meant(typed)
        reason = self.position.why(action)
        text = self.info.actions.text(action) if isinstance(action, int) else action
        if reason is None:
            screen.say(wording("cli-legal", action=text))
        else:
            screen.say(wording("cli-refused", action=text, reason=reason.in_language(language())))
        for id in reason.rules if reason else ():
            if id in self.info.rulebook.rules:
                print_rules(self.info, id)

    def _undo(self) -> None:
        with unbroken():
            self.position.undo()
        self._told = {viewer: min(told, self.position.steps) for viewer, told in self._told.items()}
        self._save()

    def _log(self, seat: int, rest: str) -> None:
        if rest and not rest.isdecimal():
            raise OutremerError(wording("cli-log-what", typed=rest))
        lines = tell(self.position, seat)
        print_lines(lines[-int(rest) :] if rest else lines)

    # --- keeping the game ------------------------------------------------------------------------

    def _keep(self, name: str) -> None:
        if name:
            saves.keep_copy(self.position, Path(name).expanduser())
            out.print(wording("cli-copied", file=name), markup=False, soft_wrap=True)
        elif self._save():
            out.print(wording("cli-saved", file=str(self.file)), markup=False, soft_wrap=True)

    def _save(self) -> bool:
        """Save the game; trouble is told once and does not stop it."""
        if self.file is None:
            return False
        try:
            self.position.record(reveal_seed=True).save(self.file)
        except OutremerError as error:
            if str(error) != self._unsaved:
                complain(wording("cli-unsaved", error=str(error)))
            self._unsaved = str(error)
            return False
        self._unsaved = ""
        return True

    def _leave(self, status: int) -> int:
        """Save and say how to go on; where the usual place fails, try the temporary folder."""
        out.print()
        if not self._save():
            try:
                self.file = saves.new_file(self.info.name, saves.spare_folder())
            except OSError:
                self.file = None
            if not self._save():
                complain(wording("cli-lost"))
                return 2
        out.print(wording("cli-left"))
        out.print(f"  outremer play --load {shlex.quote(str(self.file))}", markup=False, soft_wrap=True)
        return status

    def _finish(self) -> int:
        viewer = SPECTATOR if self._looking is None else self._looking
        out.print(self.info.draw(self.position.view(EVERYTHING), language()), width=screen.width())
        self._news(viewer)
        out.print(ranking(self.position))
        if self._save():
            out.print(wording("cli-record", file=str(self.file)), markup=False, soft_wrap=True)
            out.print(f"  outremer replay {shlex.quote(str(self.file))}", markup=False, soft_wrap=True)
        return 0
