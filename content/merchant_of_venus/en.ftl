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
merchant-of-venus-option-bank-help = If the bank cannot pay, the game is over, and the richest merchant wins. With 0, and for one player alone, it never runs out.
merchant-of-venus-option-combat = Combat
merchant-of-venus-option-combat-help = Weapons can be bought, ships fire at each other and at what is in the way, and Goods, Spaceports and Factories can be stolen. For one player alone it changes nothing: weapons come with the Rastur.
merchant-of-venus-option-forts = Forts
merchant-of-venus-option-forts-help = Players build Forts, at which everybody else pays or stops. Without combat nobody can destroy them. No Rastur comes where a Fort is.
merchant-of-venus-option-rastur = Rastur
merchant-of-venus-option-rastur-help = With a 1 a merchant brings a Rastur in: everybody pays or stops there, and nobody trades. Who has weapons can destroy it. With the last one the Rastur win. Recommended for two merchants; whoever plays alone always meets them.

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
mov-ask-oval-rastur = { $due ->
    [0] A Rastur, but your Shields leave nothing to pay. Do you fly on with { $mp } MP, or stop here?
   *[other] A Rastur: do you pay ${ $due } and go on with { $mp } MP, or stop here for nothing?
}
mov-ask-rastur = A Rastur of ${ $value } comes. Where do you place it?
mov-ask-drifting = There is nothing to land on at { $space-the }. Your move is over: end your turn.
mov-ask-orbit = Your move ends in the Orbit { $space }. You may look who lives here; then end your turn.
mov-ask-landed = You have just landed at { $space-the }: with { $culture-the } you may buy one thing, and sell or trade in one. What do you do?
mov-ask-market = You trade with { $culture-the } at { $space-the }, as much as you like. What do you do?
mov-ask-place = You are at { $space-the }. What do you do before your turn ends?
mov-ask-excess = Your new ship has { $holds ->
    [one] 1 hold
   *[other] { $holds } holds
} too few. What do you throw overboard?
mov-ask-attack = You can fly no further. Do you attack something here before your move is over?
mov-ask-fire = Which weapons do you fire? Make them ready, then fire.
mov-ask-fire-pawn = Which weapons do you fire at { $seat }? Make them ready, then fire; { $seat } may fire back.
mov-ask-incite = A revolt takes ${ $price } of firepower and money, and at least one weapon. Which weapons do you use?
mov-ask-defence = { $seat } fires at you with a firepower of { $firepower }. With what do you fire back?
mov-ask-hit = You have hit { $seat }. What do you destroy on the hull, or which hold do you damage?
mov-ask-loot = { $good-the } of { $seat } is adrift. Do you load it?
mov-ask-steal = Which Good do you take from { $seat }?
mov-ask-stow = { $item }: into which hold?

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

mov-group-attack = Attack
mov-group-weapons = Weapons
mov-group-hull = On the hull
mov-group-hold = In the holds
mov-group-forts = Forts

