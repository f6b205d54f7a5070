"""Display names as people type them to see what gives: one list for texts and for pictures."""

from __future__ import annotations

from itertools import chain

from bot.cli.drawing import AWKWARD

MARKUP = (
    "**bold** __under__ ~~gone~~",
    "` @everyone",
    "@here",
    "<@&123> ||x|| [a](http://b)",
    "<@123456789012345678>",
    "<#1> <:a:2> <t:1:R> </roll:3>",
    "https://example.com",
    "# heading",
    "-# small",
    "> quoted",
    "1. first",
    "- item",
    "back\\slash\\",
    "\uff20everyone",
)
NOTHING = (
    "",
    "   ",
    "\u200b\u200c\u200d\u2060\ufeff",
    "\u202e\u2066\u2069\u202c",
    "\u3164\u115f\u2800",
    "\u0301\u0301",
    " \u0301\u20e3",
    "\u3164\u0489",
    "\ufe0f\u034f",
    "\ue000\uf8ff",
    "\U000e0041\U000e0042",
    "\n\t\x00",
)
NOT_DRAWN = ("﷽", "\U00013080\U000131a3", "\U0001242b", "ᚠᛇᚻ")
"""Visible to readers whose client has a font for them."""
EMOJI = (
    "🎲" * 32,
    "👨\u200d👩\u200d👧\u200d👦 family 🏳️\u200d🌈",
    "🇹🇼 🇩🇪 🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "👍🏽👋🏿✌🏻",
    "1️⃣2️⃣#️⃣*️⃣",
    "🪿🫨",
)
SCRIPTS = (
    "محمد عبد الله",
    "مَرْحَبًا (123) abc",
    "می\u200cخواهم",
    "שלום world מלאכה",
    "क्षत्रिय स्त्रीं",
    "ශ්\u200dරී",
    "ศิลปินผู้ยิ่งใหญ่",
    "தமிழ் తెలుగు ಕನ್ನಡ",
    "თბილისი Հայաստան",
    "Ō\u0301kubo 大久保",
    "𝓜𝓮𝓲 𝕱𝖆𝖓𝖈𝖞",
    "(╯°□°)╯︵ ┻━┻",
)
WIDE = ("W" * 32, "永" * 32, "Ｗ" * 32, "i" * 32, "﷽" * 8, "⸻" * 8)
HIDDEN_PARTS = (
    "\u202eDlrow \u2066Olleh",
    "line\nbreak\r\nand\x00nul\u2028end",
    "Z" + "\u0338\u0327\u0322\u0349\u034e" * 20 + "a\u0334\u031b\u0347lgo",
    "ก" + "\u0e49" * 30,
    "a\u200d\u200d\u200db\u200c",
)
NAMES = tuple(
    dict.fromkeys(chain(MARKUP, NOTHING, NOT_DRAWN, EMOJI, SCRIPTS, WIDE, HIDDEN_PARTS, *AWKWARD))
)
