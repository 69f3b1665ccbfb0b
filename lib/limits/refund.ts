import { withDirectory } from '@/lib/db/with-directory';
import { removeHit } from './counters';
import { currentWindow, type Limit } from './window';

/** Takes back one hit of the current window, for a counted attempt that turned out to be right. D27-4. */
export async function refund(limit: Limit): Promise<void> {
  const { windowStart } = currentWindow(limit.windowSeconds);
  await withDirectory((tx) => removeHit(tx, { bucket: limit.bucket, windowStart }));
}
