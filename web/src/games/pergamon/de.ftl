# Was gefragt wird, und was man antworten kann. *Markierte Wörter* stehen in Terrakotta.
pergamon-or = oder
pergamon-and = und
pergamon-ask-sort = { $count ->
    [2] Zwei Funde
    [3] Drei Funde
   *[other] { $count } Funde
} aus dem { $century }. Jahrhundert: Welcher kommt in *Stollen { $gallery }*?
pergamon-ask-sort-held = Diesen Fund in *Stollen { $gallery }* legen?
pergamon-ask-place = Setze deine Figur; die Rückseiten versprechen { $least } bis { $most } Münzen.
pergamon-ask-place-held = *{ $coins ->
    [0] Nichts
    [one] 1 Münze
   *[other] { $coins } Münzen
}* fordern und bis Stollen *{ $deepest }* graben?
pergamon-ask-dig = Grabe in *Stollen { $galleries }* oder behalte { $coins ->
    [one] deine Münze
   *[other] deine { $coins } Münzen
}.
pergamon-ask-dig-held = In *Stollen { $gallery }* graben und { $finds ->
    [one] den Fund
   *[other] die { $finds } Funde
} nehmen? Dir { $left ->
    [0] bleibt keine Münze
    [one] bleibt 1 Münze
   *[other] bleiben { $left } Münzen
}.
pergamon-ask-lay = Lege Funde aneinander oder { $dear ->
    [yes] gib welche ab: Du kannst nur { $finds } behalten
   *[no] beende deinen Zug
}.
pergamon-ask-join = Lege einen passenden Fund daran oder { $dear ->
    [yes] gib welche ab: Du kannst nur { $finds } behalten
   *[no] beende deinen Zug
}.
pergamon-ask-full = Deine { $markers } Sockel stehen alle im Museum. Lege eine Reihe und tippe *die Ausstellung an, die weicht*, oder beende deinen Zug.
pergamon-ask-begun = Setze die begonnene Reihe fort: Tippe einen passenden Fund an.
pergamon-ask-end = Noch passen keine deiner Funde zusammen. Beende deinen Zug.
pergamon-ask-dear = Du kannst nur *{ $finds } Funde* behalten: Gib welche ab.
pergamon-ask-show = Stelle { $objects ->
    [one] dieses *eine Stück*
    [2] diese *zwei Stücke*
    [3] diese *drei Stücke*
    [4] diese *vier Stücke*
    [5] diese *fünf Stücke*
    [6] diese *sechs Stücke*
   *[other] diese *{ $objects } Stücke*
} aus{ $how ->
    [begun] {" "}oder lege noch etwas an.
    [last] , poliere mit allem, was du hast, oder beende deinen Zug.
   *[usual] , lege noch etwas an oder beende deinen Zug.
}
pergamon-ask-turn = Tippe den Fund noch einmal an, dann wandert er ans andere Ende.
pergamon-why-alone = Dieser Fund passt noch an keinen anderen in deinem Regal.
pergamon-why-one = Dieser Fund passt nicht: Deine Reihe endet mit { $half }.
pergamon-why-both = Dieser Fund passt nicht: Deine Reihe endet mit { $left } und { $right }.
pergamon-half-end = { $object ->
    [vase] einer halben Vase
    [jug] einer halben Kanne
    [mask] einer halben Maske
   *[bracelet] einem halben Armreif
}
pergamon-ask-replace = Stelle { $objects ->
    [one] dieses *eine Stück*
    [2] diese *zwei Stücke*
    [3] diese *drei Stücke*
   *[other] diese *{ $objects } Stücke*
} anstelle deiner *Ausstellung { $marker }* aus, oder beende deinen Zug.
pergamon-ask-make-way = Tippe *die Ausstellung an, die weicht*, für { $objects ->
    [one] dieses Stück
   *[other] diese { $objects } Stücke
}, oder beende deinen Zug.
pergamon-ask-let-go = { $coins ->
    [0] Ohne Münzen kannst du { $finds } Funde behalten
    [one] Deine Münze reicht für { $finds } Funde
   *[other] Deine { $coins } Münzen reichen für { $finds } Funde
}: Gib *{ $more ->
    [one] einen Fund
   *[other] { $more } Funde
}* ab.
pergamon-ask-store = { $coins ->
    [0] Behalte { $finds ->
        [one] diesen Fund umsonst oder *gib ihn ab*
       *[other] diese { $finds } Funde umsonst oder *gib welche ab*
    }
    [one] Behalte { $finds } Funde für 1 Münze oder *gib welche ab*
   *[other] Behalte { $finds } Funde für { $coins } Münzen oder *gib welche ab*
}.
pergamon-ask-store-none = *Alle Funde* abgeben und den Zug beenden?

