monuments-coach-hand = Diese Karten kennst nur du. Ein Zug hat { $actions } Aktionen: ziehen, errichten, erweitern oder ein Paar werten.
monuments-coach-hand-more = Du darfst dieselbe Aktion auch mehrmals nehmen.
monuments-coach-build = Diese Karten reichen, um ein Monument zu errichten: { monument }. Tippe sie an und errichte es.
monuments-coach-build-more = Es ist eine Aktion, egal wie viele du legst. Der Erste braucht zwei Karten, der Zweite drei.
monuments-coach-fame = Dein Monument steht. Seine Sonne zeigt, was es wert ist, und steigt, wenn andere darüber schreiben.
monuments-coach-fame-more = Jedes Mal fällt die letzte Karte deiner Spalte, nie aber die einzige.
monuments-coach-draw = Zieh eine Karte: verdeckt vom Stapel oder eine der offenen.
monuments-coach-draw-more = Mit mehr Karten hält ein Monument länger.
monuments-coach-pair = Zwei Karten mit demselben Symbol sind ein Paar: Wirf sie ab, und jedes solche Symbol in deinen Monumenten bringt einen Punkt.
monuments-coach-pair-more = Oder kauf damit einmal im Zug eine vierte Aktion.
monuments-coach-history = Die anderen haben gebaut. Statt Aktionen zu nehmen, kannst du Geschichte schreiben: Dabei { $cards ->
    [one] fiele eine Karte
   *[other] fielen { $cards } Karten
}.
monuments-coach-history-more = Jede ist ein Punkt für dich und Ruhm für sie.
monuments-coach-historian = Hier { $count ->
    [one] wartet ein Geschichtsschreiber
   *[other] warten { $count } Geschichtsschreiber
}. { $count ->
    [one] Bleibt er zu Hause, kostet er
   *[other] Bleiben sie zu Hause, kosten sie
} dich am Ende { $cost } Punkte.
monuments-coach-historian-more = Schick sie rechtzeitig. Es kostet einen ganzen Zug.
monuments-coach-free = Bauen, beschrieben werden, selbst schreiben: Mehr ist es nicht. Der Rest der Partie gehört dir.
monuments-coach-free-more = Schluss ist, wenn die Karten ausgehen. Die meisten Punkte gewinnen.
monuments-coach-unsent = Die Karten gehen zur Neige, und du hast noch { $count ->
    [one] einen Geschichtsschreiber
   *[other] { $count } Geschichtsschreiber
} zu Hause. { $count ->
    [one] Bleibt er dort, kostet er
   *[other] Bleiben sie dort, kosten sie
} dich am Ende { $cost } Punkte.
