"""Whole games as animated pictures: a frame a moment, the score last, never too large."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.cli.drawing import Sitting
from bot.cli.positions import Action, play, stills
from bot.games.registry import RULESETS
from bot.games.ruleset import Outcome
from bot.i18n import LOCALES
from render import Caption, Picture, film
from render.picture import ALT_LIMIT
from render.registry import PICTURES

CAPTION = Caption("en", ("Ann", "Ben"))
SOME = 5


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data))


def game_of(game: str) -> tuple[tuple[Action, ...], Outcome]:
    """The beginning of a game, and how all of it ended."""
    actions = play(RULESETS[game], 2, b"film")
    outcome = RULESETS[game].outcome(actions[-1].after)
    assert outcome is not None
    return actions, outcome


def frames_of(game: str) -> tuple[list[bytes], Outcome]:
    ruleset, (actions, outcome) = RULESETS[game], game_of(game)
    shown = stills(ruleset, actions)[:SOME]
    views = [ruleset.view(still.after, None) for still in shown]
    last = ruleset.view(actions[-1].after, None)
    frames = [film.frame(game, view, CAPTION) for view in views]
    return [*frames, film.last_frame(game, last, outcome, CAPTION, views)], outcome


@pytest.mark.parametrize("game", sorted(PICTURES))
def test_a_film_has_its_frames_in_their_order_and_rests_on_the_last(game: str) -> None:
    frames, outcome = frames_of(game)
    picture = film.film(game, frames, outcome, CAPTION)
    assert (picture.name, picture.data[:4], picture.data[8:12]) == ("replay.webp", b"RIFF", b"WEBP")
    animated = opened(picture)
    assert (animated.width, animated.n_frames) == (film.WIDTHS[0], SOME + 1)  # type: ignore[attr-defined]
    times = []
    for number, data in enumerate(frames):
        animated.seek(number)
        whole = animated.convert("RGB")
        times.append(animated.info["duration"])
        one = Image.open(BytesIO(data)).convert("RGB")
        assert whole.crop((0, 0, *one.size)).tobytes() == one.tobytes()
    assert times == [film.PACE] * SOME + [film.REST]
    assert len(picture.data) < 60_000 * len(frames)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_film_says_who_played_and_how_it_ended(locale: str) -> None:
    frames, outcome = frames_of("zongshi")
    caption = Caption(locale, ("Ann", "*" * 900))
    alt = film.film("zongshi", frames[-2:], outcome, caption).alt
    assert "Ann" in alt
    assert len(alt) <= ALT_LIMIT
    alt = film.film("zongshi", frames[-2:], outcome, Caption(locale, CAPTION.names)).alt
    assert all(str(place.total) in alt for place in outcome.standings)


def test_a_film_that_is_too_large_gets_narrower_and_then_shorter() -> None:
    frames, outcome = frames_of("zongshi")
    sizes = []
    limit = film.LIMIT
    while True:
        try:
            picture = film.film("zongshi", frames, outcome, CAPTION, limit)
        except ValueError:
            break
        image = opened(picture)
        sizes.append((image.width, image.n_frames))  # type: ignore[attr-defined]
        assert len(picture.data) <= limit
        limit = len(picture.data) - 1
    assert sizes == [(800, 6), (600, 6), (400, 6), (400, 3), (400, 2)]
    last = opened(film.film("zongshi", frames, outcome, CAPTION, limit + 1))
    last.seek(1)
    last.load()
    assert last.info["duration"] == film.REST


def test_long_games_leave_frames_out_evenly_and_never_the_last() -> None:
    assert film.chosen(3) == (0, 1, 2)
    assert film.chosen(film.MOST - 1) == tuple(range(film.MOST - 1))
    assert film.chosen(film.MOST) == tuple(range(1, film.MOST, 2))
    for boards in range(1, 4 * film.MOST, 7):
        kept = film.chosen(boards)
        assert kept[-1] == boards - 1
        assert len(kept) < film.MOST
        assert len({after - before for before, after in pairwise(kept)}) <= 1


@pytest.mark.parametrize("game", sorted(PICTURES))
def test_stills_are_the_first_position_and_the_last_of_each_moment(game: str) -> None:
    ruleset, (actions, _) = RULESETS[game], game_of(game)
    first, *rest = stills(ruleset, actions)
    assert (first.before, first.after, first.events) == (actions[0].before, actions[0].before, ())
    assert rest[-1].after == actions[-1].after
    moments = [ruleset.moment(still.after) for still in rest]
    assert all(one != other for one, other in pairwise(moments))
    assert sum(len(still.events) for still in rest) == sum(len(each.events) for each in actions)
    assert all(
        still.before == before.after for before, still in zip([first, *rest], rest, strict=False)
    )


def test_a_game_that_goes_on_is_no_film() -> None:
    actions, _ = game_of("zongshi")
    with pytest.raises(ValueError, match="goes on"):
        Sitting(RULESETS["zongshi"], 2, "en").film(actions[:3])
