# Der Eingang
welcome-title = Vier Grabungen, ein Tisch
welcome = Archäologie-Brettspiele im Browser. Spiel sofort gegen Bots oder schick Freunden einen Link: ohne Anmeldung und Installation.
welcome-short = Spiel sofort, oder lade Freunde ein.
choose-game = Spiel wählen
learn-by-playing = Spielend lernen
join = Mit Link beitreten
join-short = Beitreten
join-label = Der Link oder Code, den du bekommen hast
join-unreadable = Das ist kein Link zu einem Tisch. Kopiere den ganzen Link, den du bekommen hast.
go = Zum Tisch
box-players = { $from }–{ $to } Personen
box-players-exactly = { $to } Personen
box-minutes = { $minutes } Min.
weight-light = leicht
weight-medium = mittel
weight-heavy = schwer
play = Spielen
play-game = Spielen gegen { $opponents } ({ $game })
against = gegen { $opponents }
learn = Lernen
set-up = Mitspieler, Varianten, Uhr
set-up-game = Einen Tisch für { $game } einrichten
opponents-novice = { $count ->
    [one] 1 Neuling
   *[other] { $count } Neulinge
}
opponents-digger = { $count ->
    [one] 1 Ausgräber
   *[other] { $count } Ausgräber
}
opponents-curator = { $count ->
    [one] 1 Kuratorin
   *[other] { $count } Kuratorinnen
}
opponents-professor = { $count ->
    [one] 1 Professorin
   *[other] { $count } Professorinnen
}
go-on-playing = Weiterspielen
go-to-mine = Du bist dran
go-to-others = Ansehen
go-to-waiting = Ansehen
more-games = { $count ->
    [one] 1 weitere Partie
   *[other] { $count } weitere Partien
}
deeper = Tische, Partien und Regeln
my-games = Meine Partien
forget = Aus dieser Liste entfernen
standing-mine = du bist am Zug
standing-others = { $name } ist am Zug
standing-waiting = wartet auf Mitspieler
standing-over = zu Ende
standing-gone = gibt es nicht mehr
standing-damaged = beschädigt
standing-result = Ergebnis
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand auf Mitspieler.
open-line = { $host } wartet, { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
look-at-a-game = Partie ansehen
load-record-line = Sieh dir eine fertige Partie aus ihrem Spielprotokoll an, einer JSON-Datei.
choose-record = Datei wählen
no-record = Diese Datei ist kein Spielprotokoll.
rules = Regeln

# Einen Tisch einrichten
company = Spielen mit
company-bots = Bots
company-friends = Freunden online
company-here = Freunden hier
how-many = Personen
level = Stärke
your-name = Dein Name
somebody = Gast
seat-number = Platz { $number }
seat-me = Du
seat-here = Noch jemand an diesem Gerät
seat-friend = Per Link eingeladen
level-novice = Neuling (leicht)
level-digger = Ausgräber (mittel)
level-curator = Kuratorin (stark)
level-professor = Professorin (sehr stark)
level-random = Zufallsbot
level-greedy = Gieriger Bot
name-beside = Name dieser Person
sit-somewhere = Setz dich selbst auf einen der Plätze.
variants = Varianten
variants-none = wie in der Anleitung
stand-in = Wer einspringt
stand-in-line = Dieser Bot spielt für jemanden weiter, der geht, keine Zeit mehr hat oder zehn Minuten lang nicht zieht. Während der Partie kann das niemand ändern.
clock = Uhr
clock-per = Bedenkzeit
clock-none = ohne Uhr
clock-turn = für jeden Zug
clock-game = für die ganze Partie
clock-turn-value = { $minutes } Min. je Zug
clock-game-value = { $minutes } Min. je Partie
clock-minutes = Minuten
clock-increment = Sekunden, die nach jedem Zug dazukommen
clock-none-line = Lasst euch Zeit. Der Tisch bleibt wochenlang erhalten.
clock-turn-line = Ist die Zeit für einen Zug um, spielt ein Bot weiter. Deinen Platz kannst du dir zurückholen.
clock-game-line = Ist deine ganze Zeit verbraucht, spielt ein Bot für dich zu Ende.
figures = Zahlen
figures-usual = wie üblich
figures-line = Du besitzt das Spiel und siehst eine falsche Zahl? Spiel mit einer eigenen Ausgabendatei. Alle sehen, was anders ist, bevor sie sich setzen.
figures-choose = Ausgabendatei wählen
figures-drop = Die üblichen Zahlen nehmen
figures-same = „{ $name }“ hat die üblichen Zahlen.
figures-differ = „{ $name }“ weicht ab in { $count ->
    [one] 1 Tabelle
   *[other] { $count } Tabellen
}:
figures-instead = statt { $figures }
show-in-lobby = Unter „Offene Tische“ anzeigen
spectators-line = Wer den Link hat, kann zusehen und sieht nur, was alle sehen: keine Handkarten, keine Pläne.
play-now = Jetzt spielen
open-table = Tisch eröffnen

# Einladung und Warteraum
invites-you = { $host } lädt dich zu { $game } ein
table-is-full = Der Tisch ist voll.
seat-free = frei
seat-yours = dein Platz
seat-you = Du
seat-host = lädt ein
seat-guest = spielt mit
seat-bot = Bot
seat-expected = noch nicht da
take-seat = Platz { $number } nehmen
no-account = ohne Anmeldung
name-missing = Gib erst deinen Namen ein.
sit-down = Hinsetzen
watch = Zusehen
own-figures = Gespielt wird mit anderen Zahlen: „{ $name }“
waiting-complete = Alle sind da. Gleich geht es los.
waiting-title = { $game }: Warten auf Mitspieler
waiting-watching = { $game }: du siehst zu
waiting-line = Es geht los, sobald alle Plätze besetzt sind.
waiting-for-you = Alle warten auf dich.
i-am-here = Ich bin bereit
invite-friends = Freunde einladen
invitation = Einladungslink
share = Teilen
share-text = Spiel { $game } mit mir
copy = Link kopieren
copied = Kopiert
qr = Die Einladung als QR-Code
cancel-table = Tisch auflösen
leave-table = Platz aufgeben

# Das Ergebnis
result = Ergebnis
you-win = Du gewinnst
you-share = Du teilst dir den Sieg
they-win = { $winners } gewinnt
they-share = { $winners } gewinnen gemeinsam
result-facts = { $game } · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} · { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
you-behind = dir
ranking = Rangliste
see-table = Zum Tisch
how-points-came = Woher die Punkte kommen
score-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-now = Punkte bisher
winner-mark = gewinnt
difference = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} vor { $second }. Entscheidend: { $part }.
difference-most = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} vor { $second }, die meisten für: { $part }.
rematch = Revanche
to-rematch = Zur Revanche
review = Analyse
review-game = Partie analysieren
share-result = Teilen
share-picture = Bild speichern
share-link = Link zur Partie kopieren
share-title = { $game } auf digsite
download-record = Spielprotokoll herunterladen
fair-kept = Auf diesem Gerät geprüft: Es wurde fair gemischt. Das Geheimnis des Servers stand fest, als du dich gesetzt hast, und ein Zufallswort deines Browsers ist eingeflossen.
fair-silent = Auf diesem Gerät geprüft: Das Geheimnis des Servers stand fest, als du dich gesetzt hast. Das Zufallswort deines Browsers kam nicht rechtzeitig an und ist nicht eingeflossen.
fair-broken = Diese Partie wurde nicht so gemischt, wie es der Server versprochen hatte, als du dich gesetzt hast. Trau ihrem Ergebnis nicht.
fair-elsewhere = Du saßt an einem anderen Gerät; nur dort lässt sich das Mischen prüfen.
fair-unable = Dieser Browser kann das Mischen nur prüfen, wenn die Seite über https geöffnet wird.
fair-lesson = Das war eine Lektion: Karten und Würfel waren vorher ausgesucht, um das Spiel zu zeigen. Über das Mischen wurde deshalb nichts versprochen. Eine Revanche wird fair gemischt.
fair-title = Wurde fair gemischt?
fair-line = Bevor sich jemand setzte, legte sich der Server durch einen Fingerabdruck auf ein Geheimnis fest. Dieses Geheimnis und je ein Wort von allen am Tisch bestimmten jedes Mischen, jedes Ziehen und jeden Wurf der Partie. Prüfe es selbst: „digsite verify“ mit dem Spielprotokoll.
fair-commitment = Versprochener Fingerabdruck
fair-secret = Geheimnis
preparing-brief = Wird vorbereitet …
preparing = Wird einmalig auf diesem Rechner eingerichtet. Die Partie beginnt dann von selbst.
