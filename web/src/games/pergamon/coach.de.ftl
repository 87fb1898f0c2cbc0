pergamon-coach-funds = Hier liegen zwei verdeckte Karten. Ihre Rückseiten verraten ungefähr, wie viele Münzen es diese Runde gibt.
pergamon-coach-funds-more = Hinter einem Geldsack stecken { $bag } Münzen, hinter einer Truhe { $chest }.
pergamon-coach-place = Setze deine Figur auf ein freies Feld. Es bestimmt, wie viel du forderst, wie tief du graben darfst und wann.
pergamon-coach-place-more = Von rechts nach links wird gezahlt und gespielt. Ganz links gibt es den Rest.
pergamon-coach-dig = { $count ->
    [one] Diesen Stollen
   *[other] Diese Stollen
} erreicht deine Figur. Je tiefer, desto älter die Funde, und Altes ist mehr wert.
pergamon-coach-dig-more = Die Münze auf dem Schild ist der Preis für alles darin. Grabe, wo du magst.
pergamon-coach-shelf = Deine Funde warten im Regal, bis ihre Hälften zusammenpassen. Dann kannst du sie ausstellen.
pergamon-coach-shelf-more = { $free } lagern frei, mehr kosten Münzen. Beende deinen Zug.
pergamon-coach-evaluation = Nach Runde { $round } kommt Publikum. Jede Ausstellung bringt dann die Punkte ihrer Etage und rutscht nach unten.
pergamon-coach-evaluation-more = Das älteste Stück der Art auf der Perle bringt einen Preis.
pergamon-coach-row = Zwei deiner Funde passen zusammen! Tippe sie an, dann fügen sie sich auf der Werkbank. Stelle die Reihe aus.
pergamon-coach-row-more = Sie ist die Jahrhunderte ihrer ganzen Stücke wert. Du darfst auch auf eine längere Reihe warten.
pergamon-coach-show = Deine Ausstellung beginnt in der Nische ihres Werts. Jede spätere dort oder darüber schiebt sie um eins hinab.
pergamon-coach-show-more = Höchstens drei Ausstellungen. Für eine vierte muss eine alte weichen.
pergamon-coach-free = Nun weißt du, wie es geht: fordern, graben, zusammenfügen, ausstellen. Der Rest der Partie gehört dir.
pergamon-coach-free-more = Zwölf Runden, viermal Publikum. Die meisten Punkte gewinnen.
pergamon-coach-visitors = Nach dieser Runde kommt Publikum, und du zeigst noch nichts. Auch eine kleine Ausstellung zählt.
pergamon-coach-coins = Das ist die letzte Runde. Danach sind Münzen nichts mehr wert: Poliere mit allem, was du hast.
pergamon-coach-unshown = Das ist die letzte Runde. Was im Regal bleibt, bringt keine Punkte.
