artefakt-map = Karte der zehn Fundorte
artefakt-nothing = nichts
artefakt-artefact = { $colour ->
    [blue] Krone
    [brown] Helm
   *[yellow] Kelch
}
artefakt-Artefact = { artefakt-artefact }
artefakt-of-artefact = { $colour ->
    [blue] der Krone
    [brown] des Helms
   *[yellow] des Kelchs
}
artefakt-a-fragment = ein Fragment { artefakt-of-artefact }
artefakt-some = { $count ->
    [0] kein Fragment { artefakt-of-artefact }
    [one] ein Fragment { artefakt-of-artefact }
   *[other] { $count } Fragmente { artefakt-of-artefact }
}
artefakt-known = { artefakt-some } (du kennst Teil { $parts })
artefakt-site = Fundort { $number }, { $name }.
artefakt-open = Offen: { $text } (Frei rekonstruiert.)
artefakt-closed = Verdeckt. Einmal offen gilt: { $text } (Frei rekonstruiert.)
artefakt-lies = Hier liegt: { $fragments }.
artefakt-stands = Hier steht: { $figures }.
artefakt-figure = { $figure } von { $name }

# Auf den Schildern offener Orte: höchstens 21 Buchstaben.
artefakt-at-walk = { $steps ->
    [one] 1 Ort weiterziehen
   *[other] { $steps } Orte weiterziehen
}
artefakt-at-look = Einen Ort ansehen
artefakt-at-pick = Von nebenan nehmen
artefakt-at-push = { $steps ->
    [one] 1 Ort wegschieben
   *[other] { $steps } Orte wegschieben
}
artefakt-at-banish = Jemand verliert eins
artefakt-at-draw = Eins blind ziehen
artefakt-at-swap = Eins umtauschen
artefakt-at-trade = Mit jemandem tauschen
artefakt-at-carry = Ein Fragment verlegen
artefakt-at-stone = Startstein nehmen

artefakt-round = { $round ->
    [0] Vorbereitung
   *[other] Runde { $round }
}
artefakt-action-discover = entdecken
artefakt-action-plan = planen
artefakt-action-travel = reisen
artefakt-action-claim = bergen
artefakt-action-pass = Stein
artefakt-in-the-middle = Noch zu entdecken: { $pile }
artefakt-which-colour = welches?
artefakt-dice = Gewürfelt: { site-name }
artefakt-desk-steal = Was stiehlst du?
artefakt-desk-banish = Was muss zurück?
artefakt-desk-trade = Mit wem?
artefakt-desk-trading = Was dafür?
artefakt-card = { $name } hat: { $fragments }.
artefakt-held = { $name } hat: { $pile }
artefakt-mark-deadlock = Patt: Hier bekommt niemand etwas
artefakt-mark-taken = { $name } hat hier { $fragments ->
    [one] das Fragment
    [2] beide Fragmente
   *[other] alle { $fragments } Fragmente
} genommen
artefakt-mark-stolen = { $name } hat hier { $other } { $artefact } gestohlen
artefakt-stone = Startspieler dieser Runde
artefakt-stone-next = Startspieler der nächsten Runde

artefakt-collection = Meine Artefakte
artefakt-part = Teil { $part } { artefakt-of-artefact }{ $copies ->
    [one] {""}
   *[other] , { $copies } Stück
}. Alle vier verschiedenen Teile gewinnen.
artefakt-missing = Teil { $part } { artefakt-of-artefact } fehlt
artefakt-back = Zurück zu den Reisen
artefakt-tickets = Meine Reisen
artefakt-ticket-from = ab { $site }
artefakt-ticket-now = { $site }
artefakt-ticket-off = noch nicht auf der Karte
artefakt-ticket-put = Hier anfangen
artefakt-vehicle = { $vehicle ->
    [1] Motorrad
    [2] Auto
    [3] Zug
   *[4] Flugzeug
}
artefakt-card-of-figure = { $figure }: { artefakt-vehicle }, { $steps ->
    [one] 1 Ort
   *[other] { $steps } Orte
}
artefakt-card-chosen = { $card }, gewählt
artefakt-card-taken = { $card }, vergeben an: { $other }. Tippen tauscht.
artefakt-card-up = { $card }, aufgedeckt

