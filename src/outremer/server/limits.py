"""Rate limits: a bucket of requests per client, filled again as time goes by."""

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many requests at once, and so many a second in the long run."""

    burst: float
    per_second: float


REQUESTS = Rate(burst=400, per_second=50)
"""All requests of an address or a token: far more than people make."""
NEW_TABLES = Rate(burst=60, per_second=1)
"""Tables an address makes: each costs a place in the database."""
STREAMS = Rate(burst=120, per_second=5)
"""Streams an address opens."""

_KEPT = 50_000


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._levels: dict[str, tuple[float, float]] = {}

    def wait(self, client: str) -> float:
        """Take one from a client's bucket: 0, or the seconds until there is one again."""
        now = time.monotonic()
        level, last = self._levels.get(client, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - last) * self._rate.per_second)
        if level < 1:
            self._levels[client] = (level, now)
            return (1 - level) / self._rate.per_second
        if len(self._levels) >= _KEPT:
            self._forget(now)
        self._levels[client] = (level - 1, now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Drop the clients whose buckets are full again."""
        full = self._rate.burst / self._rate.per_second
        self._levels = {client: kept for client, kept in self._levels.items() if now - kept[1] < full}
