you-starts = You are the start player.
you-place-rolled = You roll for a figure: site { $site }.
you-put = You put { $figure } on site { $site }.
you-gave-back = You give { artefakt-a-fragment } back.
you-given-away = You part with part { $part } of the { artefakt-artefact }.
you-rolled = You roll the { artefakt-artefact } and site { $site }.
you-colour-chosen = You choose { artefakt-a-fragment } instead.
you-planned = You have planned.
you-card-turned = You turn up a { $steps } for { $figure }.
you-travelled = You move { $figure } to site { $site }.
you-claimed = You take { $fragments ->
    [one] the fragment
    [2] both fragments
   *[other] all { $fragments } fragments
} of site { $site }.
you-taken = You get { artefakt-a-fragment } from site { $site }.
you-stolen = At site { $site } you steal { artefakt-a-fragment } from { $other }.
from-you-stolen = At site { $site } { $seat } steals { artefakt-a-fragment } from you.
you-left-alone = You take nothing at site { $site }.
you-seen = You see what it is: part { $part } of the { artefakt-artefact }.
you-instructed = You use site { $site }, { site-name }.
you-declined = You do not use site { $site }, { site-name }.
you-walked = You walk { $figure } on to site { $site }.
you-looked = You look at what lies on site { $site }.
you-picked = You take { artefakt-a-fragment } from site { $site }.
you-pushed = You push { $figure } of { $other } to site { $site }.
from-you-pushed = { $seat } pushes your figure to site { $site }: { $figure }.
you-banished = You send { artefakt-a-fragment } from { $other } back to the middle.
from-you-banished = { $seat } sends { artefakt-a-fragment } of yours back to the middle.
you-drawn = You take { artefakt-a-fragment } from the middle.
you-swapped = You swap { artefakt-a-fragment } with the middle.
you-handed-over = You give { $other } { artefakt-a-fragment }.
from-you-handed-over = { $seat } gives you { artefakt-a-fragment }.
you-received = You take { artefakt-a-fragment } from { $other } in return.
from-you-received = { $seat } takes { artefakt-a-fragment } from you in return.
you-carried = You have { artefakt-a-fragment } moved from site { $site } to { $to }.
you-stone-taken = You will have the start stone next round.
you-site-turned = You turn site { $site }, { site-name }, to its text side.
you-stone-passed = The start stone goes to you.
you-artefact-completed = You show all four parts of the { artefakt-artefact }!
