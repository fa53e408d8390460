twilight-inscription-title = Twilight Inscription
twilight-inscription-title-help = Everyone writes on four sheets at once: explore, expand, trade and wage war until the throne is claimed.
twilight-inscription-option-side = Side of the sheets
twilight-inscription-option-side-help = Side B is the same for everybody, side A is different for every player.
twilight-inscription-option-side-b = Side B: the same for all
twilight-inscription-option-side-a = Side A: different for each
twilight-inscription-option-difficulty = The AI faction
twilight-inscription-option-difficulty-help = Against one or two players only: how far it has come before the game begins, and which score is needed.
twilight-inscription-option-difficulty-easy = Easy
twilight-inscription-option-difficulty-medium = Medium
twilight-inscription-option-difficulty-hard = Hard
tins-window-boost = Strength in a battle
tins-window-yield = Relics in a production event
tins-skip-vote = Votes in a council
tins-end-throne = The throne was claimed.
tins-end-rank-1 = The throne was claimed: A Speck in the Galaxy.
tins-end-rank-2 = The throne was claimed: Rampant Dominion.
tins-end-rank-3 = The throne was claimed: Galactic Power.
tins-end-rank-4 = The throne was claimed: Rising Authority.
tins-end-rank-5 = The throne was claimed: Greater than the Lazax.
tins-end-lost = Lost in the Dark Years: nobody has the points that the difficulty asks for.

tins-sheet-navigation = Navigation
tins-sheet-expansion = Expansion
tins-sheet-industry = Industry
tins-sheet-war = War
tins-material = material
tins-influence = influence
tins-research = research
tins-specialty-biotic = biotic
tins-specialty-cybernetic = cybernetic
tins-specialty-propulsion = propulsion
tins-specialty-warfare = warfare
tins-unit-infantry = infantry
tins-unit-pds = PDS
tins-unit-destroyer = destroyer
tins-unit-cruiser = cruiser
tins-unit-mech = mech
tins-unit-carrier = carrier
tins-unit-dreadnought = dreadnought
tins-unit-war-sun = war sun
tins-side-left = left
tins-side-right = right

tins-asset-vp = { $points } VP
tins-asset-planet = a planet
tins-asset-trade-good = a trade good
tins-asset-vote = a vote
tins-asset-specialty = a { $specialty } specialty
tins-asset-focus = a focus die of { $resource }
tins-asset-ore = { $count } ore
tins-asset-gas = { $count } gas
tins-asset-crystal = { $count } crystal
tins-asset-counselor = a counselor
tins-asset-population = a population
tins-asset-faction = your faction
tins-asset-relic = a relic
tins-asset-neighbour = +1 strength on the { $side }
tins-asset-none = nothing
tins-asset-mecatol = Mecatol Rex
tins-pay-material = 1 material
tins-pay-influence = 1 influence
tins-pay-research = 1 research
tins-pay-any = 1 resource of any kind
tins-pay-good = a trade good
tins-pay-free = nothing
tins-purse = { $material } material, { $influence } influence, { $research } research{ $any ->
    [0] {""}
   *[other] , { $any } of any kind
}

tins-ask-wait = Wait for the others.
tins-ask-keep = Choose your faction.
tins-ask-active = Choose the active sheet of this round.
tins-ask-spend = Spend on { $sheet }: { $purse }.
tins-ask-order = Which of these assets comes first?
tins-ask-option = Choose one.
tins-ask-sheet = On which sheet?
tins-ask-skip = Leave out { $left } of the black dice.
tins-ask-explore = Explore for nothing: { $left } to go.
tins-ask-claim = Claim systems for nothing: { $left } to go.
tins-ask-icons = Cross out icons of planets: { $left } to go.
tins-ask-docks = Build space docks: { $left } to go.
tins-ask-scrap = Scrap tiles: { $left } to go.
tins-ask-tiles = Claim tiles next to yours: { $left } to go.
tins-ask-units = Cross out icons in the costs of units: { $left } to go.
tins-ask-anomalies = Write on anomalies: { $left } to go.
tins-ask-research = Cross out research icons: { $left } to go.
tins-ask-gain = Claim assets: { $left } to go.
tins-ask-bar = Cross out systems with assets: { $left } to go.
tins-ask-bar-lines = Cross out assets beside planets: { $left } to go.
tins-ask-lose = Lose specialties: { $left } to go.
tins-ask-dice = Use focus dice that are not unlocked: { $left } to go.
tins-ask-close = Put the pen down.
tins-ask-place = Deploy on the war grid: { $unit }.
tins-ask-learn = Unlock a technology.
tins-ask-copy = Whose ability do you resolve?
tins-ask-boost = Add to your strength, or put the pen down.
tins-ask-yield = Play a relic, or put the pen down.
tins-ask-vote = Vote on the agenda.
tins-ask-name = Name a sheet.

