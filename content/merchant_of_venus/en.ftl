merchant-of-venus-title = Merchant of Venus
merchant-of-venus-title-help = Fly between the stars, find out who lives where, buy cheap, sell dear, and be the first to grow rich.
merchant-of-venus-title-kind = Trade and discovery
merchant-of-venus-option-length = Length
merchant-of-venus-option-length-help = How much in cash and Deeds wins the game.
merchant-of-venus-option-length-travelling-merchants = Travelling merchants: $2000, about 2 hours
merchant-of-venus-option-length-apprentices = Apprentices: $1000, about an hour and a half
merchant-of-venus-option-length-master-merchants = Master merchants: $3000, about two hours and a half
merchant-of-venus-option-length-emperors-of-trade = Emperors of trade: $4000, about 3 hours
merchant-of-venus-option-bank = Money of the bank
merchant-of-venus-option-bank-help = If the bank cannot pay, the game is over, and the richest merchant wins. With 0 it never runs out.

## Questions

mov-ask-race = Which race do you belong to? Where your race lives, Deeds cost you less.
mov-ask-helm = Your turn. Which space do you enter first? Say so, and the dice are rolled. Or do you stay?
mov-ask-roll = You have rolled { $mp } MP. Do you roll a die again with the Mulligan Gear?
mov-ask-flight = You are at { $space-the } with { $mp } MP left. Where to?
mov-ask-pilot = With { $mp } MP left you leave { $space-the } by a Pilot Number. Which of your dice is it?
mov-ask-peek = A counter lies face down at { $space-the }. Does your Spy Eye look at it in secret?
mov-ask-oval = { $due ->
    [0] A Penalty Oval, but your Shields leave nothing to pay. Do you fly on with { $mp } MP, or stop here?
   *[other] A Penalty Oval: do you pay ${ $due } and fly on with { $mp } MP, or stop here for nothing?
}
mov-ask-drifting = There is nothing to land on at { $space-the }. Your move is over: end your turn.
mov-ask-orbit = Your move ends in the Orbit { $space }. You may look who lives here; then end your turn.
mov-ask-landed = You have just landed at { $space-the }: with { $culture-the } you may buy one thing, and sell or trade in one. What do you do?
mov-ask-market = You trade with { $culture-the } at { $space-the }, as much as you like. What do you do?
mov-ask-place = You are at { $space-the }. What do you do before your turn ends?
mov-ask-excess = Your new ship has { $holds ->
    [one] 1 hold
   *[other] { $holds } holds
} too few. What do you throw overboard?

## Choices

mov-group-switches = Before the dice
mov-group-heads = Set course
mov-group-pilot = Pilot Number
mov-group-go = Next space
mov-group-flights = Whole flights
mov-group-buy = Buy
mov-group-sell = Sell and deliver
mov-group-barter = Trade in for credit
mov-group-ships = Buy another ship
mov-group-deeds = Build
mov-group-load = Take aboard
mov-group-jettison = Throw overboard

mov-cash = Cash
mov-credit = Credit
mov-mp = MP
mov-dice = Dice
mov-holds = Holds

