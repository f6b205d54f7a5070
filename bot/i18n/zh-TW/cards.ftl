### 查卡牌時周圍的文字，不管哪個遊戲。

card-title = ### { $name }
card-kind = { $kind } · { $game }
card-printed = -# 公開的規則裡有的：{ $fields }。
card-derived = -# 由公開的規則推出來的：{ $fields }。
card-ours = -# ◆ 我們自訂的：{ $fields }。
card-unknown = 沒有叫「{ $typed }」的卡牌。也許你要找的是：
card-several = 「{ $typed }」符合不只一張卡牌：
card-see = 相關的卡牌
card-look = 查：{ $group }
card-picture = { $name }，{ $kind }。{ $facts }
card-choice = { $name } · { $kind } · { $game }

## 會說明來源的項目

card-field-name = 名稱
# Of a name that is printed: in which language.
card-field-english-name = 英文名稱
card-field-chinese-name = 中文名稱
card-field-effect = 效果
card-field-copies = 張數
card-field-cost = 費用
card-field-time = 製作輪數
card-field-points = 分數
card-field-material = 材料
card-field-play = 使用時機
card-field-kind = 種類
card-field-price = 價格
card-field-value = 價值
card-field-grade = 等級
card-field-needs = 需求
card-field-bounty = 賞金
card-field-reputation = 信譽
card-field-patience = 等待期
card-field-loyal-ability = 忠實顧客的能力
