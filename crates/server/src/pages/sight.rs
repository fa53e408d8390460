//! A table drawn for one visitor.

use engine::Viewer;
use maud::Markup;
use store::{Holder, Notice, Place, Standing, TableId, Watcher};
use web::called::table_name;
use web::parts::Colour;
use web::table::{Menu, MenuSeat, MenuWatcher, Said, Sight, Sits, Time, What};
use web::{SeatFace, Voice};

use crate::desk::talk::REMARKS;
use crate::desk::upkeep::again;
use crate::desk::{Edition, Looks, Seen};
use crate::error::Wrong;
use crate::room::{Picture, is_alone};
use crate::visitor::Visitor;

impl Seen {
    /// Draws something of the table as it is now.
    pub(crate) fn draw<T>(
        &self,
        visitor: &Visitor,
        draw: impl FnOnce(&Sight<'_>) -> T,
    ) -> Result<T, Wrong> {
        let picture = self.room.picture();
        let looks = self.seat_at(&picture);
        self.draw_picture(visitor, &picture, looks, Time::Now, draw)
    }

    /// Draws something of the table as it is, or was.
    pub(crate) fn draw_picture<T>(
        &self,
        visitor: &Visitor,
        picture: &Picture,
        looks: Looks,
        time: Time,
        draw: impl FnOnce(&Sight<'_>) -> T,
    ) -> Result<T, Wrong> {
        let names = picture.names();
        let voice = visitor.voice(&self.app).with_names(&names);
        let faces = faces(picture);
        let said = self.said(picture)?;
        let menu = || {
            let here = format!("/tables/{}", self.room.id);
            let switches = visitor.reader(&self.app, &here).switches();
            self.menu(picture, looks.viewer, &voice, switches)
        };
        let game = picture.table.info().id;
        let own = self.own_place(picture, looks.viewer);
        let name = table_name(&voice, &picture.placard.name, self.room.id.as_str());
        let again = again(self, picture)?;
        let sight = Sight {
            id: self.room.id.as_str(),
            name: &name,
            edition: &Edition::of(picture, looks).to_string(),
            table: &*picture.table,
            board: self.app.shared.boards.of(game),
            viewer: looks.viewer,
            seats: &faces,
            voice,
            read: own.map_or(0, |place| place.read),
            orders: own.map(|place| &place.orders),
            said: &said,
            words_of_bots: &|offer| picture.opinion_of(offer).cloned(),
            whys_of_bots: &|seat, moment| picture.whys_of(looks.viewer, seat, moment),
            time,
            curtain: looks.curtain,
            menu: &menu,
            invites: self.is_host() && !self.room.source.is_private(),
            again: again.as_ref().map(TableId::as_str),
            may_play_again: own.is_some() && !self.room.source.is_private(),
            stopped: picture.fault.is_some(),
            imported: self.room.source.imported,
            known: self.room.source.is_known(),
        };
        Ok(draw(&sight))
    }

    fn said(&self, picture: &Picture) -> Result<Vec<Said>, Wrong> {
        if picture.remarks == 0 {
            return Ok(Vec::new());
        }
        let after = picture.remarks.saturating_sub(REMARKS as u64);
        let store = &self.app.shared.store;
        let remarks = store.remarks(&self.room.id, after, REMARKS)?;
        let said = |remark: store::Remark| Said {
            seat: remark.seat,
            name: remark.name,
            what: match remark.notice {
                None => What::Words(remark.text),
                Some(Notice::Sits) => What::Sits(Some(remark.text).filter(|name| !name.is_empty())),
                Some(Notice::Rests) => What::Rests,
                Some(Notice::Dismissed) => What::Dismissed,
                Some(Notice::Returns) => What::Returns,
                Some(Notice::Rematch) => What::Rematch(remark.text),
            },
        };
        Ok(remarks.into_iter().map(said).collect())
    }

    fn menu(
        &self,
        picture: &Picture,
        viewer: Viewer,
        voice: &Voice<'_>,
        switches: Markup,
    ) -> Markup {
        let mine = self.session.as_ref().map(|session| session.id);
        let sits = |place: &Place| match &place.holder {
            Holder::Open => Sits::Open,
            Holder::Person(session) if Some(*session) == mine => Sits::You,
            Holder::Person(_) => Sits::Other,
            Holder::Bot(_) if place.owner.is_some() && place.owner == mine => Sits::ForYou,
            Holder::Bot(_) => Sits::Bot,
        };
        let own = self.own_place(picture, viewer);
        let game = picture.table.info().id;
        let name = table_name(voice, &picture.placard.name, self.room.id.as_str());
        let menu = Menu {
            id: self.room.id.as_str(),
            name: &name,
            own_name: &picture.placard.name,
            seeks: picture.placard.seeks,
            game,
            host: self.is_host(),
            over: picture.table.is_over(),
            frozen: picture.table.frozen().is_some(),
            stopped: picture.fault.is_some(),
            imported: self.room.source.imported,
            private: self.room.source.is_private(),
            levels: self.levels(game, voice),
            pace: picture.manners.pace.word(),
            explain: self.plays_alone(picture).then_some(picture.manners.explain),
            known: self.room.source.is_known(),
            seats: picture
                .places
                .iter()
                .map(|place| MenuSeat {
                    seat: place.seat,
                    name: place.name.clone(),
                    sits: sits(place),
                    level: match &place.holder {
                        Holder::Bot(name) => Some(name.clone()),
                        Holder::Open | Holder::Person(_) => None,
                    },
                })
                .collect(),
            watchers: self.watchers(picture),
            seated: own.is_some(),
            webhook: own.and_then(|place| place.webhook.clone()),
            key: (!self.room.source.is_private()).then(|| self.app.key().to_string()),
            switches,
        };
        menu.draw(voice)
    }
}

impl Seen {
    /// Is everyone who plays here the host, but for bots?
    pub(crate) fn plays_alone(&self, picture: &Picture) -> bool {
        let host = self.session.as_ref().filter(|_| self.is_host());
        host.is_some_and(|host| is_alone(&picture.places, host.id))
    }

    /// The visitor's seat, if it is through its eyes that they look. Whoever
    /// looks through another's, once a game is over, does not see what that one
    /// has ordered, nor where word is sent.
    fn own_place<'a>(&self, picture: &'a Picture, viewer: Viewer) -> Option<&'a Place> {
        let session = self.session.as_ref()?;
        let own = picture.seats_of(session.id);
        let seat = viewer.seat().filter(|seat| own.contains(seat))?;
        picture.places.iter().find(|place| place.seat == seat)
    }

