twilight-imperium-title = Twilight Imperium
twilight-imperium-title-help = Lead a race to the throne of the galaxy: expand, fight, build and claim objectives. Technologies, race abilities, trade, action cards and the council are still to come.
twilight-imperium-title-kind = Conquest and intrigue
twilight-imperium-option-galaxy = Galaxy
twilight-imperium-option-galaxy-help = Whether the players build the galaxy, system by system, or it is dealt at once so that nobody has much more near home than others.
twilight-imperium-option-galaxy-built = Built by the players
twilight-imperium-option-galaxy-dealt = Dealt fairly

## Questions

ti3-ask-home = Where does the home of { $race-the } lie? Choose a side of Mecatol Rex.
ti3-ask-veil = Beside Mecatol Rex lies one system that nobody has seen. Where?
ti3-ask-lay = Which system do you place?
ti3-ask-at = Where do you place { $tile-the }?
ti3-ask-deploy = Where do you put your next { $unit }? Left: { $left }.
ti3-ask-pick = Round { $round }: which strategy card do you choose?
ti3-ask-bonus = Bonus counters to exchange: { $left }. A trade good, or a command counter?
ti3-ask-gain = Command counters to receive: { $left }. Where does the next one go?
ti3-ask-resources = You pay { $left } more resources. With what?
ti3-ask-influence = You pay { $left } more influence. With what?
ti3-ask-hits = Hits to take: { $left }. What takes the next one?
ti3-ask-excess = { $count } too many ships in { $site } for your fleet supply. Which goes?
ti3-ask-turn = Your turn: activate a system, transfer, take a strategic action or pass. Counters in your command pool: { $pool }.
ti3-ask-with = Between { $site } and which other system do you transfer?
ti3-ask-move = Which ships move to { $site }?
ti3-ask-load = What does this ship load: { $ship }? Room left: { $room }.
ti3-ask-fire = Do your PDS fire at the ships of { $other } in { $site }?
ti3-ask-retreat = Battle in { $site }: do you announce a retreat?
ti3-ask-flee = Where does your fleet retreat?
ti3-ask-landing = What lands in { $site }?
ti3-ask-invasion = Planets of { $site }: what is bombarded, and where do you fight first?
ti3-ask-shots = { $other } invades { $planet }: do your PDS fire at those who land?
ti3-ask-produce = What do you build in { $site }? Due: { $due } of { $wealth } resources.
ti3-ask-accord = Diplomacy: with whom do you keep the peace until the action phase ends?
ti3-ask-follow-diplomacy = { $strategy }: do you refresh up to two planets?
ti3-ask-follow-logistics = { $strategy }: do you buy command counters with influence?
ti3-ask-follow-warfare = { $strategy }: do you move destroyers or cruisers?
ti3-ask-follow-imperial = { $strategy }: do you build units in one of your systems?
ti3-ask-refresh = Which planet do you refresh? Left: { $left }.
ti3-ask-buy = How many command counters do you buy, for { $price } influence each?
ti3-ask-recall = From which system do you take your command counter back?
ti3-ask-patrol = Which destroyer or cruiser moves, and where? Left: { $left }.
ti3-ask-yard = In which system do you build?
ti3-ask-claim = You have { $points } victory points. Which objective do you claim?
ti3-ask-scrap = Which unit do you scrap?
ti3-ask-fleet = You lay out { $left } command counters. How many in fleet supply?
ti3-ask-pool = { $left } command counters are left. How many in the command pool? The rest is for strategy.

## Standing orders

ti3-kind-diplomacy = the secondary ability of Diplomacy
ti3-kind-logistics = the secondary ability of Logistics
ti3-kind-warfare = the secondary ability of Warfare
ti3-kind-imperial = the secondary ability of Imperial
ti3-kind-fire = PDS fire at ships
ti3-kind-shots = PDS fire at landings
ti3-kind-scrap = scrapping units, where nothing can be claimed
ti3-kind-retreat = retreats from battle
ti3-kind-hits = losses in battle: the usual ones

## Choices

