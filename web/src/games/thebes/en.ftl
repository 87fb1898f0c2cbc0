thebes-card = { $card ->
    [special] Special knowledge
    [general] General knowledge
    [congress] Congress
    [permit] Dig permit
    [thief] Thief
    [robber] Tomb robber
    [scholar] Scholar
   *[helper] Helper
}
thebes-card-short = { $card ->
    [special] { $books ->
        [one] 1 book
       *[other] { $books } books
    }
    [general] { $books ->
        [one] 1 general
       *[other] { $books } general
    }
    [congress] Congress
    [permit] Dig permit
    [thief] Thief
    [robber] Robber
    [scholar] Scholar
   *[helper] Helper
}
thebes-card-named = { $card ->
    [thief] thief for { region }
    [robber] tomb robber for { region }
    [permit] dig permit
    [scholar] scholar
   *[helper] helper
}
thebes-card-note = { $card ->
    [special] { region }, { $books ->
        [one] 1 book
       *[other] { $books } books
    }
    [general] { $books ->
        [one] 1 book
       *[other] { $books } books
    }, any region
    [congress] { $mine ->
        [no] more are worth more
       *[yes] { $number ->
            [1] 1st card: { points }
           *[other] { $number } of them: { points }
        }
    }
    [permit] one dig anywhere
    [thief] { region }, one card
    [robber] { region }, one find
    [scholar] looks through a pile
   *[helper] +1 book for a dig
}
thebes-card-note-short = { $card ->
    [special] { thebes-region-short }, { $books ->
        [one] 1 book
       *[other] { $books } books
    }
    [general] any region
    [congress] { $mine ->
        [no] worth more
       *[yes] { points }
    }
    [permit] one dig
    [thief] { region }
    [robber] { region }
    [scholar] sees a pile
   *[helper] +1 book
}
thebes-card-label = { $card ->
    [special] Special knowledge of { region }, { books }
    [general] General knowledge, { books }
    [congress] Congress
    [permit] Dig permit for any region
    [thief] Thief for { region }
    [robber] Tomb robber for { region }
    [scholar] Scholar
   *[helper] Helper
}, { weeks }
thebes-show = { $number ->
    [1] Gods of the Two Rivers
    [2] Sea Kings
    [3] Gold of the Pharaohs
    [4] Temples and Towers
    [5] From Ur to Athens
    [6] The Age of Heroes
    [7] Along the Nile
    [8] Labyrinth and Bull
   *[other] Exhibition { $number }
}
thebes-show-label = Exhibition “{ thebes-show }”, { points }
thebes-museum = { $number ->
    [1] Cairo
    [2] Paris
    [3] Berlin
    [4] London
   *[other] Museum { $number }
}
thebes-museum-asks = { thebes-museum }: give { $finds }
thebes-museum-label = Museum in { thebes-museum }: give { $finds ->
    [one] one find
   *[other] { $finds } finds
}, { weeks }, { points }
thebes-professor = { $professor ->
    [mesopotamia] Leyla Haddad
    [egypt] Amin Farid
    [greece] Nikos Laskaris
    [crete] Edith Harlow
   *[greatest] August Winckler
}
thebes-professor-of = { $professor ->
    [mesopotamia] Mesopotamia
    [egypt] Egypt
    [greece] Greece
    [crete] Crete
   *[greatest] greatest knowledge
}
thebes-professor-free = { thebes-professor }, { thebes-professor-of }: goes to the first with { $least } books, { points }
thebes-professor-held = { thebes-professor }, { thebes-professor-of }: works with { $name }, { points }
thebes-find-name = { $region ->
    [mesopotamia] { $find ->
        [1] cuneiform tablet
        [3] praying figure
        [4] cylinder seal
        [5] head of a king
        [knowledge] king list
       *[other] find worth { $find }
    }
    [egypt] { $find ->
        [1] scarab
        [2] ushabti
        [3] canopic jar
        [4] cat of Bastet
        [5] gold collar
        [6] Pharaoh’s mask
        [knowledge] papyrus
       *[other] find worth { $find }
    }
    [greece] { $find ->
        [1] owl coin
        [2] oil lamp
        [3] amphora
        [4] drinking cup
        [5] bronze helmet
        [6] golden wreath
        [knowledge] treatise
       *[other] find worth { $find }
    }
   *[crete] { $find ->
        [1] octopus flask
        [2] seal stone
        [3] double axe
        [4] snake goddess
        [5] bull’s head
        [knowledge] disc with signs
       *[other] find worth { $find }
    }
}
thebes-find = { $name }, { points }{ $count ->
    [one] {""}
   *[other] , you have { $count }
}
thebes-region-short = { $region ->
    [mesopotamia] Mesop.
    [egypt] Egypt
    [greece] Greece
   *[crete] Crete
}
thebes-site-note = { $news ->
    [empty] empty
    [empty-short] empty
    [rubble] only rubble
    [rubble-short] rubble
    [looked] looked through
    [looked-short] searched
    [grew] new card added
    [grew-short] new card
    [no-book-short] no book
   *[no-book] no book yet
}
thebes-site-label = Dig site { region }
thebes-site-label-news = Dig site { region }: { $note }
thebes-left = { $what }: { $left } of { $all } not dug out yet

