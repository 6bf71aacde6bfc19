"""Limits, sizes, headers, static files."""

from pathlib import Path

import pytest

from outremer.server.limits import Buckets, Rate
from tests.server.running import Running, running


def test_every_answer_has_strict_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/nothing"):
        headers = server.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_large_body_is_refused(server: Running) -> None:
    answer = server.client.post("/api/tables", content=b"x" * (256 * 1024 + 1))
    assert answer.status_code == 413
    assert answer.json()["error"] == "too_large"

    def pieces() -> object:
        for _ in range(30):
            yield b"x" * 10_000

    answer = server.client.post("/api/tables", content=pieces())  # without a length
    assert answer.status_code == 413


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"text"', b"\xff\xfe", b'{"game": 1}'])
def test_a_malformed_body_is_refused_with_a_reason(server: Running, body: bytes) -> None:
    answer = server.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"] == "malformed"
    assert answer.json()["message"]


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("outremer.server.gate.REQUESTS", Rate(burst=3, per_second=0.01))
    with running(tmp_path, limits=True) as server:
        *served, refused = [server.client.get("/api/bots") for _ in range(4)]
        assert server.client.get("/").status_code == 200
    assert [answer.status_code for answer in served] == [200, 200, 200]
    assert refused.status_code == 429
    assert refused.json()["error"] == "too_many"
    assert int(refused.headers["retry-after"]) >= 1


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("outremer.server.limits.time.monotonic", lambda: now)
    buckets = Buckets(Rate(burst=2, per_second=1))
    assert [buckets.wait("a") for _ in range(3)] == [0, 0, 1]
    assert buckets.wait("b") == 0
    now = 1.0
    assert [buckets.wait("a") for _ in range(2)] == [0, 1]


def test_the_page_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Outremer</title>")
    (page / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with running(tmp_path, page=page) as server:
        home = server.client.get("/")
        assert "<title>Outremer</title>" in home.text
        assert home.headers["cache-control"] == "no-cache"
        script = server.client.get("/assets/app.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "/..%2fsecret.txt",
            "/games.db",
        ):
            answer = server.client.get(path)
            assert answer.status_code == 404
            assert "secret" not in answer.text
