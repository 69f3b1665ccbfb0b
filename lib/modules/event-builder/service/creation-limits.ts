import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';

/** What a company may create per hour. */
const LIMITS = { move: 300, create: 60, draft: 120 } as const;

/** Counts what a company creates. Throws `rate_limited`. D27. */
export async function countCreating(tenantId: string, what: keyof typeof LIMITS): Promise<void> {
  const limit = { limit: LIMITS[what], windowSeconds: 3600 };
  const { allowed, retryAfter } = await consume({ bucket: bucketOf(`event-${what}`, tenantId), ...limit });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/** What a person may ask for within five minutes while they fill in a draft. */
const WRITING = { save: 600, slug: 600 } as const;

/** Counts a person's saves and checks. Throws `rate_limited`. D27. */
export async function countWriting(userId: string, what: keyof typeof WRITING): Promise<void> {
  const limit = { limit: WRITING[what], windowSeconds: 300 };
  const { allowed, retryAfter } = await consume({
    bucket: bucketOf(`event-draft-${what}`, userId),
    ...limit,
  });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}
