//! The ids of the rules that the engine decides by (see `docs/rules/kaiser.md`).

game::rules! {
    /// The map.
    MAP = "K1.1";
    /// Dealing.
    DEAL = "K2.2";
    /// Place pieces or exchange a card.
    TURN = "K3.1";
    /// The kinds of pieces.
    PIECES = "K3.2";
    /// All pieces of a turn in one province.
    ONE_PROVINCE = "K4.1";
    /// One card of the colour, or a joker.
    PAY = "K4.2";
    /// One piece in an empty province, two in another.
    HOW_MANY = "K4.3";
    /// What has run out cannot be placed.
    RUN_OUT = "K4.4";
    /// Houses.
    HOUSE = "K5.1";
    /// Emissaries.
    EMISSARY = "K5.2";
    /// Fortifications.
    FORTIFICATION = "K5.3";
    /// Ranks in house scoring.
    HOUSES = "K6.2";
    /// Drawing up to three.
    DRAW = "K7.1";
    /// The pile has run out for the first time.
    SHUFFLE = "K7.2";
    /// The pile has run out for the second time.
    LAST_CARDS = "K7.3";
    /// Exchanging a card.
    EXCHANGE = "K8.1";
    /// The end.
    END = "K9.1";
    /// Nobody can place any more.
    NO_ROOM = "K9.2";
    /// Alliances.
    ALLIANCES = "K10.2";
    /// Roads.
    ROADS = "K10.3";
    /// Who wins.
    WIN = "K10.4";
}
