/** How much a shop lets us ask it for, as it last said. */
export interface Budget {
  /** What the last call cost, or what one costs that was refused. */
  cost: number;
  available: number;
  /** Per second. */
  restoreRate: number;
}

const MOST_MS = 60_000;

/** How long until a call as dear as the last one is let through again, in ms; a minute at most. S4-75. */
export function waitFor({ cost, available, restoreRate }: Budget): number {
  if (cost <= available) return 0;
  if (restoreRate <= 0) return MOST_MS;
  return Math.min(MOST_MS, Math.ceil(((cost - available) / restoreRate) * 1000));
}

const FIRST_RETRY_MS = 15_000;
const MOST_RETRY_MS = 30 * 60_000;
/** So often a product is tried that the shop does not answer for. */
export const MOST_TRIES = 8;

/** How long until a product is tried again after so many tries without an answer, in ms. S4-76. */
export function retryAfter(tries: number): number {
  return Math.min(MOST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, tries - 1));
}
