//! What the board is drawn from: a table as it is shown to one viewer, and the four
//! sheets of somebody there.

use std::ops::Deref;

use engine::content::ContentHash;
use engine::i18n::Lang;
use engine::noun::Noun;
use engine::text::Phrase;
use engine::{Seat, Text};
use maud::Markup;
use twilight_inscription::TwilightInscription;
use twilight_inscription::choice::{Choice, Subject};
use twilight_inscription::content::{
    Content, Expansion, Industry, Navigation, Offer, Variant, War,
};
use twilight_inscription::ids::{Sheet, Side};
use twilight_inscription::state::Sheets;
use twilight_inscription::view::{OwnView, PlayerView};
use web::Voice;
use web::board::Showing;
use web::parts::{Kept, thing};

/// What a printed sheet follows from.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Printing {
    pub(crate) facts: ContentHash,
    pub(crate) lang: Lang,
    pub(crate) sheet: Sheet,
    pub(crate) variant: Variant,
}

/// A table as it is shown to one viewer.
pub(crate) struct Seen<'a> {
    table: &'a Showing<'a, TwilightInscription>,
    pub(crate) prints: &'a Kept<Printing>,
}

impl<'a> Deref for Seen<'a> {
    type Target = Showing<'a, TwilightInscription>;

    fn deref(&self) -> &Self::Target {
        self.table
    }
}

/// The four sheets of somebody: as they stand, and as they stood when all pens were
/// last down.
pub(crate) struct Desk<'a> {
    pub(crate) seat: Seat,
    pub(crate) now: &'a Sheets,
    pub(crate) before: &'a Sheets,
    pub(crate) variants: [Variant; 4],
    /// May the viewer write on them?
    pub(crate) live: bool,
    content: &'a Content,
}

impl<'a> Desk<'a> {
    pub(crate) fn variant(&self, sheet: Sheet) -> Variant {
        self.variants[sheet as usize]
    }

    /// The technologies of a sheet.
    pub(crate) fn offers(&self, sheet: Sheet) -> &'a [Offer] {
        self.content.offers(sheet, self.variant(sheet))
    }

    pub(crate) fn navigation(&self) -> &'a Navigation {
        self.content.navigation(self.variant(Sheet::Navigation))
    }

    pub(crate) fn expansion(&self) -> &'a Expansion {
        self.content.expansion(self.variant(Sheet::Expansion))
    }

    pub(crate) fn industry(&self) -> &'a Industry {
        self.content.industry(self.variant(Sheet::Industry))
    }

    pub(crate) fn war(&self) -> &'a War {
        self.content.war(self.variant(Sheet::War))
    }
}

/// Words from the content.
pub(crate) fn name<'n>(voice: &Voice<'_>, noun: &'n Noun) -> &'n str {
    noun.name(voice.lang)
}

impl<'a> Seen<'a> {
    pub(crate) const fn new(
        table: &'a Showing<'a, TwilightInscription>,
        prints: &'a Kept<Printing>,
    ) -> Self {
        Self { table, prints }
    }

    /// A message.
    pub(crate) fn tell(&self, key: &'static str) -> String {
        self.scene.voice.tell(key)
    }

    /// A sentence.
    pub(crate) fn say(&self, text: &Text) -> String {
        self.scene.voice.say(text)
    }

    /// A few words within others.
    pub(crate) fn phrase(&self, text: &Text) -> String {
        self.scene.voice.phrase(text)
    }

