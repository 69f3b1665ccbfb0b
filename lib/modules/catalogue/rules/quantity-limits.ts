/** The most an order takes: pieces of one line, lines, and SPEC 5's length of a text. */
export const MAX_QUANTITY = 200;
export const MAX_LINES = 200;
export const MAX_TEXT = 5000;
