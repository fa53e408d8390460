//! What the host may choose.

engine::options! {
    /// What the host may choose.
    pub struct Options of "frontier" {
        /// Rings of hexes around the Core (FRO-01).
        "rings" => rings: u8 = 3, from 1 to 4;
        /// The last round (FRO-73).
        "rounds" => rounds: u8 = 36, from 2 to 120;
        /// Points that end the game (FRO-72).
        "target" => target: u8 = 90, from 4 to 250;
        /// Blight that ends it for all (FRO-74).
        "blight" => blight: u8 = 20, from 2 to 60;
    }
    presets {
        "quick" => { "rings" = "2", "rounds" = "6", "target" = "12" }
        "evening" => { "rounds" = "12", "target" = "30", "blight" = "8" }
        "longest" => { "rings" = "4", "rounds" = "120", "target" = "250", "blight" = "60" }
    }
}
