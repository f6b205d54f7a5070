### 主持人在每张桌上都会说的话，与游戏无关。
### 命令一律以英文名称写在反引号里。

## 组合词语

list-separator = { "、" }
list-ending = { $head }、{ $last }

## 游戏与语言

game-zongshi = 宗师
game-swordsmith = 铸剑大师
language-en = English
language-zh-tw = 繁體中文
language-zh-cn = 简体中文

## AI 座位：AI 的称呼，用传说中的名匠，或由它代打的人

ai-name = AI { $name }
ai-for = AI 代 { $name }
legend-lu-ban = 鲁班
legend-ou-yezi = 欧冶子
legend-huang-daopo = 黄道婆
legend-cai-lun = 蔡伦
legend-gan-jiang = 干将
legend-mo-ye = 莫邪
legend-ma-jun = 马钧
legend-zhang-heng = 张衡

## 哪里不对：牌桌的错误

error-no-table = 这个频道还没有牌桌。用 `/table new` 开一桌。
error-channel-taken =
    { $status ->
        [lobby] 这个频道有一桌{ $game }正在组局。用 `/table join` 加入，或者去别的频道、子区另开一桌。
       *[playing] 这个频道有一桌{ $game }正在进行。请去别的频道或子区另开一桌。
    }
error-unknown-game = 没有叫“{ $game }”的游戏。请从命令列出的列表里选。
error-rule-of-another-game = { $game }没有“{ $rule }”这个开桌选项。这次没有开桌；请去掉它，或改选有这个选项的游戏。
error-already-seated = 你已经在这一桌了。开始前可以用 `/table leave` 离开。
error-not-seated = 你不在这一桌。版图谁都可以看：`/table board`。
error-table-full =
    { $seats ->
       *[other] { $seats } 个座位已满。可以等人离开，或在别的频道开桌。
    }
error-too-few-players =
    { $have ->
       *[other] 现在有 { $have } 人，需要 { $need } 人。其他人用 `/table join` 加入，或者用 `/seat add-ai` 添加 AI。
    }
error-not-host = 只有房主{ $host }或服务器管理员可以这样做。
error-only-host = 只有房主{ $host }可以这样做。
error-not-at-table = 这个人不在这一桌。在座的有：{ $seats }。
error-no-such-ai = 这个 AI 已经不在这一桌了。什么都没有改变。
error-seat-handed-over = 你的座位正由 AI 代打。用 `/seat take-back` 收回，就由你自己玩。
error-not-handed-over = 你的座位本来就由你自己玩，不需要收回。
error-seats-taken = 现在坐了 { $have } 人，座位数可以是 { $least } 到 { $most }。请先用 `/table remove` 请人离座，或选别的数字。
error-table-closed = 这一桌已经关闭：玩完了、放弃了或取消了。请用 `/table new` 开新的一桌。
error-table-gone = 这一桌已经不存在了。请用 `/table new` 开新的一桌。
error-already-started = 这一桌已经开始，不能再变更座位。房主可以用 `/game end` 结束游戏。
error-not-started = 游戏还没开始。由房主用 `/table start` 开始。
error-not-your-turn = 还没轮到你。正在等：{ $seats }。
error-table-moved-on = 牌局已经往下进行，这个问题不用再回答了。什么都没有改变。
error-table-busy = 暂时无法访问这一桌，什么都没有改变。请稍后再试。
error-table-broken = 当前版本读不出第 { $table } 桌。房主或管理员可以用 `/game end` 结束它。
error-no-such-order = 不能这样指示。请从预先指示提供的选项里选：`/game orders`。
error-order-gone = 你已经没有这条预先指示了：用掉了或取消了。
error-not-your-lesson = 这是别人的教学局。用 `/learn` 开你自己的。
error-nothing-to-replay = 这个频道还没有开始过任何游戏。用 `/table new` 开一桌，开始之后就可以重看。
error-game-goes-on = 只有玩到最后的游戏才能做成动画。不填 `animation`，`/record replay` 就会逐张重看这一局。
error-nothing-to-undo = 没有可以撤销的：你在这个回合还没有行动过。
error-not-your-move = 最后一步是 { $seats } 走的。你只能撤销自己的行动。
error-move-revealed = 你的最后一步翻开了隐藏的东西或掷了骰子，不能撤销。
error-ai-revealed = { $seats } 之后已经行动，翻开了隐藏的东西或掷了骰子，所以你那一步不能撤销。

