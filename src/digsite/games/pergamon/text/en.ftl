title = Pergamon
tagline = Dig up halves of vases, jugs, masks and bracelets, join them, and show them while visitors still care.

option-order-track = Place in the order of the figures, from left to right (variant 1, for 3 and 4 players)
option-free-sorting = The start player chooses the order of finds of one century (variant 2)

figure-raider = The tomb raider
object = { $object ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
}
deepest-name = { $deepest ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
gallery-name = { $gallery ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
marker-name = { $marker ->
    [1] I
    [2] II
   *[3] III
}
first-back = { $back ->
    [bag] bag
   *[chest] chest
}
second-back = { $second-back ->
    [bag] bag
   *[chest] chest
}

short-vase = vase
short-jug = jug
short-mask = mask
short-bracelet = ring
back-bag = bag
back-chest = chest
board-calendar = Round { $round } of { $rounds } · funds cards: { $backs }
board-track-space = Space
board-track-coins = Coins
board-track-deepest = Down to
board-track-figure = Figures
board-gallery = Gallery { $gallery }
board-to-lay = To be laid out:
board-museum-space = Museum
board-museum-points = Points
board-museum-marker = Markers
board-player = { $name } · coins { $coins } · points { $points }
board-hand = in hand:
board-shown = show { marker-name }, on space { $space }:
board-row = Your row, worth { $value }:

event-round-begun = — Round { $round } — { $seat } starts.
event-find-laid = Find { $tile } is laid out in gallery { gallery-name }.
event-left-unseen = { $finds ->
    [one] One find goes
   *[other] { $finds } finds go
} back to the box unseen: the galleries are full.
event-funds-drawn = The backs of the funds cards: { first-back } and { second-back }.
event-placed = { $figure } stands on space { $space }.
event-funds-turned = The cards show { $coins } and { $second-coins }: { $pot } coins.
event-paid = { $figure } asked for { $asked } and gets { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
}.
event-dug = { $figure } digs in gallery { gallery-name } for { $cost ->
    [one] one coin
   *[other] { $cost } coins
}.
event-find-taken = { $figure } takes find { $tile }.
event-not-dug = { $seat } does not dig.
event-row-begun = { $seat } begins a row with find { $tile }.
event-joined = { $seat } joins find { $tile }: a { object } of the year { $year }.
event-polished = { $seat } has paid { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to polish the row.
event-shown = { $seat } opens show { marker-name }, worth { $value }, on space { $space } of the museum: { $points ->
    [one] one point
   *[other] { $points } points
}.
to-space = { $to ->
    [0] out of the museum
   *[other] to { $to }
}
event-pushed = Show { marker-name } of { $seat } is pushed from { $space } { to-space }.
event-stepped-down = Show { marker-name } of { $seat } steps down from { $space } { to-space }.
event-broken-up = Show { marker-name } of { $seat } is broken up: { $why ->
    [pushed-out] pushed out of the museum
    [lost-interest] nobody wants to see it any more
   *[replaced] it makes way for a new one
}.
event-find-boxed = Find { $tile } goes back to the box.
event-stored = { $seat } keeps { $finds ->
    [one] one find
   *[other] { $finds } finds
} { $fee ->
    [0] free
    [one] for one coin
   *[other] for { $fee } coins
}.
event-evaluation = — Evaluation after round { $round } —
event-visited = { $seat }: show { marker-name } on space { $space } scores { $points ->
    [one] one point
   *[other] { $points } points
}.
event-prized = { $seat } shows the oldest { object }, of the year { $year }: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-nobody-prized = Nobody shows a { object }; there is no prize.
event-honoured = { $rank ->
    [1] The oldest find on show
    [2] The second oldest find on show
   *[3] The third oldest find on show
}, a { object } of the year { $year }, belongs to { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-game-over = The game is over.

prompt-sorting = { $seat }, choose which of these finds is laid out next.
prompt-placing = { $seat }, place your figure; the backs show { first-back } and { second-back }.
prompt-digging = { $seat }, dig in a gallery, or skip.
prompt-exhibiting = { $seat }, begin a row to show it; or store your finds, or clear some out first.
prompt-exhibiting-full = { $seat }, all your markers are in the museum: replace a show to open a new one; or store your finds, or clear some out first.
prompt-replacing = { $seat }, begin the row that takes the free place.
prompt-joining = { $seat }, continue your row; once two finds join, polish it for coins or show it.
prompt-polishing = { $seat }, polish it more, or show it.
prompt-storing = { $seat }, discard what you do not want to keep, then store the rest.

# Moves, for those who read sentences rather than notation. `.words` tells what the words of the notation are.
move-place = Place your figure on space { $space }
    .words = space
move-lay = Lay find { $tile } out next
    .words = tile
move-dig = Dig in gallery { gallery-name }
    .words = gallery
move-skip = Dig nothing
move-row = Put find { $tile } into the row
    .words = tile
move-polish = Polish the row for one coin
move-show = Show the row in the museum
move-replace = Break up show { marker-name } for a new one
    .words = marker
move-clear = Clear out some finds
move-discard = Discard find { $tile }
    .words = tile
move-store = Store your finds and end the turn

score-shows = shows
score-visitors = visitors
score-prizes = prizes
score-oldest = oldest finds

reason-most-points = has the most points
reason-oldest-object = is level on points and shows the oldest object
reason-shared = are level on points and have nothing on show; they share the win

not-this-step = “{ $move }” is not what is to be decided now: { $step ->
    [sorting] choose which find is laid out next
    [placing] place your figure
    [digging] dig in a gallery or skip
    [exhibiting] show a row, clear out or store your finds
    [replacing] begin the row that takes the free place
    [joining] go on with your row or show it
    [polishing] polish on or show your row
   *[storing] discard or store your finds
}.
space-taken = Space { $space } is taken; choose a free one.
not-youngest = Find { $tile } is not among the youngest finds to be laid out.
gallery-empty = There is nothing to find in gallery { gallery-name }.
gallery-too-deep = Your space lets you dig down to gallery { deepest-name }, not in { gallery-name }.
gallery-too-dear = Gallery { gallery-name } costs { $cost ->
    [one] one coin
   *[other] { $cost } coins
} and you have { $coins }.
not-in-hand = You do not have find { $tile } in hand.
does-not-join = Find { $tile } does not fit to the right of { $last }: the touching halves are of different objects.
three-on-show = All your markers are in the museum; replace one of your shows first.
nothing-follows = Nothing in your hand can follow find { $tile }, so it cannot begin a row.
no-coins = You have no coins left to polish with.
polished-enough = One show takes { $limit } coins of polish, more only in round { $rounds }.
row-too-short = A row needs at least two finds that join.
nothing-to-replace = You still have a free marker; just begin a row.
no-row-in-hand = Your hand holds no two finds that join, so nothing can take its place.
fee-too-dear = You cannot pay the storage fee with { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}; clear some finds out first.

figures-track-coins = Coins on the funds track
figures-track-deepest = Deepest gallery of each funds space
figures-track-raider = The tomb raider's spaces
figures-finds-numbers = Two-digit numbers of the finds
figures-museum-visitors = Points of the exhibition spaces

# Why a hint is better than other moves.
because-shows = The exhibitions stay higher up for the next visitors.
because-row = The finds make a better exhibition this way.
because-coins = It leaves more coins for the next rounds.
because-dig = Better finds can be expected from the dig.

# Editions that cannot be played.
edition-same-object = finds.numbers: A find shows two different objects, not { $object } twice.
edition-number-twice = finds.numbers: { $number } stands on { $count } finds; it must be on one.
edition-few-funds = funds.copies makes { $cards } cards; two are needed for each of the { $rounds } rounds.