# Bausteine von Sätzen. $mark schreibt den Namen in Terrakotta.
artefakt-at = { $name ->
    [cathedral] in der { $mark }Kathedrale{ $mark }
    [ruin] in der { $mark }Ruine{ $mark }
    [cave] in der { $mark }Höhle{ $mark }
    [pyramid] in der { $mark }Pyramide{ $mark }
    [graveyard] auf dem { $mark }Friedhof{ $mark }
    [atlantis] in { $mark }Atlantis{ $mark }
    [temple] im { $mark }Tempel{ $mark }
    [easter-island] auf der { $mark }Osterinsel{ $mark }
    [castle] in der { $mark }Burg{ $mark }
   *[jungle] im { $mark }Dschungel{ $mark }
}
artefakt-to = { $name ->
    [cathedral] zur { $mark }Kathedrale{ $mark }
    [ruin] zur { $mark }Ruine{ $mark }
    [cave] zur { $mark }Höhle{ $mark }
    [pyramid] zur { $mark }Pyramide{ $mark }
    [graveyard] zum { $mark }Friedhof{ $mark }
    [atlantis] nach { $mark }Atlantis{ $mark }
    [temple] zum { $mark }Tempel{ $mark }
    [easter-island] zur { $mark }Osterinsel{ $mark }
    [castle] zur { $mark }Burg{ $mark }
   *[jungle] in den { $mark }Dschungel{ $mark }
}
artefakt-from = { $name ->
    [cathedral] aus der { $mark }Kathedrale{ $mark }
    [ruin] aus der { $mark }Ruine{ $mark }
    [cave] aus der { $mark }Höhle{ $mark }
    [pyramid] aus der { $mark }Pyramide{ $mark }
    [graveyard] vom { $mark }Friedhof{ $mark }
    [atlantis] aus { $mark }Atlantis{ $mark }
    [temple] aus dem { $mark }Tempel{ $mark }
    [easter-island] von der { $mark }Osterinsel{ $mark }
    [castle] aus der { $mark }Burg{ $mark }
   *[jungle] aus dem { $mark }Dschungel{ $mark }
}
# Im vierten Fall: „Sieh dir … an“.
artefakt-the = { $name ->
    [cathedral] die { $mark }Kathedrale{ $mark }
    [ruin] die { $mark }Ruine{ $mark }
    [cave] die { $mark }Höhle{ $mark }
    [pyramid] die { $mark }Pyramide{ $mark }
    [graveyard] den { $mark }Friedhof{ $mark }
    [atlantis] { $mark }Atlantis{ $mark }
    [temple] den { $mark }Tempel{ $mark }
    [easter-island] die { $mark }Osterinsel{ $mark }
    [castle] die { $mark }Burg{ $mark }
   *[jungle] den { $mark }Dschungel{ $mark }
}
artefakt-lie = wo { $fragments ->
    [0] nichts liegt
    [one] ein Fragment liegt
    [2] zwei Fragmente liegen
    [3] drei Fragmente liegen
   *[other] { $fragments } Fragmente liegen
}
artefakt-and = { $all } und { $thing }
artefakt-or = { $all } oder { $thing }
artefakt-comma = { $all }, { $thing }
artefakt-your = { $figure ->
    [stout] dein Dicker
    [lady] deine Lady
   *[tall] dein Langer
}
artefakt-Your = { $figure ->
    [stout] Dein Dicker
    [lady] Deine Lady
   *[tall] Dein Langer
}
artefakt-your-them = { $figure ->
    [stout] deinen Dicken
    [lady] deine Lady
   *[tall] deinen Langen
}
artefakt-them = { $figure ->
    [stout] den Dicken
    [lady] die Lady
   *[tall] den Langen
}
artefakt-him = { $figure ->
    [stout] Der Dicke
    [lady] Die Lady
   *[tall] Der Lange
}

artefakt-phase = { $round }: { $phase }
artefakt-phase-discover = Fragmente werden entdeckt
artefakt-phase-plan = alle planen heimlich
artefakt-phase-travel = die Figuren reisen
artefakt-phase-claim = die Orte werden ausgewertet
artefakt-phase-pass = ein weiterer Ort öffnet sich