pergamon-do-tap-find = Einen Fund antippen
pergamon-do-lay = In Stollen { $gallery } legen
pergamon-do-tap-space = Ein freies Feld antippen
pergamon-do-place = Auf { $space } setzen, { $coins } fordern
pergamon-do-tap-gallery = Einen Stollen antippen
pergamon-do-dig = In { $gallery } graben, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
pergamon-do-skip = Nicht graben
pergamon-do-show = Auf { $space } ausstellen{ $coins ->
    [0] {""}
    [one] , 1 Münze
   *[other] , { $coins } Münzen
}
pergamon-do-tap-show = Eine Ausstellung antippen
pergamon-do-end = Zug beenden
pergamon-do-end-keep = Zug beenden{ $coins ->
    [0] { $finds ->
        [0] {""}
       *[other] , { $finds } behalten
    }
    [one] , { $finds } für 1 Münze
   *[other] , { $finds } für { $coins } Münzen
}
pergamon-do-let-go = Funde abgeben
pergamon-do-tap-gone = { $more ->
    [one] Einen Fund
   *[other] { $more } Funde
} antippen
pergamon-keep-all = { $coins ->
    [0] { $finds ->
        [one] 1 Fund
        [2] beide
       *[other] alle { $finds }
    } behalten
    [one] { $finds } für 1 Münze
   *[other] { $finds } für { $coins } Münzen
}
pergamon-too-dear = kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
pergamon-can-keep = { $finds } kannst du behalten

# Die Schritte eines Zuges.
pergamon-step-dig = Graben
pergamon-step-exhibit = Ausstellen
pergamon-step-store = Lagern

# Das Brett.
pergamon-places = Orte auf dem Brett
pergamon-tab-funds = Geld
pergamon-tab-site = Grabung
pergamon-tab-museum = Museum
pergamon-tab-new = etwas Neues
pergamon-track = Forschungsgelder. Feld 1 liegt rechts: Wer dort steht, bekommt zuerst Geld und gräbt zuerst.
pergamon-space = Feld { $space }: fordert { $coins ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coins } Münzen
}, erlaubt das Graben bis Stollen { $deepest }.
pergamon-stands-here = Hier steht { $name }.
pergamon-raider = Hier steht der Grabräuber, mit { $coins ->
    [0] leerem Beutel
    [one] 1 Münze
   *[other] { $coins } Münzen
}. Er gräbt im teuersten Stollen, den er darf und bezahlen kann; die Funde sind verloren.
pergamon-card = Karte der Forschungsgelder: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
pergamon-card-back = Verdeckte Karte: { $back ->
    [bag] Ein Geldsack
   *[chest] Eine Truhe
} enthält { $least } bis { $most } Münzen
pergamon-card-none = Die Karten der Forschungsgelder sind noch nicht gezogen
pergamon-paid = ausgezahlt
pergamon-promised = Münzen
pergamon-unseen = Noch nicht gesehen
pergamon-unseen-open = Zeigt, was noch niemand gesehen hat.
pergamon-unseen-cards = { $count ->
    [one] Eine Karte der Forschungsgelder
   *[other] { $count } Karten der Forschungsgelder
}, nach Münzen:
pergamon-unseen-finds = { $count ->
    [one] Ein Fund:
   *[other] { $count } Funde:
}
pergamon-close = Schließen
pergamon-site = Der Hügel mit seinen Stollen, von I abwärts
pergamon-gallery = Stollen { $gallery }: Graben kostet { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}. { $finds ->
    [0] Hier liegt nichts.
   *[other] Hier liegen: { $inside }.
}
pergamon-empty = leer
pergamon-dug-here = hier hast du gegraben, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
pergamon-find = Fund { $number }: rechte Hälfte { $left ->
    [vase] einer Vase
    [jug] einer Kanne
    [mask] einer Maske
   *[bracelet] eines Armreifs
}, linke Hälfte { $right ->
    [vase] einer Vase
    [jug] einer Kanne
    [mask] einer Maske
   *[bracelet] eines Armreifs
}, { $century }. Jahrhundert.
pergamon-find-short = { $number }, { $left ->
    [vase] Vase
    [jug] Kanne
    [mask] Maske
   *[bracelet] Armreif
} und { $right ->
    [vase] Vase
    [jug] Kanne
    [mask] Maske
   *[bracelet] Armreif
}, { $century }. Jahrhundert
pergamon-object-year = { $object ->
    [vase] Vase
    [jug] Kanne
    [mask] Maske
   *[bracelet] Armreif
} { $year }
pergamon-museum = Museum, Felder 1 bis { $spaces }
pergamon-exhibition = Feld { $space }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei einer Wertung.
pergamon-show-named = { $mine ->
    [yes] Deine Ausstellung { $marker }
   *[no] Ausstellung { $marker } von { $name }
} auf { $space }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Besuch
pergamon-show-told = { pergamon-show-named } ({ $objects })
pergamon-round-of = Runde { $round } von { $rounds }
pergamon-round-short = { $round } / { $rounds }
pergamon-calendar = Die Runden
pergamon-look-again = Wertung nach Runde { $round }: noch einmal ansehen.
pergamon-next = folgt
pergamon-round = Runde { $round }, mit einem Stapel von { $finds } Funden
pergamon-evaluation = Runde { $round } endet mit einer Wertung: Jede Ausstellung bringt die Punkte ihrer Etage, { $object ->
    [vase] die älteste Vase
    [jug] die älteste Kanne
    [mask] die älteste Maske
   *[bracelet] der älteste Armreif
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $last ->
    [yes] die ältesten Stücke überhaupt bringen { $oldest }.
   *[no] dann rutscht jede Ausstellung { $down } Felder hinunter.
}

