//! What a person can type.

use super::offer::Leave;

/// One line of input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Command {
    /// Choose the one with this number, from one.
    Pick(usize),
    /// Take back the last tentative choice.
    Undo,
    /// Take back all tentative choices.
    Restart,
    /// Let the question go by, now and for a while.
    Leave(Leave),
    /// Be asked everything again.
    AskMe,
    /// Read, offer, take or decline deals.
    Deals(String),
    /// Show what can be typed.
    Help,
    /// Show a rule: that of the question, or this one.
    Rule(Option<String>),
    /// Tell the whole story.
    Story,
    /// Switch the language.
    Language,
    /// Say why nothing about this thing is offered.
    Why(String),
    /// Stop here.
    Quit,
}

impl Command {
    /// What this line asks for; nothing if it makes no sense.
    pub(crate) fn read(line: &str) -> Option<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("?", "") => Some(Self::Help),
            ("?" | "r", id) if !id.is_empty() => Some(Self::Rule(Some(id.to_owned()))),
            ("r", _) => Some(Self::Rule(None)),
            ("w", subject) => Some(Self::Why(subject.to_owned())),
            ("d", text) => Some(Self::Deals(text.to_owned())),
            ("u", "") => Some(Self::Undo),
            ("U", "") => Some(Self::Restart),
            ("o", "") => Some(Self::Leave(Leave::Round)),
            ("O", "") => Some(Self::Leave(Leave::Game)),
            ("a", "") => Some(Self::AskMe),
            ("s", "") => Some(Self::Story),
            ("l", "") => Some(Self::Language),
            ("q", "") => Some(Self::Quit),
            (number, "") => number.parse().ok().map(Self::Pick),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        for (line, command) in [
            ("1", Some(Command::Pick(1))),
            ("  12 ", Some(Command::Pick(12))),
            ("?", Some(Command::Help)),
            ("? BAZ-01", Some(Command::Rule(Some("BAZ-01".to_owned())))),
            ("r", Some(Command::Rule(None))),
            ("r BAZ-01", Some(Command::Rule(Some("BAZ-01".to_owned())))),
            ("w  bag", Some(Command::Why("bag".to_owned()))),
            ("w", Some(Command::Why(String::new()))),
            ("u", Some(Command::Undo)),
            ("u 2", None),
            ("d", Some(Command::Deals(String::new()))),
            ("d 2 1ruby -", Some(Command::Deals("2 1ruby -".to_owned()))),
            ("U", Some(Command::Restart)),
            ("o", Some(Command::Leave(Leave::Round))),
            ("O", Some(Command::Leave(Leave::Game))),
            ("a", Some(Command::AskMe)),
            ("q", Some(Command::Quit)),
            ("", None),
            ("-1", None),
            ("1 2", None),
            ("quit", None),
        ] {
            assert_eq!(Command::read(line), command, "{line:?}");
        }
    }
}