artefakt-ask-put = Deine nächste Figur fängt laut Würfel { $at } an. Welche soll es sein?
artefakt-ask-give = { $fragments ->
    [0] Es gibt nichts mehr zu entdecken.
    [one] Nur noch ein Fragment ist zu entdecken.
   *[other] Nur noch { $fragments } Fragmente sind zu entdecken.
} Welches von deinen gibst du zurück?
artefakt-ask-colour = Die Farbe ist aufgebraucht. Was findet sich stattdessen { $at }?
artefakt-ask-plan = Plane heimlich: Wähl für jede deiner drei Figuren ein Fahrzeug.
artefakt-ask-more = Jetzt ein Fahrzeug für { $count ->
    [one] { artefakt-your-them }
   *[other] { artefakt-your-them } und { $other ->
        [stout] deinen Dicken
        [lady] deine Lady
       *[tall] deinen Langen
    }
}.
artefakt-ask-meet = { $figures ->
    [3] Alle drei könnten sich
   *[2] { $one ->
        [stout] Dicker
        [lady] Lady
       *[tall] Langer
    } und { $two ->
        [stout] Dicker
        [lady] Lady
       *[tall] Langer
    } könnten sich
} { $at } treffen, { $lie }.
artefakt-ask-apart = Keine zwei können sich treffen. Fragmente in Reichweite: { $sites }{ $more ->
    [yes] {" "}und mehr.
   *[no] .
}
artefakt-ask-nothing = Keine zwei können sich treffen, und in Reichweite liegt nichts.
artefakt-ask-planned = Dein Plan steht. Bis alle geplant haben, kannst du ihn noch ändern.
artefakt-by-vehicle = { $vehicle ->
    [1] das Motorrad
    [2] das Auto
    [3] den Zug
   *[4] das Flugzeug
}
artefakt-ask-travel = { artefakt-Your } nimmt { artefakt-by-vehicle }: { $ways }?
artefakt-ask-claim-both = Mehrheit { $at }: { $fragments ->
    [one] das Fragment
    [2] beide Fragmente
   *[other] alle { $fragments } Fragmente
} nehmen oder { $rivals ->
    [one] { $name }
   *[other] jemandem dort
} eins stehlen?
artefakt-ask-claim-take = Mehrheit { $at }: { $fragments ->
    [one] Das Fragment gehört dir.
    [2] Beide Fragmente gehören dir.
   *[other] Alle { $fragments } Fragmente gehören dir.
}
artefakt-ask-claim-steal = Mehrheit { $at }, wo nichts liegt: { $rivals ->
    [one] { $name }
   *[other] jemandem dort
} ein Fragment stehlen?
artefakt-ask-walk = Du darfst eine deiner Figuren { $at } { $steps ->
    [one] einen Ort
   *[other] { $steps } Orte
} weiterziehen.
artefakt-ask-walk-where = Wie herum zieht { artefakt-your } weiter?
artefakt-ask-walked = Weiter { $to }, { $lie }? { $later ->
    [yes] Der Ort kommt noch dran.
   *[no] Der Ort war schon dran.
}
artefakt-ask-look = Mehrheit { $at }: Du darfst die Fragmente eines Ortes ansehen.
artefakt-ask-pick = Mehrheit { $at }: Du darfst blind ein Fragment von nebenan nehmen.
artefakt-ask-which = Welches Fragment { $from }?
artefakt-ask-push = Mehrheit { $at }: Du darfst eine fremde Figur { $steps ->
    [one] einen Ort
   *[other] { $steps } Orte
} wegschieben.
artefakt-ask-push-where = Wie herum schiebst du { artefakt-them } von { $name }?
artefakt-ask-pushed = { artefakt-him } von { $name } { $to }, { $lie }? { $later ->
    [yes] Der Ort kommt noch dran.
   *[no] Der Ort war schon dran.
}
artefakt-ask-banish = Mehrheit { $at }: Du darfst ein fremdes Fragment zurückschicken.
artefakt-ask-draw = Mehrheit { $at }: Du darfst ein Fragment aus der Mitte ziehen. Von welchem Stapel?
artefakt-ask-swap = Mehrheit { $at }: Du darfst ein Fragment blind gegen ein anderes umtauschen.
artefakt-ask-trade = Mehrheit { $at }: Du darfst mit jemandem ein Fragment tauschen.
artefakt-ask-trade-what = Welches deiner Fragmente bekommt { $name }?
artefakt-ask-trade-whom = Wer bekommt Teil { $part } { artefakt-of-artefact }?
artefakt-ask-trading = Was nimmst du dafür von { $name }?
artefakt-ask-carry = Mehrheit { $at }: Du darfst ein Fragment auf einen anderen Ort verlegen.
artefakt-ask-carrying = Wohin kommt das Fragment { artefakt-of-artefact } { $from }?
artefakt-ask-stone = Mehrheit { $at }: Du darfst den Startstein für die nächste Runde nehmen.
artefakt-ask-turn = Welchen Ort deckst du für den Rest der Partie auf?
artefakt-ask-turned = Deckst du { $the } auf: „{ $text }“?
artefakt-do-plan = Diesen Plan abgeben
artefakt-do-replan = Plan ändern
artefakt-do-take = { $fragments ->
    [one] Das Fragment nehmen
    [2] Beide Fragmente nehmen
   *[other] Alle { $fragments } nehmen
}
artefakt-do-leave = Nichts stehlen
artefakt-do-decline = Verzichten
artefakt-do-stone = Startstein nehmen
artefakt-do-give = Teil { $part } { artefakt-of-artefact } zurückgeben
artefakt-do-steal = { $name } { artefakt-a-fragment } stehlen
artefakt-do-walk = Weiter { $to }
artefakt-do-look = { $site } ansehen
artefakt-do-pick = Fragment { artefakt-of-artefact } nehmen
artefakt-do-push = Schieben { $to }
artefakt-do-banish = Fragment { artefakt-of-artefact } zurückschicken
artefakt-do-draw = Fragment { artefakt-of-artefact } ziehen
artefakt-do-swap = Teil { $part } { artefakt-of-artefact } umtauschen
artefakt-do-colour = Fragment { artefakt-of-artefact } nehmen
artefakt-do-lay = Fragment { artefakt-of-artefact } hinlegen
artefakt-do-go = Verlegen { $to }
artefakt-do-turn = { $site } aufdecken

