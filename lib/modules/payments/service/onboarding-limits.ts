import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';

/** Each is a call or two to the provider; nobody needs more ways into one form. */
const LINKS = { limit: 30, windowSeconds: 3600 } as const;

/** Counts the ways into the provider's form that a company takes. Throws `rate_limited`. DECISIONS 27. */
export async function countLink(tenantId: string): Promise<void> {
  const { allowed, retryAfter } = await consume({ bucket: bucketOf('payout-link', tenantId), ...LINKS });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}
