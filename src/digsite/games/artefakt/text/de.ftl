title = Artefakt
tagline = Plane heimlich deine Reisen, sei in der Überzahl, wo Fragmente liegen, und setze als Erster ein Artefakt zusammen.

option-advanced = In jeder Runde wird ein weiterer Fundort aufgedeckt (für Fortgeschrittene)
option-open-sites = Welche vier Fundorte zu Beginn offen sind: ihre Nummern wie in 1-5-6-8, oder random (Zufall)
option-round-cap = Schluss nach so vielen Runden; dann gewinnen die meisten verschiedenen Teile eines Artefakts (0: kein Ende)

figure-stout = den Dicken
figure-lady = die Lady
figure-tall = den Langen
figure-name = { $figure ->
    [stout] Dicker
    [lady] Lady
   *[tall] Langer
}
your-figure = { $figure ->
    [stout] Dein Dicker
    [lady] Deine Lady
   *[tall] Dein Langer
}
colour-name = { $colour ->
    [blue] Blau
    [brown] Braun
   *[yellow] Gelb
}
a-fragment = { $colour ->
    [blue] ein blaues Fragment
    [brown] ein braunes Fragment
   *[yellow] ein gelbes Fragment
}
no-fragment = { $colour ->
    [blue] kein blaues Fragment
    [brown] kein braunes Fragment
   *[yellow] kein gelbes Fragment
}
site-name = { $name ->
    [cathedral] Kathedrale
    [ruin] Ruine
    [cave] Höhle
    [pyramid] Pyramide
    [graveyard] Friedhof
    [atlantis] Atlantis
    [temple] Tempel
    [easter-island] Osterinsel
    [castle] Burg
   *[jungle] Dschungel
}

instruction-walk = Zieh eine deiner Figuren von hier genau { $steps ->
    [one] einen Fundort
   *[other] { $steps } Fundorte
} weiter, links oder rechts herum.
instruction-look = Sieh dir alle Fragmente auf einem Fundort an.
instruction-pick = Nimm blind ein Fragment von einem Nachbarort.
instruction-push = Versetz eine fremde Figur um { $steps ->
    [one] einen Fundort
   *[other] { $steps } Fundorte
}, links oder rechts herum.
instruction-banish = Ein fremdes Fragment kommt blind zurück in die Mitte.
instruction-draw = Nimm blind ein Fragment deiner Wunschfarbe aus der Mitte.
instruction-swap = Leg ein Fragment in die Mitte und nimm blind ein anderes der Farbe.
instruction-trade = Gib jemandem ein Fragment und nimm dafür blind eines.
instruction-carry = Verleg ein Fragment von einem Fundort auf einen anderen.
instruction-stone = Du bekommst den Startstein für die nächste Runde.
instruction = { $instruction ->
    [walk] { instruction-walk }
    [look] { instruction-look }
    [pick] { instruction-pick }
    [push] { instruction-push }
    [banish] { instruction-banish }
    [draw] { instruction-draw }
    [swap] { instruction-swap }
    [trade] { instruction-trade }
    [carry] { instruction-carry }
   *[stone] { instruction-stone }
}

letter-stout = S
letter-lady = L
letter-tall = T
short-blue = bl:
short-brown = br:
short-yellow = ge:
board-head = { $round ->
    [0] Vorbereitung
   *[other] Runde { $round }
} · Startspieler: { $start }
board-head-stone = { $round ->
    [0] Vorbereitung
   *[other] Runde { $round }
} · Startspieler: { $start } · den Stein bekommt danach { $stone }
board-circle = Der Kreis im Uhrzeigersinn (S Dicker, L Lady, T Langer; bl blau, br braun, ge gelb, ? verdeckt; die Texte der Fundorte sind eine Rekonstruktion):
board-closed = (verdeckt)
board-middle = In der Mitte:
board-passing = Wird übergeben:
board-nothing = nichts
board-known = { colour-name } { $known }
board-backs = { $backs }-mal { colour-name } verdeckt
board-both = { colour-name } { $known } und { $backs } weitere verdeckt
board-start = (Startspieler)
board-cards = Karten:
board-card = { figure-name } { $steps }

