artefakt-map = Map of the ten sites
artefakt-nothing = nothing
artefakt-artefact = { $colour ->
    [blue] crown
    [brown] helmet
   *[yellow] chalice
}
artefakt-Artefact = { $colour ->
    [blue] Crown
    [brown] Helmet
   *[yellow] Chalice
}
artefakt-a-fragment = { $colour ->
    [blue] a crown fragment
    [brown] a helmet fragment
   *[yellow] a chalice fragment
}
artefakt-some = { $count ->
    [0] no { artefakt-artefact } fragments
    [one] one { artefakt-artefact } fragment
   *[other] { $count } { artefakt-artefact } fragments
}
artefakt-known = { artefakt-some } (you know part { $parts })
artefakt-site = Site { $number }, { $name }.
artefakt-open = Open: { $text } (Freely reconstructed.)
artefakt-closed = Closed. Once open: { $text } (Freely reconstructed.)
artefakt-lies = Lying here: { $fragments }.
artefakt-stands = Standing here: { $figures }.
artefakt-figure = { $figure } of { $name }

# On the labels of open sites: at most 21 letters.
artefakt-at-walk = { $steps ->
    [one] Walk on 1 site
   *[other] Walk on { $steps } sites
}
artefakt-at-look = Look at one site
artefakt-at-pick = Take from next door
artefakt-at-push = { $steps ->
    [one] Push a rival 1 site
   *[other] Push a rival { $steps } sites
}
artefakt-at-banish = A rival loses one
artefakt-at-draw = Draw one unseen
artefakt-at-swap = Swap with the middle
artefakt-at-trade = Trade a fragment
artefakt-at-carry = Move a fragment
artefakt-at-stone = Take the start stone

artefakt-round = { $round ->
    [0] Preparations
   *[other] Round { $round }
}
artefakt-action-discover = discover
artefakt-action-plan = plan
artefakt-action-travel = travel
artefakt-action-claim = claim
artefakt-action-pass = stone
artefakt-in-the-middle = Still to be discovered: { $pile }
artefakt-which-colour = which one?
artefakt-dice = The dice show { artefakt-the }
artefakt-desk-steal = Steal which?
artefakt-desk-banish = Send which back?
artefakt-desk-trade = Trade with whom?
artefakt-desk-trading = Take which?
artefakt-card = { $name } has: { $fragments }.
artefakt-held = { $name } has: { $pile }
artefakt-mark-deadlock = A tie: nobody gets anything here
artefakt-mark-taken = { $name } took { $fragments ->
    [one] the fragment
    [2] both fragments
   *[other] all { $fragments } fragments
} here
artefakt-mark-stolen = { $name } stole { $artefact } from { $other } here
artefakt-stone = Start player of this round
artefakt-stone-next = Start player of the next round

artefakt-collection = My artefacts
artefakt-part = Part { $part } of the { artefakt-artefact }{ $copies ->
    [one] {""}
   *[other] , { $copies } copies
}. All four different parts win.
artefakt-missing = Part { $part } of the { artefakt-artefact } is missing
artefakt-back = Back to my journeys
artefakt-tickets = My journeys
artefakt-ticket-from = from { $site }
artefakt-ticket-now = at { $site }
artefakt-ticket-off = not on the map yet
artefakt-ticket-put = Start here
artefakt-vehicle = { $vehicle ->
    [1] motorbike
    [2] car
    [3] train
   *[4] plane
}
artefakt-card-of-figure = { $figure }: { artefakt-vehicle }, { $steps ->
    [one] 1 site
   *[other] { $steps } sites
}
artefakt-card-chosen = { $card }, chosen
artefakt-card-taken = { $card }, now used by your { $other }: touch to swap
artefakt-card-up = { $card }, turned up

