thebes-card = { $card ->
    [special] Spezialwissen
    [general] Allgemeinwissen
    [congress] Kongress
    [permit] Freie Grabungskarte
    [thief] Dieb
    [robber] Grabräuber
    [scholar] Gelehrter
   *[helper] Helfer
}
thebes-card-short = { $card ->
    [special] { $books ->
        [one] 1 Buch
       *[other] { $books } Bücher
    }
    [general] { $books } allgemein
    [congress] Kongress
    [permit] Freie Grabungskarte
    [thief] Dieb
    [robber] Räuber
    [scholar] Gelehrter
   *[helper] Helfer
}
thebes-card-named = { $card ->
    [thief] Dieb für { region }
    [robber] Grabräuber für { region }
    [permit] freie Grabungskarte
    [scholar] Gelehrter
   *[helper] Helfer
}
thebes-card-note = { $card ->
    [special] { region }, { $books ->
        [one] 1 Buch
       *[other] { $books } Bücher
    }
    [general] { $books ->
        [one] 1 Buch
       *[other] { $books } Bücher
    }, überall
    [congress] { $mine ->
        [no] mehr sind mehr wert
       *[yes] { $number ->
            [1] der erste: { points }
           *[other] { $number } zusammen: { points }
        }
    }
    [permit] noch eine Grabung
    [thief] { region }, eine Karte
    [robber] { region }, ein Fund
    [scholar] sieht Stapel durch
   *[helper] +1 Buch, einmal
}
thebes-card-note-short = { $card ->
    [special] { region }, { $books ->
        [one] 1 Buch
       *[other] { $books } Bücher
    }
    [general] überall
    [congress] { $mine ->
        [no] mehr wert
       *[yes] { points }
    }
    [permit] eine Grabung
    [thief] { region }
    [robber] { region }
    [scholar] sieht nach
   *[helper] +1 Buch
}
thebes-card-label = { $card ->
    [special] Spezialwissen über { region }, { books }
    [general] Allgemeinwissen, { books }
    [congress] Kongress
    [permit] Freie Grabungskarte für eine beliebige Region
    [thief] Dieb für { region }
    [robber] Grabräuber für { region }
    [scholar] Gelehrter
   *[helper] Helfer
}, { weeks }
thebes-show = { $number ->
    [1] Götter der zwei Ströme
    [2] Könige des Meeres
    [3] Gold der Pharaonen
    [4] Tempel und Türme
    [5] Von Ur bis Athen
    [6] Die Zeit der Helden
    [7] Den Nil entlang
    [8] Labyrinth und Stier
   *[other] Ausstellung { $number }
}
thebes-show-label = Ausstellung „{ thebes-show }“, { points }
thebes-museum = { $number ->
    [1] Kairo
    [2] Paris
    [3] Berlin
    [4] London
   *[other] Museum { $number }
}
thebes-museum-asks = { thebes-museum }: gib { $finds }
thebes-museum-label = Museum in { thebes-museum }: gib { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
}, { weeks }, { points }
thebes-professor = { $professor ->
    [mesopotamia] Leyla Haddad
    [egypt] Amin Farid
    [greece] Nikos Laskaris
    [crete] Edith Harlow
   *[greatest] August Winckler
}
thebes-professor-of = { $professor ->
    [mesopotamia] Mesopotamien
    [egypt] Ägypten
    [greece] Griechenland
    [crete] Kreta
   *[greatest] größtes Wissen
}
thebes-professor-free = { thebes-professor }, { thebes-professor-of }: wer als Erster { $least } Bücher hat, { points }
thebes-professor-held = { thebes-professor }, { thebes-professor-of }: arbeitet mit { $name }, { points }
thebes-find-name = { $region ->
    [mesopotamia] { $find ->
        [1] Keilschrifttafel
        [3] Beter
        [4] Rollsiegel
        [5] Königskopf
        [knowledge] Königsliste
       *[other] Fundstück mit { $find }
    }
    [egypt] { $find ->
        [1] Skarabäus
        [2] Uschebti
        [3] Kanope
        [4] Katze der Bastet
        [5] Goldkragen
        [6] Maske des Pharao
        [knowledge] Papyrus
       *[other] Fundstück mit { $find }
    }
    [greece] { $find ->
        [1] Eulenmünze
        [2] Öllampe
        [3] Amphore
        [4] Trinkschale
        [5] Bronzehelm
        [6] Goldkranz
        [knowledge] Lehrschrift
       *[other] Fundstück mit { $find }
    }
   *[crete] { $find ->
        [1] Krakenflasche
        [2] Siegelstein
        [3] Doppelaxt
        [4] Schlangengöttin
        [5] Stierkopf
        [knowledge] Scheibe mit Zeichen
       *[other] Fundstück mit { $find }
    }
}
thebes-find = { $name }, { points }{ $count ->
    [one] {""}
   *[other] , du hast { $count }
}
thebes-region-short = { $region ->
    [mesopotamia] Mesop.
    [egypt] Ägypt.
    [greece] Griech.
   *[crete] Kreta
}
thebes-site-note = { $news ->
    [empty] leer
    [empty-short] leer
    [rubble] nur Schutt
    [rubble-short] Schutt
    [looked] durchgesehen
    [looked-short] durchgesehen
    [grew] neue Karte dazu
    [grew-short] neue Karte
    [no-book-short] kein Buch
   *[no-book] noch kein Buch
}
thebes-site-label = Grabungsstätte { region }
thebes-site-label-news = Grabungsstätte { region }: { $note }
thebes-left = { $what }: { $left } von { $all } noch nicht ausgegraben

