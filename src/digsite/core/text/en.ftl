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
welcome = { $title }. Type a move, or: help, moves, board, log, score, rules, figures, undo, quit.
help = Type a move as it is listed by “moves”, for example “{ $example }”. Also: board (the table), log (what happened since your last turn), score, rules (how to play), figures (where the printed figures come from), undo (take your last move back), quit (the game is kept).
reconstructed-note = Some figures of this edition are reconstructed; “figures” tells which, and why.
since-last-turn = Since your last turn:
undone = Taken back: { $move }.
kept = The game is kept. Go on with: digsite play --resume { $file }
kept-record = The record of the game: { $file }