tins-keep = Play { $faction-the }
tins-active = Make { $sheet } active
tins-switch = Spend the dice on { $sheet }
tins-on = On { $sheet }
tins-name = Name { $sheet }
tins-explore = Explore { $system }: { $asset } (pays { $pay })
tins-worm = Through the wormholes from { $from } to { $to } (pays { $pay })
tins-claim = Claim { $system }: { $asset } (pays { $pay })
tins-icon = { $planet }: cross out { $icon }, { $kind } (pays { $pay })
tins-dock = Space dock { $dock }: cross out { $kind } (pays { $pay })
tins-dock-planet = Build space dock { $dock } with a planet: { $asset }
tins-dock-free = Build space dock { $dock }: { $asset }
tins-unlock = Unlock { $planet } with a planet
tins-scrap = Scrap { $cell }: { $asset } (pays { $pay })
tins-take = Claim { $cell }: { $asset } (pays { $pay })
tins-open = Scrap { $cell } with its specialty
tins-burst = Spend a { $specialty } specialty as { $amount } { $kind }
tins-build = { $unit } { $number }: cross out { $kind } (pays { $pay })
tins-build-with = Build { $unit } { $number } with a { $specialty } specialty
tins-infantry = Build infantry (pays { $pay })
tins-lift = Unlock { $unit } with its specialty
tins-at = At { $node }, { $turn }{ $assets ->
    [0] {""}
    [one] : { $first }
    [2] : { $first }, { $second }
   *[other] : { $first }, { $second } and more
}
tins-turn-none = not turned
tins-turn-right = turned right
tins-turn-half = turned around
tins-turn-left = turned left
tins-tech = { $technology }: research icon { $crossed } of { $needed } (pays { $pay })
tins-tech-with = Unlock { $technology } with a { $specialty } specialty
tins-learn = Unlock { $technology }
tins-use = Use { $technology }
tins-focus = Unlock the { $kind } focus die here
tins-die = Use the { $kind } focus die
tins-skip = Leave out a die with { $kind }
tins-relic = Play { $relic-the }
tins-relic-on = Play { $relic-the } for the battle on the { $side }
tins-next = First: { $asset }
tins-gain = Claim { $asset }
tins-option = Option { $number }
tins-node = Write on the anomaly { $node }
tins-bar = Cross out { $system }: { $asset }
tins-bar-line = { $planet }: cross out the asset of { $line }
tins-lose = Lose a { $specialty } specialty
tins-copy = Resolve the ability of { $seat }
tins-copy-nobody = Resolve the ability of the neighbour on the { $side }
tins-boost = Spend a trade good for strength on the { $side }, against { $seat }
tins-boost-rival = Spend a trade good for strength on the { $side }, against the AI faction
tins-vote-for = { $votes ->
    [one] 1 vote for it
   *[other] { $votes } votes for it
}
tins-vote-against = { $votes ->
    [one] 1 vote against it
   *[other] { $votes } votes against it
}
tins-abstain = Cast no votes
tins-wait = Vote after all others
tins-cast = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
tins-down = Put the pen down
tins-group-explore = Explore
tins-group-claim = Claim
tins-group-planets = Planets
tins-group-docks = Space docks
tins-group-scrap = Scrap
tins-group-take = Claim
tins-group-specialties = Specialties
tins-group-build = Build
tins-group-technologies = Technologies
tins-group-dice = Dice
tins-group-relics = Relics
tins-group-for = For it
tins-group-against = Against it
tins-group-rows = Several marks at once
tins-row-mecatol = To Mecatol Rex: { $marks } marks
tins-row-line = Finish { $line } of { $planet }: { $asset }
tins-row-dock = Finish space dock { $dock }: { $asset }
tins-row-unit = Finish a unit: { $unit }
tins-row-infantry = All that is left into infantry: { $count }

