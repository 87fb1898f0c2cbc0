unofficial = Unofficial, made by fans. Not connected with the designers or publishers of the games.
switch-theme = Light or dark
other-language = Deutsch
lost-title = Nothing was dug up here
lost = There is no page at this address.
to-home = To the entrance
unreachable = The server does not answer. Nothing you played is lost; try again in a moment.
try-again = Try again

welcome-title = Four digs, one table
welcome = Choose a game. Play at once against bots, or send friends a link: no registration, nothing to install.
choose-game = Choose a game
about-pergamon = Race for research funds, dig through five galleries, and show finds that match in the museum.
about-thebes = Spend a year well: study, travel, and draw treasures or rubble from the sand.
about-monuments = Collect monuments of old, raise their columns, and write their history at the right moment.
about-artefakt = Plan journeys in secret, be in the majority where fragments lie, and piece one artefact together.
who-plays = Who plays
your-name = Your name
somebody = Guest
how-many = Players
seat-number = Seat { $number }
seat-me = I
seat-here = somebody beside me, on this device
seat-friend = a friend, by a link
level-novice = Novice (bot, easy)
level-digger = Digger (bot, medium)
level-curator = Curator (bot, strong)
level-professor = Professor (bot, very strong)
level-random = Random bot
level-greedy = Greedy bot
show-in-lobby = Show this table to everybody here
name-beside = What they are called
sit-somewhere = Take one of the seats yourself.
more-wishes = More: variants, clock, spectators
variants = Variants
clock = Clock
clock-per = Time to think
clock-none = as long as you like
clock-turn = for each turn
clock-game = for the whole game
clock-minutes = Minutes
clock-increment = Seconds given back with every move
clock-none-line = A table can sleep for weeks; nothing is lost.
clock-turn-line = When the time of a turn is up, a bot goes on. You may take your seat back.
clock-game-line = When all your time is used up, a bot plays on to the end.
spectators = Spectators
spectators-line = Whoever has the link can watch, and sees what everybody may see: no hands, no plans.
setting-pergamon-order-track = Figures in a row
setting-pergamon-order-track-line = Variant 1, for three and four: you place in the order in which the figures stand, from left to right.
setting-pergamon-free-sorting = Finds in any order
setting-pergamon-free-sorting-line = Variant 2: where several finds are of one century, the start player chooses which is laid out first.
setting-thebes-knowledge-finds = Open books in the sand
setting-thebes-knowledge-finds-line = One find of each region is an open book: general knowledge instead of points.
setting-thebes-helper-capped = Helpers count as general knowledge
setting-thebes-helper-capped-line = So they help no further than your special knowledge of the region reaches. Without this, they always help.
setting-monuments-take-from = A historian takes
setting-monuments-take-from-column-end = the card laid last
setting-monuments-take-from-column-start = the card laid first
setting-monuments-take-from-line = Which card leaves a column when its history is written.
setting-monuments-heroes-traders-scholars = Heroes, Traders & Scholars
setting-monuments-heroes-traders-scholars-line = The expansion: three tokens for whoever shows the most helmets, ships or scrolls, each with a use of its own.
setting-artefakt-advanced = Advanced rules
setting-artefakt-advanced-line = In every round one more site is turned to its text side.
setting-artefakt-open-sites = Sites open at the beginning
setting-artefakt-open-sites-1-5-6-8 = 1-5-6-8, for a first game
setting-artefakt-open-sites-random = four by chance
setting-artefakt-open-sites-line = Four sites begin with their text side up.
setting-artefakt-round-cap = Rounds at most
setting-artefakt-round-cap-line = Then the most different parts of one artefact win. 0: until somebody has completed one.
play-now = Play now
open-table = Open the table
my-tables = My tables
forget = Forget this table
standing-mine = your turn
standing-others = others are to decide
standing-waiting = waiting for players
standing-over = over: replay it
standing-gone = no longer there
standing-result = Result
open-tables = Open tables
no-open-tables = Nobody is waiting at the moment.
open-line = { $host } is waiting, { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
have-link = You were sent a link?
go = Go there
load-record = Look at a game
load-record-line = A record (JSON file) of a finished game
no-record = This file is no record of a game.

waiting-title = Waiting for players
not-here-yet = is expected
free-seat = free
let-bot = Let a bot play
i-am-here = I am here
sit-down = Sit down
invite-line = Send this link to whoever is to play. The game begins when all seats are taken.
invitation = Invitation link
copy = Copy
copied = Copied
qr = The invitation as a QR code

no-way-in = No way in here
fetching = Fetching the table …
reconnecting = The connection is interrupted; nothing is lost, it is being restored …
your-turn = Your turn
turn-of = { $name } is to decide.
decide-ahead = You can decide already, while the others think.
decided-ahead = You have decided; you can still change your mind.
game-is-over = The game is over.
is-paused = Pause: the clocks stand still. Whoever is ready lets it go on.
time-left = { $minutes } left
you-mark = (you)
bot-stands-in-mark = a bot stands in
decided-mark = has decided
the-board = The board
board-in-words = The board in words
my-things = My things
skip-to-main = Skip to the table
whose-turn = Whose turn it is
bot-slow = { $name } takes longer than usual. Nothing is lost; you can also come back later.
bot-again = Ask again
what-to-do = What you can do
think-again = Think again
draft = Laid, but not sent yet
draft-out = Take out: { $move }
draft-back = Take the last back
draft-clear = Start over
draft-send = Send
draft-complete = That is the whole move. Send it, or change something first.
undo = Take back
undo-asking = Ask to take back
hint = Hint
hint-thinking = Thinking …
hint-only = There is nothing else to do.
hint-reason = Wins about { $wins } of 100 such games{ $better }; ends with about { $points }{ $more }.
hint-wins-next = { $sign ->
    [0] , as many as the next best move
    [1] { $count ->
        [one] , one more than the next best move
       *[other] , { $count } more than the next best move
    }
   *[other] { $count ->
        [one] , one fewer than the next best move
       *[other] , { $count } fewer than the next best move
    }
}
hint-wins-best = { $sign ->
    [0] , as many as the best move
    [1] { $count ->
        [one] , one more than the first move
       *[other] , { $count } more than the first move
    }
   *[other] { $count ->
        [one] , one fewer than the best move
       *[other] , { $count } fewer than the best move
    }
}
hint-points = { $sign ->
    [1] , { $count } more
   *[other] , { $count } fewer
}
bell-title = Tell me when it is my turn
bell-notice = The others have decided. Your table is waiting.
bell-browser = By a notice of this browser
bell-browser-line = While this tab is open and you are looking elsewhere.
bell-refused = The browser does not allow notices from this page. You can change that in its settings for this site.
bell-impossible = This browser cannot show notices.
bell-hook = By a call to an address (webhook)
bell-hook-line = Also while this page is closed. This server calls: { $hosts }. Leave it empty to hear nothing.
bell-no-hook = This server calls no addresses while the page is closed.
bell-done = Done
pause = Pause
resume = Go on
return = Take my seat back
all-moves = All { $count } moves
asked-undo = { $name } asks to take the last move back.
asked-pause = { $name } asks for a pause.
agree = Agree
refuse = Better not
the-log = What happened
say-label = Say something
notice-joined = { $name } sat down.
notice-left = { $who } left.
notice-returned = { $who } is back.
notice-timed-out = Time is up for { $seat }; a bot goes on.
notice-replaced = A bot sits down for { $seat }.
notice-started = The game begins.
notice-asked = { $who } asks the others.
notice-refused = { $who } would rather not.
notice-undone = { $count ->
    [one] A move was taken back.
   *[other] { $count } moves were taken back.
}
notice-paused = Pause.
notice-resumed = It goes on.
notice-rematched = { $who } wants a rematch.

score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-now = Points so far
winner-mark = won
rematch = Play again
to-rematch = To the rematch
replay-it = Replay the game
download-record = Download the record
fair-title = Was it fair?
fair-line = Before anybody sat down the server promised a secret by its fingerprint. The secret and a word from every player made the chance of this game. Check it yourself: digsite verify, with the record.
fair-commitment = Promised fingerprint
fair-secret = Secret

replay-title = A game of { $names }
step-back = One step back
step-on = One step on
step-slider = Step
step-of = Step { $step } of { $steps }
eyes = Seen by
eyes-all = everybody
eyes-nobody = a spectator

back = Back
how-to-play = How to play
personal-link = My personal link, for another device
bot-name-novice = Novice
bot-name-digger = Digger
bot-name-curator = Curator
bot-name-professor = Professor
bot-name-random = Random bot
bot-name-greedy = Greedy bot

# pergamon
pergamon-track = Research funds track. Space 1 is on the right: who stands there is paid first and digs first.
pergamon-space = Space { $space }: asks for { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}, lets you dig down to gallery { $deepest }.
pergamon-stands-here = { $name } stands here.
pergamon-waiting = Figures still to be placed, in this order
pergamon-to-place = to place
pergamon-order = right to left
pergamon-site = Excavation site, galleries I to V
pergamon-gallery = Gallery { $gallery }: digging costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}. { $finds ->
    [0] Nothing lies here.
   *[other] Here lie: { $inside }.
}
pergamon-find = Find { $number }: right half of a { $left ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
}, left half of a { $right ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
}, century { $century }. The year of a whole object is the century on the left and the number on the right.
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
pergamon-skip = Dig nothing
pergamon-skip-label = Dig nothing this round and keep your coins
pergamon-museum = Museum, exhibition spaces 1 to 24
pergamon-exhibition = Exhibition space { $space }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at an evaluation. The steps are reconstructed.
pergamon-floor = A collection on this floor scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at each evaluation
pergamon-marker = Collection { $marker } of { $name } on space { $space }, { $points ->
    [one] 1 point
   *[other] { $points } points
} at the next evaluation
pergamon-office = Dig office: funds cards and calendar
pergamon-card = Funds card: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
pergamon-card-bag = Funds card, face down: a bag holds 1 to 4 coins
pergamon-card-chest = Funds card, face down: a chest holds 5 to 8 coins
pergamon-card-none = The funds cards are not drawn yet
pergamon-pot = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} in all
pergamon-pot-about = { $least } to { $most } coins
pergamon-no-pot = no cards yet
pergamon-funds-left = { $count ->
    [one] One funds card whose value
   *[other] { $count } funds cards whose values
} nobody has seen, 1 to 8 coins
pergamon-round = Round { $round }, with a pile of { $finds } finds
pergamon-evaluation = Round { $round } ends with an evaluation: each collection scores its floor, the oldest { $object ->
    [vase] vase
    [jug] jug
    [mask] mask
   *[bracelet] bracelet
} on show earns 2 points, { $down ->
    [0] then the three oldest objects of all earn 3, 2 and 1
   *[other] then all markers step down { $down }
}.
pergamon-has = { $name } has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $points ->
    [one] 1 point
   *[other] { $points } points
}:
pergamon-collection = Collection { $marker } on space { $space }, { $finds } finds
pergamon-row = The row being laid
pergamon-hand-of = { $name } has { $finds ->
    [one] one find
   *[other] { $finds } finds
} in hand
pergamon-no-finds = no finds in hand
pergamon-mine = Your things
pergamon-sorted = Sorted by { $order ->
    [age] age
    [left] left half
    [right] right half
   *[own] hand
}
pergamon-bench = Your bench, for the row to be shown
pergamon-bench-empty = Lay finds side by side:
pergamon-bench-match = halves that touch must match.
pergamon-shows = Your collections on show
pergamon-no-shows = Nothing of yours is on show yet.
pergamon-raider = The tomb raider has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. He digs the dearest gallery he may and can pay; the finds are lost.
pergamon-row-worth = Your row is worth { $value }, of which { $polish } by polishing; it would go to that space of the museum
pergamon-worth = worth
pergamon-polish = Polish +1
pergamon-polish-label = Polish: one coin adds 1 to the value of the row
pergamon-in-row = Find { $number } in the row, not shown yet: the arrow keys move it, touching it takes it out
pergamon-into-row = Find { $number }: put it into the row where it fits
pergamon-show = Show it
pergamon-show-label = Show the row in the museum; every marker on that space or below is pushed down by one
pergamon-shelf = Your finds on the shelf
pergamon-fee = { $fee ->
    [0] Three finds are stored for nothing
    [one] Storing up to here costs 1 coin
   *[other] Storing up to here costs { $fee } coins
}
pergamon-free = 3 stored free
pergamon-clear = Clear out
pergamon-clear-label = Clear out: choose finds to discard before you store the rest
pergamon-store = Store, done
pergamon-store-label = Pay the fee, store all finds on the shelf and end your turn
pergamon-unseen = { $count ->
    [one] One find nobody has seen yet
   *[other] { $count } finds nobody has seen yet
}
# artefakt

