### Standing orders: the private screen where they are given, and what their owners are told of them.
### Variables: $items is what an order names, most wanted first; $order is an order as a phrase.

orders-title = Standing orders
orders-none = You have given none at this table.
orders-asked = You are asked something now, and that is yours to answer. Orders answer what is asked later.
orders-line = { $number }. { $order } · { $duration }
orders-once = once
orders-always = always
orders-then = { $head }, then { $last }
orders-making = **New order:** { $order }
orders-given = **Given:** { $order } · { $duration }
orders-changed = **Changed.**
orders-cancelled = **Cancelled.**

## Buttons (at most 80 characters) and titles of selects

orders-add = Give an order
orders-choose = Choose
orders-first = What comes first
orders-next = What comes next, if anything
orders-give-once = Once
orders-give-always = Always
orders-again = Start again
orders-make-once = { $number }: only once
orders-make-always = { $number }: always
orders-cancel = { $number }: cancel

## What became of them: told once, to the owner only

orders-told = **Your standing orders** in { $channel }
orders-used = { $order } · answered for you: { $moves }
orders-unable = { $order } · left the question to you: { $reason }
orders-stopped = too many orders had answered in a row.

## Zong Shi: .name and .about stand in a select (at most 100 characters)

zongshi-orders-about = *Once* is for one item of the draft, or for one part of a round such as sharing the market; *always* is until you cancel the order or the game ends. Only you see your orders.
zongshi-order-draft = Draft: { $items }
    .name = Draft
    .about = What you take from the middle before the first round
zongshi-order-take = Market: { $items }
    .name = Market
    .about = Which material you take while the jars are shared out
zongshi-order-discard = Too much: { $items } first
    .name = Too much
    .about = What you put back or discard when you have no room for everything
zongshi-order-keep = Keep: { $items }
    .name = Keep a project
    .about = Which of two finished projects takes your last space
zongshi-order-pass = Pass with the apprentice
    .name = Pass with the apprentice
    .about = Whenever only the apprentice is free and you have played no scroll on that turn
zongshi-unable-none-in-the-middle = none of these lies in the middle.
zongshi-unable-none-on-the-jar = none of these lies on the jar.
zongshi-unable-none-in-the-workshop = you have none of these materials.
zongshi-unable-none-in-the-hand = you hold none of these scrolls.
zongshi-unable-none-finished = neither project is one of these.

## Master Swordsmith

swordsmith-orders-about = *Once* is for one adventurer who asks you; *always* is until you cancel the order or the game ends. Only you see your orders.
swordsmith-order-decline = Decline if no sword reaches more than { $items }
    .name = Decline
    .about = You offer nothing where your best sword reaches no more than this
swordsmith-order-cheapest = Offer the cheapest sword that reaches at least { $items }
    .name = Offer the cheapest sword
    .about = The one with the lowest printed prices and stars that reaches at least this
swordsmith-order-cut = Cut prices down to { $items }
    .name = Cut prices
    .about = The price that you name among equal offers, or the bounty if that is less
swordsmith-order-treasure = Treasure: { $items }
    .name = Treasure
    .about = Which auxiliary card you take when a new loyal customer brings one
swordsmith-unable-none-reaches = no sword that suits reaches as much.
swordsmith-unable-none-in-the-row = none of these lies in the row.
