/** Unpaid orders that a visitor may have open. D27-8. */
export const OPEN_PER_VISITOR = 3;

/** Unpaid orders that may be open from one IP address in one event: an office or a household shares one. D27-8. */
export const OPEN_PER_ADDRESS = 30;

const USUAL_MS = 30 * 60_000;
const SCARCE_MS = 10 * 60_000;

/** With fewer pieces left than this, a reservation ends sooner. D27-10. */
const SCARCE_BELOW = 5;

/** How long an unpaid order keeps its pieces, from what is left of each of its variants, in milliseconds. D16-4, D27-10. */
export function reservationMs(left: readonly number[]): number {
  return left.some((pieces) => pieces < SCARCE_BELOW) ? SCARCE_MS : USUAL_MS;
}

/**
 * The most pieces of a variant that all unpaid orders together may reserve: half of those that are not sold yet, and at
 * least one. `free` are not reserved, `held` are reserved by unpaid orders. D27-10.
 */
export function mostHeld({ free, held }: { free: number; held: number }): number {
  return Math.max(1, Math.floor((free + held) / 2));
}
