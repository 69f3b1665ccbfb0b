/** What one blank, or one print, may cost at most; by form, by call and by file alike. */
export const MOST_PRICE_MINOR = 999_999;
/** What one item may weigh at most. S4-97 */
export const MOST_GRAMS = 50_000;