mov-race = { $culture } ({ $id })
mov-off-red = Red Drive off for this turn
mov-off-yellow = Yellow Drive off for this turn
mov-off-combined = Combined Drive off for this turn
mov-auto = Auto Pilot on: one die counts as a 4
mov-lock = Gate Lock on: no Telegate works in this turn
mov-head = Set course for { $space-the } and roll
mov-stay = Stay at { $space-the }
mov-reroll = Roll the { $number } again
mov-keep = Keep the dice: { $mp } MP
mov-go = To { $space-the }
mov-skip = Skip { $space-the }
mov-pilot-jump = { $number }: jump to the Telegate at { $space-the }
mov-pilot-arrow = { $number }: on to { $space-the }
mov-pilot-back = { $number }: the arrow to { $space-the }, where you cannot go; your move ends
mov-pilot-free = { $number }: on along any path
mov-land = Land at { $space-the }
mov-look = Look in secret who lives at { $system-the }
mov-peek = Look at it in secret
mov-reveal = Turn up the counter
mov-pay = { $due ->
    [0] Fly on: your Shields leave nothing to pay
   *[other] Pay ${ $due } and fly on
}
mov-stop = Stop here and pay nothing
mov-buy = Buy { $item-a } for ${ $price }
mov-exchange = Buy { $ship-a } for ${ $price }; { $old-the } counts for ${ $trade-in }
mov-build = Build a Spaceport at { $space-the } for ${ $price }
mov-found = Build the Factory { $culture-of } at { $space-the } for ${ $price }
mov-sell = Sell { $good-the } for ${ $price }
mov-sell-more = Sell { $good-the } for ${ $price }, ${ $surcharge } of it on demand
mov-sell-with = Sell { $good-the } for ${ $price }, and use up the Demand of +${ $surcharge }
mov-barter = Trade in { $item-the } for ${ $value } of credit
mov-use-iou = Use the IOU { $culture-of } for ${ $value } of credit
mov-board = Take the passenger { $to-to } aboard: ${ $value } on arrival
mov-deliver = Let the passenger { $to-to } off for ${ $price }
mov-take = Take { $relic-the }
mov-jettison = Throw overboard: { $item }
mov-done = End your turn
mov-row-land = Fly to { $space-the } and land
mov-row-counter = Fly to { $space-the } and turn up the counter
mov-row-stop = Fly to { $space-the }, stop at the Penalty Oval and end your turn
mov-row-stop-here = Stop at the Penalty Oval and end your turn
mov-row-drift = Fly to { $space-the } and end your turn
mov-row-fill = Buy { $count } × { $good }

## Why not

mov-why-wait = Someone else has to choose now.
mov-why-race-taken = Another player belongs to { $culture-the } already.
mov-why-no-race = No merchant comes from { $culture-the }: choose another race.
mov-why-not-beside = No path leads from here straight to { $space-the }.
mov-why-reversal = You have flown that path the other way in this turn: there is no turning back to { $space-the }.
mov-why-too-far = { $space-the } would take { $cost } MP, and you have fewer left.
mov-why-declared = You have set course for { $space-the }: go there first.
mov-why-arrow = The arrow of your Pilot Number { $number } points elsewhere.
mov-why-skipped-twice = { $space-the } has been skipped already on the way to the next space.
mov-why-nothing-behind = Your drive skips { $space-the }, and your MP reach no space behind it. A drive can be switched off before the dice are rolled.
mov-why-stay = Whoever stays on this Penalty Oval pays ${ $due }, and you have less: fly away.
mov-why-first = First answer what you are asked.
mov-why-flying = You are flying: trade when you have landed.
mov-why-not-yet = Not yet: trade comes after the move.
mov-why-race-first = First choose a race.
mov-why-landed = Your move is over: there is no more flying in this turn.
mov-why-dear = It costs ${ $price }, more than your cash and credit together.
mov-why-no-hold = A Good needs a whole free hold.
mov-why-no-room = There is no room left on board: sell something, or throw something overboard.
mov-why-bought = You have bought something already: one thing is all that a City allows in the turn of landing. Stay there for a turn, or land at a Spaceport, to buy more.
mov-why-sold = You have sold or traded in something already: one thing is all that a City allows in the turn of landing. Stay there for a turn, or land at a Spaceport, to sell more.
mov-why-ship-both = In the turn of landing in a City another ship would be your one purchase and your one sale, and you have traded already.
mov-why-nobody = There is nobody to trade with: land in a City or a Spaceport of a Culture.
mov-why-none-left = None is left just now.
mov-why-not-sold = It is not for sale here.
mov-why-not-bought = Nobody here buys { $good-the }: buyers are the Cultures with the three numbers after its maker’s.
mov-why-not-aboard = You have none on board.
mov-why-own-ship = This is the ship you have.
mov-why-acquired = What you got in this turn cannot go overboard.
mov-why-too-small = That ship has no room for all that you got in this turn.
mov-why-owned = That has been built already.
mov-why-elsewhere = Build where you trade: Deeds are sold only in their own system, by its Culture.
mov-why-counters = All your counters are on the map: you can build nothing more.
mov-why-not-waiting = That passenger does not wait here.
mov-why-not-stop = That passenger wants to go elsewhere.
mov-why-nothing-here = Nothing can be built there.
mov-why-excess = First throw overboard what does not fit into the new ship.
mov-why-no-iou = An IOU { $culture-of } counts only for whoever holds it, and only with { $culture-the }.

## Deals

