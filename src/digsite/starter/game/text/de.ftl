title = Drei Scherben
tagline = Zwei Ausgräber, drei Scherben: graben, oder rasten und hoffen?
board-sherd = Scherbe { $sherd }
board-hidden = eine verdeckte Scherbe
board-digs = gräbt
move-rest = Rasten
move-dig = Graben
event-got = Du hast Scherbe { $sherd }.
event-decided = { $seat } { $dug ->
    [1] gräbt
   *[0] rastet
}.
reason-better-sherd = hat die bessere Scherbe oder grub allein
turn = { $seat }, gräbst du oder rastest du?
