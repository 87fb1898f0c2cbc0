unofficial = Inoffiziell, von Fans gemacht. Ohne Verbindung zu den Autoren oder Verlagen der Spiele.
switch-theme = { $theme ->
    [dark] Helle Ansicht
   *[other] Dunkle Ansicht
}
other-language = English
lost-title = Seite nicht gefunden
lost = Unter dieser Adresse gibt es keine Seite.
to-home = Startseite
unreachable = Der Server antwortet nicht. Deine Züge sind sicher; versuche es gleich noch einmal.
try-again = Noch einmal versuchen
skip-to-main = Zum Inhalt springen
close = Schließen
back = Zurück

no-way-in = Diesen Tisch kannst du nicht öffnen
fetching = Der Tisch wird geladen …
lost-connection = Keine Verbindung. Neuer Versuch läuft …
lost-with-draft = Keine Verbindung. Dein begonnener Zug bleibt erhalten. Neuer Versuch läuft …
move-kept = Keine Verbindung. *{ $move }* wird gesendet, sobald du wieder online bist.
table-moved-on = Am Tisch ging es weiter. Das ist die neue Stellung.
your-turn = Du bist am Zug
your-turn-next = Gleich bist du dran
turn-title = { $name } ist am Zug
turn-of = Warten auf { $name }
game-is-over = Die Partie ist zu Ende.
is-paused = Pause. Die Uhren stehen, bis es weitergeht.
time-left = noch { $minutes }
you = Du
chip-turn = am Zug
bot-stands-in-mark = ein Bot springt ein
bot-stands-in = Ein Bot spielt für dich.
decided-mark = hat entschieden
bot-slow = { $name } braucht länger als sonst. Du kannst auch gehen und später wiederkommen.
bot-again = Noch einmal fragen
pips = { $done } getan, { $left } übrig

the-bar = Spieler und Werkzeuge
the-players = Spieler
the-tools = Werkzeuge
the-board = Das Spielfeld
the-rivals = Die anderen
my-things = Meine Sachen
dock-handle = Mehr oder weniger von meinen Sachen zeigen
steps-of-turn = Schritte deines Zuges
what-to-do = Aktionen
other-deeds = Andere Aktionen
other-hints = Andere Züge
clear = Verwerfen
not-now = Das geht jetzt nicht. { $question }
go-on = Weiter
hit-by = { $name }: { $sentence }
show-again = Noch einmal zeigen

undo = Zurücknehmen
undo-asking = Um Zurücknahme bitten
hint = Tipp
hint-thinking = Denkt nach …
hint-only = Nur ein Zug ist möglich: *{ $move }*.
hint-best = Am besten: *{ $move }*. { $reason }
hint-wins = etwa { $wins } Siege auf 100
hint-even = etwa gleich gut
hint-decided = Die Partie ist so gut wie entschieden.
hint-do = Das mache ich

menu = Menü
board-in-words = Das Spielfeld in Worten
all-moves = { $count ->
    [one] Der einzige mögliche Zug
   *[other] Alle { $count } möglichen Züge
}
no-moves = Du kannst jetzt nicht ziehen.
replay-round = Letzte Runde ansehen
sound = Ton
volume = Lautstärke
personal-link = Link für anderes Gerät kopieren
how-to-play = So wird gespielt
pause = Pause
resume = Fortsetzen
return = Wieder selbst spielen
leave = Tisch verlassen
leave-title = Den Tisch verlassen?
leave-line = Ein Bot spielt für dich weiter. Du kannst jederzeit an deinen Platz zurückkommen.
stay = Bleiben
speed = Tempo
speed-calm = gemächlich
speed-normal = normal
speed-quick = flott
speed-at-once = sofort
skip-playing = Überspringen

bell-title = Sag Bescheid, wenn ich dran bin
bell-notice = Die anderen haben gezogen. Dein Tisch wartet.
bell-browser = Mit einer Mitteilung des Browsers
bell-browser-line = Solange dieser Tab im Hintergrund offen ist.
bell-refused = Der Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen für diese Seite kannst du das ändern.
bell-impossible = Dieser Browser kann keine Mitteilungen zeigen.
bell-hook = Mit einem Webhook
bell-hook-line = Auch wenn diese Seite geschlossen ist. Erlaubte Adressen: { $hosts }. Lass das Feld leer, um es abzuschalten.
bell-no-hook = Dieser Server verschickt keine Webhooks.
bell-done = Fertig

asked-undo = { $me ->
    [true] Du möchtest den letzten Zug zurücknehmen.
   *[other] { $name } möchte den letzten Zug zurücknehmen.
}
asked-pause = { $me ->
    [true] Du bittest um eine Pause.
   *[other] { $name } bittet um eine Pause.
}
agree = Einverstanden
refuse = Ablehnen

the-log = Verlauf
the-chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
say-label = Etwas sagen
say-send = Senden
notice-joined = { $me ->
    [true] Du hast dich gesetzt.
   *[other] { $name } hat sich gesetzt.
}
notice-left = { $me ->
    [true] Du bist gegangen.
   *[other] { $who } ist gegangen.
}
notice-returned = { $me ->
    [true] Du bist wieder da.
   *[other] { $who } ist wieder da.
}
notice-timed-out = Die Zeit von { $seat } ist um. Ein Bot spielt weiter.
notice-replaced = Ein Bot übernimmt den Platz von { $seat }.
notice-started = Es geht los.
notice-refused = { $me ->
    [true] Du lehnst ab.
   *[other] { $who } lehnt ab.
}
notice-undone = { $count ->
    [one] { $me ->
        [true] Du hast
       *[other] { $who } hat
    } einen Zug zurückgenommen.
   *[other] { $me ->
        [true] Du hast
       *[other] { $who } hat
    } { $count } Züge zurückgenommen.
}
notice-undone-seen = { $count ->
    [one] { $me ->
        [true] Du hast
       *[other] { $who } hat
    } einen Zug zurückgenommen, der schon etwas verraten hatte.
   *[other] { $me ->
        [true] Du hast
       *[other] { $who } hat
    } { $count } Züge zurückgenommen, die schon etwas verraten hatten.
}
notice-paused = Die Partie ist unterbrochen.
notice-resumed = Es geht weiter.
notice-rematched = { $me ->
    [true] Du möchtest eine Revanche.
   *[other] { $who } möchte eine Revanche.
}

bot-name-novice = Neuling
bot-name-digger = Ausgräber
bot-name-curator = Kuratorin
bot-name-professor = Professorin
bot-name-random = Zufallsbot
bot-name-greedy = Gieriger Bot
