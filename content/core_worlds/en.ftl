core-worlds-title = Core Worlds
core-worlds-title-help = Build a deck and an Empire, and invade your way from the rim of the galaxy to its core.
core-worlds-title-kind = Deck building
core-worlds-option-pre-game-draft = Pre-game draft
core-worlds-option-pre-game-draft-help = Everyone first swaps two starting cards for two of sector 0. For experienced players.

core-worlds-kind-home-world = Home World
core-worlds-kind-world = World
core-worlds-kind-hero = Hero
core-worlds-kind-infantry = Infantry
core-worlds-kind-robot = Robot
core-worlds-kind-vehicle = Vehicle
core-worlds-kind-starfighter = Starfighter
core-worlds-kind-star-cruiser = Star Cruiser
core-worlds-kind-capital-ship = Capital Ship
core-worlds-kind-tactic = Tactic
core-worlds-kind-prestige = Prestige

core-worlds-ask-pick = Pick a card for your starting deck.
core-worlds-ask-energy = Energy Phase: you have { $energy } Energy. Do you want more?
core-worlds-ask-turn = Your turn: { $actions ->
    [one] 1 Action Point
   *[other] { $actions } Action Points
}, { $energy } Energy. What do you do?
core-worlds-ask-deploy = Deploy another Unit? { $actions ->
    [one] 1 Action Point
   *[other] { $actions } Action Points
} and { $energy } Energy are left.
core-worlds-ask-bring = { $card }: you may deploy { $count ->
    [one] 1 more Unit
   *[other] up to { $count } more Units
} that the ability allows, without Action Points. You have { $energy } Energy.
core-worlds-ask-arrival = { $card }: just deployed. Use its ability?
core-worlds-ask-invade = Invasion of { $world }: Fleet { $fleet } against { $their-fleet }, Ground { $ground } against { $their-ground }. Which Units do you commit?
core-worlds-ask-invaders = { $world }: conquered! Where do the invaders go?
core-worlds-ask-spoils = { $world }: conquered! Do you colonize it?
core-worlds-ask-price = { $card }: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
core-worlds-ask-price-up-to = { $card }: discard up to { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
core-worlds-ask-keep = Discard Phase: which card do you keep for the next round?
core-worlds-ask-reshuffle = The Core Worlds are reached. Shuffle your discard pile ({ $discard ->
    [one] 1 card
   *[other] { $discard } cards
}) into your deck ({ $deck })?

core-worlds-pick = Pick { $card-the }
core-worlds-draft = Draft { $card-the } for { $cost } Energy
core-worlds-draft-token = Draft { $card-the } for { $cost } Energy; its token gives 1 back
core-worlds-deploy = Deploy { $card-the } for { $cost } Energy
core-worlds-invade = Invade { $card-the } (Fleet { $fleet }, Ground { $ground }) for { $cost } Energy
core-worlds-act = Use { $card-the }: { $text }
core-worlds-act-tactic = Play { $card-the }: { $text }
core-worlds-act-paid = Play { $card-the } for { $cost } Energy: { $text }
core-worlds-recover = As an Action, { $unit-the }: take { $card-the } back into hand
core-worlds-commit = Commit { $card-the }
core-worlds-of-copy = { $label } – the one with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
core-worlds-use = Use { $card-the }: { $text }
core-worlds-use-exchange = { $card }: discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} for +{ $gain } Energy
core-worlds-use-burn = { $card }: discard up to { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, +{ $gain } Energy for each
core-worlds-use-charge = { $card }: pay { $cost } Energy for a token
core-worlds-use-for = Use { $card-the }: { $gain }
core-worlds-use-to-hand = Take { $card-the } back into hand
core-worlds-use-stay = Keep { $card-the } in the Warzone for { $cost } Energy
core-worlds-play-for = Play { $card-the }: { $gain }
core-worlds-play-for-paid = Play { $card-the } for { $cost } Energy: { $gain }
core-worlds-plus-energy = +{ $amount } Energy
core-worlds-plus-fleet = Fleet +{ $amount }
core-worlds-plus-ground = Ground +{ $amount }
core-worlds-plus-both = Fleet +{ $fleet } and Ground +{ $ground }
core-worlds-world-fleet = the World loses { $amount } Fleet Strength
core-worlds-world-ground = the World loses { $amount } Ground Strength
core-worlds-world-both = the World loses { $fleet } Fleet Strength and { $ground } Ground Strength
core-worlds-for-energy = { $gain } for { $cost } Energy
core-worlds-for-cards = { $gain } for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} from your hand
core-worlds-for-each-card = { $gain } for each card you discard
core-worlds-then-draw = { $gain }, then draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
core-worlds-draw-cards = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
core-worlds-discard = Discard { $card-the }
core-worlds-row-force = Commit the smallest force that wins ({ $count ->
    [one] 1 Unit
   *[other] { $count } Units
}) and conquer
core-worlds-row-conquer = Conquer { $card-the } with { $count ->
    [0] what is there
    [one] 1 Unit
   *[other] { $count } Units
}
core-worlds-row-deploy = Deploy all { $count } Units in hand
core-worlds-row-energy = Play { $count ->
    [one] the Energy card
   *[other] all { $count } Energy cards
} and go on
core-worlds-conquer = Conquer { $card-the }
core-worlds-withdraw = Break off the Invasion of { $card-the }
core-worlds-colonize = Colonize the World with { $card-the }
core-worlds-surge = Use an Energy Surge Token: +2 Energy; { $left ->
    [0] it is the last
   *[other] { $left } left
}
core-worlds-done-energy = No more Energy
core-worlds-done-deploy = Enough deployed
core-worlds-done-arrival = Leave it
core-worlds-done-spoils = Discard the committed Units
core-worlds-done-price = Enough
core-worlds-pass = Pass for this round ({ $actions ->
    [one] 1 Action Point is lost
   *[other] { $actions } Action Points are lost
})
core-worlds-keep = Keep { $card-the }
core-worlds-keep-none = Keep nothing
core-worlds-reshuffle = Shuffle the discard pile in ({ $discard ->
    [one] 1 card
   *[other] { $discard } cards
})
core-worlds-leave = Leave it as it is

