### 查询卡牌时周围的文字，与游戏无关。

card-title = ### { $name }
card-kind = { $kind } · { $game }
card-printed = -# 公开的规则里有：{ $fields }。
card-derived = -# 由公开的规则推得：{ $fields }。
card-ours = -# ◆ 我们自定：{ $fields }。
card-unknown = 没有叫“{ $typed }”的卡牌。也许你要找的是：
card-several = “{ $typed }”符合不止一张卡牌：
card-see = 相关卡牌
card-look = 查询：{ $group }
card-picture = { $name }，{ $kind }。{ $facts }
card-choice = { $name } · { $kind } · { $game }

## 会注明来源的项目

card-field-name = 名称
# Of a name that is printed: in which language.
card-field-english-name = 英文名称
card-field-chinese-name = 中文名称
card-field-effect = 效果
card-field-copies = 张数
card-field-cost = 费用
card-field-time = 制作轮数
card-field-points = 分数
card-field-material = 材料
card-field-play = 使用时机
card-field-kind = 种类
card-field-price = 价格
card-field-value = 价值
card-field-grade = 等级
card-field-needs = 需求
card-field-bounty = 赏金
card-field-reputation = 信誉
card-field-patience = 等待期
card-field-loyal-ability = 忠实客户的能力
