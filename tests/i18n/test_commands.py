"""Names and descriptions of commands are what Discord takes, in every language."""

from __future__ import annotations

import re

import pytest

from bot.i18n import LOCALES, t
from tests.i18n.catalogues import family, parts

NAMES = sorted(family("command-"))
GROUPS = ("table", "seat", "game", "me", "learn", "rules", "card", "help", "zongshi", "sword")
"""What stands first in a command: groups, and commands without one."""
PARENTS = {name for name in NAMES if any(other.startswith(f"{name}-") for other in NAMES)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_names_and_descriptions_keep_the_limits(name: str, locale: str) -> None:
    key = f"command-{name}"
    shown = t(locale, key)
    assert re.fullmatch(r"[-_\w]{1,32}", shown)
    assert shown == shown.lower()
    assert 1 <= len(t(locale, f"{key}.description")) <= 100


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("parent", sorted(PARENTS))
def test_no_two_siblings_share_a_name(parent: str, locale: str) -> None:
    below = [name for name in NAMES if name.startswith(f"{parent}-")]
    # Not what belongs to one of these in its turn, as an option does to a command.
    below = [name for name in below if not any(name.startswith(f"{own}-") for own in below)]
    shown = [t(locale, f"command-{name}") for name in below]
    assert len(shown) == len(set(shown)) <= 25


@pytest.mark.parametrize("locale", LOCALES)
def test_groups_do_not_clash(locale: str) -> None:
    assert len({t(locale, f"command-{group}") for group in GROUPS}) == len(GROUPS)


@pytest.mark.parametrize("group", GROUPS)
def test_groups_fit_into_what_discord_stores(group: str) -> None:
    keys = [f"command-{name}" for name in NAMES if name == group or name.startswith(f"{group}-")]
    longest = sum(max(len(t(locale, key)) for locale in LOCALES) for key in keys)
    longest += sum(max(len(t(locale, f"{key}.description")) for locale in LOCALES) for key in keys)
    assert longest <= 8000


@pytest.mark.parametrize("locale", LOCALES)
def test_choices_and_labels_keep_the_limits(locale: str) -> None:
    names = {name for name in family("choice-") if not parts(locale)[f"choice-{name}"].variables}
    assert names
    for name in names:
        assert 1 <= len(t(locale, f"choice-{name}")) <= 100
    for name in family("button-"):
        assert 1 <= len(t(locale, f"button-{name}")) <= 80
    for name in family("autocomplete-"):
        assert 1 <= len(t(locale, f"autocomplete-{name}")) <= 100