core-worlds-why-wait = It is not for you to choose now.
core-worlds-why-pick = First everyone picks two of the cards that are laid out.
core-worlds-why-keep = Now you choose a card of your hand to keep.
core-worlds-why-reshuffle = First say whether you shuffle your discard pile in.
core-worlds-why-price = First discard what the ability asks for.
core-worlds-why-arrival = First say whether you use the ability of the Unit that has arrived.
core-worlds-why-spoils = It has nothing to do after this conquest.
core-worlds-why-spoils-first = First finish what the conquest brings.
core-worlds-why-energy-phase = This is the Energy Phase: drafting and invading come in the Action Phase.
core-worlds-why-surge-energy = Energy Surge Tokens are used in your turns of the Action Phase.
core-worlds-why-discards = You may look through your discard pile at any time, but there is nothing to choose from it now.
core-worlds-why-no-surge = You have no Energy Surge Token left.
core-worlds-why-deploying = You are deploying: finish that first.
core-worlds-why-invading = You are invading: one World a turn.
core-worlds-why-dear = It costs { $cost } Energy, and you have { $energy }.
core-worlds-why-tactic-time = This Tactic cannot be played at this time.
core-worlds-why-unit-in-hand = Units in hand do nothing in the Energy Phase.
core-worlds-why-no-text = It has no ability for the Energy Phase.
core-worlds-why-used = Its ability has been used already.
core-worlds-why-by-itself = Its ability works by itself in every Energy Phase.
core-worlds-why-full = It holds as many tokens as it can.
core-worlds-why-unpaid = Its price cannot be paid in full.
core-worlds-why-not-brought = The ability does not let you deploy this Unit.
core-worlds-why-hand-invasion = Units in hand add nothing to an Invasion: only those in your Warzone do.
core-worlds-why-own-world = Worlds in a Warzone cannot be invaded.
core-worlds-why-no-action = It has no ability to use as an Action.
core-worlds-why-nothing-there = There is nothing that its ability could take.
core-worlds-why-world-strength = The strengths of a World only defend it.
core-worlds-why-committed = It is committed, and has no ability to use.

core-worlds-picked = { $seat } picks { $card-the }.
    .you = You pick { $card-the }.
core-worlds-put-away = Out of the game: { $card }.
core-worlds-shuffled-picks = { $seat } shuffles the picked cards into the deck.
    .you = You shuffle the picked cards into the deck.
core-worlds-round = Round { $round } begins: { $sector }.
core-worlds-drew = { $seat } draws a card.
    .you = You draw a card.
core-worlds-drew-card = { $seat } draws { $card-a }.
    .you = You draw { $card-a }.
core-worlds-reshuffled = { $seat } shuffles the discard pile into a new deck.
    .you = You shuffle the discard pile into a new deck.
