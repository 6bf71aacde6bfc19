"""The search bot: fair, legal, reproducible, in time, within its memory; and what its specs may say."""

import time
from itertools import combinations
from types import SimpleNamespace

import numpy as np
import pytest

import outremer
from outremer.bots import mcts
from outremer.bots.judging import weigh_position
from outremer.bots.levels import LEVELS
from outremer.bots.mcts import EDGES, NODES, Mcts, Search, settings_of
from outremer.bots.search import Settings, new_desk, weigh_moves
from outremer.bots.tree import NONE, mark_after
from outremer.core import engine, registry
from outremer.core.errors import BadOption, UnknownName
from outremer.core.view import View
from tests.bots.test_bots import played

GAMES = registry.games()
TABLES = [(name, players) for name in GAMES for players in registry.game(name).seats]


def after(name, players, steps, seed=5):
    """A position some steps into a game between greedy bots."""
    pos = outremer.load(name, players=players).start(seed=seed)
    bot = registry.bot("greedy:seed=1")
    for _ in range(steps):
        pos.play(bot.choose(pos.view(pos.seat)))
    return pos


def with_a_choice(pos):
    """Forced steps are played until somebody has a choice."""
    while len(pos.legal()) == 1:
        pos.play(pos.legal()[0])
    return pos


def choosing_cards():
    """Templars with four: all are about to choose a card."""
    pos = after("templars", 4, 0)
    bot = registry.bot("greedy:seed=1")
    while "commit" not in pos.legal()[0].text:
        pos.play(bot.choose(pos.view(pos.seat)))
    return pos


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whole_games_are_legal_and_never_retreat_for_nothing(name, players):
    game = outremer.load(name, players=players)
    retreats = game.info.functions["retreats"]
    choices = 0

    def watch(pos, action):
        nonlocal choices
        legal = [a.id for a in pos.legal()]
        assert action in legal
        choices += len(legal) > 1
        if retreats(pos.row, action):
            assert all(retreats(pos.row, a) for a in legal)

    pos = played(game, [f"mcts:sims=6,seed={seat}" for seat in range(players)], 5, watch)
    assert pos.over
    assert choices > 20


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_simulations_give_the_same_game(name):
    game = outremer.load(name)
    first, second = (played(game, ["mcts:sims=8,seed=3"] * game.players, 11) for _ in range(2))
    assert first.entries == second.entries


@pytest.mark.parametrize("name", GAMES)
def test_two_states_that_look_alike_get_the_same_move(name):
    """What a seat cannot see does not move its bot: every hidden card is dealt anew."""
    game = outremer.load(name)
    dealt_anew = 0

    def watch(pos, action):
        nonlocal dealt_anew
        if pos.steps % 9:
            return
        view = pos.view(pos.seat)
        other = outremer.Position(game, view.determinise(pos.steps), seed=None)
        dealt_anew += other != pos
        first, second = registry.bot("mcts:sims=20,seed=9"), registry.bot("mcts:sims=20,seed=9")
        assert first.choose(view) == second.choose(other.view(pos.seat))

    played(game, [f"greedy:seed={seat}" for seat in range(game.players)], 23, watch)
    assert dealt_anew > 5


def test_cards_chosen_at_once_are_chosen_by_each_seat_from_its_own_view():
    """Templars: while all choose a card, a seat that is not asked first has its own moves and gets one of them."""
    pos = choosing_cards()
    for seat in range(4):
        legal = [a.id for a in pos.legal(seat)]
        assert legal
        assert registry.bot("mcts:sims=30,seed=1").choose(pos.view(seat)) in legal


