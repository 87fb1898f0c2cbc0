title = Theben: Die Grabräuber
tagline = Sammle Wissen, wähle den richtigen Zeitpunkt für deine Grabung und teile dir deine Wochen besser ein als die anderen.

option-knowledge-finds = Ein Fundstück je Region ist ein aufgeschlagenes Buch und bringt statt Punkten Allgemeinwissen
option-helper-capped = Ein Helfer zählt als Allgemeinwissen, von dem höchstens so viel gilt wie vom Spezialwissen

region = { $region ->
    [mesopotamia] Mesopotamien
    [egypt] Ägypten
    [greece] Griechenland
   *[crete] Kreta
}
in-region = { $region ->
    [crete] auf Kreta
    [mesopotamia] in Mesopotamien
    [egypt] in Ägypten
   *[greece] in Griechenland
}
books = { $books ->
    [one] ein Buch
   *[other] { $books } Bücher
}
weeks = { $weeks ->
    [one] eine Woche
   *[other] { $weeks } Wochen
}
points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
points-won = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
find = { $find ->
    [rubble] Schutt
    [knowledge] ein aufgeschlagenes Buch
    [one] ein Fundstück für einen Punkt
   *[other] ein Fundstück für { $find } Punkte
}
card = { $card ->
    [special] Spezialwissen { region } ({ books })
    [general] Allgemeinwissen ({ books })
    [congress] Kongress
    [permit] freie Grabungskarte
    [thief] Dieb für { region }
    [robber] Grabräuber für { region }
    [scholar] Gelehrter
    [helper] Helfer
    [exhibition] Ausstellung { $number }
   *[museum] Museum { $number }
}
professor = { $professor ->
    [mesopotamia] den Professor für Mesopotamien
    [egypt] den Professor für Ägypten
    [greece] den Professor für Griechenland
    [crete] den Professor für Kreta
   *[greatest] den Professor für das größte Wissen
}
professor-mesopotamia = Professor für Mesopotamien
professor-egypt = Professor für Ägypten
professor-greece = Professor für Griechenland
professor-crete = Professor für Kreta
professor-greatest = Professor für das größte Wissen
shown-exhibition = Ausstellung { $number }
shown-museum = Museum { $number }
short-rubble = Schutt
short-knowledge = Buch

board-track = Wochen
board-field = Feld { $field }
board-card = { $name } · { weeks }
board-exhibition = Ausstellung { $number } ({ points }):
board-tier = { $finds } aus { region }: { weeks }
board-tier-more = {"; dazu "}
board-museum = Museum { $number } ({ points }): gib { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
}, { weeks }
board-nothing-beside = Weder eine Ausstellung noch ein Museum liegt aus.
board-pile-empty = keine Fundstücke
board-pile-holds = verdeckte Fundstücke
board-pile-looked = als du ihn zuletzt sahst: { $cards }
board-pile-taken = seither entnommen: { $cards }
board-pile-rubble = mindestens { $rubble }× Schutt
board-pile-only-rubble = nur Schutt
board-player = { $name } · Punkte jetzt { $points } · Allgemeinwissen { $general } · Kongresse { $congresses }
board-region = Wissen { $books } · Grabungskarten { $permits } · Funde { $finds }
board-digs = Grabung mit Wissen { $books }, Wochen→Karten: { $digs }
board-hand = freie Grabungskarten { $permits } · auf der Hand: { $cards }
board-won = hat: { $cards }