tins-why-down = Your pen is down: wait for the others.
tins-why-over = The game is over.
tins-why-seats = This game is for one to eight players.
tins-why-inactive = { $sheet } is the active sheet.
tins-why-no-sheet = Choose the active sheet first.
tins-why-first = What was begun comes first.
tins-why-unpaid = You have nothing to pay for it with.
tins-why-explored = It is explored already.
tins-why-no-way = No hyperlane leads there from a system that you have explored.
tins-why-not-nearby = Only systems beside the one that you claimed.
tins-why-unexplored = It is not explored.
tins-why-claimed = It is claimed already.
tins-why-barred = It was crossed out, and can no longer be claimed.
tins-why-nowhere = Nothing can be claimed there.
tins-why-crossed = It is crossed out already.
tins-why-locked = Its planet is locked.
tins-why-other-planet = All icons must be of one planet.
tins-why-no-population = No population lies in its row or column.
tins-why-unlocked = It is unlocked already.
tins-why-built = It is built already.
tins-why-no-planet = You have no planet asset to spend.
tins-why-written = Something is written on it already.
tins-why-not-beside = It must lie beside a scrapped tile; to scrap it, a claimed one will do.
tins-why-dotted = Only a { $specialty } specialty scraps it.
tins-why-no-specialty = You have no { $specialty } specialty to spend.
tins-why-no-use = There would be nothing to do with it.
tins-why-all-built = All units of this type are built.
tins-why-locked-unit = The type is locked: a { $specialty } specialty unlocks it.
tins-why-no-lock = It needs no unlocking.
tins-why-no-icon = No icon of it may be crossed out now.
tins-why-no-room = The unit does not fit there: it must touch the line or another unit, and cover neither anomalies nor units.
tins-why-below-line = It lies below the deployment line.
tins-why-known = It is unlocked already.
tins-why-unknown = { $technology } is not unlocked.
tins-why-passive = It works by itself.
tins-why-used = It was used already.
tins-why-not-now = It has no use at this moment.
tins-why-no-focus = You have no such focus asset to spend.
tins-why-not-in-hand = { $relic-the } is not in your hand.
tins-why-few-votes = You have not so many votes.
tins-why-no-goods = You have no trade good to spend.
tins-why-owed = There are resources that can still be spent.
tins-why-taken = It was claimed already.
tins-why-not-dealt = You were not dealt this faction.

tins-claimed = { $seat } claims { $asset }.
    .you = You claim { $asset }.
tins-built = { $seat } builds: { $unit }.
    .you = You build: { $unit }.
tins-learned = { $seat } unlocks { $technology }.
    .you = You unlock { $technology }.
tins-drew = { $seat } draws { $relic-the }, worth { $points } VP.
    .you = You draw { $relic-the }, worth { $points } VP.
tins-pen-down = { $seat } puts the pen down.
    .you = You put the pen down.
tins-shown-on = { $seat } has written on { $sheet }: { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}, { $points } VP.
    .you = You have written on { $sheet }: { $marks ->
        [one] 1 mark
       *[other] { $marks } marks
    }, { $points } VP.
tins-shown = { $seat } has written: { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}, { $points } VP.
    .you = You have written: { $marks ->
        [one] 1 mark
       *[other] { $marks } marks
    }, { $points } VP.
tins-played = { $seat } has played { $relic-the }.
    .you = You have played { $relic-the }.
tins-plays = { $seat } plays { $faction-the }.
    .you = You play { $faction-the }.