mov-deal-turn = Only the merchant whose turn it is proposes deals, when the move is over.
mov-deal-landed = Deals are made where you have landed: in a City, in a Spaceport or on an Asteroid.
mov-deal-place = The two of you are not in the same place.
mov-deal-nothing = A deal needs something on at least one side.
mov-deal-goods = { $seat } does not have that.
mov-deal-full = { $seat } would have no room on board.
mov-credits = credits
mov-sum = ${ $sum }
mov-iou = IOU { $culture-of }
mov-passenger = passenger { $to-to }
mov-count-of = { $count ->
    [one] { $item }
   *[other] { $count } × { $item }
}

## The story

mov-chose = { $seat } belongs to { $culture-the }.
    .you = You belong to { $culture-the }.
mov-began = The turn of { $seat } begins.
    .you = Your turn begins.
mov-switched-red = { $seat } switches the Red Drive off for this turn.
    .you = You switch the Red Drive off for this turn.
mov-switched-yellow = { $seat } switches the Yellow Drive off for this turn.
    .you = You switch the Yellow Drive off for this turn.
mov-switched-combined = { $seat } switches the Combined Drive off for this turn.
    .you = You switch the Combined Drive off for this turn.
mov-switched-auto = { $seat } uses the Auto Pilot: one die counts as a 4.
    .you = You use the Auto Pilot: one die counts as a 4.
mov-switched-lock = { $seat } uses the Gate Lock: no Telegate works in this turn.
    .you = You use the Gate Lock: no Telegate works in this turn.
mov-headed = { $seat } sets course for { $space-the }.
    .you = You set course for { $space-the }.
mov-stayed = { $seat } stays at { $space-the }.
    .you = You stay at { $space-the }.
mov-rolled = { $seat } rolls { $dice }: { $total } MP.
    .you = You roll { $dice }: { $total } MP.
mov-rerolled = { $seat } rolls the { $old } again: { $new }.
    .you = You roll the { $old } again: { $new }.
mov-kept = { $seat } keeps the dice.
    .you = You keep the dice.
mov-piloted = { $seat } takes { $number } as the Pilot Number.
    .you = You take { $number } as your Pilot Number.
mov-flew = { $seat } flies on: { $space }.
    .you = You fly on: { $space }.
mov-skipped = { $seat } skips: { $space }.
    .you = You skip: { $space }.
mov-jumped = { $seat } jumps to the Telegate at { $space-the }.
    .you = You jump to the Telegate at { $space-the }.
mov-turned-up = { $seat } turns up the counter at { $space-the }: { $counter }.
    .you = You turn up the counter at { $space-the }: { $counter }.
mov-peeked = { $seat } looks in secret at the counter at { $space-the }.
    .you = You look in secret at the counter at { $space-the }.
mov-peeked-at = { $seat } looks in secret at the counter at { $space-the }: { $counter }.
    .you = You look in secret at the counter at { $space-the }: { $counter }.
mov-looked = { $seat } looks in secret who lives at { $system-the }.
    .you = You look in secret who lives at { $system-the }.
mov-looked-at = { $seat } looks in secret who lives at { $system-the }: { $culture }.
    .you = You look in secret who lives at { $system-the }: { $culture }.
mov-paid = { $due ->
    [0] { $seat } flies on past the Penalty Oval at { $space-the }: the Shields leave nothing to pay.
   *[other] { $seat } pays a penalty of ${ $due } at { $space-the }.
}
    .you = { $due ->
        [0] You fly on past the Penalty Oval at { $space-the }: your Shields leave nothing to pay.
       *[other] You pay a penalty of ${ $due } at { $space-the }.
    }
mov-stopped = { $seat } stops at { $space-the }, a Penalty Oval, and pays nothing.
    .you = You stop at { $space-the }, a Penalty Oval, and pay nothing.
mov-landed = { $seat } lands at { $space-the }.
    .you = You land at { $space-the }.
mov-drifts = The move of { $seat } ends at { $space-the }.
    .you = Your move ends at { $space-the }.
mov-discovered = { $seat } discovers { $culture-the } at { $system-the } and gets their IOU!
    .you = You discover { $culture-the } at { $system-the } and get their IOU!
mov-bought = { $seat } buys { $item-a } for ${ $price }.
    .you = You buy { $item-a } for ${ $price }.
mov-exchanged = { $seat } hands in { $old-the } and buys { $ship-a } for ${ $price }.
    .you = You hand in { $old-the } and buy { $ship-a } for ${ $price }.
