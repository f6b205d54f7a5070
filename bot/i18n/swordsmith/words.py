"""The game's words in one language: what ids and counts are called in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar

from bot.games.swordsmith.cards import Need, SwordsmithCatalogue
from bot.games.swordsmith.terms import KINDS
from bot.i18n.naming import GameWords
from bot.i18n.texts import has_text, t
from bot.i18n.words import in_a_row, kebab, list_of


class Words(GameWords[SwordsmithCatalogue], frozen=True):
    """How things are called for one reader; an id that nobody knows stands for itself."""

    game: ClassVar[str] = "swordsmith"

    def card(self, card: str) -> str:
        """A card's name inside a sentence; the cards of the market are never quoted."""
        return self.name(card) if card in KINDS else super().card(card)

    def amount(self, card: str, count: int) -> str:
        """A card, or several of it: "2 × Iron"."""
        return t(self.locale, "swordsmith-amount", count=count, card=self.card(card))

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards as one phrase, alike ones counted; the word for nothing without cards."""
        amounts = [self.amount(card, count) for card, count in Counter(cards).items()]
        return list_of(self.locale, amounts) or t(self.locale, "swordsmith-nothing")

    def names_of(self, ids: Iterable[str]) -> str:
        """Adventurers or professions as one phrase."""
        return list_of(self.locale, [self.name(one) for one in ids])

    def part(self, part: str) -> str:
        """A part of a sword inside a sentence: "the blade"."""
        key = f"swordsmith-part-{kebab(part)}.the"
        return t(self.locale, key) if has_text(key) else part

    def part_name(self, part: str) -> str:
        """A part of a sword as a word of its own."""
        return t(self.locale, f"swordsmith-part-{kebab(part)}")

    def tier(self, tier: str) -> str:
        """How far a need is met."""
        return t(self.locale, f"swordsmith-tier-{tier}")

    def sword(self, place: int) -> str:
        """A sword by its place, 0 for the first: "Sword 1"."""
        return t(self.locale, "swordsmith-sword", sword=place + 1)

    def nudge(self, by: int) -> str:
        """A waiting token more (1) or less (-1)."""
        return t(self.locale, "swordsmith-nudge", by=by)

    def vouchers(self, count: int) -> str:
        """So many vouchers."""
        return t(self.locale, "swordsmith-vouchers", count=count)

    def workers(self, count: int) -> str:
        """So many workers."""
        return t(self.locale, "swordsmith-workers", count=count)

    def stars(self, count: int) -> str:
        """So many stars."""
        return t(self.locale, "swordsmith-stars", count=count)

    def reputation(self, count: int) -> str:
        """So much reputation."""
        return t(self.locale, "swordsmith-reputation", count=count)

    def means(self, workers: int, money: int, vouchers: int) -> str:
        """What a turn can be played with: "2 workers, 1 money and 3 vouchers"."""
        phrases = [self.workers(workers)]
        if money:
            phrases.append(t(self.locale, "swordsmith-money", count=money))
        if vouchers:
            phrases.append(self.vouchers(vouchers))
        return list_of(self.locale, phrases)

    def kind(self, card: str) -> str:
        """What a card of the market is: "metal of grade 2"."""
        basic = self.catalogue.basics[card]
        key = f"swordsmith-kind-{basic.kind}"
        return t(self.locale, key, value=basic.value, grade=basic.grade)

    def metal(self, grade: int) -> str:
        """The metal of a grade."""
        of_grade = (card for card in self.catalogue.basic if card.grade == grade)
        return next((self.name(card.id) for card in of_grade), str(grade))

    def need(self, need: Need) -> str:
        """What a need looks at: "blade Iron+, hilt Steel+, Fire, 2 stars (and so a hilt)"."""
        # Both slots of the blade are always needed, whatever their grade.
        phrases = [self._grade("swordsmith-need-blade", max(need.blade, 1))]
        if need.hilt:
            phrases.append(self._grade("swordsmith-need-hilt", need.hilt))
        phrases += [self.amount(card, count) for card, count in Counter(need.elements).items()]
        if need.stars:
            stars = self.stars(need.stars)
            named = int(need.hilt > 0)
            phrases.append(t(self.locale, "swordsmith-need-stars", stars=stars, hilt=named))
        return in_a_row(self.locale, phrases)

    def _grade(self, key: str, grade: int) -> str:
        is_top = grade == max(card.grade for card in self.catalogue.basic)
        return t(self.locale, key, metal=self.metal(grade), top=int(is_top))

    def score_line(self, line: str) -> str:
        """What a line of the score sheet counts: reputation in a profession, by its name."""
        return self.name(line)

    def value(self, field: str, value: Any) -> str | int:
        """A field of an event, a move or an error as a variable of its text."""
        if field in ("card", "into", "metal", "element"):
            return self.card(value)
        if field in ("cards", "discarded"):
            return self.cards(value)
        if field in ("adventurer", "profession", "ability"):
            return self.name(value)
        if field in ("adventurers", "professions"):
            return self.names_of(value)
        if field == "sword":
            return 0 if value is None else int(value) + 1
        if field in ("part", "tier", "vouchers"):
            return str(getattr(self, field)(value))
        return super().value(field, value)
