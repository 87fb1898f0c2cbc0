title = Artefakt
tagline = Plan journeys in secret, be in the majority where fragments lie, and piece one artefact together first.

option-advanced = One more site is turned to its text side in every round (advanced rules)
option-open-sites = Which four sites begin open: their numbers, as in 1-5-6-8, or random
option-round-cap = Maximum number of rounds; then the most different parts of one artefact win (0: no limit)

figure-stout = the stout man
figure-lady = the lady
figure-tall = the tall man
figure-name = { $figure ->
    [stout] stout man
    [lady] lady
   *[tall] tall man
}
colour-name = { $colour ->
    [blue] blue
    [brown] brown
   *[yellow] yellow
}
site-name = { $name ->
    [cathedral] Cathedral
    [ruin] Ruin
    [cave] Cave
    [pyramid] Pyramid
    [graveyard] Graveyard
    [atlantis] Atlantis
    [temple] Temple
    [easter-island] Easter Island
    [castle] Castle
   *[jungle] Jungle
}

instruction-walk = Move one of your figures from here exactly { $steps ->
    [one] one site
   *[other] { $steps } sites
}, either way.
instruction-look = Look at all fragments on one site.
instruction-pick = Take a fragment, unseen, from a neighbouring site.
instruction-push = Move another player's figure exactly { $steps ->
    [one] one site
   *[other] { $steps } sites
}, either way.
instruction-banish = Another player's fragment, unseen, returns to the middle.
instruction-draw = Take a fragment of a colour you choose, unseen, from the middle.
instruction-swap = Put a fragment into the middle, take another of its colour, unseen.
instruction-trade = Give a player one of your fragments, take one of theirs, unseen.
instruction-carry = Move a fragment from any site to any other.
instruction-stone = You get the start stone for the next round.
instruction = { $instruction ->
    [walk] { instruction-walk }
    [look] { instruction-look }
    [pick] { instruction-pick }
    [push] { instruction-push }
    [banish] { instruction-banish }
    [draw] { instruction-draw }
    [swap] { instruction-swap }
    [trade] { instruction-trade }
    [carry] { instruction-carry }
   *[stone] { instruction-stone }
}

letter-stout = S
letter-lady = L
letter-tall = T
short-blue = bl:
short-brown = br:
short-yellow = ye:
board-head = { $round ->
    [0] Preparations
   *[other] Round { $round }
} · start player: { $start }
board-head-stone = { $round ->
    [0] Preparations
   *[other] Round { $round }
} · start player: { $start } · the stone goes to { $stone } next
board-circle = The circle, clockwise (S stout man, L lady, T tall man; bl blue, br brown, ye yellow, ? a back; the texts of the sites are a reconstruction):
board-closed = (closed)
board-middle = In the middle:
board-passing = Being handed over:
board-nothing = nothing
board-known = { colour-name } { $known }
board-backs = { $backs } { colour-name } face down
board-both = { colour-name } { $known } and { $backs } more face down
board-start = (start player)
board-cards = cards:
board-card = { figure-name } { $steps }