thebes-road = The weeks
thebes-week = week { $week }
thebes-week-short = wk { $week }
thebes-marker = { $name }, week { $week }
thebes-bonus = Anyone who stays here or further back gets { points } for being behind the front marker
thebes-you-are-last = you are furthest back
thebes-is-last = { $name } is furthest back
thebes-display = Cards to take
thebes-piles = Dig sites
thebes-professors = The professors
thebes-beside = Exhibitions and museums
thebes-shows-count = { $count ->
    [0] no exhibition yet
    [one] 1 exhibition or museum
   *[other] { $count } exhibitions and museums
}
thebes-shows-open = { $open ->
    [0] none possible yet
   *[other] { $open } possible
}
thebes-you = You
thebes-none = none

thebes-books = { $books ->
    [0] no book
    [one] 1 book
   *[other] { $books } books
}
thebes-mat-label = { region }: { thebes-special }, knowledge { $usable } for a dig, { $permits ->
    [0] no permit
    [one] one permit
   *[other] { $permits } permits
}, finds: { $finds }
thebes-special = { $special ->
    [0] no book
    [one] one book
   *[other] { $special } books
}
thebes-general = General knowledge: { $count }
thebes-congresses = Congresses: { $count }, worth { points }
thebes-shows-held = Exhibitions and museums: { $count }
thebes-hand = My hand
thebes-hand-empty = Cards you can play later lie here.
thebes-held-note = { $card ->
    [permit] with a dig
    [helper] with a dig
    [thief] { region }, { $weeks } wk
    [robber] { region }, { $weeks } wk
   *[scholar] any site, { $weeks } wk
}
thebes-held-note-short = { $card ->
    [permit] with a dig
    [helper] with a dig
    [scholar] { $weeks } wk
   *[other] { thebes-region-short }, { $weeks } wk
}
thebes-held = { $card ->
    [permit] Dig permits: { $count }. Each allows one dig in any region.
    [thief] Thief for { region }, { weeks }
    [robber] Tomb robber for { region }, { weeks }
    [scholar] Scholars: { $count }, { weeks } each
   *[helper] Helpers: { $count }. Each is one book more for one dig.
}
thebes-in-hand = in hand: { $count }
thebes-permits-held = Permits: { $list }
thebes-hand-held = Action cards: { $list }
thebes-rival-region = { region }: { books }, { $permits ->
    [0] no permit
    [one] one permit
   *[other] { $permits } permits
}, { $finds ->
    [0] no finds
    [one] one find
   *[other] { $finds } finds
}
thebes-your-points = Your points

