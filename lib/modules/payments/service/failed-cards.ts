import { bucketOf } from '@/lib/limits/bucket';
import { currentWindow, type Limit } from '@/lib/limits/window';

/** Failed cards of one visitor in an hour, after which no payment is opened for them. D27-9. */
const FAILED_CARDS = 10;
const HOUR_SECONDS = 3600;

/** The counter of a visitor's failed cards, and its window. `visitor` is the keyed hash that the intent carries. */
export function failedCards(visitor: string): { limit: Limit; windowStart: Date; secondsLeft: number } {
  const limit = {
    bucket: bucketOf('failed-cards', visitor),
    limit: FAILED_CARDS,
    windowSeconds: HOUR_SECONDS,
  };
  return { limit, ...currentWindow(HOUR_SECONDS) };
}
