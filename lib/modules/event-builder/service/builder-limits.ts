import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';

/** Hits a visitor has of each kind, in a window of so many seconds. An office may share one address. */
const LIMITS = {
  make: { limit: 60, windowSeconds: 3600 },
  save: { limit: 600, windowSeconds: 300 },
} as const;

/** Counts what a visitor does in the event builder. Throws `rate_limited`. DECISIONS 27. */
export async function countBuilding(kind: keyof typeof LIMITS, visitor: string): Promise<void> {
  const { allowed, retryAfter } = await consume({
    bucket: bucketOf(`builder-${kind}`, visitor),
    ...LIMITS[kind],
  });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}
