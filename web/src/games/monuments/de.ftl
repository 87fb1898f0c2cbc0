# A card is called by its monument and its number.
card-name = { monument } { $value }
    .words = monument-value
monuments-card = { $card }, { $symbol ->
    [ship] Schiff
    [helmet] Helm
   *[scroll] Schriftrolle
}
monuments-list-and = { $first } und { $last }
monuments-list-or = { $first } oder { $last }
monuments-list-clauses = { $first }, oder { $last }

# Der Fries.
monuments-historians = Schreiber
monuments-best = beste drei: { $honours }
monuments-track = Geschichtsschreiber stehen auf der Zahl der Karten, die sie genommen haben. Die besten bringen am Ende { $honours } Punkte mehr.
monuments-fame-title = Ruhm
monuments-alone = allein
monuments-for-two = zu zweit
monuments-key = Was ein Monument am Ende bringt, je nachdem, wie hoch seine Sonne steht: allein, und zu zweit.
monuments-place = Frei: Wer { $monument } als Nächster errichtet, braucht mindestens { $least } Karten.
monuments-field-fame = { $monument }: { $space ->
    [0] noch kein Ruhm.
   *[other] Ruhm { $space } von { $spaces }, bringt { $face }.
}
monuments-field-builder = { $name } hat { $cards } und bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
monuments-field-free = Wer als Nächster baut, braucht { $least } Karten.
monuments-field-full = Niemand sonst kann es errichten.
monuments-field-gone = Aus dem Spiel: { $cards }.
monuments-column = { $name }, { $monument }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, wenn jetzt Schluss wäre.
monuments-falls-next = Die nächste Geschichte nimmt { $card }.
monuments-safe = Eine einzelne Karte ist vor Geschichtsschreibern sicher.
monuments-history = { $name }: eine Geschichte mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}, zurzeit auf Rang { $rank }
monuments-ghost = Schriebst du jetzt Geschichte, stünde dein Geschichtsschreiber hier: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
monuments-bank = Vorrat
monuments-token = { $token ->
    [ship] Schiff-Plättchen: einmal im Zug eine Handkarte gegen eine offene tauschen
    [helmet] Helm-Plättchen: einmal im Zug für { $extra ->
        [one] einen Punkt
       *[other] { $extra } Punkte
    } eine Karte mehr ziehen
   *[scroll] Rollen-Plättchen: einmal im Zug ein Monument beim Erweitern neu ordnen
}. Bei: { $holder }. Kaufen darf es, wer sein Symbol am häufigsten zeigt: { $bought } Punkte sofort, { $kept } am Ende.
monuments-close-up-choose = { $cards ->
    [one] Meine Karte wählen
   *[other] Meine { $cards } Karten wählen
}

# Die eigenen Sachen.
monuments-supply = Zieh eine davon oder verdeckt
monuments-supply-idle = Offene Karten
monuments-deck = Nachziehstapel, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. Eine zu ziehen ist eine Aktion. Können die offenen Karten nicht mehr aufgefüllt werden, ist das Spiel zu Ende.
monuments-open-card = { $card }, offen. Sie zu nehmen ist eine Aktion.
monuments-hand = Meine Hand
monuments-hand-card = { $card }, auf deiner Hand{ $seen ->
    [yes] ; alle wissen, dass du sie hast
   *[no] {""}
}
monuments-hand-empty = Deine Hand ist leer.
monuments-tab-hand = Hand { $cards }
monuments-tab-draw = Ziehen { $open } + Stapel
monuments-tab-draw-empty = Ziehen { $open }
monuments-tab-mine = Mein Stand
monuments-tab-draw-short = Ziehen
monuments-tab-mine-short = Stand
monuments-counters = Mein Stand
monuments-in-walls = in meinen Monumenten
monuments-in-walls-words = { $cards ->
    [one] { $symbol ->
        [ship] 1 Schiff
        [helmet] 1 Helm
       *[scroll] 1 Schriftrolle
    }
   *[other] { $cards } { $symbol ->
        [ship] Schiffe
        [helmet] Helme
       *[scroll] Schriftrollen
    }
} in deinen Monumenten. Ein Paar davon bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
monuments-historians-left = { $count ->
    [one] Schreiber übrig
   *[other] Schreiber übrig
}
monuments-historians-left-words = Geschichtsschreiber, die du noch nicht ausgesandt hast: { $count }. { $cost ->
    [0] Wer am Ende übrig ist, kostet nichts.
   *[other] Wäre das Spiel jetzt zu Ende, würden sie dich { $cost } Punkte kosten.
}
monuments-use-swap = Karte tauschen
monuments-use-extra = Karte mehr
monuments-use-note = { $token ->
    [ship] Schiff-Plättchen
   *[helmet] { $points ->
        [one] kostet einen Punkt
       *[other] kostet { $points } Punkte
    }
}
monuments-use-used = schon benutzt
monuments-use-scroll = neu ordnen
monuments-use-scroll-note = beim Erweitern

