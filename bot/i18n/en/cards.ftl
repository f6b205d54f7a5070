### What stands around a card that is looked up, whatever the game.

card-title = ### { $name }
card-kind = { $kind } · { $game }
card-printed = -# In the published rules: { $fields }.
card-derived = -# Follows from the published rules: { $fields }.
card-ours = -# ◆ Ours: { $fields }.
card-unknown = No card is called “{ $typed }”. Perhaps you mean one of these:
card-several = “{ $typed }” fits more than one card:
card-see = See also
card-look = Look up: { $group }
card-picture = { $name }, { $kind }. { $facts }
card-choice = { $name } · { $kind } · { $game }

## Values of cards whose source is told

card-field-name = name
# Of a name that is printed: in which language.
card-field-english-name = English name
card-field-chinese-name = Chinese name
card-field-effect = effect
card-field-copies = number of copies
card-field-cost = cost
card-field-time = rounds of work
card-field-points = points
card-field-material = material
card-field-play = when it is played
card-field-kind = kind
card-field-price = price
card-field-value = value
card-field-grade = grade
card-field-needs = needs
card-field-bounty = bounty
card-field-reputation = reputation
card-field-patience = patience
card-field-loyal-ability = loyal ability
