sealed-title = Sealed Orders
sealed-title-help = Everyone writes at once, unseen; then all is shown together.
sealed-option-rounds = Rounds
sealed-option-rounds-help = How many times everyone writes.

sealed-ask-write = Write with { $ink ->
    [one] 1 drop
   *[other] { $ink } drops
} of ink, or put the pen down.

sealed-track = { $track ->
    [0] Routes
    [1] Colonies
   *[other] Fleets
}
sealed-mark = Mark { sealed-track }: { $from } → { $to }
sealed-dig = Dig for a relic
sealed-gamble = Try your luck
sealed-done = Put the pen down

sealed-why-over = The game is over.
sealed-why-down = You have put the pen down.
sealed-why-ink = You have no ink left.
sealed-why-full = This track is complete.
sealed-why-dug = You have already dug in this round.
sealed-why-gambled = You have already tried your luck in this round.

sealed-rolled = Round { $round }: everyone has { $ink ->
    [one] 1 drop
   *[other] { $ink } drops
} of ink.
sealed-marked = { $seat } marks { sealed-track }.
    .you = You mark { sealed-track }.
sealed-dug = { $seat } digs up { $relic-a }.
    .you = You dig up { $relic-a }.
sealed-gambled = { $seat } rolls { $roll }.
    .you = You roll { $roll }.
sealed-pen-down = { $seat } puts the pen down.
    .you = You put the pen down.
sealed-written = { $seat } has written { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}{ $dug ->
    [0] {""}
   *[other] , dug for a relic
}{ $luck ->
    [0] {""}
    [one] , and won 1 point by luck
   *[other] , and won { $luck } points by luck
}.
    .you = You have written { $marks ->
        [one] 1 mark
       *[other] { $marks } marks
    }{ $dug ->
        [0] {""}
       *[other] , dug for a relic
    }{ $luck ->
        [0] {""}
        [one] , and won 1 point by luck
       *[other] , and won { $luck } points by luck
    }.
sealed-crowned = { $seat } completes { sealed-track } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You complete { sealed-track } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
sealed-shown = { $seat } shows relics worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You show relics worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

sealed-round = Round { $round } of { $rounds }
sealed-round-ink = { $ink ->
    [one] 1 drop
   *[other] { $ink } drops
} of ink each this round
sealed-sheets = Sheets
sealed-sheet = { $seat }: { $a } / { $b } / { $c }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $relics ->
    [one] 1 relic
   *[other] { $relics } relics
}
sealed-sheet-down = { $seat } (pen down): { $a } / { $b } / { $c }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $relics ->
    [one] 1 relic
   *[other] { $relics } relics
}
sealed-own = Your writing
sealed-own-marks = Marks of this round: { $a } / { $b } / { $c }; ink left: { $ink }
sealed-own-relic = { $relic }, worth { $value }
sealed-own-roll = Your roll: { $roll }

sealed-end-rounds = All rounds have been written.
sealed-end-filled = A sheet is complete.
