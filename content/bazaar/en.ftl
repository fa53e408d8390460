bazaar-title = Bazaar
bazaar-title-help = Gather goods, trade them, and pay for contracts to the last bead.
bazaar-option-rounds = Rounds
bazaar-option-rounds-help = How many turns each player has.
bazaar-preset-quick = Quick
bazaar-preset-quick-help = Three rounds, to learn it.
bazaar-preset-long = Long
bazaar-preset-long-help = Twenty rounds: until the market is sold out.

bazaar-ask-turn = Take goods, buy a contract, or pass.
bazaar-ask-pay = Pay exactly { $left } more for { $contract-the }.

bazaar-take = Take { $count ->
    [one] a good
   *[other] { $count } goods
} from the bag
bazaar-buy = Buy { $contract-the }: price { $price }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
bazaar-pay = Pay { $good-a } ({ $value })
bazaar-owed = owed
bazaar-pass = Pass

bazaar-why-price = { $contract-the } costs { $price }, and your goods do not add up to exactly that.
bazaar-why-full = You may hold { $limit } goods at most.
bazaar-why-empty = The bag is empty.
bazaar-why-sold = There is no contract here any more.
bazaar-why-change = With { $good-the } you could not reach the exact price.
bazaar-why-none = You have no { $good }.
bazaar-why-turn = It is not your turn.
bazaar-why-choose = Goods are spent when you buy a contract.
bazaar-why-paying = First pay for { $contract-the }.

bazaar-deal-turn = Deals are open on a player's own turn, between that player and another, before anything is bought.
bazaar-deal-goods = { $seat } does not have these goods.
bazaar-deal-nothing = A deal needs goods on at least one side.
bazaar-deal-full = { $seat } would hold more than { $limit } goods.

bazaar-took = { $seat } takes { $first-a }.
    .you = You take { $first-a }.
bazaar-took-two = { $seat } takes { $first-a } and { $second-a }.
    .you = You take { $first-a } and { $second-a }.
bazaar-paid = { $seat } pays { $good-a }.
    .you = You pay { $good-a }.
bazaar-bought = { $seat } buys { $contract-the } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You buy { $contract-the } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
bazaar-revealed = { $contract-the } comes to the market.
bazaar-passed = { $seat } passes.
    .you = You pass.
bazaar-swapped = { $from } and { $to } make a deal: { $gives } for { $gets }.

bazaar-market = Market
bazaar-slot = { $contract }: price { $price }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
bazaar-slot-empty = sold
bazaar-bag = In the bag: { $goods }. Contracts to come: { $deck }.
bazaar-round = Round { $round } of { $rounds }
bazaar-players = Players
bazaar-purse = { $seat }: { $goods } (worth { $value }), { $points ->
    [one] 1 point
   *[other] { $points } points
}
bazaar-nothing = nothing
bazaar-goods = { $count } { $count ->
    [one] { $good }
   *[other] { $good-plural }
}
bazaar-goods-and = { $first }, { $second }

bazaar-end-rounds = All rounds have been played.
bazaar-end-sold-out = Every contract has been sold.
