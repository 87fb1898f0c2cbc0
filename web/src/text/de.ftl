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
monuments-legend = Punkte für einen Erbauer, darunter für zwei · Karten 1–9: □ ungesehen ◣ gesehen ■ verbaut × fort
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
