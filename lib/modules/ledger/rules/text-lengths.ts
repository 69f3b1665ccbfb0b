/** Characters of a correction's reason. */
export const CORRECTION_REASON_LENGTH = 500;

/** Characters of the note with which a client asks for credit. */
export const REQUEST_NOTE_LENGTH = 1000;
