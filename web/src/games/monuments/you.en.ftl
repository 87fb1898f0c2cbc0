you-dealt = You get { $cards } cards.
you-turn-begun = Your turn.
you-drawn = You draw from the deck.
you-card-taken = You take { $card } from the open cards.
you-built = You build { monument }, { $rank ->
    [1] as its first builder
   *[2] as its second builder
}.
you-extended = You extend { monument }.
you-card-laid = You lay { $card }.
you-discarded = You discard { $card } ({ symbol }).
you-pair-scored = You score { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} for { symbol } cards.
you-fourth-bought = You have a fourth action this turn.
you-history-begun = You send out a historian.
you-card-lost = You lose { $card }.
you-historian-placed = You write history: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, the { $rank ->
    [1] best
    [2] second best
    [3] third best
   *[other] { $rank }th best
} so far.
you-token-bought = You buy the { token } token: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
you-token-lost = You must give up the { token } token.
you-extra-paid = You pay { $points ->
    [one] { $points } point
   *[other] { $points } points
} for an extra card.
you-offered = You offer { $card } for a swap.
you-swapped = You take { $second-card } for { $card }, which stays open.
you-column-lifted = You take up { monument } to reorder it.
you-nothing-possible = You can do nothing more; your turn ends.
you-historian-scored = Your history of { $cards ->
    [one] one card
   *[other] { $cards } cards
} scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
you-honoured = You have the { $rank ->
    [1] best
    [2] second best
   *[3] third best
} historian: { $points ->
    [one] one more point
   *[other] { $points } more points
}.
you-unused = You never sent out { $historians ->
    [one] one historian
   *[other] { $historians } historians
} and lose { $points } points.
you-monument-scored = Your { monument }, { $share ->
    [sole] as the only builder
    [larger] the larger part
   *[smaller] the smaller part
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
you-token-scored = You hold the { token } token: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
