title = Thebes: The Tomb Raiders
tagline = Gather knowledge, decide when and how long to dig, and spend your weeks better than the others.

option-knowledge-finds = One find in each region is an open book, general knowledge instead of points
option-helper-capped = A helper counts as general knowledge, of which no more is used than special knowledge

region = { $region ->
    [mesopotamia] Mesopotamia
    [egypt] Egypt
    [greece] Greece
   *[crete] Crete
}
books = { $books ->
    [one] one book
   *[other] { $books } books
}
weeks = { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
}
points = { $points ->
    [one] one point
   *[other] { $points } points
}
find = { $find ->
    [rubble] rubble
    [knowledge] an open book
    [one] a find worth one point
   *[other] a find worth { $find } points
}
card = { $card ->
    [special] special knowledge of { region } ({ books })
    [general] general knowledge ({ books })
    [congress] congress
    [permit] dig permit
    [thief] thief for { region }
    [robber] tomb robber for { region }
    [scholar] scholar
    [helper] helper
    [exhibition] exhibition { $number }
   *[museum] museum { $number }
}
professor = { $professor ->
    [mesopotamia] the professor of Mesopotamia
    [egypt] the professor of Egypt
    [greece] the professor of Greece
    [crete] the professor of Crete
   *[greatest] the professor for the greatest knowledge
}
professor-mesopotamia = professor of Mesopotamia
professor-egypt = professor of Egypt
professor-greece = professor of Greece
professor-crete = professor of Crete
professor-greatest = professor for the greatest knowledge
shown-exhibition = exhibition { $number }
shown-museum = museum { $number }
short-rubble = rubble
short-knowledge = book

board-track = Weeks
board-field = Field { $field }
board-card = { $name } · { weeks }
board-exhibition = Exhibition { $number } ({ points }):
board-tier = { $finds } from { region }: { weeks }
board-tier-more = {"; also "}
board-museum = Museum { $number } ({ points }): give { $finds ->
    [one] one find
   *[other] { $finds } finds
}, { weeks }
board-nothing-beside = No exhibition and no museum lies beside the board.
board-pile-empty = no finds
board-pile-holds = finds face down
board-pile-looked = when you last saw it: { $cards }
board-pile-taken = taken since: { $cards }
board-pile-rubble = at least { $rubble } rubble
board-pile-only-rubble = nothing but rubble
board-player = { $name } · points now { $points } · general knowledge { $general } · congresses { $congresses }
board-region = knowledge { $books } · permits { $permits } · finds { $finds }
board-digs = dig with knowledge { $books }, weeks→cards: { $digs }
board-hand = dig permits { $permits } · in hand: { $cards }
board-won = has: { $cards }

