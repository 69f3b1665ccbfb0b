/** Limits of an order: pieces per line, lines, and the text length of S5. */
export const MAX_QUANTITY = 200;
export const MAX_LINES = 200;
export const MAX_TEXT = 5000;