# Pieces of sentences. $mark puts the name into terracotta.
artefakt-at = { $name ->
    [atlantis] at { $mark }Atlantis{ $mark }
    [easter-island] on { $mark }Easter Island{ $mark }
   *[other] at the { $mark }{ site-name }{ $mark }
}
artefakt-to = { $name ->
    [atlantis] to { $mark }Atlantis{ $mark }
    [easter-island] to { $mark }Easter Island{ $mark }
   *[other] to the { $mark }{ site-name }{ $mark }
}
artefakt-from = { $name ->
    [atlantis] from { $mark }Atlantis{ $mark }
    [easter-island] from { $mark }Easter Island{ $mark }
   *[other] from the { $mark }{ site-name }{ $mark }
}
artefakt-the = { $name ->
    [atlantis] { $mark }Atlantis{ $mark }
    [easter-island] { $mark }Easter Island{ $mark }
   *[other] the { $mark }{ site-name }{ $mark }
}
artefakt-lie = { $fragments ->
    [0] where nothing lies
    [one] where one fragment lies
    [2] where two fragments lie
    [3] where three fragments lie
   *[other] where { $fragments } fragments lie
}
artefakt-and = { $all } and { $thing }
artefakt-or = { $all } or { $thing }
artefakt-comma = { $all }, { $thing }

artefakt-phase = { $round }: { $phase }
artefakt-phase-discover = fragments are discovered
artefakt-phase-plan = everybody plans in secret
artefakt-phase-travel = the figures travel
artefakt-phase-claim = the sites are settled
artefakt-phase-pass = one more site opens

artefakt-ask-put = The die puts your next figure { $at }. Which one starts there?
artefakt-ask-give = { $fragments ->
    [0] Nothing is left to discover.
    [one] Only one fragment is left to discover.
   *[other] Only { $fragments } fragments are left to discover.
} Which of yours do you give back?
artefakt-ask-colour = That colour is used up. Which one is found { $at } instead?
artefakt-ask-plan = Plan in secret: choose a vehicle for each of your three figures.
artefakt-ask-more = { $count ->
    [one] Now a vehicle for your { $figure ->
        [stout] stout man
        [lady] lady
       *[tall] tall man
    }.
   *[other] Now vehicles for your { $figure ->
        [stout] stout man
        [lady] lady
       *[tall] tall man
    } and your { $other ->
        [stout] stout man
        [lady] lady
       *[tall] tall man
    }.
}
artefakt-ask-meet = { $figures ->
    [3] All three of yours
   *[2] Your { $one ->
        [stout] stout man
        [lady] lady
       *[tall] tall man
    } and { $two ->
        [stout] stout man
        [lady] lady
       *[tall] tall man
    }
} could meet { $at }, { $lie }.
artefakt-ask-apart = No two of yours can meet. Fragments in reach: { $sites }{ $more ->
    [yes] {" "}and more.
   *[no] .
}
artefakt-ask-nothing = No two of yours can meet, and nothing lies within reach.
artefakt-ask-planned = Your plan is sealed. You can still change it until everybody has planned.
artefakt-ask-travel = Your { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
} goes by { artefakt-vehicle }: { $ways }?
artefakt-ask-claim-both = You lead { $at }: take { $fragments ->
    [one] the fragment
    [2] both fragments
   *[other] all { $fragments } fragments
}, or steal one { $rivals ->
    [one] from { $name }
   *[other] from a rival there
}?
artefakt-ask-claim-take = You lead { $at }: { $fragments ->
    [one] the fragment is
    [2] both fragments are
   *[other] all { $fragments } fragments are
} yours.
artefakt-ask-claim-steal = You lead { $at }, where nothing lies: steal a fragment { $rivals ->
    [one] from { $name }
   *[other] from a rival there
}?
artefakt-ask-walk = You may walk one of your figures { $at } { $steps ->
    [one] one site
   *[other] { $steps } sites
} further.
artefakt-ask-walk-where = Which way does your { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
} walk?
artefakt-ask-walked = Walk { $to }, { $lie }? { $later ->
    [yes] It is still to be settled.
   *[no] It has been settled already.
}
artefakt-ask-look = You lead { $at }: you may look at all fragments of one site.
artefakt-ask-pick = You lead { $at }: you may take a fragment, unseen, from next door.
artefakt-ask-which = Which fragment { $from }?
artefakt-ask-push = You lead { $at }: you may push a rival’s figure { $steps ->
    [one] one site
   *[other] { $steps } sites
} away.
artefakt-ask-push-where = Which way is { $name }’s { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
} pushed?
artefakt-ask-pushed = Push { $name }’s { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
} { $to }, { $lie }? { $later ->
    [yes] It is still to be settled.
   *[no] It has been settled already.
}
artefakt-ask-banish = You lead { $at }: you may send a rival’s fragment back.
artefakt-ask-draw = You lead { $at }: you may draw a fragment from the middle. From which pile?
artefakt-ask-swap = You lead { $at }: you may swap a fragment for another of its colour, unseen.
artefakt-ask-trade = You lead { $at }: you may trade a fragment with a rival.
artefakt-ask-trade-what = Which of your fragments does { $name } get?
artefakt-ask-trade-whom = Who gets part { $part } of the { artefakt-artefact }?
artefakt-ask-trading = What do you take from { $name } in return?
artefakt-ask-carry = You lead { $at }: you may move a fragment to another site.
artefakt-ask-carrying = Where does the { artefakt-artefact } fragment { $from } go?
artefakt-ask-stone = You lead { $at }: you may take the start stone for the next round.
artefakt-ask-turn = Which site do you open for the rest of the game?
artefakt-ask-turned = Open { $the }: “{ $text }”?
artefakt-do-plan = Send this plan
artefakt-do-replan = Change to this plan
artefakt-do-take = { $fragments ->
    [one] Take the fragment
    [2] Take both fragments
   *[other] Take all { $fragments }
}
artefakt-do-leave = Steal nothing
artefakt-do-decline = Don’t use it
artefakt-do-stone = Take the start stone
artefakt-do-give = Give back part { $part } of the { artefakt-artefact }
artefakt-do-steal = Steal { artefakt-a-fragment } from { $name }
artefakt-do-walk = Walk { $to }
artefakt-do-look = Look at { $the }
artefakt-do-pick = Take { artefakt-a-fragment } { $from }
artefakt-do-push = Push { $to }
artefakt-do-banish = Send back { artefakt-a-fragment } of { $name }’s
artefakt-do-draw = Draw { artefakt-a-fragment }
artefakt-do-swap = Swap part { $part } of the { artefakt-artefact }
artefakt-do-colour = Take { artefakt-a-fragment }
artefakt-do-lay = Lay { artefakt-a-fragment }
artefakt-do-go = Move it { $to }
artefakt-do-turn = Open { $the }