event-circle-laid = Der Kreis im Uhrzeigersinn: { $first }, { $second }, { $third }, { $fourth }, { $fifth },
event-circle-closed = dann { $first }, { $second }, { $third }, { $fourth } und { $fifth }.
event-sites-opened = Die Fundorte { $first }, { $second }, { $third } und { $fourth } liegen mit dem Text nach oben.
event-starts = { $seat } ist Startspieler.
event-place-rolled = { $seat } würfelt für eine Figur die { $site }.
event-put = { $seat } stellt { $figure } auf Fundort { $site }.
event-round-begun = — Runde { $round } — { $seat } hat den Startstein.
event-too-few = { $fragments ->
    [0] Kein Fragment liegt
    [one] Ein Fragment liegt
   *[other] { $fragments } Fragmente liegen
} in der Mitte: { $missing ->
    [one] Eines muss
   *[other] { $missing } müssen
} zurückgegeben werden.
event-gave-back = { $seat } gibt { a-fragment } zurück.
event-given-away = { $seat } verliert damit { colour-name } { $part }.
event-no-discovery = Es können nicht genug Fragmente zurückgegeben werden: In dieser Runde wird nichts entdeckt.
event-rolled = { $seat } würfelt { colour-name } und { $site }.
event-used-up = In der Mitte liegt { no-fragment } mehr.
event-colour-chosen = { $seat } wählt stattdessen { colour-name }.
event-discovered = Auf Fundort { $site } kommt { a-fragment }.
event-planned = { $seat } hat geplant.
event-card-turned = { $seat } deckt für { $figure } eine { $steps } auf.
event-travelled = { $seat } zieht { $figure } auf Fundort { $site }.
event-deadlock = Patt an Fundort { $site }: Alle gehen leer aus.
event-claimed = { $seat } nimmt { $fragments ->
    [one] das Fragment
    [2] beide Fragmente
   *[other] alle { $fragments } Fragmente
} von Fundort { $site }.
event-taken = Von Fundort { $site } geht { a-fragment } an { $seat }.
event-stolen = An Fundort { $site } stiehlt { $seat } { a-fragment } von { $other }.
event-left-alone = { $seat } nimmt an Fundort { $site } nichts.
event-seen = { $seat } sieht nach: { colour-name } { $part }.
event-instructed = { $seat } nutzt Fundort { $site }, { site-name }.
event-declined = { $seat } verzichtet auf Fundort { $site }, { site-name }.
event-walked = { $seat } zieht { $figure } weiter auf Fundort { $site }.
event-looked = { $seat } sieht sich an, was auf Fundort { $site } liegt.
event-picked = { $seat } nimmt { a-fragment } von Fundort { $site }.
event-pushed = { $seat } versetzt { $figure } von { $other } auf Fundort { $site }.
event-banished = { $seat } schickt { a-fragment } von { $other } zurück in die Mitte.
event-drawn = { $seat } nimmt { a-fragment } aus der Mitte.
event-swapped = { $seat } tauscht { a-fragment } mit der Mitte.
event-handed-over = { $seat } gibt { $other } { a-fragment }.
event-received = { $seat } nimmt dafür { a-fragment } von { $other }.
event-carried = { $seat } verlegt { a-fragment } von Fundort { $site } auf { $to }.
event-stone-taken = { $seat } bekommt in der nächsten Runde den Startstein.
event-site-turned = { $seat } deckt Fundort { $site } auf: { site-name }.
event-stone-passed = Der Startstein geht an { $seat }.
event-artefact-completed = { $seat } zeigt alle vier Teile { $colour ->
    [blue] des blauen Artefakts
    [brown] des braunen Artefakts
   *[yellow] des gelben Artefakts
}!
event-cap-reached = { $round } Runden sind vorbei: Alle decken ihre Sammelkarten auf.
event-collection-shown = { $seat } hat { $fragments ->
    [0] kein Fragment
    [one] ein Fragment
   *[other] { $fragments } Fragmente
}{ $parts ->
    [0] .
    [one] , aber keine zwei verschiedenen Teile eines Artefakts.
   *[other] , davon { $parts } verschiedene Teile in { colour-name }.
}
event-game-over = Die Partie ist zu Ende.

