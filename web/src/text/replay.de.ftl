replay-title = Eine Partie von { $names }
controls = Steuerung
step-back = Schritt zurück
step-on = Schritt weiter
round-back = Runde zurück
round-on = Runde weiter
control-step = Schritt
control-round = Runde
control-play = Start
control-pause = Pause
turn-of-game = Zug { $turn } von { $turns }
step-of-turn = Schritt { $step } von { $steps }
before-first-turn = vor dem ersten Zug
eyes = Gesehen von
eyes-all = allen, mit offenen Karten
eyes-all-short = Alle
eyes-nobody = Zuschauern
replay-play = Abspielen
replay-pause = Anhalten
replay-open = Die Punkte zeigen
strip = Die ganze Partie
chapter-round = Runde { $round }
chapter-preparing = Vorbereitung
back-to-result = Ergebnis

the-moves = Züge
turns-from-to = Züge { $first }–{ $last }
has-note = mit Notiz
note-here = Notiz

share-moment = Diesen Moment teilen
share-moment-title = Ein Moment aus einer Partie von { $names }
share-moment-link = Link zu diesem Moment
share-moment-copy = Link kopieren
note-label = Notiz zu diesem Schritt (wenn du magst)
note-placeholder = Was gibt es hier zu sehen?
note-line = { $count ->
    [0] Der Link öffnet genau diese Stelle. Eine Notiz steht nur im Link und wird sonst nirgends gespeichert.
    [one] Der Link öffnet genau diese Stelle und enthält 1 Notiz. Sie wird sonst nirgends gespeichert.
   *[other] Der Link öffnet genau diese Stelle und enthält { $count } Notizen. Sie werden sonst nirgends gespeichert.
}
notes-full = Ein Link fasst höchstens { $most } Notizen. Lösche eine, um eine andere zu schreiben.

go-on-short = Weiterspielen
go-on-here = Von hier weiterspielen
go-on-line = Ein neuer Tisch beginnt mit dieser Stellung. Die gespielte Partie bleibt, wie sie ist.
go-on-chance = Das ist die echte Stellung, jede verdeckte Karte liegt, wo sie lag: eine Partie zum Lernen. Alle sehen nur ihre eigenen Karten. Was ab hier gezogen oder gewürfelt wird, ist neu.
go-on-seat = Statt { $name }
go-on-nobody = Setz dich selbst auf mindestens einen Platz.
go-on-open = Tisch eröffnen
started-from = Diese Partie setzt eine Stellung aus einer anderen Partie fort. Alles Weitere wird an diesem Tisch gezogen und gewürfelt.
started-replay = Die Partie ansehen, aus der sie stammt

review-offer = Die Analyse zeigt, wie die Chancen standen, wo die Partie kippte und was Glück und Entscheidungen ausgemacht haben.
review-start = Partie analysieren
review-working = Die Partie wird analysiert
review-waiting = Andere Analysen sind vorher dran.
review-progress = { $done } von { $of } Stellungen
review-failed = Die Analyse wurde nicht fertig. Versuch es noch einmal.
study-panel = Züge und Analyse
chances = Gewinnchance nach Runden
chances-by-turn = Gewinnchancen, Zug um Zug
my-chances-by-turn = Deine Gewinnchance, Zug um Zug
chances-start = Chancen ausrechnen
turning-points = Wendepunkte
turn-number = Zug { $number }
turn-start = Beginn
percent = { $number } %
chance-words = { $name }: von { $first } auf { $last } Prozent.
turning-point = Wendepunkt { $number }: { $name }, von { $before } auf { $after } Prozent
turning-number = Wendepunkt { $number }
the-moment = Dieser Moment
did = { $who }: { $did }
chance-way = { $before } → { $after } %
better-move = Besser: { $move } (+{ $gain } %)
better-here = besser
good-move = Deutlich besser als jeder andere Zug.
luck-turned = Hier entschied das Glück: { $name } kam von { $before } auf { $after } %.
hindsight = Im Nachhinein führte das zu einer Chance von { $came } %.
mark-good = gut
mark-mistake = Fehler
mark-blunder = grober Fehler
change-words = Änderung der eigenen Gewinnchance, in Prozent
luck-and-play = Glück und Spiel
luck-key = Glück
play-key = Entscheidungen, %
luck-words = Glück { $luck } Prozent, Entscheidungen { $play } Prozent
