"""Refusals of the API: always `{error, message, ...}` with a status that fits."""

from typing import Any

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from outremer.core.errors import IllegalAction, OutremerError, UnknownAction
from outremer.core.reasons import Reason


class Json(JSONResponse):
    """A response in JSON, written by orjson."""

    def render(self, content: Any) -> bytes:
        """The bytes to send; bytes are sent as they are."""
        return content if isinstance(content, bytes) else orjson.dumps(content)


class Refused(Exception):
    """A request that is not carried out."""

    def __init__(self, status: int, error: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.body = {"error": error, "message": message, **more}
        self.headers: dict[str, str] = {}


def no_token(message: str) -> Refused:
    """401: this needs a token."""
    refusal = Refused(401, "no_token", message)
    refusal.headers["www-authenticate"] = "Bearer"
    return refusal


def forbidden(message: str) -> Refused:
    """403: the token does not allow it."""
    return Refused(403, "forbidden", message)


def conflict(message: str, seq: int, error: str = "conflict") -> Refused:
    """409: the table has moved on, or is not in a state for this."""
    return Refused(409, error, message, seq=seq)


def refused(reason: Reason) -> Refused:
    """422: the rules refuse it, with the engine's reason."""
    return Refused(422, "refused", str(reason), reason=reason_json(reason))


def reason_json(reason: Reason) -> dict[str, Any]:
    """A reason as data."""
    return {
        "code": reason.code,
        "message": reason.message,
        "numbers": dict(reason.numbers),
        "rules": list(reason.rules),
        "said": reason.said.to_json(),
    }


def from_engine(error: OutremerError) -> Refused:
    """422 for what the engine does not accept."""
    if isinstance(error, IllegalAction):
        return refused(error.reason)
    if isinstance(error, UnknownAction):
        return Refused(422, "unknown_action", str(error), nearest=error.nearest)
    return Refused(422, "malformed", str(error))


def _what_is_wrong(error: RequestValidationError) -> str:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}"


def install(app: FastAPI) -> None:
    """Answer every kind of error in the same form."""

    @app.exception_handler(Refused)
    async def _refused(request: Request, error: Refused) -> Response:
        return Json(error.body, error.status, error.headers)

    @app.exception_handler(OutremerError)
    async def _engine(request: Request, error: OutremerError) -> Response:
        answer = from_engine(error)
        return Json(answer.body, answer.status)

    @app.exception_handler(RequestValidationError)
    async def _malformed(request: Request, error: RequestValidationError) -> Response:
        return Json({"error": "malformed", "message": _what_is_wrong(error)}, 422)

    @app.exception_handler(HTTPException)
    async def _http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 400:  # what is no JSON at all
            return Json({"error": "malformed", "message": str(error.detail)}, 422)
        names = {404: "not_found", 405: "method_not_allowed"}
        body = {"error": names.get(error.status_code, "http"), "message": str(error.detail)}
        return Json(body, error.status_code, error.headers)
