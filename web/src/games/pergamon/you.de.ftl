you-round-begun = — Runde { $round } — Du beginnst.
you-placed = Du stehst auf Feld { $space }.
you-paid = Du wolltest { $asked } und bekommst { $coins ->
    [0] nichts
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
you-dug = Du gräbst in Stollen { gallery-name } für { $cost ->
    [0] nichts
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}.
you-find-taken = Du nimmst Fundstück { $tile }.
you-not-dug = Du gräbst nicht.
you-row-begun = Du beginnst eine Reihe mit Fundstück { $tile }.
you-joined = Du fügst Fundstück { $tile } an: { an-object } aus dem Jahr { $year }.
you-polished = Du hast { $coins ->
    [0] nichts
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} für das Polieren der Reihe bezahlt.
you-shown = Du eröffnest Ausstellung { marker-name } im Wert von { $value } auf Feld { $space } des Museums: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
you-pushed = Deine Ausstellung { marker-name } rutscht von { $space } { to-space }.
you-stepped-down = Deine Ausstellung { marker-name } { $to ->
    [0] fällt
   *[other] sinkt
} von { $space } { to-space }.
you-broken-up = Deine Ausstellung { marker-name } wird aufgelöst: { $why ->
    [pushed-out] aus dem Museum gedrängt
    [lost-interest] Niemand will sie mehr sehen
   *[replaced] Sie macht Platz für eine neue
}.
you-stored = Du lagerst { $finds ->
    [one] ein Fundstück
   *[other] { $finds } Fundstücke
} { $fee ->
    [0] kostenlos
    [one] für { $fee } Münze
   *[other] für { $fee } Münzen
}.
you-visited = Deine Ausstellung { marker-name } auf Feld { $space } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
you-prized = Du zeigst { the-oldest }, aus dem Jahr { $year }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
