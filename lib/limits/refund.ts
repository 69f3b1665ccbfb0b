import { withDirectory } from '@/lib/db/with-directory';
import { removeHit } from './counters';
import { currentWindow, type Limit } from './window';

/** Takes back one hit of the running window: the try that was counted turned out to be right. DECISIONS 27. */
export async function refund(limit: Limit): Promise<void> {
  const { windowStart } = currentWindow(limit.windowSeconds);
  await withDirectory((tx) => removeHit(tx, { bucket: limit.bucket, windowStart }));
}
