title = Pergamon
tagline = Grabe Hälften von Vasen, Kannen, Masken und Armreifen aus, füge sie zusammen und stelle sie aus, solange noch Besucher kommen.

option-order-track = Gesetzt wird in der Reihenfolge der Figuren, von links nach rechts (Variante 1, zu dritt und zu viert)
option-free-sorting = Der Startspieler bestimmt die Reihenfolge von Fundstücken desselben Jahrhunderts (Variante 2)

figure-raider = Der Grabräuber
an-object = { $object ->
    [vase] eine Vase
    [jug] eine Kanne
    [mask] eine Maske
   *[bracelet] ein Armreif
}
the-oldest = { $object ->
    [vase] die älteste Vase
    [jug] die älteste Kanne
    [mask] die älteste Maske
   *[bracelet] den ältesten Armreif
}
deepest-name = { $deepest ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
gallery-name = { $gallery ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
marker-name = { $marker ->
    [1] I
    [2] II
   *[3] III
}
first-back = { $back ->
    [bag] Geldsack
   *[chest] Truhe
}
second-back = { $second-back ->
    [bag] Geldsack
   *[chest] Truhe
}

short-vase = Vase
short-jug = Kanne
short-mask = Maske
short-bracelet = Reif
back-bag = Geldsack
back-chest = Truhe
board-calendar = Runde { $round } von { $rounds } · Forschungsgelder: { $backs }
board-track-space = Feld
board-track-coins = Münzen
board-track-deepest = bis Stollen
board-track-figure = Figuren
board-gallery = Stollen { $gallery }
board-to-lay = Auszulegen:
board-museum-space = Museum
board-museum-points = Punkte
board-museum-marker = Marker
board-player = { $name } · Münzen { $coins } · Punkte { $points }
board-hand = vor sich:
board-shown = Ausstellung { marker-name }, auf Feld { $space }:
board-row = Deine Reihe, Wert { $value }:

event-round-begun = — Runde { $round } — { $seat } beginnt.
event-find-laid = Fundstück { $tile } kommt in Stollen { gallery-name }.
event-left-unseen = { $finds ->
    [one] Ein Fundstück kommt
   *[other] { $finds } Fundstücke kommen
} unbesehen in die Schachtel: Die Stollen sind voll.
event-funds-drawn = Die Rückseiten der Forschungsgelder: { first-back } und { second-back }.
event-placed = { $figure } steht auf Feld { $space }.
event-funds-turned = Die Karten zeigen { $coins } und { $second-coins }: { $pot } Münzen.
event-paid = { $figure } wollte { $asked } und bekommt { $coins ->
    [0] nichts
    [one] eine Münze
   *[other] { $coins } Münzen
}.
event-dug = { $figure } gräbt in Stollen { gallery-name } für { $cost ->
    [one] eine Münze
   *[other] { $cost } Münzen
}.
event-find-taken = { $figure } nimmt Fundstück { $tile }.
event-not-dug = { $seat } gräbt nicht.
event-row-begun = { $seat } beginnt eine Reihe mit Fundstück { $tile }.
event-joined = { $seat } fügt Fundstück { $tile } an: { an-object } aus dem Jahr { $year }.
event-polished = { $seat } hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} für das Polieren der Reihe bezahlt.
event-shown = { $seat } eröffnet Ausstellung { marker-name } im Wert von { $value } auf Feld { $space } des Museums: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
to-space = { $to ->
    [0] aus dem Museum
   *[other] auf { $to }
}
event-pushed = Ausstellung { marker-name } von { $seat } rutscht von { $space } { to-space }.
event-stepped-down = Ausstellung { marker-name } von { $seat } { $to ->
    [0] fällt
   *[other] sinkt
} von { $space } { to-space }.
event-broken-up = Ausstellung { marker-name } von { $seat } wird aufgelöst: { $why ->
    [pushed-out] aus dem Museum gedrängt
    [lost-interest] Niemand will sie mehr sehen
   *[replaced] Sie macht Platz für eine neue
}.
event-find-boxed = Fundstück { $tile } kommt zurück in die Schachtel.
event-stored = { $seat } lagert { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
} { $fee ->
    [0] kostenlos
    [one] für eine Münze
   *[other] für { $fee } Münzen
}.
event-evaluation = — Wertung nach Runde { $round } —
event-visited = { $seat }: Ausstellung { marker-name } auf Feld { $space } bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-prized = { $seat } zeigt { the-oldest }, aus dem Jahr { $year }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-nobody-prized = Niemand zeigt { $object ->
    [vase] eine Vase
    [jug] eine Kanne
    [mask] eine Maske
   *[bracelet] einen Armreif
}; der Preis entfällt.
event-honoured = { $rank ->
    [1] Das älteste Stück im Museum
    [2] Das zweitälteste Stück im Museum
   *[3] Das drittälteste Stück im Museum
}, { an-object } aus dem Jahr { $year }, gehört { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-game-over = Die Partie ist zu Ende.

prompt-sorting = { $seat }, welches dieser Fundstücke wird als nächstes ausgelegt?
prompt-placing = { $seat }, setz deine Figur; die Rückseiten zeigen { first-back } und { second-back }.
prompt-digging = { $seat }, grab in einem Stollen, oder lass es (skip).
prompt-exhibiting = { $seat }, beginn eine Reihe (row), um sie auszustellen; oder lagere deine Fundstücke (store), oder sortiere vorher welche aus (clear).
prompt-exhibiting-full = { $seat }, alle deine Marker sind im Museum: Löse eine Ausstellung auf (replace), um eine neue zu eröffnen; oder lagere deine Fundstücke (store), oder sortiere vorher welche aus (clear).
prompt-replacing = { $seat }, beginn die Reihe, die den freien Platz bekommt.
prompt-joining = { $seat }, setz deine Reihe fort; sobald zwei Fundstücke passen, polier sie für Münzen (polish) oder stell sie aus (show).
prompt-polishing = { $seat }, polier weiter, oder stell die Reihe aus (show).
prompt-storing = { $seat }, wirf ab, was du nicht behalten willst (discard), und lagere den Rest (store).

# Züge, für alle, die lieber Sätze als Notation lesen. `.words` sagt, was die Wörter der Notation sind.
move-place = Stell deine Figur auf Feld { $space }
    .words = space
move-lay = Leg Fundstück { $tile } als nächstes aus
    .words = tile
move-dig = Grab in Stollen { gallery-name }
    .words = gallery
move-skip = Grab diesmal nicht
move-row = Nimm Fundstück { $tile } in die Reihe
    .words = tile
move-polish = Polier die Reihe für eine Münze
move-show = Stell die Reihe im Museum aus
move-replace = Lös Ausstellung { marker-name } für eine neue auf
    .words = marker
move-clear = Sortier Fundstücke aus
move-discard = Gib Fundstück { $tile } ab
    .words = tile
move-store = Lagere deine Fundstücke ein und beende den Zug

score-shows = Ausstellungen
score-visitors = Besucher
score-prizes = Preise
score-oldest = älteste Stücke

reason-most-points = hat die meisten Punkte
reason-oldest-object = hat gleich viele Punkte und zeigt das älteste Stück
reason-shared = haben gleich viele Punkte und nichts im Museum; sie teilen sich den Sieg

not-this-step = „{ $move }“ steht jetzt nicht an: { $step ->
    [sorting] Bestimme, welches Fundstück als nächstes ausgelegt wird
    [placing] Setz deine Figur
    [digging] Grab in einem Stollen oder lass es
    [exhibiting] Stell eine Reihe aus, sortiere aus oder lagere deine Fundstücke
    [replacing] Beginn die Reihe, die den freien Platz bekommt
    [joining] Setz deine Reihe fort oder stell sie aus
    [polishing] Polier weiter oder stell die Reihe aus
   *[storing] Wirf Fundstücke ab oder lagere sie
}.
space-taken = Feld { $space } ist besetzt; nimm ein freies.
not-youngest = Fundstück { $tile } gehört nicht zu den jüngsten, die jetzt ausgelegt werden.
gallery-empty = In Stollen { gallery-name } gibt es nichts zu finden.
gallery-too-deep = Dein Feld erlaubt dir, bis Stollen { deepest-name } zu graben, nicht in { gallery-name }.
gallery-too-dear = Stollen { gallery-name } kostet { $cost ->
    [one] eine Münze
   *[other] { $cost } Münzen
}, du hast { $coins }.
not-in-hand = Fundstück { $tile } liegt nicht vor dir.
does-not-join = Fundstück { $tile } passt rechts nicht an { $last }: Die Hälften gehören zu verschiedenen Gegenständen.
three-on-show = Alle deine Marker sind im Museum; löse erst eine deiner Ausstellungen auf (replace).
nothing-follows = An Fundstück { $tile } passt nichts, was vor dir liegt; damit kann keine Reihe beginnen.
no-coins = Du hast keine Münze mehr zum Polieren.
polished-enough = Eine Ausstellung verträgt { $limit } Münzen Politur, mehr nur in Runde { $rounds }.
row-too-short = Eine Reihe braucht mindestens zwei Fundstücke, die zusammenpassen.
nothing-to-replace = Du hast noch einen freien Marker; beginn einfach eine Reihe.
no-row-in-hand = Du hast keine zwei Fundstücke, die zusammenpassen; also kann nichts an den freien Platz.
fee-too-dear = { $coins ->
    [0] Ohne Münzen
    [one] Mit einer Münze
   *[other] Mit { $coins } Münzen
} kannst du das Lager nicht bezahlen; sortiere erst etwas aus (clear).

figures-track-coins = Münzen auf den Forschungsgeld-Feldern
figures-track-deepest = Tiefster Stollen jedes Forschungsgeld-Felds
figures-track-raider = Felder des Grabräubers
figures-finds-numbers = Zweistellige Zahlen der Fundstücke
figures-museum-visitors = Punkte der Ausstellungsfelder
# Woher die Zahlen stammen; auf Englisch steht es in edition.toml.
why-track-coins = Die einzige Reihe, die zu allen belegten Feldern passt (0 auf dem ersten, 2 auf den Feldern 4 und 5, 3 auf Feld 7) und in der jeder Betrag von 1 bis 6 gleich oft vorkommt.
why-track-deepest = Die Felder 1, 5, 6 und 7 sind belegt. Die Folge II-III-IV-V ab Feld 2 trifft alle vier und geht genau auf.
why-track-raider = Feld 5 bei zwei Geldsäcken steht in der Anleitung; ihr Beispiel stellt ihn auf Feld 7. Feld 9 hält den Abstand ein und zahlt, wie die anderen, etwa ein Drittel der mittleren Summe.
why-finds-numbers = Sieben Zahlen sind belegt (14, 36 und 85 aus Jahrhundert 4, 50 und 57 aus einem gemeinsamen Jahrhundert, 63 mit einer Maske links, 15). Dass jedes Paar verschiedener Gegenstände einmal in jedem Jahrhundert vorkommt, folgt aus der Anzahl von 60. Die übrigen Zahlen sind so gewählt, dass alle verschieden und gleichmäßig verteilt sind.
why-museum-visitors = Dass es 1 bis 6 Punkte sind und sie mit den Feldern steigen, steht in der Anleitung. Vier Felder für jeden Wert ergeben die Endstände, von denen Spielrunden berichten.

# Warum ein Tipp besser ist als andere Züge.
because-shows = So stehen die Ausstellungen bei den nächsten Besuchen höher.
because-row = So wird aus den Funden eine bessere Ausstellung.
because-coins = So bleiben mehr Münzen für die nächsten Runden.
because-dig = Die Grabung verspricht bessere Funde.

# Ausgaben, mit denen nicht gespielt werden kann.
edition-same-object = finds.numbers: Ein Fund zeigt zwei verschiedene Objekte, nicht zweimal { $object }.
edition-number-twice = finds.numbers: { $number } steht auf { $count } Funden und darf nur auf einem stehen.
edition-few-funds = funds.copies ergibt { $cards } Karten; gebraucht werden zwei für jede der { $rounds } Runden.
