monuments-coach-hand = Diese Karten kennst nur du. Ein Zug hat { $actions } Aktionen: ziehen, errichten, erweitern oder ein Paar abwerfen.
monuments-coach-hand-more = Die Punkte in der Leiste zählen deine Aktionen.
monuments-coach-build = Diese Karten reichen, um ein Monument zu errichten: { monument }. Tippe sie an und errichte es.
monuments-coach-build-more = So viele du legst, es ist eine Aktion. Als Erster brauchst du zwei, als Zweiter drei.
monuments-coach-fame = Dein Monument steht, doch noch kennt es niemand. Seine Sonne steigt, wenn andere darüber schreiben.
monuments-coach-fame-more = Jedes Mal fällt dort deine letzte Karte. Die allerletzte ist sicher.
monuments-coach-draw = Zieh eine Karte: verdeckt vom Stapel oder eine der offenen.
monuments-coach-draw-more = Mit mehr Karten hält ein Monument länger.
monuments-coach-pair = Zwei Karten mit demselben Symbol sind ein Paar: Wirf sie ab, für einen Punkt je Symbol in deinen Mauern.
monuments-coach-pair-more = Oder kauf damit einmal im Zug eine vierte Aktion.
monuments-coach-history = Die anderen haben gebaut. Statt Aktionen zu nehmen, kannst du Geschichte schreiben: Sie träfe { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
monuments-coach-history-more = Jede ist ein Punkt für dich und Ruhm für sie.
monuments-coach-historian = Hier { $count ->
    [one] wartet ein Geschichtsschreiber
   *[other] warten { $count } Geschichtsschreiber
}. Nie losgeschickt, { $count ->
    [one] kostet er
   *[other] kosten sie
} dich am Ende { $cost } Punkte.
monuments-coach-historian-more = Schick sie rechtzeitig. Es kostet einen ganzen Zug.
monuments-coach-free = Bauen, beschrieben werden, schreiben: Das ist alles. Der Rest der Partie gehört dir.
monuments-coach-free-more = Schluss ist, wenn die Karten ausgehen. Die meisten Punkte gewinnen.
monuments-coach-unsent = Die Karten gehen zur Neige, und du hast noch { $count ->
    [one] einen Geschichtsschreiber
   *[other] { $count } Geschichtsschreiber
} zu Hause. Nie losgeschickt, { $count ->
    [one] kostet er
   *[other] kosten sie
} dich { $cost } Punkte.
