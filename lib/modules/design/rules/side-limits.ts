// In a file of their own: a stored basket and a preview's address are checked by them, and need nothing else of a design.

/** Layers of a side at most. */
export const MOST_LAYERS = 60;
/** The longest JSON of a shopper's texts for a preview: it is sent in the URL. */
export const PREVIEW_TEXTS_LENGTH = 2000;
