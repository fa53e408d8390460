//! Reading a log, and saying exactly what is wrong with a bad one.

use std::str::FromStr;

use super::signature::Halves;
use super::{Answer, Audience, Digest, Entry, FORMAT, Header, Line, Log, waive_word};
use crate::chance::Seed;
use crate::seat::{MAX_SEATS, Seat};
use crate::text::Text;

/// Lines of the header, the empty one after it included.
pub(super) const HEADER_LINES: usize = 9;

/// What is wrong with a log, and on which line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct LogError {
    /// Counted from one.
    pub line: usize,
    /// What is wrong.
    pub fault: LogFault,
}

/// What can be wrong with a log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LogFault {
    /// Not such a file at all.
    #[error("this is not an Orrery log: it should begin with `orrery log {FORMAT}`")]
    NotALog,
    /// Written by a program that knows more.
    #[error("log format {0}; this program reads format {FORMAT}: use a newer orrery")]
    Format(u32),
    /// A line of the header is missing or out of place; empty for the line that
    /// ends it.
    #[error("the header should say `{0} …` here")]
    Header(&'static str),
    /// A value of the header makes no sense.
    #[error("`{value}` is not a good value for `{field}`")]
    Value {
        /// The field of the header.
        field: &'static str,
        /// What stood there.
        value: String,
    },
    /// The file stops before its last line is complete.
    #[error("the file is cut off in the middle of this line; all lines before it are whole")]
    Cut,
    /// A line has no digest.
    #[error("`{0}` has no digest: a line ends with `#` and 8 hexadecimal digits")]
    NoDigest(String),
    /// A line that is none of the kinds there are.
    #[error("`{0}` is neither a choice, nor a deal, nor the end")]
    NotALine(String),
    /// A seat that this table does not have.
    #[error("`{0}` is not a seat of this table")]
    Seat(String),
    /// Something stands after the end.
    #[error("nothing but the seed and a signature may follow the end")]
    AfterEnd,
    /// The seed is not the one that was committed to.
    #[error("the seed is not the one whose hash stands in the header: the file was changed")]
    ForgedSeed,
    /// A signature that cannot be read.
    #[error("this is no signature: that is `signed`, a key of 64 hexadecimal digits and 128 more")]
    NotASignature,
    /// Something stands after the signature.
    #[error("nothing may follow the signature")]
    AfterSignature,
    /// The signature is of another text, or by another key.
    #[error("the signature does not fit the text before it: the file was changed")]
    ForgedSignature,
}

impl LogFault {
    /// What to tell whoever brought the file.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::NotALog => Text::new("log-not-a-log").with("format", FORMAT),
            Self::Format(format) => Text::new("log-format")
                .with("format", *format)
                .with("ours", FORMAT),
            Self::Header("") => Text::new("log-header-end"),
            Self::Header(field) => Text::new("log-header").with("field", *field),
            Self::Value { field, value } => Text::new("log-value")
                .with("field", *field)
                .with("value", value.as_str()),
            Self::Cut => Text::new("log-cut"),
            Self::NoDigest(line) => Text::new("log-no-digest").with("line", line.as_str()),
            Self::NotALine(line) => Text::new("log-not-a-line").with("line", line.as_str()),
            Self::Seat(seat) => Text::new("log-seat").with("seat", seat.as_str()),
            Self::AfterEnd => Text::new("log-after-end"),
            Self::ForgedSeed => Text::new("log-forged-seed"),
            Self::NotASignature => Text::new("log-not-a-signature"),
            Self::AfterSignature => Text::new("log-after-signature"),
            Self::ForgedSignature => Text::new("log-forged-signature"),
        }
    }
}

fn at(line: usize, fault: LogFault) -> LogError {
    LogError { line, fault }
}

/// Reads the header's fields in their order.
struct Fields<'a> {
    lines: &'a [&'a str],
    next: usize,
}

