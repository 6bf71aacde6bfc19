"""Running the server from the command line."""

import socket
import threading
import webbrowser

from outremer.cli.screen import out
from outremer.core.errors import OutremerError

PORT = 8000


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens on an address; a taken one is told with a way out."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        listener.close()
        raise OutremerError(
            f"cannot listen on {host}, port {port}: {getattr(error, 'strerror', None) or error}; "
            f"choose another port: outremer serve --port {port + 1 if port < 65535 else PORT}"
        ) from None
    return listener


def serve(
    host: str,
    port: int,
    database: str | None,
    *,
    open_page: bool,
    limits: bool,
    origins: tuple[str, ...],
    games: tuple[str, ...] | None,
) -> None:
    """Serve until interrupted."""
    import uvicorn

    from outremer.server.app import make_app
    from outremer.server.settings import Settings, default_database

    listener = _listen(host, port)
    settings = Settings(database=database or default_database(), limits=limits, origins=origins, games=games)
    shown = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}.get(host, host)
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    out.print(f"Outremer is at {address}", markup=False, soft_wrap=True)
    out.print(f"Games are kept in {settings.database}. Ctrl+C ends the server.", markup=False, soft_wrap=True)
    if open_page:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    config = uvicorn.Config(
        make_app(settings),
        log_level="warning",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=60,
    )
    uvicorn.Server(config).run(sockets=[listener])
