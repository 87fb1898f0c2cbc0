# What is asked, and what can be answered. *Marked words* are printed in terracotta.
pergamon-or = or
pergamon-and = and
pergamon-ask-sort = { $count ->
    [2] Two finds
    [3] Three finds
   *[other] { $count } finds
} are of century { $century }: which goes into *gallery { $gallery }*?
pergamon-ask-sort-held = Lay this find into *gallery { $gallery }*?
pergamon-ask-place = Place your figure; the backs promise { $least } to { $most } coins.
pergamon-ask-place-held = Ask for *{ $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}* and dig as deep as gallery *{ $deepest }*?
pergamon-ask-dig = Dig in *gallery { $galleries }*, or keep your { $coins ->
    [one] coin
   *[other] { $coins } coins
}.
pergamon-ask-dig-held = Dig in *gallery { $gallery }* and take { $finds ->
    [one] its find
   *[other] its { $finds } finds
}? You keep { $left ->
    [0] no coins
    [one] 1 coin
   *[other] { $left } coins
}.
pergamon-ask-lay = Lay finds side by side, or { $dear ->
    [yes] let some go: you can keep only { $finds }
   *[no] end your turn
}.
pergamon-ask-join = Lay a find that fits beside it, or { $dear ->
    [yes] let some go: you can keep only { $finds }
   *[no] end your turn
}.
pergamon-ask-full = All your { $markers } plinths are in use. Lay a row and tap *the show that makes way*, or end your turn.
pergamon-ask-begun = Add to the row you began: tap a find that fits.
pergamon-ask-end = None of your finds join yet. End your turn.
pergamon-ask-dear = You can keep only *{ $finds } finds*: let some go.
pergamon-ask-show = Exhibit { $objects ->
    [one] this *object*
    [2] these *two objects*
    [3] these *three objects*
    [4] these *four objects*
    [5] these *five objects*
    [6] these *six objects*
   *[other] these *{ $objects } objects*
}{ $how ->
    [begun] {" "}or add to the row.
    [last] , polish with any coins left, or end your turn.
   *[usual] , add to the row, or end your turn.
}
pergamon-ask-turn = Tap it again to move it to the other end.
pergamon-why-alone = This find does not fit any other on your shelf yet.
pergamon-why-one = This find does not fit: your row ends in { $half }.
pergamon-why-both = This find does not fit: your row ends in { $left } and { $right }.
pergamon-half-end = { pergamon-half }
pergamon-ask-replace = Exhibit { $objects ->
    [one] this *object*
    [2] these *two objects*
    [3] these *three objects*
   *[other] these *{ $objects } objects*
} in place of your *show { $marker }*, or end your turn.
pergamon-ask-make-way = Tap *the show that makes way* for { $objects ->
    [one] this object
   *[other] these { $objects } objects
}, or end your turn.
pergamon-ask-let-go = { $coins ->
    [0] Without coins you can keep
    [one] Your coin stores
   *[other] Your { $coins } coins store
} { $finds } finds: let *{ $more ->
    [one] one find
   *[other] { $more } finds
}* go.
pergamon-ask-store = { $coins ->
    [0] Keep { $finds ->
        [one] this find free, or *let it go*
       *[other] these { $finds } finds free, or *let some go*
    }
    [one] Keep { $finds } finds for 1 coin, or *let some go*
   *[other] Keep { $finds } finds for { $coins } coins, or *let some go*
}.
pergamon-ask-store-none = Let *all your finds* go and end your turn?

pergamon-do-tap-find = Tap one of the lit finds
pergamon-do-lay = Lay it into gallery { $gallery }
pergamon-do-tap-space = Tap a free space
pergamon-do-place = Stand on { $space }, ask for { $coins }
pergamon-do-tap-gallery = Tap a lit gallery to dig
pergamon-do-dig = Dig { $gallery }, pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
pergamon-do-skip = Dig nothing
pergamon-do-show = Exhibit on { $space }{ $coins ->
    [0] {""}
    [one] , pay 1 coin
   *[other] , pay { $coins } coins
}
pergamon-do-tap-show = Tap one of your shows
pergamon-do-end = End turn
pergamon-do-end-keep = End turn{ $coins ->
    [0] { $finds ->
        [0] {""}
        [one] , keep 1 find free
       *[other] , keep { $finds } finds free
    }
    [one] , keep { $finds } for 1 coin
   *[other] , keep { $finds } for { $coins } coins
}
pergamon-do-let-go = Let finds go
pergamon-do-tap-gone = Tap { $more ->
    [one] a find
   *[other] { $more } finds
} to let go
pergamon-keep-all = { $finds ->
    [one] keep 1 find
    [2] keep both
   *[other] keep all { $finds }
}, { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
}
pergamon-too-dear = keeping { $finds } costs { $coins }
pergamon-can-keep = you can keep { $finds }