core-worlds-produced = The Worlds of { $seat } generate { $energy } Energy.
    .you = Your Worlds generate { $energy } Energy.
core-worlds-gained = { $seat } gains { $energy } Energy from { $card-the }.
    .you = You gain { $energy } Energy from { $card-the }.
core-worlds-took-token = { $seat } gains 1 Energy from the token on { $card-the }.
    .you = You gain 1 Energy from the token on { $card-the }.
core-worlds-departed = Gone from the Central Zone: { $card }.
core-worlds-tokens = { $count ->
    [one] An Energy Token goes on the card that stays.
   *[other] Energy Tokens go on the { $count } cards that stay.
}
core-worlds-appeared = New in the Central Zone: { $card }.
core-worlds-drafted = { $seat } drafts { $card-the } for { $cost } Energy.
    .you = You draft { $card-the } for { $cost } Energy.
core-worlds-deployed = { $seat } deploys { $card-the } for { $cost } Energy.
    .you = You deploy { $card-the } for { $cost } Energy.
core-worlds-invaded = { $seat } invades { $card-the }.
    .you = You invade { $card-the }.
core-worlds-committed = { $seat } commits { $card-the }.
    .you = You commit { $card-the }.
core-worlds-played = { $seat } plays { $card-the }.
    .you = You play { $card-the }.
core-worlds-used = { $seat } uses { $card-the }.
    .you = You use { $card-the }.
core-worlds-charged = { $seat } puts a token on { $card-the }.
    .you = You put a token on { $card-the }.
core-worlds-discarded = { $seat } discards { $card-the }.
    .you = You discard { $card-the }.
core-worlds-conquered = { $seat } conquers { $card-the }!
    .you = You conquer { $card-the }!
core-worlds-withdrew = { $seat } breaks off the Invasion of { $card-the }.
    .you = You break off the Invasion of { $card-the }.
core-worlds-colonized = { $seat } colonizes { $world-the } with { $card-the }.
    .you = You colonize { $world-the } with { $card-the }.
core-worlds-returned = { $seat } takes { $card-the } back into hand.
    .you = You take { $card-the } back into hand.
core-worlds-stayed = { $seat } keeps { $card-the } in the Warzone.
    .you = You keep { $card-the } in the Warzone.
core-worlds-recovered = { $seat } takes { $card-the } from the discard pile into hand.
    .you = You take { $card-the } from the discard pile into hand.
core-worlds-commanded = { $seat } gains { $actions ->
    [one] 1 Action Point
   *[other] { $actions } Action Points
}.
    .you = You gain { $actions ->
        [one] 1 Action Point
       *[other] { $actions } Action Points
    }.
core-worlds-surged = { $seat } uses an Energy Surge Token: +2 Energy.
    .you = You use an Energy Surge Token: +2 Energy.
core-worlds-done = { $seat } is done with that.
    .you = You are done with that.
core-worlds-passed = { $seat } passes for the round.
    .you = You pass for the round.
core-worlds-decided = { $seat } has decided what to keep.
    .you = You have decided what to keep.
core-worlds-decided-nothing = { $seat } keeps nothing.
    .you = You keep nothing.
core-worlds-decided-card = { $seat } keeps { $card-the }.
    .you = You keep { $card-the }.
core-worlds-cleared = { $seat } keeps no card.
    .you = You keep no card.
core-worlds-cleared-kept = { $seat } keeps one card.
    .you = You keep one card.
core-worlds-destiny = The Destiny Marker goes to { $seat }.
    .you = The Destiny Marker goes to you.
core-worlds-shuffled-in = { $seat } shuffles the discard pile into the deck.
    .you = You shuffle the discard pile into the deck.
core-worlds-left-pile = { $seat } leaves the discard pile as it is.
    .you = You leave the discard pile as it is.
core-worlds-scored = { $seat }: { $printed } printed and { $bonus } bonus points make { $total ->
    [one] 1 Empire Point
   *[other] { $total } Empire Points
}.
    .you = You: { $printed } printed and { $bonus } bonus points make { $total ->
        [one] 1 Empire Point
       *[other] { $total } Empire Points
    }.

core-worlds-end-points = The Empire with the most points wins.
core-worlds-end-energy = A tie on points: the Worlds that generate more Energy decide.
core-worlds-end-worlds = A tie on points and Energy: more Worlds decide.
core-worlds-end-shared = A tie in everything: the victory is shared.

