# Rätsel
puzzles = Rätsel
puzzles-words = Stellungen aus Partien zwischen starken Bots. In jeder ist genau ein Zug klar der beste, gemessen an dem, was man dort wissen kann.
puzzles-none = Hier gibt es keine Rätsel.
puzzles-all = Alle Rätsel
puzzles-short = Rätsel
puzzles-solved = { $solved } von { $puzzles } gelöst
fetching-puzzle = Das Rätsel wird geladen …
puzzle-of-day = Rätsel des Tages
puzzle-numbered = Rätsel { $number }
puzzle-papers = Zu diesem Rätsel
puzzle-solved-mark = gelöst
puzzle-failed-mark = nicht gelöst
puzzle-open-mark = offen
puzzle-task = Du bist am Zug. Finde den Zug, der am häufigsten gewinnt.
puzzle-one-turn = Ein Zug ist der beste
puzzle-one-turn-words = Bots haben von hier Tausende Partien gespielt. Es zählt, wie oft du gewinnst.
puzzle-tries-left = { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
}
puzzle-turn = Dein Zug, Schritt für Schritt
puzzle-empty = Nächster Schritt
puzzle-take-out = Entfernen: { $action }
puzzle-try-turn = Diesen Zug versuchen
puzzle-try = { $tries ->
    [1] Dein erster Versuch
    [2] Dein zweiter Versuch
   *[other] Dein dritter Versuch
}
puzzle-close = Gut, aber es geht noch besser.
puzzle-far = Da geht noch viel mehr.
puzzle-wrong = Dieser Zug gewinnt etwa { $wins } von 100 Partien. { $tries ->
    [one] Du hast noch einen Versuch.
   *[other] Du hast noch { $tries } Versuche.
}
puzzle-found = { $tries ->
    [1] Beim ersten Versuch gefunden
    [2] Beim zweiten Versuch gefunden
   *[other] Beim dritten Versuch gefunden
}
puzzle-not-found = In { $tries } Versuchen nicht gefunden
puzzle-solved = Gefunden. Von hier gewinnst du etwa { $wins } von 100 Partien.
puzzle-failed = Das war der beste Zug. Er gewinnt etwa { $wins } von 100 Partien.
puzzle-scale = Dein Zug gewinnt { $wins } von 100 Partien, der beste { $best }.
puzzle-percent = { $share } %
puzzle-best = bester
puzzle-why = Die Gründe
puzzle-sealed = Öffnet sich, wenn du ihn findest, oder nach dem dritten Versuch.
puzzle-no-reason = Es passt am besten zum Rest des Zuges.
puzzle-alone = Kein anderer Zug gewann so viele Partien.
puzzle-streak = Serie
puzzle-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzle-day-solved = : gelöst
puzzle-day-open = : nicht gelöst
puzzle-play-on = Von hier weiterspielen

# Meine Ergebnisse
my-record = Meine Ergebnisse
record-words = Beendete Partien und Rätsel, nur in diesem Browser gespeichert. Zum Mitnehmen kannst du sie als Datei sichern.
record-games = Partien
record-won = Gewonnen
record-puzzles = Rätsel gelöst
record-of = { $solved } von { $tried }
record-results = Ergebnisse nach Spiel und Personenzahl
record-game = Spiel
record-players = Personen
record-best = Meiste Punkte
record-none = In diesem Browser hast du noch keine Partie beendet.
record-save = Als Datei sichern
record-load = Datei hinzufügen
record-read = Die Datei wurde zu deinen Ergebnissen hinzugefügt.
record-not-read = Diese Datei enthält keine gesicherten Ergebnisse. Wähle die Datei, die du hier gesichert hast.