# The steps of a turn.
pergamon-step-dig = Dig
pergamon-step-exhibit = Exhibit
pergamon-step-store = Store

# The board.
pergamon-places = Places on the board
pergamon-tab-funds = Funds
pergamon-tab-site = Site
pergamon-tab-museum = Museum
pergamon-tab-new = something new
pergamon-track = Research funds. Space 1 is at the right: the figure there is paid first and digs first.
pergamon-space = Space { $space }: asks for { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
} and lets you dig down to gallery { $deepest }.
pergamon-stands-here = { $name } stands here.
pergamon-raider = The tomb raider stands here, with { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}. He digs the dearest gallery he may and can pay; the finds are lost.
pergamon-card = Funds card: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
pergamon-card-back = Funds card, face down: { $back ->
    [bag] a bag
   *[chest] a chest
} holds { $least } to { $most } coins
pergamon-card-none = The funds cards are not drawn yet
pergamon-paid = coins paid
pergamon-promised = coins
pergamon-unseen = Not seen yet
pergamon-unseen-open = Show what nobody has seen yet.
pergamon-unseen-cards = { $count ->
    [one] One funds card
   *[other] { $count } funds cards
}, by their coins:
pergamon-unseen-finds = { $count ->
    [one] One find:
   *[other] { $count } finds:
}
pergamon-close = Close
pergamon-site = The hill, with galleries from I down
pergamon-gallery = Gallery { $gallery }: digging costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}. { $finds ->
    [0] Nothing lies here.
   *[other] Here lie: { $inside }.
}
pergamon-empty = empty
pergamon-dug-here = you dug here, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
pergamon-find = Find { $number }: the right half of { $left ->
    [vase] a vase
    [jug] a jug
    [mask] a mask
   *[bracelet] a bracelet
}, the left half of { $right ->
    [vase] a vase
    [jug] a jug
    [mask] a mask
   *[bracelet] a bracelet
}, century { $century }.
pergamon-find-short = { $number }, { $left ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
} and { $right ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
}, century { $century }
pergamon-object-year = { $object ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
} { $year }
pergamon-museum = Museum, spaces 1 to { $spaces }
pergamon-exhibition = Space { $space }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at an evaluation.
pergamon-show-named = { $mine ->
    [yes] Your show { $marker }
   *[no] Show { $marker } of { $name }
} on { $space }: { $points ->
    [one] 1 point
   *[other] { $points } points
} a visit
pergamon-show-told = { pergamon-show-named } ({ $objects })
pergamon-round-of = Round { $round } of { $rounds }
pergamon-round-short = { $round } / { $rounds }
pergamon-calendar = The rounds
pergamon-look-again = Evaluation after round { $round }: look at it again.
pergamon-next = next
pergamon-round = Round { $round }, with a pile of { $finds } finds
pergamon-evaluation = Round { $round } ends with an evaluation: each show scores its floor, the oldest { $object ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
} earns { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $last ->
    [yes] and the oldest objects of all earn { $oldest }.
   *[no] then every show falls { $down }.
}

