you-dealt = Du bekommst { $cards } Karten.
you-turn-begun = Du bist am Zug.
you-drawn = Du ziehst vom Stapel.
you-card-taken = Du nimmst die offene Karte { $card }.
you-built = Du errichtest { monument }, { $rank ->
    [1] als erster Erbauer
   *[2] als zweiter Erbauer
}.
you-extended = Du erweiterst { monument }.
you-card-laid = Du legst { $card } an.
you-discarded = Du wirfst { $card } ab ({ symbol }).
you-pair-scored = Du wertest das Symbol { symbol } in deinen Monumenten: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
you-fourth-bought = Du hast in diesem Zug eine vierte Aktion.
you-history-begun = Du schickst einen Geschichtsschreiber los.
you-card-lost = Du verlierst { $card }.
you-historian-placed = Du schreibst Geschichte: { $cards ->
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
you-token-bought = Du kaufst das { token }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
you-token-lost = Du musst das { token } abgeben.
you-extra-paid = Du zahlst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für eine zusätzliche Karte.
you-offered = Du bietest { $card } zum Tausch an.
you-swapped = Du nimmst { $second-card } für { $card }, die offen liegen bleibt.
you-column-lifted = Du nimmst { monument } auf, um die Karten neu zu ordnen.
you-nothing-possible = Du kannst nichts mehr tun; dein Zug endet.
you-historian-scored = Deine Geschichte aus { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
you-honoured = Du hast den { $rank ->
    [1] besten
    [2] zweitbesten
   *[3] drittbesten
} Geschichtsschreiber: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} dazu.
you-unused = Du hast { $historians ->
    [one] einen Geschichtsschreiber
   *[other] { $historians } Geschichtsschreiber
} nie eingesetzt und verlierst { $points } Punkte.
you-monument-scored = Dein Monument { monument }, { $share ->
    [sole] als einziger Erbauer
    [larger] der größere Teil
   *[smaller] der kleinere Teil
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
you-token-scored = Du hast das { token }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
