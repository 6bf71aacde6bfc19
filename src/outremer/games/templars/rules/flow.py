"""Set-up and the order of the phases (T201-T205, T223)."""

from outremer.core.rule import rule
from outremer.games.templars.names import MISSIONS, START_SPACE, TEMPLARS, TERRITORIES, Stage
from outremer.games.templars.rules.cards import cards_back, choose_cards, clear_action, lose_step, next_card
from outremer.games.templars.rules.city import IN_BOX, NOBODY, NOWHERE
from outremer.games.templars.rules.final import final_scoring
from outremer.games.templars.rules.gold import take_step, taxes_step
from outremer.games.templars.rules.knights import blank_step, city_step, cross_step, knights_step
from outremer.games.templars.rules.pope import flag_step, leader_step, pope_step
from outremer.games.templars.rules.setup import (
    deal_edicts,
    deal_missions,
    deal_tiles,
    find_start_player,
    place_knights,
    place_templars,
)
from outremer.games.templars.rules.ships import refill, ship_round
from outremer.games.templars.rules.templar import move_step, name_pair, stopped, swap_step, templar_step, veto_step
from outremer.games.templars.state import Board, State


@rule
def set_up(s: State, b: Board) -> None:
    """Gold and knights for each player, all edicts and missions in the box (T116-T118, T123)."""
    s.round_no = 1
    s.pope = START_SPACE
    s.start_player = NOBODY
    clear_action(s)
    for territory in range(TERRITORIES):
        s.edict[territory] = IN_BOX
    for mission in range(MISSIONS):
        s.box[mission] = 1
    for seat in range(b.players):
        s.gold[seat] = b.start_gold
        s.supply[seat] = b.knights_per_colour - b.score_knights
        for templar in range(TEMPLARS):
            s.templar[seat, templar] = NOWHERE
    s.stage = Stage.EDICTS
    advance(s, b)


@rule
def advance(s: State, b: Board) -> None:
    """Do what follows by itself until somebody is asked or the game is over (T201-T205)."""
    while s.depth == 0 and s.stage != Stage.OVER:
        stage = s.stage
        if stage < Stage.POPE:
            in_setup(s, b, stage)
        elif stage <= Stage.CARDS:
            before_cards(s, b, stage)
        elif stage < Stage.CARDS_BACK:
            in_card(s, b, stage)
        elif stage == Stage.CARDS_BACK:
            cards_back(s, b)
        elif stage == Stage.SHIP_ROUND:
            ship_round(s, b)
        elif stage == Stage.REFILL:
            refill(s, b)
        else:
            final_scoring(s, b)


@rule
def in_setup(s: State, b: Board, stage: int) -> None:
    """The deal and the initial placement."""
    if stage == Stage.PLACE_KNIGHTS:
        place_knights(s, b)
    elif stage == Stage.PLACE_TEMPLARS:
        place_templars(s, b)
    elif stage == Stage.EDICTS:
        deal_edicts(s)
    elif stage == Stage.TILES:
        deal_tiles(s, b)
    elif stage == Stage.MISSIONS:
        deal_missions(s, b)
    else:
        find_start_player(s, b)


@rule
def before_cards(s: State, b: Board, stage: int) -> None:
    """The Pope, his flag, Leader, and the choice of cards."""
    if stage == Stage.CARDS:
        choose_cards(s, b)
    elif stage == Stage.POPE:
        pope_step(s, b)
    elif stage == Stage.FLAG:
        flag_step(s, b)
    else:
        leader_step(s, b)


@rule
def in_card(s: State, b: Board, stage: int) -> None:
    """The card actions, one after another."""
    if stage == Stage.STEP:
        move_step(s, b)
    elif stage == Stage.KNIGHTS_STEP:
        knights_step(s, b)
    elif stage == Stage.NEXT_CARD:
        next_card(s, b)
    elif stage == Stage.TAKE_GOLD:
        take_step(s, b)
    elif stage == Stage.TAXES:
        taxes_step(s, b)
    elif stage == Stage.KNIGHTS_CITY:
        city_step(s, b)
    elif stage == Stage.CROSS:
        cross_step(s, b)
    elif stage == Stage.BLANK:
        blank_step(s, b)
    elif stage == Stage.TEMPLAR:
        templar_step(s, b)
    elif stage == Stage.STOPPED:
        stopped(s, b)
    elif stage == Stage.SWAP:
        swap_step(s, b)
    elif stage == Stage.VETO:
        veto_step(s, b)
    elif stage == Stage.SWAP_PAIR:
        name_pair(s, b)
    else:
        lose_step(s)