def test_each_seat_learns_its_own_choices_whatever_the_others_choose():
    """Templars: the cards chosen unseen are learnt in a tree for each seat, no node of which belongs to two."""
    pos = choosing_cards()
    sims = 400
    found = Search(pos.game, Settings(), 1)
    found.run(pos.view(pos.seat), sims)
    tree = found.tree
    cards, size = {a.id for a in pos.legal()}, pos.game.info.actions.size
    reached = [nodes_below(tree, found, seat) for seat in range(4)]
    for seat in range(4):
        choices = found.edges(seat)
        assert {int(tree.key[edge]) - seat * size for edge in choices} == cards
        assert sum(tree.visits[edge] > 0 for edge in choices) >= 2
        assert sum(int(tree.visits[edge]) for edge in choices) == sims
        assert not any(reached[seat] & reached[other] for other in range(seat))
    assert sum(map(len, reached)) == tree.used[0]


def test_cards_lying_face_down_are_chosen_again_by_their_seats():
    """Templars: the last to choose does not take the others' cards for any, each as likely: he lets them choose."""
    pos, bot = choosing_cards(), registry.bot("greedy:seed=1")
    for _ in range(3):
        pos.play(bot.choose(pos.view(pos.seat)))
    assert "commit" in pos.legal()[0].text
    found = Search(pos.game, Settings(), 1)
    found.run(pos.view(pos.seat), 300)
    tree, size = found.tree, pos.game.info.actions.size
    cards = {a.id for a in pos.legal()}
    for seat in range(4):
        asked = {int(tree.key[edge]) - seat * size: int(tree.visits[edge]) for edge in found.edges(seat)}
        assert set(asked) == cards
        assert sum(asked.values()) == 300


