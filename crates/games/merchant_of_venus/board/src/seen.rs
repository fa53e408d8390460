//! What the board is drawn from: a table as it is shown to one viewer, and what
//! follows from it alone.

use std::ops::Deref;

use engine::noun::Noun;
use engine::{Seat, Text};
use maud::{Markup, html};
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::choice::{Choice, Subject};
use merchant_of_venus::content::map::Lay;
use merchant_of_venus::content::{Content, Terrain};
use merchant_of_venus::ids::{Counter, Culture, Good, Item, Space, System};
use merchant_of_venus::view::{BoxView, GuardView, MerchantView, Pending, WorldView};
use web::board::Showing;
use web::parts::{Chart, Lit, thing};

use crate::rastur;

/// A table as it is shown to one viewer.
pub(crate) struct Seen<'a>(&'a Showing<'a, MerchantOfVenus>);

impl<'a> Deref for Seen<'a> {
    type Target = Showing<'a, MerchantOfVenus>;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

/// The frame that the map is drawn in: its style leaves room at the left for what
/// floats over it; where that is above, the map keeps to the bottom.
pub(crate) const fn chart(content: &Content) -> Chart {
    Chart {
        size: content.map.size,
        keeps: "xMidYMax",
    }
}

/// Where a space is drawn.
pub(crate) fn at(content: &Content, space: Space) -> (f32, f32) {
    point(content.map.space(space).at)
}

/// A point of the content.
pub(crate) fn point((x, y): (u16, u16)) -> (f32, f32) {
    (x.into(), y.into())
}

impl<'a> Seen<'a> {
    pub(crate) const fn new(table: &'a Showing<'a, MerchantOfVenus>) -> Self {
        Self(table)
    }

    pub(crate) const fn chart(&self) -> Chart {
        chart(self.0.content)
    }

    pub(crate) fn at(&self, space: Space) -> (f32, f32) {
        at(self.content, space)
    }

    pub(crate) fn lay(&self, space: Space) -> &Lay {
        self.content.map.lay(space)
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

    /// What something is called.
    pub(crate) fn name<'n>(&self, noun: &'n Noun) -> &'n str {
        noun.name(self.scene.voice.lang)
    }