    /// Words of the content.
    pub(crate) fn words<'w>(&self, phrase: &'w Phrase) -> &'w str {
        phrase.say(self.scene.voice.lang)
    }

    /// What something is called.
    pub(crate) fn name<'n>(&self, noun: &'n Noun) -> &'n str {
        name(&self.scene.voice, noun)
    }

    pub(crate) fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.table.view.players[seat.index()]
    }

    /// What only the viewer sees.
    pub(crate) fn own(&self) -> Option<&'a OwnView> {
        self.table.view.own.as_ref()
    }

    /// Everyone.
    pub(crate) fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.view.players.len())
    }

    /// The neighbour on a side (TINS-WAR-01); nobody where the AI faction is.
    pub(crate) fn neighbour(&self, seat: Seat, side: Side) -> Option<Seat> {
        self.player(seat).neighbours[side as usize]
    }

    /// The strength that faces somebody on a side, as the sheets of a neighbour last
    /// stood: whoever sits on the left fights with what is on the right.
    pub(crate) fn facing(&self, seat: Seat, side: Side) -> Option<i16> {
        match self.neighbour(seat, side) {
            Some(neighbour) => {
                let forces = self.player(neighbour).forces?;
                Some(forces[side.other() as usize].into())
            }
            None => Some(self.table.view.rival.as_ref()?.strength?.into()),
        }
    }

    /// The sheets of a player as everybody sees them.
    pub(crate) fn desk(&self, seat: Seat) -> Desk<'a> {
        let player = self.player(seat);
        let variant = |name: &String| Variant::of_name(name).unwrap_or(Variant::B);
        Desk {
            seat,
            now: &player.sheets,
            before: &player.sheets,
            variants: player.variants.each_ref().map(variant),
            live: false,
            content: self.table.content,
        }
    }

    /// The sheets that the page is about: the viewer's own as they write on them, or
    /// those of whoever begins.
    pub(crate) fn own_desk(&self) -> Desk<'a> {
        match self.own() {
            Some(own) => Desk {
                now: &own.sheets,
                live: true,
                ..self.desk(own.seat)
            },
            None => self.desk(self.table.view.speaker),
        }
    }

    /// A thing of the board with this class.
    pub(crate) fn thing(&self, subject: Subject, class: &str, inner: &Markup) -> Markup {
        thing(&subject.to_string(), &self.about(subject), class, inner)
    }

    /// The placements that cover a node, and whatever else can be written on it.
    pub(crate) fn covering(
        &self,
        subject: Subject,
    ) -> impl Iterator<Item = &'a engine::table::Listed> {
        let covered = move |choice: Choice| match (choice, subject) {
            (Choice::At(..), Subject::Node(node)) => self.covered(choice) >> node.index() & 1 == 1,
            _ => choice.subject() == Some(subject),
        };
        let choices = self.table.choices.iter();
        choices
            .filter(move |choice| covered(choice.choice))
            .map(|choice| choice.listed)
    }

    /// The nodes that a choice would write on.
    pub(crate) fn covered(&self, choice: Choice) -> u128 {
        match choice {
            Choice::At(node, turn) => {
                let unit = self.own().and_then(|own| own.placing);
                let war = self.own_desk().war();
                let mut places = unit.into_iter().flat_map(|unit| &war.unit(unit).places);
                let here = places.find(|place| (place.at, place.turn) == (node, turn));
                here.map_or(0, |place| place.nodes)
            }
            Choice::Node(node) => 1 << node.index(),
            _ => 0,
        }
    }

    /// The sheet to look at first: that of what is asked, or the active one.
    pub(crate) fn at_hand(&self) -> Sheet {
        let on = |subject: Subject| match subject {
            Subject::System(_) => Some(Sheet::Navigation),
            Subject::Planet(_) | Subject::Icon(_) | Subject::Line(_) | Subject::Dock(_) => {
                Some(Sheet::Expansion)
            }
            Subject::Cell(_) => Some(Sheet::Industry),
            Subject::Unit(_) | Subject::Node(_) | Subject::Side(_) => Some(Sheet::War),
            _ => None,
        };
        let asked = self.table.choices.iter();
        let asked = asked.filter_map(|choice| choice.subject).find_map(on);
        let active = || self.own().and_then(|own| own.notes.active);
        asked.or_else(active).unwrap_or(Sheet::Navigation)
    }
}

/// Is this bit set?
pub(crate) const fn has(set: u64, index: usize) -> bool {
    set >> index & 1 == 1
}