core-worlds-view-central = Round { $round } of 10, { $sector } · Destiny: { $seat } · deck { $deck }
core-worlds-about-discards = Your discard pile: you may look through it at any time, the others see its top card.
core-worlds-about-surges = Energy Surge Tokens: each gives 2 Energy once in the game, at any time of your turns.
core-worlds-head-central = Central Zone
core-worlds-head-hand = In hand
core-worlds-head-warzone = Warzone
core-worlds-head-kind = Type
core-worlds-head-draft = Draft
core-worlds-head-deploy = Deploy
core-worlds-head-fleet = Fleet
core-worlds-head-ground = Ground
core-worlds-head-energy = Energy
core-worlds-head-points = Points
core-worlds-cell-plus = { $value }+
core-worlds-view-empty = Nothing here: cards come in the Galactic Phase.
core-worlds-view-token = ● { $card }
core-worlds-view-times = { $count } × { $line }
core-worlds-view-name = { $card }
core-worlds-view-and = { $list }, { $name }
core-worlds-view-nothing = nothing
core-worlds-card-home = { $card }: { $kind }, { $energy } Energy, { $points }{ $plus } points.{ $text }
core-worlds-card-world = { $card }: World, Fleet { $fleet }, Ground { $ground }, { $energy } Energy, { $points }{ $plus } points.{ $text }
core-worlds-card-unit = { $card }: { $kind }, draft { $draft }, deploy { $deploy }, Fleet { $fleet }, Ground { $ground }, { $points }{ $plus } points.{ $text }
core-worlds-card-tactic = { $card }: Tactic, draft { $draft }, play { $deploy }, { $points } points.{ $text }
core-worlds-card-prestige = { $card }: Prestige, draft { $draft }, { $points }{ $plus } points.{ $text }
core-worlds-card-text = { " " }{ $text }
core-worlds-card-no-text = { "" }
core-worlds-view-invasion = Invasion of { $card }
core-worlds-view-fleet = Fleet { $own } against { $theirs }: { $verdict }
core-worlds-view-ground = Ground { $own } against { $theirs }: { $verdict }
core-worlds-view-enough = enough
core-worlds-view-short = not yet enough
core-worlds-view-hand = Your hand · { $energy } Energy, { $actions ->
    [one] 1 Action Point
   *[other] { $actions } Action Points
}
core-worlds-view-keeping = You keep { $card-the }.
core-worlds-view-keeping-none = You keep nothing.
core-worlds-view-discards = Your discard pile: { $names }
core-worlds-view-own-empire = Your Empire ({ $seat }) · { $total ->
    [one] 1 point
   *[other] { $total } points
} ({ $printed } printed, { $bonus } bonus)
core-worlds-view-empire = Empire of { $seat } · { $total ->
    [one] 1 point
   *[other] { $total } points
} ({ $printed } printed, { $bonus } bonus)
core-worlds-view-means = Energy { $energy } (+{ $production } a round) · Action Points { $actions } · { $hand } in hand, { $deck } in the deck, { $discard } discarded{ $surges ->
    [0] { "" }
    [one] { " · 1 Surge Token" }
   *[other] { " · " }{ $surges } Surge Tokens
}
core-worlds-view-top = On top of the discard pile: { $card }
core-worlds-view-shown = Seen in hand: { $names }
core-worlds-view-world = { $card }{ $colonists ->
    [0] { "" }
    [one] { " (1 colonist)" }
   *[other] { " " }({ $colonists } colonists)
}
core-worlds-view-unit = { $card }{ $tokens ->
    [0] { "" }
    [one] { " (1 token)" }
   *[other] { " " }({ $tokens } tokens)
}
core-worlds-view-committed = ▶ { $card }{ $tokens ->
    [0] { "" }
    [one] { " (1 token)" }
   *[other] { " " }({ $tokens } tokens)
}

## Titles above choices of a kind

core-worlds-group-pick = Pick
core-worlds-group-draft = Draft from the Central Zone
core-worlds-group-deploy = Deploy
core-worlds-group-invade = Invade a World
core-worlds-group-act = As an Action
core-worlds-group-commit = Commit a Unit
core-worlds-group-use = Use an ability
core-worlds-group-conquest = After the conquest
core-worlds-group-play = Play a Tactic
core-worlds-group-discard = Discard
core-worlds-group-decide = Decide the Invasion
core-worlds-group-surge = Energy Surge
core-worlds-group-or = Or
core-worlds-group-keep = Keep a card
core-worlds-group-pile = Your discard pile

## The board

