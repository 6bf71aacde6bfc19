"""The same games on a Ray cluster: the one that RAY_ADDRESS names, else one started on this machine."""

import logging
import os
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from outremer.arena.match import Played, Setting, play
from outremer.arena.schedule import Fixture
from outremer.core.errors import OutremerError

AHEAD = 2
"""So many games per processor are handed out in advance."""


def play_on_cluster(setting: Setting, fixtures: Iterable[Fixture], jobs: int = 1) -> Iterator[Played]:
    """Play games wherever a processor is free. Ray's own processes stay, so games and bots are loaded once each."""
    ray = require_ray()
    ours = not ray.is_initialized()
    if ours:
        processors = None if os.environ.get("RAY_ADDRESS") else jobs
        quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": logging.ERROR}
        ray.init(num_cpus=processors, **quiet)
    try:
        remote = ray.remote(play)
        at_once = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left, running = iter(fixtures), list[Any]()
        while True:
            running += [remote.remote(setting, fixture) for fixture in islice(left, at_once - len(running))]
            if not running:
                return
            done, running = ray.wait(running)
            try:
                yield from ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise OutremerError(f"a game failed on the cluster: {error.cause}") from None
            except ray.exceptions.RayError as error:
                raise OutremerError(f"the cluster failed: {error}") from None
    finally:
        if ours:
            ray.shutdown()


def require_ray() -> Any:
    """Ray, or a word on how to get it."""
    try:
        import ray
    except ImportError:
        raise OutremerError("--cluster needs Ray: pip install 'outremer[cluster]'") from None
    return ray
