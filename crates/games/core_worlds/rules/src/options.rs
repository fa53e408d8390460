//! What the host may choose.

engine::options! {
    /// The options of Core Worlds.
    pub struct Options of "core-worlds" {
        /// Begin with a draft of sector 0 cards (CW-PRE-01)?
        "pre-game-draft" => pre_game_draft: bool = no;
    }
}
