import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';

/** Each link costs one or two calls to the provider, and nobody needs more than this. */
const LINKS = { limit: 30, windowSeconds: 3600 } as const;

/** Counts the links to the provider's form that a tenant requests. Throws `rate_limited`. D27. */
export async function countLink(tenantId: string): Promise<void> {
  const { allowed, retryAfter } = await consume({ bucket: bucketOf('payout-link', tenantId), ...LINKS });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}
