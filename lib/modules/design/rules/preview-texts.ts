/** The longest JSON of a shopper's texts for a preview: it is sent in the URL. */
export const PREVIEW_TEXTS_LENGTH = 2000;
