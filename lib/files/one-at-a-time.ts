import { AppError } from '@/lib/kernel/app-error';

/** The Retry-After for a full queue. */
const RETRY_SECONDS = 5;

/**
 * A queue for memory-intensive work: this process runs one task at a time, in order of arrival, and a failed task does
 * not stop the next. When more than `longest` are waiting, a caller gets a 503 with Retry-After instead (D19-5), since
 * each waiting task holds its input in memory.
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