## 哪里不对：交给游戏的内容

invalid-bad-move = 无法识别“{ $text }”这个行动。
invalid-bad-state = 这局游戏的存档读不出来（{ $reason }）。
invalid-bad-events = 这局游戏的记录读不出来（{ $reason }）。
invalid-wrong-seats = 这个游戏适合 { $fewest } 到 { $most } 人，不是 { $seats } 人。
invalid-unknown-option = 这个游戏没有叫“{ $option }”的开桌选项。
invalid-bad-option = 开桌选项“{ $option }”不能是这个值。
invalid-unknown-catalogue = 这里没有 { $file } 的卡牌数据 { $item }。
invalid-bad-catalogue = { $file } 里的卡牌数据与游戏不符（{ $item }：{ $reason }）。

## 哪里不对：Discord

error-wrong-place = 只能在服务器的文字频道和子区里开桌。请到那里使用这个命令。
error-other-game = 这桌玩的是{ $game }，请用 { $command } 下的命令。
error-missing-permissions = 我在这个频道缺少权限：{ $permissions }。请服务器管理员开放。
error-ours = 我这边出错了。请先用 `/table board` 看看局面，再试一次。如果一直如此，请把编号 { $reference } 告诉机器人的主人。
error-updating = 这个命令改过了，你的 Discord 还没更新。请等一分钟再试。
error-unknown-press = 我不认识这个按钮：它属于我的另一个版本。什么都没有改变。用 `/table board` 查看当前局面；按钮能做的，命令都能做。
error-inside-thread = 子区里不能再开子区，所以什么都没有变。去掉 `thread`，牌桌就直接放在这里。
error-thread-refused = Discord 没有开出子区，所以什么都没有变。去掉 `thread`，牌桌就直接放在这里。
error-too-many-threads = 这个服务器的子区已达 Discord 的上限，所以什么都没有变。请归档一个，或去掉 `thread`，牌桌就直接放在这里。
error-closing = 我正在重启。请一分钟后再试，进度不会丢失。
error-not-among-players = 只有玩过这一局的人或管理员，才能给大家看。你可以选只给自己看。

permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-create-public-threads = 创建公开子区
permission-attach-files = 附加文件
permission-embed-links = 嵌入链接
permission-read-message-history = 阅读消息历史记录

## 可以怎么做：手动输入的选项、自动补全

choice-refused = 这里不能选“{ $typed }”。可以选：{ $choices }。
choice-ambiguous = “{ $typed }”符合不止一项：{ $choices }。请再多输几个字。
choice-nothing = “{ $option }”在这里没有可选的，请留空。
choice-left = 剩 { $money }
choice-begins-work = 同时开工
more-needed = 请指定{ $what }：{ $choices }。
more-left = { $choices }，另有 { $count } 项
answer-with = 问你：{ $question }请用 { $command } 回答。
autocomplete-nothing = 这里没有可选的
autocomplete-not-seated = 你不在这一桌
autocomplete-handed-over = 你的座位正由 AI 代打
autocomplete-not-your-turn = 还没轮到你
autocomplete-no-table = 这个频道没有牌桌
autocomplete-other-game = 这桌玩的是另一款游戏
autocomplete-none = 不用

## 组局

lobby-title = { $game } · 新的一桌
lobby-host = 房主：{ $name }
lobby-players = 玩家（{ $count }/{ $most }）：{ $names }
lobby-seats = 适合 { $least } 到 { $most } 人
lobby-seats-exactly =
    { $count ->
       *[other] 适合 { $count } 人
    }