prompt-putting = { $seat }, gewürfelt ist Fundort { $site }: Welche Figur stellst du dorthin (put stout für den Dicken, put lady, put tall für den Langen)?
prompt-giving = { $seat }, in der Mitte liegen zu wenige Fragmente: Gib eines von deinen zurück (give).
prompt-colouring = { $seat }, die Farbe ist aufgebraucht: Welche kommt stattdessen auf Fundort { $site } (colour)?
prompt-planning = { $seat }, plane verdeckt: Karten für Dicken, Lady und Langen, zum Beispiel „plan 413“.
prompt-travelling = { $seat }, { $figure ->
    [stout] dein Dicker zieht
    [lady] deine Lady zieht
   *[tall] dein Langer zieht
} { $steps } weit, von Fundort { $site } aus: Wohin (go)?
prompt-claiming = { $seat }, du hast die Mehrheit an Fundort { $site }: Nimm, was da liegt (take), oder bestiehl jemanden, der dort steht (steal); liegt nichts da, kannst du es auch lassen (leave).
prompt-using = { $seat }, du darfst Fundort { $site }, { site-name }, nutzen oder verzichten (decline): { instruction }
prompt-trading = { $seat }, welche Farbe nimmst du dafür (colour)?
prompt-carrying = { $seat }, auf welchen Fundort kommt das Fragment von Fundort { $origin } (go)?
prompt-turning = { $seat }, deck einen weiteren Fundort auf (turn).

# Züge, für alle, die lieber Sätze als Notation lesen. `.words` sagt, was die Wörter der Notation sind.
move-put = Stell { $figure } dorthin
    .words = figure
move-give = Gib { colour-name } { $part } zurück
    .words = colour part
move-colour = Wähl { colour-name }
    .words = colour
move-plan = Plane { $cards }: Dicker, Lady, Langer
    .words = cards
move-go = Geh zu Fundort { $site }
    .words = site
move-take = Nimm, was da liegt
move-steal = Stiehl { a-fragment } von { $player }
    .words = player colour
move-leave = Lass alles, wie es ist
move-walk = Zieh { $figure } weiter zu Fundort { $site }
    .words = figure site
move-look = Sieh dir Fundort { $site } an
    .words = site
move-pick = Nimm { a-fragment } von Fundort { $site }
    .words = site colour
move-push = Versetz { $figure } von { $player } auf Fundort { $site }
    .words = player figure site
move-banish = Schick { a-fragment } von { $player } in die Mitte
    .words = player colour
move-draw = Nimm { a-fragment } aus der Mitte
    .words = colour
move-swap = Tausch { colour-name } { $part } mit der Mitte
    .words = colour part
move-trade = Gib { $player } { colour-name } { $part }
    .words = player colour part
move-carry = Verleg { a-fragment } von Fundort { $site }
    .words = site colour
move-stone = Nimm den Startstein
move-decline = Nutz den Fundort nicht
move-turn = Deck Fundort { $site } auf
    .words = site

score-line = { $name }: { $points ->
    [one] ein Fragment
   *[other] { $points } Fragmente
} ({ $parts })
score-unit = { $points ->
    [one] 1 Fragment
   *[other] { $points } Fragmente
}
score-blue = blau
score-brown = braun
score-yellow = gelb

reason-artefact = hat ein Artefakt vollendet
reason-most-parts = hat die meisten verschiedenen Teile eines Artefakts
reason-most-fragments = hat gleich viele verschiedene Teile eines Artefakts und die meisten Fragmente
reason-shared = haben gleich viele Teile und Fragmente; sie teilen sich den Sieg

