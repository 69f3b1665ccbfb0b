const FIRST_RETRY_MS = 15_000;
const MOST_RETRY_MS = 30 * 60_000;
/** So often a product is tried that the shop does not answer for. */
export const MOST_TRIES = 8;

/** How long until a product is tried again after so many tries without an answer, in ms. S4-76. */
export function retryAfter(tries: number): number {
  return Math.min(MOST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, tries - 1));
}