ti3-group-activate = Activate a system
ti3-group-transfer = Transfer
ti3-group-strategic = Strategic action
ti3-group-move = Ships
ti3-group-load = Load
ti3-group-land = Land
ti3-group-shift = From ship to ship
ti3-group-bombard = Bombard
ti3-group-build = Build
ti3-group-exhaust = Planets
ti3-area-strategy = Strategy
ti3-area-pool = Command pool
ti3-area-fleet = Fleet supply
ti3-goods = Trade goods
ti3-due = Due
ti3-fleet = Ships there
ti3-cargo = Aboard
ti3-landed-there = Landed
ti3-points = Victory points
ti3-home = Home at { $place }
ti3-veil = Face down at { $place }
ti3-tile = { $tile }
ti3-at = At { $place }
ti3-put = { $unit } on { $planet }
ti3-pick = { $initiative }: { $strategy }{ $bonus ->
    [0] {""}
    [one] {" "}(one bonus counter)
   *[other] {" "}({ $bonus } bonus counters)
}
ti3-good = A trade good
ti3-counter-strategy = Into strategy allocation
ti3-counter-pool = Into the command pool
ti3-counter-fleet = Into fleet supply
ti3-activate = Activate { $site }
ti3-transfer = Transfer from or to { $site }
ti3-with = With { $site }
ti3-strategic = Strategic action: { $strategy }
ti3-pass = Pass for the rest of the action phase
ti3-move = { $ship } from { $site }
ti3-moved = All ships are where they should be
ti3-load = { $unit } from { $planet }
ti3-wing = Fighter from { $site }
ti3-aboard = All aboard
ti3-fire = { $count ->
    [one] Fire one PDS
   *[other] Fire { $count } PDS
}
ti3-hold = Hold fire
ti3-retreat = Announce a retreat
ti3-stay = Fight on
ti3-flee = Retreat to { $site }
ti3-damage = Takes the hit: { $ship }
ti3-lose = Lost: { $ship }
ti3-lose-fighter = Lost: a fighter
ti3-scrap = Remove: { $ship }
ti3-land = { $unit } on { $planet }
ti3-shift = { $unit }: { $from } to { $to }
ti3-landed = All have landed
ti3-bombard = { $unit } at { $planet }
ti3-invade = Fight for { $planet }
ti3-done = Nothing more
ti3-build = { $unit } ({ $planet })
ti3-dock = Space dock on { $planet }
ti3-built = { $due ->
    [0] Build nothing
   *[other] Pay { $due } resources
}
ti3-exhaust = { $planet }: { $worth }{ $wasted ->
    [0] {""}
   *[other] {" "}({ $wasted } wasted)
}
ti3-pay = { $goods ->
    [one] Pay one trade good
   *[other] Pay { $goods } trade goods
}
ti3-accord = Peace with { $other }
ti3-follow = Yes, for a command counter
ti3-follow-free = Yes, for free
ti3-decline = No
ti3-refresh = { $planet } ({ $resources } resources, { $influence } influence)
ti3-buy = { $count ->
    [one] One command counter
   *[other] { $count } command counters
} for { $price } influence
ti3-recall = From { $site }
ti3-patrol = { $unit } from { $from } to { $to }
ti3-produce = In { $site }
ti3-claim = { $objective }
ti3-claimed-all = Nothing more
ti3-scrap-one = Scrap a unit
ti3-scrap-ship = { $ship } ({ $site })
ti3-scrap-cargo = { $unit }, aboard { $ship } ({ $site })
ti3-scrap-fighter = A fighter ({ $site })
ti3-scrap-unit = { $unit } ({ $planet })
ti3-fleet-count = { $count } in fleet supply
ti3-pool-count = { $count } in the command pool, { $rest } for strategy

## Names

ti3-site = { $tile }
ti3-site-at = { $tile } { $place }
ti3-vessel = { $ship }
ti3-vessel-hurt = { $ship }, damaged
ti3-vessel-laden = { $ship } with { $ground } ground forces and { $pds } PDS
ti3-vessel-hurt-laden = { $ship }, damaged, with { $ground } ground forces and { $pds } PDS

## Reasons

