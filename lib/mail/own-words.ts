/** What a client says of its own in a mail: a line above the product's words, and one below. Plain text; empty for none. S2.2-127. */
export interface OwnWords {
  opening: string;
  closing: string;
}

/** They, of what was found for a mail; a mail without any has none. S2.2-127. */
export const ownWords = (found: { opening?: string | null; closing?: string | null }): OwnWords => ({
  opening: found.opening ?? '',
  closing: found.closing ?? '',
});
