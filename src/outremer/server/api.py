"""The addresses of the API. What they do stands in `table.py` and `tables.py`."""

import tomllib
from collections.abc import AsyncIterator
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Query, Request, WebSocket
from fastapi import Path as PathPart
from fastapi.responses import StreamingResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from outremer.bots.levels import LEVELS, USUAL
from outremer.core import registry
from outremer.core.errors import BadData, UnknownName, unknown
from outremer.core.game import Game, GameInfo, load
from outremer.core.message import Message
from outremer.core.pending import EVERYTHING
from outremer.core.words import ENGLISH, languages, words
from outremer.server import models
from outremer.server.errors import Json, Refused, conflict, forbidden, no_token, reason_json
from outremer.server.settings import Settings
from outremer.server.streams import as_lines, over_websocket
from outremer.server.table import HOST, Table
from outremer.server.tables import Tables, seats_for
from outremer.server.warming import Warming

router = APIRouter(prefix="/api", default_response_class=Json)

TableId = Annotated[str, PathPart(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The id of a table.")]
SeatPart = Annotated[int, PathPart(ge=0, le=9)]
Since = Annotated[int | None, Query(ge=0, le=1_000_000, description="The last seq seen; the rest is sent first.")]
_scheme = HTTPBearer(auto_error=False, description="The token of a seat or of the host; spectators need none.")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_scheme)]

ANYBODY: dict[str, Any] = {"security": [{}]}
"""Documentation of an address that spectators may use too: the token is not required."""


class Lines(StreamingResponse):
    """A stream of events, one a line."""

    media_type = "application/x-ndjson"


