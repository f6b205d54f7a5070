"""Tables of one person's own: they stand in no channel and owe nothing to any."""

from __future__ import annotations

from hashlib import blake2b


def private_channel(user: int, game: str) -> int:
    """The number that stands for a channel, the same for this person and game for ever.

    Discord's ids are positive, so that no channel ever has it.
    """
    digest = blake2b(f"{game}:{user}".encode(), digest_size=8).digest()
    return -(int.from_bytes(digest, "big") >> 1 or 1)
