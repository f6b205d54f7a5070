"""What people type, as one line that can be shown: nothing unseen, no towers of marks.

Display names are whatever people type. Texts and pictures clean them here alike.
"""

from __future__ import annotations

import unicodedata

import regex

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by category, empty by looks."""
_JOINERS = "\u200c\u200d"
_MOST_MARKS = 3
"""On one letter; more only make a tower."""
_ORDINARY = regex.compile(rf"[\p{{L}}\p{{N}}\p{{P}}\p{{S}}\p{{Zs}}--[{_BLANKS}]]*", regex.V1)
_CLUSTER = regex.compile(r"\X")
# The tables of `regex` are years newer than those of `unicodedata`: they know the latest emoji.
_UNSEEN = regex.compile(r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}--\p{Extended_Pictographic}]", regex.V1)
_MARK = regex.compile(r"[\p{Mn}\p{Me}]")
_LETTER = regex.compile(r"\p{L}")
_EMOJI = regex.compile(r"\p{Extended_Pictographic}")
_REGION = regex.compile(r"\U0001f3f4[\U000e0020-\U000e007e]{1,6}\U000e007f")
"""The flag of a region, spelt in letters that are not seen."""
_WRITTEN_WITH_JOINERS = regex.compile(
    r"[\p{Arabic}\p{Syriac}\p{Mongolian}\p{Devanagari}\p{Bengali}\p{Gurmukhi}\p{Gujarati}\p{Oriya}"
    r"\p{Tamil}\p{Telugu}\p{Kannada}\p{Malayalam}\p{Sinhala}\p{Khmer}\p{Myanmar}]"
)


def plain(text: str) -> str:
    """Text in one line, without controls, unseen characters and towers of marks."""
    if _ORDINARY.fullmatch(text):
        # Most of what is written: letters that are seen, each by itself.
        return unicodedata.normalize("NFC", " ".join(text.split()))
    spaced = "".join(" " if char.isspace() or char in _BLANKS else char for char in text)
    found = clusters(unicodedata.normalize("NFC", spaced))
    return " ".join("".join(map(_tame, found)).split())


def clusters(text: str) -> list[str]:
    """What a reader takes for one character each."""
    return [found.group() for found in _CLUSTER.finditer(text)]


def _tame(cluster: str) -> str:
    """A cluster with what is seen of it; nothing of what has no base to stand on."""
    if cluster.startswith(" "):
        # Its marks would stand on whatever comes before the name.
        return " "
    if _REGION.fullmatch(cluster):
        return cluster
    kept: list[str] = []
    marks = 0
    for char in cluster:
        if char in _JOINERS:
            if kept and kept[-1] not in _JOINERS and _joins(cluster):
                kept.append(char)
        elif _MARK.match(char):
            marks += 1
            kept += [char] if marks <= _MOST_MARKS else []
        elif not _UNSEEN.match(char):
            marks = 0 if _LETTER.match(char) else marks
            kept.append(char)
    tamed = "".join(kept)
    if _EMOJI.search(tamed):
        tamed = tamed.rstrip(_JOINERS)
    return "" if all(char in _JOINERS or _MARK.match(char) for char in tamed) else tamed


def _joins(cluster: str) -> bool:
    """Whether a joiner in a cluster changes how it looks, instead of only hiding there."""
    return bool(_EMOJI.search(cluster) or _WRITTEN_WITH_JOINERS.search(cluster))
