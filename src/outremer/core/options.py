"""Options: the edition switches of a game, by name, with presets by rulebook edition."""

from collections.abc import Mapping
from dataclasses import dataclass

from outremer.core.errors import BadOption, unknown

Value = bool | int | str

_TRUE = {"true", "yes", "on", "1"}
_FALSE = {"false", "no", "off", "0"}


@dataclass(frozen=True)
class Option:
    """A switch: its values in the order of their codes, the first being code 0."""

    name: str
    values: tuple[Value, ...]
    default: Value
    doc: str

    def code(self, value: Value) -> int:
        """The number that compiled rules know the value by."""
        return self.values.index(value)

    def read(self, given: Value) -> Value:
        """The value meant by what a user wrote; a wrong one raises BadOption."""
        text = str(given).strip().lower()
        for value in self.values:
            if isinstance(value, bool):
                if text in (_TRUE if value else _FALSE):
                    return value
            elif text == str(value).lower():
                return value
        allowed = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)
        raise BadOption(f"option {self.name} cannot be {given!r}: it takes {allowed}")


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
