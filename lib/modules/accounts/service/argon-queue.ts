import { AppError } from '@/lib/kernel/app-error';

/** Four hashes keep two cores busy; more at once only makes every one of them slower, and each takes 19 MiB. */
const AT_ONCE = 4;
/** About five seconds of waiting. Beyond that the client gets `unavailable` and tries again later. */
const MOST_WAITING = 400;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs at most four `work` functions at a time, in order of arrival. Throws `unavailable` when the queue is full. */
export async function inArgonQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) {
    running += 1;
  } else {
    if (waiting.length >= MOST_WAITING) throw new AppError('unavailable', { retryAfter: 5 });
    // A finished task passes its slot to the next one directly, so `running` stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
