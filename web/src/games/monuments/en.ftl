# A card is called by its monument and its number.
card-name = { monument } { $value }
    .words = monument-value
monuments-card = { $card }, { $symbol ->
    [ship] ship
    [helmet] helmet
   *[scroll] scroll
}
monuments-list-and = { $first } and { $last }
monuments-list-or = { $first } or { $last }
monuments-list-clauses = { $first }, or { $last }

# The frieze.
monuments-historians = Historians
monuments-best = best three: { $honours }
monuments-track = Historians stand on the number of cards they took. The best of them earn { $honours } points more at the end.
monuments-fame-title = Fame
monuments-alone = alone
monuments-for-two = for two
monuments-key = What a monument pays at the end, by how far its sun has risen: to a single builder, and to two.
monuments-place = Free: the next builder of { $monument } needs at least { $least } cards.
monuments-field-fame = { $monument }: { $space ->
    [0] no fame yet.
   *[other] fame { $space } of { $spaces }, worth { $face }.
}
monuments-field-builder = { $name } has { $cards } and gets { $points ->
    [one] one point
   *[other] { $points } points
}.
monuments-field-free = The next builder needs { $least } cards.
monuments-field-full = Nobody else can build it.
monuments-field-gone = Out of the game: { $cards }.
monuments-column = { $name }, { $monument }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $points ->
    [one] one point
   *[other] { $points } points
} if the game ended now.
monuments-falls-next = The next history takes { $card }.
monuments-safe = A single card is safe from historians.
monuments-history = { $name }: a history of { $cards ->
    [one] one card
   *[other] { $cards } cards
}, number { $rank } at present
monuments-ghost = If you wrote a history now, your historian would stand here: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
monuments-bank = bank
monuments-token = { $token ->
    [ship] Ship token: once a turn, swap a card of your hand for an open one
    [helmet] Helmet token: once a turn, draw an extra card for { $extra ->
        [one] one point
       *[other] { $extra } points
    }
   *[scroll] Scroll token: once a turn, reorder a monument when you extend it
}. Held by: { $holder }. The player who shows its symbol most often may buy it: { $bought } points at once, { $kept } at the end.
monuments-close-up-choose = Choose my { $cards ->
    [one] card
   *[other] { $cards } cards
}

# The dock.
monuments-supply = Draw one of these, or unseen
monuments-supply-idle = Open cards
monuments-deck = Deck, { $cards ->
    [one] one card
   *[other] { $cards } cards
}. Drawing one is an action. The game ends when the open cards cannot be filled up.
monuments-open-card = { $card }, open. Taking it is an action.
monuments-hand = My hand
monuments-hand-card = { $card }, in your hand{ $seen ->
    [yes] ; everybody knows you have it
   *[no] {""}
}
monuments-hand-empty = Your hand is empty.
monuments-tab-hand = Hand { $cards }
monuments-tab-draw = Draw { $open } + deck
monuments-tab-draw-empty = Draw { $open }
monuments-tab-mine = My counters
monuments-tab-draw-short = Draw
monuments-tab-mine-short = Counters
monuments-counters = My counters
monuments-in-walls = in my monuments
monuments-in-walls-words = { $cards } { $cards ->
    [one] { $symbol }
   *[other] { $symbol }s
} in your monuments. A pair of them scores { $points ->
    [one] one point
   *[other] { $points } points
}.
monuments-historians-left = { $count ->
    [one] historian left
   *[other] historians left
}
monuments-historians-left-words = Historians you have not sent out yet: { $count }. { $cost ->
    [0] Historians left at the end cost nothing.
   *[other] If the game ended now, you would lose { $cost } points for them.
}
monuments-use-swap = Swap a card
monuments-use-extra = Extra card
monuments-use-note = { $token ->
    [ship] ship token
   *[helmet] { $points ->
        [one] costs a point
       *[other] costs { $points } points
    }
}
monuments-use-used = used this turn
monuments-use-scroll = reorder
monuments-use-scroll-note = when you extend