artefakt-why-travel = Die Karte bringt { artefakt-your-them } genau { $steps ->
    [one] einen Ort
   *[other] { $steps } Orte
} weit, links oder rechts herum. Wähl einen Ort mit rotem Rand.
artefakt-why-plan = Wähl zuerst Fahrzeuge auf den Reisekarten. Die Karte zeigt, wohin sie führen.
artefakt-why-planned = Wohin deine Figuren reisen, bestimmen die Reisekarten. Ändere es dort, nicht auf der Landkarte.
artefakt-why-use = Dieser Ort kommt hier nicht infrage. { $text }

artefakt-no-fragments = noch keine Fragmente
artefakt-has-planned = hat geplant
artefakt-still-plans = plant noch
artefakt-note-planned = ✓

# Ein Zug in Worten; der Name steht darüber.
artefakt-told = { $clauses }.
artefakt-told-artefact-completed = { $colour ->
    [blue] die Krone
    [brown] den Helm
   *[yellow] den Kelch
} vollendet
artefakt-told-stolen = { $at } { $you ->
    [yes] dir
   *[no] { $name }
} { artefakt-a-fragment } gestohlen
artefakt-told-claimed = { $at } { $fragments ->
    [one] das Fragment
    [2] beide Fragmente
   *[other] alle { $fragments } Fragmente
} genommen
artefakt-told-walked = { artefakt-them } { $to } weitergezogen
artefakt-told-looked = nachgesehen, was { $at } liegt
artefakt-told-picked = { artefakt-a-fragment } { $from } genommen
artefakt-told-pushed = { $you ->
    [yes] { artefakt-your-them }
   *[no] { artefakt-them } von { $name }
} { $to } geschoben
artefakt-told-banished = { artefakt-a-fragment } von { $you ->
    [yes] dir
   *[no] { $name }
} zurückgeschickt
artefakt-told-drawn = { artefakt-a-fragment } gezogen
artefakt-told-swapped = { artefakt-a-fragment } umgetauscht
artefakt-told-handed-over = { $you ->
    [yes] dir
   *[no] { $name }
} { artefakt-a-fragment } gegeben
artefakt-told-received = dafür { artefakt-a-fragment } bekommen
artefakt-told-carried = { artefakt-a-fragment } { $from } { $goal } verlegt
artefakt-told-stone-taken = den Startstein genommen
artefakt-told-site-turned = einen Ort aufgedeckt: { site-name }
artefakt-told-gave-back = { artefakt-a-fragment } zurückgegeben
artefakt-told-colour-chosen = stattdessen { artefakt-a-fragment } gewählt
artefakt-told-travelled = { artefakt-them } { $to } geschickt
artefakt-told-put = { artefakt-them } { $at } aufgestellt
artefakt-told-planned = heimlich geplant
artefakt-hit-stolen = stiehlt dir { $at } { artefakt-a-fragment }{ $mine ->
    [0] {""}
   *[other] , { $theirs } gegen { $mine }
}
artefakt-hit-pushed = schiebt { artefakt-your-them } { $to }
artefakt-hit-banished = schickt { artefakt-a-fragment } von dir zurück in die Mitte
artefakt-hit-received = nimmt dir { $lost } und gibt dir dafür { $got }
artefakt-this-part = Teil { $part } { artefakt-of-artefact }

