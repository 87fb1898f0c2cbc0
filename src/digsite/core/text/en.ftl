unreadable-move = “{ $text }” is not a move. Moves start with one of these words: { $words }.
unreadable-thing = There is no “{ $text }”. These moves go from “{ $first }” to “{ $last }”.
illegal-move = “{ $move }” is not allowed now.
game-over = The game is over.
nothing-to-undo = There is no move to undo.
undo-crosses-chance = You can’t undo this move: it revealed something new.
undo-crosses-decision = You can’t undo this move: { $name } has moved since.
clause = rules, { $clause }

# The terminal.
names = Ada, Bruno, Clara, Demir
and = {" and "}
you = { $name } (you)
moves-now = Legal moves: { $moves }
score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts })
outcome = { $winners } { $reason }.
welcome = { $title }. Type a move, or: help, moves, board, hint, log, score, rules, figures, undo, quit.
help = Type a move as “moves” lists it, for example “{ $example }”. Other commands: board (show the table), hint (moves worth considering), log (what happened since your last turn), score, rules (how to play), figures (sources of the printed figures), undo (take back your last move), quit (save and leave).
reconstructed-note = Some figures of this edition are reconstructed. Type “figures” to see which and why.
since-last-turn = Since your last turn:
undone = Undone: { $move }.
kept = The game is saved. Continue with: digsite play --resume { $file }
bots-changed = The bots have changed. Before: { $before }. Now: { $now }.
kept-record = Game record: { $file }

# Bots. The levels, from the weakest to the strongest, each with a word of character.
bot-novice = Got a trowel yesterday, overlooks half of what is there, and is delighted with the rest.
bot-digger = Grabs whatever glitters in front of the spade. Tomorrow is tomorrow’s dirt.
bot-curator = Knows which showcase every sherd will end up in, and is already clearing a shelf for yours.
bot-professor = Has seen ten thousand ways this day could end, with a footnote on each. Do sit down, the tea is hot.
bot-random = plays a random legal move
bot-greedy = looks one move ahead and takes what is worth most
bot-search = explores thousands of ways the game could go on, for a time (search:100ms, search:2s) or a number (search:500)
bot-pipe = your own program, in any language (pipe:COMMAND)
bots-levels = Levels:
bots-kinds = Kinds:
thinking = { $name } is thinking ...
forfeited = { $name } forfeits the decision, and greedy plays instead: { $why }.
hint-first = Moves worth considering:
hint-line = { $move }: wins { number-share } of games
number-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
number-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advise-asked = { $name } to move. Advice by { $bot }:
advise-asked-before = Move { $number }: { $name } to move. Advice by { $bot }:
advise-rank = #
advise-move = move
advise-then = effect
advise-visits = visits
advise-share = win share
advise-points = points
advise-more = { $moves ->
    [one] One more move is not shown.
   *[other] { $moves } more moves are not shown.
}
advise-played = ▶ The move played was { $move }, ranked { $rank } of { $legal }.

# Why a hint is better than other moves.
because-points = It brings more points soon.
because-rival = It leaves less for { $name }.

# A review of a finished game.
review-heading = { $game }, reviewed from what each player could know then
review-chances = Chance to win, by turn
review-way = { $first } to { $last }
review-turning = Turning points
review-no-turning = There was no turn that changed much.
review-by-luck = luck after: { $done }
review-by-play = play: { $done }
review-move = move
review-who = player
review-chance = chance
review-cost = cost
review-done = what happened
review-better = better
review-why = why
review-mistakes = Choices that cost something, beyond the noise of the search
review-no-mistakes = No choice cost anything that the search can tell.
review-mark-mistake = ?
review-mark-blunder = ??
review-mark-good = ✓
review-balance = Luck and play
review-first = first chance
review-luck = luck
review-own = own choices
review-others = the others' choices
review-last = last chance
review-good = { $count ->
    [0] No other choice stood out as good.
    [one] One choice was clearly better than any other.
   *[other] { $count } choices were clearly better than any other.
}
review-came = { $name } could expect { $after } after it; it came to { $came }.
review-answer-luck = **{ $name } won mostly by luck**: luck gave { $luck }, choices { $play }.
review-answer-play = **{ $name } won mostly by choices**: choices gave { $play }, luck { $luck }.
review-shared = **The win was shared.**
review-question = How was this game of { $game } won?
review-note = { $moves } moves, { $decisions } choices
review-method = Before every turn the search played the position on, from what each player could know then; each player's curve comes from their own knowledge. Each choice was compared with the best other move on the same re-deals. Marks stand only where the difference is beyond the noise.
review-sums = What a choice lost against the best move is play, everything else is luck. Together they make up the way from the first chance to the last.
review-method-title = Method
review-again-title = Run it again

# Editions that cannot be played.
edition-length = { $where } has { $found } entries; it needs a list of { $needed }.
edition-no-list = { $where } is { $value }; it needs a list of { $needed }.
edition-not-one-of = { $where } is { $value }; it must be one of { $names }.
edition-range = { $where } is { $value }; it must be a whole number from { $least } to { $most }.
edition-unreadable = The edition cannot be read ({ $reason }).
edition-not-utf8 = An edition is a TOML text in UTF-8. This file is not.
edition-not-toml = This is not a TOML file{ $line ->
    [0] .
   *[other] : there is a mistake in line { $line }, column { $column }.
}
edition-other-game = `game` is { $value }; it must be "{ $game }".
edition-name = `name` must be a short text that tells this edition from others.
edition-unknown-table = There is no table [{ $where }] in { $game }; its tables are { $tables }.
edition-missing-table = The table [{ $where }] is missing.
edition-no-figures = [{ $where }] has no `figures`.
edition-unknown-key = [{ $where }] has no `{ $key }`; it has { $keys }.
edition-no-why = { $where }.why must say where the figures come from.
