title = Drei Scherben
tagline = Zwei Gräber, drei Scherben.
event-got = Du hast Scherbe { $sherd }.
event-decided = { $seat } { $dug ->
    [1] gräbt
   *[0] ruht
}.
reason-better-sherd = gewinnt
