//! The ids of the rules that the engine decides by (see `docs/rules/qin.md`).

game::rules! {
    /// Dealing.
    DEAL = "Q2.1";
    /// A tile from the hand goes on two grassland spaces that share an edge.
    PLACE = "Q3.1";
    /// Only grassland that is free.
    FREE_GRASSLAND = "Q3.2";
    /// Beside a province space that was there before.
    CONTACT = "Q3.3";
    /// Draw from any pile that is left.
    DRAW = "Q3.6";
    /// Passing only without a legal placement.
    PASS = "Q3.7";
    /// Areas and provinces.
    AREA = "Q4.1";
    /// Founding.
    FOUND = "Q5.1";
    /// Founding a major province.
    FOUND_MAJOR = "Q5.2";
    /// Expanding.
    EXPAND = "Q6.1";
    /// Major provinces.
    MAJOR = "Q7.1";
    /// Taking villages.
    TAKE_VILLAGE = "Q8.2";
    /// Absorbing.
    ABSORB = "Q9.2";
    /// No tie for the highest total.
    NO_TIE = "Q9.3";
    /// No joining of major provinces.
    NO_TWO_MAJORS = "Q9.4";
    /// A major province may not be taken.
    MAJOR_IS_SAFE = "Q9.5";
    /// The order inside a turn.
    ORDER = "Q10.1";
    /// The last pagoda.
    LAST_PAGODA = "Q10.2";
    /// The other ends.
    END = "Q10.3";
}
