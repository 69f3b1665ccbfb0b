import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';

/**
 * Requests a visitor may make of each kind per window in seconds. Several people in an office may share one address.
 */
const LIMITS = {
  make: { limit: 60, windowSeconds: 3600 },
  save: { limit: 600, windowSeconds: 300 },
} as const;

/** Counts a visitor's requests in the event builder. Throws `rate_limited`. D27. */
export async function countBuilding(kind: keyof typeof LIMITS, visitor: string): Promise<void> {
  const { allowed, retryAfter } = await consume({
    bucket: bucketOf(`builder-${kind}`, visitor),
    ...LIMITS[kind],
  });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}
