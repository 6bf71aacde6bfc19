"""Options: the edition switches of a game, by name, with presets by rulebook edition."""

from collections.abc import Mapping
from dataclasses import dataclass

from outremer.core.errors import BadOption, unknown

Value = bool | int | str

_TRUE = {"true", "yes", "on", "1"}
_FALSE = {"false", "no", "off", "0"}


@dataclass(frozen=True)
class Option:
    """A switch: its values in the order of their codes, the first being code 0; a range for a number.

    What it decides stands in the messages `options-<game>-<name>` of `locale`.

    >>> Option("cap", range(5, 100), 20).read("100")
    Traceback (most recent call last):
    ...
    outremer.core.errors.BadOption: option cap cannot be '100': it takes a whole number from 5 to 99
    """

    name: str
    values: tuple[Value, ...] | range
    default: Value

    def code(self, value: Value) -> int:
        """The number that compiled rules know the value by."""
        return list(self.values).index(value)

    def read(self, given: Value) -> Value:
        """The value meant by what a user wrote; a wrong one raises BadOption."""
        text = str(given).strip().lower()
        for value in self.values:
            if isinstance(value, bool):
                if text in (_TRUE if value else _FALSE):
                    return value
            elif text == str(value).lower():
                return value
        raise BadOption(f"option {self.name} cannot be {given!r}: it takes {self.allowed}")

    @property
    def allowed(self) -> str:
        """The values in words."""
        if isinstance(self.values, range):
            return f"a whole number from {self.values[0]} to {self.values[-1]}"
        return ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)


@dataclass(frozen=True)
class Switches:
    """All options of a game and its presets (a preset lists only what differs from the defaults)."""

    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, Value]]
    standard: str

    def choose(self, preset: str | None, given: Mapping[str, Value]) -> dict[str, Value]:
        """The full set of values: defaults, then the preset, then what was given."""
        known = {option.name: option for option in self.options}
        name = self.standard if preset is None else preset
        if name not in self.presets:
            raise unknown("preset", name, list(self.presets))
        chosen = {option.name: option.default for option in self.options} | dict(self.presets[name])
        for key, value in given.items():
            if key not in known:
                raise unknown("option", key, list(known))
            chosen[key] = known[key].read(value)
        return chosen

    def codes(self, chosen: Mapping[str, Value]) -> dict[str, int]:
        """The chosen values as the numbers compiled rules know them by."""
        return {option.name: option.code(chosen[option.name]) for option in self.options}