artefakt-why-travel = The card takes your { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
} exactly { $steps ->
    [one] one site
   *[other] { $steps } sites
}, either way. Choose a site with a terracotta rim.
artefakt-why-plan = Choose vehicles on the tickets first. The map shows where they lead.
artefakt-why-planned = The vehicles on your tickets say where your figures go. Change them there, not on the map.
artefakt-why-use = That site is out of reach here. { $text }

artefakt-no-fragments = no fragments yet
artefakt-has-planned = has planned
artefakt-still-plans = still planning
artefakt-note-planned = ✓

# A turn in words; the name stands above it.
artefakt-told = { $clauses }.
artefakt-told-artefact-completed = completed the { artefakt-artefact }
artefakt-told-stolen = stole { artefakt-a-fragment } from { $you ->
    [yes] you
   *[no] { $name }
} { $at }
artefakt-told-claimed = took { $fragments ->
    [one] the fragment
    [2] both fragments
   *[other] all { $fragments } fragments
} { $at }
artefakt-told-walked = walked the { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
} on { $to }
artefakt-told-looked = looked at what lies { $at }
artefakt-told-picked = took { artefakt-a-fragment } { $from }
artefakt-told-pushed = pushed { $you ->
    [yes] your
   *[no] { $name }’s
} { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
} { $to }
artefakt-told-banished = sent { artefakt-a-fragment } of { $you ->
    [yes] yours
   *[no] { $name }’s
} back
artefakt-told-drawn = drew { artefakt-a-fragment }
artefakt-told-swapped = swapped { artefakt-a-fragment }
artefakt-told-handed-over = gave { $you ->
    [yes] you
   *[no] { $name }
} { artefakt-a-fragment }
artefakt-told-received = took { artefakt-a-fragment } in return
artefakt-told-carried = moved { artefakt-a-fragment } { $from } { $goal }
artefakt-told-stone-taken = took the start stone
artefakt-told-site-turned = opened a site: { site-name }
artefakt-told-gave-back = gave { artefakt-a-fragment } back
artefakt-told-colour-chosen = chose { artefakt-a-fragment } instead
artefakt-told-travelled = went { $to } with the { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
}
artefakt-told-put = started { $at } with the { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
}
artefakt-told-planned = planned in secret
artefakt-hit-stolen = stole { artefakt-a-fragment } from you { $at }{ $mine ->
    [0] {""}
   *[other] , { $theirs } to { $mine }
}
artefakt-hit-pushed = pushed your { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
} { $to }
artefakt-hit-banished = sent { artefakt-a-fragment } of yours back to the middle
artefakt-hit-received = took { $lost } from you, giving you { $got } in return
artefakt-this-part = part { $part } of the { artefakt-artefact }