lobby-unofficial =
    { $count ->
       *[other] { $count } 人局是非官方玩法，正式出版的游戏没有这个人数。
    }
lobby-language-label = 语言
lobby-setting = { $label }：{ $value }
option-on = 开
option-off = 关
lobby-missing =
    { $count ->
       *[other] 还差 { $count } 人。
    }
lobby-ready = 人数已够：{ $name } 可以开始。
lobby-full = 座位已满：{ $name } 可以开始。
lobby-join = 点“{ button-join }”或用 `/table join` 加入。房主可以点“{ button-add-ai }”添加 AI，再点“{ button-start }”开始。
lobby-started = 游戏已经开始。
lobby-cancelled = 这一桌在开始前取消了。
# $link: the new message's address
lobby-moved = 这一桌已搬到子区：{ $link }
thread-name = { $game } · { $name }

button-end = 结束游戏
button-join = 加入
button-leave = 离开
button-start = 开始
button-options = 开桌选项
button-thread = 搬到新的子区
button-cancel = 取消这一桌……
button-cancelled = 取消这一桌
button-again = 再玩一局
button-replay = 重看
button-add-ai = 添加 AI
button-hand-over = 交给 AI 代打
button-take-back = 收回座位

host-title = 这一桌的选项 · 仅你可见
host-playing = 游戏正在进行，选项已经固定。你可以替所有人结束游戏：结束后不能继续，但这一桌会保留下来。
host-language = 这一桌的语言
host-rules = 开桌选项
host-players = 座位
host-players-choice =
    { $count ->
       *[other] 最多 { $count } 人
    }
host-remove = 请人离座
host-remove-choice = 请 { $name } 离座

## 版图

board-round =
    { $round ->
        [0] { $game } · { $phase }
       *[other] { $game } · 第 { $round } 轮 · { $phase }
    }
board-turn = { $phase }：{ $name }
board-last-round = 最后一轮
board-due = 本轮等待期满：{ $names }
board-to-act = 轮到：{ $names }
board-asked = { $name }：{ $question }
board-waiting-since = 从 { $time } 开始
board-answered = 已回答：{ $names }
board-paused = **已暂停：**没有真人在玩，AI 不会一直自己玩下去。把座位交给 AI 的人可以用 `/seat take-back` 或“{ panel-turn }”收回座位，游戏就会继续。
board-table = 第 { $table } 桌
board-no-picture = 这张图没能画出来，下面是文字版的版图：
board-text-attached = 文字版的版图比一条消息还长，全文在文件 `{ $file }` 里。
board-text-cut = 一条消息放不下整张版图，用 `/table text` 查看全文。
board-ended = 这局游戏提前结束了。这一桌会保留下来。
board-over = 游戏结束。
board-unreadable = 当前版本读不出第 { $table } 桌。

# $mentions: who is called, $count: how many that are, $link: the board's address
ping-your-turn =
    { $count ->
        [1] { $mentions } 轮到你了：{ $link }
       *[other] { $mentions } 轮到你们了：{ $link }
    }

## 手牌、记录、列表

hand-title = 你的手牌 · 仅你可见
hand-scrolls =
    { $count ->
        [0] 没有卷轴（上限 { $limit }）。
       *[other] 卷轴（{ $count }/{ $limit }）：{ $scrolls }
    }
hand-materials = 材料（{ $count }/{ $capacity }）：{ $materials }
hand-tiles = 交换板块：{ $tiles }
hand-tokens = 拜访标记：{ $tokens }
hand-not-to-act = 现在不需要你行动。
hand-fits = 第 { $sword } 把剑适合：{ $fits }
hand-fit = { $adventurer }（{ $tier }）
hand-answer = 你的回答（还没公开）：{ $answer }

