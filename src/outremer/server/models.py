"""What the API takes and gives, for its documentation and for checking what comes in."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$", description="A player's name.")]
Key = Annotated[
    str,
    Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$", description="The same key again does nothing more."),
]
Secret = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Word = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Body(BaseModel):
    """Base of everything that comes in: no unknown parts, no numbers written as texts."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    """Who is to sit on a seat."""

    kind: Literal["me", "friend", "bot"]
    name: Name | None = None
    bot: Word | None = Field(None, description="The level of a bot; see /api/bots.", examples=["normal"])


class NewTable(Body):
    """A table to be made."""

    game: Word = Field(examples=["jerusalem"])
    players: int | None = Field(None, ge=1, le=10, description="The number of seats, if it is to be checked.")
    preset: Word | None = Field(None, description="A rulebook edition.", examples=["recommended"])
    options: dict[str, str | int | bool] | None = Field(None, description="Options that differ from the preset.")
    data: str | None = Field(None, max_length=200_000, description="Other board data: the text of a TOML file.")
    seats: list[SeatWish] = Field(
        min_length=1, max_length=10, examples=[[{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "normal"}]]
    )


class NewReplay(Body):
    """A record to be shown."""

    record: str = Field(min_length=2, description="One line of JSON, as /record gives it.")


class Join(Body):
    """An invitation to be exchanged for a seat."""

    invitation: Secret
    name: Name = ""


class Act(Body):
    """An action of a seat."""

    seat: SeatNumber
    action: Annotated[str, Field(min_length=1, max_length=100)] | Annotated[int, Field(ge=0, le=1_000_000)] = Field(
        description="Its text or its id, as listed under `legal`.", examples=["bid 3"]
    )
    seq: Number = Field(description="The seq of the table the action was chosen at.")
    key: Key


class Undo(Body):
    """Steps of a seat to be taken back."""

    seat: SeatNumber
    seq: Number
    key: Key
    to: Number | None = Field(None, description="The step to go back to; one step back if left out.")


class BotWish(Body):
    """A bot to take a seat."""

    bot: Word = Field(examples=["normal"])


class Message(BaseModel):
    """A text for people: a Fluent message and its arguments (numbers, texts or messages)."""

    id: str
    args: dict[str, Any]


class Reason(BaseModel):
    """Why something is refused: a code, the sentence (in English), its numbers, the rules it rests on.

    `said` is the same for readers of any language.
    """

    code: str
    message: str
    numbers: dict[str, int | str]
    rules: list[str]
    said: Message


class Problem(BaseModel):
    """Every error looks like this."""

    error: str
    message: str


class Conflict(Problem):
    """The table has moved on (`seq` is where it is), or is not in a state for this."""

    seq: int


class Refusal(Problem):
    """The request is malformed, or the rules refuse it (then with a reason)."""

    reason: Reason | None = None
    nearest: list[str] | None = None


class Option(BaseModel):
    """A switch of the rules."""

    name: str
    doc: str
    values: list[str | bool | int] | None
    range: list[int] | None
    default: str | bool | int


class GameFacts(BaseModel):
    """A game that can be played."""

    name: str
    title: str
    authors: str
    seats: list[int]
    colours: list[str]
    presets: dict[str, dict[str, str | bool | int]]
    standard: str
    options: list[Option]
    ready: bool = Field(description="False while its rules are being compiled.")


class Bot(BaseModel):
    """A level of bots, and the bot behind it."""

    level: str
    spec: str


class NewSeat(BaseModel):
    """A seat of a new table: the token of one's own, or an invitation to send to a friend."""

    seat: int
    token: str | None = None
    invitation: str | None = None


class Created(BaseModel):
    """A new table."""

    table: str
    host: str | None
    seats: list[NewSeat]


class Opened(BaseModel):
    """A table that shows a record."""

    table: str


class Joined(BaseModel):
    """A seat taken."""

    seat: int
    token: str


class Seq(BaseModel):
    """Where the table is now, for the seat that asked."""

    seq: int


class WhyNot(BaseModel):
    """Why an action would be refused; null if it is legal."""

    reason: Reason | None


class Argument(BaseModel):
    """A part of an action."""

    kind: str
    word: str


class Action(BaseModel):
    """A legal action, with what a button for it says."""

    id: int
    text: str
    verb: str
    args: list[Argument]
    label: Message | None


class Change(BaseModel):
    """A number of the state that changed; behind another's screen only the difference is told (before 0)."""

    field: str
    index: list[int]
    before: int
    after: int


class Frame(BaseModel):
    """A step as the viewer saw it."""

    step: int
    actor: int | str
    action: str | None
    label: Message | None = Field(description="The action in words, unless it is another's secret.")
    says: list[Message]
    changes: list[Change]
    view: dict[str, Any]
    question: Message | None


class SeatFacts(BaseModel):
    """Who sits on a seat."""

    seat: int
    kind: Literal["human", "bot"]
    name: str
    bot: str | None
    joined: bool
    connected: bool


class UndoFacts(BaseModel):
    """Whether the viewer can take back his last step, how far, or why not."""

    possible: bool
    to: int | None
    reason: Reason | None


class Table(BaseModel):
    """A table as the viewer may see it."""

    table: str
    game: str
    title: str
    players: int
    status: Literal["waiting", "playing", "over"]
    seq: int
    step: int
    names: list[str]
    colours: list[str]
    seats: list[SeatFacts]
    you: list[int]
    preset: str | None
    options: dict[str, str | bool | int]
    to_move: int | str | None
    asked: list[int]
    view: dict[str, Any] | None
    question: Message | None
    legal: dict[str, list[Action]]
    undo: UndoFacts
    turn_start: int
    result: dict[str, Any] | None
    commitment: str | None
    next: str | None = Field(description="The table of the rematch.")


class Event(BaseModel):
    """What a stream sends: a heartbeat has only its kind."""

    kind: Literal["step", "undo", "seats", "over", "heartbeat"]
    seq: int | None = None
    frames: list[Frame] | None = None
    table: Table | None = None


class RuleText(BaseModel):
    """A numbered rule: what it says, and its status and source."""

    id: str
    words: str
    source: str


class RuleSection(BaseModel):
    """The rules under a heading."""

    heading: str
    rules: list[RuleText]


class Rules(BaseModel):
    """The rules of a game."""

    title: str
    sections: list[RuleSection]
