/** Of an own line in a mail, characters at most: a sentence or two. S2.2-127. */
export const OWN_WORDS_LENGTH = 300;
