### 规则页面周围的文字；规则本身在 rules_zongshi.ftl 与 rules_swordsmith.ftl。

rules-title = ### { $game } · { $topic }
rules-contents = 目录
rules-legend = -# ◆ 我们的裁定或自定的数字：公开的规则在此处没有写，或者不止一种读法。
rules-number = -# 第 { $number } 个主题，共 { $count } 个
rules-choose = 选一个主题
rules-other-topic = 其他主题
rules-before = ◀ { $topic }
rules-after = { $topic } ▶
rules-begin = 开始阅读：{ $topic } ▶
rules-other-game = { $game }的规则
rules-unknown = 没有“{ $typed }”这个主题。也许你要找的是：
rules-several = “{ $typed }”符合不止一个主题：