# The question.
monuments-way-draw = draw a card
monuments-way-build = { $count ->
    [one] build { $monument }
    [2] build { $monument }
   *[other] build
}
monuments-way-extend = { $count ->
    [one] extend { $monument }
    [2] extend { $monument }
   *[other] extend
}
monuments-way-score = score a pair
monuments-way-buy = buy the { $token ->
    [ship] ship token
    [helmet] helmet token
   *[scroll] scroll token
}
monuments-ask-ways = { $ways }{ $history ->
    [yes] . Or write history instead
   *[no] {""}
}.
monuments-ask-ending = You’ve used all your actions. { $fourth ->
    [yes] End your turn, or discard a pair for a fourth.
   *[no] End your turn.
}
monuments-ask-more = *{ $monument }* with { $cards }: choose { $missing ->
    [one] one more card
   *[other] { $missing } more cards
} of it{ $symbol ->
    [none] {""}
    [ship] , or another ship for a pair
    [helmet] , or another helmet for a pair
   *[scroll] , or another scroll for a pair
}.
monuments-ask-build = Build *{ $monument }* with { $cards }? You will be its { $rank ->
    [1] first
    [2] second
   *[other] next
} builder.
monuments-ask-extend = Add { $cards } to your *{ $monument }*?
monuments-ask-score = Discard { $cards } for *{ $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}*?
monuments-ask-fourth = Discard { $cards } for a *fourth action*?
monuments-ask-single = *{ $card }*: choose another { $symbol ->
    [ship] ship
    [helmet] helmet
   *[scroll] scroll
} to make a pair.
monuments-ask-too-few = { $monument } takes { $least } cards, you have { $held }.
monuments-ask-aim-score = Choose two cards with the same symbol to score them.
monuments-ask-aim-fourth = Choose two cards with the same symbol for a fourth action.
monuments-ask-aim-swap = Which card of your hand do you swap for an open one?
monuments-ask-aim-extra = Take an extra card for { $points ->
    [one] one point
   *[other] { $points } points
}: the deck or an open card.
monuments-ask-taken = { $name }: { $cards }
monuments-ask-history = Write *history*? You take { $cards ->
    [one] one card
   *[other] { $cards } cards
} ({ $whose }) and earn { $points ->
    [one] one point
   *[other] { $points } points
}.
monuments-ask-buy = Buy the *{ $token ->
    [ship] ship token
    [helmet] helmet token
   *[scroll] scroll token
}* from { $from ->
    [bank] the bank
   *[player] { $holder }
}? { $bought } points now, { $kept } at the end if you still hold it.
monuments-ask-extra = { $from ->
    [deck] Draw an extra card from the deck
   *[open] Take *{ $card }* as your extra card
} for { $points ->
    [one] one point
   *[other] { $points } points
}?
monuments-ask-building = Building *{ $monument }*: { $missing ->
    [0] add more cards, or finish.
    [one] choose one more card of it.
   *[other] choose { $missing } more cards of it.
}
monuments-ask-extending = Extending *{ $monument }*: add more cards, or finish.
monuments-ask-reordering = Lay the cards of *{ $monument }* in a new order; the { $falls ->
    [first] first
   *[last] last
} one falls first.
monuments-ask-second = Choose the second { $symbol ->
    [ship] ship
    [helmet] helmet
   *[scroll] scroll
} { $what ->
    [scoring] to score the pair.
   *[buying] for a fourth action.
}
monuments-ask-swapping = Which open card do you take for *{ $card }*?
monuments-ask-laid = Your move is ready.

