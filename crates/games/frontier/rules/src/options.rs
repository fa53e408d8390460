//! What the host may choose.

engine::options! {
    /// What the host may choose.
    pub struct Options of "frontier" {
        /// Rings of hexes around the Core (FRO-01).
        "rings" => rings: u8 = 3, from 1 to 4;
        /// The last round (FRO-73).
        "rounds" => rounds: u8 = 12, from 2 to 60;
        /// Points that end the game (FRO-72).
        "target" => target: u8 = 30, from 4 to 250;
        /// Blight that ends it for all (FRO-74).
        "blight" => blight: u8 = 8, from 2 to 60;
    }
    presets {
        "quick" => { "rings" = "2", "rounds" = "6", "target" = "12" }
        "long" => { "rings" = "4", "rounds" = "30", "target" = "90", "blight" = "20" }
    }
}
