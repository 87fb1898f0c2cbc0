pergamon-coach-funds = Two cards lie face down here. Their backs tell roughly how many coins will be paid out this round.
pergamon-coach-funds-more = A bag hides { $bag } coins, a chest { $chest }.
pergamon-coach-place = Put your figure on a free space. It settles how many coins you ask for, how deep you may dig, and when.
pergamon-coach-place-more = Figures are paid and act from right to left. The leftmost gets what is left.
pergamon-coach-dig = { $count ->
    [one] This gallery is
   *[other] These galleries are
} within reach of your figure. Deeper finds are older, and older finds are worth more.
pergamon-coach-dig-more = The coin on the sign is the price for everything inside. Dig wherever you like.
pergamon-coach-shelf = Your finds wait on your shelf until their halves match. Then you can exhibit them.
pergamon-coach-shelf-more = { $free } are kept free, more cost coins. End your turn.
pergamon-coach-evaluation = Visitors come after round { $round }. Every show then scores its floor and falls.
pergamon-coach-evaluation-more = The oldest object of the kind on the bead earns a prize.
pergamon-coach-row = Two of your finds match! Tap them: they join on your bench. Then exhibit the row.
pergamon-coach-row-more = It is worth the centuries of its whole objects. You may keep the finds for a longer row, too.
pergamon-coach-show = Your show opened in the niche of its worth. Every later show there or above pushes it down by one.
pergamon-coach-show-more = Three shows at most. When you add a fourth, an old one makes way.
pergamon-coach-free = You know how it goes: ask, dig, join, exhibit. The rest of the game is yours.
pergamon-coach-free-more = Twelve rounds, four visits. Most points win.
pergamon-coach-visitors = Visitors come after this round, and you have nothing on show yet. Even a small show scores.
pergamon-coach-coins = This is the last round. Coins are worth nothing after it: polish your show with all you have.
pergamon-coach-unshown = This is the last round. Finds that stay on your shelf score nothing.