impl<'a> Fields<'a> {
    fn take(&mut self, field: &'static str) -> Result<&'a str, LogError> {
        let line = self.lines.get(self.next).copied().unwrap_or_default();
        self.next += 1;
        line.strip_prefix(field)
            .and_then(|rest| {
                rest.strip_prefix(' ')
                    .or((field == "options" && rest.is_empty()).then_some(""))
            })
            .ok_or_else(|| at(self.next, LogFault::Header(field)))
    }

    fn value<T: FromStr>(&mut self, field: &'static str) -> Result<T, LogError> {
        self.read(field, |text| text.parse().ok())
    }

    fn number<T: FromStr>(&mut self, field: &'static str) -> Result<T, LogError> {
        self.read(field, number)
    }

    fn read<T>(
        &mut self,
        field: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, LogError> {
        let text = self.take(field)?;
        let value = text.to_owned();
        read(text).ok_or_else(|| at(self.next, LogFault::Value { field, value }))
    }
}

/// A number as it is written: `007` and `+7` are none, or a log would not be
/// written back as it was read.
fn number<T: FromStr>(text: &str) -> Option<T> {
    match text.as_bytes() {
        [b'0'] | [b'1'..=b'9', ..] => text.parse().ok(),
        _ => None,
    }
}

impl FromStr for Log {
    type Err = LogError;

    fn from_str(text: &str) -> Result<Self, LogError> {
        let lines: Vec<&str> = text.lines().collect();
        let header = header(&lines)?;
        if !text.ends_with('\n') {
            return Err(at(lines.len(), LogFault::Cut));
        }
        let halves = Halves::of(text)?;
        let mut log = Self {
            header,
            entries: Vec::new(),
            ending: None,
            seed: None,
            signed: None,
        };
        for (index, line) in halves.text.lines().enumerate().skip(HEADER_LINES) {
            log.read_line(line).map_err(|fault| at(index + 1, fault))?;
        }
        // Last, so that whoever broke a line hears which one it was.
        log.signed = halves.check()?;
        Ok(log)
    }
}

impl Log {
    /// Reads a log whose last line may have been cut off by a crash: that
    /// line was never acknowledged, so it is left out. The flag says whether.
    ///
    /// # Errors
    /// Anything else that is wrong with it.
    pub fn salvage(text: &str) -> Result<(Self, bool), LogError> {
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        Ok((whole.parse()?, whole.len() < text.len()))
    }

    fn read_line(&mut self, line: &str) -> Result<(), LogFault> {
        if let Some(seed) = line.strip_prefix("seed ") {
            return self.read_seed(seed);
        }
        if self.ending.is_some() || self.seed.is_some() {
            return Err(LogFault::AfterEnd);
        }
        if let Some(how) = line.strip_prefix("end ") {
            self.ending = Some(how.to_owned());
            return Ok(());
        }
        let no_digest = || LogFault::NoDigest(line.to_owned());
        let (body, digest) = line.rsplit_once(" #").ok_or_else(no_digest)?;
        let digest: Digest = digest.parse().map_err(|_| no_digest())?;
        let line: Line = body.parse()?;
        if let Some(stranger) = line.seats().find(|seat| seat.index() >= self.header.seats) {
            return Err(LogFault::Seat(stranger.to_string()));
        }
        self.entries.push(Entry { line, digest });
        Ok(())
    }

    fn read_seed(&mut self, text: &str) -> Result<(), LogFault> {
        let seed: Seed = text.parse().map_err(|_| LogFault::Value {
            field: "seed",
            value: "(hidden)".to_owned(),
        })?;
        if self.seed.is_some() {
            return Err(LogFault::AfterEnd);
        }
        if seed.commitment() != self.header.commitment {
            return Err(LogFault::ForgedSeed);
        }
        self.seed = Some(seed);
        Ok(())
    }
}

impl Line {
    /// Every seat that the line names.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let (first, second) = match self {
            Self::Choice { seat, .. } | Self::Waive { seat, .. } => (Some(*seat), None),
            Self::Offer { seat, to, .. } => (Some(*seat), Some(*to)),
            Self::Answer { seat, with, .. } => (Some(*seat), Some(*with)),
            Self::Version { .. } => (None, None),
        };
        first.into_iter().chain(second)
    }
}

fn header(lines: &[&str]) -> Result<Header, LogError> {
    let format = lines
        .first()
        .and_then(|line| line.strip_prefix("orrery log "))
        .and_then(number)
        .ok_or_else(|| at(1, LogFault::NotALog))?;
    if format != FORMAT {
        return Err(at(1, LogFault::Format(format)));
    }
    let mut fields = Fields { lines, next: 1 };
    let header = Header {
        game: fields.take("game")?.to_owned(),
        rules: fields.number("rules")?,
        content: fields.value("content")?,
        options: fields.take("options")?.to_owned(),
        seats: fields.number("seats")?,
        pace: fields.value("pace")?,
        commitment: fields.value("seed-hash")?,
    };
    if header.seats == 0 || header.seats > MAX_SEATS {
        let value = header.seats.to_string();
        return Err(at(
            6,
            LogFault::Value {
                field: "seats",
                value,
            },
        ));
    }
    if lines
        .get(HEADER_LINES - 1)
        .is_some_and(|line| line.is_empty())
    {
        Ok(header)
    } else {
        Err(at(HEADER_LINES, LogFault::Header("")))
    }
}

