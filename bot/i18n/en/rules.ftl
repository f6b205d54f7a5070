### What stands around a page of the rules; the pages are in rules_zongshi.ftl and rules_swordsmith.ftl.

rules-title = ### { $game } · { $topic }
rules-contents = Contents
rules-legend = -# ◆ our ruling or our figure: the published rules are silent here or can be read in more than one way.
rules-number = -# Topic { $number } of { $count }
rules-choose = Choose a topic
rules-other-topic = Another topic
rules-before = ◀ { $topic }
rules-after = { $topic } ▶
rules-begin = Begin: { $topic } ▶
rules-other-game = Rules of { $game }
rules-unknown = There is no topic “{ $typed }”. Perhaps you mean one of these:
rules-several = “{ $typed }” fits more than one topic:
