"""Making tables and playing at them, over HTTP."""

import httpx
import pytest

from outremer.core.record import Record
from tests.server.running import Running, until


def test_the_games_and_bots_are_listed(server: Running) -> None:
    games = {game["name"]: game for game in server.client.get("/api/games").json()}
    assert games["jerusalem"]["title"] == "Jerusalem"
    assert games["jerusalem"]["seats"] == [2, 3, 4]
    assert games["templars"]["seats"] == [3, 4, 5]
    options = {option["name"]: option for option in games["jerusalem"]["options"]}
    assert options["gift_tie"]["values"] == ["tied", "all"]
    assert options["gift_tie"]["range"] is None
    assert games["jerusalem"]["presets"]["hu"]["gift_tie"] == "all"
    assert [bot["level"] for bot in server.client.get("/api/bots").json()] == ["easy", "normal", "hard", "expert"]


def test_the_rules_are_given_by_heading(server: Running) -> None:
    found = server.client.get("/api/rules/jerusalem").json()
    rules = {rule["id"]: rule["words"] for section in found["sections"] for rule in section["rules"]}
    assert found["title"] == "Jerusalem"
    assert "squires" in rules["J503"]
    german = server.client.get("/api/rules/jerusalem?language=de").json()["sections"][0]
    assert german["heading"] == "J1xx Spielaufbau"
    assert "2 bis 4" in german["rules"][0]["words"]
    assert server.client.get("/api/rules/jerusalem?language=xx").status_code == 422
    assert server.client.get("/api/rules/chess").status_code == 404


def test_a_table_without_friends_starts_at_once(server: Running) -> None:
    party = server.table(kinds="mm", preset="nl", options={"squire_cap": "none"})
    table = party.see(0)
    assert table["status"] == "playing"
    assert table["preset"] == "nl"
    assert table["options"]["squire_cap"] == "none"
    assert table["options"]["owner_may_add"] is False
    assert table["you"] == [0]
    assert table["names"] == ["Blue", "Red"]
    assert len(table["commitment"]) == 64
    assert table["result"] is None


def test_only_the_own_legal_actions_are_told(server: Running) -> None:
    party = server.table()
    asked = party.see()["asked"]
    assert len(asked) == 1
    mine, other = party.see(asked[0]), party.see((asked[0] + 1) % 4)
    assert mine["legal"][str(asked[0])][0]["text"].startswith("office ")
    assert other["legal"] == {str((asked[0] + 1) % 4): []}
    assert party.see()["legal"] == {}


def test_an_action_moves_the_table_on(server: Running) -> None:
    party = server.table()
    seat = party.see()["asked"][0]
    before = party.see(seat)
    party.step()
    after = party.see(seat)
    assert after["seq"] == before["seq"] + 1
    assert after["step"] == before["step"] + 1
    frame = party.get("/frames", seat, **{"from": after["step"], "to": after["step"]}).json()[0]
    assert frame["step"] == after["step"]
    assert frame["actor"] == seat
    assert frame["action"].startswith("office ")
    assert frame["view"] == after["view"]


def test_an_action_can_be_given_by_its_id(server: Running) -> None:
    party = server.table()
    seat = party.see()["asked"][0]
    action = party.see(seat)["legal"][str(seat)][0]
    assert party.act(seat, action["id"]).status_code == 200
    assert party.get("/frames", seat, **{"from": party.see(seat)["step"]}).json()[0]["action"] == action["text"]


def test_the_same_key_again_gives_the_same_answer_and_does_nothing(server: Running) -> None:
    party = server.table()
    seat = party.see()["asked"][0]
    text = party.see(seat)["legal"][str(seat)][0]["text"]
    body = {"seat": seat, "action": text, "seq": party.see(seat)["seq"], "key": "once"}
    first = party.post("/actions", seat, **body)
    after = party.see()
    again = party.post("/actions", seat, **body)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.content == again.content
    assert party.see() == after


def test_an_out_of_date_action_is_a_conflict(server: Running) -> None:
    party = server.table()
    seat = party.see()["asked"][0]
    seq = party.see(seat)["seq"]
    answer = party.act(seat, party.see(seat)["legal"][str(seat)][0]["text"], seq=seq - 1)
    assert answer.status_code == 409
    assert answer.json()["error"] == "conflict"
    assert answer.json()["seq"] == seq


def test_a_refusal_carries_the_reason_with_numbers_and_rules(server: Running) -> None:
    party = server.table()
    seat = party.step()
    answer = party.act(seat, "bid 13")
    assert answer.status_code == 422
    assert answer.json()["error"] == "refused"
    reason = answer.json()["reason"]
    assert reason["rules"] == ["J218"]
    assert 12 in reason["numbers"].values()
    assert "12 silver" in reason["message"]
    asked = party.get("/why", seat, seat=seat, action="bid 13")
    assert asked.json()["reason"] == reason
    assert party.get("/why", seat, seat=seat, action="bid 3").json() == {"reason": None}