/// A line without its digest.
impl FromStr for Line {
    type Err = LogFault;

    fn from_str(body: &str) -> Result<Self, LogFault> {
        let not_a_line = || LogFault::NotALine(body.to_owned());
        if let Some(version) = body.strip_prefix("! ") {
            return read_version(version).ok_or_else(not_a_line);
        }
        let (seat, rest) = body.split_once(' ').ok_or_else(not_a_line)?;
        let seat: Seat = seat.parse().map_err(|_| LogFault::Seat(seat.to_owned()))?;
        match rest.strip_prefix('~') {
            None if rest.is_empty() => Err(not_a_line()),
            None => Ok(Self::Choice {
                seat,
                choice: rest.to_owned(),
            }),
            Some(message) => read_waiver(seat, message)
                .or_else(|| read_deal(seat, message))
                .ok_or_else(not_a_line),
        }
    }
}

fn read_version(text: &str) -> Option<Line> {
    let (rules, rest) = text.strip_prefix("rules ")?.split_once(" content ")?;
    let (content, after) = rest.split_once(" after ")?;
    Some(Line::Version {
        rules: number(rules)?,
        content: content.parse().ok()?,
        after: number(after)?,
    })
}

fn read_waiver(seat: Seat, text: &str) -> Option<Line> {
    let (word, kind) = text.split_once(' ')?;
    let waives = [true, false]
        .into_iter()
        .find(|waives| waive_word(*waives) == word)?;
    let kind = kind.to_owned();
    Some(Line::Waive { seat, kind, waives })
}

