//! One game being played at a terminal, however it is shown.

use engine::i18n::Voice;
use engine::orders::Orders;
use engine::player::Why;
use engine::registry::AnyPlayer;
use engine::table::{Refusal, StoryLine};
use engine::{AnyTable, MAX_SEATS, Question, Seat, SeatSet, Section, Text, Viewer};

use crate::errors::CliError;
use crate::rules::Rulebook;
use crate::save::Save;
use crate::standing::standing_lines;

/// Who sits where.
pub(crate) struct Sitting {
    /// The seats of people; bots have the others.
    pub(crate) people: SeatSet,
    /// The bots and their seats.
    pub(crate) bots: Vec<(Seat, Box<dyn AnyPlayer>)>,
    /// The bots as they were asked for; empty where nothing was said.
    pub(crate) names: String,
    /// Do they tell why?
    pub(crate) explain: bool,
}

/// A table, its log file and the people at the keyboard.
pub(crate) struct Session<'a> {
    /// In which language the table is shown.
    pub(crate) voice: Voice<'a>,
    pub(super) table: Box<dyn AnyTable>,
    save: Save,
    pub(super) sitting: Sitting,
    rules: Rulebook,
    reasons: Vec<Reason>,
    /// What people let go by without being asked, while they sit here.
    pub(super) orders: [Orders; MAX_SEATS],
    /// After how many lines each bot was last offered its rights.
    offered: [Option<usize>; MAX_SEATS],
    /// In which round each bot last thought of a deal.
    pub(super) proposed: [Option<u32>; MAX_SEATS],
}

/// Why a bot chose as it did.
struct Reason {
    seat: Seat,
    /// To whom alone it is told.
    to: Option<Seat>,
    why: Why<Text>,
    /// After how many lines of their story each person reads it.
    after: [usize; MAX_SEATS],
}

/// How far someone has read.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Read {
    /// Lines of the story that were told for good.
    lines: usize,
    /// Reasons of bots.
    reasons: usize,
}

/// One line of the news.
pub(crate) enum Line {
    /// Something has happened.
    Story(String),
    /// A part of a bot's reasons, indented.
    Reason(String),
}

/// What there is to read since someone last looked.
pub(crate) struct News {
    /// What has happened for good, and why bots chose as they did.
    pub(crate) told: Vec<Line>,
    /// What the reader may still undo.
    pub(crate) tentative: Vec<String>,
    /// How far they have read now.
    pub(crate) read: Read,
}

impl<'a> Session<'a> {
    /// Sits down.
    pub(crate) fn new(
        voice: Voice<'a>,
        rules: Rulebook,
        table: Box<dyn AnyTable>,
        save: Save,
        sitting: Sitting,
    ) -> Self {
        Self {
            voice,
            table,
            save,
            sitting,
            rules,
            reasons: Vec::new(),
            orders: Default::default(),
            offered: [None; MAX_SEATS],
            proposed: [None; MAX_SEATS],
        }
    }

    /// Lets the bots move until a person is asked or the game is over, and
    /// puts everything on the disk.
    pub(crate) fn advance(&mut self) -> Result<(), CliError> {
        while self.move_a_bot()? {}
        self.keep()
    }

    /// Puts everything on the disk.
    pub(crate) fn keep(&mut self) -> Result<(), CliError> {
        self.save.keep(&*self.table)
    }

    /// Lets one bot make one choice, or answers what someone has ordered; says
    /// whether there was something to do.
    pub(crate) fn move_a_bot(&mut self) -> Result<bool, CliError> {
        if self.use_a_right()? || self.answer_an_offer()? || self.obey_an_order()? {
            return Ok(true);
        }
        let asked = self.unanswered();
        let mut bots = self.sitting.bots.iter();
        let Some(at) = bots.position(|(seat, _)| asked.contains(*seat)) else {
            return Ok(false);
        };
        if self.make_an_offer(at)? {
            return Ok(true);
        }
        let (seat, bot) = &mut self.sitting.bots[at];
        let seat = *seat;
        let choice = bot.pick(&*self.table).ok_or(CliError::DeadEnd(seat))?;
        let why = bot.why().filter(|_| self.sitting.explain).cloned();
        self.table
            .choose(seat, &[&choice])
            .map_err(CliError::Refused)?;
        self.close_window();
        if let Some(why) = why {
            self.give_reason(seat, None, why);
        }
        Ok(true)
    }

    /// A bot tells why, be it to one alone.
    pub(super) fn give_reason(&mut self, seat: Seat, to: Option<Seat>, why: Why<Text>) {
        let after = self.lines_told();
        self.reasons.push(Reason {
            seat,
            to,
            why,
            after,
        });
    }

