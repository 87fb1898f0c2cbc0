you-starts = Du bist Startspieler.
you-place-rolled = Du würfelst { artefakt-the } für deine nächste Figur.
you-round-begun = Runde { $round } beginnt. Du hast den Startstein.
you-put = Du stellst { $figure } { artefakt-at } auf.
you-gave-back = Du gibst { artefakt-a-fragment } zurück.
you-given-away = Du verlierst Teil { $part } { artefakt-of-artefact }.
you-rolled = Du würfelst { artefakt-artefact } und { site-name }.
you-colour-chosen = Du wählst stattdessen { artefakt-a-fragment }.
you-planned = Du hast geplant.
you-card-turned = Du deckst für { $figure } { artefakt-by-vehicle } auf.
you-travelled = Du schickst { $figure } { artefakt-to }.
you-claimed = Du nimmst { $fragments ->
    [one] das Fragment
    [2] beide Fragmente
   *[other] alle { $fragments } Fragmente
} { artefakt-from }.
you-taken = Du bekommst { artefakt-a-fragment } { artefakt-from }.
you-stolen = Du stiehlst { $other } { artefakt-at } { artefakt-a-fragment }.
from-you-stolen = { $seat } stiehlt dir { artefakt-at } { artefakt-a-fragment }.
you-left-alone = Du nimmst { artefakt-at } nichts.
you-seen = Du siehst nach: Teil { $part } { artefakt-of-artefact }.
you-instructed = Du nutzt { artefakt-the }.
you-declined = Du nutzt { artefakt-the } nicht.
you-walked = Du ziehst { $figure } weiter { artefakt-to }.
you-looked = Du siehst dir an, was { artefakt-at } liegt.
you-picked = Du nimmst { artefakt-a-fragment } { artefakt-from }.
you-pushed = Du schiebst { $figure } von { $other } { artefakt-to }.
from-you-pushed = { $seat } schiebt deine Figur { artefakt-to }: { $figure }.
you-banished = Du schickst { artefakt-a-fragment } von { $other } zurück in die Mitte.
from-you-banished = { $seat } schickt { artefakt-a-fragment } von dir zurück in die Mitte.
you-drawn = Du ziehst { artefakt-a-fragment } aus der Mitte.
you-swapped = Du tauschst { artefakt-a-fragment } mit der Mitte.
you-handed-over = Du gibst { $other } { artefakt-a-fragment }.
from-you-handed-over = { $seat } gibt dir { artefakt-a-fragment }.
you-received = Du nimmst dafür { artefakt-a-fragment } von { $other }.
from-you-received = { $seat } nimmt dafür { artefakt-a-fragment } von dir.
you-carried = Du verlegst { artefakt-a-fragment } { artefakt-to }.
you-stone-taken = Du hast in der nächsten Runde den Startstein.
you-site-turned = Du deckst { artefakt-the } auf.
you-stone-passed = Der Startstein geht an dich.
you-artefact-completed = Du zeigst alle vier Teile { artefakt-of-artefact }!
