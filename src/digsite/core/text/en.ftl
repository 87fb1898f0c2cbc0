unreadable-move = I cannot read “{ $text }”. A move begins with one of: { $words }.
unreadable-thing = There is no “{ $text }”. Such moves run from “{ $first }” to “{ $last }”.
illegal-move = “{ $move }” is not possible now.
game-over = The game is over; nothing more can be played.
nothing-to-undo = Nothing has been played yet that could be taken back.
undo-crosses-chance = That move cannot be taken back: chance has answered since, and everybody saw it.
undo-crosses-decision = That move cannot be taken back: { $name } has decided something since.
clause = rules, { $clause }

# The terminal.
names = Ada, Bruno, Clara, Demir
and = {" and "}
you = { $name } (you)
moves-now = Possible now: { $moves }
score = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
} ({ $parts })
outcome = { $winners } { $reason }.
welcome = { $title }. Type a move, or: help, moves, board, hint, log, score, rules, figures, undo, quit.
help = Type a move as it is listed by “moves”, for example “{ $example }”. Also: board (the table), hint (what the curator would do), log (what happened since your last turn), score, rules (how to play), figures (where the printed figures come from), undo (take your last move back), quit (the game is kept).
reconstructed-note = Some figures of this edition are reconstructed; “figures” tells which, and why.
since-last-turn = Since your last turn:
undone = Taken back: { $move }.
kept = The game is kept. Go on with: digsite play --resume { $file }
kept-record = The record of the game: { $file }

# Bots. The levels, from the weakest to the strongest, each with a word of character.
bot-novice = The novice was given a trowel yesterday, overlooks half of what lies there, and is overjoyed with the rest.
bot-digger = The digger takes whatever glitters in front of the spade, at once and gladly; what comes after is tomorrow’s dirt.
bot-curator = The curator knows of every sherd in which showcase it will stand, and is already clearing the shelf for yours.
bot-professor = The professor has seen ten thousand ways this day could end, with a footnote on each; do sit down, the tea is hot.
bot-random = takes any legal move, by chance
bot-greedy = looks one move ahead, and takes what is worth most
bot-search = plays thousands of games out in its head, for so long (search:100ms, search:2s) or so many (search:500)
bot-pipe = any program of your own, in any language (pipe:COMMAND)
bots-levels = Levels:
bots-kinds = Kinds:
thinking = { $name } is thinking ...
forfeited = { $name } lets a default decide: { $why }.
hint-first = The curator, over your shoulder, would look at these first:
hint-line = { $move }: wins { number-share } of such games, with about { number-points } points
number-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
number-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advise-asked = { $name } is to decide; { $bot } is asked.
advise-asked-before = Move { $number }: { $name } is to decide; { $bot } is asked.
advise-rank = #
advise-move = move
advise-then = what it does
advise-visits = tried
advise-share = win share
advise-points = points
advise-more = { $moves ->
    [one] One more move is not shown.
   *[other] { $moves } more moves are not shown.
}
advise-played = ▶ played was { $move }, number { $rank } of { $legal }.
