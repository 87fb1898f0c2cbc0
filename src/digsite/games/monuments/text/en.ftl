title = Monuments
tagline = Build the wonders of the ancient world, and send historians to make those of the others famous.

option-take-from = Which card of a column a historian takes: the one laid last (column-end) or the one laid first (column-start)
option-unused-historians = With two players: which historians cost points if they were never sent out: each of them (each), one at most (once) or none (none)
option-heroes-traders-scholars = Play with the three tokens of the expansion Heroes, Traders & Scholars

monument = { $monument ->
    [akropolis] Akropolis
    [artemision] Artemision
    [babylon] Babylon
    [bet-hamikdash] Bet Hamikdash
    [colosseum] Colosseum
    [knossos] Knossos
    [kolossus] Kolossus
    [mausoleion] Mausoleion
    [petra] Petra
    [pharos] Pharos
    [pyramids] Pyramids
   *[zeus] Zeus
}
symbol = { $symbol ->
    [ship] ship
    [helmet] helmet
   *[scroll] scroll
}
token = { $token ->
    [ship] ship
    [helmet] helmet
   *[scroll] scroll
}

tokens-usable = { $tokens ->
    [none] {""}
    [helmet] {"; "}your token: extra
    [ship] {"; "}your token: swap
    [ship-helmet] {"; "}your tokens: extra, swap
   *[scroll] {"; "}your token: reorder
}

short-ship = ship
short-helmet = helm
short-scroll = scroll
board-unknown = no fame yet
board-fame = worth { $sole }, or { $larger } : { $smaller }
board-needs = next builder: { $cards } cards
board-full = no more builders
board-historians = Historians on the track, the best first:
board-deck = Deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
board-aside = set aside unseen: { $cards }
board-open = Open:
board-tokens = Tokens:
board-bank = bank
board-player = { $name } · points { $points } · historians at home { $historians } · a history now takes { $reach }
board-symbols = symbols on the table: ship { $ship }, helmet { $helmet }, scroll { $scroll }
board-hand = in hand ({ $cards }):
board-other-hand = in hand { $cards }, known:
board-nothing = none
board-lifted = To be laid again:
board-offered = Offered for a swap:

event-sorted-out = The { $cards } cards marked III stay in the box.
event-set-aside = { $cards } cards are set aside unseen.
event-dealt = { $seat } gets { $cards } cards.
event-card-dealt = In your hand: { $card }.
event-card-opened = Turned up: { $card }.
event-turn-begun = — { $seat } —
event-drawn = { $seat } draws from the deck.
event-card-drawn = You draw { $card }.
event-card-taken = { $seat } takes { $card } from the open cards.
event-built = { $seat } builds { monument }, { $rank ->
    [1] as its first builder
   *[2] as its second builder
}.
event-extended = { $seat } extends { monument }.
event-card-laid = { $seat } lays { $card }.
event-discarded = { $seat } discards { $card } ({ symbol }).
event-pair-scored = { $seat } scores { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} for { symbol } cards.
event-fourth-bought = { $seat } has a fourth action this turn.
event-history-begun = { $seat } sends out a historian.
event-card-lost = { $seat } loses { $card }.
event-fame-grown = The fame of { monument } rises to space { $space }.
event-fame-full = { monument } cannot become more famous.
event-historian-placed = { $seat } writes history: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, the { $rank ->
    [1] best
    [2] second best
    [3] third best
   *[other] { $rank }th best
} so far.
event-token-bought = { $seat } buys the { token } token: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-token-lost = { $seat } must give up the { token } token.
event-extra-paid = { $seat } pays { $points ->
    [one] one point
   *[other] { $points } points
} for an extra card.
event-offered = { $seat } offers { $card } for a swap.
event-swapped = { $seat } takes { $second-card } for { $card }, which stays open.
event-column-lifted = { $seat } takes up { monument } to lay it in another order.
event-nothing-possible = { $seat } can do nothing more; the turn ends.
event-evaluation = — Evaluation: the open cards cannot be filled up —
event-historian-scored = { $seat }: a history of { $cards ->
    [one] one card
   *[other] { $cards } cards
} scores { $points ->
    [one] one point
   *[other] { $points } points
}.
event-honoured = { $seat } has the { $rank ->
    [1] best
    [2] second best
   *[3] third best
} historian: { $points ->
    [one] one more point
   *[other] { $points } more points
}.
event-unused = { $seat } never sent out { $historians ->
    [one] one historian
   *[other] { $historians } historians
} and loses { $points } points.
event-monument-scored = { $seat }: { monument } on space { $space }, { $share ->
    [sole] as the only builder
    [larger] the larger part
   *[smaller] the smaller part
}: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-token-scored = { $seat } holds the { token } token: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-game-over = The game is over.