log-title = 记录 · 第 { $table } 桌
log-empty = 还没有发生任何事。
log-line = { $number }. { $text }
log-line-taken-back = { $number }. ~~{ $text }~~（已撤销）
log-earlier = 更早的记录已省略。
log-undone =
    { $count ->
       *[other] { $name } 撤销了 { $count } 步行动。
    }
log-taken-back = { $name } 收回了自己的回答。
log-hands-over = { $name } 把座位交给 AI 代打。
log-hands-back = { $name } 回来自己玩。

list-title = 这个服务器上开着的牌桌
list-empty = 这个服务器上没有开着的牌桌。用 `/table new` 开一桌。
list-lobby = { $channel } · { $game } · 组局中，{ $most } 个座位坐了 { $count } 个 · 房主 { $host }
list-playing = { $channel } · { $game } · 第 { $round } 轮 · 轮到：{ $names }
list-broken = { $channel } · { $game } · 当前版本读不出来
list-mine = 你的牌桌
list-mine-empty = 你没有在任何一桌入座。用 `/table new` 开一桌，或用 `/table list` 找一桌加入；`/learn` 会带你玩第一局。
# stands among the names of those who are to act
list-mine-you = 你
list-mine-move = **轮到你**
list-mine-away = AI 正在代你玩
list-mine-paused = 已暂停

## 计分

score-title = { $game } · 最终计分
score-points =
    { $points ->
       *[other] { $points } 分
    }
score-row = **{ $rank }** · { $name }：{ $points }
score-line = { $line }：{ $points }
score-sold = 卖出的剑：{ $count }
score-hands-open = 游戏结束，所有手牌公开。
score-tie = 平局：{ $reason }

## 回复

answer-done = 完成。
answer-repeated = 这一步已经做过了，不会重复。
answer-sealed = 所有人都回答之前，没有人看得到你的回答；在那之前你可以改答。
answer-opened = 开桌了。其他人用 `/table join` 加入。
answer-opened-thread = 在 { $thread } 开桌了。其他人到那里加入。
answer-options = 选项已变更。
answer-moved = 这一桌已搬到 { $thread }。其他人到那里加入。
answer-removed = 座位空出来了。
answer-ai-added = AI 已经入座。
answer-handed-over = 从现在起由 AI 替你玩。随时可以用 `/seat take-back` 或“{ panel-turn }”收回座位。
answer-taken-over = 座位还给你了。
answer-again = 用同样的人和选项开了新的一桌，由你当房主。
answer-again-open = 新的一桌已经开好了，你也在座。
answer-joined = 你入座了。
answer-left = 你离开了这一桌。
answer-left-last = 你是最后一位，这一桌关闭了。
answer-started = 游戏开始。
answer-cancelled = 这一桌已取消。
answer-ended = 游戏结束了。这一桌会保留下来。
answer-undone =
    { $count ->
       *[other] 撤销了你最后的 { $count } 步行动。
    }
answer-undone-partly =
    { $count ->
       *[other] 撤销了你最后的 { $count } 步行动。再之前的一步翻开了隐藏的东西或掷了骰子，不能撤销。
    }
answer-undone-with-ais =
    { $count ->
       *[other] 撤销了 { $count } 步行动：你的最后一步，以及 AI 之后走的。
    }
answer-taken-back = 收回了你的回答，没有人看到过。请重新回答。
answer-language = 以后我用{ $language }回复你。
answer-language-automatic = 以后我用你的 Discord 语言回复你。
answer-lost = { $mention } 给你的私人回复没能送达。版图上能看到你的行动，就说明已经生效；看不到就请再发一次。

end-question = 要替所有人结束这局游戏吗？结束后不能继续，但这一桌会保留下来。
cancel-question = 要在开始前取消这一桌吗？所有人都会离座。
hand-over-question = 要让 AI 替你玩吗？它会用你的手牌继续，所有人都会看到你把座位交给了它。你随时可以收回座位。