mov-built = { $seat } builds a Spaceport at { $space-the } for ${ $price }.
    .you = You build a Spaceport at { $space-the } for ${ $price }.
mov-founded = { $seat } builds the Factory { $culture-of } at { $space-the } for ${ $price }.
    .you = You build the Factory { $culture-of } at { $space-the } for ${ $price }.
mov-sold = { $seat } sells { $item-the } for ${ $price }.
    .you = You sell { $item-the } for ${ $price }.
mov-sold-demand = { $seat } sells { $item-the } for ${ $price } and meets a Demand of +${ $surcharge }.
    .you = You sell { $item-the } for ${ $price } and meet a Demand of +${ $surcharge }.
mov-bartered = { $seat } trades in { $item-the } for ${ $value } of credit.
    .you = You trade in { $item-the } for ${ $value } of credit.
mov-used-iou = { $seat } uses the IOU { $culture-of }: ${ $value } of credit.
    .you = You use the IOU { $culture-of }: ${ $value } of credit.
mov-boarded = { $seat } takes a passenger { $to-to } aboard.
    .you = You take a passenger { $to-to } aboard.
mov-delivered = { $seat } brings a passenger { $to-to } and gets ${ $value }.
    .you = You bring a passenger { $to-to } and get ${ $value }.
mov-took = { $seat } takes { $item-the } aboard.
    .you = You take { $item-the } aboard.
mov-jettisoned = { $seat } throws overboard: { $item }.
    .you = You throw overboard: { $item }.
mov-drew-good = Out of the cup: { $good }, for sale from { $culture-the }.
mov-drew-demand = Out of the cup: { $culture-the } pay ${ $surcharge } more for { $good }.
mov-drew-fare = Out of the cup: a passenger { $from-from } { $to-to }, for ${ $value }.
mov-commission-port = { $seat } gets a commission of ${ $sum } for the Spaceport { $space }.
    .you = You get a commission of ${ $sum } for your Spaceport { $space }.
mov-commission-factory = { $seat } gets a commission of ${ $sum } for the Factory { $culture-of }.
    .you = You get a commission of ${ $sum } for your Factory { $culture-of }.
mov-credit-lost = { $seat } leaves ${ $sum } of credit unused: it is lost.
    .you = You leave ${ $sum } of credit unused: it is lost.
mov-dealt = { $seat } makes a deal with { $other }: { $gives } for { $gets }.
    .you = You make a deal with { $other }: { $gives } for { $gets }.
mov-ended-turn = { $seat } ends the turn.
    .you = You end your turn.
mov-won = { $seat } has ${ $wealth } in cash and Deeds and wins!
    .you = You have ${ $wealth } in cash and Deeds and win!
mov-bank-broke = The bank has run out of money: ${ $owed } remain unpaid.

mov-end-wealth = A merchant has grown rich enough.
mov-end-bank = The bank has run out of money: whoever has most in cash and Deeds wins.

## Counters of “?” boxes

mov-counter-blue = blue Penalty Oval, ${ $value }
mov-counter-red = red Penalty Oval, ${ $value }
mov-counter-yellow = yellow Penalty Oval, ${ $value }
mov-counter-gate = Telegate { $number }
mov-counter-port = Open Port
mov-counter-relic = { $relic }

## The table in words

mov-play = State of play
mov-round = Round { $round } · ${ $target } in cash and Deeds win
mov-bank = In the bank: ${ $sum }
mov-now = Turn of { $seat }
mov-dice-shown = Dice: { $dice } · { $mp } MP left
mov-pilot-shown = Pilot Number: { $number }
mov-toward = Course set for { $space-the }
mov-credit-shown = Credit, for this turn alone: ${ $sum }
mov-bank-gear = { $item }: { $count } in the bank
mov-cup = Counters in the cup: { $count }
mov-merchants = Merchants
mov-cultures = Systems and Cultures
mov-boxes = “?” boxes
mov-bonuses = Demands and passengers
mov-head-player = Player
mov-head-race = Race
mov-head-wealth = Wealth
mov-head-cash = Cash
mov-head-ship = Ship
mov-head-place = Place
mov-head-cargo = On board, and IOUs
mov-head-built = Built
mov-head-system = System
mov-head-culture = Culture
mov-head-goods = For sale
mov-head-ports = Spaceports
mov-head-factory = Factory
mov-head-counter = Counter
mov-player = { $seat }
mov-name = { $name }
mov-number = { $number }
mov-none = –
mov-unknown = unknown
mov-lives = { $culture } ({ $id })
mov-lives-unseen = { $culture } ({ $id }), not discovered yet
mov-owned = { $space }: { $seat }
mov-box-down = face down
mov-box-empty = empty: an Asteroid
mov-demand-lies = { $culture }: ${ $surcharge } more for { $good }{ $count ->
    [one] { "" }
   *[other] { " " }(× { $count })
}
mov-fare-waits = A passenger { $from-from } { $to-to }: ${ $value }

