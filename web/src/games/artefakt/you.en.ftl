you-starts = You are the start player.
you-place-rolled = You roll { artefakt-the } for your next figure.
you-round-begun = Round { $round } begins. You have the start stone.
you-put = You place { $figure } { artefakt-at }.
you-gave-back = You give { artefakt-a-fragment } back.
you-given-away = You give up part { $part } of the { artefakt-artefact }.
you-rolled = You roll the { artefakt-artefact } and { artefakt-the }.
you-colour-chosen = You choose { artefakt-a-fragment } instead.
you-planned = You have planned.
you-card-turned = You reveal the { artefakt-vehicle } for { $figure }.
you-travelled = You send { $figure } { artefakt-to }.
you-claimed = You take { $fragments ->
    [one] the fragment
    [2] both fragments
   *[other] all { $fragments } fragments
} { artefakt-at }.
you-taken = You get { artefakt-a-fragment } { artefakt-from }.
you-stolen = You steal { artefakt-a-fragment } from { $other } { artefakt-at }.
from-you-stolen = { $seat } steals { artefakt-a-fragment } from you { artefakt-at }.
you-left-alone = You take nothing { artefakt-at }.
you-seen = You see what it is: part { $part } of the { artefakt-artefact }.
you-instructed = You use { artefakt-the }.
you-declined = You do not use { artefakt-the }.
you-walked = You walk { $figure } on { artefakt-to }.
you-looked = You look at what lies { artefakt-at }.
you-picked = You take { artefakt-a-fragment } { artefakt-from }.
you-pushed = You push { $figure } of { $other } { artefakt-to }.
from-you-pushed = { $seat } pushes your figure { artefakt-to }: { $figure }.
you-banished = You send { artefakt-a-fragment } from { $other } back to the middle.
from-you-banished = { $seat } sends { artefakt-a-fragment } of yours back to the middle.
you-drawn = You draw { artefakt-a-fragment } from the middle.
you-swapped = You swap { artefakt-a-fragment } with the middle.
you-handed-over = You give { $other } { artefakt-a-fragment }.
from-you-handed-over = { $seat } gives you { artefakt-a-fragment }.
you-received = You take { artefakt-a-fragment } from { $other } in return.
from-you-received = { $seat } takes { artefakt-a-fragment } from you in return.
you-carried = You move { artefakt-a-fragment } { artefakt-to }.
you-stone-taken = You will have the start stone next round.
you-site-turned = You open { artefakt-the }.
you-stone-passed = The start stone goes to you.
you-artefact-completed = You show all four parts of the { artefakt-artefact }!
