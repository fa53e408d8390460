//! The vocabulary of card texts: one small enum for each moment at which a
//! text works. What a word of it does is in the phases, by exhaustive
//! match; which card says it, with which figures, is content.

use serde::Deserialize;

use super::card_type::Kinds;

/// In the Energy Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum EnergyPhase {
    /// Gain Energy: a Tactic when played, a Unit every Energy Phase by itself.
    Gain {
        /// How much.
        energy: u8,
    },
    /// Gain more when an opponent's Worlds generate more (CW-ENE-06).
    Surge {
        /// When nobody generates more.
        even: u8,
        /// When somebody does.
        behind: u8,
    },
    /// Discard exactly this many cards for Energy (CW-ENE-10).
    Exchange {
        /// Cards to discard.
        cards: u8,
        /// Energy for all of them.
        energy: u8,
    },
    /// Discard up to this many cards, Energy for each.
    Burn {
        /// The most cards.
        cards: u8,
        /// Energy for each.
        energy: u8,
    },
    /// Pay Energy to put a token on this card.
    Charge {
        /// Energy to pay.
        pay: u8,
        /// The most tokens on it.
        max: u8,
    },
    /// Energy for this many Worlds in the Warzone, the Home World included.
    Tithe {
        /// For every group of this many Worlds.
        worlds: u8,
        /// So much Energy.
        energy: u8,
        /// At most.
        max: u8,
    },
}

/// Used during one's own Invasion: a committed Unit's text, or a Tactic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Invasion {
    /// Strength for a price.
    Boost {
        /// Energy to pay.
        #[serde(default)]
        pay: u8,
        /// Cards to discard.
        #[serde(default)]
        discard: u8,
        /// Fleet Strength gained.
        #[serde(default)]
        fleet: u8,
        /// Ground Strength gained.
        #[serde(default)]
        ground: u8,
    },
    /// Fleet or Ground Strength, as its player likes.
    Either {
        /// How much.
        strength: u8,
        /// Cards drawn afterwards.
        #[serde(default)]
        draw: u8,
    },
    /// Strength for each Energy paid (CW-INV-18).
    Fuel {
        /// The most Energy.
        energy: u8,
        /// Fleet Strength for each.
        #[serde(default)]
        fleet: u8,
        /// Ground Strength for each.
        #[serde(default)]
        ground: u8,
    },
    /// Strength for each card discarded, any number.
    Sacrifice {
        /// Fleet Strength for each.
        #[serde(default)]
        fleet: u8,
        /// Ground Strength for each.
        #[serde(default)]
        ground: u8,
    },
    /// The World defends with less.
    Lower {
        /// Fleet Strength lost.
        #[serde(default)]
        fleet: u8,
        /// Ground Strength lost.
        #[serde(default)]
        ground: u8,
    },
    /// The World defends with less on one side, as the player likes.
    LowerEither {
        /// How much.
        strength: u8,
    },
    /// Draw cards.
    Draw {
        /// How many.
        cards: u8,
    },
}

/// Strength that a committed Unit brings by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Support {
    /// For other committed Units of some kinds.
    Per {
        /// Of these kinds.
        of: Kinds,
        /// For every group of this many.
        #[serde(default = "one")]
        every: u8,
        /// At most so often.
        max: u8,
        /// Fleet Strength each time.
        #[serde(default)]
        fleet: u8,
        /// Ground Strength each time.
        #[serde(default)]
        ground: u8,
    },
    /// For each token on it.
    Tokens {
        /// Fleet Strength for each.
        #[serde(default)]
        fleet: u8,
        /// Ground Strength for each.
        #[serde(default)]
        ground: u8,
    },
    /// If another committed Unit is of some kinds.
    With {
        /// Of these kinds.
        of: Kinds,
        /// Fleet Strength.
        #[serde(default)]
        fleet: u8,
        /// Ground Strength.
        #[serde(default)]
        ground: u8,
    },
}