## What things are

mov-about-player = { $seat }
mov-about-dot = { $space }: open space. Ships pass through, or rest here when their MP are spent.
mov-about-oval = { $space }: a Penalty Oval. Pay ${ $value }, less with Shields, to fly on; or stop here and pay nothing.
mov-about-asteroid = { $space }: an Asteroid. Ships can land here, but nobody lives here.
mov-about-box = { $space }: a “?” box. Whoever flies in turns up its counter: a Relic for whoever lands, a Telegate, an Open Port or a Penalty Oval.
mov-about-circle = { $space }: a Navigation Circle. To leave it, choose one of your dice as Pilot Number: its arrow says where you go.
mov-about-circle-orbit = { $space }: a Navigation Circle that is an Orbit, too. Your Pilot Number says where you leave it; from here you can look who lives in the system, and a Spaceport can be built.
mov-about-orbit = { $space }: an Orbit. From here you can look in secret who lives in the system. Once a Spaceport is built, ships land and trade here without limit.
mov-about-surface-city = { $space }: a Surface City. Flying in takes 2 MP, and so does leaving. In the turn of landing you buy one thing, and sell or trade in one.
mov-about-space-city = { $space }: a Space City. In the turn of landing you buy one thing, and sell or trade in one; if you stay for a turn, as much as you like.
mov-about-base = { $space }: where everyone begins. All ships are sold here, and taken in trade; nothing else is.
mov-about-good = { $good }: bought from { $culture-the } for ${ $buy }, sold for ${ $sell } to the Cultures with the next three numbers. Each fills a hold.
mov-about-factory-good = { $good }, a Factory Good: there once the Factory is built. Bought from { $culture-the } for ${ $buy }, sold for ${ $sell } to the Cultures with the next three numbers. Each fills a hold.
mov-about-fare = A passenger { $from-from } { $to-to }, who pays ${ $value } on arrival. Two share a hold.
mov-about-ship = { $ship }: { $dice } dice, { $holds } holds. Costs ${ $price }, and counts for ${ $trade-in } when you buy another.
mov-about-culture = { $culture } ({ $id }), science level { $technology }: they buy what the three numbers before theirs make. Whoever discovers them gets an IOU of ${ $iou }; a Factory here costs ${ $factory }.
mov-about-red-drive = Red Drive, ${ $price }: skips red spaces, which take no MP and no penalty. Takes half a hold.
mov-about-yellow-drive = Yellow Drive, ${ $price }: skips yellow spaces, which take no MP and no penalty. Takes half a hold.
mov-about-combined-drive = Combined Drive, ${ $price }: skips red and yellow spaces, which take no MP and no penalty. Takes half a hold.
mov-about-shield = Shield, ${ $price }: every penalty is ${ $reduction } less. The first is on the hull, any more take half a hold each.
mov-about-laser = Laser, ${ $price }: a weapon, for the rules of combat.
mov-about-nova-ball = Nova Ball, ${ $price }: a weapon that is used up, for the rules of combat.
mov-about-air-foil = Air Foil, a Relic of ${ $price }: glides from one Surface City to another of its planet. Flying into one or out of it takes 1 MP.
mov-about-auto-pilot = Auto Pilot, a Relic of ${ $price }: before the dice, you may let one of them count as a 4.
mov-about-gate-lock = Gate Lock, a Relic of ${ $price }: before the dice, you may stop all Telegates for your turn.
mov-about-jump-start = Jump Start, a Relic of ${ $price }: set course for a Telegate from anywhere, and jump there if you roll its number.
mov-about-mulligan-gear = Mulligan Gear, a Relic of ${ $price }: right after the dice, you may roll one of them again.
mov-about-spy-eye = Spy Eye, a Relic of ${ $price }: look in secret at counters of “?” boxes as you fly by, and at who lives in a system from anywhere in it.
mov-about-switch-switch = Switch Switch, a Relic of ${ $price }: your Pilot Number may be another of your dice each time you need it.
mov-about-yellow-drive-relic = Relic Yellow Drive, ${ $price }: skips yellow spaces, which take no MP and no penalty. It is on the hull and takes no hold.
mov-about-shield-relic = Relic Shield, ${ $price }: every penalty is ${ $reduction } less. It is on the hull and takes no hold.
mov-about-laser-relic = Relic Laser, ${ $price }: a weapon on the hull, for the rules of combat.

