import { AppError } from '@/lib/kernel/app-error';

/** Four hashes keep two cores busy; more at once only makes every one of them slower, and each takes 19 MiB. */
const AT_ONCE = 4;
/** About five seconds of waiting; beyond that the caller had better come back. */
const MOST_WAITING = 400;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` as one of at most four, in the order of arrival. Throws `unavailable` when too many wait already. */
export async function inArgonQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) {
    running += 1;
  } else {
    if (waiting.length >= MOST_WAITING) throw new AppError('unavailable', { retryAfter: 5 });
    // Whoever ends hands its place on, so that `running` does not change between the two.
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
