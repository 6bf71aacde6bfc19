"""The state of a game of Kingdom of Solomon: one row of whole numbers."""

from outremer.core.state import Fields, Grid, Reals, Row, cell, cells, pile, reals
from outremer.games.solomon.names import (
    BONUSES,
    CARDS,
    EFFECTS,
    KINDS,
    LINKS,
    PAIRS,
    PARAMETERS,
    PLACES,
    RESOURCES,
    SEATS,
    SECTIONS,
    SLOTS,
    SOURCES,
    SPACES,
    WORTHS,
    Secret,
)

PILE = KINDS + 1
"""Columns of a pile of Fortune cards: one per kind and one for cards lying face down."""


class State(Row):
    """A position. Seats are 0 ... players - 1; places, resources, cards and kinds as in names.py."""

    round_no: int = cell("the round being played, from 1")
    stage: int = cell("what the engine does next when nothing is asked (Stage)")
    at: int = cell("how far the stage has got: a place in the turn order, 0 = position 1")
    order: Grid = cells(SEATS, doc="seat at each position of the turn order, -1 = not drawn yet")
    score: Grid = cells(SEATS, doc="victory points; after the end with the final scoring")

    stock: Grid = cells(SEATS, RESOURCES, doc="cubes in front of each player")
    supply: Grid = cells(RESOURCES, doc="cubes in the supply")
    market: Grid = cells(RESOURCES, SLOTS, doc="1 = a cube lies on the slot")
    passed: Grid = cells(SEATS, doc="1 = has passed in this Market phase")
    trades: Grid = cells(SEATS, doc="purchases and sales in this Market phase")
    sold: Grid = cells(SEATS, RESOURCES, doc="bit mask of slots at whose price the player has sold in this phase")
    bought: Grid = cells(SEATS, RESOURCES, doc="bit mask of slots at whose price the player has bought in this phase")

    pawns: Grid = cells(SEATS, doc="pawns not placed")
    pawn: Grid = cells(PLACES, doc="whose pawn stands on the place, -1 = nobody's")
    bonus_pawns: Grid = cells(BONUSES, doc="how many pawns stand on each bonus space")
    resolved: Grid = cells(PLACES, doc="1 = the pawn there has been resolved")
    has_resolved: Grid = cells(SEATS, doc="1 = the player has resolved all his places this round")
    privilege: int = cell("space the High Priest entered by his privilege this round, -1 = none")
    turn: int = cell("seat that resolves its places, -1 = nobody")
    place: int = cell("place resolved last in this turn, -1 = none")
    effect: int = cell("effect of that place being carried out, -1 = none")
    left: int = cell("times the effect still repeats, -1 = it has not begun")
    takes: int = cell("cubes a trade still takes")
    given: int = cell("bit mask of the resources given in the trade")
    previous: int = cell("key of the choice before, for the fixed order (6.1), -1 = none")
    worked: Grid = cells(SPACES, doc="used this round by 1 = the Artisan, 2 = a Master Artisan, 0 = neither")

    building: Grid = cells(SPACES, doc="owner of the building on the space, -1 = none")
    road: Grid = cells(LINKS, doc="owner of the road on each link, -1 = none")
    road_round: Grid = cells(LINKS, doc="round the road was built in, 0 = none")
    roads_left: int = cell("roads in stock")
    card_owner: Grid = cells(CARDS, doc="owner of the building card, -1 = open, -2 = in the deck")
    card_round: Grid = cells(CARDS, doc="round the card was built in, 0 = not built")
    built: int = cell("card built in this turn of the Building phase, -1 = none")
    blocks: int = cell("temple blocks built")
    tokens: Grid = cells(SEATS, doc="temple tokens of each player")
    high_priest: int = cell("seat of the High Priest, -1 = nobody")

    hand: Grid = pile(SEATS, PILE, doc="Fortune cards in hand by kind", secret=Secret.HAND)
    drawn: Grid = pile(SEATS, PILE, doc="Fortune cards just drawn, before some are kept", secret=Secret.HAND)
    deck: Grid = pile(PILE, doc="Fortune cards in the deck", secret=Secret.DECK)
    discard: Grid = pile(PILE, doc="Fortune cards played or discarded, face up")
    buried: Grid = pile(PILE, doc="Fortune cards discarded face down (discard_view)", secret=Secret.FACE_DOWN)
    paid: Grid = cells(RESOURCES, doc="resources of the payment under way already paid with cards")
    shown: int = cell("1 = Fortune cards were shown in the act under way")


