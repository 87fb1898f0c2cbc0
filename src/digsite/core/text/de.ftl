unreadable-move = „{ $text }“ verstehe ich nicht. Ein Zug beginnt mit einem dieser Wörter: { $words }.
unreadable-thing = „{ $text }“ gibt es nicht. Solche Züge gehen von „{ $first }“ bis „{ $last }“.
illegal-move = „{ $move }“ geht gerade nicht.
game-over = Das Spiel ist aus, es gibt nichts mehr zu ziehen.
nothing-to-undo = Es gibt noch keinen Zug, den du zurücknehmen könntest.
undo-crosses-chance = Dieser Zug bleibt: Danach hat der Zufall entschieden, und alle haben es gesehen.
undo-crosses-decision = Dieser Zug bleibt: Danach hat { $name } schon etwas entschieden.
clause = Regeln, { $clause }

# Das Terminal.
names = Ada, Bruno, Clara, Demir
and = {" und "}
you = { $name } (du)
moves-now = Jetzt möglich: { $moves }
score = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} ({ $parts })
outcome = { $winners } { $reason }.
welcome = { $title }. Tippe einen Zug, oder: help (Hilfe), moves (Züge), board (Tisch), log (Verlauf), score (Punkte), rules (Regeln), figures (Herkunft der Zahlen), undo (zurücknehmen), quit (aufhören).
help = Tippe einen Zug so, wie „moves“ ihn nennt, zum Beispiel „{ $example }“. Außerdem: board (der Tisch), log (was seit deinem letzten Zug geschah), score (Punkte), rules (so wird gespielt), figures (woher die gedruckten Zahlen stammen), undo (deinen letzten Zug zurücknehmen), quit (aufhören; das Spiel bleibt erhalten).
reconstructed-note = Einige Zahlen dieser Ausgabe sind rekonstruiert; „figures“ sagt, welche und warum.
since-last-turn = Seit deinem letzten Zug:
undone = Zurückgenommen: { $move }.
kept = Das Spiel bleibt erhalten. Weiter geht es mit: digsite play --resume { $file }
kept-record = Die Aufzeichnung des Spiels: { $file }
