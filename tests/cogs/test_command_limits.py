"""Discord's limits for commands, over the payload that is really sent, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.app import utc_now
from bot.client import GuildhallClient
from bot.i18n import t
from cogs.registration import payload
from cogs.services import Drawer, Services
from cogs.translator import LANGUAGES

NAME = re.compile(r"^[-_'\w]{1,32}$")
GROUPS = (1, 2)
CHOSEN = (3, 4, 10)
ALONE = ("learn", "me", "rules", "card")
LOCALES = [None, *(locale.value for locale in LANGUAGES)]

NOBODY: Any = None
"""Stands in for collaborators that naming commands needs none of."""

Node = dict[str, Any]


async def commands() -> list[Node]:
    services = Services(NOBODY, NOBODY, Drawer(), NOBODY, NOBODY, utc_now)

    async def nobody(_client: GuildhallClient) -> None:
        return None

    client = GuildhallClient(services, nobody)
    await client.add_everything()
    sent = await payload(client.tree)
    await client.close()
    return sent


@pytest.fixture
async def sent() -> list[Node]:
    return await commands()


def walked(nodes: list[Node], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Node]]:
    for node in nodes:
        here = (*path, node["name"])
        yield here, node
        yield from walked(node.get("options", []), here)


def is_command(node: Node) -> bool:
    """Whether it can be used, and is neither a group nor an option."""
    return node["type"] == 1 and all(option["type"] > 2 for option in node.get("options", []))


def said(node: Node, field: str, locale: str | None) -> str:
    translated: dict[str, str] = node.get(f"{field}_localizations") or {}
    return str(node[field]) if locale is None else translated[locale]


@pytest.mark.parametrize("locale", LOCALES)
async def test_names_and_descriptions_fit_in_every_language(
    sent: list[Node], locale: str | None
) -> None:
    for path, node in walked(sent):
        name, description = said(node, "name", locale), said(node, "description", locale)
        assert NAME.match(name), path
        assert name == name.lower(), path
        assert 1 <= len(description) <= 100, path


@pytest.mark.parametrize("locale", LOCALES)
async def test_no_two_siblings_share_a_name_in_any_language(
    sent: list[Node], locale: str | None
) -> None:
    groups = [sent, *(node.get("options", []) for _, node in walked(sent))]
    for group in groups:
        names = [said(node, "name", locale) for node in group]
        assert len(names) == len(set(names)), names


@pytest.mark.parametrize("locale", LOCALES)
async def test_choices_fit_in_every_language(sent: list[Node], locale: str | None) -> None:
    for path, node in walked(sent):
        choices = node.get("choices") or []
        assert len(choices) <= 25, path
        names = [said(choice, "name", locale) for choice in choices]
        assert len(set(names)) == len(names), path
        assert all(1 <= len(name) <= 100 for name in names), path
        assert len({choice["value"] for choice in choices}) == len(choices), path


async def test_groups_commands_and_options_are_few_enough_and_in_order(sent: list[Node]) -> None:
    assert len(sent) <= 100
    for path, node in walked(sent):
        options = node.get("options") or []
        assert len(options) <= 25, path
        assert len(path) <= 4, path
        required = [bool(option.get("required")) for option in options]
        assert required == sorted(required, reverse=True), path


@pytest.mark.parametrize("locale", LOCALES)
async def test_each_command_stays_under_8000_characters(
    sent: list[Node], locale: str | None
) -> None:
    for command in sent:
        total = 0
        for _, node in walked([command]):
            total += max(len(node["name"]), len(said(node, "name", locale)))
            total += max(len(node["description"]), len(said(node, "description", locale)))
            total += sum(len(str(choice["value"])) for choice in node.get("choices") or [])
            total += sum(
                max(len(choice["name"]), len(said(choice, "name", locale)))
                for choice in node.get("choices") or []
            )
        assert total <= 8000, (command["name"], total)


async def test_every_typed_option_is_completed_or_has_choices(sent: list[Node]) -> None:
    for path, node in walked(sent):
        if node.get("type") == 3 and len(path) > 1:
            assert node.get("autocomplete") or node.get("choices"), path


async def test_commands_are_for_servers_and_what_needs_no_table_for_direct_messages_too(
    sent: list[Node],
) -> None:
    for command in sent:
        assert command["contexts"] == ([0, 1] if command["name"] in ALONE else [0])
        assert command["integration_types"] == [0], command["name"]


async def test_the_payload_names_everything_as_the_english_catalogue_does(sent: list[Node]) -> None:
    for path, node in walked(sent):
        key = "command-" + "-".join(path).replace("_", "-")
        assert node["name"] == t("en", key)
        assert node["description"] == t("en", f"{key}.description")


async def test_all_commands_of_this_release_are_there(sent: list[Node]) -> None:
    leaves = {" ".join(path) for path, node in walked(sent) if is_command(node)}
    table = "new join leave start board hand log list cancel text remove options"
    moves = (
        "draft start market temple pawn visit pass wait scroll take discard keep buy decline choose"
    )
    smith = (
        "play coins place furnace pool dismantle work buy smelt hatch refine end "
        "offer decline bid nudge upgrade treasure choose"
    )
    assert leaves == {
        *(f"table {name}" for name in table.split()),
        *(f"zongshi {name}" for name in moves.split()),
        *(f"sword {name}" for name in smith.split()),
        *(f"seat {name}" for name in ("add-ai", "remove-ai", "hand-over", "take-back")),
        "game end",
        "game orders",
        "game undo",
        "record replay",
        "me language",
        "rules",
        "card",
        "help",
        "me tables",
        "learn",
    }
