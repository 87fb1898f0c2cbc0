unofficial = Inoffiziell, von Fans gemacht. Ohne Verbindung zu den Autoren oder Verlagen der Spiele.
switch-theme = Hell oder dunkel
other-language = English
lost-title = Hier wurde nichts gefunden
lost = Unter dieser Adresse gibt es keine Seite.
to-home = Zum Eingang
unreachable = Der Server antwortet nicht. Nichts Gespieltes ist verloren; versuche es gleich noch einmal.
try-again = Noch einmal

welcome-title = Vier Grabungen, ein Tisch
welcome = Wähle ein Spiel. Spiele sofort gegen Bots, oder schicke Freunden einen Link: ohne Anmeldung, ohne Installation.
choose-game = Spiel wählen
about-pergamon = Um Forschungsgelder wetteifern, durch fünf Stollen graben und passende Funde im Museum zeigen.
about-thebes = Ein Jahr gut einteilen: studieren, reisen und Schätze oder Schutt aus dem Sand ziehen.
about-monuments = Bauwerke von einst sammeln, ihre Säulen wachsen lassen und im richtigen Moment Geschichte schreiben.
about-artefakt = Reisen heimlich planen, bei den Fragmenten in der Mehrheit sein und ein Artefakt zusammensetzen.
who-plays = Wer spielt
your-name = Dein Name
somebody = Gast
how-many = Mitspielende
seat-number = Platz { $number }
seat-me = ich
seat-here = jemand neben mir, an diesem Gerät
seat-friend = jemand, der den Link bekommt
level-novice = Neuling (Bot, leicht)
level-digger = Gräber (Bot, mittel)
level-curator = Kuratorin (Bot, stark)
level-professor = Professorin (Bot, sehr stark)
level-random = Zufallsbot
level-greedy = Gieriger Bot
show-in-lobby = Diesen Tisch hier allen zeigen
name-beside = Name dieser Person
sit-somewhere = Setz dich selbst auf einen der Plätze.
more-wishes = Mehr: Varianten, Uhr, Zuschauende
variants = Varianten
clock = Uhr
clock-per = Bedenkzeit
clock-none = so lange ihr wollt
clock-turn = für jeden Zug
clock-game = für die ganze Partie
clock-minutes = Minuten
clock-increment = Sekunden, die jeder Zug zurückgibt
clock-none-line = Ein Tisch darf wochenlang ruhen; nichts geht verloren.
clock-turn-line = Ist die Zeit für einen Zug um, spielt ein Bot weiter. Deinen Platz kannst du dir zurückholen.
clock-game-line = Ist deine ganze Zeit verbraucht, spielt ein Bot für dich zu Ende.
spectators = Zuschauende
spectators-line = Wer den Link hat, darf zusehen, und sieht, was alle sehen dürfen: keine Handkarten, keine Pläne.
setting-pergamon-order-track = Figuren in einer Reihe
setting-pergamon-order-track-line = Variante 1, zu dritt und zu viert: gesetzt wird in der Reihenfolge der Figuren, von links nach rechts.
setting-pergamon-free-sorting = Funde in freier Folge
setting-pergamon-free-sorting-line = Variante 2: Stammen mehrere Funde aus einem Jahrhundert, bestimmt der Startspieler, welcher zuerst ausliegt.
setting-thebes-knowledge-finds = Bücher im Sand
setting-thebes-knowledge-finds-line = Ein Fundstück je Region ist ein aufgeschlagenes Buch: Allgemeinwissen statt Punkten.
setting-thebes-helper-capped = Helfer zählen als Allgemeinwissen
setting-thebes-helper-capped-line = Dann helfen sie nur so weit, wie dein Spezialwissen über die Region reicht. Ohne diese Regel helfen sie immer.
setting-monuments-take-from = Ein Geschichtsschreiber nimmt
setting-monuments-take-from-column-end = die zuletzt gelegte Karte
setting-monuments-take-from-column-start = die zuerst gelegte Karte
setting-monuments-take-from-line = Welche Karte ein Monument verliert, wenn seine Geschichte geschrieben wird.
setting-monuments-heroes-traders-scholars = Helden, Händler & Gelehrte
setting-monuments-heroes-traders-scholars-line = Die Erweiterung: drei Plättchen für die meisten Helme, Schiffe oder Schriftrollen, jedes mit eigenem Nutzen.
setting-artefakt-advanced = Für Fortgeschrittene
setting-artefakt-advanced-line = In jeder Runde wird ein weiterer Fundort aufgedeckt.
setting-artefakt-open-sites = Zu Beginn offene Fundorte
setting-artefakt-open-sites-1-5-6-8 = 1-5-6-8, fürs erste Spiel
setting-artefakt-open-sites-random = vier nach Zufall
setting-artefakt-open-sites-line = Vier Fundorte liegen zu Beginn mit dem Text nach oben.
setting-artefakt-round-cap = Höchstens so viele Runden
setting-artefakt-round-cap-line = Danach gewinnen die meisten verschiedenen Teile eines Artefakts. 0: bis jemand eines vollendet.
play-now = Jetzt spielen
open-table = Tisch eröffnen
my-tables = Meine Tische
forget = Diesen Tisch vergessen
standing-mine = du bist am Zug
standing-others = andere entscheiden
standing-waiting = wartet auf Mitspielende
standing-over = zu Ende: noch einmal ansehen
standing-gone = gibt es nicht mehr
standing-result = Ergebnis
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand.
open-line = { $host } wartet, { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
have-link = Du hast einen Link bekommen?
go = Hingehen
load-record = Eine Partie ansehen
load-record-line = Ein Protokoll (JSON-Datei) einer fertigen Partie
no-record = Diese Datei ist kein Protokoll einer Partie.

waiting-title = Wir warten noch
not-here-yet = wird erwartet
free-seat = frei
let-bot = Einen Bot spielen lassen
i-am-here = Ich bin da
sit-down = Hinsetzen
invite-line = Schicke diesen Link allen, die mitspielen sollen. Es geht los, sobald alle Plätze besetzt sind.
invitation = Einladungslink
copy = Kopieren
copied = Kopiert
qr = Die Einladung als QR-Code

no-way-in = Hier geht es nicht weiter
fetching = Der Tisch wird geholt …
reconnecting = Die Verbindung ist unterbrochen; nichts ist verloren, sie wird wiederhergestellt …
your-turn = Du bist am Zug
turn-of = { $name } entscheidet.
decide-ahead = Du kannst dich schon entscheiden, während die anderen überlegen.
decided-ahead = Du hast dich entschieden; noch kannst du es dir anders überlegen.
game-is-over = Das Spiel ist zu Ende.
is-paused = Pause: die Uhren stehen. Wer so weit ist, lässt es weitergehen.
time-left = noch { $minutes }
you-mark = (du)
bot-stands-in-mark = ein Bot springt ein
decided-mark = hat entschieden
the-board = Das Spielfeld
board-in-words = Das Spielfeld in Worten
my-things = Meine Sachen
skip-to-main = Direkt zum Tisch
whose-turn = Wer am Zug ist
bot-slow = { $name } braucht länger als sonst. Nichts geht verloren; du kannst auch später wiederkommen.
bot-again = Noch einmal fragen
what-to-do = Was du tun kannst
think-again = Anders überlegen
draft = Gelegt, aber noch nicht abgeschickt
draft-out = Herausnehmen: { $move }
draft-back = Letztes zurück
draft-clear = Von vorn
draft-send = Abschicken
draft-complete = Der Zug ist vollständig. Schicke ihn ab, oder ändere noch etwas.
undo = Zurücknehmen
undo-asking = Um Zurücknahme bitten
hint = Tipp
hint-thinking = Denkt nach …
hint-only = Etwas anderes ist nicht möglich.
hint-reason = Gewinnt etwa { $wins } von 100 solchen Partien{ $better }; am Ende etwa { $points }{ $more }.
hint-wins-next = { $sign ->
    [0] , so viele wie der nächstbeste Zug
    [1] { $count ->
        [one] , eine mehr als der nächstbeste Zug
       *[other] , { $count } mehr als der nächstbeste Zug
    }
   *[other] { $count ->
        [one] , eine weniger als der nächstbeste Zug
       *[other] , { $count } weniger als der nächstbeste Zug
    }
}
hint-wins-best = { $sign ->
    [0] , so viele wie der beste Zug
    [1] { $count ->
        [one] , eine mehr als der erste Zug
       *[other] , { $count } mehr als der erste Zug
    }
   *[other] { $count ->
        [one] , eine weniger als der beste Zug
       *[other] , { $count } weniger als der beste Zug
    }
}
hint-points = { $sign ->
    [1] , { $count } mehr
   *[other] , { $count } weniger
}
bell-title = Sag mir, wenn ich am Zug bin
bell-notice = Die anderen haben entschieden. Dein Tisch wartet.
bell-browser = Durch eine Mitteilung dieses Browsers
bell-browser-line = Solange dieser Tab offen ist und du anderswo hinschaust.
bell-refused = Der Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen für diese Seite kannst du das ändern.
bell-impossible = Dieser Browser kann keine Mitteilungen zeigen.
bell-hook = Durch einen Aufruf an eine Adresse (Webhook)
bell-hook-line = Auch wenn diese Seite geschlossen ist. Dieser Server ruft auf: { $hosts }. Lass das Feld leer, um nichts zu hören.
bell-no-hook = Dieser Server ruft keine Adressen auf, wenn die Seite geschlossen ist.
bell-done = Fertig
pause = Pause
resume = Weiter
return = Platz zurücknehmen
all-moves = Alle { $count } Züge
asked-undo = { $name } möchte den letzten Zug zurücknehmen.
asked-pause = { $name } bittet um eine Pause.
agree = Einverstanden
refuse = Lieber nicht
the-log = Was geschah
say-label = Etwas sagen
notice-joined = { $name } hat sich gesetzt.
notice-left = { $who } ist gegangen.
notice-returned = { $who } ist wieder da.
notice-timed-out = Die Zeit von { $seat } ist um; ein Bot spielt weiter.
notice-replaced = Für { $seat } setzt sich ein Bot.
notice-started = Es geht los.
notice-asked = { $who } fragt die anderen.
notice-refused = { $who } möchte lieber nicht.
notice-undone = { $count ->
    [one] Ein Zug wurde zurückgenommen.
   *[other] { $count } Züge wurden zurückgenommen.
}
notice-paused = Pause.
notice-resumed = Es geht weiter.
notice-rematched = { $who } möchte eine Revanche.

score-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-now = Punkte bisher
winner-mark = gewinnt
rematch = Noch einmal
to-rematch = Zur Revanche
replay-it = Die Partie nachspielen
download-record = Protokoll herunterladen
fair-title = Ging alles mit rechten Dingen zu?
fair-line = Bevor sich jemand setzte, versprach der Server ein Geheimnis durch dessen Fingerabdruck. Aus dem Geheimnis und einem Wort von allen entstand der Zufall dieser Partie. Prüfe es selbst: digsite verify, mit dem Protokoll.
fair-commitment = Versprochener Fingerabdruck
fair-secret = Geheimnis

replay-title = Eine Partie von { $names }
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step-slider = Schritt
step-of = Schritt { $step } von { $steps }
eyes = Gesehen von
eyes-all = allen
eyes-nobody = Zuschauern

back = Zurück
how-to-play = So wird gespielt
personal-link = Mein persönlicher Link, für ein anderes Gerät
bot-name-novice = Neuling
bot-name-digger = Gräber
bot-name-curator = Kuratorin
bot-name-professor = Professorin
bot-name-random = Zufallsbot
bot-name-greedy = Gieriger Bot

# pergamon
pergamon-track = Leiste der Forschungsgelder. Feld 1 liegt rechts: Wer dort steht, bekommt zuerst Geld und gräbt zuerst.
pergamon-space = Feld { $space }: fordert { $coins ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coins } Münzen
}, erlaubt das Graben bis Stollen { $deepest }.
pergamon-stands-here = Hier steht { $name }.
pergamon-waiting = Figuren, die noch gesetzt werden, in dieser Reihenfolge
pergamon-to-place = zu setzen
pergamon-order = von rechts
pergamon-site = Ausgrabungsstätte, Stollen I bis V
pergamon-gallery = Stollen { $gallery }: Graben kostet { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}. { $finds ->
    [0] Hier liegt nichts.
   *[other] Hier liegen: { $inside }.
}
pergamon-find = Fundstück { $number }: rechte Hälfte { $left ->
    [vase] einer Vase
    [jug] einer Kanne
    [mask] einer Maske
   *[bracelet] eines Armreifs
}, linke Hälfte { $right ->
    [vase] einer Vase
    [jug] einer Kanne
    [mask] einer Maske
   *[bracelet] eines Armreifs
}, { $century }. Jahrhundert. Das Jahr eines ganzen Stücks: links das Jahrhundert, rechts die Zahl.
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
pergamon-skip = Nicht graben
pergamon-skip-label = Du gräbst diese Runde nicht und behältst deine Münzen
pergamon-museum = Museum, Ausstellungsfelder 1 bis 24
pergamon-exhibition = Ausstellungsfeld { $space }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei einer Wertung. Die Stufen sind rekonstruiert.
pergamon-floor = Eine Sammlung auf dieser Etage bringt bei jeder Wertung { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pergamon-marker = Sammlung { $marker } von { $name } auf Feld { $space }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei der nächsten Wertung
pergamon-office = Grabungsbüro: Karten der Forschungsgelder und Kalender
pergamon-card = Karte der Forschungsgelder: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
pergamon-card-bag = Verdeckte Karte: ein Geldsack enthält 1 bis 4 Münzen
pergamon-card-chest = Verdeckte Karte: eine Truhe enthält 5 bis 8 Münzen
pergamon-card-none = Die Karten der Forschungsgelder sind noch nicht gezogen
pergamon-pot = zusammen { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
pergamon-pot-about = { $least } bis { $most } Münzen
pergamon-no-pot = noch keine Karten
pergamon-funds-left = { $count ->
    [one] Eine Karte der Forschungsgelder, deren Wert
   *[other] { $count } Karten der Forschungsgelder, deren Wert
} noch niemand gesehen hat, 1 bis 8 Münzen
pergamon-round = Runde { $round }, mit einem Stapel von { $finds } Fundstücken
pergamon-evaluation = Runde { $round } endet mit einer Wertung: Jede Sammlung bringt die Punkte ihrer Etage, { $object ->
    [vase] die älteste ausgestellte Vase
    [jug] die älteste ausgestellte Kanne
    [mask] die älteste ausgestellte Maske
   *[bracelet] der älteste ausgestellte Armreif
} 2 Punkte; { $down ->
    [0] dann bringen die drei ältesten Stücke überhaupt 3, 2 und 1
   *[other] dann rücken alle Marker { $down } Felder nach unten
}.
pergamon-has = { $name } hat { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}:
pergamon-collection = Sammlung { $marker } auf Feld { $space }, { $finds } Fundstücke
pergamon-row = Die Reihe, die gerade gelegt wird
pergamon-hand-of = { $name } hat { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
} vor sich
pergamon-no-finds = keine Fundstücke
pergamon-mine = Deine Sachen
pergamon-sorted = { $order ->
    [age] Nach Alter sortiert
    [left] Nach linker Hälfte
    [right] Nach rechter Hälfte
   *[own] Von Hand sortiert
}
pergamon-bench = Deine Werkbank, für die Reihe, die du ausstellen willst
pergamon-bench-empty = Lege Fundstücke aneinander:
pergamon-bench-match = Die Hälften müssen passen.
pergamon-shows = Deine ausgestellten Sammlungen
pergamon-no-shows = Von dir ist noch nichts ausgestellt.
pergamon-raider = Der Grabräuber hat { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}. Er gräbt im teuersten Stollen, den er darf und bezahlen kann; die Funde sind verloren.
pergamon-row-worth = Deine Reihe hat den Wert { $value }, davon { $polish } durch Polieren; auf dieses Feld des Museums käme sie
pergamon-worth = Wert
pergamon-polish = Polieren +1
pergamon-polish-label = Polieren: Eine Münze erhöht den Wert der Reihe um 1
pergamon-in-row = Fund { $number } in der Reihe, noch nicht ausgestellt: Die Pfeiltasten schieben ihn, Berühren nimmt ihn heraus
pergamon-into-row = Fund { $number }: in die Reihe einfügen, wo er passt
pergamon-show = Ausstellen
pergamon-show-label = Stelle die Reihe im Museum aus; alle Marker auf diesem Feld und darunter rücken um eins nach unten
pergamon-shelf = Deine Fundstücke im Regal
pergamon-fee = { $fee ->
    [0] Drei Fundstücke lagern umsonst
    [one] Bis hierher kostet das Lager 1 Münze
   *[other] Bis hierher kostet das Lager { $fee } Münzen
}
pergamon-free = 3 lagern umsonst
pergamon-clear = Aussortieren
pergamon-clear-label = Aussortieren: Wähle Fundstücke, die du abgibst, bevor du den Rest lagerst
pergamon-store = Lagern, fertig
pergamon-store-label = Bezahle das Lager, behalte alle Fundstücke im Regal und beende deinen Zug
pergamon-unseen = { $count ->
    [one] Ein Fundstück, das noch niemand gesehen hat
   *[other] { $count } Fundstücke, die noch niemand gesehen hat
}
# artefakt

artefakt-ring = Der Kreis der zehn Fundorte
artefakt-nothing = nichts
artefakt-some = { $count }-mal { $colour }
artefakt-known = { $count }-mal { $colour } (du kennst Teil { $parts })
artefakt-site = Fundort { $number }, { $name }.
artefakt-open = Offen: { $text } (Frei rekonstruiert.)
artefakt-closed = Verdeckt; einmal offen gilt: { $text } (Frei rekonstruiert.)
artefakt-lies = Hier liegt: { $fragments }.
artefakt-stands = Hier steht: { $figures }.
artefakt-figure = { $figure } von { $name }
artefakt-at-walk = Zieh eine Figur|{ $steps } Orte weiter
artefakt-at-look = Sieh an, was auf|einem Ort liegt
artefakt-at-pick = Nimm blind eines|von nebenan
artefakt-at-push = Schieb eine fremde|Figur { $steps } { $steps ->
    [one] Ort
   *[other] Orte
} weit
artefakt-at-banish = Ein fremdes Teil|muss in die Mitte
artefakt-at-draw = Nimm blind eines|aus der Mitte
artefakt-at-swap = Tausch eines blind|mit der Mitte
artefakt-at-trade = Tausch eines blind|mit jemandem
artefakt-at-carry = Verleg eines auf|einen anderen Ort
artefakt-at-stone = Nimm den Stein|für nächste Runde
artefakt-word-walk = { $steps } weiter
artefakt-word-look = ansehen
artefakt-word-pick = von nebenan
artefakt-word-push = { $steps } schieben
artefakt-word-banish = verbannen
artefakt-word-draw = ziehen
artefakt-word-swap = umtauschen
artefakt-word-trade = tauschen
artefakt-word-carry = verlegen
artefakt-word-stone = Startstein
artefakt-round = { $round ->
    [0] Vorbereitung
   *[other] Runde { $round }
}
artefakt-action-discover = entdecken
artefakt-action-plan = planen
artefakt-action-travel = reisen
artefakt-action-claim = bergen
artefakt-action-pass = Stein
artefakt-pile = In der Mitte: { $pile }. Farbe und Zeichen: { $artefact }.
artefakt-the-middle = noch zu|entdecken
artefakt-which-colour = Fundort { $site }: welche Farbe?
artefakt-which-colour-short = Welche Farbe?
artefakt-pile-there = Auf Fundort { $site }: { $pile }. Farbe und Zeichen: { $artefact }.
artefakt-where-to = Wohin damit?
artefakt-what-back = Was dafür?
artefakt-artefact-blue = Krone
artefakt-artefact-brown = Rüstung
artefakt-artefact-yellow = Kelch
artefakt-do-take = Alles nehmen
artefakt-do-take-short = Nimm alles
artefakt-do-leave = Nichts nehmen
artefakt-do-leave-short = Nimm nichts
artefakt-do-stone = Startstein nehmen
artefakt-do-stone-short = Stein nehmen
artefakt-do-decline = Nicht nutzen
artefakt-do-decline-short = Nicht nutzen
artefakt-won = { $name } hat es zusammengesetzt: { $artefact }
artefakt-card = Karte von { $name }. Darauf: { $fragments }.
artefakt-held = { $name } hat: { $pile }
artefakt-stone = Der Startspielerstein: beginnt in dieser Runde
artefakt-stone-next = Bekommt als Nächstes den Startspielerstein
artefakt-card-down = die Karte liegt verdeckt
artefakt-card-up = die Karte ist offen: { $steps }
artefakt-collection = Sammlung
artefakt-part = { $artefact }, Teil { $part } von 4 ({ $colour }){ $copies ->
    [one] {""}
   *[other] , { $copies } Stück
}. Alle vier verschiedenen Teile gewinnen.
artefakt-journeys = Reisen
artefakt-one-each = jedem heimlich eine Karte
artefakt-take-back = noch einmal tippen nimmt sie zurück
artefakt-order = sie reisen von oben nach unten
artefakt-not-placed = noch auf keinem Fundort
artefakt-on-site = auf Fundort { $site }
artefakt-travel-card = { $steps ->
    [1] Motorrad, 1 Fundort
    [2] Auto, 2 Fundorte
    [3] Zug, 3 Fundorte
   *[4] Flugzeug, 4 Fundorte
}, für: { $figure }
artefakt-turned = (aufgedeckt)
artefakt-secret = (dein Plan, noch geheim)
# thebes
thebes-language = de
thebes-card = { $card ->
    [special] Spezialwissen
    [general] Allgemeinwissen
    [congress] Kongress
    [permit] Grabungskarte
    [thief] Dieb
    [robber] Grabräuber
    [scholar] Gelehrter
   *[helper] Helfer
}
thebes-card-note = { $card ->
    [special] { region }
    [general] zählt überall
    [congress] Punkte im Satz
    [permit] gräbt überall
    [thief] { region }
    [robber] { region }
    [scholar] sieht einen Stapel
   *[helper] +1 Buch beim Graben
}
thebes-card-help = { $card ->
    [special] Bücher für Grabungen in dieser Region und für ihren Professor.
    [general] Aufgeschlagene Bücher zählen überall, aber höchstens so viele wie Bücher Spezialwissen.
    [congress] Ein bis sieben Kongresse bringen 1, 3, 6, 10, 15, 21, 28 Punkte (rekonstruiert).
    [permit] Eine weitere Grabung in einer beliebigen Region; sie einzusetzen kostet keine Zeit mehr.
    [thief] Zieht blind eine Karte vom Stapel seiner Region. Seine Wochen zahlst du beim Losschicken noch einmal.
    [robber] Sieht den Stapel seiner Region durch und nimmt, was ihm gefällt. Seine Wochen zahlst du beim Losschicken noch einmal.
    [scholar] Sieht einen beliebigen Stapel durch. Seine Wochen zahlst du beim Losschicken noch einmal.
   *[helper] Ein aufgeschlagenes Buch mehr für eine Grabung. Seine Woche zahlst du beim Graben noch einmal.
}
thebes-bonus = Wer hier oder weiter hinten bleibt, hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für den Rückstand auf den Vordersten.
thebes-marker = { $name }, Woche { $week }
thebes-display = Die Auslage
thebes-piles = Die Grabungsstapel
thebes-own = Was du aus jeder Region hast
thebes-hand = Auf deiner Hand
thebes-hand-empty = Noch keine Aktionskarte auf der Hand
thebes-plan = Planung
thebes-professors = Die Professoren
thebes-beside = Ausstellungen und Museen
thebes-others = Die anderen
thebes-show = Ausstellung { $number }
thebes-museum = Museum { $number }
thebes-pile = Grabungsstapel { region }, { $empty ->
    [yes] leer
   *[no] verdeckte Fundstücke
}{ $rubble ->
    [0] {""}
   *[other] , mindestens { $rubble }× Schutt
}. Die Marken zeigen, was noch nicht ausgegraben ist; nach einem Blick von dir sind blasse vielleicht seither dazugekommen.
thebes-pile-seen = von dir durchgesehen
thebes-left = { $what }: { $left } von { $all } noch nicht ausgegraben
thebes-professor-needs = { $professor ->
    [greatest] Geht an den Ersten mit insgesamt { $books } Büchern, dann an jeden, der mehr hat.
   *[region] Geht an den Ersten mit { $books } Büchern Spezialwissen der Region, dann an jeden, der mehr hat.
}
thebes-professor-held = { $professor }, bei { $name }
thebes-count-finds = { $count ->
    [0] kein Fund
    [one] ein Fund
   *[other] { $count } Funde
}
thebes-knowledge = Spezialwissen { region }: { $special }; zum Graben hast du dort { $usable }
thebes-knowledge-short = { $special ->
    [0] kein Buch
    [one] ein Buch
   *[other] { $special } Bücher
}
thebes-usable-short = Wissen
thebes-permit-local = Grabungskarten { region }: { $count }. Jede erlaubt dort eine Grabung.
thebes-permit-short = Allgemein
thebes-permit = { $permit ->
    [local] Karte { region }
    [general] Allgemeine Karte
   *[card] Karte von der Hand
}
thebes-find = { $count ->
    [one] Ein Fundstück
   *[other] { $count } Fundstücke
} aus { region } für { points-won }
thebes-find-book = Ein aufgeschlagenes Buch aus { region }: Allgemeinwissen, keine Punkte
thebes-scholar-where = Gelehrter: wohin?
thebes-scholar = Schick den Gelehrten, den Stapel { region } durchzusehen
thebes-held = { $card ->
    [general] Allgemeine Grabungskarten: { $count }. Jede erlaubt eine Grabung in einer beliebigen Region.
    [permit] Allgemeine Grabungskarten von der Auslage: { $count }. Jede erlaubt eine Grabung in einer beliebigen Region.
    [thief] Dieb für { region }: zieht blind eine Karte von ihrem Stapel
    [robber] Grabräuber für { region }: sieht ihren Stapel durch und nimmt ein Fundstück
    [scholar] Gelehrte: { $count }. Jeder sieht einen beliebigen Stapel durch.
   *[helper] Helfer: { $count }. Jeder ist ein aufgeschlagenes Buch mehr für eine Grabung.
}
thebes-general = Allgemeinwissen: { $count }
thebes-congresses = Kongresse: { $count }, zusammen { points }
thebes-points-now = Punkte, wenn das Spiel jetzt endete: { $points }
thebes-rival-region = { region }: Spezialwissen { $books }, Grabungskarten { $permits }, Funde { $finds }, zusammen { points }
thebes-table = So viele Karten zögst du
thebes-table-knowledge = Wissen
thebes-table-note = Nach Wochen der Grabung, 1 bis 12; umrahmt, wo eine Woche eine Karte mehr bringt. Berühr einen Stapel, um eine Grabung zu planen. Die Tabelle ist bis auf ein Feld rekonstruiert.
thebes-dig = Graben: { region }
thebes-dig-knowledge = Wissen { $special } + { $general } = { $knowledge }
thebes-weeks = Wie viele Wochen
thebes-helpers = { $count ->
    [0] Kein Helfer
    [one] Ein Helfer, eine Woche mehr
   *[other] { $count } Helfer, { $count } Wochen mehr
}
thebes-dig-odds = { $weeks ->
    [one] Eine Woche bringt
   *[other] { $weeks } Wochen bringen
} { $cards ->
    [0] keine Karte.
    [one] eine Karte, etwa { $points } Punkte; zu { $chance }{"\u00A0"}% ist sie mehr als Schutt. Danach stehst du auf Woche { $week }.
   *[other] { $cards } Karten, etwa { $points } Punkte; zu { $chance }{"\u00A0"}% ist nicht alles Schutt. Danach stehst du auf Woche { $week }.
}
thebes-choose-weeks = Wähl, wie lange du gräbst. Gestrichelt: so viele Karten gäbe es auch schneller.
thebes-no-dig = Hier kannst du jetzt nicht graben.
thebes-dig-short = Graben
thebes-dig-now = { $weeks ->
    [one] Eine Woche
   *[other] { $weeks } Wochen
} graben, { $cards } ziehen
thebes-send-thief = Dieb losschicken
thebes-send-rob = Grabräuber losschicken
thebes-send-scholar = Gelehrten losschicken
thebes-chances = Eine gezogene Karte
thebes-chance = im Mittel { $points } Punkte, { $rubble }{"\u00A0"}% Schutt
thebes-odds-card = Eine Karte: zu { $rubble }{"\u00A0"}% Schutt, im Mittel { $points } Punkte.
thebes-odds-bar = { $what }: { $count } von { $total }
thebes-odds-unseen-short = (von allem noch Verborgenen)
thebes-odds-seen = Gerechnet mit dem, was du hier gesehen hast, ohne das seither Entnommene; was seither dazukam, weißt du nicht.
thebes-odds-seen-short = (von dem, was du sahst)
thebes-odds-unseen = Gerechnet mit allem, was noch nicht ausgegraben ist; was davon hier liegt, weiß niemand.
thebes-loot = Welches Fundstück aus { region } nimmt dein Grabräuber?
thebes-gifts = Die Fundstücke für das Museum
thebes-gift = Gewählt: ein Fundstück aus { region } für { points }. Berühr es, um es doch zu behalten
thebes-giving = Museum { $number } ausstatten
thebes-giving-owed = { $owed ->
    [0] Ihm fehlt nichts mehr. Schick deinen Zug ab, oder berühr ein Fundstück im Haus, um es doch zu behalten.
    [one] Ihm fehlt noch ein Fundstück. Berühr das, das du für immer hergibst.
   *[other] Ihm fehlen noch { $owed } Fundstücke. Berühr die deinen, die du für immer hergibst.
}

# monuments
monuments-card = { $monument } { $value }, { $symbol ->
    [ship] Schiff
    [helmet] Helm
   *[scroll] Schriftrolle
}
monuments-open-card = Offen: { $card }. Sie zu nehmen ist eine Aktion.
monuments-hand-card = Auf deiner Hand: { $card }{ $seen ->
    [yes] {"; "}die anderen haben sie gesehen
   *[no] {""}
}. Errichte oder erweitere damit, oder wirf sie in einem Paar ab.
monuments-known = Karten auf der Hand von { $name }, die alle gesehen haben
monuments-known-card = Auf der Hand von { $name }, alle haben sie gesehen: { $card }
monuments-deck = Nachziehstapel, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. Eine zu ziehen ist eine Aktion. Können keine drei Karten mehr offen liegen, ist das Spiel zu Ende.
monuments-box = In der Schachtel: { $cards }
monuments-aside = {" · "}{ $cards } unbesehen beiseite
monuments-display = Stapel und offene Karten
monuments-tracks = Ruhmesleisten
monuments-fame = { $monument }: { $space ->
    [0] noch kein Ruhm
   *[other] Ruhm { $space } von 6, für einen einzigen Erbauer { $sole } Punkte, für zwei { $larger } und { $smaller } (Zahlen rekonstruiert)
}. Errichtet von: { $builders }. { $least ->
    [0] Niemand sonst kann es errichten.
   *[other] Wer es als Nächster errichtet, braucht { $least } Karten.
} Karten aus dem Spiel: { $gone }.
monuments-legend = Punkte allein, darunter zu zweit · Karten 1–9: □ ungesehen ◣ gesehen ■ verbaut × fort
monuments-historians = Geschichtsschreiber
monuments-honour = { $rank ->
    [1] Der beste Geschichtsschreiber
    [2] Der zweitbeste Geschichtsschreiber
   *[3] Der drittbeste Geschichtsschreiber
}: am Ende { $points } Punkte mehr. Zurzeit: { $name }
monuments-history = { $name }: eine Geschichte aus { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}, ebenso viele Punkte, zurzeit auf Rang { $rank }
monuments-ghost = Hier stünde dein Geschichtsschreiber jetzt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
monuments-at-home = { $name }: ein Geschichtsschreiber zu Hause. Wer nie loszieht, kostet am Ende 12 Punkte.
monuments-points = { $name }, Punkte: { $points }
monuments-held = { $name }, Karten auf der Hand: { $cards }
monuments-reach = { $name }, eine Geschichte brächte jetzt: { $cards }
monuments-symbols = { $symbol ->
    [ship] Schiffe
    [helmet] Helme
   *[scroll] Schriftrollen
} in den Monumenten: { $cards }. So viele Punkte bringt ein Paar davon.
monuments-column = { $monument }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. { $taken ->
    [yes] Eine Geschichte von jemand anderem nimmt eine davon.
   *[no] Die letzte Karte ist vor Geschichtsschreibern sicher.
}
monuments-at-risk = Diese Karte nimmt die nächste Geschichte, und der Ruhm wächst.
monuments-nothing-built = Noch kein Monument errichtet
monuments-mine = Meine Sachen
monuments-hand = Meine Hand
monuments-hand-empty = Deine Hand ist leer.
monuments-tray = Für den Augenblick aufgenommen
monuments-columns = Meine Monumente
monuments-actions = Aktionen übrig: { $actions }
monuments-token = { $token ->
    [ship] Schiff-Plättchen: einmal im Zug eine Handkarte gegen eine offene tauschen
    [helmet] Helm-Plättchen: einmal im Zug für einen Punkt eine Karte mehr ziehen
   *[scroll] Rollen-Plättchen: einmal im Zug ein Monument beim Erweitern neu ordnen
}. Bei: { $holder }. Wer am meisten von seinem Symbol hat, darf es kaufen: 2 Punkte, am Ende 3.
monuments-do-build = { $way ->
    [extend] Erweitern
   *[build] Errichten
}
monuments-do-score = Paar werten
monuments-do-fourth = Vierte Aktion
monuments-do-draw = Ziehen
monuments-do-extra = Karte mehr
monuments-do-swap = Tauschen
monuments-do-historian = Geschichte
monuments-do-reorder = Neu ordnen
monuments-do-end = Zug beenden
monuments-do-done = Fertig gebaut
monuments-note-build = { $monument }{ $way ->
    [build] {", ab "}{ $least } Karten
   *[extend] {""}
}
monuments-note-score = { $symbol ->
    [ship] Schiff
    [helmet] Helm
   *[scroll] Rolle
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
monuments-note-fourth = für zwei solche
monuments-note-draw = als Aktion
monuments-note-extra = für einen Punkt
monuments-note-swap = gegen eine offene
monuments-note-historian = nähme { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
monuments-note-reorder = leg es neu aus
monuments-note-end = { $live ->
    [yes] keine Aktion mehr
   *[no] nach 3 Aktionen
}
monuments-note-done = der Rest bleibt dir
monuments-quiet-build = erst Karte antippen
monuments-quiet-score = erst Karte antippen
monuments-quiet-fourth = für ein Paar
monuments-quiet-draw = Stapel oder Karte
monuments-quiet-extra = Helm-Plättchen
monuments-quiet-swap = Schiff-Plättchen
monuments-short = { $monument ->
    [akropolis] Akropol.
    [artemision] Artemis.
    [babylon] Babylon
    [bet-hamikdash] Bet Ham.
    [colosseum] Coloss.
    [knossos] Knossos
    [kolossus] Koloss.
    [mausoleion] Mausol.
    [petra] Petra
    [pharos] Pharos
    [pyramids] Pyramids
   *[zeus] Zeus
}

speed = Tempo
speed-calm = gemächlich
speed-normal = normal
speed-quick = flott
speed-at-once = sofort
skip-playing = Zum jetzigen Stand
replay-play = Abspielen
replay-pause = Anhalten
