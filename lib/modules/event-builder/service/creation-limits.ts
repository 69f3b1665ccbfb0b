import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';

/** What a company may create per hour. */
const LIMITS = { move: 300, create: 60 } as const;

/** Counts what a company creates. Throws `rate_limited`. D27. */
export async function countCreating(tenantId: string, what: keyof typeof LIMITS): Promise<void> {
  const limit = { limit: LIMITS[what], windowSeconds: 3600 };
  const { allowed, retryAfter } = await consume({ bucket: bucketOf(`event-${what}`, tenantId), ...limit });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}