    pub(crate) fn good(&self, good: Good) -> &'a str {
        self.name(&self.0.content.good(good).name)
    }

    pub(crate) fn culture(&self, culture: Culture) -> &'a str {
        self.name(&self.0.content.culture(culture).name)
    }

    pub(crate) fn system(&self, system: System) -> &'a str {
        self.name(self.0.content.system(system))
    }

    pub(crate) fn space(&self, space: Space) -> &'a str {
        self.name(self.0.content.space(space))
    }

    /// What an item is called.
    pub(crate) fn item(&self, item: Item) -> String {
        match item {
            Item::Good(good) => self.good(good).to_owned(),
            Item::Gear(gear) => self.name(&self.content.gear(gear).name).to_owned(),
            Item::Relic(relic) => self.name(&self.content.relic(relic).name).to_owned(),
            Item::Fare(fare) => {
                let to = self.content.stop(self.content.fare(fare).to);
                self.say(&Text::new("mov-board-passenger").with("to", to))
            }
        }
    }

    /// A sum of money.
    pub(crate) fn money(&self, sum: i32) -> Markup {
        html! { @if sum < 0 { "−" } "$" (sum.unsigned_abs()) }
    }

    pub(crate) fn merchant(&self, seat: Seat) -> &'a MerchantView {
        &self.0.view.merchants[seat.index()]
    }

    /// A thing of the board with this class.
    pub(crate) fn thing(&self, subject: Subject, class: &str, inner: &Markup) -> Markup {
        thing(&subject.to_string(), &self.about(subject), class, inner)
    }

    /// A thing that stands for some of what can be chosen about it: what is
    /// bought is bought at the port, what is thrown overboard lies on board.
    pub(crate) fn thing_for(
        &self,
        subject: Subject,
        fits: impl Fn(Choice) -> bool,
        class: &str,
        inner: &Markup,
    ) -> Markup {
        let mut lit = self.about(subject);
        let fits = |notation: &str| notation.parse().is_ok_and(&fits);
        lit.choices.retain(|choice| fits(&choice.notation));
        lit.rows
            .retain(|row| row.notations.iter().all(|notation| fits(notation)));
        thing(&subject.to_string(), &lit, class, inner)
    }

    /// A thing that stands for one choice about it.
    pub(crate) fn press(
        &self,
        subject: Subject,
        choice: Option<Choice>,
        class: &str,
        inner: &Markup,
    ) -> Markup {
        let listed = choice.and_then(|choice| self.choice(choice));
        let lit = Lit {
            choices: listed.into_iter().collect(),
            rows: Vec::new(),
        };
        thing(&subject.to_string(), &lit, class, inner)
    }

    /// Is a space on the left of the map?
    pub(crate) fn is_left(&self, space: Space) -> bool {
        let (width, _) = self.content.map.size;
        self.at(space).0 < f32::from(width) / 2.0
    }

    /// Forts and Rastur on the map.
    pub(crate) fn guards(&self) -> &'a [GuardView] {
        &self.0.view.guards
    }

    /// The "?" box in a space, if it is one.
    pub(crate) fn question_box(&self, space: Space) -> Option<&'a BoxView> {
        self.0.view.boxes.iter().find(|found| found.space == space)
    }

    pub(crate) fn world(&self, system: System) -> &'a WorldView {
        &self.0.view.worlds[system as usize]
    }

    /// Can a ship land here and meet whoever lives in the system?
    fn is_port(&self, space: Space) -> bool {
        if rastur::occupies(self, space) {
            return false;
        }
        let lay = self.lay(space);
        match (lay.orbit, lay.terrain) {
            (Some(orbit), _) => self.view.ports[usize::from(orbit)].is_some(),
            (None, Terrain::Box(_)) => self
                .question_box(space)
                .is_some_and(|found| found.up && found.counter == Some(Counter::OpenPort)),
            (None, terrain) => terrain.is_city(),
        }
    }

    /// Who trades with whoever has landed in this space.
    pub(crate) fn trader(&self, space: Space) -> Option<Culture> {
        let lands = self.is_port(space);
        let world = self.world(self.lay(space).system.filter(|_| lands)?);
        world.culture.filter(|_| world.discovered)
    }

    /// The port of a system that the ship of this seat reaches soonest.
    pub(crate) fn market(&self, seat: Seat, from: Space, system: System) -> Option<Space> {
        let (routes, drives) = (self.content.routes(), self.merchant(seat).skips);
        let places = self.content.map.places(system).iter().copied();
        places
            .filter(|place| self.is_port(*place))
            .min_by_key(|place| routes.steps(drives, from, *place))
    }

    /// How many turns that ship flies, with average dice.
    pub(crate) fn rolls(&self, seat: Seat, from: Space, to: Space) -> u32 {
        let merchant = self.merchant(seat);
        let dice = self.content.ship(merchant.ship).dice;
        let routes = self.content.routes();
        routes.rolls(merchant.skips, dice, from, to)
    }

    /// The way it takes.
    pub(crate) fn way(&self, seat: Seat, from: Space, to: Space) -> Vec<Space> {
        let drives = self.merchant(seat).skips;
        self.content.routes().way(self.content, drives, from, to)
    }

    /// Where the ship whose turn it is lies in a port.
    pub(crate) fn berth(&self) -> Option<Space> {
        let in_port = self.view.pending == Pending::Port;
        let seat = self.view.active.filter(|_| in_port)?;
        let space = self.merchant(seat).space;
        let is_base = space == self.content.map.base() && !rastur::occupies(self, space);
        let lands = is_base || self.trader(space).is_some();
        lands.then_some(space)
    }

    /// What a Culture pays for a Good now.
    pub(crate) fn sale_price(&self, culture: Culture, good: Good) -> i32 {
        self.content.good(good).sell + self.surcharge(culture, good)
    }

    /// What its Demands add to that.
    pub(crate) fn surcharge(&self, culture: Culture, good: Good) -> i32 {
        let demands = self.content.demands_for(culture, good);
        let each = demands.map(|demand| {
            i32::from(self.view.demands[demand.index()]) * self.content.demand(demand).surcharge
        });
        each.sum()
    }
}
