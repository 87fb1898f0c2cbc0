unreadable-move = „{ $text }“ verstehe ich nicht. Ein Zug beginnt mit einem dieser Wörter: { $words }.
unreadable-thing = „{ $text }“ gibt es nicht. Solche Züge gehen von „{ $first }“ bis „{ $last }“.
illegal-move = „{ $move }“ geht gerade nicht.
game-over = Die Partie ist zu Ende.
nothing-to-undo = Es gibt noch keinen Zug, den du zurücknehmen könntest.
undo-crosses-chance = Diesen Zug kannst du nicht zurücknehmen: Er hat etwas Neues gezeigt.
undo-crosses-decision = Diesen Zug kannst du nicht zurücknehmen: { $name } hat seitdem gezogen.
clause = Regeln, { $clause }

# Das Terminal.
names = Ada, Bruno, Clara, Demir
and = {" und "}
you = { $name } (du)
moves-now = Jetzt möglich: { $moves }
score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $parts })
outcome = { $winners } { $reason }.
welcome = { $title }. Tippe einen Zug, oder: help (Hilfe), moves (Züge), board (Tisch), hint (Rat), log (Verlauf), score (Punkte), rules (Regeln), figures (Herkunft der Zahlen), undo (zurücknehmen), quit (aufhören).
help = Tippe einen Zug so, wie „moves“ ihn nennt, zum Beispiel „{ $example }“. Außerdem: board (der Tisch), hint (Züge, die sich lohnen könnten), log (was seit deinem letzten Zug geschah), score (Punkte), rules (so wird gespielt), figures (woher die gedruckten Zahlen stammen), undo (deinen letzten Zug zurücknehmen), quit (speichern und aufhören).
reconstructed-note = Einige Zahlen dieser Ausgabe sind rekonstruiert; „figures“ sagt, welche und warum.
since-last-turn = Seit deinem letzten Zug:
undone = Zurückgenommen: { $move }.
kept = Die Partie ist gespeichert. Weiter geht es mit: digsite play --resume { $file }
bots-changed = Die Bots haben gewechselt. Vorher: { $before }. Jetzt: { $now }.
kept-record = Spielprotokoll: { $file }

# Bots. Die Stufen, von der schwächsten zur stärksten, jede mit einem Wort zum Charakter.
bot-novice = Hat die Kelle seit gestern, übersieht die Hälfte von dem, was da liegt, und freut sich unbändig über den Rest.
bot-digger = Nimmt, was vor dem Spaten glänzt, sofort und gern. Was danach kommt, ist der Dreck von morgen.
bot-curator = Weiß von jeder Scherbe, in welcher Vitrine sie einmal steht, und räumt schon das Fach für deine frei.
bot-professor = Hat zehntausend Ausgänge dieses Tages gesehen, jeden mit Fußnote. Setz dich ruhig, der Tee ist noch heiß.
bot-random = nimmt irgendeinen erlaubten Zug, wie es der Zufall will
bot-greedy = schaut einen Zug voraus und nimmt, was am meisten wert ist
bot-search = erkundet Tausende Fortsetzungen der Partie, so lange (search:100ms, search:2s) oder so viele (search:500)
bot-pipe = ein beliebiges eigenes Programm, in jeder Sprache (pipe:BEFEHL)
bots-levels = Stufen:
bots-kinds = Arten:
thinking = { $name } denkt nach ...
forfeited = { $name } gibt diese Entscheidung ab, stattdessen zieht greedy: { $why }.
hint-first = Diese Züge kommen infrage:
hint-line = { $move }: gewinnt { number-share } der Partien
number-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
number-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advise-asked = { $name } ist am Zug. Rat von { $bot }:
advise-asked-before = Zug { $number }: { $name } ist am Zug. Rat von { $bot }:
advise-rank = Nr.
advise-move = Zug
advise-then = Wirkung
advise-visits = Besuche
advise-share = Gewinnanteil
advise-points = Punkte
advise-more = { $moves ->
    [one] Ein weiterer Zug ist nicht gezeigt.
   *[other] { $moves } weitere Züge sind nicht gezeigt.
}
advise-played = ▶ Gespielt wurde { $move }, auf Rang { $rank } von { $legal }.