artefakt-ring = The circle of ten sites
artefakt-nothing = nothing
artefakt-some = { $count } { $colour }
artefakt-known = { $count } { $colour } (you know part { $parts })
artefakt-site = Site { $number }, { $name }.
artefakt-open = Open: { $text } (Freely reconstructed.)
artefakt-closed = Closed; once open: { $text } (Freely reconstructed.)
artefakt-lies = Here lies: { $fragments }.
artefakt-stands = Here stands: { $figures }.
artefakt-figure = { $figure } of { $name }
artefakt-at-walk = Walk a figure|{ $steps } sites on
artefakt-at-look = Look at all that|lies on one site
artefakt-at-pick = Take one, unseen,|from next door
artefakt-at-push = Push a rival’s|figure { $steps } { $steps ->
    [one] site
   *[other] sites
}
artefakt-at-banish = A rival’s fragment|goes to the middle
artefakt-at-draw = Draw one, unseen,|from the middle
artefakt-at-swap = Swap one, unseen,|with the middle
artefakt-at-trade = Trade fragments|with a player
artefakt-at-carry = Carry one to|another site
artefakt-at-stone = Take the start|stone next round
artefakt-word-walk = walk { $steps }
artefakt-word-look = look
artefakt-word-pick = next door
artefakt-word-push = push { $steps }
artefakt-word-banish = banish
artefakt-word-draw = draw
artefakt-word-swap = swap
artefakt-word-trade = trade
artefakt-word-carry = carry
artefakt-word-stone = start stone
artefakt-round = { $round ->
    [0] Preparations
   *[other] Round { $round }
}
artefakt-action-discover = discover
artefakt-action-plan = plan
artefakt-action-travel = travel
artefakt-action-claim = claim
artefakt-action-pass = stone
artefakt-pile = In the middle: { $pile }. Colour and sign of { $artefact }.
artefakt-the-middle = still to be|discovered
artefakt-which-colour = Site { $site }: which colour?
artefakt-which-colour-short = Which colour?
artefakt-pile-there = On site { $site }: { $pile }. Colour and sign of { $artefact }.
artefakt-where-to = Carry it where?
artefakt-what-back = What in return?
artefakt-artefact-blue = Crown
artefakt-artefact-brown = Armour
artefakt-artefact-yellow = Chalice
artefakt-do-take = Take all of it
artefakt-do-take-short = Take all
artefakt-do-leave = Leave it
artefakt-do-leave-short = Leave it
artefakt-do-stone = Take the start stone
artefakt-do-stone-short = Take stone
artefakt-do-decline = Do not use it
artefakt-do-decline-short = Do not use
artefakt-won = { $name } has pieced it together: { $artefact }
artefakt-card = Card of { $name }. On it: { $fragments }.
artefakt-held = { $name } has: { $pile }
artefakt-stone = The start stone: begins in this round
artefakt-stone-next = Gets the start stone next
artefakt-card-down = its card is face down
artefakt-card-up = its card is up: { $steps }
artefakt-collection = Collection
artefakt-part = { $artefact }, part { $part } of 4 ({ $colour }){ $copies ->
    [one] {""}
   *[other] , { $copies } copies
}. All four different parts win.
artefakt-journeys = Journeys
artefakt-one-each = one card each, in secret
artefakt-take-back = touch a card again to take it back
artefakt-order = they travel from top to bottom
artefakt-not-placed = not yet on a site
artefakt-on-site = on site { $site }
artefakt-travel-card = { $steps ->
    [1] Motorbike, 1 site
    [2] Car, 2 sites
    [3] Train, 3 sites
   *[4] Plane, 4 sites
}, for: { $figure }
artefakt-turned = (turned up)
artefakt-secret = (your plan, still secret)
# thebes
thebes-language = en
thebes-card = { $card ->
    [special] Special knowledge
    [general] General knowledge
    [congress] Congress
    [permit] Dig permit
    [thief] Thief
    [robber] Tomb robber
    [scholar] Scholar
   *[helper] Helper
}
thebes-card-note = { $card ->
    [special] { region }
    [general] counts everywhere
    [congress] points for a set
    [permit] one dig anywhere
    [thief] { region }
    [robber] { region }
    [scholar] sees any pile
   *[helper] +1 book for a dig
}
thebes-card-help = { $card ->
    [special] Books for digs in this region and for its professor.
    [general] Open books count for digs everywhere, but no more of them than special books.
    [congress] Worth 1, 3, 6, 10, 15, 21, 28 points for one to seven congresses (reconstructed).
    [permit] One more dig in any region; using it costs no more time.
    [thief] Draws one card at random from the pile of his region. His weeks are paid again when he is sent.
    [robber] Looks through the pile of his region and takes what he likes. His weeks are paid again when he is sent.
    [scholar] Looks through any pile. His weeks are paid again when he is sent.
   *[helper] One open book more for one dig. His week is paid again when he digs.
}
thebes-bonus = Whoever stays here or further back has { $points ->
    [one] one point
   *[other] { $points } points
} for being behind the foremost.
thebes-marker = { $name }, week { $week }
thebes-display = The display
thebes-piles = The dig piles
thebes-own = What you have of each region
thebes-hand = In your hand
thebes-hand-empty = No action card in your hand yet
thebes-plan = Planning
thebes-professors = The professors
thebes-beside = Exhibitions and museums
thebes-others = The others
thebes-show = Exhibition { $number }
thebes-museum = Museum { $number }
thebes-pile = Dig pile of { region }, { $empty ->
    [yes] empty
   *[no] finds face down
}{ $rubble ->
    [0] {""}
   *[other] , at least { $rubble } rubble
}. The marks show what is not dug out yet; after a look of yours, pale ones may have come since.
thebes-pile-seen = you looked through it
thebes-left = { $what }: { $left } of { $all } not dug out yet
thebes-professor-needs = { $professor ->
    [greatest] Goes to the first with { $books } books in all, then to whoever has more.
   *[region] Goes to the first with { $books } special books of the region, then to whoever has more.
}
thebes-professor-held = { $professor }, with { $name }
thebes-count-finds = { $count ->
    [0] no finds
    [one] one find
   *[other] { $count } finds
}
thebes-knowledge = Special knowledge of { region }: { $special }; for a dig there you have { $usable }
thebes-knowledge-short = { $special ->
    [0] no books
    [one] one book
   *[other] { $special } books
}
thebes-usable-short = to dig
thebes-permit-local = Dig cards of { region }: { $count }. Each allows one dig there.
thebes-permit-short = General
thebes-permit = { $permit ->
    [local] Dig card { region }
    [general] General dig card
   *[card] Dig permit
}
thebes-find = { $count ->
    [one] A find
   *[other] { $count } finds
} from { region } worth { points }
thebes-find-book = An open book from { region }: general knowledge, no points
thebes-scholar-where = Scholar: look where?
thebes-scholar = Send the scholar to look through the pile of { region }
thebes-held = { $card ->
    [general] General dig cards: { $count }. Each allows one dig in any region.
    [permit] General dig permits: { $count }. Each allows one dig in any region.
    [thief] Thief for { region }: draws one card at random from its pile
    [robber] Tomb robber for { region }: looks through its pile and takes one find
    [scholar] Scholars: { $count }. Each looks through any pile.
   *[helper] Helpers: { $count }. Each is one open book more for one dig.
}
thebes-general = General knowledge: { $count }
thebes-congresses = Congresses: { $count }, worth { points }
thebes-points-now = Points if the game ended now: { $points }
thebes-rival-region = { region }: special knowledge { $books }, dig cards { $permits }, finds { $finds } worth { points }
thebes-table = Cards you would draw
thebes-table-knowledge = books
thebes-table-note = By weeks of digging, 1 to 12; framed where a week brings one card more. Touch a pile to plan a dig. The table is reconstructed but for one cell.
thebes-dig = Dig in { region }
thebes-dig-knowledge = Knowledge { $special } + { $general } = { $knowledge }
thebes-weeks = How many weeks
thebes-helpers = { $count ->
    [0] No helper
    [one] One helper, one week more
   *[other] { $count } helpers, { $count } weeks more
}
thebes-dig-odds = { $weeks ->
    [one] One week
   *[other] { $weeks } weeks
} bring { $cards ->
    [0] no card.
    [one] one card, about { $points } points; { $chance }{"\u00A0"}% that it is more than rubble. Then you stand on week { $week }.
   *[other] { $cards } cards, about { $points } points; { $chance }{"\u00A0"}% that not all is rubble. Then you stand on week { $week }.
}
thebes-choose-weeks = Choose how long you dig. Dashed: as many cards as in less time.
thebes-no-dig = You cannot dig here now.
thebes-dig-short = Dig
thebes-dig-now = Dig { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
}, draw { $cards }
thebes-send-thief = Send the thief
thebes-send-rob = Send the tomb robber
thebes-send-scholar = Send the scholar
thebes-chances = A card drawn
thebes-chance = { $points } points on average, { $rubble }{"\u00A0"}% rubble
thebes-odds-card = A card: { $rubble }{"\u00A0"}% rubble, { $points } points on average.
thebes-odds-bar = { $what }: { $count } of { $total }
thebes-odds-unseen-short = (of all not dug out)
thebes-odds-seen = Reckoned with what you saw here less what was taken since; what has come since, you do not know.
thebes-odds-seen-short = (of what you saw)
thebes-odds-unseen = Reckoned with all that was not dug out yet; what of it lies here, nobody knows.
thebes-loot = Which find of { region } does your tomb robber take?
thebes-gifts = The finds for the museum
thebes-gift = Chosen: a find from { region } worth { points }. Touch it to keep it after all
thebes-giving = Furnishing museum { $number }
thebes-giving-owed = { $owed ->
    [0] It has all it wants. Send your move, or touch a find in the house to keep it after all.
    [one] It still wants one find. Touch one of yours that you give away for good.
   *[other] It still wants { $owed } finds. Touch those of yours that you give away for good.
}