thebes-weeks = Weeks of digging
thebes-column = { weeks }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
thebes-permits = Permit and helpers
thebes-permit = { $permit ->
    [local] { region } permit
   *[free] Dig permit
}
thebes-permit-short = { $permit ->
    [local] { thebes-region-short } permit
   *[free] Dig permit
}
thebes-helpers = { $count ->
    [0] Helper: +1, { $weeks ->
        [one] 1 week
       *[other] { $weeks } weeks
    }
    [one] 1 helper, { $weeks ->
        [one] 1 week
       *[other] { $weeks } weeks
    }
   *[other] { $count } helpers, { $weeks } weeks
}
thebes-helpers-short = { $count ->
    [0] Helper +1
    [one] 1 helper
   *[other] { $count } helpers
}
thebes-way = { $helped ->
    [0] week { $from } → { $to }
   *[other] { $digging } + { $helped } weeks: { $from } → { $to }
}
thebes-promise-cards = { $fewer ->
    [no] { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
   *[yes] { $cards ->
        [one] 1 card
       *[other] up to { $cards } cards
    }
}
thebes-promise-fewer = the pile may hold fewer
thebes-promise-finds = { $same ->
    [yes] likely { $high ->
        [one] 1 find
       *[other] { $high } finds
    }
   *[no] likely { $low }–{ $high } finds
}
thebes-promise-points = about { points }{ $same ->
    [yes] {""}
   *[no] {" "}({ $least }–{ $most })
}
thebes-promise-nothing = { $sure ->
    [yes] nothing but rubble lies there
   *[no] likely nothing but rubble
}
thebes-gifts = Finds for the museum
thebes-own-finds = My finds
thebes-loot = What lies in the pile
thebes-take-back = { $find }: keep it after all

thebes-may-take = take a card
thebes-may-dig = dig
thebes-may-play = play a card
thebes-may-exhibit = open an exhibition
thebes-may-museum = fill a museum
thebes-or = or
thebes-ask-choice = { $deeds }.
thebes-ask-shows = { $open ->
    [0] You do not have the finds for *any of them* yet.
   *[other] Which exhibition or museum?
}
thebes-ask-scholar-where = Which site should your *scholar* look through?
thebes-ask-visit = You can’t dig in *{ region }* now, but you can send somebody there.
thebes-ask-dig = How long will you dig in *{ region }*? Your knowledge is { $knowledge }{ $general ->
    [0] {""}
   *[other] : { $special } special and { $general } general
}.
thebes-ask-take = Spend { weeks } on { $card ->
    [special] { books } about *{ region }*
    [general] { books } of *general knowledge*
    [congress] the *congress*
    [permit] the *dig permit*
    [thief] the *thief* for { region }
    [robber] the *tomb robber* for { region }
    [scholar] the *scholar*
   *[helper] the *helper*
}? You will be in week { $week }.
thebes-ask-exhibit = Open *{ thebes-show }*? { $all ->
    [yes] You have all its finds, so it takes { weeks }.
   *[no] With your finds it takes { weeks }.
} You will be in week { $week }.
thebes-ask-museum-all = Give { $finds ->
    [one] one find
   *[other] { $finds } finds
} to *{ thebes-museum }* for good? It takes { weeks }.
thebes-ask-give = { $given ->
    [0] Choose { $owed ->
        [one] one find
       *[other] { $owed } finds
    } to give to *{ thebes-museum }* for good.
   *[other] { $owed ->
        [one] One more find
       *[other] { $owed } more finds
    } for *{ thebes-museum }*.
}
thebes-ask-give-these = Give { $finds ->
    [one] this find
   *[other] these { $finds } finds
} to *{ thebes-museum }* for good?
thebes-ask-pick = Which find from *{ region }* should your tomb robber take?
thebes-ask-thief = Send the thief to *{ region }*? He draws one card. You will be in week { $week }.
thebes-ask-rob = Send the tomb robber to *{ region }*? He takes the find you choose. You will be in week { $week }.
thebes-ask-scholar = Send the scholar to *{ region }*? Only you see the pile. You will be in week { $week }.
thebes-do-tap = Tap what you want to do
thebes-do-tap-site = Tap a dig site
thebes-do-tap-show = { $open ->
    [0] None possible yet
   *[other] Tap one of them
}
thebes-do-choose = Choose whom to send
thebes-do-tap-finds = Tap { $owed ->
    [one] one find
   *[other] { $owed } finds
}
thebes-do-tap-loot = Tap a find
thebes-do-dig = Dig { weeks }{ $helpers ->
    [0] {""}
    [one] {" "}plus { $helped } for the helper
   *[other] {" "}plus { $helped } for { $helpers } helpers
}, draw { $fewer ->
    [no] { $cards }
   *[yes] { $cards ->
        [one] 1
       *[other] up to { $cards }
    }
}
thebes-move-take = Take { $card ->
    [special] { books } about { region }
    [general] { books } of general knowledge
    [congress] the congress
    [permit] the dig permit
    [thief] the thief for { region }
    [robber] the tomb robber for { region }
    [scholar] the scholar
   *[helper] the helper
}
thebes-do-take = Take it, { weeks }
thebes-do-exhibit = Open it, { points }
thebes-do-give = Give them for { points }
thebes-gain = { $sign ->
    [0] as many points as now
    [1] { points } more than now
   *[other] { points } fewer than now
}
thebes-do-pick = Take the { $find }
thebes-do-thief = Send him, { weeks }
thebes-do-rob = Send him, { weeks }
thebes-do-scholar = Send him, { weeks }
thebes-send-thief = Send the thief
thebes-send-rob = Send the tomb robber
thebes-send-scholar = Send the scholar
thebes-why-permit = You have no permit for { region } left. A dig permit allows one more dig.
thebes-why-little = With a knowledge of { $books } you find nothing in { region } yet. Take more books.
thebes-why-with-a-dig = { $card ->
    [permit] A dig permit is used for a dig, in any region. Tap a dig site.
   *[helper] A helper goes along on a dig. Tap a dig site.
}
thebes-why-exhibit = “{ thebes-show }” needs { $finds ->
    [one] one find
   *[other] { $finds } finds
} from { region }; you have { $held }.
thebes-why-museum = { thebes-museum } wants { $finds ->
    [one] one find
   *[other] { $finds } finds
}; you have { $held }.

thebes-told-taken = { $card ->
    [special] Took { books } about { region }.
    [general] Took { books } of general knowledge.
    [congress] Took a congress.
    [permit] Took a dig permit.
    [thief] Took the thief for { region }.
    [robber] Took the tomb robber for { region }.
    [scholar] Took a scholar.
   *[helper] Took a helper.
}
thebes-told-dug = Dug in { region } for { weeks }: { $finds }.
thebes-told-thief = Sent a thief to { region }: { $finds }.
thebes-told-robber = Sent the tomb robber to { region }: { $finds }.
thebes-told-scholar = Sent a scholar to { region }.
thebes-told-exhibited = Opened “{ thebes-show }”: { points }.
thebes-told-museum = Gave finds to { thebes-museum }: { points }.
thebes-told-professor = Won over { thebes-professor }.
thebes-told-rubble = { $count ->
    [one] rubble
   *[other] { $count } × rubble
}
thebes-told-nothing = nothing but rubble
thebes-professor-titled = { $professor ->
    [greatest] The professor for the greatest knowledge
   *[other] The professor of { thebes-professor-of }
}, { thebes-professor },
thebes-hit-professors = { $count ->
    [1] { $one } goes over to { $name }.
    [2] { $one } and { $two } go over to { $name }.
   *[other] { $count } professors go over to { $name }.
}

thebes-moment-title = { $mine ->
    [yes] {""}
   *[no] { $name } in{" "}
}{ region }, { weeks }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
thebes-moment-begin = { $name }: { region }, { weeks }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}. { $finds }.
thebes-moment-nothing = Nothing but rubble this time
thebes-moment-empty = That was all there was
thebes-moment-end = The deck is empty: the points are counted
thebes-scene-finds = { $name }’s finds
thebes-scene-none = No finds this time

