# Puzzles
puzzles = Puzzles
puzzles-words = Positions from games between strong bots. In each one, a single turn is clearly best, judged by what the player can know.
puzzles-none = There are no puzzles here.
puzzles-all = All puzzles
puzzles-short = Puzzles
puzzles-solved = { $solved } of { $puzzles } solved
fetching-puzzle = Loading the puzzle …
puzzle-of-day = Puzzle of the day
puzzle-numbered = Puzzle { $number }
puzzle-papers = About this puzzle
puzzle-solved-mark = solved
puzzle-failed-mark = not solved
puzzle-open-mark = open
puzzle-task = Your turn. Find the turn that wins the most.
puzzle-one-turn = One turn is best
puzzle-one-turn-words = Bots have played thousands of games from here. What counts is how often you win.
puzzle-tries-left = { $tries ->
    [one] 1 try left
   *[other] { $tries } tries left
}
puzzle-turn = Your turn, action by action
puzzle-empty = Next action
puzzle-take-out = Remove: { $action }
puzzle-try-turn = Try this turn
puzzle-try = { $tries ->
    [1] Your first try
    [2] Your second try
   *[other] Your third try
}
puzzle-close = Good, but not the best.
puzzle-far = There is a much better turn.
puzzle-wrong = This turn wins about { $wins } of 100 games. { $tries ->
    [one] You have one more try.
   *[other] You have { $tries } more tries.
}
puzzle-found = { $tries ->
    [1] Found on your first try
    [2] Found on your second try
   *[other] Found on your third try
}
puzzle-not-found = Not found in { $tries } tries
puzzle-solved = Found it. You win about { $wins } of 100 games from here.
puzzle-failed = This was the best turn. It wins about { $wins } of 100 games.
puzzle-scale = Your turn wins { $wins } of 100 games; the best one wins { $best }.
puzzle-percent = { $share }%
puzzle-best = best
puzzle-why = Why it wins
puzzle-sealed = Opens when you find it, or after the third try.
puzzle-no-reason = It fits the rest of the turn best.
puzzle-alone = No other turn won as many games.
puzzle-streak = Streak
puzzle-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzle-day-solved = : solved
puzzle-day-open = : not solved
puzzle-play-on = Play on from here

# My record
my-record = My record
record-words = Finished games and puzzles, kept only in this browser. Save them as a file to take them with you.
record-games = Games
record-won = Won
record-puzzles = Puzzles solved
record-of = { $solved } of { $tried }
record-results = Results by game and number of players
record-game = Game
record-players = Players
record-best = Best score
record-none = You have not finished a game in this browser yet.
record-save = Save as a file
record-load = Add a saved file
record-read = The file was added to your record.
record-not-read = This file is not a saved record. Choose the file that you saved here.