def test_a_misspelt_action_is_answered_with_the_nearest(server: Running) -> None:
    party = server.table()
    seat = party.see()["asked"][0]
    answer = party.act(seat, "ofice captain")
    assert answer.status_code == 422
    assert answer.json()["error"] == "unknown_action"
    assert "office captain" in answer.json()["nearest"]


def turn(server: Running) -> tuple[object, int]:
    """A table at the start of a turn with several steps; whose turn it is."""
    party = server.table(kinds="mm")
    while party.see()["view"]["decision"] != "turn":
        seat = party.see()["asked"][0]
        legal = [action["text"] for action in party.see(seat)["legal"][str(seat)]]
        party.step(legal.index("pass") if "pass" in legal else 0)
    return party, party.see()["asked"][0]


def place(party: object, seat: int) -> None:
    texts = [action["text"] for action in party.see(seat)["legal"][str(seat)]]  # type: ignore[attr-defined]
    chosen = next(text for text in texts if text.startswith("place "))
    assert party.act(seat, chosen).status_code == 200  # type: ignore[attr-defined]


def test_undo_goes_back_one_step_or_to_a_step_of_the_turn(server: Running) -> None:
    party, seat = turn(server)
    start = party.see(seat)
    first = start["undo"]["to"] if start["undo"]["possible"] else start["step"]
    for _ in range(2):
        place(party, seat)
    two = party.see(seat)
    assert two["undo"] == {"possible": True, "to": first, "reason": None}
    assert two["turn_start"] == start["turn_start"] <= first
    answer = party.post("/undo", seat, seat=seat, seq=two["seq"], key="a")
    assert answer.status_code == 200
    one = party.see(seat)
    assert one["step"] == start["step"] + 1
    place(party, seat)
    answer = party.post("/undo", seat, seat=seat, seq=party.see(seat)["seq"], key="b", to=start["step"])
    assert answer.status_code == 200
    back = party.see(seat)
    assert back["view"] == start["view"]
    assert back["seq"] > two["seq"]
    assert back["undo"] == start["undo"]


def test_undo_beyond_the_turn_is_refused_as_a_whole(server: Running) -> None:
    party, seat = turn(server)
    place(party, seat)
    before = party.see(seat)
    answer = party.post("/undo", seat, seat=seat, seq=before["seq"], key="a", to=before["undo"]["to"] - 1)
    assert answer.status_code == 422
    assert party.see(seat) == before


def test_a_blocked_undo_says_why(server: Running) -> None:
    party = server.table()
    seat = party.step()
    assert party.act(seat, "bid 1").status_code == 200
    table = party.see(seat)
    assert table["undo"]["possible"] is False
    assert table["undo"]["reason"]["code"] == "UNDO_BARRIER"
    answer = party.post("/undo", seat, seat=seat, seq=table["seq"], key="a")
    assert answer.status_code == 422
    assert answer.json()["reason"]["code"] == "UNDO_BARRIER"


def test_a_friend_joins_by_invitation_and_the_host_starts(server: Running) -> None:
    party = server.table(kinds="mf")
    assert party.see()["status"] == "waiting"
    assert party.see()["view"] is None
    invitation = party.made["seats"][1]["invitation"]
    assert party.post("/start", "host").status_code == 409
    joined = party.post("/join", None, invitation=invitation, name="Bela")
    assert joined.status_code == 200
    assert joined.json()["seat"] == 1
    assert party.post("/join", None, invitation=invitation, name="Eve").status_code == 403
    assert party.post("/start", 0).status_code == 403
    assert party.post("/start", "host").status_code == 200
    assert party.post("/start", "host").status_code == 409
    party.made["seats"][1]["token"] = joined.json()["token"]
    table = party.see(1)
    assert table["status"] == "playing"
    assert table["names"] == ["Blue", "Bela"]
    assert table["you"] == [1]


def test_bots_play_and_the_game_ends_with_a_record(server: Running) -> None:
    party = server.table(kinds="bb")
    assert party.get("/record").status_code == 409
    until(lambda: party.see()["status"] == "over")
    table = party.see()
    assert table["result"]["winners"]
    assert table["asked"] == []
    assert table["to_move"] is None
    answer = party.get("/record")
    record = Record.from_json(answer.text)
    record.verify()
    assert record.seed is not None
    assert record.commitment == table["commitment"]
    frames = party.get("/frames").json()
    assert [frame["step"] for frame in frames] == list(range(len(frames)))
    assert frames[-1]["view"]["viewer"] == -4
    shown = server.client.post("/api/tables/from_record", json={"record": answer.text})
    assert shown.status_code == 201
    replay = server.client.get(f"/api/tables/{shown.json()['table']}").json()
    assert replay["status"] == "over"
    assert replay["result"] == table["result"]
    assert replay["step"] == len(frames) - 1
    again = server.client.get(f"/api/tables/{shown.json()['table']}/frames", params={"from": 1, "to": 9}).json()
    assert again == frames[1:10]


