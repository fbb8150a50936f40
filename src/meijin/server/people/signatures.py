"""Signatures by the server's own key, each for one purpose."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

KEY_BYTES = 32


def new_key() -> str:
    """A key for a new installation, in hexadecimal."""
    return secrets.token_hex(KEY_BYTES)


def digest(secret: str) -> str:
    """What the database keeps of a secret that is random enough to need no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Signer:
    """Signs and checks short texts.

    >>> signer = Signer("00" * 32)
    >>> signature = signer.sign("invitation", "table 1")
    >>> signer.check("invitation", "table 1", signature), signer.check("session", "table 1", signature)
    (True, False)
    """

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, purpose: str, text: str) -> str:
        """The signature of a text for a purpose: 43 characters that may stand in an address."""
        # The purpose makes a key of its own, so that no text can be taken for another purpose's.
        own = hmac.digest(self._key, purpose.encode(), "sha256")
        return base64.urlsafe_b64encode(hmac.digest(own, _bytes(text), "sha256")).rstrip(b"=").decode()

    def check(self, purpose: str, text: str, signature: str) -> bool:
        """Whether the signature is ours, for this purpose and text."""
        return hmac.compare_digest(_bytes(self.sign(purpose, text)), _bytes(signature))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")  # what anybody shows may be any text
