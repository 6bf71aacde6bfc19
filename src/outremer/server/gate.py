"""What every request passes first: size, origin, rate. And the headers every answer leaves with."""

import math

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from outremer.server import security
from outremer.server.limits import NEW_TABLES, REQUESTS, STREAMS, Buckets
from outremer.server.settings import Settings

_CREATING = ("/api/tables", "/api/tables/from_record")


def bearer(headers: Headers) -> str | None:
    """The token of a request, if it brings one."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


class Gate:
    """ASGI middleware in front of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._requests, self._tables, self._streams = Buckets(REQUESTS), Buckets(NEW_TABLES), Buckets(STREAMS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it here."""
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        allowed = security.origin_allowed(headers.get("origin"), headers.get("host"), self._settings.origins)
        if not allowed or (self._settings.limits and self._streams.wait(_address(scope))):
            await receive()
            await send({"type": "websocket.close", "code": 4403 if not allowed else 4429})
            return
        await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in security.HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api"):
                    headers["cache-control"] = "no-store"
            await send(message)

        headers = Headers(scope=scope)
        if scope["method"] not in ("GET", "HEAD") and not security.origin_allowed(
            headers.get("origin"), headers.get("host"), self._settings.origins
        ):
            await _refuse(send_with_headers, 403, "forbidden", "a page of another site may not do this")
            return
        if wait := self._too_many(scope, headers):
            retry = {"retry-after": str(math.ceil(wait))}
            await _refuse(send_with_headers, 429, "too_many", "too many requests; wait a moment", retry)
            return
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self._settings.largest_body:
            await _refuse(send_with_headers, 413, "too_large", self._too_large)
            return
        await self._limited(scope, receive, send_with_headers)

    @property
    def _too_large(self) -> str:
        return f"a request may bring {self._settings.largest_body // 1024} kB at most"

    def _too_many(self, scope: Scope, headers: Headers) -> float:
        """Seconds a client must wait."""
        if not self._settings.limits or not scope["path"].startswith("/api"):
            return 0.0
        address, token = _address(scope), bearer(headers)
        wait = self._requests.wait(address)
        if token is not None:
            wait = max(wait, self._requests.wait(f"token {token}"))
        if scope["method"] == "POST" and scope["path"] in _CREATING:
            wait = max(wait, self._tables.wait(address))
        return wait

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application; a body is counted as it comes in, whatever length it claims."""
        came = 0
        refused = False

        async def counted() -> Message:
            nonlocal came
            message = await receive()
            came += len(message.get("body", b""))
            return message if came <= self._settings.largest_body else {"type": "http.disconnect"}

        async def watched(message: Message) -> None:
            """Whatever the application says about half a body, it was too large."""
            nonlocal refused
            if came <= self._settings.largest_body:
                await send(message)
            elif not refused:
                refused = True
                await _refuse(send, 413, "too_large", self._too_large)

        await self._app(scope, counted, watched)


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


async def _refuse(send: Send, status: int, error: str, message: str, more: dict[str, str] | None = None) -> None:
    body = orjson.dumps({"error": error, "message": message})
    headers = {"content-type": "application/json", "content-length": str(len(body)), **(more or {})}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
