from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from cogs.refusals import FIRST_WAIT, LONGEST_WAIT, Remedy, passes, remedy, wait_after


class Response:
    def __init__(self, status: int, headers: dict[str, str] | None = None) -> None:
        self.status = status
        self.reason = "refused"
        self.headers = headers or {}


def refusal(status: int, code: int = 0, **headers: str) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    response: Any = Response(status, {name.replace("_", "-"): v for name, v in headers.items()})
    return kind(response, {"code": code, "message": "refused"})


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (refusal(404, 10003), Remedy.LEAVE),
        (refusal(403, 50001), Remedy.LEAVE),
        (refusal(404, 10008), Remedy.POST),
        (refusal(400, 30046), Remedy.POST),
        (refusal(400, 50083), Remedy.UNARCHIVE),
        (refusal(403, 50013), Remedy.PLAIN),
        (refusal(413, 0), Remedy.PLAIN),
        (refusal(400, 40005), Remedy.PLAIN),
        (refusal(400, 50035), Remedy.PLAIN),
        (refusal(400, 160005), Remedy.PLAIN),
        (refusal(429), Remedy.WAIT),
        (refusal(500), Remedy.WAIT),
        (refusal(503), Remedy.WAIT),
        (refusal(401), Remedy.WAIT),
        (TimeoutError(), Remedy.WAIT),
        (aiohttp.ClientConnectionError(), Remedy.WAIT),
        (discord.RateLimited(6.0), Remedy.WAIT),
    ],
)
def test_each_refusal_has_its_remedy(error: Exception, expected: Remedy) -> None:
    assert remedy(error) is expected


def test_errors_of_ours_have_none() -> None:
    with pytest.raises(ZeroDivisionError):
        remedy(ZeroDivisionError())


def test_only_what_passes_by_itself_is_tried_without_end() -> None:
    assert passes(refusal(503))
    assert passes(refusal(429))
    assert passes(TimeoutError())
    assert not passes(refusal(403, 50013))
    assert not passes(refusal(400, 50035))


def test_waits_double_up_to_a_limit_and_honour_what_discord_asks() -> None:
    waits = [wait_after(refusal(503), attempts) for attempts in range(40)]
    assert waits[0] == FIRST_WAIT
    assert waits[1] == 2 * FIRST_WAIT
    assert waits[-1] == LONGEST_WAIT
    assert waits == sorted(waits)
    assert wait_after(discord.RateLimited(66.0), 0) == 66.0
    assert wait_after(refusal(429, Retry_After="31.5"), 0) == 31.5
    assert wait_after(refusal(429, Retry_After="soon"), 0) == FIRST_WAIT
