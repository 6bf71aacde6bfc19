"""The state of a game of Templars' Journey: one row of whole numbers."""

from outremer.core.state import Fields, Grid, Reals, Row, cell, cells, choices, pile, reals
from outremer.games.templars.names import (
    CARDS,
    EDICT_SPACES,
    MISSIONS,
    ROUNDS,
    SEATS,
    SHIPS,
    SPACES,
    TEMPLARS,
    TERRITORIES,
    TILES,
    WORTHS,
    Secret,
)

PILE = MISSIONS + 1
"""Columns of a pile of mission cards: one per card and one for cards lying face down."""


class State(Row):
    """A position. Seats are 0 ... players - 1, clockwise; territories, spaces, cards as in names.py."""

    stage: int = cell("what the engine does next when nothing is asked (Stage)")
    at: int = cell("how far the stage has got: deals made, pieces placed")
    round_no: int = cell("1-3, the action round being played or its ship round")
    pope: int = cell("space of the Pope in the track of this round, 0 = start space (names.SPACE_IDS)")
    start_player: int = cell("seat that holds the start player marker, -1 = not drawn yet")
    flag_used: int = cell("1 = the start player placed or removed a knight by the flag in this action")
    handed_on: int = cell("1 = the marker has been given away by Leader in this action")

    edict: Grid = cells(TERRITORIES, doc="where each edict is: 0-6 on that edict space, or see city.py")
    tile: Grid = cells(TERRITORIES, doc="city tile in the territory: 1-7 = C1-C7, 0 = none")
    gold_at: Grid = cells(TERRITORIES, doc="gold lying in the territory")
    knights: Grid = cells(SEATS, TERRITORIES, doc="knights of each colour in each city")
    aboard: Grid = cells(SEATS, SHIPS, doc="knights of each colour on each ship")
    templar: Grid = cells(SEATS, TEMPLARS, doc="territory of each Templar, -1 = not placed yet")

    supply: Grid = cells(SEATS, doc="knights in the own supply")
    temple: Grid = cells(SEATS, doc="knights in the own temple")
    gold: Grid = cells(SEATS, doc="gold held", tally=True)
    vp: Grid = cells(SEATS, doc="victory points")

    mission: Grid = pile(SEATS, PILE, doc="secret mission of each player", secret=Secret.MISSION)
    open_missions: Grid = pile(PILE, doc="missions lying open")
    box: Grid = pile(PILE, doc="missions not dealt; after the deal, those out of the game", secret=Secret.BOX)

    committed: Grid = choices(SEATS, "action card chosen, 0 = none", values=CARDS, secret=Secret.COMMIT)
    revealed: int = cell("1 = the cards lie open, from the reveal to the end of the card phase")
    acted: Grid = cells(SEATS, doc="1 = has carried out his card in this action")

    active: int = cell("seat carrying out its card, -1 = nobody")
    city: int = cell("city of the knight-card action, -1 = none chosen")
    spent: int = cell("gold spent in this card action")
    new_chances: int = cell("New chance used in this card action")
    taxed: int = cell("1 = Taxes used in this card action")
    mover: int = cell("Templar chosen for the move (0 or 1), -1 = none")
    steps: int = cell("territories entered in this move")
    entered: Grid = cells(TERRITORIES, doc="1 = the Templar entered the territory in this move")
    swap_with: int = cell("city whose edict is to be swapped with the stop city's, -1 = not named")
    asked_veto: int = cell("players already asked or passed over for a Veto")


class Board(Fields):
    """Board data and options: what the rules read but never change. And what the heuristic guesses."""

    worth: Reals = reals(WORTHS, doc="numbers of the heuristic (Worth)")
    players: int = cell("3-5")
    adjacent: Grid = cells(TERRITORIES, TERRITORIES, doc="1 = the territories are adjacent")
    alps: Grid = cells(TERRITORIES, TERRITORIES, doc="1 = they touch, but the Alps lie between")
    distance: Grid = cells(TERRITORIES, TERRITORIES, doc="steps of the shortest route")
    country: Grid = cells(TERRITORIES, doc="country of each territory (names.COUNTRY_IDS)")
    capacity: Grid = cells(TILES + 1, doc="knight spaces of each city tile; index 0 unused")
    ship: Grid = cells(EDICT_SPACES, doc="places of the ship below each edict space, 0 = no ship")
    line: Grid = cells(SPACES, SPACES, doc="1 = a connecting line leads from one space to the other")
    flag: Grid = cells(SPACES, doc="flag of each space (Flag)")
    gold_with: Grid = cells(ROUNDS, doc="gold per territory with city: set-up, refill 1, refill 2")
    gold_without: Grid = cells(ROUNDS, doc="gold per territory without city: set-up, refill 1, refill 2")
    penalty_at: int = cell("cards of one category that make its risky cards penalties")
    card: Grid = cells(CARDS + 1, doc="what each card number does (Card); index 0 unused")
    favour_cost: Grid = cells(4, doc="temple knights for each special action (Favour)")
    temple_vp: Grid = cells(ROUNDS, doc="VP for most knights in the temple, by ship round")

    start_gold: int = cell("gold of a player at the start")
    knights_per_colour: int = cell("knights of each colour")
    score_knights: int = cell("knights of each colour that mark points")
    setup_knights: int = cell("knights each player places at set-up")
    take_safe: int = cell("gold taken with the safe gold card")
    take_penalty: int = cell("gold taken in the penalty of the risky gold card")
    knight_gold_max: int = cell("most gold spent in one knight-card action")
    knight_price: int = cell("gold to place, remove or exchange a knight")
    throw_price: int = cell("gold for a throw of the chance marker")
    templar_steps: int = cell("most territories of one move")
    entry_gold: int = cell("gold per entered territory, and in the penalty once")
    new_chance_max: int = cell("New chance per action")
    taxes_take: int = cell("gold taken with Taxes")
    majority_vp: int = cell("VP for sole most knights in a city")
    full_city_vp: int = cell("VP for each player present in a full city")
    aboard_vp: int = cell("VP for each player present on the ship")
    knight_aboard_vp: int = cell("VP per knight on the ship")
    seventh_majority_vp: int = cell("VP for sole most knights in the seventh city")
    seventh_knights_per_vp: int = cell("knights in the seventh city per VP")
    gold_per_vp: int = cell("gold per VP")
    mission_best_vp: int = cell("VP for the best of a mission")
    mission_second_vp: int = cell("VP for the second best")

    setup_own_knights_per_city: int = cell("option, 1 or 2")
    setup_own_templars_per_territory: int = cell("option, 1 or 2")
    start_seat: int = cell("seat that begins, -1 = drawn at random")
    swap_seventh_edict: int = cell("option, 0 false, 1 true")
    leader_condition: int = cell("option (LeaderCondition)")
    taxes_on_penalty: int = cell("option, 0 false, 1 true")
    veto_order: int = cell("option (VetoOrder)")
    veto_sees_pair: int = cell("option, 0 false, 1 true")
    mission_zero_scores: int = cell("option, 0 false, 1 true")
    mission_second_after_tie: int = cell("option, 0 false, 1 true")
    player_gold: int = cell("option, 0 open, 1 hidden")
    commit_change: int = cell("option (CommitChange)")