core-worlds-board-sector-1 = Barbaric
core-worlds-board-sector-2 = Frontier
core-worlds-board-sector-3 = Industrial
core-worlds-board-sector-4 = Luxury
core-worlds-board-sector-5 = Core Worlds
core-worlds-board-rounds = Sectors and rounds
core-worlds-board-phases = Phases of the round
core-worlds-board-draw = Draw
core-worlds-board-energy = Energy
core-worlds-board-galaxy = Galaxy
core-worlds-board-action = Action
core-worlds-board-discard = Discard
core-worlds-board-end = End
core-worlds-board-phase-draw = Draw Phase
core-worlds-board-phase-energy = Energy Phase
core-worlds-board-phase-galaxy = Galactic Phase
core-worlds-board-phase-action = Action Phase
core-worlds-board-phase-discard = Discard Phase
core-worlds-board-phase-end = End Phase
core-worlds-board-crumb-sector = Sector { $number }, { $sector }
core-worlds-board-crumb-round = Round { $round } of { $rounds }
core-worlds-board-your-pick = Your pick
core-worlds-board-pick = { $seat } picks
core-worlds-board-your-turn = Your turn
core-worlds-board-turn = { $seat }: turn
core-worlds-board-your-deployment = Your deployment
core-worlds-board-deployment = { $seat } deploys
core-worlds-board-your-invasion = Your Invasion
core-worlds-board-invasion = { $seat } invades
core-worlds-board-your-conquest = Your conquest
core-worlds-board-conquest = { $seat } conquers
core-worlds-board-your-price = Your discard
core-worlds-board-price = { $seat } discards
core-worlds-board-your-reshuffle = Your discard pile
core-worlds-board-reshuffle = { $seat } decides
core-worlds-board-over = The game is over
core-worlds-board-actions = Actions
core-worlds-board-income = +{ $energy } a round
core-worlds-board-hand = in hand
core-worlds-board-deck = deck
core-worlds-board-discards = discards
core-worlds-board-worlds = Worlds
core-worlds-board-units = Units
core-worlds-board-surges = surges
core-worlds-board-out = out of the round
core-worlds-board-destiny = Destiny
core-worlds-board-destiny-help = The Destiny Marker: begins every phase
core-worlds-board-token = Energy Token: +1 Energy for who takes it
core-worlds-board-laid-out = Laid out for the pre-game draft
core-worlds-board-galactic = deck { $sector }: { $count }
core-worlds-board-draft = Draft
core-worlds-board-deploy = Deploy
core-worlds-board-play = Play
core-worlds-board-invasion-of = Invasion of
core-worlds-board-conquered = Conquered
core-worlds-board-spoils = The World is taken. Still to decide: colonists, abilities, and where the Units go.
core-worlds-board-of = of { $need }
core-worlds-board-short = { $count } short
core-worlds-board-texts = abilities and Tactics
core-worlds-board-key-world = strength of the World
core-worlds-board-key-text = by an ability
core-worlds-board-key-ghost = if you commit it
core-worlds-board-energy-round = Energy a round
core-worlds-board-energy-now = Energy now
core-worlds-board-your-warzone = Your Warzone
core-worlds-board-world-count = { $count ->
    [one] 1 World
   *[other] { $count } Worlds
}
core-worlds-board-committed = { $count ->
    [one] 1 Unit in the Invasion
   *[other] { $count } Units in the Invasion
}
core-worlds-board-in = in the Invasion
core-worlds-board-colonists = { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}
core-worlds-board-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
core-worlds-board-your-hand = Your hand
core-worlds-board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
core-worlds-board-keep = you may keep one
core-worlds-board-kept = kept
core-worlds-board-shown = The others saw it go into your hand
core-worlds-board-spent = ability used this round
core-worlds-board-seen = seen in hand:
core-worlds-board-top = on top of the discard pile:
core-worlds-board-browse = Look through your piles
core-worlds-board-deck-unordered = deck, in no order
core-worlds-board-scoring = Empire Points
core-worlds-board-of-worlds = Worlds
core-worlds-board-of-cards = Units and Tactics
core-worlds-board-of-prestige = Prestige
core-worlds-board-of-bonus = bonus
core-worlds-board-source-rulebook = From the rulebook
core-worlds-board-source-public = From a public source
core-worlds-board-source-designed = A reconstruction, not the published card
core-worlds-board-designed = reconstructed here: { $fields }
core-worlds-board-field-abilities = ability
core-worlds-board-field-copies = number of copies
core-worlds-board-field-deck = deck
core-worlds-board-field-deploy = deployment cost
core-worlds-board-field-draft = draft cost
core-worlds-board-field-energy = Energy
core-worlds-board-field-faction = faction
core-worlds-board-field-fleet = Fleet Strength
core-worlds-board-field-ground = Ground Strength
core-worlds-board-field-kind = type
core-worlds-board-field-name = name
core-worlds-board-field-number = number
core-worlds-board-field-points = points
core-worlds-board-origin-start = from the start
core-worlds-board-origin-sector = sector { $number }
core-worlds-board-shelf-home = Home Worlds
core-worlds-board-shelf-start = Starting decks
core-worlds-board-shelf-draft = Sector 0, for the pre-game draft

