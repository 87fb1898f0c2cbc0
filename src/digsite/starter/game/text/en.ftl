title = Three Sherds
tagline = Two diggers, three sherds: dig, or rest and hope?
board-sherd = sherd { $sherd }
board-hidden = a hidden sherd
board-digs = digs
move-rest = Rest
move-dig = Dig
event-got = You got sherd { $sherd }.
event-decided = { $seat } { $dug ->
    [1] digs
   *[0] rests
}.
reason-better-sherd = has the better sherd, or was the only one to dig
turn = { $seat }, do you dig or rest?