event-stacked = { $place ->
    [1] Der Marker von { $seat } liegt oben und beginnt.
   *[other] Der Marker von { $seat } liegt an { $place }. Stelle von oben.
}
event-find-piled = Ein Fundstück kommt verdeckt auf den Stapel von { region }.
event-card-laid = Neu ausgelegt: { card }, { weeks }.
event-presented = Neben dem Plan liegt jetzt: { card }.
event-taken = { $seat } nimmt: { card }.
event-professor-left = { $seat } verliert { professor }.
event-professor-won = { $seat } gewinnt { professor } ({ books }).
event-exhibited = { $seat } zeigt Ausstellung { $number } mit Funden aus { $tiers ->
    [one] einer Region
   *[other] { $tiers } Regionen
}; das dauert { weeks } und bringt { points-won }.
event-museum-chosen = { $seat } nimmt Museum { $number }; es bekommt { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
}.
event-given = { $seat } gibt für immer her: { find } aus { region }.
event-museum-filled = { $seat } hat Museum { $number } ausgestattet; das dauert { weeks } und bringt { points-won }.
event-thief-sent = { $seat } schickt einen Dieb nach { region }.
event-robber-sent = { $seat } schickt den Grabräuber nach { region }; er sieht den Stapel durch.
event-scholar-sent = { $seat } schickt einen Gelehrten nach { region }; er sieht den Stapel durch.
event-pile-seen = Du siehst im Stapel von { region }: { $count }× { $find ->
    [rubble] Schutt
    [knowledge] ein aufgeschlagenes Buch
   *[other] Wert { $find }
}.
event-nothing-picked = { $seat } findet { in-region } nur Schutt und nimmt nichts.
event-picked = { $seat } sucht sich aus: { find } aus { region }.
event-permit-used = { $seat } gibt { $permit ->
    [local] eine Grabungskarte für { region }
   *[free] eine freie Grabungskarte
} ab{ $helpers ->
    [0] {""}
    [one] {" "}und nimmt einen Helfer mit
   *[other] {" "}und nimmt { $helpers } Helfer mit
}.
event-dug = { $seat } gräbt { in-region }, { weeks } lang mit Wissen { $books }, und darf { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ziehen.
event-found = { $seat } findet { in-region }: { find }.
event-rubble = { $seat } stößt { in-region } auf Schutt.
event-no-more-cards = Mehr Karten lagen { in-region } nicht.
event-marker-moved = Für { $seat } { $weeks ->
    [one] vergeht eine Woche
   *[other] vergehen { $weeks } Wochen
}: jetzt Woche { $week }.
event-deck-empty = Der Kartenstapel ist aufgebraucht.
event-scored = { $seat }: { points } für { $why ->
    [finds] Fundstücke
    [exhibitions] Ausstellungen
    [professors] Professoren
    [museums] Museen
    [congresses] Kongresse
   *[time] Wochen Rückstand
}.
event-game-over = Die Partie ist zu Ende.

prompt-turn = { $seat }, nimm eine Karte (take), eine Ausstellung (exhibit) oder ein Museum (museum), spiel eine Aktionskarte oder grab (dig).
prompt-giving = { $seat }, welches Fundstück bekommt das Museum (give)? Ihm { $owed ->
    [one] fehlt noch eines
   *[other] fehlen noch { $owed }
}.
prompt-picking = { $seat }, welches Fundstück aus { region } nimmt dein Grabräuber (pick)?
prompt-over = Die Partie ist zu Ende.

# Züge, für alle, die lieber Sätze als Notation lesen. `.words` sagt, was die Wörter der Notation sind.
move-take = { $field ->
    [1] Nimm die erste Karte
    [2] Nimm die zweite Karte
    [3] Nimm die dritte Karte
   *[4] Nimm die vierte Karte
}
    .words = field
move-exhibit = Zeig Ausstellung { $number }
    .words = number
move-museum = Statte Museum { $number } aus
    .words = number
move-give = Gib { find } aus { region } her
    .words = region find
move-thief = Schick den Dieb nach { region }
    .words = region
move-rob = Schick den Grabräuber nach { region }
    .words = region
move-pick = Nimm { find }
    .words = find
move-scholar = Schick den Gelehrten nach { region }
    .words = region
move-dig = Grab { weeks } lang { in-region }{ $permit ->
    [local] {""}
    [general] , mit einer freien Grabungskarte
   *[card] , mit der freien Grabungskarte von der Hand
}{ $helpers ->
    [0] {""}
    [one] , und nimm einen Helfer mit
   *[other] , und nimm { $helpers } Helfer mit
}
    .words = region permit weeks helpers

score-finds = Fundstücke
score-exhibitions = Ausstellungen
score-professors = Professoren
score-museums = Museen
score-congresses = Kongresse
score-time = Rückstand

reason-most-points = hat die meisten Punkte
reason-furthest-back = hat gleich viele Punkte und liegt auf der Zeitleiste am weitesten hinten
reason-shared = haben gleich viele Punkte und stehen in derselben Woche; sie teilen sich den Sieg

not-this-step = „{ $move }“ steht jetzt nicht an: { $step ->
    [turn] Nimm eine Karte, eine Ausstellung oder ein Museum, spiel eine Aktionskarte oder grab
    [giving] Gib dem Museum ein Fundstück
   *[picking] Such das Fundstück aus, das dein Grabräuber nimmt
}.
not-your-find = Du hast kein Fundstück für { $find ->
    [one] einen Punkt
   *[other] { $find } Punkte
} aus { region }.
not-in-the-pile = Ein solches Fundstück liegt nicht in dem Stapel, den du gerade durchsiehst.
no-such-exhibition = Ausstellung { $number } liegt nicht aus.
too-few-finds-of = Für Ausstellung { $number } brauchst du mindestens { $finds } Fundstücke aus { region }; aufgeschlagene Bücher zählen nicht.
no-such-museum = Museum { $number } liegt nicht aus.
too-few-finds = Museum { $number } bekommt { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
}, du hast { $held }; aufgeschlagene Bücher zählen nicht.
not-in-hand = Diese Karte hast du nicht auf der Hand: { $card ->
    [thief] Dieb für { region }
    [robber] Grabräuber für { region }
   *[scholar] Gelehrter
}.
pile-empty = { $region ->
    [crete] Auf Kreta
    [mesopotamia] In Mesopotamien
    [egypt] In Ägypten
   *[greece] In Griechenland
} liegt nichts, was man finden könnte.
no-permit = { $permit ->
    [local] Du hast keine Grabungskarte für { region } mehr.
    [general] Du hast keine freie Grabungskarte mehr.
   *[card] Du hast keine freie Grabungskarte auf der Hand.
}
no-special-knowledge = Um { in-region } zu graben, brauchst du mindestens ein Buch Spezialwissen.
too-few-helpers = Du hast { $held ->
    [0] keinen Helfer
    [one] einen Helfer
   *[other] { $held } Helfer
} auf der Hand, nicht { $helpers }.
dig-too-short = Mit Wissen { $books } { $weeks ->
    [one] bringt eine Woche Graben
   *[other] bringen { $weeks } Wochen Graben
} keine Karte.

figures-finds-copies = Fundstücke jeder Region
figures-finds-books = Bücher auf einem Fundstück, das Wissen bringt
figures-finds-instead = Wert, wenn es keine Bücher unter den Fundstücken gibt
figures-special-copies = Anzahl der Karten mit Spezialwissen
figures-special-weeks = Wochen für Spezialwissen
figures-general-copies = Anzahl der Karten mit Allgemeinwissen
figures-general-weeks = Wochen für Allgemeinwissen
figures-congress-copies = Anzahl der Kongresse
figures-congress-weeks = Wochen für einen Kongress
figures-congress-points = Punkte für Kongresse
figures-permit-copies = Anzahl der freien Grabungskarten
figures-permit-weeks = Wochen für eine freie Grabungskarte
figures-thief-weeks = Wochen für den Dieb
figures-robber-weeks = Wochen für den Grabräuber
figures-scholar-copies = Anzahl der Gelehrten
figures-scholar-weeks = Wochen für den Gelehrten
figures-helper-copies = Anzahl der Helfer
figures-helper-weeks = Wochen für den Helfer
figures-exhibitions-weeks = Regionen und Wochen der Ausstellungen
figures-exhibitions-copies = Anzahl der Ausstellungen
figures-exhibitions-points = Punkte der Ausstellungen
figures-museums-finds = Fundstücke, die die Museen möchten
figures-museums-weeks = Wochen für die Museen
figures-museums-points = Punkte der Museen
figures-museums-copies = Anzahl der Museen
figures-professors-points = Punkte der Professoren
figures-dig-table = Die Grabungstabelle
# Woher die Zahlen stammen; auf Englisch steht es in edition.toml. Das Schwesterspiel ist das Brettspiel von 2007.
why-finds-copies = Eine japanische Besprechung zählt 20 Fundstücke je Region, 6 davon Schutt. Die Kunstwerke sind die der Übersichtskarten des Schwesterspiels, 13 im Wert von 36 in jeder Region, und eine Besprechung spricht von Fundstücken, die Wissen bringen.
why-finds-books = Im Schwesterspiel steckt in jedem Beutel ein Fundstück mit einem einzigen aufgeschlagenen Buch.
why-finds-instead = Die kleinste Änderung, die 14 brauchbare Fundstücke je Region lässt – für alle, die aus der Anleitung keine Bücher unter ihnen herauslesen.
why-special-copies = Die Werte 1 bis 3 stehen in der Anleitung; die Anzahlen sind die des Schwesterspiels und passen zu den 168 Karten der Schachtel.
why-special-weeks = Vom Schwesterspiel, von seinen Karten abgelesen.
why-general-copies = Die Anzahlen des Schwesterspiels; sie passen zu den 168 Karten der Schachtel.
why-general-weeks = Vom Schwesterspiel, von seinen Karten abgelesen.
why-congress-copies = Die Anzahl des Schwesterspiels; sie passt zu den 168 Karten der Schachtel.
why-congress-weeks = Vom Schwesterspiel, von seinen Karten abgelesen.
why-congress-points = Die Tabelle auf der Karte des Schwesterspiels.
why-permit-copies = Was von den 168 Karten übrig ist, auf die Aktionskarten verteilt; das Schwesterspiel hat 2, erneuert seine Genehmigungen aber jedes Jahr.
why-permit-weeks = Wie die Sondergenehmigung des Schwesterspiels.
why-thief-weeks = Eine gute Grabung kostet etwa zwei Wochen je Karte, und ein Dieb bringt eine Karte.
why-robber-weeks = Eine Besprechung nennt ihn sehr mächtig; sechs Wochen im Ganzen für das beste Fundstück eines Stapels.
why-scholar-copies = Was von den 168 Karten übrig ist, auf die Aktionskarten verteilt.
why-scholar-weeks = Wie der Dieb: Ein Blick ist etwa so viel wert wie ein zufälliges Fundstück.
why-helper-copies = Was von den 168 Karten übrig ist, auf die Aktionskarten verteilt.
why-helper-weeks = Zwei Wochen im Ganzen, wie der Assistent des Schwesterspiels.
why-exhibitions-weeks = Die erste Karte ist das Beispiel der Anleitung; die anderen drehen ihr Muster so weiter, dass jede Region an jeder Stelle zweimal steht.
why-exhibitions-copies = Acht behandeln die Regionen gleich, und vier wären zu wenige für ein ganzes Spiel.
why-exhibitions-points = Wie die großen Ausstellungen des Schwesterspiels. Neun Wochen kosten drei Punkte Zeitbonus, so lohnt sich jede Stufe.
why-museums-finds = Die Anleitung sagt, dass die Karte eine Anzahl nennt, aber nicht, welche.
why-museums-weeks = Die Anleitung sagt, dass es Zeit kostet, aber nicht, wie viel.
why-museums-points = Mit Fundstücken im Wert von je einem Punkt ist der Gewinn 3, 4, 6 und 8, nahe dem einer Ausstellung.
why-museums-copies = Was von den 168 Karten übrig ist, auf die Museen und Ausstellungen verteilt.
why-professors-points = Das Schwesterspiel gibt 5 Punkte für das meiste Spezialwissen einer Region.
why-dig-table = Ein Feld steht in der Anleitung: Wissen 4 für 11 Wochen bringt 4 Karten. Die Scheibe des Schwesterspiels hat dort 5; jedes Feld ist vier Fünftel davon, gerundet.

# Warum ein Tipp besser ist als andere Züge.
because-shows = Das bringt eine Ausstellung oder ein Museum näher.
because-hand = So sind Kongresse und Aktionskarten mehr wert.
because-weeks = Das spart Zeit.
because-digs = So wird mehr ausgegraben.
because-professors = Das bringt einen Professor näher.

# Ausgaben, mit denen nicht gespielt werden kann.
edition-large-deck = Die Tabellen ergeben einen Stapel von { $cards } Karten; Platz ist für { $room }.
edition-small-deck = Mit so wenigen Karten lässt sich die Auslage aus vier Karten nicht füllen und nachfüllen.
edition-regions = finds.copies.region muss jede der Regionen { $names } einmal nennen.
edition-many-finds = finds.copies ergibt { $finds } Funde in einer Region; höchstens { $most } sind möglich.
edition-dig-table-falls = dig.table fällt in Zeile { $row }; mit mehr Wissen und mehr Wochen werden nie weniger Karten gezogen.
edition-many-digs = Zu { $players } kann es in einer Region { $digs } Grabungen geben; das sind zu viele.
edition-same-region = exhibitions.weeks[{ $exhibition }] muss drei verschiedene Regionen nennen.