def test_an_unfinished_record_is_shown_as_far_as_it_goes(server: Running) -> None:
    from outremer import load

    record = load("jerusalem", players=2).start(seed=3).play("office marshal").play("bid 1").record()
    shown = server.client.post("/api/tables/from_record", json={"record": record.to_json()})
    assert shown.status_code == 201
    table = server.client.get(f"/api/tables/{shown.json()['table']}").json()
    assert (table["status"], table["result"], table["legal"]) == ("over", None, {})


def test_a_seat_is_handed_to_a_bot(server: Running) -> None:
    party = server.table(kinds="mm")
    assert party.post("/seats/1/bot", 0, bot="normal").status_code == 403
    assert party.post("/seats/1/bot", None, bot="normal").status_code == 401
    assert party.post("/seats/1/bot", 1, bot="genius").status_code == 422
    assert party.post("/seats/7/bot", "host", bot="normal").status_code == 404
    assert party.post("/seats/1/bot", 1, bot="normal").status_code == 200
    assert party.post("/seats/0/bot", "host", bot="easy").status_code == 200
    assert [seat["kind"] for seat in party.see()["seats"]] == ["bot", "bot"]
    until(lambda: party.see()["status"] == "over")
    assert party.post("/seats/1/bot", 1, bot="normal").status_code == 409
    assert Record.from_json(party.get("/record").text).seats == ("easy", "normal")


def test_a_bots_seat_takes_no_actions_of_people(server: Running) -> None:
    party = server.table(kinds="mm")
    seat = party.see()["asked"][0]
    assert party.post(f"/seats/{1 - seat}/bot", 1 - seat, bot="normal").status_code == 200
    other = party.see(1 - seat)
    answer = party.act(1 - seat, "pass", seq=other["seq"])
    assert answer.status_code == 409
    assert answer.json()["error"] == "bot_seat"


def test_a_rematch_gives_every_holder_his_seat_at_one_new_table(server: Running) -> None:
    party = server.table(kinds="mm")
    assert party.post("/rematch", 0).status_code == 409
    for seat in (0, 1):
        assert party.post(f"/seats/{seat}/bot", seat, bot="normal").status_code == 200
    until(lambda: party.see()["status"] == "over")
    assert party.post("/rematch", None).status_code == 401
    first, second = party.post("/rematch", 0), party.post("/rematch", 1)
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.json()["table"] == second.json()["table"] == party.see()["next"]
    assert first.json()["host"]
    assert second.json()["host"] is None
    url = f"/api/tables/{first.json()['table']}"
    for seat, answer in ((0, first), (1, second)):
        token = answer.json()["seats"][seat]["token"]
        table = server.client.get(url, headers={"Authorization": f"Bearer {token}"}).json()
        assert table["you"] == [seat]


@pytest.mark.parametrize("game", ["templars", "solomon"])
def test_the_other_games_are_played_to_the_end(server: Running, game: str) -> None:
    party = server.table(game, kinds="bbb")
    until(lambda: party.see()["status"] == "over")
    Record.from_json(party.get("/record").text).verify()


def test_several_seats_may_act_at_once(server: Running) -> None:
    party = server.table("templars", kinds="mmm")
    while len(party.see()["asked"]) < 2:
        party.step()
    asked = party.see()["asked"]
    assert [bool(party.see(seat)["legal"][str(seat)]) for seat in asked] == [True] * len(asked)
    last = asked[-1]
    assert party.act(last, party.see(last)["legal"][str(last)][0]["text"]).status_code == 200


def test_what_others_choose_at_the_same_time_makes_no_choice_late(server: Running) -> None:
    party = server.table("templars", kinds="mmm")
    while len(party.see()["asked"]) < 3:
        party.step()
    seen = [party.see(seat) for seat in range(3)]
    cards = [table["legal"][str(seat)][0]["text"] for seat, table in enumerate(seen)]
    assert party.act(1, cards[1], seq=seen[1]["seq"]).status_code == 200
    assert party.see(2)["seq"] > seen[2]["seq"], "everybody sees that a card lies there"
    assert party.act(2, cards[2], seq=seen[2]["seq"]).status_code == 200
    assert party.act(1, cards[1], seq=seen[1]["seq"]).status_code == 409, "seat 1 itself has moved on"
    assert party.act(0, cards[0], seq=seen[0]["seq"]).status_code == 200
    mover = party.see()["asked"][0]
    late = party.act(mover, party.see(mover)["legal"][str(mover)][0]["text"], seq=seen[mover]["seq"])
    assert late.status_code == 409, "the cards have been turned up since"
    assert late.json()["seq"] == party.see(mover)["seq"]


