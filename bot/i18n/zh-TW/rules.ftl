### 規則頁面周圍的文字；規則本身在 rules_zongshi.ftl 與 rules_swordsmith.ftl。

rules-title = ### { $game } · { $topic }
rules-contents = 目錄
rules-legend = -# ◆ 我們的裁定或自訂的數字：公開的規則在這裡沒有寫，或有不只一種讀法。
rules-number = -# 第 { $number } 個主題，共 { $count } 個
rules-choose = 選一個主題
rules-other-topic = 其他主題
rules-before = ◀ { $topic }
rules-after = { $topic } ▶
rules-begin = 開始讀：{ $topic } ▶
rules-other-game = { $game }的規則
rules-unknown = 沒有「{ $typed }」這個主題。也許你要找的是：
rules-several = 「{ $typed }」符合不只一個主題：