def test_seats_that_share_a_tree_answer_each_other():
    """Jerusalem: in one tree for all there are nodes at which another seat decides."""
    pos = with_a_choice(after("jerusalem", 2, 30))
    found = Search(pos.game, Settings(apart=0), 1)
    found.run(pos.view(pos.seat), 600)
    tree, size = found.tree, pos.game.info.actions.size
    assert found.roots[0] == found.roots[1]
    assert {int(tree.key[edge]) // size for edge in found.edges(0)} == {pos.seat}
    assert {int(key) // size for key in tree.key[: tree.used[1]]} == {0, 1}
    assert len(nodes_below(tree, found, pos.seat)) == tree.used[0]


def test_the_searcher_does_not_answer_what_others_choose_unseen_in_a_tree_for_all():
    """Templars with a shared tree: all cards are learnt, but nodes lie only behind the searcher's."""
    pos = choosing_cards()
    found = Search(pos.game, Settings(apart=0), 1)
    found.run(pos.view(pos.seat), 400)
    tree, size = found.tree, pos.game.info.actions.size
    cards = {a.id for a in pos.legal()}
    unseen = [edge for edge in range(tree.used[1]) if int(tree.key[edge]) % size in cards]
    assert {int(tree.key[edge]) // size for edge in unseen if tree.visits[edge] > 20} == {0, 1, 2, 3}
    assert {int(tree.key[edge]) // size for edge in unseen if tree.child[edge] != NONE} == {pos.seat}


def nodes_below(tree, found, seat):
    """All nodes of a seat's tree."""
    nodes, ahead = set(), [int(found.roots[seat])]
    while ahead:
        found.roots[seat] = ahead.pop()
        if int(found.roots[seat]) in nodes:
            continue
        nodes.add(int(found.roots[seat]))
        if tree.first[found.roots[seat]] != NONE:
            ahead += [int(tree.child[edge]) for edge in found.edges(seat) if tree.child[edge] != NONE]
    found.roots[seat] = min(nodes)
    return nodes


def test_marks_of_orderless_decisions_are_the_same_in_any_order():
    def mark(*keys, orderless):
        found = np.uint64(7)
        for key in keys:
            found = np.uint64(mark_after(found, key, orderless))
        return int(found)

    assert mark(3, 5, orderless=True) == mark(5, 3, orderless=True)
    assert mark(3, 5, orderless=False) != mark(5, 3, orderless=False)
    assert len({mark(*keys, orderless=True) for keys in ((), (3,), (5,), (3, 3), (3, 5))}) == 5


@pytest.mark.parametrize(("merged", "same"), [(1, True), (0, False)])
def test_squires_placed_in_another_order_lead_to_the_same_node(merged, same):
    pos = outremer.load("jerusalem", players=2).start(seed=5)
    bot = registry.bot("greedy:seed=1")
    while sum(action.text.startswith("place ") for action in pos.legal()) < 2:
        pos.play(bot.choose(pos.view(pos.seat)))
    found = Search(pos.game, Settings(apart=0, merged=merged), 1)
    found.run(pos.view(pos.seat), 4000)
    tree, base, root = found.tree, pos.seat * pos.game.info.actions.size, int(found.roots[0])
    places = {base + action.id for action in pos.legal() if action.text.startswith("place ")}

    def behind(node):
        if tree.first[node] == NONE:
            return {}
        found.roots[pos.seat] = node
        return {int(tree.key[e]): int(tree.child[e]) for e in found.edges(pos.seat) if tree.child[e] != NONE}

    twice = {
        (one, two): node
        for one, child in behind(root).items()
        for two, node in behind(child).items()
        if {one, two} <= places and one != two
    }
    turned = [(node, twice[two, one]) for (one, two), node in twice.items() if (two, one) in twice]
    assert turned
    assert all((node == other) is same for node, other in turned)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "players"), [t for t in TABLES if registry.game(t[0]).orderless_families])
def test_decisions_said_to_be_orderless_are(name, players, seed):
    """Wherever a seat may decide two of them one after the other in both orders, the position is the same."""
    game = outremer.load(name, players=players)
    family, orderless = game.info.actions.family, game.info.orderless_families
    pos, bot, compared = game.start(seed=seed), registry.bot("random:seed=3"), 0

    def after_both(one, two):
        line = pos.copy()
        line.play(one)
        if line.seat != pos.seat or two not in [action.id for action in line.legal()]:
            return None
        line.play(two)
        return line.rows.tobytes()

    while not pos.over:
        legal = [action.id for action in pos.legal()]
        some = [move for kind in orderless for move in [one for one in legal if family[one] == kind][:3]]
        for one, two in combinations(some, 2):
            there, back = after_both(one, two), after_both(two, one)
            if there is not None and back is not None:
                assert there == back, (game.info.actions.text(one), game.info.actions.text(two))
                compared += 1
        pos.play(bot.choose(pos.view(pos.seat)))
    assert compared > 100


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("ms", [10, 60])
def test_time_is_kept(name, ms):
    pos = with_a_choice(after(name, 4, 60))
    bot = registry.bot(f"mcts:ms={ms},seed=1")
    view = pos.view(pos.seat)
    bot.prepare(view.game)
    begun, cpu = time.perf_counter(), time.process_time()
    bot.choose(view)
    seconds = min(time.perf_counter() - begun, time.process_time() - cpu)  # other processes do not count
    assert bot.simulations > 0
    assert seconds < ms / 1000 + 0.05


def test_time_is_kept_when_simulations_suddenly_cost_far_more(monkeypatch):
    """As they do in Jerusalem, from 1 to 70 microseconds, when the trees reach beyond the end of a round."""
    clock = [0.0]
    view = with_a_choice(after("jerusalem", 4, 60)).view(0)
    search = Search(view.game, settings_of(view.game, {}), 1)

    def run(_view, sims):
        clock[0] += sims * (1e-6 if clock[0] < 0.003 else 150e-6)

    monkeypatch.setattr(mcts, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(search, "run", run)
    assert search.run_for(view, 0.010) > 1000
    assert 0.010 <= clock[0] < 0.010 + 0.05


def test_one_legal_move_is_answered_at_once():
    class OnlyOne(View):
        def legal(self):
            return super().legal()[-1:]

    pos = after("jerusalem", 4, 10)
    view = pos.view(pos.seat)
    bot = registry.bot("mcts:sims=1000000,seed=1")
    assert bot.choose(OnlyOne(view.game, view.seat, view.rows, view.player)) == view.legal()[-1].id
    assert bot.simulations == 0


def test_a_turn_shares_its_budget():
    """However many decisions a turn has, together they take the budget of one, and one simulation each at most."""
    pos = after("jerusalem", 4, 0)
    while not any(a.text == "end_turn" for a in pos.legal()):
        pos.play(registry.bot("greedy:seed=1").choose(pos.view(pos.seat)))
    seat, spent, decisions = pos.seat, 0, 0
    bot = registry.bot("mcts:sims=400,per=turn,seed=1")
    while pos.seat == seat:
        pos.play(bot.choose(pos.view(seat)))
        spent += bot.simulations
        decisions += 1
    assert decisions > 3
    assert 100 < spent <= 400 + decisions


def test_the_tree_is_kept_inside_a_turn():
    pos = after("jerusalem", 4, 0)
    while not any(a.text == "end_turn" for a in pos.legal()):
        pos.play(registry.bot("greedy:seed=1").choose(pos.view(pos.seat)))
    bot = Mcts(seed="1", sims="300")
    seat = pos.seat
    pos.play(bot.choose(pos.view(seat)))
    assert pos.seat == seat
    kept = sum(int(bot._search.tree.visits[edge]) for edge in bot._search.edges(seat))
    assert kept > 0
    bot.choose(pos.view(seat))
    fresh = Mcts(seed="1", sims="300")
    fresh.choose(pos.view(seat))
    assert bot._search.tree.used[0] > fresh._search.tree.used[0] > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_pools_bound_the_memory_and_a_full_tree_still_answers(name):
    pos = with_a_choice(after(name, 4, 30))
    found = Search(pos.game, Settings(), 1)
    assert found.memory < 40e6
    edge_fields = ("key", "weight", "visits", "seen", "child", "after", "worth")
    small = found.tree._replace(
        **{key: getattr(found.tree, key)[:40] for key in ("first", "size", "more", "best")},
        **{key: getattr(found.tree, key)[:100] for key in edge_fields},
    )
    found.tree = small
    found.forget()
    found.run(pos.view(pos.seat), 500)
    assert small.used[0] <= 40
    assert small.used[1] <= 100
    assert found.best(pos.seat, [a.id for a in pos.legal()])[1] != NONE
    assert (NODES, EDGES) == (1 << 16, 1 << 19)


@pytest.mark.parametrize("name", GAMES)
def test_values_are_bounded(name):
    """Every simulation adds to each edge it came along a value from -1 to 1."""
    pos = with_a_choice(after(name, 4, 50))
    found = Search(pos.game, Settings(), 1)
    found.run(pos.view(pos.seat), 200)
    tree, used = found.tree, int(found.tree.used[1])
    assert tree.visits[found.edges(pos.seat)].sum() == 200
    assert (np.abs(tree.worth[:used]) <= tree.visits[:used] + 1e-3).all()
    assert (tree.seen[:used] >= tree.visits[:used]).all()


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("mcts:ms=0", "ms=0: the time of mcts is 1 to 600000 milliseconds"),
        ("mcts:ms=soon", "ms=soon: the time of mcts"),
        ("mcts:ms=nan", "ms=nan: the time of mcts"),
        ("mcts:sims=-1", "sims=-1: mcts makes 1 to"),
        ("mcts:sims=2.5", "a whole number"),
        ("mcts:ms=5,sims=5", "not both"),
        ("mcts:per=year", "per=decision or per=turn"),
        ("mcts:speed=9", "mcts has no setting 'speed' .it has: ms, sims, per, seed, c, temperature"),
        ("mcts:c=-1", "c=-1: c of mcts is a number from 0 to 100"),
        ("mcts:depth=1.5", "depth=1.5: depth of mcts is a whole number from -1 to 1000"),
        ("greedy:gold=much", "gold=much: gold of greedy is a number"),
        ("greedy:glod=1", "greedy has no setting 'glod' .it has: temperature"),
        ("greedy:temperature=-1", "the temperature of greedy is a number from 0 to 1000"),
    ],
)
def test_bad_specs_say_what_is_allowed(spec, complaint):
    with pytest.raises((BadOption, UnknownName), match=complaint):
        registry.bot(spec)


def weights_of(scores, family, settings):
    """What the search makes of a heuristic's scores."""
    desk = new_desk(len(scores), max(family) + 1, 2, 1, 1, 1)
    desk.moves[: len(scores)] = range(len(scores))
    desk.scores[: len(scores)] = scores
    weigh_moves(desk, np.array(family, np.int32), len(scores), max(scores), settings)
    return desk.scores[: len(scores)]


def test_the_evaluation_has_a_say_in_the_weights():
    """Jerusalem with two: without it the heuristic's best move weighs 1, with a loud one the evaluation's."""
    pos = with_a_choice(after("jerusalem", 2, 30))
    game, legal = pos.game, [a.id for a in pos.legal()]

    def heaviest(**settings):
        found = Search(game, Settings(apart=0, grouped=0, **settings), 1)
        found.run(pos.view(pos.seat), 1)
        base = pos.seat * game.info.actions.size
        weights = {int(found.tree.key[e]) - base: float(found.tree.weight[e]) for e in found.edges(pos.seat)}
        assert set(weights) == set(legal)
        return max(weights, key=lambda move: weights[move])

    rows, features, value = game.info.state.empty(), np.zeros(len(game.info.features)), np.zeros(2)
    worth = {}
    for move in legal:
        rows[:] = pos.rows
        engine.act(rows, game.boards, pos.seat, move)
        weigh_position(rows[0], game.boards[0], game.info.judgement(2), features, value)
        worth[move] = value[pos.seat] - value[1 - pos.seat]
    scores, moves = np.zeros(len(legal)), np.array(legal, np.int32)
    engine.rate(pos.rows, game.boards, pos.seat, moves, len(legal), scores)
    assert heaviest() == legal[int(scores.argmax())]
    assert heaviest(peek=1000.0) == max(worth, key=lambda move: worth[move])
    assert heaviest() != heaviest(peek=1000.0)


def test_many_bids_weigh_as_much_as_the_best_of_them():
    """Passing (family 0) looks one point better than the best of twenty bids (family 1): they share an e-th."""
    scores, family = [2.0, *[1.0] * 19, 0.0], [0, *[1] * 20]
    grouped = weights_of(scores, family, Settings())
    assert grouped[0] == pytest.approx(1.0)
    assert grouped[1:].sum() == pytest.approx(np.exp(-1))
    assert grouped[1] / grouped[20] == pytest.approx(np.e)
    single = weights_of(scores, family, Settings(grouped=0, temperature=2.0))
    assert single == pytest.approx(np.exp((np.array(scores) - 2.0) / 2.0))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot(level):
    pos = with_a_choice(after("jerusalem", 2, 4))
    assert level in registry.bots()
    assert type(registry.bot(level)) is type(registry.bot(LEVELS[level]))
    assert registry.bot(level, seed="1").choose(pos.view(pos.seat)) in [a.id for a in pos.legal()]
    with pytest.raises(UnknownName, match="no such setting"):
        registry.bot(f"{level}:ms=5")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("bot", "others"),
    [
        ("normal:seed={}", "easy:seed={}"),
        ("hard:seed={}", "normal:seed={}"),
        ("mcts:sims=400,seed={}", "hard:seed={}"),
    ],
)
def test_each_level_is_stronger_than_the_one_before(name, bot, others):
    """Twelve games against two of the level below: more than par are won, which is a third.

    A number of simulations stands for `expert`, whose time would make the games different every time.
    """
    game = outremer.load(name, players=3)
    wins = 0
    for number in range(12):
        specs = [others.format(f"{number}-{seat}") for seat in range(3)]
        specs[number % 3] = bot.format(number)
        wins += number % 3 in game.info.summary(played(game, specs, number))["winners"]
    assert wins > 4