def test_board_data_is_taken_from_a_file(server: Running) -> None:
    from outremer.core import registry

    text = (registry.game("jerusalem").folder / "board.toml").read_text()
    party = server.table(kinds="mm", data=text)
    assert party.see()["status"] == "playing"
    for bad in ("no = toml = at all", "[x]\ny = 1\n"):
        answer = server.client.post(
            "/api/tables", json={"game": "jerusalem", "seats": [{"kind": "me"}] * 2, "data": bad}
        )
        assert answer.status_code == 422
        assert answer.json()["error"] == "malformed"


BAD_TABLES = [
    {},
    {"game": "jerusalem"},
    {"game": "jerusalem", "seats": []},
    {"game": "jerusalem", "seats": [{"kind": "me"}]},
    {"game": "jerusalem", "seats": [{"kind": "me"}] * 5},
    {"game": "jerusalem", "seats": [{"kind": "dog"}] * 2},
    {"game": "jerusalem", "seats": [{"kind": "me"}] * 2, "players": 3},
    {"game": "jerusalem", "seats": [{"kind": "me"}] * 2, "preset": "xx"},
    {"game": "jerusalem", "seats": [{"kind": "me"}] * 2, "options": {"nothing": 1}},
    {"game": "jerusalem", "seats": [{"kind": "me"}] * 2, "options": {"gift_tie": "some"}},
    {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]},
    {"game": "jerusalem", "seats": [{"kind": "me", "name": "x" * 41}] * 2},
    {"game": "jerusalem", "seats": [{"kind": "me"}] * 2, "more": 1},
    {"game": "chess", "seats": [{"kind": "me"}] * 2},
]


@pytest.mark.parametrize("body", BAD_TABLES, ids=str)
def test_a_malformed_table_is_refused_with_a_reason(server: Running, body: dict[str, object]) -> None:
    server.ready("jerusalem")
    answer = server.client.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert set(answer.json()) >= {"error", "message"}


def every_address(table: str) -> list[tuple[str, str, dict[str, object] | None]]:
    acting = {"seat": 0, "seq": 0, "key": "k"}
    url = f"/api/tables/{table}"
    return [
        ("GET", url, None),
        ("POST", f"{url}/join", {"invitation": "x", "name": "y"}),
        ("POST", f"{url}/start", None),
        ("POST", f"{url}/actions", {**acting, "action": "pass"}),
        ("POST", f"{url}/undo", acting),
        ("GET", f"{url}/why?seat=0&action=pass", None),
        ("POST", f"{url}/seats/0/bot", {"bot": "normal"}),
        ("POST", f"{url}/rematch", None),
        ("GET", f"{url}/record", None),
        ("GET", f"{url}/frames", None),
        ("GET", f"{url}/events", None),
    ]


def test_an_unknown_table_is_404_everywhere(server: Running) -> None:
    for method, url, body in every_address("0000000000000000"):
        answer = server.client.request(method, url, json=body)
        assert (url, answer.status_code) == (url, 404)
        assert answer.json()["error"] == "not_found"


def test_a_wrong_token_is_403_everywhere(server: Running) -> None:
    party = server.table(kinds="mm")
    for method, url, body in every_address(party.id):
        answer = server.client.request(method, url, json=body, headers={"Authorization": "Bearer wrong"})
        assert (url, answer.status_code) == (url, 403)
        assert answer.json()["error"] == "forbidden"


def test_the_token_of_another_seat_does_not_act(server: Running) -> None:
    party = server.table(kinds="mm")
    seat = party.see()["asked"][0]
    body = {"seat": seat, "action": "office marshal", "seq": party.see(seat)["seq"], "key": "k"}
    for other, status in ((1 - seat, 403), ("host", 403), (None, 401)):
        assert party.post("/actions", other, **body).status_code == status
        assert party.get("/why", other, seat=seat, action="pass").status_code == status


def test_unknown_addresses_and_methods_answer_in_the_same_form(server: Running) -> None:
    missing: httpx.Response = server.client.get("/api/nothing")
    assert (missing.status_code, missing.json()["error"]) == (404, "not_found")
    wrong = server.client.delete("/api/games")
    assert (wrong.status_code, wrong.json()["error"]) == (405, "method_not_allowed")