mov-cash = Cash
mov-firepower = Firepower
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
mov-attack-counter = Attack the Penalty Oval here
mov-attack-fort = Attack the Fort here
mov-attack-rastur = Attack the Rastur here
mov-rastur-place = Place the Rastur at { $space-the }
mov-rastur-port = Place the Rastur at { $space-the }, the Spaceport of { $seat }
mov-attack-pawn = Attack { $seat }
mov-hold-fire = Attack nothing: your move is over
mov-fire = Make ready: { $item }
mov-shoot = Fire: { $wins } of 36 rolls win ({ $percent } %)
mov-hold-still = Fire nothing back: your attacker wins { $wins } of 36 rolls ({ $percent } %)
mov-fire-back = Fire back: your attacker wins { $wins } of 36 rolls ({ $percent } %), you hit back in { $losses }
mov-incite = Pay ${ $price } and stir up the revolt: { $wins } of 36 rolls win ({ $percent } %)
mov-hit-hull = Destroy { $item-the }
mov-hit-hold = Damage hold { $number }: { $items }
mov-load = Load { $good-the }
mov-leave = Leave { $good-the }
mov-swindle = Swindle { $seat } for ${ $price }: { $wins } of 36 rolls win a Good ({ $percent } %)
mov-revolt-spaceport = Stir up a revolt against the Spaceport of { $seat }
mov-revolt-factory = Stir up a revolt against the Factory of { $seat }
mov-steal = Take { $good-the }
mov-fort = Build a Fort at { $space-the } for ${ $price }
mov-refort = Tear down your Fort at { $from-the } and build it at { $space-the } for ${ $price }
mov-stow = Arrange your holds anew
mov-into = Into hold { $number }, which is empty
mov-into-beside = Into hold { $number }, beside what is there: { $item }
mov-row-lasers = Fire all Lasers: { $wins } of 36 rolls win the attack ({ $percent } %)
mov-row-all-weapons = Fire everything: { $wins } of 36 rolls win the attack ({ $percent } %)
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
mov-why-not-here = { $seat } is not in the same place.
mov-why-sanctuary = In Cities, Spaceports and Open Ports ships do not fire at each other.
mov-why-not-moved = Fire in a space when you fly into it, or where you stay for the whole turn; never where you set off, or in what you skip.
mov-why-fired = In each space there is one attack, at once, each time you fly in.
mov-why-unpaid = Pay the penalty of this space first.
mov-why-no-weapon = An attack takes a weapon that works and is made ready.
mov-why-damaged = It is damaged: it works again when you have landed with a Culture.
mov-why-all-fired = All of them are ready already.
mov-why-battle = First see the attack through.
mov-why-stowing = First fill your holds.
mov-why-no-cash = That takes ${ $price } in cash; credit does not count.
mov-why-no-goods = { $seat } carries no Good.
mov-why-at-home = { $seat } is in this system: nobody revolts under the eyes of the owner.
mov-why-no-place = A Fort stands in a City, in a Spaceport or on an Asteroid.
mov-why-fortified = A Fort stands there already.
mov-why-all-forts = All your Forts are in play: you can tear one down to build it here.
mov-why-occupied = A Rastur is there: nothing can be built until it is gone.
mov-why-factory-occupied = A Rastur is where the Factory stands: it sells nothing until the Rastur is gone.
mov-why-guarded = A Fort or a Rastur is there already.
mov-why-ports-first = A Rastur comes into a City only when no Orbit and no Spaceport is left.
mov-why-no-port = A Rastur comes into an Orbit or a Spaceport, and if none is left into a City.
mov-why-invasion = Place the Rastur first.

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
mov-attacked-pawn = { $seat } attacks { $other } at { $space-the }.
    .you = You attack { $other } at { $space-the }.
mov-attacked-counter = { $seat } attacks the Penalty Oval at { $space-the }.
    .you = You attack the Penalty Oval at { $space-the }.
mov-attacked-fort = { $seat } attacks the Fort at { $space-the }.
    .you = You attack the Fort at { $space-the }.
mov-attacked-rastur = { $seat } attacks the Rastur at { $space-the }.
    .you = You attack the Rastur at { $space-the }.
mov-attacked-spaceport = { $seat } stirs up a revolt against the Spaceport at { $space-the }.
    .you = You stir up a revolt against the Spaceport at { $space-the }.
mov-attacked-factory = { $seat } stirs up a revolt against the Factory at { $space-the }.
    .you = You stir up a revolt against the Factory at { $space-the }.
mov-readied = { $seat } makes ready: { $item }.
    .you = You make ready: { $item }.
mov-held-fire = { $seat } attacks nothing.
    .you = You attack nothing.
mov-fired = { $seat } fires with a firepower of { $firepower }: { $weapons }.
    .you = You fire with a firepower of { $firepower }: { $weapons }.
mov-answered = { $seat } fires back with a firepower of { $firepower }: { $weapons }.
    .you = You fire back with a firepower of { $firepower }: { $weapons }.