    /// Who looks on, for the host. Where the disk cannot say, a menu without
    /// them is better than no page.
    fn watchers(&self, picture: &Picture) -> Vec<MenuWatcher> {
        if !self.is_host() || picture.watchers.is_empty() {
            return Vec::new();
        }
        let watchers = self.app.shared.store.watchers(&self.room.id);
        let shown = |(watcher, name): (Watcher, String)| MenuWatcher {
            id: watcher.session.0,
            name,
            speaks: watcher.standing == Standing::Watches,
            looks: watcher.standing != Standing::Removed,
        };
        let watchers = watchers.unwrap_or_default().into_iter();
        watchers.map(shown).collect()
    }

    /// The bots of the game, from weak to strong: name and words.
    fn levels(&self, game: &str, voice: &Voice<'_>) -> Vec<(String, String)> {
        let bots = self.app.game(game).map(|game| game.bots());
        let level = |bot: &str| (bot.to_owned(), web::table::menu::level(voice, bot));
        bots.unwrap_or_default().into_iter().map(level).collect()
    }
}

/// Everyone, as everyone knows them.
pub(crate) fn faces(picture: &Picture) -> Vec<SeatFace> {
    let face = |place: &Place| SeatFace {
        name: place.name.clone(),
        bot: matches!(place.holder, Holder::Bot(_)),
        open: place.holder == Holder::Open,
        colour: Colour::of(place.seat),
    };
    picture.places.iter().map(face).collect()
}
