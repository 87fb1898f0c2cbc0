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
play-now = Play now
open-table = Open the table
my-tables = My tables
forget = Forget this table
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
you-mark = (you)
bot-stands-in-mark = a bot stands in
decided-mark = has decided
the-board = The board
board-in-words = The board in words
what-to-do = What you can do
think-again = Think again
undo = Take back
undo-asking = Ask to take back
hint = Hint
hint-worth = wins { $share } % of such games, about { $points } points
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

points-head = Points
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
