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
level-professor = Professor (Bot, sehr stark)
level-random = Zufallsbot
level-greedy = Gieriger Bot
show-in-lobby = Diesen Tisch hier allen zeigen
play-now = Jetzt spielen
open-table = Tisch eröffnen
my-tables = Meine Tische
forget = Diesen Tisch vergessen
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
you-mark = (du)
bot-stands-in-mark = ein Bot springt ein
decided-mark = hat entschieden
the-board = Das Spielfeld
board-in-words = Das Spielfeld in Worten
what-to-do = Was du tun kannst
think-again = Anders überlegen
undo = Zurücknehmen
undo-asking = Um Zurücknahme bitten
hint = Tipp
hint-worth = gewinnt { $share } % solcher Spiele, etwa { $points } Punkte
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

points-head = Punkte
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
bot-name-professor = Professor
bot-name-random = Zufallsbot
bot-name-greedy = Gieriger Bot

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
    [greatest] Geht an den Ersten mit insgesamt 10 Büchern, dann an jeden, der mehr hat.
   *[region] Geht an den Ersten mit 4 Büchern Spezialwissen der Region, dann an jeden, der mehr hat.
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
thebes-giving = Museum { $number } ausstatten
thebes-giving-owed = Ihm { $owed ->
    [one] fehlt noch ein Fundstück
   *[other] fehlen noch { $owed } Fundstücke
}. Berühr die deinen, die du für immer hergibst.
