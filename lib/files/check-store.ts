import { log } from '@/lib/env/logger';
import { EnvError } from '@/lib/env/read';
import { traceOf } from '@/lib/kernel/trace-of';
import { within } from '@/lib/kernel/within';
import { hasKeys } from './s3-store';
import { bucketInUse } from './store';

const SEARCH_MS = 5_000;

const tell = (error: unknown) => log().warn({ fault: traceOf(error) }, 'S3 keys could not be searched for');

/**
 * Called at the start of each part that reads or writes files. Throws an EnvError for a bucket without keys: none in the
 * environment, and none where the AWS library searches. A search that fails or takes long is only logged, because the
 * machine's role may answer a moment later. S3.4-20.
 */
export async function checkStore(): Promise<void> {
  const place = bucketInUse();
  if (!place || place.keys) return;
  let found = true;
  try {
    found = await within(SEARCH_MS, hasKeys(place), { error: () => new Error('no answer'), failed: tell });
  } catch (error) {
    tell(error);
  }
  if (!found)
    throw new EnvError([
      'S3_BUCKET: has no keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give the machine a role',
    ]);
}
