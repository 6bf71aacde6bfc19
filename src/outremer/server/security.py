"""Secrets that open seats, headers that keep pages apart, and whose pages may talk to this server."""

import hashlib
import hmac
import secrets
from urllib.parse import urlsplit

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
"""Sent with every answer."""


def new_secret() -> str:
    """A token or invitation nobody can guess."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a table: hard to guess too, since spectators need nothing else."""
    return secrets.token_hex(8)


def hash_of(secret: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(secret: str, kept: str | None) -> bool:
    """Is this the secret that was hashed?"""
    return kept is not None and hmac.compare_digest(hash_of(secret), kept)


def origin_allowed(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """May a page of this origin use the server? Programs that are no pages send no origin."""
    if origin is None:
        return True
    return origin in others or (host is not None and urlsplit(origin).netloc == host)
