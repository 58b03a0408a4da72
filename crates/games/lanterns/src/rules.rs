//! The ids of the rules, as the crate's documentation lists them.

game::rules! {
    /// The cards and the deal.
    DEAL = "L1";
    /// Hang or discard.
    TURN = "L2";
    /// At least as bright as the last lantern.
    BRIGHTER = "L3";
    /// Draw a card.
    DRAW = "L4";
    /// The end.
    END = "L5";
}
