//! Every atomic choice, what it is about, and how both are written.

use std::fmt;
use std::str::FromStr;

use crate::card::Card;
use crate::content::{CardType, Content};
use crate::phase::Frame;
use crate::state::{CoreWorlds, Unit};

/// One atomic step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Pick a card in the pre-game draft.
    Pick(Card),
    /// Draft a card from the Central Zone: one with a token, or without.
    Draft(Card, bool),
    /// Deploy a Unit from hand.
    Deploy(Card),
    /// Announce the Invasion of a World.
    Invade(Card),
    /// Use a text "as an Action": of a Unit, or by playing a Tactic.
    Act(Card),
    /// Use a Unit's text to take a card back from the discard pile.
    Recover(Card, Card),
    /// Commit a Unit to the Invasion; of several copies, one with the fewest
    /// tokens.
    Commit(Card),
    /// Commit the copy of a Unit that has this many tokens.
    CommitCopy(Card, u8),
    /// Use the text of a card on the table.
    Use(Card, Way),
    /// Play a Tactic from hand.
    Play(Card, Way),
    /// Discard a card for the text that asks for it.
    Discard(Card),
    /// Conquer the World with the committed Units.
    Conquer,
    /// Break off the Invasion.
    Withdraw,
    /// Let a card settle on the World just conquered.
    Colonize(Card),
    /// Use an Energy Surge Token.
    Surge,
    /// Nothing more.
    Done,
    /// Pass for the rest of the round.
    Pass,
    /// Keep a card for the next round, or none.
    Keep(Option<Card>),
    /// Shuffle the discard pile into the deck, or leave it.
    Reshuffle(bool),
}

/// How a text is used that leaves something to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// It leaves nothing to choose.
    Plain,
    /// For the Fleet.
    Fleet,
    /// For the Ground.
    Ground,
    /// For so much Energy.
    Pay(u8),
    /// The text of the copy that has this many tokens, not of the one with the
    /// fewest.
    Copy(u8),
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain => Ok(()),
            Self::Fleet => f.write_str(":fleet"),
            Self::Ground => f.write_str(":ground"),
            Self::Pay(energy) => write!(f, ":{energy}"),
            Self::Copy(tokens) => write!(f, ":tokens-{tokens}"),
        }
    }
}

impl Way {
    /// Is this the copy that is meant, if one is meant by its tokens?
    pub(crate) const fn means(self, unit: &Unit) -> bool {
        match self {
            Self::Copy(tokens) => unit.tokens == tokens,
            Self::Plain | Self::Fleet | Self::Ground | Self::Pay(_) => true,
        }
    }

    fn read(word: Option<&str>) -> Result<Self, ()> {
        match word {
            None => Ok(Self::Plain),
            Some("fleet") => Ok(Self::Fleet),
            Some("ground") => Ok(Self::Ground),
            Some(word) => match word.strip_prefix("tokens-") {
                Some(tokens) => Ok(Self::Copy(read_number(tokens)?)),
                None => Ok(Self::Pay(read_number(word)?)),
            },
        }
    }
}

/// There is one way to write a number.
fn read_number(word: &str) -> Result<u8, ()> {
    let number: u8 = word.parse().map_err(|_| ())?;
    (number.to_string() == word).then_some(number).ok_or(())
}