event-stacked = { $place ->
    [1] { $seat }’s marker lies on top and begins.
   *[other] { $seat }’s marker is number { $place } from the top.
}
event-find-piled = A find goes face down to the pile of { region }.
event-card-laid = New on display: { card }, { weeks }.
event-presented = Beside the board: { card }.
event-taken = { $seat } takes: { card }.
event-professor-left = { $seat } loses { professor }.
event-professor-won = { $seat } wins { professor } with { books }.
event-exhibited = { $seat } opens exhibition { $number } with the finds of { $tiers ->
    [one] one region
   *[other] { $tiers } regions
} in { weeks }: { points }.
event-museum-chosen = { $seat } takes museum { $number }, which needs { $finds ->
    [one] one find
   *[other] { $finds } finds
}.
event-given = { $seat } gives { find } from { region } away for good.
event-museum-filled = { $seat } fills museum { $number } in { weeks }: { points }.
event-thief-sent = { $seat } sends a thief to { region }.
event-robber-sent = { $seat } sends the tomb robber to { region }, who looks through the pile.
event-scholar-sent = { $seat } sends a scholar to { region }, who looks through the pile.
event-pile-seen = You see in the pile of { region }: { $count }× { $find ->
    [rubble] rubble
    [knowledge] an open book
   *[other] value { $find }
}.
event-nothing-picked = { $seat } finds nothing but rubble in { region } and takes nothing.
event-picked = { $seat } picks { find } from { region }.
event-permit-used = { $seat } hands in { $permit ->
    [local] a permit for { region }
   *[free] a dig permit
}{ $helpers ->
    [0] {""}
    [one] {" "}and takes a helper along
   *[other] {" "}and takes { $helpers } helpers along
}.
event-dug = { $seat } digs in { region } for { weeks } with a knowledge of { $books }, which allows { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-found = { $seat } finds in { region }: { find }.
event-rubble = { $seat } turns up rubble in { region }.
event-no-more-cards = There were no more cards in { region } to draw.
event-marker-moved = { $seat }’s marker moves { weeks } on, to week { $week }.
event-deck-empty = The deck has run out.
event-scored = { $seat }: { points } for { $why ->
    [finds] finds
    [exhibitions] exhibitions
    [professors] professors
    [museums] museums
    [congresses] congresses
   *[time] being behind the front marker
}.
event-game-over = The game is over.

prompt-turn = { $seat }, take a card, open an exhibition or a museum, play an action card, or dig.
prompt-giving = { $seat }, which find does the museum get? It still needs { $owed }.
prompt-picking = { $seat }, which find of { region } does your tomb robber take?
prompt-over = The game is over.

# Moves, for those who read sentences rather than notation. `.words` tells what the words of the notation are.
move-take = { $field ->
    [1] Take the first card
    [2] Take the second card
    [3] Take the third card
   *[4] Take the fourth card
}
    .words = field
move-exhibit = Open exhibition { $number }
    .words = number
move-museum = Fill museum { $number }
    .words = number
move-give = Give { find } from { region } away
    .words = region find
move-thief = Send the thief to { region }
    .words = region
move-rob = Send the tomb robber to { region }
    .words = region
move-pick = Take { find }
    .words = find
move-scholar = Send the scholar to { region }
    .words = region
move-dig = Dig in { region } for { weeks }{ $permit ->
    [local] {""}
    [general] , with a dig permit
   *[card] , with the dig permit from your hand
}{ $helpers ->
    [0] {""}
    [one] , taking a helper along
   *[other] , taking { $helpers } helpers along
}
    .words = region permit weeks helpers

score-finds = finds
score-exhibitions = exhibitions
score-professors = professors
score-museums = museums
score-congresses = congresses
score-time = weeks behind

reason-most-points = has the most points
reason-furthest-back = is level on points and furthest back on the time track
reason-shared = are level on points and on the same week; they share the win

not-this-step = “{ $move }” is not what is to be decided now: { $step ->
    [turn] take a card, open an exhibition or a museum, play an action card or dig
    [giving] give the museum a find
   *[picking] pick the find that your tomb robber takes
}.
not-your-find = You have no find of { region } worth { $find }.
not-in-the-pile = There is no such find in the pile you are looking through.
no-such-exhibition = Exhibition { $number } does not lie beside the board.
too-few-finds-of = Exhibition { $number } needs at least { $finds } finds of { region }; open books do not count.
no-such-museum = Museum { $number } does not lie beside the board.
too-few-finds = Museum { $number } needs { $finds } finds, and you have { $held }; open books do not count.
not-in-hand = You do not have this card in hand: { $card ->
    [thief] thief for { region }
    [robber] tomb robber for { region }
   *[scholar] scholar
}.
pile-empty = There are no finds in { region }.
no-permit = { $permit ->
    [local] You have no permit for { region } left.
    [general] You have no dig permit left.
   *[card] You have no dig permit in hand.
}
no-special-knowledge = You need at least one book of special knowledge to dig in { region }.
too-few-helpers = You have { $held ->
    [0] no helpers
    [one] one helper
   *[other] { $held } helpers
} in hand, not { $helpers }.
dig-too-short = With a knowledge of { $books }, { weeks } of digging bring no card.

figures-finds-copies = Finds of each region
figures-finds-books = Books on a knowledge find
figures-finds-instead = Value without knowledge finds
figures-special-copies = Copies of special knowledge
figures-special-weeks = Weeks for special knowledge
figures-general-copies = Copies of general knowledge
figures-general-weeks = Weeks for general knowledge
figures-congress-copies = Copies of congresses
figures-congress-weeks = Weeks for a congress
figures-congress-points = Points for congresses
figures-permit-copies = Copies of the dig permit
figures-permit-weeks = Weeks for a dig permit
figures-thief-weeks = Weeks for the thief
figures-robber-weeks = Weeks for the tomb robber
figures-scholar-copies = Copies of the scholar
figures-scholar-weeks = Weeks for the scholar
figures-helper-copies = Copies of the helper
figures-helper-weeks = Weeks for the helper
figures-exhibitions-weeks = Regions and weeks of the exhibitions
figures-exhibitions-copies = Copies of the exhibitions
figures-exhibitions-points = Points of the exhibitions
figures-museums-finds = Finds the museums need
figures-museums-weeks = Weeks for the museums
figures-museums-points = Points of the museums
figures-museums-copies = Copies of the museums
figures-professors-points = Points of the professors
figures-dig-table = The dig table

# Why a hint is better than other moves.
because-shows = It brings an exhibition or a museum closer.
because-hand = It makes congresses and action cards worth more.
because-weeks = It saves time.
because-digs = More will be dug up this way.
because-professors = It brings a professor closer.

# Editions that cannot be played.
edition-large-deck = The tables make a deck of { $cards } cards; there is room for { $room }.
edition-small-deck = The four spaces of the display cannot be filled and refilled with so few cards.
edition-regions = finds.copies.region must name each of { $names } once.
edition-many-finds = finds.copies makes { $finds } finds of a region; at most { $most } are possible.
edition-dig-table-falls = dig.table falls in row { $row }; more knowledge and more weeks never draw fewer cards.
edition-many-digs = With { $players } players there can be { $digs } digs in one region, which is too many.
edition-same-region = exhibitions.weeks[{ $exhibition }] must name three different regions.
