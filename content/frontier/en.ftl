frontier-title = Frontier
frontier-title-help = Expeditions along the stars, cards that lie face down, and a blight that may take everything.
frontier-option-rings = Rings
frontier-option-rings-help = How many rings of hexes lie around the Core. One is for three players at most, two for six.
frontier-option-rounds = Rounds
frontier-option-rounds-help = The game ends after this many at the latest.
frontier-option-target = Points
frontier-option-target-help = Whoever reaches them ends the game.
frontier-option-blight = Blight
frontier-option-blight-help = So many rounds without anyone in the Core, and all is lost.
frontier-preset-quick = Quick
frontier-preset-quick-help = Two rings and six rounds, to learn it.
frontier-preset-evening = An evening
frontier-preset-evening-help = Three rings and twelve rounds.
frontier-preset-longest = The longest
frontier-preset-longest-help = Four rings and a hundred and twenty rounds, over weeks.
frontier-setup-seats = { $rings ->
    [one] A map with one ring
   *[other] A map with { $rings } rings
} has room for { $most } players at most.

frontier-ask-turn = Send an expedition, propose a pact, or pass. Orders left: { $orders }.
frontier-ask-pact = { $seat } proposes a pact until the round ends. Do you agree?
frontier-ask-approval = { $from } and { $to } want a pact. Do you approve it?
frontier-ask-muster = Which ships sail to { $hex }? Gathered: { $ships } ships, { $troops } troops.
frontier-ask-battle = Do you announce a card before the dice?
frontier-ask-hits = The dice have fallen. Do you announce a card?
frontier-ask-cancel = { $seat } has announced a card. Do you cancel it?
frontier-ask-retreat = Do you announce a retreat?
frontier-ask-lose = What do you lose? Hits to take: { $hits }.
frontier-ask-build = What do you build? Credits: { $credits }.
frontier-ask-where-ship = Where does the ship go?
frontier-ask-where-troop = Where does the troop go?

frontier-window-battle = before the dice
frontier-window-hits = after the dice
frontier-window-cancel = cancelling a card
frontier-kind-retreat = retreat from a battle
frontier-kind-pact = pacts that are proposed to you
frontier-until-outnumbered = until you have fewer ships

frontier-group-go = Expeditions
frontier-group-propose = Pacts
frontier-group-sail = Ships
frontier-group-liberty = At any time
frontier-go = Expedition to { $hex }
frontier-go-attack = Attack { $owner } in { $hex } (ships { $ships }, troops { $troops })
frontier-propose = Propose a pact to { $seat }
frontier-pass = Pass: nothing more in this round
frontier-sail = A ship from { $hex } { $troops ->
    [0] without troops
    [one] with one troop
   *[other] with { $troops } troops
}
frontier-set-out = Set out to { $hex } with { $ships ->
    [one] one ship
   *[other] { $ships } ships
} and { $troops ->
    [one] one troop
   *[other] { $troops } troops
}
frontier-agree = Agree
frontier-refuse = Refuse
frontier-retreat = Retreat to { $hex } after this round
frontier-stand = Stay and fight
frontier-announce = Announce { $card }
frontier-let-pass = Let it pass
frontier-lose-ship = Lose a ship
frontier-lose-troop = Lose a troop
frontier-build-ship = A ship ({ $cost })
frontier-build-troop = A troop ({ $cost })
frontier-put = In { $hex }
frontier-done = Done
frontier-windfall = Play the Windfall
frontier-storm = Play the Storm on { $hex }
frontier-row-all = All that reach: { $ships } ships, { $troops } troops
frontier-row-troops = Troops first ({ $hits } hits)
frontier-row-ships = Ships first ({ $hits } hits)
frontier-ships = ships
frontier-troops = troops
frontier-credits = credits

frontier-why-wait = Someone else has to decide first.
frontier-why-orders = You have no order left in this round.
frontier-why-reach = No ship can sail between here and { $hex }.
frontier-why-storm = A storm lies on { $hex } until the round ends.
frontier-why-pact = You have a pact with { $seat } until the round ends.
frontier-why-third = A pact needs a third player to approve it.
frontier-why-now = { $card-the } is an answer: announce it when you are asked.
frontier-why-held = You hold no { $card }.
frontier-why-fleet = No more than nine ships go together.
frontier-why-troops = There are not so many troops in { $hex }, or no room for them.
frontier-why-ships = An expedition needs a ship.
frontier-why-no-ship = You have no ship left in this battle.
frontier-why-no-troop = You have no troop left in this battle.
frontier-why-dear = It costs { $cost }, and you have less.
frontier-why-built = You have built as much as one harvest allows.
frontier-why-site = You have no settled hex with room for it.
frontier-why-window = First see what is announced.
frontier-why-expedition = First your expedition sets out.
frontier-why-answer = First answer the proposal.
frontier-why-battle = First the battle is fought.
frontier-why-harvest = It is harvest time: build, or be done.