/// "As an Action" (CW-ABL-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Draw cards.
    Draw {
        /// How many.
        cards: u8,
        /// Only once a round (CW-R30)?
        #[serde(default)]
        once: bool,
    },
    /// Take a card of some kinds from one's own discard pile into hand.
    Recover {
        /// Of these kinds.
        of: Kinds,
        /// Only once a round (CW-R30)?
        #[serde(default)]
        once: bool,
    },
    /// Deploy Units without further Action Points.
    #[serde(rename_all = "kebab-case")]
    Deploy {
        /// Of these kinds.
        of: Kinds,
        /// How many at most.
        up_to: u8,
    },
    /// Gain Action Points and draw cards.
    Command {
        /// Action Points.
        actions: u8,
        /// Cards.
        cards: u8,
    },
}

/// When this Unit has been deployed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deployed {
    /// Draw cards.
    Draw {
        /// How many.
        cards: u8,
    },
    /// Deploy further Units without Action Points.
    #[serde(rename_all = "kebab-case")]
    Deploy {
        /// Of these kinds.
        of: Kinds,
        /// How many at most.
        up_to: u8,
        /// The highest printed cost allowed.
        #[serde(default = "any_cost")]
        max_cost: u8,
        /// Energy that each costs less.
        #[serde(default)]
        discount: u8,
    },
}

/// After a successful Invasion: of a Unit that took part, or of the World.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Conquest {
    /// Cards and Energy.
    Spoils {
        /// Cards drawn.
        #[serde(default)]
        cards: u8,
        /// Energy gained.
        #[serde(default)]
        energy: u8,
    },
    /// This Unit returns to hand instead of being discarded.
    ToHand {},
    /// This Unit stays in the Warzone, for a price.
    Stay {
        /// Energy to pay.
        pay: u8,
    },
    /// More colonists than one may settle here.
    Colonists {
        /// How many more.
        more: u8,
    },
}

/// While this card is in the Warzone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Lasting {
    /// The first draft of each round costs less.
    DraftDiscount {
        /// Energy less.
        energy: u8,
    },
    /// Deploying costs less.
    DeployDiscount {
        /// Of these kinds.
        of: Kinds,
        /// Energy less.
        energy: u8,
        /// Only the first of each round?
        first: bool,
        /// The lowest that this brings a cost down to.
        #[serde(default)]
        least: u8,
    },
    /// Announcing an Invasion costs less Energy.
    InvasionDiscount {
        /// Energy less.
        energy: u8,
    },
}

/// What makes the deployment of this very card cheaper (CW-R04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnDiscount {
    /// For each Unit in one's own Warzone of these kinds.
    pub of: Kinds,
    /// Energy less.
    pub energy: u8,
}

/// Bonus points at the end of the game, while in the Warzone (CW-SCO-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Bonus {
    /// Just so.
    Flat {
        /// Points.
        points: u8,
    },
    /// For cards of some kinds anywhere in the Empire (CW-SCO-06).
    Cards {
        /// Of these kinds.
        of: Kinds,
        /// For every group of this many.
        #[serde(default = "one")]
        every: u8,
        /// Points each time.
        points: u8,
        /// At most so often.
        #[serde(default = "any_number")]
        max: u8,
    },
    /// For Worlds in the Warzone, the Home World included.
    Worlds {
        /// For every group of this many.
        #[serde(default = "one")]
        every: u8,
        /// Points each time.
        points: u8,
        /// At most so often.
        #[serde(default = "any_number")]
        max: u8,
    },
    /// For the Energy that the Worlds generate.
    WorldEnergy {
        /// For each so much.
        #[serde(default = "one")]
        every: u8,
        /// Points each time.
        points: u8,
        /// At most so often.
        #[serde(default = "any_number")]
        max: u8,
    },
    /// For cards that colonise one's Worlds.
    Colonists {
        /// Points for each.
        points: u8,
        /// At most so often.
        #[serde(default = "any_number")]
        max: u8,
    },
}

const fn one() -> u8 {
    1
}

const fn any_cost() -> u8 {
    u8::MAX
}

const fn any_number() -> u8 {
    u8::MAX
}
