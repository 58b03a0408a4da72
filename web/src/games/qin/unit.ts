/** The side of a space in the drawing. */
export const U = 48;
/** Room for the coordinates round the board. */
export const EDGE = 19;
