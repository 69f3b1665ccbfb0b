import { AppError } from '@/lib/kernel/app-error';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import type { Limit } from '@/lib/limits/window';

/** The sender as the request identifies them; several people may share an IP address. */
export interface Sender {
  address: string;
  browser: string;
  /** Set for logged-in users, who have their own counters. */
  userId?: string;
}

const HOUR = 3600;
const DAY = 86_400;
/** Bytes are counted in units of 100 kB, rounded up, so that a store's daily count fits the counter. */
const UNIT = 100_000;
const GB = 1_000_000_000 / UNIT;

function placeName(scope: UploadScope): string[] {
  return scope.kind === 'tenant' ? [scope.tenantId, scope.eventId] : ['temporary', scope.storeId];
}

/** Narrowest first, so that one busy visitor does not use up the limit of an address or a store. */
function limitsOf(scope: UploadScope, { address, browser, userId }: Sender, bytes: number): Limit[] {
  const weight = Math.ceil(bytes / UNIT);
  const where = placeName(scope);
  if (userId !== undefined) {
    return [
      { bucket: bucketOf('upload-user', userId), limit: 600, windowSeconds: HOUR },
      { bucket: bucketOf('upload-user-bytes', userId), limit: 5 * GB, windowSeconds: HOUR, weight },
    ];
  }
  const who = [...where, address, browser];
  return [
    { bucket: bucketOf('upload-visitor', ...who), limit: 60, windowSeconds: HOUR },
    { bucket: bucketOf('upload-visitor-bytes', ...who), limit: 0.4 * GB, windowSeconds: HOUR, weight },
    { bucket: bucketOf('upload-address', address), limit: 300, windowSeconds: HOUR },
    { bucket: bucketOf('upload-address-bytes', address), limit: 2 * GB, windowSeconds: HOUR, weight },
    { bucket: bucketOf('upload-place', ...where), limit: 5000, windowSeconds: HOUR },
    { bucket: bucketOf('upload-place-bytes', ...where), limit: 20 * GB, windowSeconds: DAY, weight },
  ];
}

/**
 * Counts a new picture of `bytes`: 60 pictures and 400 MB an hour per visitor and store, 300 and 2 GB per IP address,
 * 5000 an hour and 20 GB a day per store; 600 and 5 GB an hour per logged-in user. Throws `rate_limited`. D27-7.
 */
export async function countUpload(scope: UploadScope, sender: Sender, bytes: number): Promise<void> {
  for (const limit of limitsOf(scope, sender, bytes)) {
    const { allowed, retryAfter } = await consume(limit);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
  }
}