thebes-road = Die Wochen
thebes-week = Woche { $week }
thebes-week-short = Wo. { $week }
thebes-marker = { $name }, Woche { $week }
thebes-bonus = Wer hier oder weiter hinten bleibt, bekommt { points-won } für den Rückstand auf den vordersten Marker
thebes-you-are-last = du bist am weitesten hinten
thebes-is-last = { $name } ist am weitesten hinten
thebes-display = Karten zum Nehmen
thebes-piles = Grabungsstätten
thebes-professors = Die Professoren
thebes-beside = Ausstellungen und Museen
thebes-shows-count = { $count ->
    [0] noch keine Ausstellung
    [one] 1 Ausstellung oder Museum
   *[other] { $count } Ausstellungen und Museen
}
thebes-shows-open = { $open ->
    [0] noch keine möglich
   *[other] { $open } möglich
}
thebes-you = Du
thebes-none = keine

thebes-books = { $books ->
    [0] kein Buch
    [one] 1 Buch
   *[other] { $books } Bücher
}
thebes-mat-label = { region }: { thebes-special }, Wissen { $usable } für eine Grabung, { $permits ->
    [0] keine Grabungskarte
    [one] eine Grabungskarte
   *[other] { $permits } Grabungskarten
}, Fundstücke: { $finds }
thebes-special = { $special ->
    [0] kein Buch
    [one] ein Buch
   *[other] { $special } Bücher
}
thebes-general = Allgemeinwissen: { $count }
thebes-congresses = Kongresse: { $count }, { points } wert
thebes-shows-held = Ausstellungen und Museen: { $count }
thebes-hand = Meine Handkarten
thebes-hand-empty = Hier liegen Karten, die du später spielen kannst.
thebes-held-note = { $card ->
    [permit] beim Graben
    [helper] beim Graben
    [thief] { region }, { $weeks } Wo.
    [robber] { region }, { $weeks } Wo.
   *[scholar] überall, { $weeks } Wo.
}
thebes-held-note-short = { $card ->
    [permit] beim Graben
    [helper] beim Graben
    [scholar] { $weeks } Wo.
   *[other] { thebes-region-short }, { $weeks } Wo.
}
thebes-held = { $card ->
    [permit] Freie Grabungskarten: { $count }. Jede erlaubt eine Grabung in einer beliebigen Region.
    [thief] Dieb für { region }, { weeks }
    [robber] Grabräuber für { region }, { weeks }
    [scholar] Gelehrte: { $count }, je { weeks }
   *[helper] Helfer: { $count }. Jeder ist ein Buch mehr für eine Grabung.
}
thebes-in-hand = Hand: { $count }
thebes-permits-held = Grabungskarten: { $list }
thebes-hand-held = Aktionskarten: { $list }
thebes-rival-region = { region }: { books }, { $permits ->
    [0] keine Grabungskarte
    [one] eine Grabungskarte
   *[other] { $permits } Grabungskarten
}, { $finds ->
    [0] keine Fundstücke
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
}
thebes-your-points = Deine Punkte