fn read_deal(seat: Seat, text: &str) -> Option<Line> {
    let (word, rest) = text.split_once(' ')?;
    if let Some(audience) = Audience::read(word) {
        let mut words = rest.splitn(5, ' ');
        return Some(Line::Offer {
            seat,
            deal: words.next().and_then(number)?,
            to: words.next()?.parse().ok()?,
            gives: words.next()?.to_owned(),
            gets: words.next()?.to_owned(),
            promise: match words.next() {
                // Nothing is promised without a space before it.
                Some("") => return None,
                promise => promise.unwrap_or_default().to_owned(),
            },
            audience,
        });
    }
    let answer = Answer::read(word)?;
    let (deal, with) = rest.split_once(' ')?;
    Some(Line::Answer {
        seat,
        with: with.parse().ok()?,
        deal: number(deal)?,
        answer,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> String {
        let seed = Seed::from_word("parse");
        format!(
            "orrery log 1\ngame toy\nrules 3\ncontent {}\noptions a=1 b=yes\nseats 2\npace strict\n\
             seed-hash {}\n\ns1 draw #00112233\ns2 ~offer 1 s1 ruby - a word of honour #00112234\n\
             s1 ~accept 1 s2 #00112235\n! rules 4 content {} after 3 #00112236\n\
             s2 ~waive toy-window #00112237\ns2 ~unwaive toy-window #00112238\nend most-points\nseed {}\n",
            "0".repeat(64),
            seed.commitment(),
            "1".repeat(64),
            seed.reveal()
        )
    }

    fn fault(text: &str) -> (usize, LogFault) {
        let error = text.parse::<Log>().unwrap_err();
        (error.line, error.fault)
    }

    #[test]
    fn a_log_goes_there_and_back() {
        let log: Log = sample().parse().unwrap();
        assert_eq!(log.to_string(), sample());
        assert_eq!(log.entries.len(), 6);
        assert_eq!(Log::line_number(0), 10);
    }

    #[test]
    fn bad_headers_are_named() {
        let text = sample();
        assert_eq!(fault("hello\n"), (1, LogFault::NotALog));
        assert_eq!(
            fault(&text.replace("log 1", "log 9")),
            (1, LogFault::Format(9))
        );
        assert_eq!(
            fault(&text.replace("game toy\n", "")),
            (2, LogFault::Header("game"))
        );
        assert!(matches!(
            fault(&text.replace("rules 3", "rules three")),
            (3, LogFault::Value { field: "rules", .. })
        ));
        assert!(matches!(
            fault(&text.replace("seats 2", "seats 9")),
            (6, LogFault::Value { field: "seats", .. })
        ));
        assert_eq!(fault("orrery log 1\n"), (2, LogFault::Header("game")));
    }

    #[test]
    fn bad_lines_are_named() {
        let text = sample();
        assert!(matches!(
            fault(&text.replace(" #00112233", "")),
            (10, LogFault::NoDigest(_))
        ));
        assert!(matches!(
            fault(&text.replace("#00112233", "#0011")),
            (10, LogFault::NoDigest(_))
        ));
        assert!(matches!(
            fault(&text.replace("s1 draw", "s7 draw")),
            (10, LogFault::Seat(_))
        ));
        assert!(matches!(
            fault(&text.replace("~accept", "~shrug")),
            (12, LogFault::NotALine(_))
        ));
        let doubled = format!("{text}s1 draw #00112233\n");
        assert_eq!(fault(&doubled), (18, LogFault::AfterEnd));
    }

    #[test]
    fn a_line_is_written_in_one_way() {
        let text = sample();
        let wrongs = [("rules 3", "rules 03"), ("seats 2", "seats +2")];
        for (right, wrong) in wrongs {
            let fault = fault(&text.replace(right, wrong)).1;
            assert!(
                matches!(fault, LogFault::Value { .. }),
                "{wrong}: {fault:?}"
            );
        }
        assert_eq!(fault(&text.replace("log 1", "log 01")).1, LogFault::NotALog);
        let wrongs = [
            ("~offer 1", "~offer 01"),
            ("~accept 1", "~accept +1"),
            ("! rules 4", "! rules 04"),
            ("after 3", "after 03"),
            ("- a word of honour", "- "),
        ];
        for (right, wrong) in wrongs {
            let fault = fault(&text.replace(right, wrong)).1;
            assert!(matches!(fault, LogFault::NotALine(_)), "{wrong}: {fault:?}");
        }
    }

    #[test]
    fn a_game_without_options_needs_no_space_after_the_word() {
        let text = sample().replace("options a=1 b=yes", "options");
        assert_eq!(text.parse::<Log>().unwrap().header.options, "");
        let nameless = sample().replace("game toy", "game");
        assert_eq!(fault(&nameless), (2, LogFault::Header("game")));
    }

    #[test]
    fn a_header_ends_with_an_empty_line() {
        let text = sample().replace("\n\n", "\nand more\n");
        assert_eq!(fault(&text), (HEADER_LINES, LogFault::Header("")));
        assert!(matches!(
            fault(&sample().replace("seats 2", "seats 0")),
            (6, LogFault::Value { field: "seats", .. })
        ));
    }

    #[test]
    fn strangers_are_found_on_either_side_of_a_deal() {
        for (ours, theirs, line) in [
            ("s1 draw", "s3 draw", 10),
            ("~offer 1 s1", "~offer 1 s3", 11),
            ("~accept 1 s2", "~accept 1 s3", 12),
        ] {
            let stranger = LogFault::Seat("s3".to_owned());
            assert_eq!(fault(&sample().replace(ours, theirs)), (line, stranger));
        }
        assert!(matches!(
            fault(&sample().replace("s1 draw #", "s1  #")),
            (10, LogFault::NotALine(_))
        ));
    }

    #[test]
    fn nothing_follows_an_end_or_a_seed_but_one_seed() {
        let text = sample();
        let (unended, seed) = text.split_once("end most-points\n").unwrap();
        let more = "s1 draw #00112233\n";
        for late in [
            format!("{unended}end most-points\n{more}"),
            format!("{unended}{seed}{more}"),
            format!("{text}{seed}"),
        ] {
            let last = late.lines().count();
            assert_eq!(fault(&late), (last, LogFault::AfterEnd));
        }
    }

    #[test]
    fn a_seed_that_cannot_be_read_is_not_printed() {
        let (before, seed) = sample().split_once("seed ").map_or_else(
            || unreachable!("the sample has a seed"),
            |(before, seed)| (before.to_owned(), seed[..20].to_owned()),
        );
        let error = format!("{before}seed {seed}\n").parse::<Log>().unwrap_err();
        assert!(!error.to_string().contains(&seed), "{error}");
    }

    #[test]
    fn a_cut_file_is_noticed_and_can_be_salvaged() {
        let text = sample();
        let cut = &text[..text.find("s1 ~accept").unwrap() + 6];
        assert_eq!(fault(cut), (12, LogFault::Cut));
        let (log, was_cut) = Log::salvage(cut).unwrap();
        assert!(was_cut);
        assert_eq!(log.entries.len(), 2);
        assert!(!Log::salvage(&text).unwrap().1);
    }

    #[test]
    fn another_seed_is_a_forgery() {
        let text = sample();
        let forged = text.replace(
            &Seed::from_word("parse").reveal(),
            &Seed::from_word("better dice").reveal(),
        );
        assert_eq!(fault(&forged), (17, LogFault::ForgedSeed));
    }

    #[test]
    fn cutting_anywhere_never_panics() {
        let text = sample();
        for end in 0..text.len() {
            let cut = text[..end].parse::<Log>();
            assert!(cut.is_err() || text[..end].ends_with('\n'));
        }
    }
}