thebes-closeup-left = Not dug out yet, here or still in the deck:
thebes-closeup-looked = When you looked: { $list }.
thebes-closeup-taken = Taken since: { $list }.
thebes-closeup-rubble = One dig turned up { $count } × rubble.

# The page calls finds, exhibitions and museums by name; the terminal needs worth and numbers.
find = { $find ->
    [rubble] rubble
    [knowledge] { thebes-find-name }, an open book
    [one] { thebes-find-name }, one point
   *[other] { thebes-find-name }, { $find } points
}
event-given = { $seat } gives the museum a find: { find }.
event-picked = { $seat } picks a find from { region }: { find }.
event-pile-seen = You see in the pile of { region }: { $count } × { $find ->
    [rubble] rubble
   *[other] { thebes-find-name }
}.
move-give = Give away: { find }
    .words = region find
move-pick = Take { $find ->
    [knowledge] an open book
    [one] a find worth one point
   *[other] a find worth { $find } points
}
    .words = find
event-presented = { $card ->
    [exhibition] A new exhibition: “{ thebes-show }”.
   *[museum] A new museum: { thebes-museum }.
}
event-exhibited = { $seat } opens “{ thebes-show }” with finds from { $tiers ->
    [one] one region
   *[other] { $tiers } regions
} in { weeks }: { points }.
event-museum-chosen = { $seat } chooses the museum in { thebes-museum }, which needs { $finds ->
    [one] one find
   *[other] { $finds } finds
}.
event-museum-filled = { $seat } fills the museum in { thebes-museum } in { weeks }: { points }.
move-exhibit = Open “{ thebes-show }”
    .words = number
move-museum = Fill the museum in { thebes-museum }
    .words = number
move-dig = Dig in { region } for { weeks }{ $permit ->
    [local] {""}
   *[other] {" "}with a dig permit
}{ $helpers ->
    [0] {""}
   *[other] {" "}{ $permit ->
        [local] with
       *[other] and
    } { $helpers ->
        [one] a helper
       *[other] { $helpers } helpers
    }
}
    .words = region permit weeks helpers
thebes-quarter = Year { $year }, weeks { $from }–{ $to }
thebes-chances = Chance to win, by week
