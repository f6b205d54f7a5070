"""Looking cards up: by command, by autocomplete, by what a page leads to, also much later."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from simcord import MemberActor
from simcord.results import ResponseMessage

from bot.i18n import LOCALES
from bot.i18n.books import CARDS
from cogs.book_places import place_of
from cogs.card_pages import Reader, missed, page
from cogs.components import Part, layout
from cogs.lying import groups
from cogs.prose import PROSE
from render import Picture, books
from tests.support.limits import check_message
from tests.support.panels import pressable
from tests.support.pressing import raw_press
from tests.support.world import World, a_world, body, galleries, shown


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def look(world: World, who: MemberActor, **options: str) -> ResponseMessage:
    result = await world.use(who, "card", **options)
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def buttons(message: ResponseMessage) -> list[str]:
    return [child["label"] for child in pressable(message) if child["type"] == 2]


async def test_a_card_has_picture_text_notes_and_sources(world: World) -> None:
    ann, *_ = world.people
    message = await look(world, ann, card="Merchant Statue")
    text = shown(message)
    assert "Cost 1 ivory, 1 jade, 2 gold · 2 rounds of work · 4 points" in text
    assert "> Your master at the market draws 1 random material from the bag." in text
    assert "after Privileged Treatment" in text
    assert "◆ Ours: points." in text
    assert [file.filename for file in message.attachments] == ["card.png"]
    ((alt,),) = galleries(message.message)
    assert alt is not None
    assert alt.startswith("Merchant Statue, basic project. Cost 1 ivory")
    assert buttons(message) == [
        "Starting a project",
        "Rewards of projects and visits",
        "Paying",
    ]


async def test_autocomplete_finds_cards_in_all_languages(world: World) -> None:
    ann, *_ = world.people
    for typed, value in {
        "Swift": "zongshi:swift_fingers_sure_fingers",
        "眼明手快": "zongshi:swift_fingers_sure_fingers",
        "商人雕像": "zongshi:merchant_statue",
        "铁": "swordsmith:iron",
        "鐵": "swordsmith:iron",
        "fire conj": "swordsmith:m5",
    }.items():
        assert value in await world.choices(ann, "card", "card", typed)
    found = await world.choices(ann, "card", "card", "merchant")
    assert found["zongshi:merchant"] == "Merchant · townsperson · Zong Shi"
    assert found["swordsmith:n1"] == "Merchant's Son · adventurer · Master Swordsmith"
    only = await world.choices(ann, "card", "card", "merchant", game="swordsmith")
    assert {value.partition(":")[0] for value in only} == {"swordsmith"}
    await world.slash(ann, "me language", language="zh-CN")
    found = await world.choices(ann, "card", "card", "Guild Seal")
    assert found["swordsmith:guild_seal"] == "公会印章 · 辅助牌 · 铸剑大师"


async def test_what_lies_here_is_suggested_first(world: World) -> None:
    await world.table_of(world.people[:2], "swordsmith")
    ann, *_ = world.people
    table = await world.app.tables.table(world.channel.id)
    first, *_ = await world.choices(ann, "card", "card")
    (_, waiting), *_ = groups(table, ann.id, "en")
    assert first == f"swordsmith:{waiting[0]}"


async def test_what_is_typed_by_hand_finds_a_card_or_near_ones(world: World) -> None:
    ann, *_ = world.people
    assert "### Gold\n" in shown(await look(world, ann, card="gold"))
    several = await look(world, ann, card="mastery")
    assert "“mastery” fits more than one card:" in shown(several)
    assert "Gold Mastery" in buttons(several)
    unknown = await look(world, ann, card="Wetstone @everyone", game="swordsmith")
    assert "No card is called “Wetstone " in shown(unknown)
    assert "@everyone" not in shown(unknown)
    assert "Whetstone" in buttons(unknown)
    await ann.click(unknown, label="Whetstone")
    assert "### Whetstone" in shown(unknown)
    assert len(shown(await look(world, ann, card="x" * 6000))) < 300


async def test_pages_lead_on_also_after_a_restart(world: World) -> None:
    ann, *_ = world.people
    message = await look(world, ann, card="Fire Conjurer")
    await world.restart()
    select = next(child for child in pressable(message) if child["type"] == 3)
    await ann.select(message, ["spring_keeper"], custom_id=select["custom_id"])
    assert "### Spring Keeper" in shown(message)
    await ann.click(message, label="Loyal customers")
    assert "Master Swordsmith · Loyal customers" in shown(message)
    assert message.attachments == []


async def test_pages_of_another_release_are_answered(world: World) -> None:
    ann, *_ = world.people
    message = (await look(world, ann, card="jade")).message
    before = shown(message)
    for custom_id, values in (
        ("g1:card:zongshi:excalibur:r0", []),
        ("g1:card:chess:jade:r0", []),
        ("g1:card:zongshi", []),
        ("g1:card:zongshi:-:s", ["excalibur"]),
        ("g1:card:zongshi:-:s", []),
        ("g1:card:zongshi:-:b0", ["iron"]),
    ):
        asked, is_select = len(world.env.http_requests), ":-:" in custom_id
        await raw_press(world, ann, message, custom_id, values, is_select=is_select)
        answers = [body(request).get("content", "") for request in world.env.http_requests[asked:]]
        assert "another release of mine" in "".join(map(str, answers)), custom_id
        assert shown(message) == before


async def test_a_card_that_cannot_be_drawn_is_told_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Picture:
        raise OSError("no font")

    monkeypatch.setattr(books, "card", fail)
    ann, *_ = world.people
    with structlog.testing.capture_logs() as logs:
        message = await look(world, ann, card="Strongbox")
    assert "Keep up to 4 unspent money and vouchers as vouchers." in shown(message)
    assert message.attachments == []
    assert [line["event"] for line in logs] == ["picture of a page not drawn"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CARDS)
async def test_every_page_fits_and_leads_somewhere(game: str, locale: str) -> None:
    reader = Reader(game, locale, PROSE[game].cards(None))
    cards = reader.cards()
    near = reader.choices()[:5]
    shown_pages = [page(reader, card) for card in cards.values()]
    for parts, rows in (*shown_pages, missed("?" * 200, near)):
        everything: list[Part] = [*parts, Picture("card.png", b"", "x" * 1024)]
        view = layout(everything, rows)
        check_message({"components": [item.to_component_dict() for item in view.children]})
        for item in view.walk_children():
            custom_id = str(getattr(item, "custom_id", ""))
            if custom_id.startswith("g1:rules:"):
                assert place_of("rules", custom_id.removeprefix("g1:rules:")) is not None
            elif custom_id:
                place = place_of("card", custom_id.removeprefix("g1:card:"))
                assert place is not None
                assert place.game in CARDS
