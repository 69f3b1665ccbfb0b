/** The most characters of a recipient's thank-you. D40-15. */
export const THANKS_LENGTH = 500;
