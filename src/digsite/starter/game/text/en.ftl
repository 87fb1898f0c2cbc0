title = Three sherds
tagline = Two diggers, three sherds.
event-got = You got sherd { $sherd }.
event-decided = { $seat } { $dug ->
    [1] digs
   *[0] rests
}.
reason-better-sherd = wins
