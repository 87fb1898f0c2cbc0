you-round-begun = — Round { $round } — You start.
you-placed = You stand on space { $space }.
you-paid = You asked for { $asked } and get { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}.
you-dug = You dig in gallery { gallery-name } for { $cost ->
    [0] nothing
    [one] { $cost } coin
   *[other] { $cost } coins
}.
you-find-taken = You take find { $tile }.
you-not-dug = You do not dig.
you-row-begun = You begin a row with find { $tile }.
you-joined = You join find { $tile }: a { object } of the year { $year }.
you-polished = You have paid { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
} to polish the row.
you-shown = You open show { marker-name }, worth { $value }, on space { $space } of the museum: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
you-pushed = Your show { marker-name } is pushed from { $space } { to-space }.
you-stepped-down = Your show { marker-name } steps down from { $space } { to-space }.
you-broken-up = Your show { marker-name } is broken up: { $why ->
    [pushed-out] pushed out of the museum
    [lost-interest] nobody wants to see it any more
   *[replaced] it makes way for a new one
}.
you-stored = You keep { $finds ->
    [one] one find
   *[other] { $finds } finds
} { $fee ->
    [0] free
    [one] for { $fee } coin
   *[other] for { $fee } coins
}.
you-visited = Your show { marker-name } on space { $space } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
you-prized = You show the oldest { object }, of the year { $year }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
