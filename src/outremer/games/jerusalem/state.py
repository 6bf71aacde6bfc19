"""The state of a game of Jerusalem: one row of whole numbers."""

from outremer.core.state import Fields, Grid, Reals, Row, cell, cells, pile, reals
from outremer.games.jerusalem.names import AREAS, CARDS, EVENTS, ROUNDS, SEATS, WORTHS, Secret

PILE = CARDS + 1
"""Columns of a pile of action cards: one per kind and one for cards lying face down."""


class State(Row):
    """A position. Seats are 0 ... players - 1, clockwise; areas, offices, cards and events as in names.py."""

    round_no: int = cell("1-5, the round being played")
    stage: int = cell("what the engine does next when nothing is asked (Stage)")
    at: int = cell("how far the stage has got: place in player order, privilege or area")
    screens_off: int = cell("1 from the King's Gifts on: all resources and hands lie open (J841)")

    opener: int = cell("seat that opens the coming auction")
    auction_office: int = cell("office being auctioned, 0 = none")
    bid: int = cell("current bid in silver, -1 = none")
    high_bidder: int = cell("seat of the current bid, -1 = nobody")
    passed: Grid = cells(SEATS, doc="1 = has passed in this auction")

    office: Grid = cells(SEATS, doc="office number held this round, 0 = none")
    last_office: Grid = cells(SEATS, doc="office number of the previous round, 0 = none yet")
    silver: Grid = cells(SEATS, doc="silver behind the screen", tally=True)
    screen: Grid = cells(SEATS, doc="squires behind the screen", tally=True)
    supply: Grid = cells(SEATS, doc="squires of the colour in the general supply", tally=True)
    prestige: Grid = cells(SEATS, doc="prestige on the track")
    floors: Grid = cells(SEATS, doc="floors of the fortress tower")

    squires: Grid = cells(SEATS, AREAS, doc="squires of each colour in each area")
    baron: Grid = cells(AREAS, doc="whose baron stands in the area, the white one included; -1 = nobody's")
    foreign_owner: int = cell("seat that owns the white baron, -1 = nobody")
    foreign_area: int = cell("area of the white baron, -1 = not placed")

    hand: Grid = pile(SEATS, PILE, doc="action cards in hand by kind", secret=Secret.HAND)
    aside: Grid = pile(PILE, doc="action cards set aside for the draft", secret=Secret.SET_ASIDE)
    deck: Grid = pile(PILE, doc="action cards left in the deck", secret=Secret.DECK)
    discard: Grid = pile(PILE, doc="action cards played")

    fresh: Grid = cells(AREAS, doc="squires that came this turn and count for the baron (J505)")
    arrived: Grid = cells(AREAS, doc="squires that came this turn, from any source")
    hires: int = cell("squires hired this turn")
    genoa: int = cell("1 = Mercenaries from Genoa played this turn")
    ability_used: int = cell("1 = the Marshal has used his ability this turn")

    event_at: Grid = cells(ROUNDS + 1, doc="event face up at each round space, -1 = none or face down")
    offer: Grid = cells(3, doc="what the area being paid still offers: squires, silver, prestige")
    take_rest: Grid = cells(SEATS, doc="1 = takes all income of this round without being asked")
    kept: Grid = cells(3, doc="squires in each Market area the asked player has paid the tax for")
    war_left: int = cell("enemy squires the asked player may still remove (k less those removed)")
    war_removed: Grid = cells(SEATS, doc="squires of each colour the asked player has removed")


class Board(Fields):
    """Board data and options: what the rules read but never change. And what the heuristic guesses."""

    worth: Reals = reals(WORTHS, doc="numbers of the heuristic (Worth)")
    players: int = cell("2-4")
    area_open: Grid = cells(AREAS, doc="1 = in play")
    income: Grid = cells(AREAS, 3, doc="squires, silver, prestige per area in step 3")
    office_used: Grid = cells(5, doc="1 = the office is used; index 0 unused")
    base_squires: Grid = cells(5, doc="base squires by office number")
    copies: Grid = cells(CARDS, doc="copies of each action card in the game")
    gain: Grid = cells(CARDS, 3, doc="squires, silver, prestige a card gives at once")
    event_used: Grid = cells(EVENTS, doc="1 = in the pool")

    start_silver: int = cell("silver at the start")
    squires_per_colour: int = cell("squires of each colour")
    baron_min: int = cell("fresh squires a baron needs")
    captain_min_large: int = cell("the same for the Captain in a large area")
    captain_min_small: int = cell("the same for the Captain in a small area")
    hire_price: int = cell("silver per hired squire")
    genoa_price: int = cell("the same with Genoa")
    treasurer_first: int = cell("the Treasurer's price for his first hire")
    treasurer_second: int = cell("the Treasurer's price for his second hire")
    dismiss_troop: int = cell("squires dismissed together")
    dismiss_pay: int = cell("silver for them")
    tower_silver: int = cell("silver for controlling the Tower of David")
    scholars_cost: int = cell("squires for a card")
    materials_max: int = cell("prestige that can be bought")
    materials_price: int = cell("silver for each")
    intrigue_steal: int = cell("prestige stolen")
    gift_squires: int = cell("prestige for most squires")
    gift_silver: int = cell("prestige for most money")
    gift_card: int = cell("prestige for holding a card")
    gift_tie_prestige: int = cell("prestige for each player of a tie")
    heir_rescue_max: int = cell("squires rescued per player")
    tax_per_squire: int = cell("silver per squire kept")
    war_max_per_opponent: int = cell("squires removed per opponent")
    marshal_silver: int = cell("silver instead of the move")
    marshal_moves: int = cell("squires the Marshal moves")
    admiral_silver: int = cell("silver at the start of the Admiral's turn")
    floor_base: int = cell("floor n costs n plus this")
    first_floor_surcharge: int = cell("more for the first builder of a floor")

    owner_may_add: int = cell("option, 0 false, 1 true")
    influence_into_blocked: int = cell("option (InfluenceIntoBlocked)")
    baron_sources: int = cell("option (BaronSources)")
    dismiss_from_blocked: int = cell("option, 0 false, 1 true")
    tower_move_target: int = cell("option, 0 no_baron, 1 no_foreign_baron")
    tower_move_under_baron: int = cell("option, 0 false, 1 true")
    gift_tie: int = cell("option, 0 tied, 1 all")
    first_opener: int = cell("option, 0 random, n + 1 = seat n")
    open_resources: int = cell("option, 0 false, 1 true")