# Meine Sachen.
pergamon-has = Du hast { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pergamon-shelf = Deine Funde im Regal
pergamon-free = { $finds } umsonst
pergamon-more = { $finds } mehr
pergamon-fee = { $coins ->
    [0] { $finds } Funde lagern umsonst
    [one] Bis zu { $finds } Funde zu lagern kostet 1 Münze
   *[other] Bis zu { $finds } Funde zu lagern kostet { $coins } Münzen
}
pergamon-gone = abgegeben
pergamon-begin-row = Beginne eine Reihe damit.
pergamon-join = Lege ihn an die Reihe an.
pergamon-join-either = Lege ihn an die Reihe an; er passt an beide Enden.
pergamon-in-row = Platz { $place } von { $finds } in deiner Reihe. Drücken nimmt ihn heraus; Umschalt und eine Pfeiltaste schicken ihn an ein Ende.
pergamon-let-it-go = Gib ihn ab.
pergamon-keep-it = Abgegeben; drücken, um ihn zu behalten.
pergamon-bench = Deine Werkbank
pergamon-bench-empty = Deine Reihe: Lege Funde hier aneinander. Hälften, die sich berühren, müssen passen.
pergamon-half = halbe{ $object ->
    [vase] {" "}Vase
    [jug] {" "}Kanne
    [mask] {" "}Maske
   *[bracelet] r Armreif
}
pergamon-half-fits = { pergamon-half } passt
pergamon-worth = Wert
pergamon-row-worth = Deine Reihe hat den Wert { $worth }, davon { $polish } durch Polieren. Sie käme auf Feld { $space }.
pergamon-per-visit = je Besuch
pergamon-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
pergamon-visit = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei jedem Besuch
pergamon-polish = Polieren, je 1 Münze
pergamon-polish-with = Mit { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} polieren
pergamon-polish-less = Mit einer Münze weniger polieren
pergamon-floor-next = { $space } ist eine Etage höher
pergamon-floor-reached = { $space }: eine Etage höher

# Die anderen.
pergamon-rival-has = { $name } hat { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $finds ->
    [0] keine Funde
    [one] einen Fund
   *[other] { $finds } Funde
}
pergamon-rival-show = Ausstellung { $marker } auf { $space }: { $objects }
pergamon-after-now = Nach dieser Runde
pergamon-after-round = Nach Runde { $round }
pergamon-after-prize = { $object ->
    [vase] Die älteste Vase
    [jug] Die älteste Kanne
    [mask] Die älteste Maske
   *[bracelet] Der älteste Armreif
} bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}:
pergamon-after-leader = { $name }, { $year }.
pergamon-after-yours = { $object ->
    [bracelet] deiner
   *[other] deine
}, { $year }.
pergamon-after-nobody = niemand zeigt { $object ->
    [bracelet] einen
   *[other] eine
}.
pergamon-after-fall = Dann rutscht alles { $down } Felder hinunter.
pergamon-after-oldest = Die ältesten Stücke überhaupt bringen { $points }.
pergamon-if-now = jetzt gäbe es
pergamon-if-shown = wenn ausgestellt
pergamon-told-placed = auf Feld { $space } gestellt
pergamon-told-dug = { $finds ->
    [one] einen Fund
   *[other] { $finds } Funde
} aus Stollen { $gallery } geholt
pergamon-told-not-dug = nicht gegraben
pergamon-told-shown = auf { $space } ausgestellt
pergamon-told-stored = { $finds ->
    [0] nichts behalten
    [one] einen Fund behalten
   *[other] { $finds } Funde behalten
}{ $coins ->
    [0] {""}
    [one] {" "}für 1 Münze
   *[other] {" "}für { $coins } Münzen
}
pergamon-hit-floor = Deine Ausstellung { $marker } rutscht auf Feld { $space }: eine Etage tiefer, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Besuch.
pergamon-hit-unpaid = Für dich blieb kein Geld: Du wolltest { $asked ->
    [one] 1 Münze
   *[other] { $asked } Münzen
} und bekamst nichts.
pergamon-hit-out = Deine Ausstellung { $marker } wird aus dem Museum gedrängt.