frontier-deal-turn = Deals are open while one of the two thinks about their turn.
frontier-deal-nothing = A deal needs something on at least one side.
frontier-deal-goods = { $seat } does not have that.
frontier-deal-full = { $seat } would hold too much.
frontier-goods = { $credits ->
    [0] { $cards ->
        [0] nothing
        [one] a card
       *[other] { $cards } cards
    }
   *[other] { $credits } { $credits ->
        [one] credit
       *[other] credits
    }{ $cards ->
        [0] { "" }
        [one] { " " }and a card
       *[other] { " " }and { $cards } cards
    }
}

frontier-began = Round { $round } begins.
frontier-drew = { $seat } draws a card.
    .you = You draw a card.
frontier-drew-card = { $seat } draws { $card }.
    .you = You draw { $card }.
frontier-reshuffled = The discarded cards become the deck.
frontier-passed = { $seat } passes.
    .you = You pass.
frontier-went = { $seat } prepares an expedition to { $hex }.
    .you = You prepare an expedition to { $hex }.
frontier-sailed = { $seat } sends a ship from { $hex } { $troops ->
    [0] without troops
    [one] with one troop
   *[other] with { $troops } troops
}.
    .you = You send a ship from { $hex } { $troops ->
        [0] without troops
        [one] with one troop
       *[other] with { $troops } troops
    }.
frontier-arrived = { $seat } arrives in { $hex } with { $ships ->
    [one] one ship
   *[other] { $ships } ships
} and { $troops ->
    [one] one troop
   *[other] { $troops } troops
}.
    .you = You arrive in { $hex } with { $ships ->
        [one] one ship
       *[other] { $ships } ships
    } and { $troops ->
        [one] one troop
       *[other] { $troops } troops
    }.
frontier-proposed = { $seat } proposes a pact to { $other }.
    .you = You propose a pact to { $other }.
frontier-agreed = { $seat } agrees.
    .you = You agree.
frontier-refused = { $seat } refuses.
    .you = You refuse.
frontier-allied = { $seat } and { $other } have a pact.
    .you = You and { $other } have a pact.
frontier-met = { $seat } attacks { $other } in { $hex }.
    .you = You attack { $other } in { $hex }.
frontier-announced = { $seat } announces a card, face down.
    .you = You announce a card, face down.
frontier-announced-card = { $seat } announces { $card }, face down.
    .you = You announce { $card }, face down.
frontier-quiet = Nobody announces a card.
frontier-quiet-cancel = Nobody cancels it.
frontier-sabotaged = { $seat } announces { $card }.
    .you = You announce { $card }.
frontier-shown = { $seat } shows { $card }.
    .you = You show { $card }.
frontier-cancelled = { $card-the } of { $seat } comes to nothing.
    .you = Your { $card } comes to nothing.
frontier-will-retreat = { $seat } announces a retreat to { $hex }.
    .you = You announce a retreat to { $hex }.
frontier-stood = { $seat } stays.
    .you = You stay.
frontier-rolled = { $seat } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
    .you = You roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
frontier-lost-ship = { $seat } loses a ship.
    .you = You lose a ship.
frontier-lost-troop = { $seat } loses a troop.
    .you = You lose a troop.
frontier-retreated = { $seat } retreats to { $hex }.
    .you = You retreat to { $hex }.
frontier-fought = { $seat } holds { $hex }.
    .you = You hold { $hex }.
frontier-fought-nobody = Nobody is left in { $hex }.
frontier-harvested = { $seat } harvests { $credits }.
    .you = You harvest { $credits }.
frontier-planned-ship = { $seat } will build a ship in { $hex }.
    .you = You will build a ship in { $hex }.
frontier-planned-troop = { $seat } will raise a troop in { $hex }.
    .you = You will raise a troop in { $hex }.
frontier-ready = { $seat } is done.
    .you = You are done.
frontier-built-ship = { $seat } builds a ship in { $hex }.
    .you = You build a ship in { $hex }.
frontier-built-troop = { $seat } raises a troop in { $hex }.
    .you = You raise a troop in { $hex }.
frontier-scored = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
}.
    .you = You score { $points ->
        [one] one point
       *[other] { $points } points
    }.
frontier-blighted = Nobody is in the Core: the blight stands at { $blight }.
frontier-played-windfall = { $seat } plays { $card }: { $credits } credits.
    .you = You play { $card }: { $credits } credits.
frontier-played-storm = { $seat } plays { $card } on { $hex }.
    .you = You play { $card } on { $hex }.
frontier-dealt = { $seat } and { $other } make a deal: { $gives } for { $gets }.