thebes-weeks = Wochen der Grabung
thebes-column = { weeks }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
thebes-permits = Grabungskarte und Helfer
thebes-permit = { $permit ->
    [local] Karte { region }
   *[free] Freie Grabungskarte
}
thebes-permit-short = { $permit ->
    [local] { thebes-region-short }
   *[free] Freie Grabungskarte
}
thebes-helpers = { $count ->
    [0] Helfer: +1, { $weeks ->
        [one] 1 Woche
       *[other] { $weeks } Wochen
    }
    [one] 1 Helfer, { $weeks ->
        [one] 1 Woche
       *[other] { $weeks } Wochen
    }
   *[other] { $count } Helfer, { $weeks } Wochen
}
thebes-helpers-short = { $count ->
    [0] Helfer +1
   *[other] { $count } Helfer
}
thebes-way = { $helped ->
    [0] Woche { $from } → { $to }
   *[other] { $digging } + { $helped } Wochen: { $from } → { $to }
}
thebes-promise-cards = { $fewer ->
    [no] { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
   *[yes] { $cards ->
        [one] 1 Karte
       *[other] bis zu { $cards } Karten
    }
}
thebes-promise-fewer = vielleicht liegen weniger da
thebes-promise-finds = { $same ->
    [yes] wohl { $high ->
        [one] 1 Fundstück
       *[other] { $high } Fundstücke
    }
   *[no] wohl { $low }–{ $high } Fundstücke
}
thebes-promise-points = etwa { points }{ $same ->
    [yes] {""}
   *[no] {" "}({ $least }–{ $most })
}
thebes-promise-nothing = { $sure ->
    [yes] dort liegt nur Schutt
   *[no] wohl nur Schutt
}
thebes-gifts = Fundstücke für das Museum
thebes-own-finds = Meine Fundstücke
thebes-loot = Was im Stapel liegt
thebes-take-back = { $find }: doch behalten

thebes-may-take = nimm eine Karte
thebes-may-dig = grabe
thebes-may-play = spiel eine Karte aus
thebes-may-exhibit = eröffne eine Ausstellung
thebes-may-museum = beschenke ein Museum
thebes-or = oder
thebes-ask-choice = { $deeds }.
thebes-ask-shows = { $open ->
    [0] Noch reichen deine Fundstücke für *keine davon*.
   *[other] Welche Ausstellung oder welches Museum?
}
thebes-ask-scholar-where = Welche Stätte soll dein *Gelehrter* durchsehen?
thebes-ask-visit = Graben kannst du *{ in-region }* jetzt nicht, aber jemanden schicken.
thebes-ask-dig = Wie lange gräbst du *{ in-region }*? Dein Wissen ist { $knowledge }{ $general ->
    [0] {""}
   *[other] : { $special } Spezial- und { $general } Allgemeinwissen
}.
thebes-ask-take = { $card ->
    [special] { books } über *{ region }* nehmen
    [general] { books } *Allgemeinwissen* nehmen
    [congress] Den *Kongress* nehmen
    [permit] Die *freie Grabungskarte* nehmen
    [thief] Den *Dieb* für { region } nehmen
    [robber] Den *Grabräuber* für { region } nehmen
    [scholar] Den *Gelehrten* nehmen
   *[helper] Den *Helfer* nehmen
}, { weeks }? Dann stehst du auf { $week }.
thebes-ask-exhibit = *{ thebes-show }* eröffnen? { $all ->
    [yes] Du hast alle Funde dafür; das dauert { weeks }.
   *[no] Mit deinen Funden dauert es { weeks }.
} Dann stehst du auf { $week }.
thebes-ask-museum-all = *{ thebes-museum }* { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
} für immer geben? Das dauert { weeks }.
thebes-ask-give = { $given ->
    [0] Wähle { $owed ->
        [one] ein Fundstück
       *[other] { $owed } Fundstücke
    }, die du *{ thebes-museum }* für immer gibst.
   *[other] Noch { $owed ->
        [one] ein Fundstück
       *[other] { $owed } Fundstücke
    } für *{ thebes-museum }*.
}
thebes-ask-give-these = { $finds ->
    [one] Dieses Fundstück
   *[other] Diese { $finds } Fundstücke
} *{ thebes-museum }* für immer geben?
thebes-ask-pick = Welches Fundstück soll dein Grabräuber *{ in-region }* nehmen?
thebes-ask-thief = Dieb nach *{ region }* schicken? Er zieht eine Karte. Dann stehst du auf { $week }.
thebes-ask-rob = Grabräuber nach *{ region }* schicken? Er nimmt, was du aussuchst. Dann stehst du auf { $week }.
thebes-ask-scholar = Gelehrten nach *{ region }* schicken? Nur du siehst den Stapel. Dann stehst du auf { $week }.
thebes-do-tap = Tippe an, was du tun willst
thebes-do-tap-site = Tippe eine Stätte an
thebes-do-tap-show = { $open ->
    [0] Noch keine möglich
   *[other] Tippe eine davon an
}
thebes-do-choose = Wähle, wen du schickst
thebes-do-tap-finds = Tippe { $owed ->
    [one] ein Fundstück
   *[other] { $owed } Fundstücke
} an
thebes-do-tap-loot = Tippe ein Fundstück an
thebes-do-dig = { weeks } graben{ $helpers ->
    [0] ,
    [one] {" "}und { $helped } für den Helfer:
   *[other] {" "}und { $helped } für { $helpers } Helfer:
} { $fewer ->
    [no] { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
   *[yes] { $cards ->
        [one] 1 Karte
       *[other] bis zu { $cards } Karten
    }
}
thebes-move-take = Nimm { $card ->
    [special] { books } über { region }
    [general] { books } Allgemeinwissen
    [congress] den Kongress
    [permit] die freie Grabungskarte
    [thief] den Dieb für { region }
    [robber] den Grabräuber für { region }
    [scholar] den Gelehrten
   *[helper] den Helfer
}
thebes-do-take = Nehmen, { weeks }
thebes-do-exhibit = Eröffnen, { points }
thebes-do-give = Geben für { points }
thebes-gain = { $sign ->
    [0] so viele Punkte wie jetzt
    [1] { points } mehr als jetzt
   *[other] { points } weniger als jetzt
}
thebes-do-pick = { $find } nehmen
thebes-do-thief = Losschicken, { weeks }
thebes-do-rob = Losschicken, { weeks }
thebes-do-scholar = Losschicken, { weeks }
thebes-send-thief = Dieb schicken
thebes-send-rob = Grabräuber schicken
thebes-send-scholar = Gelehrten schicken
thebes-why-permit = Du hast keine Grabungskarte für { region } mehr. Eine freie Grabungskarte erlaubt noch eine Grabung.
thebes-why-little = Mit einem Wissen von { $books } findest du { in-region } noch nichts. Nimm mehr Bücher.
thebes-why-with-a-dig = { $card ->
    [permit] Eine freie Grabungskarte brauchst du für eine Grabung, in jeder Region. Tippe auf eine Grabungsstätte.
   *[helper] Ein Helfer geht mit auf eine Grabung. Tippe auf eine Grabungsstätte.
}
thebes-why-exhibit = „{ thebes-show }“ braucht { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
} aus { region }; du hast { $held }.
thebes-why-museum = { thebes-museum } möchte { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
}; du hast { $held }.

thebes-told-taken = { $card ->
    [special] Genommen: { books } über { region }.
    [general] Genommen: { books } Allgemeinwissen.
    [congress] Genommen: ein Kongress.
    [permit] Genommen: eine freie Grabungskarte.
    [thief] Genommen: der Dieb für { region }.
    [robber] Genommen: der Grabräuber für { region }.
    [scholar] Genommen: ein Gelehrter.
   *[helper] Genommen: ein Helfer.
}
thebes-told-dug = Gegraben { in-region }, { weeks }: { $finds }.
thebes-told-thief = Dieb nach { region } geschickt: { $finds }.
thebes-told-robber = Grabräuber nach { region } geschickt: { $finds }.
thebes-told-scholar = Gelehrten nach { region } geschickt.
thebes-told-exhibited = „{ thebes-show }“ eröffnet: { points }.
thebes-told-museum = { thebes-museum } beschenkt: { points }.
thebes-told-professor = { thebes-professor } gewonnen.
thebes-told-rubble = { $count ->
    [one] Schutt
   *[other] { $count } × Schutt
}
thebes-told-nothing = nur Schutt
thebes-professor-titled = { $professor ->
    [mesopotamia] Die Professorin für Mesopotamien
    [egypt] Der Professor für Ägypten
    [greece] Der Professor für Griechenland
    [crete] Die Professorin für Kreta
   *[greatest] Der Professor für das größte Wissen
}, { thebes-professor },
thebes-hit-professors = { $count ->
    [1] { $one } wechselt zu { $name }.
    [2] { $one } und { $two } wechseln zu { $name }.
   *[other] { $count } Professoren wechseln zu { $name }.
}

thebes-moment-title = { $mine ->
    [yes] { region }
   *[no] { $name } { in-region }
}, { weeks }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
thebes-moment-begin = { $name }: { region }, { weeks }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. { $finds }.
thebes-moment-nothing = Diesmal nur Schutt
thebes-moment-empty = Mehr lag nicht da
thebes-moment-end = Der Stapel ist leer: Jetzt wird gezählt
thebes-scene-finds = Funde von { $name }
thebes-scene-none = Diesmal keine Funde

thebes-closeup-left = Noch nicht ausgegraben, hier oder noch im Kartenstapel:
thebes-closeup-looked = Als du nachsahst: { $list }.
thebes-closeup-taken = Seitdem genommen: { $list }.
thebes-closeup-rubble = Eine Grabung brachte { $count } × Schutt.

# The page calls finds, exhibitions and museums by name; the terminal needs worth and numbers.
find = { $find ->
    [rubble] Schutt
    [knowledge] { thebes-find-name }, ein aufgeschlagenes Buch
    [one] { thebes-find-name }, ein Punkt
   *[other] { thebes-find-name }, { $find } Punkte
}
event-given = { $seat } gibt für immer her: { find }.
event-picked = { $seat } sucht sich { in-region } aus: { find }.
event-pile-seen = Du siehst im Stapel von { region }: { $count } × { $find ->
    [rubble] Schutt
   *[other] { thebes-find-name }
}.
move-give = Gib her: { find }
    .words = region find
move-pick = Nimm { $find ->
    [knowledge] ein aufgeschlagenes Buch
    [one] ein Fundstück für einen Punkt
   *[other] ein Fundstück für { $find } Punkte
}
    .words = find
event-presented = { $card ->
    [exhibition] Eine neue Ausstellung: „{ thebes-show }“.
   *[museum] Ein neues Museum: { thebes-museum }.
}
event-exhibited = { $seat } eröffnet „{ thebes-show }“ mit Funden aus { $tiers ->
    [one] einer Region
   *[other] { $tiers } Regionen
}; das dauert { weeks } und bringt { points-won }.
event-museum-chosen = { $seat } wählt das Museum in { thebes-museum }; es bekommt { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
}.
event-museum-filled = { $seat } hat das Museum in { thebes-museum } ausgestattet; das dauert { weeks } und bringt { points-won }.
move-exhibit = Eröffne „{ thebes-show }“
    .words = number
move-museum = Statte das Museum in { thebes-museum } aus
    .words = number
move-dig = Grab { weeks } lang { in-region }{ $permit ->
    [local] {""}
   *[other] {" "}mit einer freien Grabungskarte
}{ $helpers ->
    [0] {""}
   *[other] {" "}{ $permit ->
        [local] mit
       *[other] und
    } { $helpers ->
        [one] einem Helfer
       *[other] { $helpers } Helfern
    }
}
    .words = region permit weeks helpers
thebes-quarter = Jahr { $year }, Wochen { $from }–{ $to }
thebes-chances = Gewinnchance nach Wochen