artefakt-moment-joining = { $mine ->
    [yes] You piece
   *[no] { $name } pieces
} the { artefakt-artefact } together.
artefakt-moment-mine-whole = You have pieced the { artefakt-artefact } together!
artefakt-moment-whole = { $name } has pieced the { artefakt-artefact } together.
artefakt-moment-found = { $how ->
    [rival] You take { $count ->
        [one] a fragment
       *[other] { $count } fragments
    } from { $name }.
    [site] You take { $count ->
        [one] a fragment
       *[other] { $count } fragments
    } { $at }.
    [look] You look at { $count ->
        [one] a fragment
       *[other] { $count } fragments
    } and put { $count ->
        [one] it
       *[other] them
    } back.
   *[middle] You draw { $count ->
        [one] a fragment
       *[other] { $count } fragments
    }.
}
artefakt-moment-parts = { $fresh ->
    [0] You had { $count ->
        [one] that part
       *[other] these parts
    } already.
   *[other] { $best ->
        [one] Your first part of that artefact.
       *[other] That makes { $best } of { $all } parts.
    }
}
artefakt-moment-stolen = { $name } steals { artefakt-a-fragment } from you { $at }.
artefakt-moment-banished = { $name } sends { artefakt-a-fragment } of yours back to the middle.
artefakt-moment-planned = Everybody has planned.
artefakt-moment-sealed = { artefakt-moment-planned } { $mine ->
    [yes] You turn
   *[no] { $name } turns
} up the first card: { $steps ->
    [one] one site
   *[other] { $steps } sites
}.
artefakt-scene = { $parts ->
    [4] { $name } has pieced the { artefakt-artefact } together
   *[other] { $name } has { $parts } parts of the { artefakt-artefact }
}

artefakt-decides-title = What decides
artefakt-decides = Sites are settled from 1 to 10. The most figures take all that lies there; a tie takes nothing.
artefakt-do-choose-vehicles = { $count ->
    [one] Choose 1 more vehicle
   *[other] Choose { $count } vehicles
}
artefakt-do-choose-site = Choose a site
artefakt-do-choose-figure = Choose a figure
artefakt-do-choose-fragment = Choose a fragment
artefakt-do-choose-colour = Choose a colour

