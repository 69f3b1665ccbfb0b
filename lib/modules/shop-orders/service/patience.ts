import { setTimeout as pause } from 'node:timers/promises';
import { pauseOf } from '@/lib/shop-platform';

/** A run waits so long in all for a shop that asks for pauses; what is left then is another run's. */
const MOST_MS = 20_000;
/** A pause that is none would be asked for without an end. */
const LEAST_MS = 500;

/** A shop asks for a longer pause than the run has left. Nothing was done since it said so. */
export class ShopPaused extends Error {
  override readonly name = 'ShopPaused';
  constructor(readonly ms: number) {
    super('the shop asks for a longer pause');
  }
}

/**
 * Runs what is safe to repeat, and again after each pause that the shop asks for, as long as the run has time for these. Throws `ShopPaused`
 * where it has none left. One of these belongs to one run. S4-88.
 */
export function patience(mostMs = MOST_MS): <T>(act: () => Promise<T>) => Promise<T> {
  let left = mostMs;
  return async (act) => {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        const asked = pauseOf(error);
        if (asked === null) throw error;
        const ms = Math.max(LEAST_MS, asked);
        if (ms > left) throw new ShopPaused(ms);
        left -= ms;
        await pause(ms);
      }
    }
  };
}