def says(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The documentation of errors."""
    kinds: dict[int, tuple[type[models.Problem], str]] = {
        401: (models.Problem, "This needs a token."),
        403: (models.Problem, "The token does not allow it."),
        404: (models.Problem, "There is no such table, game or address."),
        409: (models.Conflict, "The table has moved on, or is not in a state for this."),
        413: (models.Problem, "The request is too large."),
        422: (models.Refusal, "Malformed, or refused by the rules (with a reason)."),
        429: (models.Problem, "Too many requests."),
        503: (models.Problem, "The rules of this game are still being compiled."),
    }
    always = (413, 422, 429)
    return {s: {"model": kinds[s][0], "description": kinds[s][1]} for s in sorted({*statuses, *always})}


async def _table(request: Request, table: TableId) -> Table:
    tables: Tables = request.app.state.tables
    return await tables.get(table)


async def _token(credentials: Credentials) -> str | None:
    return credentials.credentials if credentials is not None else None


Here = Annotated[Table, Depends(_table)]
Token = Annotated[str | None, Depends(_token)]


def _held(table: Table, token: str | None, seat: int) -> int:
    """The seat, if the token holds it."""
    if token is None:
        raise no_token(f"this needs the token of seat {seat}")
    if table.holder(token) != seat:
        raise forbidden(f"this needs the token of seat {seat}")
    return seat


# --- what there is ---------------------------------------------------------------------------------


def _game_facts(info: GameInfo, ready: bool) -> dict[str, Any]:
    options = [
        {
            "name": option.name,
            "doc": words()(Message(f"options-{info.name}-{option.name}-doc")),
            "values": None if isinstance(option.values, range) else list(option.values),
            "range": [option.values[0], option.values[-1]] if isinstance(option.values, range) else None,
            "default": option.default,
        }
        for option in info.switches.options
    ]
    return {
        "name": info.name,
        "title": info.title,
        "authors": info.authors,
        "seats": list(info.seats),
        "colours": list(info.colours),
        "presets": {name: dict(values) for name, values in info.switches.presets.items()},
        "standard": info.switches.standard,
        "options": options,
        "ready": ready,
    }


@router.get("/games", summary="The games", response_model=list[models.GameFacts], responses=says())
async def games(request: Request) -> Json:
    """All games with their editions and options; `ready` says whether their rules are compiled by now."""
    warming: Warming = request.app.state.warming
    return Json([_game_facts(registry.game(name), warming.ready(name)) for name in warming.games])


@router.get("/bots", summary="The levels of bots", response_model=list[models.Bot], responses=says())
async def bots() -> Json:
    """The levels a seat can be given to, the weakest first."""
    return Json([{"level": level, "spec": spec} for level, spec in LEVELS.items()])


@router.get("/rules/{game}", summary="The rules of a game", response_model=models.Rules, responses=says(404))
async def rules(
    game: Annotated[str, PathPart(pattern=r"^[A-Za-z0-9_-]{1,64}$")],
    language: Annotated[str, Query(pattern=f"^({'|'.join(languages())})$", description="Of their words.")] = ENGLISH,
) -> Json:
    """All numbered rules under their headings."""
    try:
        info = registry.game(game)
    except UnknownName as error:
        raise Refused(404, "not_found", str(error)) from None
    sections: dict[str, list[dict[str, str]]] = {}
    for rule in info.rules(language).values():
        told = {"id": rule.id, "words": rule.words, "source": rule.source}
        sections.setdefault(rule.heading, []).append(told)
    found = [{"heading": heading, "rules": texts} for heading, texts in sections.items()]
    return Json({"title": info.title, "sections": found})


# --- making tables ---------------------------------------------------------------------------------


def _level(given: str | None) -> str:
    level = USUAL if given is None else given
    if level not in LEVELS:
        raise unknown("level of bots", level, list(LEVELS))
    return level


def _set_up(wanted: models.NewTable) -> Game:
    if wanted.players is not None and wanted.players != len(wanted.seats):
        raise Refused(
            422, "malformed", f"{wanted.players} players need {wanted.players} seats, not {len(wanted.seats)}"
        )
    data = None
    if wanted.data is not None:
        try:
            data = tomllib.loads(wanted.data)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadData(f"the data is not valid TOML: {error}") from None
    return load(wanted.game, players=len(wanted.seats), preset=wanted.preset, options=wanted.options, data=data)


@router.post("/tables", status_code=201, summary="Make a table", response_model=models.Created, responses=says(503))
async def create(request: Request, wanted: models.NewTable) -> Json:
    """The game starts at once if no seat waits for a friend. Keep the tokens: they open your seats."""
    request.app.state.warming.require(wanted.game)
    game = _set_up(wanted)
    wishes = [{"kind": w.kind, "name": w.name, "bot": _level(w.bot) if w.kind == "bot" else None} for w in wanted.seats]
    seats, tokens, invitations = seats_for(game, wishes)
    table, host = await request.app.state.tables.create(game, wanted.preset or game.info.switches.standard, seats)
    told = []
    for n in range(game.players):
        secret = {"token": tokens[n]} if n in tokens else {"invitation": invitations[n]} if n in invitations else {}
        told.append({"seat": n, **secret})
    return Json({"table": table.id, "host": host, "seats": told}, 201)


@router.post(
    "/tables/from_record", status_code=201, summary="Show a record", response_model=models.Opened, responses=says(503)
)
async def from_record(request: Request, wanted: models.NewReplay) -> Json:
    """A table at which everybody can look at a recorded game, every card turned up."""
    table = await request.app.state.tables.from_record(wanted.record)
    return Json({"table": table.id}, 201)


@router.post(
    "/tables/{table}/join",
    summary="Take a seat by invitation",
    response_model=models.Joined,
    responses=says(403, 404, 503),
)
async def join(here: Here, wanted: models.Join) -> Json:
    """The invitation is void afterwards; the token opens the seat from now on."""
    seat, token = await here.join(wanted.invitation, wanted.name.strip())
    return Json({"seat": seat, "token": token})


@router.post(
    "/tables/{table}/start",
    summary="Begin the game",
    response_model=models.Seq,
    responses=says(401, 403, 404, 409, 503),
)
async def start(request: Request, here: Here, token: Token) -> Json:
    """By the host, once every seat is taken."""
    if token is None:
        raise no_token("this needs the token of the host")
    if here.holder(token) != HOST:
        raise forbidden("only the host can begin the game")
    await here.start()
    request.app.state.tables.drive(here)
    return Json({"seq": here.channel(here.viewer(token)).seq})


@router.post(
    "/tables/{table}/rematch",
    status_code=201,
    summary="The same again",
    response_model=models.Created,
    responses=says(401, 403, 404, 409, 503),
)
async def rematch(request: Request, here: Here, token: Token) -> Json:
    """A new table with the same players. Every holder asks with his own token and gets his new one."""
    holder = here.holder(token)
    if holder is None:
        raise no_token("only players and the host can ask for a rematch")
    new, host, tokens = await request.app.state.tables.rematch(here, holder)
    seats = [{"seat": n, **({"token": tokens[n]} if n in tokens else {})} for n in range(new.game.players)]
    return Json({"table": new.id, "host": host, "seats": seats}, 201)


# --- playing ---------------------------------------------------------------------------------------


@router.get(
    "/tables/{table}",
    summary="The table",
    response_model=models.Table,
    responses=says(403, 404, 503),
    openapi_extra=ANYBODY,
)
async def table(here: Here, token: Token) -> Json:
    """The table as the holder of the token may see it."""
    viewer = here.viewer(token)
    async with here.lock:
        return Json(here.json(viewer))


@router.post(
    "/tables/{table}/actions", summary="Act", response_model=models.Seq, responses=says(401, 403, 404, 409, 503)
)
async def act(request: Request, here: Here, token: Token, wanted: models.Act) -> Json:
    """Carry out an action. The same key again gives the same answer and does nothing."""
    seat = _held(here, token, wanted.seat)
    seq = await here.act(seat, wanted.action, wanted.seq, wanted.key)
    request.app.state.tables.drive(here)
    return Json({"seq": seq})


@router.post(
    "/tables/{table}/undo", summary="Take back", response_model=models.Seq, responses=says(401, 403, 404, 409, 503)
)
async def undo(here: Here, token: Token, wanted: models.Undo) -> Json:
    """Take back the last step, or go back to a step of this turn."""
    seat = _held(here, token, wanted.seat)
    return Json({"seq": await here.undo(seat, wanted.seq, wanted.key, wanted.to)})


@router.get(
    "/tables/{table}/why",
    summary="Why is an action refused?",
    response_model=models.WhyNot,
    responses=says(401, 403, 404, 409, 503),
)
async def why(
    here: Here,
    token: Token,
    seat: Annotated[int, Query(ge=0, le=9)],
    action: Annotated[str, Query(min_length=1, max_length=100, description="Its text or its id.")],
) -> Json:
    """The reason with its numbers and rules; null if the action is legal."""
    _held(here, token, seat)
    reason = here.why(seat, int(action) if action.isdecimal() else action)
    return Json({"reason": reason_json(reason) if reason is not None else None})


@router.post(
    "/tables/{table}/seats/{seat}/bot",
    summary="Give a seat to a bot",
    response_model=models.Seq,
    responses=says(401, 403, 404, 409, 503),
)
async def to_bot(request: Request, here: Here, token: Token, seat: SeatPart, wanted: models.BotWish) -> Json:
    """By the holder of the seat or the host."""
    holder = here.holder(token)
    if holder is None:
        raise no_token("only the holder of the seat or the host can do this")
    if holder not in (HOST, seat):
        raise forbidden("only the holder of the seat or the host can do this")
    if seat >= here.game.players:
        raise Refused(404, "not_found", f"there is no seat {seat}")
    if here.status == "over":
        raise conflict("the game is over", here.channel(here.viewer(token)).seq, "not_playing")
    await here.give_to_bot(seat, _level(wanted.bot))
    request.app.state.tables.drive(here)
    return Json({"seq": here.channel(here.viewer(token)).seq})


# --- looking back ----------------------------------------------------------------------------------


@router.get(
    "/tables/{table}/record",
    summary="The record",
    response_model=dict[str, Any],
    responses=says(403, 404, 409, 503),
    openapi_extra=ANYBODY,
)
async def record(here: Here, token: Token) -> Json:
    """The whole game, seed included, once it is over."""
    viewer = here.viewer(token)
    if here.status != "over":
        raise conflict("the record is given out when the game is over", here.channel(viewer).seq, "not_over")
    line = here.header["replay"] or here.playing_position.record().to_json()
    return Json(line.encode())


@router.get(
    "/tables/{table}/frames",
    summary="Past steps",
    response_class=Json,
    response_model=list[models.Frame],
    responses=says(403, 404, 409, 503),
    openapi_extra=ANYBODY,
)
async def frames(
    here: Here,
    token: Token,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=1_000_000)] = None,
) -> StreamingResponse:
    """The steps from one number to another, both included; step 0 is the start of the game.

    While the game goes on they are the steps you were shown; once it is over, all of them with every card turned up.
    """
    viewer = here.viewer(token)
    position = here.playing_position
    history = here.history(EVERYTHING if here.status == "over" else viewer)
    shown = list(range(position.steps)) if here.status == "over" else list(here.channel(viewer).shown)
    steps = range(first, min(len(shown), len(shown) if last is None else last) + 1)

    async def pieces() -> AsyncIterator[bytes]:
        yield b"["
        for step in steps:
            found = history.frame(shown[step - 1], step) if step else history.start()
            yield (b"," if step > first else b"") + orjson.dumps(found)
        yield b"]"

    return StreamingResponse(pieces(), media_type="application/json")


# --- as it happens ---------------------------------------------------------------------------------


@router.get(
    "/tables/{table}/events",
    summary="Events as lines of JSON",
    responses=says(403, 404, 503) | {200: {"model": models.Event, "content": {Lines.media_type: {}}}},
    openapi_extra=ANYBODY,
)
async def lines(request: Request, here: Here, token: Token, since: Since = None) -> Lines:
    """First what came after `since`, then what happens; a heartbeat now and then. The same as the WebSocket."""
    settings: Settings = request.app.state.settings
    stream = as_lines(here, here.viewer(token), since, settings.heartbeat)
    return Lines(stream)


@router.websocket("/tables/{table}/ws")
async def socket(websocket: WebSocket, table: str, since: int | None = None) -> None:
    """Events over a WebSocket. The token comes as a subprotocol, `token.<token>`, beside `outremer`."""
    offered = websocket.scope.get("subprotocols", [])
    token = next((word.removeprefix("token.") for word in offered if word.startswith("token.")), None)
    settings: Settings = websocket.app.state.settings
    try:
        here: Table = await websocket.app.state.tables.get(table)
        viewer = here.viewer(token)
    except Refused as error:
        await websocket.close(4000 + error.status)
        return
    await websocket.accept("outremer" if "outremer" in offered else None)
    await over_websocket(websocket, here, viewer, since, settings.heartbeat)
