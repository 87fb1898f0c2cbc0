# The entrance
welcome-title = Four digs, one table
welcome = Archaeology board games in the browser. Play at once against bots, or send friends a link: nothing to register, nothing to install.
welcome-short = Play at once, or send friends a link.
choose-game = Choose a game
learn-by-playing = Learn by playing
join = Join by link
join-short = Join by link
join-label = The link or code you were sent
join-unreadable = This is not a link to a table. Copy the whole link you were sent.
go = Go to the table
box-players = { $from }–{ $to } players
box-players-exactly = { $to } players
box-minutes = { $minutes } min
weight-light = light
weight-medium = medium
weight-heavy = heavy
play = Play
play-game = Play against { $opponents } ({ $game })
against = against { $opponents }
learn = Learn
set-up = Players, variants, clock
set-up-game = Set up a table for { $game }
opponents-novice = { $count ->
    [one] 1 Novice
   *[other] { $count } Novices
}
opponents-digger = { $count ->
    [one] 1 Digger
   *[other] { $count } Diggers
}
opponents-curator = { $count ->
    [one] 1 Curator
   *[other] { $count } Curators
}
opponents-professor = { $count ->
    [one] 1 Professor
   *[other] { $count } Professors
}
go-on-playing = Go on playing
go-to-mine = Your turn
go-to-others = View
go-to-waiting = View
more-games = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
deeper = Tables, games and rules
my-games = My games
forget = Remove from this list
standing-mine = your turn
standing-others = waiting for { $name }
standing-waiting = waiting for players
standing-over = finished
standing-gone = no longer exists
standing-damaged = damaged
standing-result = Result
open-tables = Open tables
no-open-tables = Nobody is waiting for players at the moment.
open-line = { $host } is waiting, { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
look-at-a-game = Watch a game
load-record-line = Replay a finished game from its game record (a JSON file).
choose-record = Choose a file
no-record = This file is not a game record.
rules = Rules

# Setting up a table
company = Play with
company-bots = Bots
company-friends = Friends online
company-here = Friends here
how-many = Players
level = Strength
your-name = Your name
somebody = Guest
seat-number = Seat { $number }
seat-me = You
seat-here = Another player on this device
seat-friend = A friend, by link
level-novice = Novice (easy)
level-digger = Digger (medium)
level-curator = Curator (strong)
level-professor = Professor (very strong)
level-random = Random bot
level-greedy = Greedy bot
name-beside = Their name
sit-somewhere = Take one of the seats yourself.
variants = Variants
variants-none = as in the rulebook
stand-in = Stand-in bot
stand-in-line = This bot plays for somebody who leaves, runs out of time or does not move for ten minutes. Nobody can change it during the game.
clock = Clock
clock-per = Thinking time
clock-none = no clock
clock-turn = for each turn
clock-game = for the whole game
clock-turn-value = { $minutes } min per turn
clock-game-value = { $minutes } min per game
clock-minutes = Minutes
clock-increment = Seconds added after every move
clock-none-line = Take as long as you like. The table is kept for weeks.
clock-turn-line = When the time for a turn is up, a bot plays on. You can take your seat back.
clock-game-line = When your time is used up, a bot finishes the game for you.
figures = Figures
figures-usual = standard
figures-line = Do you own the game and see a wrong figure? Play with your own edition file. Everybody sees what differs before they sit down.
figures-choose = Choose an edition file
figures-drop = Use the standard figures
figures-same = “{ $name }” has the standard figures.
figures-differ = “{ $name }” differs in { $count ->
    [one] 1 table
   *[other] { $count } tables
}:
figures-instead = instead of { $figures }
show-in-lobby = List this table under “Open tables”
spectators-line = Anybody with the link can watch, and sees what all players see: no hands, no plans.
play-now = Play now
open-table = Open the table

# The invitation and the waiting room
invites-you = { $host } invites you to { $game }
table-is-full = The table is full.
seat-free = free
seat-yours = your seat
seat-you = You
seat-host = host
seat-guest = player
seat-bot = bot
seat-expected = not here yet
take-seat = Take seat { $number }
no-account = no account needed
name-missing = Enter your name first.
sit-down = Sit down
watch = Watch
own-figures = Played with other figures: “{ $name }”
waiting-complete = Everybody is here. The game is about to start.
waiting-title = { $game }: waiting for players
waiting-watching = { $game }: you are watching
waiting-line = The game begins as soon as every seat is taken.
waiting-for-you = Everybody is waiting for you.
i-am-here = I’m ready
invite-friends = Invite friends
invitation = Invitation link
share = Share
share-text = Play { $game } with me
copy = Copy link
copied = Copied
qr = The invitation as a QR code
cancel-table = Cancel the table
leave-table = Give up my seat

# The result
result = Result
you-win = You win
you-share = You share the win
they-win = { $winners } wins
they-share = { $winners } share the win
result-facts = { $game } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} · { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
you-behind = you
ranking = Ranking
see-table = See the table
how-points-came = Where the points came from
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-now = Points so far
winner-mark = won
difference = { $points ->
    [one] One point
   *[other] { $points } points
} ahead of { $second }: { $part } made the difference.
difference-most = { $points ->
    [one] One point
   *[other] { $points } points
} ahead of { $second }, most of them for { $part }.
rematch = Rematch
to-rematch = Go to the rematch
review = Review
review-game = Review the game
share-result = Share
share-picture = Save the picture
share-link = Copy the link to the game
share-title = { $game } on digsite
download-record = Download the game record
fair-kept = Checked on this device: the shuffle was fair. The server’s secret was fixed when you sat down, and a random word from your browser was mixed in.
fair-silent = Checked on this device: the server’s secret was fixed when you sat down. The random word from your browser did not arrive in time, so it was not mixed in.
fair-broken = This game was not shuffled as the server had promised when you sat down. Don’t trust its result.
fair-elsewhere = You sat down on another device, so this one can’t check the shuffle.
fair-unable = This browser can only check the shuffle if the page is opened over https.
fair-lesson = This was a lesson: its cards and dice were chosen in advance to show the game, so nothing was promised about the shuffle. A rematch is shuffled fairly.
fair-title = Was the shuffle fair?
fair-line = Before anybody sat down, the server committed to a secret by its fingerprint. This secret and a word from every player determined every shuffle, draw and roll of the game. To check it yourself, run “digsite verify” with the game record.
fair-commitment = Fingerprint committed to
fair-secret = Secret
preparing-brief = Getting ready …
preparing = Setting up the game on this computer. This happens only once; then the game starts automatically.
