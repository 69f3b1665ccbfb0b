/** The most words an event may refuse, and the longest word. */
export const REFUSED_WORDS = { most: 200, length: 40 } as const;
/** The most texts per check request. */
export const CHECKED_TEXTS = 200;
