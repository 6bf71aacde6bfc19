"""What a viewer has been shown of a table, counted.

Steps that show a viewer nothing (an act begun in private, perhaps taken back again) leave no trace in
what he receives: not even in the numbers. So each viewer has a count of his own: `seq` of all that
happened to him, `shown` of the steps that lie behind the present position.
"""

from dataclasses import dataclass, field


@dataclass
class Channel:
    """The counts of one viewer."""

    shown: list[int] = field(default_factory=list)
    """The steps of the game (from 0) that he was shown and that have not been taken back."""
    trail: list[int] = field(default_factory=list)
    """For each thing that happened: how many steps were shown after it."""

    @property
    def seq(self) -> int:
        """How many things have happened."""
        return len(self.trail)

    @property
    def step(self) -> int:
        """The number of the last step shown; the start of the game is 0."""
        return len(self.shown)

    def step_taken(self, number: int) -> None:
        """A step of the game was shown."""
        self.shown.append(number)
        self.trail.append(len(self.shown))

    def step_undone(self) -> None:
        """The last step shown was taken back."""
        self.shown.pop()
        self.trail.append(len(self.shown))

    def noted(self) -> None:
        """Something happened at the table that is no step."""
        self.trail.append(len(self.shown))

    def missed(self, since: int) -> tuple[range, bool]:
        """The steps (from 1) to show to someone who has seen all up to `since`, and whether he must go back first."""
        if not 0 <= since <= self.seq:
            return range(1, self.step + 1), True
        known = self.trail[since - 1] if since else 0
        lowest = min([known, *self.trail[since:]])
        return range(lowest + 1, self.step + 1), lowest < known

    def up_to(self, number: int) -> int:
        """How many of the first `number` steps of the game were shown."""
        return sum(shown < number for shown in self.shown[-64:]) + max(0, len(self.shown) - 64)

    def step_of_game(self, step: int) -> int:
        """How many steps of the game had been played after the step shown as `step` (0: none)."""
        return self.shown[step - 1] + 1 if step else 0