# Die Frage.
monuments-way-draw = zieh eine Karte
monuments-way-build = { $count ->
    [one] errichte { $monument }
    [2] errichte { $monument }
   *[other] errichte ein Monument
}
monuments-way-extend = { $count ->
    [one] erweitere { $monument }
    [2] erweitere { $monument }
   *[other] erweitere ein Monument
}
monuments-way-score = werte ein Paar
monuments-way-buy = kauf das { $token ->
    [ship] Schiff-Plättchen
    [helmet] Helm-Plättchen
   *[scroll] Rollen-Plättchen
}
monuments-ask-ways = { $ways }{ $history ->
    [yes] . Oder schreib stattdessen Geschichte
   *[no] {""}
}.
monuments-ask-ending = Keine Aktionen mehr. { $fourth ->
    [yes] Beende deinen Zug, oder wirf ein Paar für eine vierte ab.
   *[no] Beende deinen Zug.
}
monuments-ask-more = *{ $monument }* mit { $cards }: noch { $missing ->
    [one] eine Karte davon
   *[other] { $missing } Karten davon
}{ $symbol ->
    [none] {""}
    [ship] , oder ein zweites Schiff für ein Paar
    [helmet] , oder einen zweiten Helm für ein Paar
   *[scroll] , oder eine zweite Schriftrolle für ein Paar
}.
monuments-ask-build = *{ $monument }* mit { $cards } errichten? Du bist { $rank ->
    [1] der erste
    [2] der zweite
   *[other] ein weiterer
} Erbauer.
monuments-ask-extend = { $cards } an dein Monument *{ $monument }* anbauen?
monuments-ask-score = { $cards } { $points ->
    [0] *ohne Punkte*
    [one] für *einen Punkt*
   *[other] für *{ $points } Punkte*
} abwerfen?
monuments-ask-fourth = { $cards } für eine *vierte Aktion* abwerfen?
monuments-ask-single = *{ $card }*: wähl { $symbol ->
    [ship] ein zweites Schiff
    [helmet] einen zweiten Helm
   *[scroll] eine zweite Schriftrolle
} für ein Paar.
monuments-ask-too-few = { $monument } braucht { $least } Karten, du hast { $held }.
monuments-ask-aim-score = Wähl zwei Karten mit dem gleichen Symbol, um sie zu werten.
monuments-ask-aim-fourth = Wähl zwei Karten mit dem gleichen Symbol für eine vierte Aktion.
monuments-ask-aim-swap = Welche Handkarte tauschst du gegen eine offene?
monuments-ask-aim-extra = Nimm für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} eine Karte mehr: vom Stapel oder eine offene.
monuments-ask-taken = { $name }: { $cards }
monuments-ask-history = *Geschichte* schreiben? Du nimmst { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ({ $whose }) und bekommst { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
monuments-ask-buy = Das *{ $token ->
    [ship] Schiff-Plättchen
    [helmet] Helm-Plättchen
   *[scroll] Rollen-Plättchen
}* { $from ->
    [bank] aus dem Vorrat
   *[player] von { $holder }
} kaufen? { $bought } Punkte jetzt, { $kept } am Ende, wenn du es dann noch hast.
monuments-ask-extra = Für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} { $from ->
    [deck] eine Karte mehr vom Stapel ziehen
   *[open] *{ $card }* zusätzlich nehmen
}?
monuments-ask-building = Du errichtest *{ $monument }*: { $missing ->
    [0] leg weitere Karten an oder hör auf.
    [one] wähl noch eine Karte davon.
   *[other] wähl noch { $missing } Karten davon.
}
monuments-ask-extending = Du erweiterst *{ $monument }*: leg weitere Karten an oder hör auf.
monuments-ask-reordering = Leg die Karten von *{ $monument }* neu, in beliebiger Reihenfolge; die { $falls ->
    [first] erste
   *[last] letzte
} fällt zuerst.
monuments-ask-second = Wähl { $symbol ->
    [ship] das zweite Schiff
    [helmet] den zweiten Helm
   *[scroll] die zweite Schriftrolle
}{ $what ->
    [scoring] , um das Paar zu werten.
   *[buying] {" "}für eine vierte Aktion.
}
monuments-ask-swapping = Welche offene Karte nimmst du für *{ $card }*?
monuments-ask-laid = Dein Zug liegt bereit.

# Was zu tun ist.
monuments-do-build = { $monument } errichten
monuments-do-extend = { $monument } erweitern
monuments-do-draw = Verdeckt ziehen
monuments-do-score = Paar werten
monuments-do-score-points = { $points ->
    [0] Ohne Punkte abwerfen
    [one] Einen Punkt werten
   *[other] { $points } Punkte werten
}
monuments-do-fourth = Vierte Aktion
monuments-do-fourth-buy = Vierte Aktion nehmen
monuments-do-history = Geschichte schreiben
# Im Knopf neben anderen, in zwei kurzen Zeilen.
monuments-do-history-short = Geschichte
monuments-do-buy = { $token ->
    [ship] Schiff-Plättchen kaufen
    [helmet] Helm-Plättchen kaufen
   *[scroll] Rollen-Plättchen kaufen
}
monuments-do-extra = { $points ->
    [one] Einen Punkt zahlen
   *[other] { $points } Punkte zahlen
}
monuments-do-reorder = Neu ordnen
monuments-do-end = Zug beenden
monuments-do-laid = Ausführen
monuments-do-tap = Tippe an, was du tun willst
monuments-do-tap-card = Tippe eine Karte an
monuments-note-draw = { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
monuments-note-score = { $symbol ->
    [ship] Schiffe
    [helmet] Helme
   *[scroll] Rollen
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
monuments-note-fourth = kostet ein Paar
monuments-note-history = nimmt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
monuments-note-reorder = Rollen-Plättchen
monuments-not-deck = der Stapel ist leer
monuments-not-pair = braucht zwei gleiche
monuments-not-action = keine Aktion mehr
monuments-not-again = einmal im Zug
monuments-not-history-none-left = kein Schreiber mehr
monuments-not-history-nothing = nichts zu nehmen
monuments-not-history-first = nur zu Beginn
monuments-why-deck = Der Stapel ist leer. Nimm eine offene Karte.
monuments-why-action = { $fourth ->
    [yes] Du hast keine Aktion mehr. Beende deinen Zug, oder wirf ein Paar für eine vierte ab.
   *[no] Du hast keine Aktion mehr. Beende deinen Zug.
}
monuments-why-token = Das { $token ->
    [ship] Schiff-Plättchen
    [helmet] Helm-Plättchen
   *[scroll] Rollen-Plättchen
} kannst du mit einer Aktion kaufen, wenn deine Monumente sein Symbol häufiger zeigen als die aller anderen.
monuments-why-own-token = Das { $token ->
    [ship] Schiff-Plättchen
    [helmet] Helm-Plättchen
   *[scroll] Rollen-Plättchen
} hast du schon. Benutze es bei deinem Stand.
monuments-why-midway = Mach erst fertig, was du begonnen hast, oder leere es.
monuments-why-other = { $card } passt nicht zu dem, was du begonnen hast. Mach das erst fertig, oder leere es.
monuments-why-card = { $card } nützt dir noch nichts: kein zweites Symbol dieser Art ({ $symbol ->
    [ship] Schiff
    [helmet] Helm
   *[scroll] Schriftrolle
}) auf der Hand, und { $least ->
    [0] { $monument } hat zwei Erbauer.
   *[other] { $monument } braucht { $least } Karten.
}

# Was andere taten, und ihre Tafeln.
monuments-plate-cards = Karten auf der Hand: { $cards }
monuments-plate-symbols = { $symbol ->
    [ship] Schiffe
    [helmet] Helme
   *[scroll] Schriftrollen
} in den Monumenten: { $cards }
monuments-plate-historians = Geschichtsschreiber übrig: { $count }
monuments-plate-holds = hat
monuments-plate-known = Karten, von denen alle wissen, dass { $name } sie hat
monuments-plate-nothing = Noch nichts errichtet
monuments-plate-histories = Geschichten
monuments-plate-history = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
monuments-plate-tokens = Plättchen
monuments-standing = Wenn jetzt Schluss wäre
monuments-standing-words = Punkte bisher mit Ruhm, Geschichten{ $tokens ->
    [0] {" "}und Ehren
   *[other] , Ehren und Plättchen
}, abzüglich der nicht eingesetzten Geschichtsschreiber.
monuments-told-drew = { $count ->
    [one] eine verdeckt gezogen
    [2] zwei verdeckt gezogen
    [3] drei verdeckt gezogen
   *[other] { $count } verdeckt gezogen
}
monuments-told-took = { $cards } genommen
monuments-told-built = { $monument } errichtet
monuments-told-extended = { $monument } erweitert
monuments-told-reordered = { $monument } neu geordnet
monuments-told-scored = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für { $symbol ->
    [ship] Schiffe
    [helmet] Helme
   *[scroll] Schriftrollen
} gewertet
monuments-told-fourth = eine vierte Aktion genommen
monuments-told-bought = das { $token ->
    [ship] Schiff-Plättchen
    [helmet] Helm-Plättchen
   *[scroll] Rollen-Plättchen
} gekauft
monuments-told-extra = für eine Karte mehr gezahlt
monuments-told-swapped = { $card } gegen { $other } getauscht
monuments-told-wrote = Geschichte geschrieben: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
monuments-told-nothing = nichts war möglich
monuments-hit = schrieb Geschichte und nahm dir { $cards }{ $others ->
    [0] {""}
    [one] , dazu eine Karte von anderen
   *[other] , dazu { $others } Karten von anderen
}
monuments-hit-token = nahm dir das { $token ->
    [ship] Schiff-Plättchen
    [helmet] Helm-Plättchen
   *[scroll] Rollen-Plättchen
}

# Die großen Augenblicke, und das Ende.
monuments-moment-history = { $name } schreibt Geschichte: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
monuments-moment-my-history = Du schreibst Geschichte: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
monuments-moment-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
monuments-moment-build = { $name } errichtet { $monument }
monuments-moment-my-build = Du errichtest { $monument }
monuments-moment-extend = { $name } erweitert { $monument }
monuments-moment-my-extend = Du erweiterst { $monument }
monuments-moment-end = Die letzten Karten sind gezogen
monuments-moment-end-words = Das Spiel ist zu Ende: Jetzt zahlt sich Ruhm aus.
monuments-scene = { $name } steht vor { $count ->
    [0] dem kahlen Fries
    [one] einem Weltwunder
   *[other] { $count } Weltwundern
}.

# Während andere ziehen; ein gedrucktes Protokoll hat dafür Linien zwischen den Zügen.
event-turn-begun = { $seat } ist am Zug.
event-evaluation = Die offenen Karten lassen sich nicht mehr auffüllen: Jetzt wird gewertet.