artefakt-moment-joining = { $mine ->
    [yes] Du setzt
   *[no] { $name } setzt
} { $colour ->
    [blue] die Krone
    [brown] den Helm
   *[yellow] den Kelch
} zusammen.
artefakt-moment-mine-whole = Du hast { $colour ->
    [blue] die Krone
    [brown] den Helm
   *[yellow] den Kelch
} zusammengesetzt!
artefakt-moment-whole = { $name } hat { $colour ->
    [blue] die Krone
    [brown] den Helm
   *[yellow] den Kelch
} zusammengesetzt.
artefakt-moment-found = { $how ->
    [rival] Du nimmst { $name } { $count ->
        [one] ein Fragment
       *[other] { $count } Fragmente
    } ab.
    [site] Du nimmst { $count ->
        [one] ein Fragment
       *[other] { $count } Fragmente
    } { $at }.
    [look] Du siehst dir { $count ->
        [one] ein Fragment
       *[other] { $count } Fragmente
    } an und legst { $count ->
        [one] es
       *[other] sie
    } zurück.
   *[middle] Du ziehst { $count ->
        [one] ein Fragment
       *[other] { $count } Fragmente
    }.
}
artefakt-moment-parts = { $fresh ->
    [0] { $count ->
        [one] Den Teil
       *[other] Diese Teile
    } hattest du schon.
   *[other] { $best ->
        [one] Dein erster Teil davon.
       *[other] Damit hast du { $best } von { $all } Teilen.
    }
}
artefakt-moment-stolen = { $name } stiehlt dir { $at } { artefakt-a-fragment }.
artefakt-moment-banished = { $name } schickt { artefakt-a-fragment } von dir zurück in die Mitte.
artefakt-moment-planned = Alle haben geplant.
artefakt-moment-sealed = { artefakt-moment-planned } { $mine ->
    [yes] Du deckst
   *[no] { $name } deckt
} die erste Karte auf: { $steps ->
    [one] ein Ort
   *[other] { $steps } Orte
}.
artefakt-scene = { $parts ->
    [4] { $name } hat { $colour ->
        [blue] die Krone
        [brown] den Helm
       *[yellow] den Kelch
    } zusammengesetzt
   *[other] { $name } hat { $parts } Teile { artefakt-of-artefact }
}

artefakt-decides-title = Was entscheidet
artefakt-decides = Die Orte kommen von 1 bis 10 dran. Wer dort die meisten Figuren hat, bekommt alles; bei Gleichstand geht jeder leer aus.
artefakt-do-choose-vehicles = { $count ->
    [one] Noch 1 Fahrzeug wählen
   *[other] { $count } Fahrzeuge wählen
}
artefakt-do-choose-site = Wähl einen Ort
artefakt-do-choose-figure = Wähl eine Figur
artefakt-do-choose-fragment = Wähl ein Fragment
artefakt-do-choose-colour = Wähl eine Farbe