event-circle-laid = The circle, clockwise: sites { $first }, { $second }, { $third }, { $fourth }, { $fifth },
event-circle-closed = then { $first }, { $second }, { $third }, { $fourth } and { $fifth }.
event-sites-opened = Sites { $first }, { $second }, { $third } and { $fourth } lie with their text side up.
event-starts = { $seat } is start player.
event-place-rolled = { $seat } rolls for a figure: site { $site }.
event-put = { $seat } puts { $figure } on site { $site }.
event-round-begun = — Round { $round } — { $seat } has the start stone.
event-too-few = { $fragments ->
    [0] No fragment lies
    [one] One fragment lies
   *[other] { $fragments } fragments lie
} in the middle: { $missing ->
    [one] one must
   *[other] { $missing } must
} be given back.
event-gave-back = { $seat } gives a { colour-name } fragment back.
event-given-away = { $seat } parts with { colour-name } { $part }.
event-no-discovery = Too few fragments can be given back: nothing is discovered this round.
event-rolled = { $seat } rolls { colour-name } and { $site }.
event-used-up = There is no { colour-name } fragment left in the middle.
event-colour-chosen = { $seat } chooses { colour-name } instead.
event-discovered = A { colour-name } fragment is put on site { $site }.
event-planned = { $seat } has planned.
event-card-turned = { $seat } turns up a { $steps } for { $figure }.
event-travelled = { $seat } moves { $figure } to site { $site }.
event-deadlock = Deadlock at site { $site }: nobody gets anything.
event-claimed = { $seat } takes { $fragments ->
    [one] the fragment
    [2] both fragments
   *[other] all { $fragments } fragments
} of site { $site }.
event-taken = A { colour-name } fragment goes from site { $site } to { $seat }.
event-stolen = At site { $site } { $seat } steals a { colour-name } fragment from { $other }.
event-left-alone = { $seat } takes nothing at site { $site }.
event-seen = { $seat } sees what it is: { colour-name } { $part }.
event-instructed = { $seat } uses site { $site }, { site-name }.
event-declined = { $seat } does not use site { $site }, { site-name }.
event-walked = { $seat } walks { $figure } on to site { $site }.
event-looked = { $seat } looks at what lies on site { $site }.
event-picked = { $seat } takes a { colour-name } fragment from site { $site }.
event-pushed = { $seat } pushes { $figure } of { $other } to site { $site }.
event-banished = { $seat } sends a { colour-name } fragment from { $other } back to the middle.
event-drawn = { $seat } takes a { colour-name } fragment from the middle.
event-swapped = { $seat } swaps a { colour-name } fragment with the middle.
event-handed-over = { $seat } gives { $other } a { colour-name } fragment.
event-received = { $seat } takes a { colour-name } fragment from { $other } in return.
event-carried = { $seat } has a { colour-name } fragment carried from site { $site } to { $to }.
event-stone-taken = { $seat } will have the start stone next round.
event-site-turned = { $seat } turns site { $site }, { site-name }, to its text side.
event-stone-passed = The start stone goes to { $seat }.
event-artefact-completed = { $seat } shows all four parts of the { colour-name } artefact!
event-cap-reached = { $round } rounds are over: all cards are turned up.
event-collection-shown = { $seat } has { $fragments ->
    [0] no fragments
    [one] one fragment
   *[other] { $fragments } fragments
}{ $parts ->
    [0] .
    [one] , and no two different parts of one artefact.
   *[other] , and { $parts } different parts of the { colour-name } artefact.
}
event-game-over = The game is over.

prompt-putting = { $seat }, the die shows site { $site }: which figure do you put there (put stout, put lady, put tall)?
prompt-giving = { $seat }, there are too few fragments in the middle: give one of yours back.
prompt-colouring = { $seat }, that colour is used up: which one goes to site { $site }?
prompt-planning = { $seat }, plan in secret: cards for your stout man, lady and tall man, such as “plan 413”.
prompt-travelling = { $seat }, your { figure-name } travels { $steps } from site { $site }: go where?
prompt-claiming = { $seat }, you have the majority at site { $site }: take what lies there, or steal from somebody who stands there; where nothing lies you may also leave it.
prompt-using = { $seat }, you may use site { $site }, { site-name }, or decline it: { instruction }
prompt-trading = { $seat }, which colour do you take in return?
prompt-carrying = { $seat }, to which site is the fragment from site { $origin } carried (go ...)?
prompt-turning = { $seat }, turn one more site to its text side.

# Moves, for those who read sentences rather than notation. `.words` tells what the words of the notation are.
move-put = Put { $figure } there
    .words = figure
move-give = Give { colour-name } { $part } back
    .words = colour part
move-colour = Choose { colour-name }
    .words = colour
move-plan = Plan { $cards }: stout man, lady, tall man
    .words = cards
move-go = Go to site { $site }
    .words = site
move-take = Take what lies there
move-steal = Steal a { colour-name } fragment from { $player }
    .words = player colour