    /// Offers each bot its rights once a line; says whether one was used.
    fn use_a_right(&mut self) -> Result<bool, CliError> {
        let lines = self.table.steps();
        for (seat, bot) in &mut self.sitting.bots {
            let offered = &mut self.offered[seat.index()];
            if *offered == Some(lines) || !self.table.is_at_liberty(*seat) {
                continue;
            }
            *offered = Some(lines);
            if let Some(choice) = bot.use_liberty(&*self.table) {
                let used = self.table.choose(*seat, &[&choice]);
                used.map_err(CliError::Refused)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// How long the story of each person is.
    fn lines_told(&self) -> [usize; MAX_SEATS] {
        let mut told = [0; MAX_SEATS];
        for seat in self.sitting.people {
            told[seat.index()] = self.table.settled(Viewer::Seat(seat));
        }
        told
    }

    /// Who is asked next: whoever is at the keyboard, if they still are.
    pub(crate) fn asked(&self, at_keyboard: Option<Seat>) -> Option<Seat> {
        let asked = self.unanswered().intersection(self.sitting.people);
        at_keyboard
            .filter(|seat| asked.contains(*seat))
            .or_else(|| asked.first())
    }

    /// Who owes a choice and has not answered an open window yet.
    pub(super) fn unanswered(&self) -> SeatSet {
        let asked = self.table.to_act().into_iter();
        asked
            .filter(|seat| self.table.held_answer(*seat).is_empty())
            .collect()
    }

    /// Nobody waits for a clock at one keyboard: a strict window closes when
    /// all have answered.
    pub(super) fn close_window(&mut self) {
        if self.table.all_have_answered() {
            self.table.close_window();
        }
    }

    /// Takes back the last tentative choice.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.undo(seat)
    }

    /// Takes back all tentative choices.
    pub(crate) fn restart(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.undo_to(seat, 0)
    }

    /// What this seat is asked.
    pub(crate) fn question(&self, seat: Seat) -> Option<Question> {
        self.table.question(seat)
    }

    /// The question and the id of its rule.
    pub(crate) fn question_line(&self, seat: Seat) -> Option<String> {
        let question = self.question(seat)?;
        let text = self.voice.say(&question.text);
        Some(match question.rule {
            "" => text,
            rule => format!("{text} [{rule}]"),
        })
    }

    /// What others have made of what this seat had begun, if they have.
    pub(crate) fn overtaken(&self, seat: Seat) -> Option<String> {
        let count = self.table.overtaken(seat);
        let text = Text::new("cli-overtaken").with("count", count);
        (count > 0).then(|| self.voice.phrase(&text))
    }

    /// What this seat may know, in words.
    pub(crate) fn sections(&self, seat: Seat) -> Vec<Section> {
        self.table.describe(Viewer::Seat(seat))
    }

    /// All that has happened for good, as this seat knows it.
    pub(crate) fn story(&self, seat: Seat) -> impl Iterator<Item = StoryLine> {
        let lines = self.table.story(Viewer::Seat(seat), 0).into_iter();
        lines.filter(|line| !line.tentative)
    }

    /// How far this seat has read if it has read all but its last lines.
    pub(crate) fn all_but(&self, seat: Seat, last: usize) -> Read {
        let lines = self.table.settled(Viewer::Seat(seat));
        let lines = lines.saturating_sub(last);
        let read = |reason: &Reason| reason.after[seat.index()] <= lines;
        Read {
            lines,
            reasons: self.reasons.partition_point(read),
        }
    }

    /// What this seat has not read yet.
    pub(crate) fn news(&self, seat: Seat, read: Read) -> News {
        let lines = self.table.story(Viewer::Seat(seat), read.lines).into_iter();
        let (tentative, told): (Vec<_>, Vec<_>) = lines.partition(|line| line.tentative);
        let say = |line: &StoryLine| {
            self.voice
                .say_in(&line.text, line.person(Viewer::Seat(seat)))
        };
        let mut news = News {
            told: Vec::new(),
            tentative: tentative.iter().map(say).collect(),
            read,
        };
        for line in &told {
            self.tell_reasons(seat, &mut news);
            news.told.push(Line::Story(say(line)));
            news.read.lines += 1;
        }
        self.tell_reasons(seat, &mut news);
        news
    }

    /// Adds the reasons that come after the lines that have been told so far.
    fn tell_reasons(&self, seat: Seat, news: &mut News) {
        let unread = self.reasons.iter().skip(news.read.reasons);
        let due = unread.take_while(|reason| reason.after[seat.index()] <= news.read.lines);
        for reason in due.collect::<Vec<_>>() {
            news.read.reasons += 1;
            if reason.to.is_some_and(|to| to != seat) {
                continue;
            }
            let lines = self.reason_lines(reason).into_iter();
            news.told.extend(lines.map(Line::Reason));
        }
    }

    fn reason_lines(&self, reason: &Reason) -> Vec<String> {
        let Reason { seat, why, .. } = reason;
        let head = Text::new("cli-why")
            .with("seat", *seat)
            .with("why", why.text.clone());
        let row = |(choice, figures): &(Text, Text)| {
            let text = Text::new("cli-why-row")
                .with("choice", choice.clone())
                .with("figures", figures.clone());
            format!("    {}", self.voice.phrase(&text))
        };
        let rows = why.rows.iter().map(row);
        let head = format!("  {}", self.voice.phrase(&head));
        std::iter::once(head).chain(rows).collect()
    }

    /// The voice in the other language.
    pub(crate) const fn in_other_language(&self) -> Voice<'a> {
        self.voice.speaking(self.voice.lang.other())
    }

    /// The rule with this id, and the rulings on it.
    pub(crate) fn rule(&self, id: &str) -> Vec<String> {
        self.rules
            .explain(id, self.voice.lang)
            .unwrap_or_else(|| vec![CliError::NoRule(id.to_owned()).message(self.voice)])
    }

    /// The rule behind the question of this seat.
    pub(crate) fn rule_of_question(&self, seat: Seat) -> Vec<String> {
        match self.question(seat) {
            Some(question) => self.rule(question.rule),
            None => vec![self.voice.tell("cli-no-question")],
        }
    }

    /// Why nothing about this thing is offered.
    pub(crate) fn why_not(&self, seat: Seat, subject: &str) -> Result<String, CliError> {
        if let Some(reason) = self.table.why_not(seat, subject) {
            let why = self.voice.say(&reason.text);
            return Ok(match reason.rule {
                "" => why,
                rule => format!("{why} [{rule}]"),
            });
        }
        let subjects = self.offers(seat)?.into_iter();
        let mut offered: Vec<_> = subjects.filter_map(|offer| offer.subject).collect();
        offered.dedup();
        let key = if offered.iter().any(|known| known == subject) {
            "cli-why-offered"
        } else {
            "cli-why-unknown"
        };
        let text = Text::new(key)
            .with("subject", subject)
            .with("known", offered.join(", "));
        Ok(self.voice.phrase(&text))
    }

    /// Title of the game and whose seat is shown.
    pub(crate) fn heading(&self, seat: Seat) -> String {
        let text = Text::new("cli-heading")
            .with("game", Text::new(self.table.info().title))
            .with("seat", seat);
        self.voice.phrase(&text)
    }

    /// Everyone's points, in a line.
    pub(crate) fn scores(&self) -> String {
        let scores = self.table.standing().scores;
        let score = |(seat, points): (Seat, i32)| {
            let text = Text::new("cli-screen-score")
                .with("seat", seat)
                .with("points", points);
            self.voice.phrase(&text)
        };
        let seats = Seat::all(scores.len()).zip(scores);
        seats.map(score).collect::<Vec<_>>().join(" · ")
    }

    /// What a thing is and does.
    pub(crate) fn about(&self, subject: &str) -> Option<String> {
        let about = self.table.about(subject)?;
        Some(self.voice.say(&about))
    }

    /// How to hand the keyboard to someone else.
    pub(crate) fn curtain(&self, seat: Seat) -> String {
        self.voice
            .phrase(&Text::new("cli-curtain").with("seat", seat))
    }

    /// Is the game over?
    pub(crate) fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// The last words: the ranking and the seed, or how to go on.
    pub(crate) fn closing(&self) -> Vec<String> {
        if self.is_over() {
            self.ending()
        } else {
            self.parting()
        }
    }

    fn ending(&self) -> Vec<String> {
        let mut lines = standing_lines(&*self.table, self.voice);
        let log = self.table.log();
        let seed = log.seed.map(|seed| seed.reveal()).unwrap_or_default();
        let hash = log.header.commitment.to_string();
        lines.push(String::new());
        for text in [
            Text::new("cli-end-seed").with("seed", seed),
            Text::new("cli-end-hash").with("hash", hash),
            Text::new("cli-end-check").with("file", self.path()),
        ] {
            lines.push(self.voice.phrase(&text));
        }
        lines
    }

    fn parting(&self) -> Vec<String> {
        let people = self.sitting.people.into_iter();
        let drafted: usize = people.map(|seat| self.table.drafted(seat).len()).sum();
        let mut lines = vec![
            self.voice
                .phrase(&Text::new("cli-quit-log").with("file", self.path())),
        ];
        if drafted > 0 {
            let text = Text::new("cli-quit-draft").with("count", drafted);
            lines.push(self.voice.phrase(&text));
        }
        let resume = Text::new("cli-quit-resume").with("command", self.resume_command());
        lines.push(self.voice.phrase(&resume));
        lines
    }

    fn resume_command(&self) -> String {
        let people = self.sitting.people;
        let who = match (people.len(), people.first()) {
            (1, Some(seat)) if seat.index() > 0 => format!(" --seat {}", seat.index() + 1),
            (1, _) => String::new(),
            _ => " --hot-seat".to_owned(),
        };
        let names = &self.sitting.names;
        let bots = match names.is_empty() {
            true => String::new(),
            false => format!(" --bots {names}"),
        };
        format!("orrery play --resume {}{who}{bots}", self.path())
    }

    fn path(&self) -> String {
        self.save.path().display().to_string()
    }
}