# My things.
pergamon-has = You have { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
} and { $points ->
    [one] 1 point
   *[other] { $points } points
}
pergamon-shelf = Your finds on the shelf
pergamon-free = { $finds } kept free
pergamon-more = { $finds } more
pergamon-fee = { $coins ->
    [0] { $finds } finds are stored free
    [one] Storing up to { $finds } finds costs 1 coin
   *[other] Storing up to { $finds } finds costs { $coins } coins
}
pergamon-gone = let go
pergamon-begin-row = Begin a row with it.
pergamon-join = Join it to the row.
pergamon-join-either = Join it to the row; it fits at both ends.
pergamon-in-row = Place { $place } of { $finds } in your row. Press to take it out; Shift and an arrow key send it to an end.
pergamon-let-it-go = Let it go.
pergamon-keep-it = Let go; press to keep it.
pergamon-bench = Your bench
pergamon-bench-empty = Your row: lay finds side by side here. Halves that touch must match.
pergamon-half = half a { $object ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
}
pergamon-half-fits = { pergamon-half } fits
pergamon-worth = worth
pergamon-row-worth = Your row is worth { $worth }, of which { $polish } by polishing. It would stand on { $space }.
pergamon-per-visit = per visit
pergamon-points = { $points ->
    [one] point
   *[other] points
}
pergamon-visit = { $points ->
    [one] 1 point
   *[other] { $points } points
} at each visit
pergamon-polish = polish, 1 coin each
pergamon-polish-with = Polish with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
pergamon-polish-less = Polish with one coin less
pergamon-floor-next = { $space } is a floor higher
pergamon-floor-reached = { $space }: a floor higher

# The others.
pergamon-rival-has = { $name } has { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
} and { $finds ->
    [0] no finds
    [one] one find
   *[other] { $finds } finds
}
pergamon-rival-show = Show { $marker } on { $space }: { $objects }
pergamon-after-now = After this round
pergamon-after-round = After round { $round }
pergamon-after-prize = The oldest { $object ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
} on show earns { $points ->
    [one] 1 point
   *[other] { $points } points
}:
pergamon-after-leader = { $name }, { $year }.
pergamon-after-yours = yours, { $year }.
pergamon-after-nobody = nobody shows one.
pergamon-after-fall = Then every show falls { $down }.
pergamon-after-oldest = The oldest of all earn { $points }.
pergamon-if-now = as it stands
pergamon-if-shown = if shown
pergamon-told-placed = stood on space { $space }
pergamon-told-dug = dug gallery { $gallery } for { $finds ->
    [one] one find
   *[other] { $finds } finds
}
pergamon-told-not-dug = dug nothing
pergamon-told-shown = opened a show on { $space }
pergamon-told-stored = { $finds ->
    [0] kept nothing
    [one] kept one find
   *[other] kept { $finds } finds
}{ $coins ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $coins } coins
}
pergamon-hit-floor = Your show { $marker } is pushed down to space { $space }: one floor lower, { $points ->
    [one] 1 point
   *[other] { $points } points
} per visit.
pergamon-hit-unpaid = No money was left for you: you asked for { $asked ->
    [one] 1 coin
   *[other] { $asked } coins
} and got nothing.
pergamon-hit-out = Your show { $marker } is pushed out of the museum.

# The great moments.
pergamon-moment-whole = { $objects ->
    [one] One object, whole again
    [2] Two objects, whole again
    [3] Three objects, whole again
    [4] Four objects, whole again
   *[other] { $objects } objects, whole again
}
pergamon-moment-each = { $points } each visit
pergamon-moment-shown = { $mine ->
    [yes] You open a show
   *[no] { $name } opens a show
} on { $space }: { $objects }.
pergamon-moment-visitors = Round { $round }: the visitors come
pergamon-moment-object = { $object ->
    [vase] Vase
    [jug] Jug
    [mask] Mask
   *[bracelet] Bracelet
} of the year { $year }
pergamon-moment-oldest = { $mine ->
    [yes] Yours
   *[no] { $name }’s
} is the oldest{ $second ->
    [0] {""}
   *[other] ; then { $second-mine ->
        [yes] yours
       *[no] { $second-name }’s
    }, { $second }
}
pergamon-moment-nobody = Nobody shows { $object ->
    [vase] a vase
    [jug] a jug
    [mask] a mask
   *[bracelet] a bracelet
}
pergamon-table-floors = floors
pergamon-table-oldest = oldest
pergamon-table-round = round
pergamon-table-total = total
pergamon-table-object = { $object ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
}
pergamon-you = You
pergamon-table-lost = { $who } fell out of the museum.
pergamon-table-fallen = { $first ->
    [yes] { $mine ->
        [yes] your{" "}
       *[no] { $name }’s{" "}
    }
   *[no] {""}
}{ $object ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
} of { $year }
pergamon-go-on = Go on to round { $round }
pergamon-go-on-end = Go on to the result
pergamon-moment-evaluated = Evaluation after round { $round }: { $gains }.
pergamon-moment-gain = { $mine ->
    [yes] you
   *[no] { $name }
}: { $points }
pergamon-scene = What was on show at the end
