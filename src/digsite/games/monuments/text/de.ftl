title = Monuments
tagline = Errichte Wunder der Antike und schicke Geschichtsschreiber los, die Monumente der anderen berühmt zu machen.

option-take-from = Welche Karte eines Monuments ein Geschichtsschreiber nimmt: die zuletzt gelegte (column-end) oder die zuerst gelegte (column-start)
option-unused-historians = Zu zweit: welche Geschichtsschreiber Punkte kosten, wenn sie nie ausgesandt wurden: jeder (each), höchstens einer (once) oder keiner (none)
option-heroes-traders-scholars = Mit den drei Plättchen der Erweiterung Helden, Händler & Gelehrte spielen

monument = { $monument ->
    [akropolis] Akropolis
    [artemision] Artemision
    [babylon] Babylon
    [bet-hamikdash] Bet Hamikdash
    [colosseum] Kolosseum
    [knossos] Knossos
    [kolossus] Kolossus
    [mausoleion] Mausoleion
    [petra] Petra
    [pharos] Pharos
    [pyramids] Pyramiden
   *[zeus] Zeus
}
symbol = { $symbol ->
    [ship] Schiff
    [helmet] Helm
   *[scroll] Schriftrolle
}
with-symbol = { $symbol ->
    [ship] mit dem Schiff
    [helmet] mit dem Helm
   *[scroll] mit der Schriftrolle
}
token = { $token ->
    [ship] Schiff-Plättchen
    [helmet] Helm-Plättchen
   *[scroll] Rollen-Plättchen
}

tokens-usable = { $tokens ->
    [none] {""}
    [helmet] {"; "}dein Plättchen: eine Karte mehr (extra)
    [ship] {"; "}dein Plättchen: tauschen (swap)
    [ship-helmet] {"; "}deine Plättchen: eine Karte mehr (extra), tauschen (swap)
   *[scroll] {"; "}dein Plättchen: neu ordnen (reorder)
}

short-ship = Schiff
short-helmet = Helm
short-scroll = Rolle
board-unknown = noch kein Ruhm
board-fame = { $sole } Punkte oder { $larger } : { $smaller }
board-needs = nächster Erbauer: { $cards } Karten
board-full = kein Erbauer mehr
board-historians = Geschichtsschreiber auf der Leiste, der beste zuerst:
board-deck = Nachziehstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
board-aside = unbesehen beiseite: { $cards }
board-open = Offen:
board-tokens = Plättchen:
board-bank = Vorrat
board-player = { $name } · Punkte { $points } · Geschichtsschreiber übrig { $historians } · eine Geschichte brächte jetzt { $reach }
board-symbols = Symbole in den Monumenten: Schiff { $ship }, Helm { $helmet }, Rolle { $scroll }
board-hand = auf der Hand ({ $cards }):
board-other-hand = auf der Hand { $cards }, davon bekannt:
board-nothing = keine
board-lifted = Neu zu legen:
board-offered = Zum Tausch angeboten:

event-sorted-out = Die { $cards } Karten mit der III bleiben in der Schachtel.
event-set-aside = { $cards } Karten kommen unbesehen beiseite.
event-dealt = { $seat } bekommt { $cards } Karten.
event-card-dealt = Auf deiner Hand: { $card }.
event-card-opened = Aufgedeckt: { $card }.
event-turn-begun = — { $seat } —
event-drawn = { $seat } zieht vom Stapel.
event-card-drawn = Du ziehst { $card }.
event-card-taken = { $seat } nimmt die offene Karte { $card }.
event-built = { $seat } errichtet { monument }, { $rank ->
    [1] als erster Erbauer
   *[2] als zweiter Erbauer
}.
event-extended = { $seat } erweitert { monument }.
event-card-laid = { $seat } legt { $card } an.
event-discarded = { $seat } wirft { $card } ab ({ symbol }).
event-pair-scored = { $seat } wertet das Symbol { symbol } in den eigenen Monumenten: { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-fourth-bought = { $seat } hat in diesem Zug eine vierte Aktion.
event-history-begun = { $seat } schickt einen Geschichtsschreiber los.
event-card-lost = { $seat } verliert { $card }.
event-fame-grown = Der Ruhm von { monument } steigt auf { $space }.
event-fame-full = { monument } kann nicht berühmter werden.
event-historian-placed = { $seat } schreibt Geschichte: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, zurzeit die { $rank ->
    [1] beste
    [2] zweitbeste
    [3] drittbeste
    [4] viertbeste
    [5] fünftbeste
   *[other] Nummer { $rank }
}.
event-token-bought = { $seat } kauft das { token }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-token-lost = { $seat } muss das { token } abgeben.
event-extra-paid = { $seat } zahlt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für eine zusätzliche Karte.
event-offered = { $seat } bietet { $card } zum Tausch an.
event-swapped = { $seat } nimmt { $second-card } für { $card }, die offen liegen bleibt.
event-column-lifted = { $seat } nimmt { monument } auf, um die Karten neu zu ordnen.
event-nothing-possible = { $seat } kann nichts mehr tun; der Zug endet.
event-evaluation = — Wertung: Die offenen Karten lassen sich nicht mehr auffüllen —
event-historian-scored = { $seat }: Eine Geschichte aus { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-honoured = { $seat } hat den { $rank ->
    [1] besten
    [2] zweitbesten
   *[3] drittbesten
} Geschichtsschreiber: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} dazu.
event-unused = { $seat } hat { $historians ->
    [one] einen Geschichtsschreiber
   *[other] { $historians } Geschichtsschreiber
} nie eingesetzt und verliert { $points } Punkte.
event-monument-scored = { $seat }: { monument } auf Feld { $space }, { $share ->
    [sole] als einziger Erbauer
    [larger] der größere Teil
   *[smaller] der kleinere Teil
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-token-scored = { $seat } hat das { token }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-game-over = Die Partie ist zu Ende.

prompt-acting = { $seat }, { $actions ->
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}: zieh eine Karte (draw), errichte (build), erweitere (extend) oder werte ein Paar (score){ $fourth ->
    [open] {"; "}für ein Paar gibt es auch eine vierte Aktion (fourth)
   *[bought] {""}
}{ $historian ->
    [possible] {"; "}oder schick stattdessen einen Geschichtsschreiber los (historian)
   *[impossible] {""}
}{ tokens-usable }{ $sale ->
    [possible] {"; "}oder kauf ein Plättchen (buy)
   *[impossible] {""}
}.
prompt-ending = { $seat }, beende deinen Zug (end){ $fourth ->
    [open] {" "}oder wirf ein Paar für eine vierte Aktion ab (fourth)
   *[bought] {""}
}{ tokens-usable }.
prompt-building = { $seat }, du errichtest { monument }: { $cards ->
    [0] leg weitere Karten an (lay) oder hör auf (done)
    [one] mindestens eine Karte muss noch folgen (lay)
   *[other] mindestens { $cards } Karten müssen noch folgen (lay)
}.
prompt-extending = { $seat }, du erweiterst { monument }: Leg weitere Karten an (lay) oder hör auf (done){ tokens-usable }.
prompt-reordering = { $seat }, leg die Karten von { monument } neu aus (lay), eine nach der anderen.
prompt-scoring = { $seat }, wähl die zweite Karte { with-symbol } (with).
prompt-buying = { $seat }, wähl die zweite Karte { with-symbol } (with).
prompt-swapping = { $seat }, für welche offene Karte (for)?

# Züge, für alle, die lieber Sätze als Notation lesen. `.words` sagt, was die Wörter der Notation sind.
move-draw = { $monument ->
    [deck] Zieh vom Stapel
   *[other] Nimm { monument } { $value }
}
    .words = monument-value
move-build = Errichte { monument }, zuerst mit der { $value }
    .words = monument-value
move-extend = Erweitere { monument } um die { $value }
    .words = monument-value
move-lay = Leg { monument } { $value } an
    .words = monument-value
move-score = Werte ein Paar mit { monument } { $value }
    .words = monument-value
move-fourth = Wirf { monument } { $value } für eine vierte Aktion ab
    .words = monument-value
move-with = Nimm { monument } { $value } für das Paar dazu
    .words = monument-value
move-done = Beende den Bau
move-historian = Schick einen Geschichtsschreiber los
move-extra = Zahl für eine Karte mehr: { $monument ->
    [deck] vom Stapel
   *[other] { monument } { $value }
}
    .words = monument-value
move-swap = Biete { monument } { $value } zum Tausch an
    .words = monument-value
move-for = Nimm dafür { monument } { $value }
    .words = monument-value
move-reorder = Leg die Spalte in neuer Reihenfolge aus
move-buy = Kauf das { token }
    .words = token
move-end = Beende den Zug

score-pairs = Paare
score-historians = Geschichten
score-bonus = beste Schreiber
score-unused = ungenutzte Schreiber
score-monuments = Monumente
score-tokens = Plättchen

reason-most-points = hat die meisten Punkte
reason-more-monuments = hat gleich viele Punkte und mehr Monumente
reason-better-historian = hat gleich viele Punkte und Monumente und den besseren Geschichtsschreiber
reason-shared = haben von allem gleich viel; sie teilen sich den Sieg

not-this-step = „{ $move }“ steht jetzt nicht an: { $step ->
    [acting] Nimm eine Aktion
    [ending] Beende deinen Zug oder wirf ein Paar für eine vierte Aktion ab
    [building] Leg weitere Karten an das Monument, das du errichtest, oder hör auf
    [extending] Leg weitere Karten an oder hör auf
    [reordering] Leg die aufgenommenen Karten neu aus
    [scoring] Wähl die zweite Karte deines Paars
    [buying] Wähl die zweite Karte deines Paars
   *[swapping] Wähl die offene Karte, die du dafür nimmst
}.
no-tokens = „{ $move }“ gehört zur Erweiterung Helden, Händler & Gelehrte, mit der ihr nicht spielt.
deck-empty = Der Nachziehstapel ist leer; nimm eine offene Karte.
not-open = { $card } liegt nicht offen aus.
not-in-hand = Du hast { $card } nicht auf der Hand.
not-lifted = { $card } gehört nicht zu den aufgenommenen Karten.
not-built = Du hast { monument } noch nicht errichtet und kannst es deshalb nicht erweitern.
built-already = Du hast { monument } schon errichtet; erweitere es (extend).
built-twice = { monument } hat zwei Erbauer, einen dritten gibt es nicht.
too-few-cards = Um { monument } jetzt zu errichten, brauchst du { $least } Karten, und du hast { $cards }.
other-monument = Du bist gerade bei { monument }; { $card } gehört nicht dazu.
fourth-bought = Deine vierte Aktion hast du in diesem Zug schon; eine fünfte gibt es nicht.
no-pair = Zu { $card } hast du keine zweite Karte { with-symbol }.
other-symbol = { $card } ist keine Karte { with-symbol }.
more-needed = { monument } braucht erst noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
no-historian = Deine Geschichtsschreiber sind alle schon unterwegs.
nothing-to-write = Kein Monument der anderen hat zwei oder mehr Karten; es gibt nichts zu berichten.
turn-begun = Ein Geschichtsschreiber ersetzt den ganzen Monumenten-Zug, und deinen hast du schon begonnen.
not-holder = Du hast das { token } nicht.
token-used = Das { token } hast du in diesem Zug schon benutzt.
no-points = Die zusätzliche Karte kostet { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, mehr als du hast.
display-empty = Es liegt keine Karte offen, die du dafür nehmen könntest.
holder-already = Das { token } hast du schon.
no-majority = Für das { token } brauchst du mehr solche Symbole in den Monumenten als jeder andere: Du hast { $cards }, jemand anderes { $others }.

figures-monuments-names = Namen der Monumente
figures-cards-symbols = Symbole auf den Karten
figures-cards-marked = Karten mit einer III
figures-cards-sorted-out = Markierte Karten zu zweit
figures-cards-aside = Beiseitegelegte Karten zu zweit
figures-historians-pieces = Geschichtsschreiber zu zweit
figures-historians-track = Punkte auf der Leiste der Geschichtsschreiber
figures-fame-sole = Ruhm für einen einzigen Erbauer
figures-fame-larger = Größerer Teil bei zwei Erbauern
figures-fame-smaller = Kleinerer Teil bei zwei Erbauern
figures-tokens-bought = Punkte beim Kauf eines Plättchens
figures-tokens-kept = Punkte für ein Plättchen am Ende
figures-tokens-extra = Preis der zusätzlichen Karte mit dem Helm
# Woher die Angaben stammen; auf Englisch steht es in edition.toml.
why-monuments-names = Neun Namen stehen in Besprechungen (ludorium, familienpuzzle, reich-der-spiele, Seite des Autors). Eine japanische Besprechung nennt die sieben Weltwunder und weitere Bauwerke; unter den neun fehlen zwei Wunder, Zeus und das Mausoleion. Das zwölfte ist offen: Die Idee kam dem Autor auf Kreta, und seine letzte Erweiterung bringt einen weiteren kretischen Palast – daher Knossos.
why-cards-symbols = Dass es 12 Monumente mit je 9 Karten gibt, den Werten 1 bis 9 und je einem von drei Symbolen, berichten mehrere Besprechungen; welche Karte welches Symbol trägt, keine. Je drei in jedem Monument und jeder Wert viermal mit jedem Symbol bevorzugen nichts.
why-cards-marked = Dass einzelne Karten eine III tragen und zu dritt aussortiert werden, ist belegt, nicht aber welche und wie viele. Zwei je Monument lassen zu dritt 22 Karten zum Ziehen für jeden übrig, zu viert sind es 21. Von jedem Symbol gehen acht, nie dasselbe zweimal in einem Monument.
why-cards-sorted-out = Für drei Spieler steht es in der Spielregel. Zu zweit siehe die beiseitegelegten Karten.
why-cards-aside = Auf der Schachtel steht 2 bis 4 Spieler, doch keine Quelle hat eine Regel für zwei. Ohne die markierten und 24 weitere Karten zieht zu zweit jeder 23 oder 24 Karten, wie zu dritt und zu viert.
why-historians-pieces = Die Spielregel nimmt nur zu viert einen Stein weg; Besprechungen bestätigen 2 zu viert und 3 zu dritt.
why-historians-track = Eine Besprechung (jamtan.net) spricht von einem Punkt je Karte, und so liest sich eine nach Karten bezifferte Leiste am einfachsten. Wie lang die gedruckte ist, wissen wir nicht; mehr als 12 Karten kommen kaum vor.
why-fame-sole = Sechs Felder je Leiste sind belegt (keirat), ihre Punkte nicht. Zwei Erbauer teilen 2 : 1, also ist das Ganze durch drei teilbar wie alle anderen Punkte der Wertung.
why-fame-larger = Zwei Drittel des Ganzen: Die Spielregel sagt 2 : 1.
why-fame-smaller = Ein Drittel des Ganzen: Die Spielregel sagt 2 : 1.
why-tokens-bought = letsplayagame.app und die Beschreibung bei BoardGameGeek.
why-tokens-kept = letsplayagame.app und die Beschreibung bei BoardGameGeek.
why-tokens-extra = letsplayagame.app und die Beschreibung bei BoardGameGeek.

# Warum ein Tipp besser ist als andere Züge.
because-fame = So versprechen die Monumente mehr Ruhm.
because-symbols = So bringen Paare mehr Punkte.
because-historians = So holen die Geschichtsschreiber mehr heraus.

# Ausgaben, mit denen nicht gespielt werden kann.
edition-monuments = monuments.names müssen die zwölf in ihrer Reihenfolge sein: { $names }.
edition-few-cards = Zu { $players } sind { $cards } Karten im Spiel, ausgeteilt werden aber { $needed }.
