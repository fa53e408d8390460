//! The facts of the Bazaar: goods and contracts.

use engine::content::{ContentError, Files, Spanned};
use engine::noun::Noun;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use crate::names::{self, NoSuchName, no_such_name};

/// A kind of good.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    Serialize,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(
    serialize_all = "lowercase",
    parse_err_ty = NoSuchName,
    parse_err_fn = no_such_name
)]
pub enum Good {
    /// Worth most.
    Ruby,
    /// Worth a lot.
    Pearl,
    /// Worth something.
    Jade,
    /// Small change.
    Amber,
}

impl Good {
    /// How many kinds there are.
    pub const COUNT: usize = Self::VARIANTS.len();
    /// Every kind, dearest first.
    pub const ALL: [Self; Self::COUNT] = names::all(Self::VARIANTS);
}

/// What is known of a kind of good.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodFacts {
    /// What it pays.
    pub value: u8,
    /// How many there are.
    pub count: u8,
    /// What it is called.
    pub name: Noun,
}

/// One contract.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContractFacts {
    /// What it is called.
    pub name: Noun,
    /// What must be paid, exactly.
    pub price: u8,
    /// What it is worth.
    pub points: u8,
}

/// All facts.
#[derive(Debug)]
pub struct Content {
    goods: [GoodFacts; Good::COUNT],
    contracts: Vec<ContractFacts>,
}

/// The most contracts that the deck can hold.
pub(super) const MAX_CONTRACTS: usize = 16;

/// The dearest price: sums are kept in the bits of a word.
const MAX_PRICE: u8 = 60;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodsFile {
    ruby: GoodFacts,
    pearl: GoodFacts,
    jade: GoodFacts,
    amber: GoodFacts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractsFile {
    contract: Vec<Spanned<ContractFacts>>,
}

impl Content {
    pub(super) fn load(files: &Files) -> Result<Self, ContentError> {
        let goods: GoodsFile = files.parse("bazaar/goods.toml")?;
        let contracts: ContractsFile = files.parse(CONTRACTS)?;
        let contracts = contracts
            .contract
            .into_iter()
            .enumerate()
            .map(|(index, contract)| check_contract(files, index, contract))
            .collect::<Result<_, _>>()?;
        Ok(Self {
            goods: [goods.ruby, goods.pearl, goods.jade, goods.amber],
            contracts,
        })
    }

    /// What is known of this kind of good.
    #[must_use]
    pub const fn good(&self, good: Good) -> &GoodFacts {
        &self.goods[good as usize]
    }

    /// All contracts, by number.
    #[must_use]
    pub fn contracts(&self) -> &[ContractFacts] {
        &self.contracts
    }
}

const CONTRACTS: &str = "bazaar/contracts.toml";

fn check_contract(
    files: &Files,
    index: usize,
    contract: Spanned<ContractFacts>,
) -> Result<ContractFacts, ContentError> {
    let span = contract.span();
    let fault = |field: &str, why: String| {
        files.fault(
            CONTRACTS,
            span.clone(),
            format!("contract[{index}].{field}"),
            why,
        )
    };
    let facts = contract.into_inner();
    if index >= MAX_CONTRACTS {
        return Err(fault(
            "name",
            format!("there can be {MAX_CONTRACTS} contracts at most"),
        ));
    }
    if facts.price == 0 || facts.price > MAX_PRICE {
        return Err(fault("price", format!("must be from 1 to {MAX_PRICE}")));
    }
    Ok(facts)
}