class Board(Fields):
    """Board data and options: what the rules read but never change. And what the heuristic guesses."""

    worth: Reals = reals(WORTHS, doc="numbers of the heuristic (Worth)")
    players: int = cell("2-4")
    stock: Grid = cells(RESOURCES, doc="cubes of each resource in the game")
    start_stock: Grid = cells(RESOURCES, doc="cubes each player starts with")
    value: Grid = cells(RESOURCES, doc="design value of each resource in VP")
    pawns: int = cell("pawns each player uses")
    bonus_open: Grid = cells(BONUSES, doc="1 = in play")
    space_yield: Grid = cells(SPACES, RESOURCES, doc="cubes a resource space gives")
    site: Grid = cells(SPACES, doc="1 = the space has a building site")
    links: int = cell("number of links")
    end_a: Grid = cells(LINKS, doc="the space of lower number at the link")
    end_b: Grid = cells(LINKS, doc="the other space at the link")
    link_pair: Grid = cells(LINKS, doc="the pair of spaces of each link")
    pair_link: Grid = cells(len(PAIRS), doc="the link between each pair of spaces, -1 = not neighbours")
    price: Grid = cells(RESOURCES, SLOTS, doc="price of each market slot in VP")
    card_cost: Grid = cells(CARDS, RESOURCES, doc="cost of each building card")
    card_vp: Grid = cells(CARDS, doc="VP for building the card")
    card_site: Grid = cells(CARDS, doc="1 = a building is placed, 0 = crossed out")
    effects: Grid = cells(SOURCES, doc="number of effects of each action space, bonus space and card")
    op: Grid = cells(SOURCES, EFFECTS, doc="what each effect does (Op)")
    parameter: Grid = cells(SOURCES, EFFECTS, PARAMETERS, doc="the numbers of each effect")
    copies: Grid = cells(KINDS, doc="copies of each Fortune card in the game")
    shows: Grid = cells(KINDS, RESOURCES, doc="resources on each Fortune card")
    kind_vp: Grid = cells(KINDS, doc="VP on each Fortune card")
    section_blocks: Grid = cells(SECTIONS, doc="blocks of each temple section")
    section_cost: Grid = cells(SECTIONS, RESOURCES, doc="cost of one block")
    section_vp: Grid = cells(SECTIONS, doc="VP instead of a token")
    blocks: int = cell("blocks of the whole temple")
    tokens: int = cell("temple tokens in the game")

    start_vp: int = cell("score at the start")
    roads: int = cell("roads in the game")
    road_cost: Grid = cells(RESOURCES, doc="cost of a road in the Building phase")
    hand_limit: int = cell("Fortune cards kept at the end of a round")
    open_cards: int = cell("building cards lying open")
    buildings_each: int = cell("buildings of each player")
    high_priest_vp: int = cell("VP for the High Priest at the end")
    cube_vp: int = cell("VP for each cube at the end")

    road_timing: int = cell("option (Timing)")
    temple_timing: int = cell("option (Timing)")
    region_occupancy: int = cell("option (RegionOccupancy)")
    artisan_same_space: int = cell("option, 0 off, 1 on")
    fortune_resource_use: int = cell("option, 0 payment, 1 payment_or_cubes")
    fortune_vp_window: int = cell("option, 0 market_building_cleanup, 1 any_own_decision")
    discard_view: int = cell("option, 0 public, 1 hidden")
    reshuffle: int = cell("option, 0 when_needed, 1 at_once")
    market_reversal: int = cell("option, 0 off, 1 on")
    market_cap: int = cell("option, purchases and sales of a player in one phase")
    tie_break: int = cell("option, 0 map_buildings, 1 cards")
    max_rounds: int = cell("option, the game ends after this round")