frontier-play = The frontier
frontier-round = Round { $round } of { $rounds }
frontier-blight = Blight { $blight } of { $doom }; { $target } points end the game
frontier-now-turn = { $seat } thinks about their turn.
frontier-now-pact = { $seat } has proposed a pact to { $other }.
frontier-now-approval = The pact of { $seat } and { $other } waits for { $arbiter }.
frontier-now-muster = The expedition of { $seat } to { $hex }: { $ships } ships, { $troops } troops.
frontier-now-withdraw = { $seat } may announce a retreat.
frontier-now-casualties = { $seat } has { $hits } hits to take.
frontier-now-window = Cards may be announced.
frontier-now-harvest = Everyone spends the harvest.
frontier-battle = Battle in { $hex }: { $seat } with { $ships } ships and { $troops } troops against { $other }; hits { $own } and { $theirs }.
frontier-lies = { $seat } has announced { $card }.
frontier-lies-down = A card of { $seat } lies face down.
frontier-answered = You have announced { $card }.
frontier-answered-pass = You let it pass.
frontier-plan-ship = You will build a ship in { $hex }.
frontier-plan-troop = You will raise a troop in { $hex }.
frontier-deck = Cards to draw: { $deck }; discarded: { $discarded }
frontier-storm-over = A storm lies on { $hex }.
frontier-players = Players
frontier-map = Map
frontier-hand = Your hand
frontier-in-hand = { $card }
frontier-player = { $seat }
frontier-place = { $hex }
frontier-nobody = nobody
frontier-number = { $number }
frontier-head-player = Player
frontier-head-points = Points
frontier-head-credits = Credits
frontier-head-orders = Orders
frontier-head-cards = Cards
frontier-head-home = Home
frontier-head-hex = Hex
frontier-head-owner = Held by
frontier-head-ships = Ships
frontier-head-troops = Troops

frontier-end-points = Someone has reached the agreed points.
frontier-end-rounds = All rounds have been played.
frontier-end-blight = The blight has taken the Core: nobody wins.
frontier-term-points = points
frontier-term-core = the Core
frontier-term-settled = settled hexes
frontier-term-units = units
frontier-term-credits = credits and cards

frontier-plan-core = take the Core
frontier-plan-take = take { $hex }
frontier-plan-settle = settle { $hex }
frontier-plan-hold = hold { $hex }
frontier-plan-stand = stand in { $hex }
frontier-plan-retreat = retreat to { $hex }
frontier-plan-ships = build ships in { $hex }
frontier-plan-troops = raise troops in { $hex }
frontier-plan-both = build ships and raise troops in { $hex }
frontier-plan-rest = do no more for now
frontier-broken-storm = a storm lies on { $hex }
frontier-broken-taken = others hold { $hex }
frontier-broken-pact = there is a pact with { $seat }

frontier-about-core = The Core: { $points } points a round to whoever has troops here, and { $credits } credits in the harvest. While nobody has, the blight grows.
frontier-about-hex = { $hex }: { $credits ->
    [one] a credit
   *[other] { $credits } credits
} in the harvest to whoever has troops here.
frontier-about-player = { $seat }
frontier-about-ambush = Before the dice of a round of battle: { $strength } dice more.
frontier-about-screen = Before the dice of a round of battle: { $strength } hit less on you.
frontier-about-repair = Right after the dice: { $strength } hit less on you.
frontier-about-fury = Right after the dice: { $strength } hit more on the other side.
frontier-about-sabotage = Cancels a card that someone else has announced, before it is shown; another Sabotage cancels it in turn.
frontier-about-windfall = At any time: { $strength } credits.
frontier-about-storm = At any time: closes a hex until the round ends. No ship leaves it, enters it or passes through.

frontier-board-cards = Cards
frontier-board-home = Home: { $hex }
frontier-board-passed = passed
frontier-board-pact = Pact with { $seat }
frontier-board-storm = storm
frontier-board-units = { $seat }: { $ships } ships, { $troops } troops
frontier-board-round = Round { $round }
frontier-board-turns = Turns
frontier-board-muster = Expedition
frontier-board-battle = Battle
frontier-board-harvest = Harvest
frontier-board-over = The end
frontier-board-course = The course of the game
frontier-board-rounds = Rounds
frontier-board-points = Points of the first
frontier-board-blight = Blight
frontier-board-battle-at = Battle in { $hex }
frontier-board-dice = { $dice ->
    [one] one die more
   *[other] { $dice } dice more
}
frontier-board-less = { $hits ->
    [one] one hit less
   *[other] { $hits } hits less
}
frontier-board-hits = { $hits ->
    [one] one hit to take
   *[other] { $hits } hits to take
}
frontier-board-retreat = retreats to { $hex }
frontier-board-chain = Announced
frontier-board-face-down = a card, face down
frontier-board-hand = Your cards
frontier-board-known = others know it
frontier-board-no-cards = You hold no cards.
frontier-board-plans = What you build
frontier-board-copies = { $count } in the deck