# The game's own sentences for the terminal speak of colours; on the map one sees artefacts.
event-gave-back = { $seat } gives { artefakt-a-fragment } back.
event-given-away = { $seat } gives up part { $part } of the { artefakt-artefact }.
event-place-rolled = { $seat } rolls { artefakt-the } for the next figure.
event-round-begun = Round { $round } begins. { $seat } has the start stone.
event-put = { $seat } places { $figure } { artefakt-at }.
event-rolled = { $seat } rolls the { artefakt-artefact } and { artefakt-the }.
event-used-up = There is no { artefakt-artefact } fragment left to discover.
event-colour-chosen = { $seat } chooses { artefakt-a-fragment } instead.
event-discovered = { $colour ->
    [blue] A crown fragment
    [brown] A helmet fragment
   *[yellow] A chalice fragment
} is discovered { artefakt-at }.
event-card-turned = { $seat } reveals the { artefakt-vehicle } for { $figure }.
event-travelled = { $seat } sends { $figure } { artefakt-to }.
event-deadlock = A tie { artefakt-at }: nobody gets anything.
event-claimed = { $seat } takes { $fragments ->
    [one] the fragment
    [2] both fragments
   *[other] all { $fragments } fragments
} { artefakt-at }.
event-taken = { $seat } gets { artefakt-a-fragment } { artefakt-from }.
event-stolen = { $seat } steals { artefakt-a-fragment } from { $other } { artefakt-at }.
event-left-alone = { $seat } takes nothing { artefakt-at }.
event-instructed = { $seat } uses { artefakt-the }.
event-declined = { $seat } does not use { artefakt-the }.
event-walked = { $seat } walks { $figure } on { artefakt-to }.
event-looked = { $seat } looks at what lies { artefakt-at }.
event-pushed = { $seat } pushes { $figure } of { $other } { artefakt-to }.
event-stone-taken = { $seat } will have the start stone next round.
event-stone-passed = The start stone goes to { $seat }.
event-site-turned = { $seat } opens { artefakt-the }.
event-seen = { $seat } sees what it is: part { $part } of the { artefakt-artefact }.
event-picked = { $seat } takes { artefakt-a-fragment } { artefakt-from }.
event-banished = { $seat } sends { artefakt-a-fragment } of { $other } back to the middle.
event-drawn = { $seat } draws { artefakt-a-fragment } from the middle.
event-swapped = { $seat } swaps { artefakt-a-fragment } with the middle.
event-handed-over = { $seat } gives { $other } { artefakt-a-fragment }.
event-received = { $seat } takes { artefakt-a-fragment } from { $other } in return.
event-carried = { $seat } moves { artefakt-a-fragment } { artefakt-to }.
event-artefact-completed = { $seat } shows all four parts of the { artefakt-artefact }!
event-collection-shown = { $seat } has { $fragments ->
    [0] no fragments
    [one] one fragment
   *[other] { $fragments } fragments
}{ $parts ->
    [0] .
    [one] , and no two different parts of one artefact.
   *[other] , and { $parts } different parts of the { artefakt-artefact }.
}
move-plan = Stout man { $stout ->
    [one] 1 site
   *[other] { $stout } sites
}, lady { $lady }, tall man { $tall }
    .words = stout+lady+tall
move-give = Give back part { $part } of the { artefakt-artefact }
    .words = colour part
move-colour = Choose { artefakt-a-fragment }
    .words = colour
move-steal = Steal { artefakt-a-fragment } from { $player }
    .words = player colour
move-go = Go { artefakt-to }
    .words = site
move-walk = Walk { $figure } on { artefakt-to }
    .words = figure site
move-look = Look at what lies { artefakt-at }
    .words = site
move-push = Push { $figure } of { $player } { artefakt-to }
    .words = player figure site
move-stone = Take the start stone
move-decline = Decline
move-turn = Open { artefakt-the }
    .words = site
move-pick = Take { artefakt-a-fragment } { artefakt-from }
    .words = site colour
move-banish = Send { artefakt-a-fragment } of { $player } back to the middle
    .words = player colour
move-draw = Draw { artefakt-a-fragment } from the middle
    .words = colour
move-swap = Swap part { $part } of the { artefakt-artefact } with the middle
    .words = colour part
move-trade = Give { $player } part { $part } of the { artefakt-artefact }
    .words = player colour part
move-carry = Move { artefakt-a-fragment } { artefakt-from }
    .words = site colour
score-title = Who holds which fragments
score-blue = crown
score-brown = helmet
score-yellow = chalice