ti3-ban-wait = Somebody else is asked first.
ti3-ban-building = The galaxy is still being built.
ti3-ban-no-home = No home can lie there.
ti3-ban-tile-first = First say which system you place.
ti3-ban-not-in-hand = This system is not in your hand.
ti3-ban-taken = A system lies there already.
ti3-ban-outer-ring = The ring inside it must be complete first.
ti3-ban-planet-first = Your last system had no planet: now one with a planet, if you have one.
ti3-ban-two-special = Systems with red borders may not touch as long as there is another way.
ti3-ban-strategy-phase = Strategy cards are being chosen.
ti3-ban-card-taken = Somebody has chosen it.
ti3-ban-initiative = You had Initiative in the last round: another card first.
ti3-ban-no-goods = No trade goods are left in the supply.
ti3-ban-no-counters = You have no command counter left in reinforcements.
ti3-ban-counters-first = First place your command counters.
ti3-ban-action-phase = It is the action phase: activate, transfer, take a strategic action or pass.
ti3-ban-no-pool = Your command pool is empty.
ti3-ban-activated = You have activated this system already.
ti3-ban-asteroids = Asteroid fields can be neither activated nor entered.
ti3-ban-supernova = Supernovae can be neither activated nor entered.
ti3-ban-accord = You keep the peace with { $other } until the action phase ends.
ti3-ban-not-your-card = This strategy card is not yours.
ti3-ban-no-action = Initiative has no strategic action.
ti3-ban-card-used = You have taken its strategic action.
ti3-ban-act-first = You may pass only after the strategic action of { $strategy }.
ti3-ban-no-units = You have no units there.
ti3-ban-enemy-units = Others have units there.
ti3-ban-no-partner = No adjacent system could be the other one.
ti3-ban-not-adjacent = It is not adjacent.
ti3-ban-move-first = First your ships move.
ti3-ban-no-ships = You have no ship there that could move.
ti3-ban-pinned = A command counter of yours holds the ships there.
ti3-ban-not-in-transfer = Only ships of the two systems move in a transfer.
ti3-ban-out-of-reach = It is too far, or the way is barred.
ti3-ban-fleet-full = Your fleet supply allows no more ships there.
ti3-ban-hold-full = There is no room aboard.
ti3-ban-enemy-ships = Enemy ships are there.
ti3-ban-not-on-the-way = It is not on the ship's way.
ti3-ban-nothing-to-load = There is nothing of yours to load.
ti3-ban-no-plastic = You have no plastic piece left for another group.
ti3-ban-fire-first = First decide about your PDS.
ti3-ban-hits-first = First take your hits.
ti3-ban-in-battle = A battle goes on.
ti3-ban-no-refuge = You can retreat only to an adjacent system that you have activated, without enemy ships.
ti3-ban-excess-first = First bring your fleet within the limit.
ti3-ban-land-first = First your troops land.
ti3-ban-elsewhere = That is elsewhere: this action is about another system.
ti3-ban-nothing-aboard = Nothing of that kind is aboard.
ti3-ban-friendly-only = In a transfer you land on your own planets alone.
ti3-ban-pds-full = A planet has two PDS at most.
ti3-ban-shifted = That is enough from ship to ship.
ti3-ban-no-guns = No such ship is left that has not fired.
ti3-ban-nobody-there = No enemy ground forces are there.
ti3-ban-land-there = Dreadnoughts bombard only where your troops land.
ti3-ban-shielded = PDS shield the planet from dreadnoughts.
ti3-ban-nothing-to-fight = There is no battle to fight there.
ti3-ban-battles-first = First the battles for the planets.
ti3-ban-build-first = First end your production.
ti3-ban-not-yours = It is not yours.
ti3-ban-not-there = That is not built at a dock.
ti3-ban-no-dock = There is no dock of yours that could build.
ti3-ban-new-dock = A new dock builds from the next round on.
ti3-ban-has-dock = There is a dock already.
ti3-ban-blockaded = The dock is blockaded: it builds no ships.
ti3-ban-dock-full = The dock builds no more in this action.
ti3-ban-no-pieces = All pieces of this type are in play.
ti3-ban-no-support = Nothing there supports another fighter.
ti3-ban-no-technology = War suns need their technology, which nobody has as yet.
ti3-ban-not-activated = Docks are built in a system that was just activated.
ti3-ban-not-held = You have not had the planet for the whole round.
ti3-ban-too-dear = You cannot pay that.
ti3-ban-pay-first = First pay what is due.
ti3-ban-exhausted = It is exhausted.
ti3-ban-gives-nothing = It gives nothing of that.
ti3-ban-too-few-goods = You have too few trade goods.
ti3-ban-follow-first = First the strategic action.
ti3-ban-accord-first = First name a player.
ti3-ban-recall-first = First take a command counter back.
ti3-ban-out = This player is out of the game.
ti3-ban-no-strategy = You have no counter in strategy allocation.
ti3-ban-no-secondary = This card has no secondary ability as yet.
ti3-ban-refreshed = It is refreshed.
ti3-ban-home-planet = Planets of homes are not refreshed by Diplomacy.
ti3-ban-no-counter-there = You have no command counter there.
ti3-ban-home-system = Not into a home.
ti3-ban-not-empty = Only into systems without units.
ti3-ban-status-phase = It is the status phase.
ti3-ban-home-lost = You do not control all planets of your home.
ti3-ban-scored = You have scored it.
ti3-ban-one-public = One public objective a round.
ti3-ban-not-fulfilled = You do not fulfil it.
ti3-ban-not-revealed = It is not revealed.
ti3-ban-nothing-to-scrap = You have no unit there to scrap.
ti3-why-printed = { $unit }: { $value }
ti3-why-nebula-bonus = Defends a nebula: +{ $bonus }
ti3-why-nebula-movement = Leaves a nebula: 1
ti3-why-dock = { $resources } resources of the planet and { $more }

## The story

ti3-told-home = { $seat } settles in { $site }.
    .you = You settle in { $site }.
ti3-told-veiled = { $seat } lays an unseen system at { $place }.
    .you = You lay an unseen system at { $place }.