mov-held-still = { $seat } fires nothing back.
    .you = You fire nothing back.
mov-fought = { $seat } rolls { $attack }, the defence { $defence }: { $total } against { $against }.
    .you = You roll { $attack }, the defence { $defence }: { $total } against { $against }.
mov-repelled = The attack of { $seat } fails: the rest of the turn is lost.
    .you = Your attack fails: the rest of your turn is lost.
mov-destroyed-fort = { $seat } destroys the Fort at { $space-the } and gets ${ $worth }.
    .you = You destroy the Fort at { $space-the } and get ${ $worth }.
mov-destroyed-rastur = { $seat } destroys the Rastur at { $space-the } and gets ${ $worth }.
    .you = You destroy the Rastur at { $space-the } and get ${ $worth }.
mov-destroyed-counter = { $seat } destroys the Penalty Oval at { $space-the } and gets ${ $worth }.
    .you = You destroy the Penalty Oval at { $space-the } and get ${ $worth }.
mov-struck = { $seat } hits { $other }.
    .you = You hit { $other }.
mov-unharmed = There is nothing on board of { $seat } to be hit.
    .you = There is nothing on board of your ship to be hit.
mov-shattered = { $seat } loses { $item-the } on the hull.
    .you = You lose { $item-the } on your hull.
mov-damaged = { $seat } has a damaged hold: { $item } no longer works.
    .you = Your hold is damaged: { $item } no longer works.
mov-abandoned = { $seat } loses a passenger { $to-to }.
    .you = You lose a passenger { $to-to }.
mov-unloaded = { $item-the } of { $seat } goes adrift.
    .you = Your load of { $item } goes adrift.
mov-looted = { $seat } loads { $item-the }.
    .you = You load { $item-the }.
mov-left = { $seat } leaves { $item-the }.
    .you = You leave { $item-the }.
mov-repaired = All that was damaged on board of { $seat } works again.
    .you = All that was damaged on board works again.
mov-swindled = { $seat } pays ${ $price } to swindle { $other }.
    .you = You pay ${ $price } to swindle { $other }.
mov-stole = { $seat } takes { $good-the } of { $other }.
    .you = You take { $good-the } of { $other }.
mov-incited = { $seat } pays ${ $price } for the revolt.
    .you = You pay ${ $price } for the revolt.
mov-seized-spaceport = { $seat } seizes the Spaceport at { $space-the }.
    .you = You seize the Spaceport at { $space-the }.
mov-seized-factory = { $seat } seizes the Factory at { $space-the }.
    .you = You seize the Factory at { $space-the }.
mov-fortified = { $seat } builds a Fort at { $space-the } for ${ $price }.
    .you = You build a Fort at { $space-the } for ${ $price }.
mov-refortified = { $seat } tears down the Fort at { $from-the } and builds one at { $space-the } for ${ $price }.
    .you = You tear down your Fort at { $from-the } and build one at { $space-the } for ${ $price }.
mov-emptied = { $seat } arranges the holds anew.
    .you = You arrange your holds anew.
mov-stowed = { $seat } puts into hold { $number }: { $item }.
    .you = You put into hold { $number }: { $item }.
mov-bank-broke = The bank has run out of money: ${ $owed } remain unpaid.
mov-rastur-came = { $seat } draws a Rastur of ${ $value }.
    .you = You draw a Rastur of ${ $value }.
mov-rastur-placed = { $seat } places the Rastur of ${ $value } at { $space-the }.
    .you = You place the Rastur of ${ $value } at { $space-the }.
mov-rastur-to-supply = A Rastur of ${ $value } is shuffled into the supply.
mov-rastur-to-reserve = A Rastur of ${ $value } goes to the reserve.
mov-rastur-to-transit = A Rastur of ${ $value } goes to the Transit Box.
mov-rastur-expand = { $seat } rolls { $die }: the Rastur expand.
    .you = You roll { $die }: the Rastur expand.
