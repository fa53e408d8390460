//! How far it is: as the rules' own map of routes has it.

pub use merchant_of_venus::routes::Routes;
