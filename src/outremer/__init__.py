"""Outremer: play, study and research Jerusalem, Templars' Journey and Kingdom of Solomon.

>>> import outremer
>>> pos = outremer.load("jerusalem", players=4, preset="nl").start(seed=7)
>>> pos.over, pos.legal()[0].text
(False, 'office captain')
"""

from outremer.core.errors import OutremerError
from outremer.core.game import Game, load
from outremer.core.pending import CHANCE, EVERYTHING, OVER, SPECTATOR
from outremer.core.position import Position
from outremer.core.reasons import Reason
from outremer.core.record import Record
from outremer.core.view import Action, View

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "EVERYTHING",
    "OVER",
    "SPECTATOR",
    "Action",
    "Game",
    "OutremerError",
    "Position",
    "Reason",
    "Record",
    "View",
    "__version__",
    "load",
]