mov-rastur-fuse = { $seat } rolls { $die }: two Rastur fuse.
    .you = You roll { $die }: two Rastur fuse.
mov-rastur-won = The supply of the Rastur is exhausted: they have won.
mov-left-up = { $seat } leaves the IOU of { $system-the } face up: { $culture }.
    .you = You leave the IOU of { $system-the } face up: { $culture }.

mov-end-wealth = A merchant has grown rich enough.
mov-end-bank = The bank has run out of money: whoever has most in cash and Deeds wins.
mov-end-rastur = The last Rastur has come: the Rastur win, and no merchant does.
mov-end-alone-won = The merchant has grown rich enough before the Rastur conquered the cluster.
mov-end-alone-lost = The Rastur have conquered the cluster before the merchant grew rich enough.

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
mov-window-defence = Fired at: which weapons to fire back
mov-order-everything = fire back everything
mov-order-lasers = Lasers only
mov-guards = Forts, Rastur and attacks
mov-fort-stands = { $space }: Fort of { $seat }, ${ $value } for everybody else
mov-rastur-stands = { $space }: Rastur, ${ $value }
mov-rastur = Rastur
mov-rastur-count = { $count } of ${ $value }
mov-rastur-waits = Drawn and still to be placed: ${ $value }
mov-rastur-supply = { $count ->
    [one] In the supply there is 1: { $list }
   *[other] In the supply there are { $count }: { $list }
}
mov-rastur-reserve = In the reserve: { $list }
mov-rastur-transit = In the Transit Box: ${ $value }
mov-rastur-expanded = The last die: { $die }, an expansion.
mov-rastur-fused = The last die: { $die }, a fusion.
mov-rastur-transit-empty = The Transit Box is empty.
mov-damage = Damaged on board of { $seat }: { $item }
mov-battle = { $seat } attacks with { $attack } and the dice against { $defence } and the dice: { $wins } of 36 rolls win ({ $percent } %)
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
mov-about-rastur = Rastur of ${ $value }: everybody pays that much there, less Shields, or stops; nobody trades or builds there, and Deeds there count for nothing. Who pays can attack it, and gets ${ $value } for destroying it.
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
mov-about-hold = Hold { $number } of the ship of { $seat }
mov-about-ship = { $ship }: { $dice } dice, { $holds } holds. Costs ${ $price }, and counts for ${ $trade-in } when you buy another.
mov-about-culture = { $culture } ({ $id }), science level { $technology }: they buy what the three numbers before theirs make. Whoever discovers them gets an IOU of ${ $iou }; a Factory here costs ${ $factory }.
mov-about-red-drive = Red Drive, ${ $price }: skips red spaces, which take no MP and no penalty. Takes half a hold.
mov-about-yellow-drive = Yellow Drive, ${ $price }: skips yellow spaces, which take no MP and no penalty. Takes half a hold.
mov-about-combined-drive = Combined Drive, ${ $price }: skips red and yellow spaces, which take no MP and no penalty. Takes half a hold.
mov-about-shield = Shield, ${ $price }: every penalty is ${ $reduction } less. The first is on the hull, any more take half a hold each.
mov-about-laser = Laser, ${ $price }: a weapon with a firepower of { $firepower } that is kept. The first is on the hull, any more take half a hold each.
mov-about-nova-ball = Nova Ball, ${ $price }: a weapon with a firepower of { $firepower } that is used up. The first is on the hull, any more take half a hold each.
mov-about-air-foil = Air Foil, a Relic of ${ $price }: glides from one Surface City to another of its planet. Flying into one or out of it takes 1 MP.
mov-about-auto-pilot = Auto Pilot, a Relic of ${ $price }: before the dice, you may let one of them count as a 4.
mov-about-gate-lock = Gate Lock, a Relic of ${ $price }: before the dice, you may stop all Telegates for your turn.
mov-about-jump-start = Jump Start, a Relic of ${ $price }: set course for a Telegate from anywhere, and jump there if you roll its number.
mov-about-mulligan-gear = Mulligan Gear, a Relic of ${ $price }: right after the dice, you may roll one of them again.
mov-about-spy-eye = Spy Eye, a Relic of ${ $price }: look in secret at counters of “?” boxes as you fly by, and at who lives in a system from anywhere in it.
mov-about-switch-switch = Switch Switch, a Relic of ${ $price }: your Pilot Number may be another of your dice each time you need it.
mov-about-yellow-drive-relic = Relic Yellow Drive, ${ $price }: skips yellow spaces, which take no MP and no penalty. It is on the hull and takes no hold.
mov-about-shield-relic = Relic Shield, ${ $price }: every penalty is ${ $reduction } less. It is on the hull and takes no hold.
mov-about-laser-relic = Relic Laser, ${ $price }: a weapon with a firepower of { $firepower } on the hull, which takes no hold.

