unofficial = Unofficial, made by fans. Not connected with the designers or publishers of the games.
switch-theme = { $theme ->
    [dark] Light theme
   *[other] Dark theme
}
other-language = Deutsch
lost-title = Page not found
lost = There is no page at this address.
to-home = Home
unreachable = The server is not responding. Your moves are safe; try again in a moment.
try-again = Try again
skip-to-main = Skip to content
close = Close
back = Back

no-way-in = You can’t open this table
fetching = Loading the table …
lost-connection = No connection. Reconnecting …
lost-with-draft = No connection. Your unfinished move is kept. Reconnecting …
move-kept = No connection. *{ $move }* will be sent when you are back online.
table-moved-on = The table has moved on. Here is the new position.
your-turn = Your turn
your-turn-next = You’re next
turn-title = { $name }’s turn
turn-of = Waiting for { $name }
game-is-over = The game is over.
is-paused = Paused. The clocks are stopped until somebody resumes the game.
time-left = { $minutes } left
you = You
chip-turn = to move
bot-stands-in-mark = replaced by a bot
bot-stands-in = A bot is playing for you.
decided-mark = has decided
bot-slow = { $name } is taking longer than usual. You can leave and come back later.
bot-again = Ask again
pips = { $done } done, { $left } left

the-bar = Players and tools
the-players = Players
the-tools = Tools
the-board = The board
the-rivals = Other players
my-things = My things
dock-handle = Show more or less of my things
steps-of-turn = Steps of your turn
what-to-do = Actions
other-deeds = Other actions
other-hints = Other moves
clear = Clear
not-now = You can’t use that now. { $question }
go-on = Go on
hit-by = { $name }: { $sentence }
show-again = Show again

undo = Undo
undo-asking = Ask to undo
hint = Hint
hint-thinking = Thinking …
hint-only = Only one move is possible: *{ $move }*.
hint-best = Best: *{ $move }*. { $reason }
hint-wins = about { $wins } wins in 100
hint-even = about as good
hint-decided = The game is all but decided.
hint-do = Do that

menu = Menu
board-in-words = The board in words
all-moves = { $count ->
    [one] The only possible move
   *[other] All { $count } possible moves
}
no-moves = You can’t move now.
replay-round = Replay the last round
sound = Sound
volume = Volume
personal-link = Copy my link for another device
how-to-play = How to play
pause = Pause
resume = Resume
return = Take my seat back
leave = Leave the table
leave-title = Leave the table?
leave-line = A bot will play for you. You can take your seat back at any time.
stay = Stay
speed = Pace
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-at-once = instant
skip-playing = Skip animation

bell-title = Notify me when it’s my turn
bell-notice = The others have moved. Your table is waiting.
bell-browser = With a browser notification
bell-browser-line = While this tab is open in the background.
bell-refused = The browser does not allow notifications from this page. You can change that in its settings for this site.
bell-impossible = This browser cannot show notifications.
bell-hook = With a webhook
bell-hook-line = Also while this page is closed. Allowed addresses: { $hosts }. Leave it empty to switch it off.
bell-no-hook = This server sends no webhooks.
bell-done = Done

asked-undo = { $me ->
    [true] You ask to undo the last move.
   *[other] { $name } asks to undo the last move.
}
asked-pause = { $me ->
    [true] You ask for a pause.
   *[other] { $name } asks for a pause.
}
agree = Agree
refuse = Decline

the-log = Log
the-chat = Chat
chat-empty = Nobody has said anything yet.
say-label = Say something
say-send = Send
notice-joined = { $me ->
    [true] You sat down.
   *[other] { $name } sat down.
}
notice-left = { $me ->
    [true] You left.
   *[other] { $who } left.
}
notice-returned = { $me ->
    [true] You are back.
   *[other] { $who } is back.
}
notice-timed-out = { $seat } ran out of time. A bot plays on.
notice-replaced = A bot takes the seat of { $seat }.
notice-started = The game begins.
notice-refused = { $me ->
    [true] You decline.
   *[other] { $who } declines.
}
notice-undone = { $count ->
    [one] { $me ->
        [true] You
       *[other] { $who }
    } undid a move.
   *[other] { $me ->
        [true] You
       *[other] { $who }
    } undid { $count } moves.
}
notice-undone-seen = { $count ->
    [one] { $me ->
        [true] You
       *[other] { $who }
    } undid a move that had revealed hidden information.
   *[other] { $me ->
        [true] You
       *[other] { $who }
    } undid { $count } moves that had revealed hidden information.
}
notice-paused = The game is paused.
notice-resumed = The game resumes.
notice-rematched = { $me ->
    [true] You want a rematch.
   *[other] { $who } wants a rematch.
}

bot-name-novice = Novice
bot-name-digger = Digger
bot-name-curator = Curator
bot-name-professor = Professor
bot-name-random = Random bot
bot-name-greedy = Greedy bot
