replay-title = A game of { $names }
controls = Controls
step-back = Previous step
step-on = Next step
round-back = Previous round
round-on = Next round
control-step = step
control-round = round
control-play = play
control-pause = pause
turn-of-game = turn { $turn } of { $turns }
step-of-turn = step { $step } of { $steps }
before-first-turn = before the first turn
eyes = Seen by
eyes-all = everybody, with open hands
eyes-all-short = All
eyes-nobody = a spectator
replay-play = Play
replay-pause = Pause
replay-open = Show the points
strip = The whole game
chapter-round = Round { $round }
chapter-preparing = Preparation
back-to-result = Result

the-moves = Moves
turns-from-to = Turns { $first }–{ $last }
has-note = with a note
note-here = Note

share-moment = Share this moment
share-moment-title = A moment in a game of { $names }
share-moment-link = Link to this moment
share-moment-copy = Copy the link
note-label = Note about this step (optional)
note-placeholder = What should people see here?
note-line = { $count ->
    [0] The link opens exactly here. A note is part of the link and is stored nowhere else.
    [one] The link opens exactly here and carries 1 note. It is stored nowhere else.
   *[other] The link opens exactly here and carries { $count } notes. They are stored nowhere else.
}
notes-full = A link carries at most { $most } notes. Delete one to write another.

go-on-short = Go on
go-on-here = Go on from here
go-on-line = A new table opens with this position. The finished game stays as it is.
go-on-chance = This is the real position, with every hidden card where it was, so it is a game for study. Players see only their own cards. Everything drawn or rolled from here on is new.
go-on-seat = Instead of { $name }
go-on-nobody = Take at least one seat yourself.
go-on-open = Open the table
started-from = This game continues a position from another game. Everything since then is drawn and rolled at this table.
started-replay = See the game it comes from

review-offer = A review shows how the chances changed, where the game turned, and what luck and choices meant for each player.
review-start = Review this game
review-working = Reviewing the game
review-waiting = Waiting for other reviews to finish.
review-progress = { $done } of { $of } positions
review-failed = The review could not be finished. Try again.
study-panel = Moves and review
chances = Chance to win, by round
chances-by-turn = Chances to win, turn by turn
my-chances-by-turn = Your chance to win, turn by turn
chances-start = Work out the chances
turning-points = Turning points
turn-number = Turn { $number }
turn-start = Start
percent = { $number }%
chance-words = { $name }: from { $first } to { $last } percent.
turning-point = Turning point { $number }: { $name }, from { $before } to { $after } percent
turning-number = Turning point { $number }
the-moment = This moment
did = { $who }: { $did }
chance-way = { $before } → { $after }%
better-move = Better: { $move } (+{ $gain }%)
better-here = better
good-move = Clearly better than every other move.
luck-turned = Luck changed the game here: { $name } went from { $before }% to { $after }%.
hindsight = In hindsight, it led to a chance of { $came }%.
mark-good = good
mark-mistake = mistake
mark-blunder = blunder
change-words = change of the player’s own chance, in percent
luck-and-play = Luck and play
luck-key = luck
play-key = choices, %
luck-words = luck { $luck } percent, choices { $play } percent
