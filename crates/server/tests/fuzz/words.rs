//! What is written into a field: mostly something that fits it, and sometimes
//! anything.

use kit::luck::Luck;
use serde_json::Value;

use super::town::Town;
use super::visitor::Person;

/// Stands in what visitors write, and as it is on no page.
pub const MARK: &str = "<fuzz onclick='x'>";

/// What a request is about, as whoever sends it sees it.
pub struct Scene<'a> {
    pub town: &'a Town,
    /// Whoever sends it.
    pub me: Option<&'a Person>,
    /// Which of its tables.
    pub table: Option<usize>,
    /// Where it goes, as routes have it: fields of one name are not the same
    /// everywhere.
    pub path: &'a str,
    /// The table as the visitor is shown it, with its deals; nothing where they
    /// are shown nothing.
    pub look: Value,
    /// Tells this request from all others.
    pub key: String,
}

/// One of these.
pub fn one<'a>(luck: &mut Luck, words: &[&'a str]) -> &'a str {
    luck.pick(words).unwrap_or_default()
}

fn number(luck: &mut Luck, below: u32) -> String {
    luck.below(below).to_string()
}

impl Scene<'_> {
    /// Something that may well stand in a field of this name.
    pub fn sound(&self, field: &str, luck: &mut Luck) -> String {
        if luck.below(40) == 0 {
            return odd(luck);
        }
        match field {
            "id" => match self.table {
                Some(table) => self.town.tables[table].id.clone(),
                None => "abcdefghjk".to_owned(),
            },
            "game" => one(luck, &["bazaar", "intrigue", "sealed"]).to_owned(),
            "seat" | "with" | "eyes" | "to" => self.seat(field, luck),
            "deal" | "counter" | "instead_of" => self.deal(luck).1.to_string(),
            "stamp" => self.text("/stamp").unwrap_or("00112233445566aa").to_owned(),
            "key" => self.key.clone(),
            "choice" | "choices" => self.choice(luck),
            "keep" => number(luck, 4),
            "moment" | "from" | "after" => {
                let below = one(luck, &["30", "6000"]).parse().unwrap_or(1);
                number(luck, below)
            }
            "answer" => {
                let answer = one(luck, &["accept", "decline", "withdraw"]);
                let (with, deal) = self.deal(luck);
                format!("{answer} {with} {deal}")
            }
            "gives" => self.ware(luck),
            "gets" => one(luck, &["-", "1ruby", "1jade", "1pearl"]).to_owned(),
            "openly" => one(luck, &["on", ""]).to_owned(),
            "text" | "promise" => self.saying(luck),
            "name" => one(luck, &["Anna", "Bruno", "Zoë", "李", "🙂"]).to_owned(),
            "q" | "rule" | "id-of-rule" => self.rule(luck),
            "subject" | "about" => {
                let subjects = self.of_choices("subject");
                one(luck, &subjects).to_owned()
            }
            "order" => one(
                luck,
                &["windows=always", "windows=", "intrigue-veto=round:2"],
            )
            .to_owned(),
            // Nobody looks a name up for it, and nobody is connected to.
            "webhook" => format!(
                "https://127.0.0.1/{}",
                self.me.map_or("", |me| me.hook.as_str())
            ),
            "code" => self.code(luck),
            "log" => self.town.log.clone().unwrap_or_default(),
            "lang" => one(luck, &["it", "en", "de"]).to_owned(),
            "theme" => one(luck, &["dark", "light", "pink"]).to_owned(),
            "back" => one(luck, &["/", "/rules", "//evil.example", "/\r\nx: y"]).to_owned(),
            "where" => one(luck, &["here", "elsewhere"]).to_owned(),
            "do" if self.path.contains("/watchers/") => {
                one(luck, &["watches", "muted", "removed"]).to_owned()
            }
            "do" => one(luck, &["bot", "back", "back", "link"]).to_owned(),
            "on" => one(luck, &["archive", "hand"]).to_owned(),
            "seeks" => one(luck, &["yes", "yes", "no"]).to_owned(),
            "grant" => one(luck, &["watch", "mine"]).to_owned(),
            "level" | "bot" => one(luck, &["random", "random", "search:9999s"]).to_owned(),
            "pace" if self.path.ends_with("/bots") => {
                one(luck, &["quick", "usual", "slow"]).to_owned()
            }
            "pace" => one(luck, &["brisk", "strict"]).to_owned(),
            "explain" => one(luck, &["yes", "no"]).to_owned(),
            "watch" => one(luck, &["link", "anyone"]).to_owned(),
            "window" => number(luck, 100),
            "preset" => one(luck, &["quick", "long"]).to_owned(),
            "count" | "seats" => number(luck, 6),
            "who" | "watcher" => {
                let watchers = self.look["watchers"].as_array().into_iter().flatten();
                let watchers: Vec<u64> = watchers.filter_map(|one| one["id"].as_u64()).collect();
                luck.pick(&watchers).unwrap_or(1).to_string()
            }
            "unwaive" | "ask_again" => "intrigue-veto".to_owned(),
            "have" => one(luck, &["", "trail:0,board:1", "a:b:c,,"]).to_owned(),
            "seat-1" => "me".to_owned(),
            "seat-2" | "seat-3" => one(luck, &["me", "link", "bot:random"]).to_owned(),
            "name-1" | "name-2" => one(luck, &["", "Carla"]).to_owned(),
            "option-rounds" | "rounds" => number(luck, 5),
            name if name.starts_with("give-") || name.starts_with("get-") => number(luck, 2),
            _ => odd(luck),
        }
    }

    fn text(&self, pointer: &str) -> Option<&str> {
        self.look.pointer(pointer).and_then(Value::as_str)
    }

    fn seat(&self, field: &str, luck: &mut Luck) -> String {
        let own = self.text("/seat");
        let is_own = field == "seat" || field == "eyes";
        match own.filter(|_| luck.below(8) > 0) {
            Some(own) if is_own => own.to_owned(),
            Some(_) if field == "with" => self.deal(luck).0,
            Some(own) => {
                let others = ["s1", "s2", "s3"].into_iter().filter(|seat| *seat != own);
                one(luck, &Vec::from_iter(others)).to_owned()
            }
            None => one(luck, &["s1", "s2", "s3", "public"]).to_owned(),
        }
    }

    /// A deal that stands: with whom, and its number between the two.
    fn deal(&self, luck: &mut Luck) -> (String, u64) {
        let deals = self.look["deals"].as_array().into_iter().flatten();
        let open: Vec<&Value> = deals.filter(|deal| deal["open"] == true).collect();
        let Some(deal) = luck.pick(&open) else {
            return ("s2".to_owned(), luck.below(4).into());
        };
        let from = deal["from"].as_str().unwrap_or_default();
        let with = match Some(from) == self.text("/seat") {
            true => deal["to"].as_str().unwrap_or_default(),
            false => from,
        };
        (with.to_owned(), deal["deal"].as_u64().unwrap_or_default())
    }

    /// Something that they could give.
    fn ware(&self, luck: &mut Luck) -> String {
        let wares = self.look["wares"].as_array().into_iter().flatten();
        let has = wares.filter(|ware| ware["most"].as_u64() > Some(0));
        let words: Vec<&str> = has.filter_map(|ware| ware["word"].as_str()).collect();
        luck.pick(&words)
            .map_or("-".to_owned(), |word| format!("1{word}"))
    }

    /// What each of the choices says in this field.
    fn of_choices(&self, field: &str) -> Vec<&str> {
        let choices = self.look["choices"].as_array().into_iter().flatten();
        choices
            .filter_map(|choice| choice[field].as_str())
            .collect()
    }

    fn choice(&self, luck: &mut Luck) -> String {
        match luck.below(10) {
            0 => odd(luck),
            1 => "pass".to_owned(),
            _ => {
                let choices = self.of_choices("choice");
                one(luck, &choices).to_owned()
            }
        }
    }

    fn saying(&self, luck: &mut Luck) -> String {
        match luck.below(4) {
            0 => "&'\"<>".repeat(luck.below(100) as usize),
            1 => format!("{MARK} {{ $seat }} {}", self.key),
            _ => "Will you have a ruby for it?".to_owned(),
        }
    }

    fn rule(&self, luck: &mut Luck) -> String {
        let rules: Vec<&str> = self.town.rules.iter().map(String::as_str).collect();
        one(luck, &rules).to_owned()
    }

    fn code(&self, luck: &mut Luck) -> String {
        let codes: Vec<&str> = self.town.codes.iter().map(String::as_str).collect();
        match luck.below(8) {
            0 => "f".repeat(48),
            1 => format!("http://127.0.0.1/join#{}", one(luck, &codes)),
            _ => one(luck, &codes).to_owned(),
        }
    }
}

/// Anything.
pub fn odd(luck: &mut Luck) -> String {
    let words = [
        "",
        " ",
        "s0",
        "s9",
        "s1",
        "public",
        "0",
        "-1",
        "18446744073709551615",
        "18446744073709551616",
        "1e400",
        "NaN",
        "true",
        "null",
        "\u{0}",
        "\r\nset-cookie: orrery=x",
        "a\u{7}b\u{1b}[31m",
        "\u{202e}txet",
        "../../../etc/passwd",
        "'; DROP TABLE lines; --",
        "{ $name } { web-lobby }",
        "%s%n%x",
        MARK,
        "s1 ~accept 1 s2",
        "🙂🙂🙂",
        "e\u{301}\u{301}\u{301}",
    ];
    match luck.below(12) {
        0 => one(luck, &words).repeat(60),
        1 => "x".repeat(luck.below(3000) as usize),
        2 => MARK.repeat(luck.below(40) as usize),
        3 => "9".repeat(1 + luck.below(60) as usize),
        4 => (0..luck.below(40))
            .filter_map(|_| char::from_u32(luck.below(0x11_0000)))
            .collect(),
        _ => one(luck, &words).to_owned(),
    }
}
