### 此时此地能做什么：`/help` 和版图的帮助按钮。

help-title = ### 帮助

## 没有牌桌，或已经结束

help-no-table = 这个频道没有牌桌。
help-open = - `/table new` 在这里或新的子区开一桌。你就是房主，其他人点按钮加入。
help-list = - `/table list` 列出这个服务器上其他人在哪里玩。
help-read = - `/rules` 按主题教你玩，`/card` 说明任何卡牌、板块或冒险家，`/learn` 带你和 AI 玩第一局。
help-language = - `/me language` 设置我用哪种语言回复你。
help-finished = 这一桌{ $game }已经玩完，`/table board` 和 `/table log` 仍可查看。
help-again = - 分数下面的“{ button-again }”会为同一批人开新的一桌。
help-replay = - `/record replay` 可以逐张重看这局游戏。
help-ended = 这一桌{ $game }中途结束了，`/table board` 和 `/table log` 仍可查看。
help-cancelled = 这里的上一桌{ $game }在开始前取消了。

## 开始之前

help-lobby = 这里正在组一桌{ $game }。已入座：{ $names }（{ $count }/{ $most }）。
help-host =
    { $missing ->
        [0] - 你是房主：点“{ button-start }”就开始游戏。
       *[other] - 你是房主。还差 { $missing } 人，到齐后点“{ button-start }”。
    }
help-host-options = - “{ button-options }”可以改语言、座位和规则，也可以请人离座或取消这一桌。
help-ai = - “{ button-add-ai }”让一个 AI 入座，`/seat remove-ai` 请它离座。
help-seated = - 你坐在这一桌。由房主 { $name } 开始游戏。
help-leave = - 游戏还没开始时，“{ button-leave }”会空出你的座位。
help-join = - 点“{ button-join }”入座。由房主 { $name } 开始游戏。
help-full = - 座位已满。等人离开，或者在别的频道另开一桌。
help-lobby-commands = - 那里的按钮都有命令：`/table join`、`/table leave`、`/table start`、`/table options`。

## 游戏进行中

help-asked = **轮到你了。**
help-undo = - `/game undo` 或面板里的“{ panel-undo }”可以撤销你的最后一步行动，只要没有翻开隐藏的东西，之后也没有别人行动。
help-no-undo = - 现在没有可以撤销的行动。
help-not-asked = **现在不需要你行动。**
help-looks = - “{ panel-hand }”“{ panel-board }”“{ panel-log }”显示当前情况，只给你一个人看；`/table hand`、`/table board`、`/table log` 也一样。`/table text` 用文字说明整个版图。
help-pinged = - 轮到你时，会在这里提醒你。
help-spectator = **你不在这一桌。**可以旁观：
help-spectator-looks = - “{ panel-board }”和“{ panel-log }”显示当前情况；`/table board`、`/table text`、`/table log` 也一样。
help-hidden = - 手牌和其他秘密要到游戏结束才看得到。

## 按钮

help-rules = { $game }的规则
help-topic = 规则：{ $topic }
