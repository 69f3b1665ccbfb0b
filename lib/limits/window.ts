import { now } from '@/lib/kernel/clock';

/** At most `limit` hits of `bucket` (see bucketOf) per fixed window of `windowSeconds`. DECISIONS 27. */
export interface Limit {
  bucket: string;
  limit: number;
  windowSeconds: number;
  /** How much of the limit one try takes; 1 unless said. */
  weight?: number;
}

/** Whether one more is allowed, and the seconds until the window ends. */
export interface Verdict {
  allowed: boolean;
  retryAfter: number;
}

/** Start of the window that is running now, and the seconds it still has. */
export function currentWindow(windowSeconds: number): { windowStart: Date; secondsLeft: number } {
  const at = now().getTime();
  const length = windowSeconds * 1000;
  const start = Math.floor(at / length) * length;
  return { windowStart: new Date(start), secondsLeft: Math.ceil((start + length - at) / 1000) };
}
