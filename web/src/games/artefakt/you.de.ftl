you-starts = Du bist Startspieler.
you-place-rolled = Du würfelst für eine Figur die { $site }.
you-put = Du stellst { $figure } auf Fundort { $site }.
you-gave-back = Du gibst { artefakt-a-fragment } zurück.
you-given-away = Du verlierst Teil { $part } { artefakt-of-artefact }.
you-rolled = Du würfelst { artefakt-artefact } und { $site }.
you-colour-chosen = Du wählst stattdessen { artefakt-a-fragment }.
you-planned = Du hast geplant.
you-card-turned = Du deckst für { $figure } eine { $steps } auf.
you-travelled = Du ziehst { $figure } auf Fundort { $site }.
you-claimed = Du nimmst { $fragments ->
    [one] das Fragment
    [2] beide Fragmente
   *[other] alle { $fragments } Fragmente
} von Fundort { $site }.
you-taken = Von Fundort { $site } geht { artefakt-a-fragment } an dich.
you-stolen = An Fundort { $site } stiehlst du { artefakt-a-fragment } von { $other }.
from-you-stolen = An Fundort { $site } stiehlt { $seat } dir { artefakt-a-fragment }.
you-left-alone = Du nimmst an Fundort { $site } nichts.
you-seen = Du siehst nach: Teil { $part } { artefakt-of-artefact }.
you-instructed = Du nutzt Fundort { $site }, { site-name }.
you-declined = Du verzichtest auf Fundort { $site }, { site-name }.
you-walked = Du ziehst { $figure } weiter auf Fundort { $site }.
you-looked = Du siehst dir an, was auf Fundort { $site } liegt.
you-picked = Du nimmst { artefakt-a-fragment } von Fundort { $site }.
you-pushed = Du versetzt { $figure } von { $other } auf Fundort { $site }.
from-you-pushed = { $seat } versetzt deine Figur auf Fundort { $site }: { $figure }.
you-banished = Du schickst { artefakt-a-fragment } von { $other } zurück in die Mitte.
from-you-banished = { $seat } schickt { artefakt-a-fragment } von dir zurück in die Mitte.
you-drawn = Du nimmst { artefakt-a-fragment } aus der Mitte.
you-swapped = Du tauschst { artefakt-a-fragment } mit der Mitte.
you-handed-over = Du gibst { $other } { artefakt-a-fragment }.
from-you-handed-over = { $seat } gibt dir { artefakt-a-fragment }.
you-received = Du nimmst dafür { artefakt-a-fragment } von { $other }.
from-you-received = { $seat } nimmt dafür { artefakt-a-fragment } von dir.
you-carried = Du verlegst { artefakt-a-fragment } von Fundort { $site } auf { $to }.
you-stone-taken = Du bekommst in der nächsten Runde den Startspielerstein.
you-site-turned = Du deckst Fundort { $site } auf: { site-name }.
you-stone-passed = Der Startspielerstein geht an dich.
you-artefact-completed = Du zeigst alle vier Teile { artefakt-of-artefact }!