# What bots say

mov-term-wealth = wealth
mov-term-victory = victory
mov-term-cargo = cargo
mov-term-ious = IOUs and credit
mov-term-prospects = the best trip in sight
mov-term-ship = ship and equipment
mov-term-commissions = commissions to come
mov-plan-visit = fly to { $space-the }
mov-plan-ship = fly to { $space-the } for a better ship
mov-plan-drive = fly to { $space-the } for a drive
mov-plan-stay = stay and trade
mov-broken-taken = there is nothing left to take at { $space-the }

# The board
mov-board-round = Round { $round }
mov-board-phase-race = Choosing a race
mov-board-phase-helm = At the helm
mov-board-phase-roll = The roll
mov-board-phase-flight = In flight
mov-board-phase-oval = A penalty
mov-board-phase-port = In port
mov-board-phase-excess = Too much on board
mov-board-phase-over = The end
mov-board-turn = The turn
mov-board-no-dice = not rolled yet
mov-board-dice = Dice on display
mov-board-dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
mov-board-pilot = Pilot Number
mov-board-mp = { $count ->
    [one] movement point left
   *[other] movement points left
}
mov-board-off-red = Red Drives off
mov-board-off-yellow = Yellow Drives off
mov-board-off-combined = Combined Drives off
mov-board-auto = Auto Pilot on
mov-board-lock = Gate Lock on
mov-board-bank = The bank
mov-board-cup = Counters in the cup
mov-board-undiscovered = { $system }: nobody knows yet who lives here
mov-board-mine = not discovered, but you have looked
mov-board-relics = Relics
mov-board-demand = Demand: ${ $sum } more for { $good-the }
mov-board-fare = A passenger waits: ${ $sum } for a flight { $to-to }
mov-board-port-of = Spaceport of { $seat }: { $space }
mov-board-factory-of = Factory of { $seat }: { $space }
mov-board-pawn = { $seat }: { $ship }
mov-board-passenger = Passenger { $to-to }
mov-board-races = Races
mov-board-holds = Holds
mov-board-hull = Hull
mov-board-ious = IOUs
mov-board-empty = empty
mov-board-acquired = acquired in this turn
mov-board-cash = Cash
mov-board-credit = Credit
mov-board-wealth = Wealth
mov-board-built = Spaceports and Factories
mov-board-port = The port
mov-board-sell = They sell
mov-board-buy = They buy
mov-board-lamp-buy = one purchase
mov-board-lamp-sell = one sale
mov-board-open = still open
mov-board-spent = done
mov-board-unlimited = Trade as much as you like
mov-board-surcharge = ${ $sum } of it for Demands
mov-board-ledger = Trade ledger
mov-board-ledger-none = Nobody is known to you who makes anything: fly there and look.
mov-board-head-good = Good
mov-board-head-from = Made by
mov-board-head-cost = Costs
mov-board-head-stock = Stock
mov-board-head-buyers = Bought by
mov-board-head-pays = Pays
mov-board-head-profit = Profit
mov-board-head-turns = Turns
mov-board-head-a-turn = A turn
mov-board-ledger-help = Profit is for one of it. Turns are those of your ship with average rolls: to who makes it, unless you have it on board, and on to the buyer. Press a buyer to see the way.
mov-board-aboard = { $count } on board
mov-board-somewhere = not found yet
mov-board-unknown-buyers = { $count ->
    [one] { $count } buyer not found yet
   *[other] { $count } buyers not found yet
}
mov-board-shelf-cultures = Cultures
mov-board-shelf-goods = Goods
mov-board-shelf-ships = Ships
mov-board-shelf-gear = Equipment