move-leave = Leave everything as it is
move-walk = Walk { $figure } to site { $site }
    .words = figure site
move-look = Look at site { $site }
    .words = site
move-pick = Take a { colour-name } fragment from site { $site }
    .words = site colour
move-push = Move { $figure } of { $player } to site { $site }
    .words = player figure site
move-banish = Send a { colour-name } fragment of { $player } to the middle
    .words = player colour
move-draw = Take a { colour-name } fragment from the middle
    .words = colour
move-swap = Swap { colour-name } { $part } with the middle
    .words = colour part
move-trade = Give { $player } { colour-name } { $part }
    .words = player colour part
move-carry = Have a { colour-name } fragment carried from site { $site }
    .words = site colour
move-stone = Take the start stone
move-decline = Do not use the site
move-turn = Turn site { $site } to its text side
    .words = site

score-line = { $name }: { $points ->
    [one] one fragment
   *[other] { $points } fragments
} ({ $parts })
score-unit = { $points ->
    [one] 1 fragment
   *[other] { $points } fragments
}
score-blue = blue
score-brown = brown
score-yellow = yellow

reason-artefact = has completed an artefact
reason-most-parts = has the most different parts of one artefact
reason-most-fragments = is level on different parts of one artefact and has the most fragments
reason-shared = are level on parts and fragments; they share the win

not-this-step = “{ $move }” is not what is to be decided now: { $step ->
    [putting] put one of your figures on the site that was rolled
    [giving] give back one of your fragments
    [colouring] choose a colour that still lies in the middle
    [planning] plan your journeys
    [travelling] choose where your figure goes
    [claiming] take the fragments of the site, or steal one
    [using] use the site's instruction, or decline
    [trading] choose the colour you take in return
    [carrying] choose the site to which the fragment is carried
   *[turning] turn one more site
}.
stands-already = Your { figure-name } stands on a site already.
not-on-your-card = You do not have { colour-name } { $part }.
none-in-the-middle = There is no { colour-name } fragment in the middle.
none-to-swap = There is no { colour-name } fragment in the middle for which you could swap yours.
other-has-none = Player { $player } has no { colour-name } fragment.
other-has-nothing = Player { $player } has no fragments.
same-site = The fragment lies on site { $site } already; it must go to another.
open-already = Site { $site } shows its text side already.
too-far = Site { $site } is not { $steps ->
    [one] exactly one site
   *[other] exactly { $steps } sites
} away from site { $from }.
nothing-lies-there = Nothing lies on site { $site }.
no-such-colour-there = No { colour-name } fragment lies on site { $site }.
must-choose = Something lies on site { $site }: take it, or steal instead.
yourself = That must be another player.
no-such-player = There is no player { $player }; players are 1 to { $players }.
not-there = Player { $player } has no figure at site { $site }.
figure-not-here = Your { figure-name } does not stand on site { $site }.
no-neighbour = Site { $site } does not lie next to site { $here }.
other-instruction = Site { $site } says something else: { $instruction ->
    [walk] walk one of your figures on
    [look] look at the fragments on a site
    [pick] pick a fragment from a neighbouring site
    [push] push another player's figure
    [banish] banish another player's fragment to the middle
    [draw] draw a fragment from the middle
    [swap] swap a fragment with the middle
    [trade] trade fragments with another player
    [carry] carry a fragment to another site
   *[stone] take the start stone
}.

figures-dice-numbers = Sides of the number die
figures-dice-colours = Sides of the colour die
figures-cards-steps = Values of the travel cards
figures-sites-names = Names of the sites
figures-sites-instructions = Instructions of the sites
figures-sites-walk = How far one walks at the cathedral
figures-sites-push = How far one pushes at the pyramid

# Why a hint is better than other moves.
because-artefact = It brings a whole artefact closer.
because-fragments = It leaves more fragments to work with.
because-sites = The figures have better prospects at the sites this way.

# Editions that cannot be played.
edition-figure-twice = { $table }: { $figure } is there { $count } times; it must be there once.