## Texts of cards in a few words, for their faces

core-worlds-brief-unit = Unit
core-worlds-brief-both = Fleet +{ $fleet }, Ground +{ $ground }
core-worlds-brief-own-discount = { $energy } cheaper per { $kinds } you have
core-worlds-brief-per = { $gain } per { $every ->
    [one] { $kinds }
   *[other] { $every } × { $kinds }
}, { $max } times at most
core-worlds-brief-tokens = { $gain } per token
core-worlds-brief-with = { $gain } beside { $kinds }
core-worlds-brief-boost = { $gain }
core-worlds-brief-boost-pay = Pay { $pay }: { $gain }
core-worlds-brief-boost-discard = Discard { $cards }{ $pay ->
    [0] { "" }
   *[other] , pay { $pay }
}: { $gain }
core-worlds-brief-either = +{ $amount } Fleet or Ground
core-worlds-brief-fuel = { $gain } per Energy, up to { $max }
core-worlds-brief-sacrifice = { $gain } per card discarded
core-worlds-brief-lower = World: Fleet −{ $fleet }, Ground −{ $ground }
core-worlds-brief-lower-fleet = World: Fleet −{ $amount }
core-worlds-brief-lower-ground = World: Ground −{ $amount }
core-worlds-brief-lower-either = World −{ $amount } on one side
core-worlds-brief-action-draw = Action: draw { $count }
core-worlds-brief-recover = Action: take back 1 { $kinds }
core-worlds-brief-deploy = Action: deploy up to { $count } { $kinds }
core-worlds-brief-command = +{ $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}, draw { $cards }
core-worlds-brief-spoils = Conquest: draw { $count }, +{ $energy } Energy
core-worlds-brief-spoils-energy = Conquest: +{ $energy } Energy
core-worlds-brief-spoils-cards = Conquest: draw { $count }
core-worlds-brief-to-hand = Conquest: back to hand
core-worlds-brief-stay = Conquest: pay { $pay } to keep it
core-worlds-brief-colonists = Room for { $count } colonists
core-worlds-brief-more-colonists = Conquest: { $count ->
    [one] 1 colonist more
   *[other] { $count } colonists more
}
core-worlds-brief-draft = First draft { $energy } cheaper
core-worlds-brief-first = First { $kinds } { $energy } cheaper
core-worlds-brief-cheaper = { $kinds }: { $energy } cheaper
core-worlds-brief-invasions = Invasions { $energy } cheaper
core-worlds-brief-flat = { $points } more points
core-worlds-brief-bonus-cards = { $points ->
    [one] 1 point
   *[other] { $points } points
} per { $every ->
    [one] { $kinds }
   *[other] { $every } × { $kinds }
}
core-worlds-brief-bonus-worlds = { $points ->
    [one] 1 point
   *[other] { $points } points
} per { $every ->
    [one] World
   *[other] { $every } Worlds
}
core-worlds-brief-bonus-energy = { $points ->
    [one] 1 point
   *[other] { $points } points
} per { $every } Energy
core-worlds-brief-bonus-colonists = { $points ->
    [one] 1 point
   *[other] { $points } points
} per colonist
core-worlds-brief-arrival-draw = When deployed: draw { $count }
core-worlds-brief-arrival-deploy = When deployed: { $count } more
core-worlds-brief-surge = +{ $even } Energy, +{ $behind } if behind
core-worlds-brief-exchange = { $cards } cards: +{ $energy } Energy
core-worlds-brief-burn = Up to { $cards } cards: +{ $energy } Energy each
core-worlds-brief-charge = Pay { $pay }: a token, up to { $max }
core-worlds-brief-tithe = +{ $energy } Energy per { $worlds ->
    [one] World
   *[other] { $worlds } Worlds
}, up to { $max }
