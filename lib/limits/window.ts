import { now } from '@/lib/kernel/clock';

/** At most `limit` hits of `bucket` (see bucketOf) per fixed window of `windowSeconds`. D27. */
export interface Limit {
  bucket: string;
  limit: number;
  windowSeconds: number;
  /** How much of the limit one attempt uses; 1 by default. */
  weight?: number;
}

/** Whether one more attempt is allowed, and the seconds until the window ends. */
export interface Verdict {
  allowed: boolean;
  retryAfter: number;
}

/** The start of the current window and the seconds left in it. */
export function currentWindow(windowSeconds: number): { windowStart: Date; secondsLeft: number } {
  const at = now().getTime();
  const length = windowSeconds * 1000;
  const start = Math.floor(at / length) * length;
  return { windowStart: new Date(start), secondsLeft: Math.ceil((start + length - at) / 1000) };
}