prompt-acting = { $seat }, { $actions ->
    [one] one action is left
   *[other] { $actions } actions are left
}: draw, build, extend or score a pair{ $fourth ->
    [open] {"; "}a pair can also buy a fourth action
   *[bought] {""}
}{ $historian ->
    [possible] {"; "}or send out a historian instead
   *[impossible] {""}
}{ tokens-usable }{ $sale ->
    [possible] {"; "}or buy a token
   *[impossible] {""}
}.
prompt-ending = { $seat }, end your turn{ $fourth ->
    [open] , or discard a pair for a fourth action
   *[bought] {""}
}{ tokens-usable }.
prompt-building = { $seat }, you are building { monument }: { $cards ->
    [0] lay further cards, or finish
    [one] at least one more card must follow
   *[other] at least { $cards } more cards must follow
}.
prompt-extending = { $seat }, you are extending { monument }: lay further cards, or finish{ tokens-usable }.
prompt-reordering = { $seat }, lay the cards of { monument } again, one after the other.
prompt-scoring = { $seat }, choose the second card with a { symbol }.
prompt-buying = { $seat }, choose the second card with a { symbol }.
prompt-swapping = { $seat }, for which open card?

# Moves, for those who read sentences rather than notation. `.words` tells what the words of the notation are.
move-draw = { $monument ->
    [deck] Draw from the deck
   *[other] Take { monument } { $value }
}
    .words = monument-value
move-build = Build { monument }, beginning with the { $value }
    .words = monument-value
move-extend = Extend { monument } by the { $value }
    .words = monument-value
move-lay = Lay { monument } { $value }
    .words = monument-value
move-score = Score a pair with { monument } { $value }
    .words = monument-value
move-fourth = Buy a fourth action with { monument } { $value }
    .words = monument-value
move-with = Add { monument } { $value } to the pair
    .words = monument-value
move-done = Finish building
move-historian = Send out a historian
move-extra = Pay for an extra card: { $monument ->
    [deck] from the deck
   *[other] { monument } { $value }
}
    .words = monument-value
move-swap = Offer { monument } { $value } for a swap
    .words = monument-value
move-for = Take { monument } { $value } for it
    .words = monument-value
move-reorder = Lay the column in another order
move-buy = Buy the { token } token
    .words = token
move-end = End the turn

score-pairs = pairs
score-historians = histories
score-bonus = best historians
score-unused = unused historians
score-monuments = monuments
score-tokens = tokens

reason-most-points = has the most points
reason-more-monuments = is level on points and has more monuments
reason-better-historian = is level on points and monuments and has the better historian
reason-shared = are level in everything; they share the win

not-this-step = “{ $move }” is not what is to be decided now: { $step ->
    [acting] take an action
    [ending] end your turn, or discard a pair for a fourth action
    [building] lay further cards of the monument you are building, or finish
    [extending] lay further cards, or finish
    [reordering] lay the cards you took up
    [scoring] choose the second card of your pair
    [buying] choose the second card of your pair
   *[swapping] choose the open card you swap for
}.
no-tokens = “{ $move }” belongs to the expansion Heroes, Traders & Scholars, which you are not playing with.
deck-empty = The deck is empty; take an open card.
not-open = { $card } is not among the open cards.
not-in-hand = You do not have { $card } in hand.
not-lifted = { $card } is not among the cards you took up.
not-built = You have not built { monument } yet, so it cannot be extended.
built-already = You have built { monument } already; extend it instead.
built-twice = { monument } has two builders, and there can be no third.
too-few-cards = You need { $least } cards to build { monument } now, and you hold { $cards }.
other-monument = You are at { monument }; { $card } does not belong to it.
fourth-bought = You have bought your fourth action this turn; there is no fifth.
no-pair = You hold no second card with a { symbol } to go with { $card }.
other-symbol = { $card } does not show a { symbol }.
more-needed = { monument } needs { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} first.
no-historian = All your historians have been sent out.
nothing-to-write = No monument of the others has two cards or more; there is nothing to write about.
turn-begun = A historian goes out instead of a monument turn, and you have begun yours.
not-holder = You do not hold the { token } token.
token-used = You have used the { token } token this turn.
no-points = The extra card costs { $points ->
    [one] one point
   *[other] { $points } points
}, more than you have.
display-empty = There is no open card to swap for.
holder-already = You hold the { token } token already.
no-majority = You need more symbols like the { token } token’s in your monuments than anybody else: you have { $cards }, another has { $others }.

figures-monuments-names = Names of the monuments
figures-cards-symbols = Symbols on the cards
figures-cards-marked = Cards marked III
figures-cards-sorted-out = Marked cards with two players
figures-cards-aside = Cards set aside with two players
figures-historians-pieces = Historians with two players
figures-historians-track = Points on the historians' track
figures-fame-sole = Fame of an only builder
figures-fame-larger = Larger part of two builders
figures-fame-smaller = Smaller part of two builders
figures-tokens-bought = Points for buying a token
figures-tokens-kept = Points for a token at the end
figures-tokens-extra = Price of the helmet's extra card

# Why a hint is better than other moves.
because-fame = It promises more fame from monuments.
because-symbols = Pairs will score more this way.
because-historians = The historians get more out of it.

# Editions that cannot be played.
edition-monuments = monuments.names must be the twelve in their order: { $names }.
edition-few-cards = With { $players } players { $cards } cards are in play, but { $needed } are dealt.
