import { AppError } from '@/lib/kernel/app-error';

/** Waiting any longer helps nobody: the caller is told to come back. */
const RETRY_SECONDS = 5;

/**
 * A line for work that takes much memory: this process does one piece of it at a time, in the order asked for, and a
 * piece that fails holds up none after it. Whoever finds more than `longest` waiting gets a 503 with Retry-After
 * instead (DECISIONS 19), since each that waits holds what it was given.
 */
export function oneAtATime(longest: number): <T>(work: () => Promise<T>) => Promise<T> {
  let previous: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting > longest) return Promise.reject(new AppError('unavailable', { retryAfter: RETRY_SECONDS }));
    waiting += 1;
    const next = previous.then(work, work);
    previous = next
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return next;
  };
}
