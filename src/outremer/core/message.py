"""Messages: what is to be said, without the words.

Games and the command line say things by the id of a message and its arguments; the words stand in
`locale/<language>/*.ftl` and are put in where people read them (`words.py`, or the page).

>>> said = message("jerusalem-say-office", player="Blue", office=message("jerusalem-office-marshal"))
>>> said.to_json()
{'id': 'jerusalem-say-office', 'args': {'player': 'Blue', 'office': {'id': 'jerusalem-office-marshal', 'args': {}}}}
>>> Message.from_json(said.to_json()) == said
True
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Message:
    """The id of a message and what it is about: numbers, plain texts (players' names) and other messages."""

    id: str
    args: Mapping[str, "int | str | Message"] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))

    def to_json(self) -> dict[str, Any]:
        """The message as plain data; messages inside it are objects of the same form."""
        args = {name: arg.to_json() if isinstance(arg, Message) else arg for name, arg in self.args.items()}
        return {"id": self.id, "args": args}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Message":
        """The message of its plain data."""
        args = {name: cls.from_json(arg) if isinstance(arg, Mapping) else arg for name, arg in data["args"].items()}
        return cls(data["id"], args)


Argument = int | str | Message


def message(id: str, /, **args: Any) -> Message:
    """A message with its arguments; numbers of a row (NumPy's) become plain ones."""
    return Message(id, {name: arg if isinstance(arg, str | Message) else int(arg) for name, arg in args.items()})


def listed(items: Sequence[Message], *, joint: str = "common-list") -> Message:
    """Messages in a row as one: `a, b, c`; with the joint `common-list-and`: `a and b`; of none: nothing.

    >>> listed([message("a"), message("b")]).args["first"].id, listed([]).id
    ('a', 'common-nothing')
    """
    if not items:
        return Message("common-nothing")
    whole = items[-1]
    for item in reversed(items[:-1]):
        whole = Message(joint, {"first": item, "rest": whole})
    return whole


def plain(words: str) -> Message:
    """A text that needs no translation (a player's name, a number) where a message is wanted."""
    return Message("common-text", {"text": words})