# Die großen Augenblicke.
pergamon-moment-whole = { $objects ->
    [one] Ein Stück, wieder ganz
    [2] Zwei Stücke, wieder ganz
    [3] Drei Stücke, wieder ganz
    [4] Vier Stücke, wieder ganz
   *[other] { $objects } Stücke, wieder ganz
}
pergamon-moment-each = { $points } je Besuch
pergamon-moment-shown = { $mine ->
    [yes] Du stellst
   *[no] { $name } stellt
} auf { $space } aus: { $objects }.
pergamon-moment-visitors = Runde { $round }: Die Besucher kommen
pergamon-moment-object = { $object ->
    [vase] Vase
    [jug] Kanne
    [mask] Maske
   *[bracelet] Armreif
} aus dem Jahr { $year }
pergamon-moment-oldest = { $mine ->
    [yes] Dein Stück
   *[no] Das Stück von { $name }
} ist das älteste{ $second ->
    [0] {""}
   *[other] ; dann { $second-mine ->
        [yes] deins
       *[no] das von { $second-name }
    }, { $second }
}
pergamon-moment-nobody = Niemand zeigt { $object ->
    [vase] eine Vase
    [jug] eine Kanne
    [mask] eine Maske
   *[bracelet] einen Armreif
}
pergamon-table-floors = Etagen
pergamon-table-oldest = älteste
pergamon-table-round = Runde
pergamon-table-total = gesamt
pergamon-table-object = { $object ->
    [vase] Vase
    [jug] Kanne
    [mask] Maske
   *[bracelet] Armreif
}
pergamon-you = Du
pergamon-table-lost = Aus dem Museum gefallen { $count ->
    [one] ist
   *[other] sind
} { $who }.
pergamon-table-fallen = { $first ->
    [yes] { $mine ->
        [yes] { $object ->
            [bracelet] dein
           *[other] deine
        }
       *[no] von { $name } { $object ->
            [bracelet] der
           *[other] die
        }
    }
   *[no] { $object ->
        [bracelet] der
       *[other] die
    }
} { $object ->
    [vase] Vase
    [jug] Kanne
    [mask] Maske
   *[bracelet] Armreif
} von { $year }
pergamon-go-on = Weiter zu Runde { $round }
pergamon-go-on-end = Weiter zum Ergebnis
pergamon-moment-evaluated = Wertung nach Runde { $round }: { $gains }.
pergamon-moment-gain = { $mine ->
    [yes] du
   *[no] { $name }
}: { $points }
pergamon-scene = Was am Ende ausgestellt war