# What bots say

mov-term-wealth = wealth
mov-term-victory = victory
mov-term-cargo = cargo
mov-term-ious = IOUs and credit
mov-term-prospects = the best trip in sight
mov-term-ship = ship and equipment
mov-term-commissions = commissions to come
mov-term-arms = what weapons are good for
mov-term-forts = what Forts take from others
mov-term-danger = danger from armed ships
mov-term-invaders = Rastur in the way
mov-plan-visit = fly to { $space-the }
mov-plan-ship = fly to { $space-the } for a better ship
mov-plan-drive = fly to { $space-the } for a drive
mov-plan-hunt = destroy the Rastur at { $space-the }
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
mov-board-phase-stow = Stowing
mov-board-phase-battle = An attack
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
mov-board-phase-spoils = The spoils
mov-board-phase-rastur = A Rastur comes
mov-board-battle = Attack
mov-board-oval = Penalty counter
mov-board-fort-of = Fort of { $seat }: { $space }
mov-board-fort-penalty = Fort of { $seat }: { $space }, ${ $penalty } for others
mov-board-rastur = Rastur
mov-board-rastur-penalty = Rastur: { $space }, ${ $penalty }
mov-board-rastur-of = Rastur, ${ $value }
mov-board-rastur-counters = { $count ->
    [one] There is one of this value.
   *[other] There are { $count } of this value.
}
mov-board-cancelled = cancelled by a Rastur
mov-board-rastur-left = Rastur left to draw
mov-board-rastur-near = Advance of the Rastur
mov-board-rastur-goal = { $count ->
    [one] One Rastur is left to draw: with the last one they win.
   *[other] { $count } Rastur are left to draw: with the last one they win.
}
mov-board-rastur-placing = Drawn, to be placed
mov-board-rastur-supply = Supply, face down
mov-board-rastur-reserve = Reserve
mov-board-rastur-transit = Transit Box
mov-board-learned = Learned so far
mov-board-learned-nothing = Nothing yet: fly to an Orbit and look, or turn up a “?” counter.
mov-board-face-up = not discovered, but its IOU lies face up
mov-board-won-alone = { $count ->
    [one] The cluster is safe, and rich: one Rastur was left to come.
   *[other] The cluster is safe, and rich: { $count } Rastur were left to come.
}
mov-board-lost-alone = The Rastur have taken the cluster: the wealth was ${ $sum } of ${ $target }.
mov-board-rastur-won = The Rastur have taken the cluster: nobody was rich in time.
mov-board-at-worst = { $percent } % if everything is fired back
mov-board-total = Total from { $least } to { $most }
mov-board-weapons = Weapons
mov-board-ready = { $ready } of { $count } fired
mov-board-adrift = Adrift: { $good }
mov-board-clash = The dice of the last attack
mov-board-more = wins
mov-board-damaged = damaged: repaired when you land with a Culture
mov-board-firepower = Firepower
mov-board-shelf-cultures = Cultures
mov-board-shelf-goods = Goods
mov-board-shelf-ships = Ships
mov-board-shelf-gear = Equipment