# Warum ein Tipp besser ist als andere Züge.
because-points = Das bringt bald mehr Punkte.
because-rival = So bleibt für { $name } weniger.

# Die Analyse einer beendeten Partie.
review-heading = { $game }, beurteilt nach dem, was alle damals wissen konnten
review-chances = Gewinnchance nach Zügen
review-way = { $first } bis { $last }
review-turning = Wendepunkte
review-no-turning = Kein Zug hat viel verändert.
review-by-luck = Glück nach: { $done }
review-by-play = Spiel: { $done }
review-move = Zug
review-who = Spieler
review-chance = Chance
review-cost = Kosten
review-done = was geschah
review-better = besser
review-why = warum
review-mistakes = Entscheidungen, die etwas kosteten, jenseits des Rauschens der Suche
review-no-mistakes = Soweit die Suche es sagen kann, hat keine Entscheidung etwas gekostet.
review-mark-mistake = ?
review-mark-blunder = ??
review-mark-good = ✓
review-balance = Glück und Spiel
review-first = erste Chance
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-last = letzte Chance
review-good = { $count ->
    [0] Sonst stach keine Entscheidung als gut hervor.
    [one] Eine Entscheidung war klar besser als jede andere.
   *[other] { $count } Entscheidungen waren klar besser als jede andere.
}
review-came = { $name } konnte danach { $after } erwarten; es wurden { $came }.
review-answer-luck = **{ $name } hat vor allem mit Glück gewonnen**: Das Glück gab { $luck }, die Entscheidungen { $play }.
review-answer-play = **{ $name } hat vor allem durch Entscheidungen gewonnen**: Sie gaben { $play }, das Glück { $luck }.
review-shared = **Der Sieg wurde geteilt.**
review-question = Wie wurde diese Partie { $game } gewonnen?
review-note = { $moves } Züge, { $decisions } Entscheidungen
review-method = Vor jedem Zug hat die Suche die Stellung weitergespielt, nach dem, was alle damals wissen konnten; jede Kurve folgt dem, was ihr Spieler selbst wusste. Jede Entscheidung wurde mit dem besten anderen Zug verglichen, mit denselben neu verteilten Karten. Markiert ist nur, was über das Rauschen hinausgeht.
review-sums = Was eine Entscheidung gegenüber dem besten Zug verlor, ist Spiel, alles andere ist Glück. Zusammen ergeben sie den Weg von der ersten Chance zur letzten.
review-method-title = Verfahren
review-again-title = Noch einmal rechnen

# Ausgaben, mit denen nicht gespielt werden kann.
edition-length = { $where } hat { $found } Einträge und braucht eine Liste mit { $needed }.
edition-no-list = { $where } ist { $value } und braucht eine Liste mit { $needed } Einträgen.
edition-not-one-of = { $where } ist { $value }; möglich sind { $names }.
edition-range = { $where } ist { $value } und muss eine ganze Zahl von { $least } bis { $most } sein.
edition-unreadable = Die Ausgabe lässt sich nicht lesen ({ $reason }).
edition-not-utf8 = Eine Ausgabe ist ein TOML-Text in UTF-8. Diese Datei ist keiner.
edition-not-toml = Das ist keine TOML-Datei{ $line ->
    [0] .
   *[other] : In Zeile { $line }, Spalte { $column } steht ein Fehler.
}
edition-other-game = `game` ist { $value } und muss "{ $game }" sein.
edition-name = `name` muss ein kurzer Text sein, der diese Ausgabe von anderen unterscheidet.
edition-unknown-table = Eine Tabelle [{ $where }] gibt es in { $game } nicht; die Tabellen sind { $tables }.
edition-missing-table = Die Tabelle [{ $where }] fehlt.
edition-no-figures = [{ $where }] hat keine `figures`.
edition-unknown-key = [{ $where }] hat kein `{ $key }`; möglich sind { $keys }.
edition-no-why = { $where }.why muss sagen, woher die Zahlen stammen.