/// A choice that the step which is pending does not list: whoever makes it has
/// not asked for the list.
#[track_caller]
pub(crate) fn stray(choice: Choice) -> ! {
    unreachable!("{choice} is no choice of what is pending")
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick(card) => write!(f, "pick:{card}"),
            Self::Draft(card, false) => write!(f, "draft:{card}"),
            Self::Draft(card, true) => write!(f, "draft:{card}:token"),
            Self::Deploy(card) => write!(f, "deploy:{card}"),
            Self::Invade(card) => write!(f, "invade:{card}"),
            Self::Act(card) => write!(f, "act:{card}"),
            Self::Recover(unit, card) => write!(f, "recover:{unit}:{card}"),
            Self::Commit(card) => write!(f, "commit:{card}"),
            Self::CommitCopy(card, tokens) => write!(f, "commit:{card}{}", Way::Copy(*tokens)),
            Self::Use(card, way) => write!(f, "use:{card}{way}"),
            Self::Play(card, way) => write!(f, "play:{card}{way}"),
            Self::Discard(card) => write!(f, "discard:{card}"),
            Self::Conquer => f.write_str("conquer"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Colonize(card) => write!(f, "colonize:{card}"),
            Self::Surge => f.write_str("surge"),
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
            Self::Keep(Some(card)) => write!(f, "keep:{card}"),
            Self::Keep(None) => f.write_str("keep"),
            Self::Reshuffle(true) => f.write_str("reshuffle"),
            Self::Reshuffle(false) => f.write_str("leave"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split(':');
        let (verb, first, second) = (words.next(), words.next(), words.next());
        if words.next().is_some() {
            return Err(());
        }
        let card = |word: Option<&str>| word.ok_or(())?.parse::<Card>();
        Ok(match (verb.unwrap_or_default(), first, second) {
            ("draft", first, Some("token")) => Self::Draft(card(first)?, true),
            ("recover", first, second @ Some(_)) => Self::Recover(card(first)?, card(second)?),
            ("use", first, way) => Self::Use(card(first)?, Way::read(way)?),
            ("play", first, way) => Self::Play(card(first)?, Way::read(way)?),
            ("pick", first, None) => Self::Pick(card(first)?),
            ("draft", first, None) => Self::Draft(card(first)?, false),
            ("deploy", first, None) => Self::Deploy(card(first)?),
            ("invade", first, None) => Self::Invade(card(first)?),
            ("act", first, None) => Self::Act(card(first)?),
            ("commit", first, way) => match Way::read(way)? {
                Way::Plain => Self::Commit(card(first)?),
                Way::Copy(tokens) => Self::CommitCopy(card(first)?, tokens),
                Way::Fleet | Way::Ground | Way::Pay(_) => return Err(()),
            },
            ("discard", first, None) => Self::Discard(card(first)?),
            ("colonize", first, None) => Self::Colonize(card(first)?),
            ("keep", Some(first), None) => Self::Keep(Some(first.parse()?)),
            ("keep", None, None) => Self::Keep(None),
            ("conquer", None, None) => Self::Conquer,
            ("withdraw", None, None) => Self::Withdraw,
            ("surge", None, None) => Self::Surge,
            ("done", None, None) => Self::Done,
            ("pass", None, None) => Self::Pass,
            ("reshuffle", None, None) => Self::Reshuffle(true),
            ("leave", None, None) => Self::Reshuffle(false),
            _ => return Err(()),
        })
    }
}

/// A thing on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A card in the Central Zone.
    Central(Card),
    /// A card of one's own hand.
    Hand(Card),
    /// A Unit or World of one's own Warzone.
    Warzone(Card),
    /// One's own discard pile.
    Discards,
    /// One's Energy Surge Tokens.
    Surges,
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Central(card) => write!(f, "central:{card}"),
            Self::Hand(card) => write!(f, "hand:{card}"),
            Self::Warzone(card) => write!(f, "warzone:{card}"),
            Self::Discards => f.write_str("discards"),
            Self::Surges => f.write_str("surges"),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once(':') {
            Some(("central", card)) => Ok(Self::Central(card.parse()?)),
            Some(("hand", card)) => Ok(Self::Hand(card.parse()?)),
            Some(("warzone", card)) => Ok(Self::Warzone(card.parse()?)),
            None if text == "discards" => Ok(Self::Discards),
            None if text == "surges" => Ok(Self::Surges),
            _ => Err(()),
        }
    }
}

impl CoreWorlds {
    /// The thing on the table that a choice is about.
    pub(crate) fn thing(&self, content: &Content, choice: Choice) -> Option<Subject> {
        Some(match choice {
            Choice::Pick(card) | Choice::Draft(card, _) | Choice::Invade(card) => {
                Subject::Central(card)
            }
            Choice::Deploy(card)
            | Choice::Play(card, _)
            | Choice::Discard(card)
            | Choice::Keep(Some(card)) => Subject::Hand(card),
            Choice::Act(card) if content.card(card).kind == CardType::Tactic => Subject::Hand(card),
            // The invaders lie in the discard pile by then.
            Choice::Use(card, _)
                if matches!(self.frames.top(), Some(Frame::Spoils(_)))
                    && !content.card(card).kind.is_world() =>
            {
                Subject::Discards
            }
            Choice::Act(card)
            | Choice::Recover(card, _)
            | Choice::Commit(card)
            | Choice::CommitCopy(card, _)
            | Choice::Use(card, _)
            | Choice::Colonize(card) => Subject::Warzone(card),
            Choice::Conquer | Choice::Withdraw => Subject::Central(self.invasion()?.world),
            Choice::Surge => Subject::Surges,
            Choice::Reshuffle(_) => Subject::Discards,
            Choice::Done | Choice::Pass | Choice::Keep(None) => return None,
        })
    }
}
