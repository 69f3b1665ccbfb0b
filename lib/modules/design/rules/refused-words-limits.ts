/** How many words an event may refuse, and how many characters each may have. */
export const REFUSED_WORDS = { most: 200, length: 40 } as const;
/** How many texts are asked about at once. */
export const CHECKED_TEXTS = 200;
