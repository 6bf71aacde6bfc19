"""The application: the API under /api, the page under everything else."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from outremer import __version__
from outremer.server import api, errors
from outremer.server.gate import Gate
from outremer.server.settings import Settings
from outremer.server.store import Store
from outremer.server.tables import Tables
from outremer.server.warming import Warming
from outremer.server.workers import Workers

ABOUT = "Tables for Jerusalem, Templars' Journey and Kingdom of Solomon. An answer holds only what its reader may see."


class Page(StaticFiles):
    """The built page: files named after their content are kept for ever, others are asked for each time."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file of the page."""
        response = await super().get_response(path, scope)
        forever = path.startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response


class BesideApi(Mount):
    """Takes everything but the API, so that a wrong method there is told which ones are right."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Nothing under /api is a file of the page."""
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)


async def _no_page(*_: object) -> PlainTextResponse:
    return PlainTextResponse("The page has not been built here. The API is at /api/openapi.json.\n")


def make_app(settings: Settings) -> FastAPI:
    """The application of a server."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store, warming = Store(settings.database), Warming(settings.games)
        workers = Workers(settings.workers, settings.bot_deadline)
        tables = Tables(store, workers, warming, settings.idle)
        await store.open()
        app.state.settings, app.state.warming, app.state.tables = settings, warming, tables
        app.state.workers, app.state.store = workers, store

        async def started(game: str) -> None:
            await tables.resume(game)
            await workers.warm(game)

        tasks = [asyncio.create_task(warming.run(started)), asyncio.create_task(tables.tidy())]
        try:
            yield
        finally:
            await tables.close()
            warming.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await workers.close()
            await store.close()

    app = FastAPI(
        title="Outremer",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.add_middleware(Gate, settings=settings)
    app.include_router(api.router)
    errors.install(app)
    if (settings.page / "index.html").is_file():
        app.router.routes.append(BesideApi("/", Page(directory=settings.page, html=True), name="page"))
    else:
        app.add_route("/", _no_page)
    return app