# monuments
monuments-card = { $monument } { $value }, { $symbol ->
    [ship] ship
    [helmet] helmet
   *[scroll] scroll
}
monuments-open-card = Open: { $card }. Taking it is one action.
monuments-hand-card = In your hand: { $card }{ $seen ->
    [yes] {"; "}the others saw you take it
   *[no] {""}
}. Build or extend with it, or discard it in a pair.
monuments-known = Cards in the hand of { $name } that all have seen
monuments-known-card = In the hand of { $name }, as all have seen: { $card }
monuments-deck = Deck, { $cards ->
    [one] one card
   *[other] { $cards } cards
}. Drawing one is an action. When three cards can no longer lie open, the game is over.
monuments-box = In the box: { $cards }
monuments-aside = {" · "}{ $cards } aside unseen
monuments-display = Deck and open cards
monuments-tracks = Fame tracks
monuments-fame = { $monument }: { $space ->
    [0] no fame yet
   *[other] fame { $space } of 6, worth { $sole } to a single builder, { $larger } and { $smaller } to two (figures reconstructed)
}. Built by: { $builders }. { $least ->
    [0] Nobody else can build it.
   *[other] Whoever builds next needs { $least } cards.
} Cards out of the game: { $gone }.
monuments-legend = Points for one builder, below for two · cards 1–9: □ unseen ◣ seen ■ built × gone
monuments-historians = Historians
monuments-honour = { $rank ->
    [1] Best historian
    [2] Second best historian
   *[3] Third best historian
}: { $points } points more at the end. At present: { $name }
monuments-history = { $name }: a history of { $cards ->
    [one] one card
   *[other] { $cards } cards
}, as many points, at present number { $rank }
monuments-ghost = Here your historian would stand now: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
monuments-at-home = { $name }: a historian at home. At the end each one never sent costs 12 points.
monuments-points = { $name }, points: { $points }
monuments-held = { $name }, cards in hand: { $cards }
monuments-reach = { $name }, a history would now take: { $cards }
monuments-symbols = { $symbol ->
    [ship] Ships
    [helmet] Helmets
   *[scroll] Scrolls
} in the monuments: { $cards }. So many points a pair of them scores.
monuments-column = { $monument }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}. { $taken ->
    [yes] A history of another player takes one.
   *[no] The last card is safe from historians.
}
monuments-at-risk = The next history takes this card, and the fame grows.
monuments-nothing-built = No monument built yet
monuments-mine = My things
monuments-hand = My hand
monuments-hand-empty = Your hand is empty.
monuments-tray = Taken up for the moment
monuments-columns = My monuments
monuments-actions = Actions left: { $actions }
monuments-token = { $token ->
    [ship] Ship token: once a turn swap a card of your hand for an open one
    [helmet] Helmet token: once a turn draw a card more for one point
   *[scroll] Scroll token: once a turn lay a monument in another order when extending it
}. Held by: { $holder }. Who has most of its symbol may buy it: 2 points, and 3 at the end.
monuments-do-build = { $way ->
    [extend] Extend
   *[build] Build
}
monuments-do-score = Score a pair
monuments-do-fourth = Fourth action
monuments-do-draw = Draw
monuments-do-extra = Extra card
monuments-do-swap = Swap
monuments-do-historian = Write history
monuments-do-reorder = Reorder
monuments-do-end = End the turn
monuments-do-done = Done building
monuments-note-build = { $monument }{ $way ->
    [build] {", "}{ $least } or more
   *[extend] {""}
}
monuments-note-score = { $symbol ->
    [ship] ship
    [helmet] helmet
   *[scroll] scroll
}: { $points ->
    [one] one point
   *[other] { $points } points
}
monuments-note-fourth = for two like this
monuments-note-draw = as an action
monuments-note-extra = for one point
monuments-note-swap = for an open card
monuments-note-historian = takes { $cards ->
    [one] one card
   *[other] { $cards } cards
} now
monuments-note-reorder = lay it anew
monuments-note-end = { $live ->
    [yes] no action left
   *[no] after 3 actions
}
monuments-note-done = keep the rest
monuments-quiet-build = touch a card first
monuments-quiet-score = touch a card first
monuments-quiet-fourth = for a pair
monuments-quiet-draw = touch deck or card
monuments-quiet-extra = helmet token
monuments-quiet-swap = ship token
monuments-short = { $monument ->
    [akropolis] Akropol.
    [artemision] Artemis.
    [babylon] Babylon
    [bet-hamikdash] Bet Ham.
    [colosseum] Coloss.
    [knossos] Knossos
    [kolossus] Koloss.
    [mausoleion] Mausol.
    [petra] Petra
    [pharos] Pharos
    [pyramids] Pyramids
   *[zeus] Zeus
}

speed = Pace
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-at-once = at once
skip-playing = To how it stands now
replay-play = Play on
replay-pause = Pause