not-this-step = „{ $move }“ steht jetzt nicht an: { $step ->
    [putting] Stell eine deiner Figuren auf den gewürfelten Fundort
    [giving] Gib eines deiner Fragmente zurück
    [colouring] Wähl eine Farbe, die noch in der Mitte liegt
    [planning] Plane deine Reisen
    [travelling] Bestimme, wohin deine Figur zieht
    [claiming] Nimm die Fragmente des Fundorts oder stiehl eines
    [using] Nutz die Anweisung des Fundorts oder verzichte
    [trading] Wähl die Farbe, die du dafür nimmst
    [carrying] Bestimme, auf welchen Fundort das Fragment kommt
   *[turning] Deck einen weiteren Fundort auf
}.
stands-already = { your-figure } steht schon auf einem Fundort.
not-on-your-card = { colour-name } { $part } liegt nicht auf deiner Sammelkarte.
none-in-the-middle = In der Mitte liegt { no-fragment }.
none-to-swap = In der Mitte liegt { no-fragment }, gegen das du deines tauschen könntest.
other-has-none = Spieler { $player } hat { no-fragment }.
other-has-nothing = Spieler { $player } hat keine Fragmente.
same-site = Das Fragment liegt schon auf Fundort { $site }; es muss auf einen anderen.
open-already = Fundort { $site } ist schon aufgedeckt.
too-far = Fundort { $site } ist nicht genau { $steps ->
    [one] einen Ort
   *[other] { $steps } Orte
} von Fundort { $from } entfernt.
nothing-lies-there = Auf Fundort { $site } liegt nichts.
no-such-colour-there = Auf Fundort { $site } liegt { no-fragment }.
must-choose = Auf Fundort { $site } liegt etwas: Nimm es, oder stiehl stattdessen.
yourself = Das muss jemand anders sein.
no-such-player = Spieler { $player } gibt es nicht; es gibt die Spieler 1 bis { $players }.
not-there = Spieler { $player } hat keine Figur an Fundort { $site }.
figure-not-here = { your-figure } steht nicht auf Fundort { $site }.
no-neighbour = Fundort { $site } liegt nicht neben Fundort { $here }.
other-instruction = Auf Fundort { $site } steht etwas anderes: { $instruction ->
    [walk] Zieh eine deiner Figuren weiter (walk)
    [look] Sieh dir die Fragmente eines Fundorts an (look)
    [pick] Nimm ein Fragment von einem Nachbarort (pick)
    [push] Versetz eine fremde Figur (push)
    [banish] Schick ein fremdes Fragment in die Mitte (banish)
    [draw] Nimm ein Fragment aus der Mitte (draw)
    [swap] Tausch ein Fragment mit der Mitte (swap)
    [trade] Tausch Fragmente mit jemandem (trade)
    [carry] Verleg ein Fragment auf einen anderen Fundort (carry)
   *[stone] Nimm den Startstein (stone)
}.

figures-dice-numbers = Seiten des Zahlenwürfels
figures-dice-colours = Seiten des Farbwürfels
figures-cards-steps = Werte der Reisekarten
figures-sites-names = Namen der Fundorte
figures-sites-instructions = Anweisungen der Fundorte
figures-sites-walk = Wie weit man bei der Kathedrale weiterzieht
figures-sites-push = Wie weit man bei der Pyramide schiebt
# Woher die Angaben stammen; auf Englisch steht es in edition.toml.
why-dice-numbers = Drei Besprechungen nennen einen zehnseitigen Würfel (superfred, poeppelkiste, keirat); die Fundorte tragen die Nummern 1 bis 10.
why-dice-colours = Er zeigt die drei Farben der Artefakte (keirat); auf sechs Seiten sind das je zwei.
why-cards-steps = Eine Besprechung zählt die vier Karten mit ihren Werten auf (reich-der-spiele).
why-sites-names = Kathedrale (ratgeberspiel), Friedhof, Ruine, Atlantis, Osterinsel und Höhle (rezension.org) sind als Namen belegt, nicht aber mit ihren Nummern; die anderen vier sind in ihrer Art erfunden.
why-sites-instructions = Belegt sind das Weiterziehen bei der Kathedrale (ratgeberspiel) und dass ein Fragment eines anderen in die Mitte zurückkehrt (brettspiele-report). Alles andere ist frei rekonstruiert: Es braucht nur, was das Spiel schon hat, und die vier zu Beginn offenen Fundorte zeigen je eine Art von Wirkung.
why-sites-walk = So beschreibt eine Besprechung die Kathedrale: Die eigene Figur zieht zwei Fundorte weiter (ratgeberspiel).
why-sites-push = Schon die Anweisung ist rekonstruiert; ein Fundort ist der sanfteste Schubs, der einen Ort noch leeren kann.

# Warum ein Tipp besser ist als andere Züge.
because-artefact = Das bringt ein ganzes Artefakt näher.
because-fragments = So stehen mehr Fragmente zur Verfügung.
because-sites = So haben die Figuren an den Orten bessere Aussichten.

# Ausgaben, mit denen nicht gespielt werden kann.
edition-figure-twice = { $table }: { $figure } kommt { $count }-mal vor und darf nur einmal vorkommen.