ti3-told-placed = { $seat } places { $site }.
    .you = You place { $site }.
ti3-told-proved = { $seat } shows all systems in hand: none of { $count } has a planet.
    .you = You show all systems in hand: none of { $count } has a planet.
ti3-told-unveiled = What lay face down: { $site }.
ti3-told-put = { $seat } puts a unit on { $planet }: { $unit }.
    .you = You put a unit on { $planet }: { $unit }.
ti3-told-round = Round { $round } begins.
ti3-told-picked = { $seat } chooses { $strategy }.
    .you = You choose { $strategy }.
ti3-told-speaker = { $seat } is the speaker.
    .you = You are the speaker.
ti3-told-bonus = A bonus counter lies on { $strategy }.
ti3-told-goods = { $seat } receives { $count ->
    [0] no trade goods
    [one] a trade good
   *[other] { $count } trade goods
}.
    .you = You receive { $count ->
        [0] no trade goods
        [one] a trade good
       *[other] { $count } trade goods
    }.
ti3-told-counter-strategy = { $seat } puts a command counter into strategy allocation.
    .you = You put a command counter into strategy allocation.
ti3-told-counter-pool = { $seat } puts a command counter into the command pool.
    .you = You put a command counter into the command pool.
ti3-told-counter-fleet = { $seat } puts a command counter into fleet supply.
    .you = You put a command counter into fleet supply.
ti3-told-actions = The action phase begins.
ti3-told-activated = { $seat } activates { $site }.
    .you = You activate { $site }.
ti3-told-transfer = { $seat } transfers between { $site } and { $other }.
    .you = You transfer between { $site } and { $other }.
ti3-told-strategic = { $seat } takes the strategic action of { $strategy }.
    .you = You take the strategic action of { $strategy }.
ti3-told-passed = { $seat } passes.
    .you = You pass.
ti3-told-moved = { $seat } sends a ship from { $from } to { $to }: { $ship }.
    .you = You send a ship from { $from } to { $to }: { $ship }.
ti3-told-loaded = { $seat } loads from { $planet }: { $unit }.
    .you = You load from { $planet }: { $unit }.
ti3-told-wing = { $seat } loads a fighter from { $site }.
    .you = You load a fighter from { $site }.
ti3-told-aboard = { $seat } sets out: { $ship }, { $wings } fighters.
    .you = You set out: { $ship }, { $wings } fighters.
ti3-told-arrived = { $seat } has moved to { $site }.
    .you = You have moved to { $site }.
ti3-told-unsupported = { $seat } loses { $count ->
    [one] a fighter
   *[other] { $count } fighters
} without support in { $site }.
    .you = You lose { $count ->
        [one] a fighter
       *[other] { $count } fighters
    } without support in { $site }.
