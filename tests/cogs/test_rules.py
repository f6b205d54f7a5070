"""Reading the rules: by command, by autocomplete, by the buttons of a page, also much later."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from simcord import MemberActor
from simcord.results import ResponseMessage

from bot.games.registry import RULESETS
from bot.games.zongshi.state import ZongshiOptions
from bot.i18n import LOCALES
from bot.i18n.books import RULES
from bot.i18n.rulebook import OURS
from bot.tables.table import Status, Table
from cogs.book_places import place_of
from cogs.components import Part, layout
from cogs.prose import PROSE, cards_of
from cogs.replies import as_file
from cogs.rule_pages import Reader, contents, page
from render import Picture, books
from tests.support.limits import check_message
from tests.support.panels import pressable
from tests.support.pressing import raw_press
from tests.support.world import World, a_world, body, galleries, shown

LOBBY = Table(
    1, 1, 1, "zongshi", Status.LOBBY, 1, 1, "en", {}, (), datetime(2026, 3, 1, tzinfo=UTC)
)
ORIGINAL = "/webhooks/*/*/messages/@original"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def read(world: World, who: MemberActor, **options: str) -> ResponseMessage:
    result = await world.use(who, "rules", **options)
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def buttons(message: ResponseMessage) -> dict[str, str]:
    return {c["label"]: c["custom_id"] for c in pressable(message) if c["type"] == 2}


async def test_without_a_topic_the_contents_are_shown(world: World) -> None:
    ann, *_ = world.people
    message = await read(world, ann, game="zongshi")
    assert "Zong Shi · Contents" in shown(message)
    assert "6. Paying" in shown(message)
    assert f"{OURS} our ruling or our figure" in shown(message)
    (select,) = [child for child in pressable(message) if child["type"] == 3]
    assert len(select["options"]) == len(RULES["zongshi"].topics)
    assert list(buttons(message)) == [
        "Begin: Goal and course of the game ▶",
        "Rules of Master Swordsmith",
    ]


async def test_a_topic_has_its_text_its_picture_and_its_neighbours(world: World) -> None:
    ann, *_ = world.people
    message = await read(world, ann, game="zongshi", topic="paying")
    text = shown(message)
    assert "Zong Shi · Paying" in text
    assert "One action is one payment." in text
    assert f"{OURS} our ruling or our figure" in text
    assert "Topic 6 of" in text
    assert [file.filename for file in message.attachments] == ["paying.png"]
    assert "a second ivory for the jade" in str(galleries(message.message))
    assert {"◀ Starting a project", "Contents", "Exchange tiles and the pawn shop ▶"} < set(
        buttons(message)
    )


async def test_autocomplete_finds_topics_in_all_languages(world: World) -> None:
    ann, *_ = world.people
    for typed, first in {
        "": "goal",
        "pay": "paying",
        "支付": "paying",
        "當舖": "tiles",
        "当铺": "tiles",
        "CAPACITY": "limits",
        "counter-clockwise": "setup",
    }.items():
        found = await world.choices(ann, "rules", "topic", typed, game="zongshi")
        assert next(iter(found)) == first
        assert found[first] == RULES["zongshi"].title(first, "en")


async def test_autocomplete_speaks_the_readers_language(world: World) -> None:
    ann, *_ = world.people
    await world.slash(ann, "me language", language="zh-TW")
    found = await world.choices(ann, "rules", "topic", "price cut", game="swordsmith")
    assert found["offers"] == "祕密回答與降價"
    assert await world.choices(ann, "rules", "topic", "nothing of the kind", game="zongshi") == {}
    assert await world.choices(ann, "rules", "topic", "pay", game="chess") == {}


async def test_what_is_typed_by_hand_finds_its_topic(world: World) -> None:
    ann, *_ = world.people
    for typed, topic in {
        "Exchange tiles and the pawn shop": "tiles",
        "交換板塊與當舖": "tiles",
        "交换板块与当铺": "tiles",
        "twofold": "twofold",
        "Twofold P": "twofold",
    }.items():
        message = await read(world, ann, game="zongshi", topic=typed)
        assert RULES["zongshi"].title(topic, "en") in shown(message)


async def test_a_wrong_topic_is_answered_by_near_ones(world: World) -> None:
    ann, *_ = world.people
    message = await read(world, ann, game="zongshi", topic="payng *now* @everyone")
    text = shown(message)
    assert "There is no topic “payng \\*now\\* " in text
    assert "@everyone" not in text
    assert "Paying" in buttons(message)
    assert len(shown(await read(world, ann, game="zongshi", topic="x" * 6000))) < 400
    several = await read(world, ann, game="zongshi", topic="scroll")
    assert "fits more than one topic" in shown(several)
    assert "Scrolls with an action" in buttons(several)


async def test_pages_lead_on_also_after_a_restart(world: World) -> None:
    ann, *_ = world.people
    message = await read(world, ann, game="swordsmith", topic="needs")
    await ann.click(message, label="Your turn ▶")
    assert "Master Swordsmith · Your turn" in shown(message)
    assert message.attachments == []
    await world.restart()
    await ann.click(message, label="Swords and their slots")
    assert "Master Swordsmith · Swords and their slots" in shown(message)
    assert [file.filename for file in message.attachments] == ["swords.png"]
    select = next(child for child in pressable(message) if child["type"] == 3)
    await ann.select(message, ["end"], custom_id=select["custom_id"])
    assert "The highest total reputation" in shown(message)
    await ann.click(message, label="Contents")
    assert "Master Swordsmith · Contents" in shown(message)
    await ann.click(message, label="Rules of Zong Shi")
    assert "Zong Shi · Contents" in shown(message)
    # Somebody may read in another language from here on: nothing is remembered.
    await world.slash(ann, "me language", language="zh-CN")
    await ann.click(message, label="Begin: Goal and course of the game ▶")
    assert "宗师 · 目标与流程" in shown(message)


async def test_pages_of_another_release_are_answered(world: World) -> None:
    ann, *_ = world.people
    message = (await read(world, ann, game="zongshi")).message
    before = shown(message)
    for custom_id, values in (
        ("g1:rules:zongshi:magic:n", []),
        ("g1:rules:chess:goal:n", []),
        ("g1:rules:zongshi", []),
        ("g1:rules:zongshi:contents:s", ["magic"]),
        ("g1:rules:zongshi:contents:s", []),
    ):
        asked = len(world.env.http_requests)
        await raw_press(world, ann, message, custom_id, values, is_select=custom_id.endswith("s"))
        answers = [body(request).get("content", "") for request in world.env.http_requests[asked:]]
        assert "another release of mine" in "".join(answers)
        assert shown(message) == before


async def test_where_pictures_are_refused_the_text_is_enough(world: World) -> None:
    ann, *_ = world.people
    world.env.inject_error("PATCH", ORIGINAL, status=403, code=50013)
    message = await read(world, ann, game="zongshi", topic="paying")
    assert "One action is one payment." in shown(message)
    assert message.attachments == []


async def test_a_picture_that_cannot_be_drawn_is_left_out(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Picture:
        raise OSError("no font")

    monkeypatch.setattr(books, "rule", fail)
    ann, *_ = world.people
    with structlog.testing.capture_logs() as logs:
        assert "One action" in shown(await read(world, ann, game="zongshi", topic="paying"))
    assert [line["event"] for line in logs] == ["picture of a page not drawn"]


def test_the_cards_of_a_table_count_for_its_own_game() -> None:
    rules = RULESETS["zongshi"]
    edited = rules.shipped_catalogue().replace(b"capacity = 5", b"capacity = 9")
    options = ZongshiOptions(catalogue=rules.learn_catalogue(edited))
    table = msgspec.structs.replace(LOBBY, state=rules.new_game(3, b"cards", options))
    reader = Reader(RULES["zongshi"], "en", cards_of(table, "zongshi"))
    assert "A workshop holds 9" in reader.book.text("limits", "en", reader.catalogue)
    for other in (None, LOBBY):
        cards = cards_of(other, "zongshi")
        assert "A workshop holds 5" in reader.book.text("limits", "en", cards)
    assert cards_of(table, "swordsmith") is cards_of(None, "swordsmith")


def everything(game: str, locale: str) -> list[tuple[list[Part], Any]]:
    reader = Reader(RULES[game], locale, PROSE[game].cards(None))
    pages: list[tuple[list[Part], Any]] = []
    for topic in reader.book.topics:
        (text, foot), rows = page(reader, topic.id)
        picture = books.rule(game, topic.id, locale, reader.catalogue)
        pages.append(([text, foot] if picture is None else [text, picture, foot], rows))
    shown_contents, rows = contents(reader)
    near = [one.id for one in reader.book.topics[:5]]
    missed, more = contents(reader, "?" * 200, near)
    return [*pages, ([*shown_contents], rows), ([*missed], more)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", RULES)
async def test_every_page_fits_and_leads_somewhere(game: str, locale: str) -> None:
    for parts, rows in everything(game, locale):
        view = layout(parts, rows)
        check_message({"components": [item.to_component_dict() for item in view.children]})
        for part in parts:
            if isinstance(part, Picture):
                assert as_file(part).description
        for item in view.walk_children():
            custom_id = str(getattr(item, "custom_id", "")).removeprefix("g1:rules:")
            if custom_id:
                place = place_of("rules", custom_id)
                assert place is not None
                assert place.item in {*RULES[place.game].by_id, "contents"}
