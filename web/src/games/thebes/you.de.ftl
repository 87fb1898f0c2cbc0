you-stacked = { $place ->
    [1] Dein Marker liegt oben: Du beginnst.
   *[other] Dein Marker liegt an { $place }. Stelle von oben.
}
you-taken = Du nimmst: { card }.
you-professor-left = Du verlierst { professor }.
you-professor-won = Du gewinnst { professor } ({ books }).
you-exhibited = Du eröffnest „{ thebes-show }“ mit Funden aus { $tiers ->
    [one] einer Region
   *[other] { $tiers } Regionen
}; das dauert { weeks } und bringt { points-won }.
you-museum-chosen = Du wählst das Museum in { thebes-museum }; es bekommt { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
}.
you-given = Du gibst für immer her: { find }.
you-museum-filled = Du hast das Museum in { thebes-museum } ausgestattet; das dauert { weeks } und bringt { points-won }.
you-thief-sent = Du schickst einen Dieb nach { region }.
you-robber-sent = Du schickst den Grabräuber nach { region }; er sieht den Stapel durch.
you-scholar-sent = Du schickst einen Gelehrten nach { region }; er sieht den Stapel durch.
you-nothing-picked = Du findest { in-region } nur Schutt und nimmst nichts.
you-picked = Du suchst dir { in-region } aus: { find }.
you-permit-used = Du gibst { $permit ->
    [local] eine Grabungskarte für { region }
   *[free] eine freie Grabungskarte
} ab{ $helpers ->
    [0] {""}
    [one] {" "}und nimmst einen Helfer mit
   *[other] {" "}und nimmst { $helpers } Helfer mit
}.
you-dug = Du gräbst { in-region }, { weeks } lang mit Wissen { $books }, und darfst { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ziehen.
you-found = Du findest { in-region }: { find }.
you-rubble = Du stößt { in-region } auf Schutt.
you-marker-moved = Für dich { $weeks ->
    [one] vergeht eine Woche
   *[other] vergehen { $weeks } Wochen
}: jetzt Woche { $week }.
you-scored = Du bekommst { points-won } für { $why ->
    [finds] Fundstücke
    [exhibitions] Ausstellungen
    [professors] Professoren
    [museums] Museen
    [congresses] Kongresse
   *[time] Wochen Rückstand
}.