tins-turned-strategy = { $event } (tier { $tier }), a strategy event: { $purse }.
tins-turned-battle = { $event } (tier { $tier }), a battle event.
tins-turned-council = { $event } (tier { $tier }), a council event.
tins-turned-production = { $event } (tier { $tier }), a production event.
tins-rolled = The black dice show { $material } material, { $influence } influence, { $research } research; focus dice: material { $red }, influence { $blue }, research { $green }.
tins-entered = { $seat } has reached Mecatol Rex: { $points } VP and { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
    .you = You have reached Mecatol Rex: { $points } VP and { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
tins-completed = { $seat } completes { $objective }: { $points } VP.
    .you = You complete { $objective }: { $points } VP.
tins-totalled = { $seat } has strength { $left } on the left and { $right } on the right.
    .you = You have strength { $left } on the left and { $right } on the right.
tins-fought-won = { $seat } wins the battle on the { $side }, { $own } to { $other }.
    .you = You win the battle on the { $side }, { $own } to { $other }.
tins-fought-nothing = { $seat } wins the battle on the { $side }, { $own } to { $other }, and claims nothing.
    .you = You win the battle on the { $side }, { $own } to { $other }, and claim nothing.
tins-fought-lost = { $seat } loses the battle on the { $side }, { $own } to { $other }.
    .you = You lose the battle on the { $side }, { $own } to { $other }.
tins-fought-tied = { $seat } neither wins nor loses the battle on the { $side }, { $own } to { $other }.
    .you = You neither win nor lose the battle on the { $side }, { $own } to { $other }.
tins-revealed = The agenda: { $agenda }.
tins-voted-for = { $seat } casts { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} for it.
    .you = You cast { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } for it.
tins-voted-against = { $seat } casts { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} against it.
    .you = You cast { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } against it.
tins-voted-plain = { $seat } casts { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
    .you = You cast { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
tins-voted-waits = { $seat } votes last.
    .you = You vote last.
tins-voted-none = { $seat } casts no votes.
    .you = You cast no votes.
tins-tallied-for = The agenda passes, { $for } to { $against }.
tins-tallied-against = The agenda is rejected, { $for } to { $against }.
tins-decided = A black die decides: { $kind }.
tins-names = { $seat } names a sheet.
    .you = You name a sheet.
tins-named = { $seat } has named { $sheet }.
    .you = You have named { $sheet }.
tins-struck-votes = { $seat } strikes { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
    .you = You strike { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
tins-ended = The throne is claimed: the game is over.
tins-face = { $count ->
    [one] { $kind }
   *[other] double { $kind }
}
tins-goal-objective = the { $sheet } objective
tins-no-effect = nothing happens.
tins-rival-moved = The AI faction crosses out an icon of the { $face } track: { $crossed } in its section.
tins-rival-reached = The AI faction claims a milestone: { $goal }.
tins-rival-strength-covered = A line covers what is left of section { $tier } of the AI faction’s strength.
tins-rival-votes-covered = A line covers what is left of section { $tier } of the AI faction’s votes.
tins-rival-voted = The AI faction casts { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
tins-passed-over = No valid counter-agenda: { $agenda }.
tins-countered = The counter-agenda: { $agenda }.
tins-resolves-good = { $seat } has outvoted the AI faction and resolves the good outcome.
    .you = You have outvoted the AI faction and resolve the good outcome.
tins-resolves-bad = { $seat } has not outvoted the AI faction and resolves the bad outcome.
    .you = You have not outvoted the AI faction and resolve the bad outcome.
tins-spare = This card is kept, to be copied: { $faction }.

tins-chose-keep = { $seat } chooses { $faction-the }.
    .you = You choose { $faction-the }.
tins-chose-active = { $seat } makes { $sheet } active.
    .you = You make { $sheet } active.
tins-chose-switch = { $seat } spends the dice on { $sheet }.
    .you = You spend the dice on { $sheet }.
tins-chose-on = { $seat } does it on { $sheet }.
    .you = You do it on { $sheet }.
tins-chose-name = { $seat } names { $sheet }.
    .you = You name { $sheet }.
tins-chose-explore = { $seat } explores { $place } ({ $pay }).
    .you = You explore { $place } ({ $pay }).
tins-chose-worm = { $seat } goes through the wormholes { $place } and { $to } ({ $pay }).
    .you = You go through the wormholes { $place } and { $to } ({ $pay }).
tins-chose-claim = { $seat } claims { $place } ({ $pay }).
    .you = You claim { $place } ({ $pay }).
tins-chose-icon = { $seat } crosses out { $place } ({ $pay }).
    .you = You cross out { $place } ({ $pay }).
tins-chose-dock = { $seat } crosses out an icon of space dock { $place } ({ $pay }).
    .you = You cross out an icon of space dock { $place } ({ $pay }).
tins-chose-dock-planet = { $seat } spends a planet on space dock { $place }.
    .you = You spend a planet on space dock { $place }.
tins-chose-dock-free = { $seat } builds space dock { $place }.
    .you = You build space dock { $place }.
tins-chose-unlock = { $seat } unlocks planet { $place }.
    .you = You unlock planet { $place }.
tins-chose-scrap = { $seat } scraps { $place } ({ $pay }).
    .you = You scrap { $place } ({ $pay }).
tins-chose-take = { $seat } claims { $place } ({ $pay }).
    .you = You claim { $place } ({ $pay }).
tins-chose-open = { $seat } scraps { $place } with a specialty.
    .you = You scrap { $place } with a specialty.
tins-chose-specialty = { $seat } gives up a { $specialty } specialty.
    .you = You give up a { $specialty } specialty.
tins-chose-build = { $seat } crosses out an icon of a unit: { $unit } ({ $pay }).
    .you = You cross out an icon of a unit: { $unit } ({ $pay }).
tins-chose-build-with = { $seat } spends a specialty on a unit: { $unit }.
    .you = You spend a specialty on a unit: { $unit }.
tins-chose-infantry = { $seat } builds infantry ({ $pay }).
    .you = You build infantry ({ $pay }).
tins-chose-lift = { $seat } unlocks a type of unit: { $unit }.
    .you = You unlock a type of unit: { $unit }.
tins-chose-at = { $seat } writes at { $place } on the war grid.
    .you = You write at { $place } on the war grid.
tins-chose-tech = { $seat } crosses out a research icon of { $technology } ({ $pay }).
    .you = You cross out a research icon of { $technology } ({ $pay }).
tins-chose-learn = { $seat } chooses to unlock { $technology }.
    .you = You choose to unlock { $technology }.
tins-chose-use = { $seat } uses { $technology }.
    .you = You use { $technology }.
tins-chose-focus = { $seat } uses the { $kind } focus die.
    .you = You use the { $kind } focus die.
tins-chose-skip = { $seat } leaves out a die with { $kind }.
    .you = You leave out a die with { $kind }.
tins-chose-relic = { $seat } plays { $relic-the }.
    .you = You play { $relic-the }.
tins-chose-next = { $seat } resolves { $asset } first.
    .you = You resolve { $asset } first.
tins-chose-gain = { $seat } chooses { $asset }.
    .you = You choose { $asset }.
tins-chose-option = { $seat } chooses option { $number }.
    .you = You choose option { $number }.
tins-chose-bar = { $seat } crosses out { $place }.
    .you = You cross out { $place }.
tins-chose-side = { $seat } chooses the neighbour on the { $side }.
    .you = You choose the neighbour on the { $side }.
tins-chose-for = { $seat } marks { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} for the agenda.
    .you = You mark { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } for the agenda.
tins-chose-against = { $seat } marks { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} against the agenda.
    .you = You mark { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } against the agenda.
tins-chose-cast = { $seat } marks { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
    .you = You mark { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
tins-chose-abstain = { $seat } marks no votes.
    .you = You mark no votes.
tins-chose-wait = { $seat } wants to vote last.
    .you = You want to vote last.
tins-chose-down = { $seat } is done.
    .you = You are done.

tins-table = The table
tins-table-event = Round { $round }: { $event }; { $left } events to come.
tins-table-dice = Black dice: { $material } material, { $influence } influence, { $research } research; focus dice: material { $red }, influence { $blue }, research { $green }.
tins-table-objective = { $sheet }: { $objective } ({ $points } VP, later { $later }). { $text }
tins-table-agenda = { $agenda }. For: { $for } Against: { $against }
tins-table-mecatol = Mecatol Rex, slot { $place }: { $seat }.
tins-table-relics = { $relics } relics are left.
tins-rival = The AI faction
tins-rival-easy = Difficulty: easy.
tins-rival-medium = Difficulty: medium.
tins-rival-hard = Difficulty: hard.
tins-rival-strength = Strength, section { $tier }: { $value } ({ $crossed } of { $icons } icons crossed out{ $covered ->
    [0] {""}
   *[other] , the others covered
}).
tins-rival-votes = Votes, section { $tier }: { $value } ({ $crossed } of { $icons } icons crossed out{ $covered ->
    [0] {""}
   *[other] , the others covered
}).
tins-rival-milestone = Milestone { $goal }: { $crossed } of { $after } icons crossed out.
tins-rival-slot = Mecatol Rex, slot { $place }: the AI faction.
tins-rival-spare = To be copied: { $faction }. { $asset }
tins-player = { $seat }
tins-player-faction = { $faction }. { $text } With a faction asset: { $asset }
tins-player-points = { $points } VP: Navigation { $navigation }, Expansion { $expansion }, Industry { $industry }, War { $war }.
tins-player-relics = Relics: { $hand } in hand, { $played } played.
tins-kept = To spend: { $goods } trade goods, { $votes } votes, { $planets } planets, { $others } specialties and focus assets.
tins-written = Written: { $explored } systems explored, { $claimed } claimed; { $icons } icons of planets; { $tiles } tiles; { $nodes } nodes.
tins-own = Your writing
tins-own-purse = Left to spend: { $purse }.
tins-own-relic = { $relic }. { $text }
tins-about-technology = { $technology }. { $text }
tins-about-active = { $technology } (once in each round in which its sheet is active). { $text }
tins-about-sheet = The sheet { $sheet }.
tins-about-unit = A unit of the war grid: { $unit }.

tins-term-kept = what is kept
tins-term-navigation = systems in reach
tins-term-expansion = planets and docks begun
tins-term-industry = tiles in reach
tins-term-units = units begun
tins-term-battles = battles to come
tins-term-research = technologies and focus dice
tins-term-objectives = objectives

tins-board-round = Round { $round }
tins-board-stage-keep = Factions
tins-board-stage-setup = Setup
tins-board-stage-open = Event card
tins-board-stage-dice = Dice
tins-board-stage-totals = Strength
tins-board-stage-spoils = Battle results
tins-board-stage-yield = Production
tins-board-stage-assembly = Council opens
tins-board-stage-ballot = Voting
tins-board-stage-name = Naming a sheet
tins-board-stage-outcome = Outcome
tins-board-stage-adjourn = Council closes
tins-board-stage-final = Last writing
tins-board-stage-over = The end
tins-board-event = Event and dice
tins-board-before = Before the first event
tins-board-strategy = Strategy
tins-board-battle = Battle
tins-board-council = Council
tins-board-production = Production
tins-board-tier = tier { $tier }
tins-board-dice = Dice
tins-board-focus-on = Focus die of { $kind }: unlocked for this sheet
tins-board-focus-off = Focus die of { $kind }: not unlocked for this sheet
tins-board-left = To spend
tins-board-any = any resource
tins-board-pens = { $count ->
    [0] All pens are down
    [one] 1 pen is up
   *[other] { $count } pens are up
}
tins-board-writes = { $seat } is writing
tins-board-done = { $seat } has put the pen down
tins-board-deck = { $count ->
    [0] The last event
    [one] 1 event to come
   *[other] { $count } events to come
}
tins-board-sheets = The four sheets
tins-board-points = Victory points
tins-board-population = Population
tins-board-goods = Trade goods
tins-board-votes = Votes
tins-board-columns = Full columns: 1 trade good each
tins-board-relics = { $count ->
    [one] 1 relic left
   *[other] { $count } relics left
}
tins-board-for = For:
tins-board-against = Against:
tins-board-strength = Strength in the next battle: { $mine } against { $theirs }
tins-board-in-hand = Relics in hand
tins-board-speaker = Speaker
tins-board-their-sheets = Look at the four sheets
tins-board-kept = Kept
tins-board-dotted = Only a { $specialty } specialty scraps it.
tins-board-unlocked = Unlocked: its icons can be crossed out.
tins-board-locked = Locked: a planet asset unlocks it.
tins-board-dock = Space dock { $dock }
tins-board-anomaly = An anomaly: units do not cover it.
tins-board-sheets-of = The sheets of { $seat }
tins-board-last-down = As they stood when all pens were last down.
tins-board-shelf-factions = Factions
tins-board-shelf-technologies = Technologies
tins-board-shelf-relics = Relics
tins-board-rival-strength = Its strength in the next battle
tins-board-rival-votes = Its votes in the next council, before the die adds 0 to 2
tins-board-more-votes = More votes than the AI faction:
tins-board-no-more-votes = As many, or fewer:
tins-board-ranks = Ranks, by the points they take
tins-board-rank-1 = A Speck in the Galaxy
tins-board-rank-2 = Rampant Dominion
tins-board-rank-3 = Galactic Power
tins-board-rank-4 = Rising Authority
tins-board-rank-5 = Greater than the Lazax