# Deeds.
monuments-do-build = Build { $monument }
monuments-do-extend = Extend { $monument }
monuments-do-draw = Draw unseen
monuments-do-score = Score a pair
monuments-do-score-points = { $points ->
    [0] Discard for no points
    [one] Score one point
   *[other] Score { $points } points
}
monuments-do-fourth = Fourth action
monuments-do-fourth-buy = Get a fourth action
monuments-do-history = Write history
# On the button beside others, in two short lines.
monuments-do-history-short = Write history
monuments-do-buy = Buy the { $token ->
    [ship] ship token
    [helmet] helmet token
   *[scroll] scroll token
}
monuments-do-extra = { $points ->
    [one] Pay one point
   *[other] Pay { $points } points
}
monuments-do-reorder = Reorder it
monuments-do-end = End turn
monuments-do-laid = Do it
monuments-do-tap = Tap what you want to do
monuments-do-tap-card = Tap a card
monuments-note-draw = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
monuments-note-score = { $symbol ->
    [ship] ships
    [helmet] helmets
   *[scroll] scrolls
}: { $points ->
    [one] one point
   *[other] { $points } points
}
monuments-note-fourth = costs a pair
monuments-note-history = takes { $cards ->
    [one] one card
   *[other] { $cards } cards
}
monuments-note-reorder = scroll token
monuments-not-deck = the deck is empty
monuments-not-pair = needs two alike
monuments-not-action = no action left
monuments-not-again = once a turn
monuments-not-history-none-left = no historian left
monuments-not-history-nothing = nothing to take
monuments-not-history-first = only as your first action
monuments-why-deck = The deck is empty. Take an open card.
monuments-why-action = { $fourth ->
    [yes] You have no action left. End your turn, or discard a pair for a fourth.
   *[no] You have no action left. End your turn.
}
monuments-why-token = You can buy the { $token ->
    [ship] ship token
    [helmet] helmet token
   *[scroll] scroll token
} with an action when your monuments show its symbol more often than anybody else’s.
monuments-why-own-token = You hold the { $token ->
    [ship] ship token
    [helmet] helmet token
   *[scroll] scroll token
}. Use it from your counters.
monuments-why-midway = Finish what you have begun first, or clear it.
monuments-why-other = { $card } does not fit what you have begun. Finish it, or clear it.
monuments-why-card = { $card } has no use yet: no other { $symbol ->
    [ship] ship
    [helmet] helmet
   *[scroll] scroll
} in your hand, and { $least ->
    [0] { $monument } has two builders.
   *[other] { $monument } takes { $least } cards.
}

# What others did, and the rivals' plates.
monuments-plate-cards = Cards in hand: { $cards }
monuments-plate-symbols = { $symbol ->
    [ship] Ships
    [helmet] Helmets
   *[scroll] Scrolls
} in the monuments: { $cards }
monuments-plate-historians = Historians left: { $count }
monuments-plate-holds = holds
monuments-plate-known = Cards everybody knows { $name } holds
monuments-plate-nothing = Nothing built yet
monuments-plate-histories = Histories
monuments-plate-history = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
monuments-plate-tokens = Tokens
monuments-standing = If it ended now
monuments-standing-words = Points so far with fame, histories{ $tokens ->
    [0] {" "}and honours
   *[other] , honours and tokens
}, minus what unsent historians would cost.
monuments-told-drew = { $count ->
    [one] drew one unseen
    [2] drew two unseen
    [3] drew three unseen
   *[other] drew { $count } unseen
}
monuments-told-took = took { $cards }
monuments-told-built = built { $monument }
monuments-told-extended = extended { $monument }
monuments-told-reordered = reordered { $monument }
monuments-told-scored = scored { $points ->
    [one] one point
   *[other] { $points } points
} for { $symbol ->
    [ship] ships
    [helmet] helmets
   *[scroll] scrolls
}
monuments-told-fourth = took a fourth action
monuments-told-bought = bought the { $token ->
    [ship] ship token
    [helmet] helmet token
   *[scroll] scroll token
}
monuments-told-extra = paid for an extra card
monuments-told-swapped = swapped { $card } for { $other }
monuments-told-wrote = wrote history: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $points ->
    [one] one point
   *[other] { $points } points
}
monuments-told-nothing = could do nothing
monuments-hit = wrote history and took your { $cards }{ $others ->
    [0] {""}
    [one] , plus one card from others
   *[other] , plus { $others } cards from others
}
monuments-hit-token = took your { $token ->
    [ship] ship token
    [helmet] helmet token
   *[scroll] scroll token
}

# The great moments, and the end.
monuments-moment-history = { $name } writes history: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
monuments-moment-my-history = You write history: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
monuments-moment-points = { $points ->
    [one] one point
   *[other] { $points } points
}
monuments-moment-build = { $name } builds { $monument }
monuments-moment-my-build = You build { $monument }
monuments-moment-extend = { $name } extends { $monument }
monuments-moment-my-extend = You extend { $monument }
monuments-moment-end = The last cards are drawn
monuments-moment-end-words = The game is over: fame pays now.
monuments-scene = { $name } stands before { $count ->
    [0] the bare frieze
    [one] one wonder
   *[other] { $count } wonders
}.

# While others move; a printed log has lines between turns instead.
event-turn-begun = { $seat }’s turn.
event-evaluation = The open cards cannot be refilled: the game ends and is scored.
