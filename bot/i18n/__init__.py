"""What people read, in every language: Fluent catalogues and the prose made from them."""

from __future__ import annotations

from bot.i18n.texts import LOCALES, TextError, has_text, t
from bot.i18n.words import list_of

__all__ = ["LOCALES", "TextError", "has_text", "list_of", "t"]
