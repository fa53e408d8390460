//! What the board is drawn from: a table as it is shown to one viewer, and what
//! follows from it alone.

use std::ops::Deref;

use engine::map::Hex;
use engine::noun::Noun;
use engine::table::Listed;
use engine::{Seat, Text};
use maud::{Markup, html};
use twilight_imperium::TwilightImperium;
use twilight_imperium::choice::Subject;
use twilight_imperium::content::Content;
use twilight_imperium::ids::{Planet, Strategy, System, Tile, Unit};
use twilight_imperium::state::Dock;
use twilight_imperium::view::{FleetView, PlanetView, PlayerView, SystemView};
use web::Voice;
use web::board::Showing;
use web::parts::{Colour, HexGrid, Lit, emblem, icon, thing};

use crate::{symbols, tile};

/// How large a hex is drawn: what lies in it is drawn to this measure.
pub(crate) const GRID: HexGrid = HexGrid { radius: 60.0 };

/// A table as it is shown to one viewer.
pub(crate) struct Seen<'a>(&'a Showing<'a, TwilightImperium>);

impl<'a> Deref for Seen<'a> {
    type Target = Showing<'a, TwilightImperium>;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

/// What someone's planets give: how much of it is refreshed, and all of it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Wealth {
    pub(crate) planets: u32,
    pub(crate) resources: (u32, u32),
    pub(crate) influence: (u32, u32),
}

/// What a system is called: by its planets, or by what it is and where.
pub(crate) fn site(content: &Content, voice: Voice<'_>, tile: Tile, place: Hex) -> String {
    let facts = content.tile(tile);
    let name = facts.name.name(voice.lang);
    match facts.kind {
        System::Centre | System::Home | System::Planets => name.to_owned(),
        System::Empty | System::AsteroidField | System::Nebula | System::Supernova => {
            format!("{name} {place}")
        }
    }
}

impl<'a> Seen<'a> {
    pub(crate) const fn new(table: &'a Showing<'a, TwilightImperium>) -> Self {
        Self(table)
    }

    /// Every place of the galaxy.
    pub(crate) fn places(&self) -> impl Iterator<Item = Hex> + use<> {
        Hex::of(self.content.shape(self.view.players.len()).places)
    }

    /// A sheet as large as the galaxy.
    pub(crate) fn sheet(&self, class: &str, inner: &Markup) -> Markup {
        GRID.sheet_of(self.places(), 0.1, class, inner)
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

    pub(crate) fn unit(&self, unit: Unit) -> &'a str {
        self.name(&self.0.content.unit(unit).name)
    }

    pub(crate) fn planet(&self, planet: Planet) -> &'a str {
        self.name(&self.0.content.planet(planet).name)
    }

    pub(crate) fn strategy(&self, card: Strategy) -> &'a str {
        self.name(&self.0.content.strategy(card).name)
    }

    /// What lies in a place is called, or the place itself.
    pub(crate) fn site(&self, place: Hex) -> String {
        match self.view.system(place) {
            Some(system) => site(self.content, self.scene.voice, system.site.tile, place),
            None => self.phrase(&Text::new("ti3-board-place").with("place", place.to_string())),
        }
    }

    pub(crate) fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.0.view.players[seat.index()]
    }

    pub(crate) fn colour(&self, seat: Seat) -> Colour {
        self.scene.seat(seat).colour
    }

    /// The symbol of someone's race.
    pub(crate) fn crest(&self, seat: Seat) -> &'static str {
        symbols::of_race(self.player(seat).race)
    }

    /// The emblem of a player, with the name for who cannot see it.
    pub(crate) fn emblem(&self, seat: Seat, size: &str) -> Markup {
        let name = &self.scene.seat(seat).name;
        html! {
            span class="ti-emb" title=(name) {
                (emblem(self.colour(seat), self.crest(seat), size))
                span class="vh" { (name) }
            }
        }
    }

    /// Where a planet is drawn, and how large.
    pub(crate) fn disc(&self, place: Hex, planet: Planet) -> (f32, f32, f32) {
        let (x, y) = GRID.middle(place);
        let facts = self.content.tile(self.content.tile_of(planet));
        let (dx, dy, radius) = tile::spot(facts, planet);
        (x + dx, y + dy, radius)
    }

    /// The planets of someone, with where they lie.
    pub(crate) fn planets_of(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (&'a SystemView, &'a PlanetView)> {
        let all = self.0.view.systems.iter();
        let all = all.flat_map(|system| system.planets.iter().map(move |planet| (system, planet)));
        all.filter(move |(_, planet)| planet.owner == Some(seat))
    }

    /// What someone's planets give.
    pub(crate) fn wealth(&self, seat: Seat) -> Wealth {
        let mut wealth = Wealth::default();
        for (_, planet) in self.planets_of(seat) {
            let facts = self.content.planet(planet.planet);
            let ready = u32::from(planet.ready);
            let values = (u32::from(facts.resources), u32::from(facts.influence));
            wealth.planets += 1;
            wealth.resources.0 += values.0 * ready;
            wealth.resources.1 += values.0;
            wealth.influence.0 += values.1 * ready;
            wealth.influence.1 += values.1;
        }
        wealth
    }

    /// All fleets of someone.
    fn fleets_of(&self, seat: Seat) -> impl Iterator<Item = &'a FleetView> {
        let all = self.0.view.systems.iter();
        let all = all.flat_map(|system| &system.fleets);
        all.filter(move |fleet| fleet.seat == seat)
    }

    /// Pieces of a type that are in someone's reinforcements; none are counted of
    /// those that supplements make up for.
    pub(crate) fn pieces_left(&self, seat: Seat, unit: Unit) -> Option<u32> {
        let hulls = || self.fleets_of(seat).flat_map(|fleet| &fleet.ships);
        let planets = || self.planets_of(seat).map(|(_, planet)| planet);
        let used: u32 = match unit {
            Unit::GroundForce | Unit::Fighter => return None,
            Unit::SpaceDock => planets()
                .map(|planet| u32::from(planet.dock != Dock::None))
                .sum(),
            Unit::Pds => {
                let aboard = hulls().map(|(vessel, _)| u32::from(vessel.pds));
                planets()
                    .map(|planet| u32::from(planet.pds))
                    .chain(aboard)
                    .sum()
            }
            _ => hulls()
                .map(|(vessel, _)| u32::from(vessel.ship.unit() == unit))
                .sum(),
        };
        Some(u32::from(self.content.unit(unit).pieces).saturating_sub(used))
    }

    /// A thing of the board with this class.
    pub(crate) fn thing(&self, subject: Subject, class: &str, inner: &Markup) -> Markup {
        thing(&subject.to_string(), &self.about(subject), class, inner)
    }

    /// A thing that stands for one choice about it: a press makes it, where it can
    /// be taken back.
    pub(crate) fn press(
        &self,
        subject: Subject,
        choice: Option<&'a Listed>,
        class: &str,
        inner: &Markup,
    ) -> Markup {
        let lit = Lit {
            choices: choice.into_iter().collect(),
            rows: Vec::new(),
        };
        let pressed = lit.at_once().is_some();
        let lit = if pressed { lit } else { Lit::default() };
        thing(&subject.to_string(), &lit, class, inner)
    }

    /// A number with its symbol, which says what it is.
    pub(crate) fn figure(&self, symbol: &str, word: &str, value: &Markup) -> Markup {
        html! {
            span class="ti-fig" title=(word) { (icon(symbol)) span class="vh" { (word) " " } (value) }
        }
    }
}
