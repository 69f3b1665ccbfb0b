/** Characters of JSON that a preview takes as a shopper's texts: they travel in its address. */
export const PREVIEW_TEXTS_LENGTH = 2000;
