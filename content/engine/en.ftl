seat = Player { $number }

setup-seats = { $asked ->
    [one] 1 seat
   *[other] { $asked } seats
} will not do: this game is for { $min } to { $max }.

refused-stale = The table has moved on since you looked. Here is how it stands now; please choose again.
refused-over = The game is over.
refused-frozen = This table stands still: its log no longer replays. You can look at it and export it.
refused-not-asked = You are not asked to choose anything now.
refused-nothing = No choice was given.
refused-unreadable = “{ $choice }” is not a choice of this game.
refused-not-listed = “{ $choice }” cannot be chosen now.
refused-no-such-deal = There is no open offer { $deal } with { $with } that you could answer so.
refused-past-barrier = One choice in this row cannot be taken back, so nothing may follow it.

undo-nothing = There is nothing to undo.
undo-others = No longer possible: your last choice concerned others.
undo-reveal = No longer possible: your last choice revealed something.
undo-chance = No longer possible: your last choice was left to chance.

barrier-others = final: others are concerned
barrier-reveal = final: something is revealed
barrier-chance = final: chance decides

deals-none = There are no deals in this game.
offer-to-whom = An offer goes to another player at this table.
offer-goods = These goods cannot be offered.
offer-promise-long = A promise may be at most 280 characters long.
offer-promise-signs = A promise is one line of text, without #.
offer-too-many = You have too many open offers; withdraw one first.
