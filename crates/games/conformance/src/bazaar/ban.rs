//! Why something may not be chosen in the Bazaar.

use engine::{Reason, Text};

use super::choice::Slot;
use super::content::{Content, Good};
use super::{Bazaar, PURSE_LIMIT};

/// Why something may not be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ban {
    /// It is somebody else's turn.
    NotYourTurn,
    /// The bag is empty.
    BagEmpty,
    /// No more goods fit into the purse.
    PurseFull,
    /// Nothing lies there.
    Sold,
    /// The contract in this place cannot be paid exactly.
    NotExact(Slot),
    /// Goods are paid when something has been bought.
    ChooseFirst,
    /// There is none of these.
    None(Good),
    /// The exact price could no longer be reached.
    NoChange(Good),
    /// What lies in this place is being paid.
    Paying(Slot),
}

impl Ban {
    /// In words, with the rule behind it.
    pub(super) fn reason(self, game: &Bazaar, content: &Content) -> Reason {
        let plain = |key, rule| Reason::new(Text::new(key), rule);
        let of_good = |key, good: Good| {
            let text = Text::new(key).with("good", &content.good(good).name);
            Reason::new(text, "BAZ-04")
        };
        let of_contract = |key, slot| {
            let text = match game.contract(content, slot) {
                Some(contract) => Text::new(key)
                    .with("contract", &contract.name)
                    .with("price", contract.price),
                None => Text::new(key),
            };
            Reason::new(text, "BAZ-04")
        };
        match self {
            Self::NotYourTurn => plain("bazaar-why-turn", "BAZ-02"),
            Self::BagEmpty => plain("bazaar-why-empty", "BAZ-03"),
            Self::PurseFull => {
                let text = Text::new("bazaar-why-full").with("limit", PURSE_LIMIT);
                Reason::new(text, "BAZ-03")
            }
            Self::Sold => plain("bazaar-why-sold", "BAZ-05"),
            Self::NotExact(slot) => of_contract("bazaar-why-price", slot),
            Self::ChooseFirst => plain("bazaar-why-choose", "BAZ-04"),
            Self::None(good) => of_good("bazaar-why-none", good),
            Self::NoChange(good) => of_good("bazaar-why-change", good),
            Self::Paying(slot) => of_contract("bazaar-why-paying", slot),
        }
    }
}
