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
welcome = { $title }. Tippe einen Zug, oder: help (Hilfe), moves (Züge), board (Tisch), hint (Rat), log (Verlauf), score (Punkte), rules (Regeln), figures (Herkunft der Zahlen), undo (zurücknehmen), quit (aufhören).
help = Tippe einen Zug so, wie „moves“ ihn nennt, zum Beispiel „{ $example }“. Außerdem: board (der Tisch), hint (was der Kurator täte), log (was seit deinem letzten Zug geschah), score (Punkte), rules (so wird gespielt), figures (woher die gedruckten Zahlen stammen), undo (deinen letzten Zug zurücknehmen), quit (aufhören; das Spiel bleibt erhalten).
reconstructed-note = Einige Zahlen dieser Ausgabe sind rekonstruiert; „figures“ sagt, welche und warum.
since-last-turn = Seit deinem letzten Zug:
undone = Zurückgenommen: { $move }.
kept = Das Spiel bleibt erhalten. Weiter geht es mit: digsite play --resume { $file }
kept-record = Die Aufzeichnung des Spiels: { $file }

# Bots. Die Stufen, von der schwächsten zur stärksten, jede mit einem Wort zum Charakter.
bot-novice = Der Neuling hat die Kelle seit gestern, übersieht die Hälfte von dem, was da liegt, und freut sich unbändig über den Rest.
bot-digger = Die Gräberin nimmt, was vor dem Spaten glänzt, sofort und gern; was danach kommt, ist der Dreck von morgen.
bot-curator = Der Kurator weiß von jeder Scherbe, in welcher Vitrine sie einmal steht, und räumt schon das Fach für deine frei.
bot-professor = Die Professorin hat zehntausend Ausgänge dieses Tages gesehen, jeden mit Fußnote; setz dich ruhig, der Tee ist noch heiß.
bot-random = nimmt irgendeinen erlaubten Zug, wie es der Zufall will
bot-greedy = schaut einen Zug voraus und nimmt, was am meisten wert ist
bot-search = spielt Tausende Partien im Kopf zu Ende, so lange (search:100ms, search:2s) oder so viele (search:500)
bot-pipe = ein beliebiges eigenes Programm, in jeder Sprache (pipe:BEFEHL)
bots-levels = Stufen:
bots-kinds = Arten:
thinking = { $name } denkt nach ...
forfeited = { $name } überlässt die Entscheidung der Vorgabe: { $why }.
hint-first = Der Kurator, dir über die Schulter schauend, sähe sich zuerst dies an:
hint-line = { $move }: gewinnt { number-share } solcher Partien, mit etwa { number-points } Punkten
number-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
number-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advise-asked = { $name } entscheidet; gefragt wird { $bot }.
advise-asked-before = Zug { $number }: { $name } entscheidet; gefragt wird { $bot }.
advise-rank = Nr.
advise-move = Zug
advise-then = was er bewirkt
advise-visits = versucht
advise-share = Gewinnanteil
advise-points = Punkte
advise-more = { $moves ->
    [one] Ein weiterer Zug ist nicht gezeigt.
   *[other] { $moves } weitere Züge sind nicht gezeigt.
}
advise-played = ▶ gespielt wurde { $move }, Nummer { $rank } von { $legal }.