# Die Sätze des Spiels für das Terminal nennen Farben; auf der Karte sieht man Artefakte.
event-gave-back = { $seat } gibt { artefakt-a-fragment } zurück.
event-given-away = { $seat } verliert damit Teil { $part } { artefakt-of-artefact }.
event-place-rolled = { $seat } würfelt { artefakt-the } für die nächste Figur.
event-round-begun = Runde { $round } beginnt. { $seat } hat den Startstein.
event-put = { $seat } stellt { $figure } { artefakt-at } auf.
event-rolled = { $seat } würfelt { artefakt-artefact } und { site-name }.
event-used-up = Von { $colour ->
    [blue] der Krone
    [brown] dem Helm
   *[yellow] dem Kelch
} gibt es nichts mehr zu entdecken.
event-colour-chosen = { $seat } wählt stattdessen { artefakt-a-fragment }.
event-discovered = Ein Fragment { artefakt-of-artefact } findet sich { artefakt-at }.
event-card-turned = { $seat } deckt für { $figure } { artefakt-by-vehicle } auf.
event-travelled = { $seat } schickt { $figure } { artefakt-to }.
event-deadlock = Patt { artefakt-at }: Alle gehen leer aus.
event-claimed = { $seat } nimmt { $fragments ->
    [one] das Fragment
    [2] beide Fragmente
   *[other] alle { $fragments } Fragmente
} { artefakt-from }.
event-taken = { $seat } bekommt { artefakt-a-fragment } { artefakt-from }.
event-stolen = { $seat } stiehlt { $other } { artefakt-at } { artefakt-a-fragment }.
event-left-alone = { $seat } nimmt { artefakt-at } nichts.
event-instructed = { $seat } nutzt { artefakt-the }.
event-declined = { $seat } nutzt { artefakt-the } nicht.
event-walked = { $seat } zieht { $figure } weiter { artefakt-to }.
event-looked = { $seat } sieht sich an, was { artefakt-at } liegt.
event-pushed = { $seat } schiebt { $figure } von { $other } { artefakt-to }.
event-stone-taken = { $seat } hat in der nächsten Runde den Startstein.
event-stone-passed = Der Startstein geht an { $seat }.
event-site-turned = { $seat } deckt { artefakt-the } auf.
event-seen = { $seat } sieht nach: Teil { $part } { artefakt-of-artefact }.
event-picked = { $seat } nimmt { artefakt-a-fragment } { artefakt-from }.
event-banished = { $seat } schickt { artefakt-a-fragment } von { $other } zurück in die Mitte.
event-drawn = { $seat } zieht { artefakt-a-fragment } aus der Mitte.
event-swapped = { $seat } tauscht { artefakt-a-fragment } mit der Mitte.
event-handed-over = { $seat } gibt { $other } { artefakt-a-fragment }.
event-received = { $seat } nimmt dafür { artefakt-a-fragment } von { $other }.
event-carried = { $seat } verlegt { artefakt-a-fragment } { artefakt-to }.
event-artefact-completed = { $seat } zeigt alle vier Teile { artefakt-of-artefact }!
event-collection-shown = { $seat } hat { $fragments ->
    [0] kein Fragment
    [one] ein Fragment
   *[other] { $fragments } Fragmente
}{ $parts ->
    [0] .
    [one] , aber keine zwei verschiedenen Teile eines Artefakts.
   *[other] , davon { $parts } verschiedene Teile { artefakt-of-artefact }.
}
move-plan = Dicker { $stout ->
    [one] 1 Ort
   *[other] { $stout } Orte
}, Lady { $lady }, Langer { $tall }
    .words = stout+lady+tall
move-give = Gib Teil { $part } { artefakt-of-artefact } zurück
    .words = colour part
move-colour = Wähl { artefakt-a-fragment }
    .words = colour
move-steal = Stiehl { artefakt-a-fragment } von { $player }
    .words = player colour
move-go = Geh { artefakt-to }
    .words = site
move-walk = Zieh { $figure } weiter { artefakt-to }
    .words = figure site
move-look = Sieh nach, was { artefakt-at } liegt
    .words = site
move-push = Schieb { $figure } von { $player } { artefakt-to }
    .words = player figure site
move-stone = Nimm den Startstein
move-decline = Verzichte
move-turn = Deck { artefakt-the } auf
    .words = site
move-pick = Nimm { artefakt-a-fragment } { artefakt-from }
    .words = site colour
move-banish = Schick { artefakt-a-fragment } von { $player } zurück in die Mitte
    .words = player colour
move-draw = Zieh { artefakt-a-fragment } aus der Mitte
    .words = colour
move-swap = Tausch Teil { $part } { artefakt-of-artefact } mit der Mitte
    .words = colour part
move-trade = Gib { $player } Teil { $part } { artefakt-of-artefact }
    .words = player colour part
move-carry = Verleg { artefakt-a-fragment } { artefakt-from }
    .words = site colour
score-title = Wer welche Fragmente hat
score-blue = Krone
score-brown = Helm
score-yellow = Kelch