ti3-told-fired = { $seat } fires PDS at { $other } in { $site }: { $dice }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
    .you = You fire PDS at { $other } in { $site }: { $dice }, { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
ti3-told-held-fire = { $seat } holds fire.
    .you = You hold fire.
ti3-told-battle = { $seat } attacks { $other } in { $site }.
    .you = You attack { $other } in { $site }.
ti3-told-barrage = { $seat } fires at fighters: { $dice }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
    .you = You fire at fighters: { $dice }, { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
ti3-told-will-retreat = { $seat } announces a retreat.
    .you = You announce a retreat.
ti3-told-fights-on = { $seat } fights on.
    .you = You fight on.
ti3-told-rolled = { $seat } rolls { $dice }: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
    .you = You roll { $dice }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
ti3-told-damaged = { $seat } takes a hit: { $ship }.
    .you = You take a hit: { $ship }.
ti3-told-lost = { $seat } loses a ship: { $ship }.
    .you = You lose a ship: { $ship }.
ti3-told-lost-fighter = { $seat } loses a fighter.
    .you = You lose a fighter.
ti3-told-fled = { $seat } retreats to { $site }.
    .you = You retreat to { $site }.
ti3-told-battle-won = { $seat } holds { $site }.
    .you = You hold { $site }.
ti3-told-battle-over = Nobody is left in { $site }.
ti3-told-landed = { $seat } lands on { $planet }: { $unit }.
    .you = You land on { $planet }: { $unit }.
ti3-told-shifted = { $seat } moves a unit from ship to ship: { $unit }.
    .you = You move a unit from ship to ship: { $unit }.
ti3-told-ashore = { $seat } has landed in { $site }.
    .you = You have landed in { $site }.
ti3-told-took = { $seat } takes { $planet }.
    .you = You take { $planet }.
ti3-told-took-from = { $seat } takes { $planet } from { $other }.
    .you = You take { $planet } from { $other }.
ti3-told-destroyed = { $seat } loses a unit on { $planet }: { $unit }.
    .you = You lose a unit on { $planet }: { $unit }.
ti3-told-aimed = { $seat } aims at { $planet }: { $unit }.
    .you = You aim at { $planet }: { $unit }.
ti3-told-bombarded = { $seat } bombards { $planet }: { $dice }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
    .you = You bombard { $planet }: { $dice }, { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
ti3-told-defended = { $seat } fires at those who land on { $planet }: { $dice }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
    .you = You fire at those who land on { $planet }: { $dice }, { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
ti3-told-fought = { $seat } fights on { $planet }: { $dice }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
    .you = You fight on { $planet }: { $dice }, { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
ti3-told-fell = { $seat } loses { $count ->
    [one] a ground force
   *[other] { $count } ground forces
} on { $planet }.
    .you = You lose { $count ->
        [one] a ground force
       *[other] { $count } ground forces
    } on { $planet }.
ti3-told-repelled = { $seat } keeps { $planet }.
    .you = You keep { $planet }.
ti3-told-built = { $seat } builds at { $planet }: { $unit }.
    .you = You build at { $planet }: { $unit }.
ti3-told-produced = { $seat } ends production.
    .you = You end production.
ti3-told-exhausted = { $seat } exhausts { $planet }.
    .you = You exhaust { $planet }.
ti3-told-paid = { $seat } pays { $goods ->
    [0] no trade goods
    [one] a trade good
   *[other] { $goods } trade goods
}.
    .you = You pay { $goods ->
        [0] no trade goods
        [one] a trade good
       *[other] { $goods } trade goods
    }.
ti3-told-accord = { $seat } makes peace with { $other }.
    .you = You make peace with { $other }.
ti3-told-followed = { $seat } performs the secondary ability of { $strategy }.
    .you = You perform the secondary ability of { $strategy }.
ti3-told-declined = { $seat } does not.
    .you = You do not.
ti3-told-refreshed = { $seat } refreshes { $planet }.
    .you = You refresh { $planet }.
ti3-told-recalled = { $seat } takes back the command counter from { $site }.
    .you = You take back the command counter from { $site }.
ti3-told-patrolled = { $seat } sends from { $from } to { $site }: { $unit }.
    .you = You send from { $from } to { $site }: { $unit }.
ti3-told-yard = { $seat } builds in { $site }.
    .you = You build in { $site }.
ti3-told-revealed = A new objective: { $objective }.
ti3-told-points = { $seat } gains { $points ->
    [one] a victory point
   *[other] { $points } victory points
}.
    .you = You gain { $points ->
        [one] a victory point
       *[other] { $points } victory points
    }.
ti3-told-claimed = { $seat } claims { $objective }.
    .you = You claim { $objective }.
ti3-told-scrapped = { $seat } scraps a ship in { $site }: { $ship }.
    .you = You scrap a ship in { $site }: { $ship }.
ti3-told-scrapped-cargo = { $seat } scraps a unit in space in { $site }: { $unit }.
    .you = You scrap a unit in space in { $site }: { $unit }.
ti3-told-scrapped-unit = { $seat } scraps a unit on { $planet }: { $unit }.
    .you = You scrap a unit on { $planet }: { $unit }.
ti3-told-content = { $seat } claims nothing more.
    .you = You claim nothing more.
ti3-told-status = The status phase begins.
ti3-told-upkeep = Ships are repaired, command counters return, planets are refreshed.
ti3-told-decided = { $seat } has laid out the command counters.
    .you = You have laid out your command counters.
ti3-told-allocated = { $seat } has { $strategy } for strategy, { $pool } in the pool, { $fleet } for the fleet.
    .you = You have { $strategy } for strategy, { $pool } in the pool, { $fleet } for the fleet.
ti3-told-out = { $seat } is out of the game.
    .you = You are out of the game.
ti3-told-won = { $seat } has won.
    .you = You have won.

## The table

ti3-now = The game
ti3-now-round = Round { $round }
ti3-now-speaker = Speaker: { $seat }
ti3-now-deck = Objectives to come: { $count }
ti3-now-secret = Your secret objective: { $objective }
ti3-now-tile = In hand: { $tile }
ti3-number = { $number }
ti3-players = Players
ti3-player = { $seat }
ti3-race = { $race }
ti3-nobody = nobody
ti3-yes = yes
ti3-no = no
ti3-strategies = Strategy cards
ti3-strategy = { $strategy }
ti3-galaxy = The galaxy
ti3-objectives = Objectives
ti3-objective = { $objective }
ti3-no-ships = no ships
ti3-fleet-there = { $ships } ships, { $fighters } fighters
ti3-planet-values = { $planet }: { $resources } resources, { $influence } influence
ti3-planet-there = { $ground } ground forces, { $pds } PDS
ti3-head-player = Player
ti3-head-race = Race
ti3-head-points = Points
ti3-head-goods = Goods
ti3-head-strategy = Strategy
ti3-head-pool = Pool
ti3-head-fleet = Fleet
ti3-head-card = Card
ti3-head-holder = Whose
ti3-head-used = Used
ti3-head-bonus = Bonus
ti3-head-system = System
ti3-head-owner = Whose
ti3-head-there = There
ti3-head-objective = Objective
ti3-head-scored = Scored by

## What things are

ti3-about-player = A player: { $seat }
ti3-about-initiative = Whoever chooses it is the speaker, and performs secondary abilities for free. It has no action.
ti3-about-diplomacy = Until the action phase ends, you and a player of your choice cannot activate systems with units of the other. Others refresh up to two planets outside homes.
ti3-about-political = It only decides the order of play as yet.
ti3-about-logistics = You receive four command counters. Others buy some, for three influence each.
ti3-about-trade = It only decides the order of play as yet.
ti3-about-warfare = You take a command counter back from the board. Others move up to two destroyers or cruisers to adjacent systems without units.
ti3-about-technology = It only decides the order of play as yet.
ti3-about-imperial = An objective is revealed, and you gain two victory points. Others build units in one of their systems.
ti3-about-planets = Control { $count } planets outside your home.
ti3-about-mecatol = Have controlled Mecatol Rex since the round began.
ti3-about-specialties = Control planets with all three technology specialties.
ti3-about-technologies = Have { $count } technologies.
ti3-about-colour = Have { $count } technologies of one colour.
ti3-about-colours = Have a technology of each of { $count } colours.
ti3-about-spend-goods = Spend { $count } trade goods now.
ti3-about-spend-resources = Spend { $count } resources now.
ti3-about-spend-influence = Spend { $count } influence now.
ti3-about-docks = Have { $count } space docks.
ti3-about-heart = Control Mecatol Rex and all systems around it, with a ship in each.
ti3-about-influence = Have planets with more influence than those of both neighbours together.
ti3-about-domination = Control the homes of { $count } other players: you win.
ti3-about-supremacy = Control { $count } planets outside your home: you win.
ti3-about-imperium-rex = When it is revealed the game ends; most victory points win.
ti3-about-conqueror = Control the home of another player.
ti3-about-diversified = Control Mecatol Rex with a space dock, and have two technologies of each of { $count } colours.
ti3-about-focused = Control { $count } planets with the same technology specialty.
ti3-about-forceful = Control Mecatol Rex with a space dock, and have { $count } dreadnoughts there.
ti3-about-industrial = Control Mecatol Rex, and have all your space docks and all { $count } dreadnoughts on the board.
ti3-about-gates = Have a ship in every system with a wormhole.
ti3-about-ships = Control Mecatol Rex with a space dock, and have { $count } ships there.
ti3-about-merciless = In this round, take the planet with the last space dock of a neighbour.
ti3-about-technocrat = Control { $count } planets with a technology specialty.
ti3-about-usurper = Control Mecatol Rex with a space dock and { $count } ground forces.
ti3-end-points = Someone has the victory points.
ti3-end-objective = An objective has won the game.
ti3-end-imperium-rex = Imperium Rex has ended the game.
ti3-end-last = Only one empire is left.
ti3-end-nobody = No empire is left: nobody wins.

## Rows

ti3-group-rows = In one go
ti3-row-all = All that reach it, with troops: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}{ $ground ->
    [0] {""}
    [one] , 1 ground force
   *[other] , { $ground } ground forces
}{ $fighters ->
    [0] {""}
    [one] , 1 fighter
   *[other] , { $fighters } fighters
}{ $chance ->
    [100] {""}
   *[other] . You win with { $chance } %
}
ti3-row-all-fighters = All that reach it, with fighters: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}{ $ground ->
    [0] {""}
    [one] , 1 ground force
   *[other] , { $ground } ground forces
}{ $fighters ->
    [0] {""}
    [one] , 1 fighter
   *[other] , { $fighters } fighters
}{ $chance ->
    [100] {""}
   *[other] . You win with { $chance } %
}
ti3-row-enough = Enough to win with { $chance } %: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}{ $ground ->
    [0] {""}
    [one] , 1 ground force
   *[other] , { $ground } ground forces
}{ $fighters ->
    [0] {""}
    [one] , 1 fighter
   *[other] , { $fighters } fighters
}
ti3-row-one = One transport with { $ground ->
    [one] 1 ground force
   *[other] { $ground } ground forces
}{ $fighters ->
    [0] {""}
    [one] {" "}and 1 fighter
   *[other] {" "}and { $fighters } fighters
}
ti3-row-swap = All ships change places: { $ships }
ti3-row-losses = The usual losses for { $count } hits
ti3-row-one-each = { $count ->
    [one] Land 1 ground force on the free planet
   *[other] Land one ground force on each free planet: { $count }
}
ti3-row-land-enough = Land { $count } on { $planet-the }: taken with { $chance } %
ti3-row-land-attack = Land all { $count } on { $planet-the }: taken with { $chance } %
ti3-row-land-all = Land all { $count } on { $planet-the }
ti3-row-guns = Fire with all { $count } guns at { $planet-the }
ti3-row-settlers = To settle, on { $planet-the }: { $count } units, { $due } resources in all
ti3-row-warships = To fight, on { $planet-the }: { $count } units, { $due } resources in all
ti3-row-garrison = To hold, on { $planet-the }: { $count } units, { $due } resources in all
ti3-row-pay = Exhaust { $count ->
    [one] 1 planet
   *[other] { $count } planets
}: { $wasted ->
    [0] nothing is wasted
   *[other] { $wasted } wasted
}
ti3-row-pay-goods = Exhaust { $count ->
    [0] no planet
    [one] 1 planet
   *[other] { $count } planets
} and pay { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
}
ti3-row-counters = { $pool } in the command pool, { $fleet } in fleet supply, { $strategy } for strategy

## Odds

ti3-odds-title = How this battle ends
ti3-odds-win = The attacker wins: { $chance } %
ti3-odds-draw = Nobody is left: { $chance } %
ti3-odds-lose = The defender wins: { $chance } %
ti3-odds-rounds = Rounds, on average: { $rounds }
ti3-odds-own-loss = The attacker loses, on average, resources worth { $price }
ti3-odds-enemy-loss = The defender loses, on average, resources worth { $price }
ti3-odds-usual = Nobody retreats; hits fall on what can be damaged, then on what costs least. Below: what is left on average to who wins.
ti3-odds-unit = Unit
ti3-odds-attacker = Attacker
ti3-odds-defender = Defender
ti3-odds-name = { $unit }
ti3-odds-left = { $left } of { $count }
ti3-odds-none = –
ti3-odds-two-sides = A fight has two sides, such as “3 cruiser 4 fighter vs 2 dreadnought 1 pds”.
ti3-odds-count = “{ $word }” is no number of units: 1 to 20 of each, before the unit.
ti3-odds-bonus = “{ $word }” changes the die by more than nine.
ti3-odds-unknown = “{ $word }” is no unit that fights. There are: { $known }.
ti3-odds-not-hurt = “{ $word }” cannot be damaged: a hit destroys it.
ti3-odds-not-there = “{ $word }” takes no part here: ships fight ships, ground forces fight ground forces.
ti3-odds-shielded = Dreadnoughts cannot bombard a planet with a PDS; war suns can.

## The board

ti3-board-setup = Setup
ti3-board-over = The game is over
ti3-board-round = Round { $round }
ti3-board-phase-strategy = Strategy phase
ti3-board-phase-action = Action phase
ti3-board-phase-status = Status phase
ti3-board-stage-movement = Move
ti3-board-stage-fire = PDS
ti3-board-stage-battle = Battle
ti3-board-stage-landing = Land
ti3-board-stage-invasion = Invade
ti3-board-stage-production = Build
ti3-board-steps = The steps of the activation
ti3-board-round-steps = The steps of a round of battle
ti3-board-moment-announcing = Retreat?
ti3-board-moment-losses = Dice and losses
ti3-board-moment-retreat = Retreat
ti3-board-now = What goes on
ti3-board-place = Place { $place }
ti3-board-points = Victory points
ti3-board-points-of = { $points } of the { $goal } victory points that win
ti3-board-wins = { $points } wins
ti3-board-objectives = Objectives
ti3-board-to-come = { $count } to come
ti3-board-secret = Secret
ti3-board-stage-one = Public, stage I
ti3-board-stage-two = Public, stage II
ti3-board-of = { $have } of { $need }
ti3-board-strategies = Strategy cards
ti3-board-card-used = played
ti3-board-card-ready = ready
ti3-board-card-no-action = no action
ti3-board-card-order = order only as yet
ti3-board-order = Order of play
ti3-board-clockwise = Clockwise
ti3-board-speaker = Speaker
ti3-board-passed = passed
ti3-board-out = out of the game
ti3-board-attacker = attacks
ti3-board-defender = defends
ti3-board-will-retreat = announces a retreat
ti3-board-hits-on = { $unit } hits on { $value } or more
ti3-board-salvo-fire = PDS fire
ti3-board-salvo-barrage = Anti-fighter barrage
ti3-board-salvo-space = Round of battle
ti3-board-salvo-bombardment = Bombardment
ti3-board-salvo-shots = PDS fire at those who land
ti3-board-salvo-ground = Battle on the ground
ti3-board-aimed = Aimed at the planet
ti3-board-free = nobody
ti3-board-in-reach = of { $count } in reach, { $goods } in trade goods
ti3-board-price = { $unit }: { $cost ->
    [one] one resource
   *[other] { $cost } resources
} for { $each ->
    [one] one
   *[other] { $each }
}.
ti3-board-pieces = Pieces left: { $count }.
ti3-board-new-dock = builds from the next round on
ti3-board-pays-resources = Resources paid
ti3-board-pays-influence = Influence paid
ti3-board-wasted = { $count } wasted
ti3-board-winner = The throne of Mecatol Rex is taken.
ti3-board-no-winner = The throne stays empty
ti3-board-planets = Planets
ti3-board-resources = Resources
ti3-board-influence = Influence
ti3-board-resources-ready = Resources refreshed, of all
ti3-board-influence-ready = Influence refreshed, of all
ti3-board-resources-sum = Resources: { $ready } refreshed of { $all }
ti3-board-influence-sum = Influence: { $ready } refreshed of { $all }
ti3-board-exhausted = exhausted
ti3-board-left = Reinforcements
ti3-board-left-help = Command counters that are neither on the sheet nor on the board
ti3-board-goods-help = A trade good pays one resource or one influence
ti3-board-help-strategy = Strategy allocation: pays for secondary abilities
ti3-board-help-pool = Command pool: each counter activates a system
ti3-board-help-fleet = Fleet supply: as many ships as this in each system, fighters aside
ti3-board-decided = counters laid out
ti3-board-hand = Systems in your hand
ti3-board-moved = moved
ti3-board-activated-by = Activated by
ti3-board-peace = At peace with
ti3-board-held-by = { $planet } of { $seat }: { $ground } ground forces, { $pds } PDS
ti3-board-fleet-of = fleet of { $seat }: { $ships }
ti3-board-fleet-limit = { $ships } of { $limit } ships
ti3-board-gate = Wormhole { $letter }: next to { $others }.
ti3-board-gate-nowhere = Wormhole { $letter }: no other is in the galaxy.
ti3-board-about-asteroids = Asteroid field: ships can neither enter nor cross it.
ti3-board-about-nebula = Nebula: ships can end their movement here, but not cross it. They leave it with movement 1, and who defends it hits more easily.
ti3-board-about-supernova = Supernova: ships can neither enter nor cross it.
ti3-board-specialty-red = Red technology specialty
ti3-board-specialty-green = Green technology specialty
ti3-board-specialty-blue = Blue technology specialty
ti3-board-combat = Hits on
ti3-board-dice = Dice
ti3-board-movement = Movement
ti3-board-capacity = Capacity
ti3-board-each-colour = Pieces of each colour
ti3-board-shelf-races = Races
ti3-board-shelf-units = Units
ti3-board-shelf-systems = Systems
ti3-board-card-bonus = +{ $count } bonus
ti3-board-hits-left = { $count ->
    [one] one hit to take
   *[other] { $count } hits to take
}
ti3-board-odds-now = How it may end
ti3-board-odds-there = With the ships that are there
ti3-board-odds-all = With all that can come
ti3-board-odds-planet = The fight for the planet
ti3-board-odds-rounds = { $rounds } rounds on average
ti3-board-odds-lost = −{ $count } resources
ti3-board-reach = { $count ->
    [one] One of your ships reaches it.
   *[other] { $count } of your ships reach it.
}

## What bots think of

ti3-term-points = points
ti3-term-objectives = objectives within reach
ti3-term-planets = planets
ti3-term-home = the home
ti3-term-units = units
ti3-term-docks = space docks
ti3-term-counters = command counters
ti3-term-goods = trade goods
ti3-term-cards = strategy cards
ti3-term-prospects = planets to be taken
ti3-term-danger = what is in danger

ti3-plan-found = build the galaxy
ti3-plan-choose = choose { $card ->
        [initiative] Initiative
        [diplomacy] Diplomacy
        [political] Political
        [logistics] Logistics
        [trade] Trade
        [warfare] Warfare
        [technology] Technology
       *[imperial] Imperial
    }
ti3-plan-act = use { $card ->
        [initiative] Initiative
        [diplomacy] Diplomacy
        [political] Political
        [logistics] Logistics
        [trade] Trade
        [warfare] Warfare
        [technology] Technology
       *[imperial] Imperial
    }
ti3-plan-take = take planets in { $place }
ti3-plan-attack = attack in { $place }
ti3-plan-hold = hold { $place }
ti3-plan-gather = gather for an objective in { $place }
ti3-plan-muster = muster a fleet in { $place }
ti3-plan-approach = bring troops to { $place }
ti3-plan-build = build in { $place }
ti3-plan-pass = do no more in this round
