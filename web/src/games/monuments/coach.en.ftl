monuments-coach-hand = These cards are your secret. In a turn you take { $actions } actions: draw, build, extend, or score a pair.
monuments-coach-hand-more = You may take the same action more than once.
monuments-coach-build = You hold enough cards to build { monument }. Tap them, then build.
monuments-coach-build-more = It is one action, however many you lay. The first builder needs two cards, the second three.
monuments-coach-fame = Your monument stands. Its sun shows what it is worth, and rises when a rival’s historian writes about it.
monuments-coach-fame-more = Each time, the last card of your column falls, but never the only one.
monuments-coach-draw = Draw a card: the deck’s top card in secret, or one of the open ones.
monuments-coach-draw-more = More cards of a monument you have built make it last longer.
monuments-coach-pair = Two cards with the same symbol are a pair. Discard them to score a point for each such symbol in your monuments.
monuments-coach-pair-more = Or buy a fourth action with them, once a turn.
monuments-coach-history = Others have built. Instead of your actions you can write history: it would take { $cards ->
    [one] one card
   *[other] { $cards } cards
} from them.
monuments-coach-history-more = Each card is a point for you, and fame for them.
monuments-coach-historian = { $count ->
    [one] One historian waits
   *[other] { $count } historians wait
} here. Never sent, { $count ->
    [one] it costs
   *[other] they cost
} you { $cost } points in the end.
monuments-coach-historian-more = Send them out in time. A whole turn is the price.
monuments-coach-free = Build, be written about, write history: now you know it all. The rest of the game is yours.
monuments-coach-free-more = It ends when the cards run out. Most points win.
monuments-coach-unsent = The cards run low, and you still have { $count ->
    [one] one historian
   *[other] { $count } historians
} at home. Never sent, { $count ->
    [one] it costs
   *[other] they cost
} you { $cost } points.
