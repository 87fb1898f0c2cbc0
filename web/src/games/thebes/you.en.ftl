you-stacked = { $place ->
    [1] Your marker lies on top: you begin.
   *[other] Your marker is number { $place } from the top.
}
you-taken = You take: { card }.
you-professor-left = You lose { professor }.
you-professor-won = You win { professor } with { books }.
you-exhibited = You open “{ thebes-show }” with finds from { $tiers ->
    [one] one region
   *[other] { $tiers } regions
} in { weeks }: { points }.
you-museum-chosen = You choose the museum in { thebes-museum }, which needs { $finds ->
    [one] one find
   *[other] { $finds } finds
}.
you-given = You give the museum a find: { find }.
you-museum-filled = You fill the museum in { thebes-museum } in { weeks }: { points }.
you-thief-sent = You send a thief to { region }.
you-robber-sent = You send the tomb robber to { region }, who looks through the pile.
you-scholar-sent = You send a scholar to { region }, who looks through the pile.
you-nothing-picked = You find nothing but rubble in { region } and take nothing.
you-picked = You pick a find from { region }: { find }.
you-permit-used = You hand in { $permit ->
    [local] a permit for { region }
   *[free] a dig permit
}{ $helpers ->
    [0] {""}
    [one] {" "}and take a helper along
   *[other] {" "}and take { $helpers } helpers along
}.
you-dug = You dig in { region } for { weeks } with a knowledge of { $books }, which allows { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
you-found = You find in { region }: { find }.
you-rubble = You turn up rubble in { region }.
you-marker-moved = You move { weeks } on, to week { $week }.
you-scored = You get { points } for { $why ->
    [finds] finds
    [exhibitions] exhibitions
    [professors] professors
    [museums] museums
    [congresses] congresses
   *[time] being behind the front marker
}.
