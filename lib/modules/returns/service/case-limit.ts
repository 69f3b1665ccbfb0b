import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';

/** Each sends mails, one of them to an address that the link's holder typed. */
const LIMIT = { limit: 20, windowSeconds: 3600 };

/** Counts a withdrawal or complaint by the holder of an order's link: 20 an hour. Throws `rate_limited`. D53-2. */
export async function countCase(tenantId: string, orderId: string): Promise<void> {
  const { allowed, retryAfter } = await consume({
    ...LIMIT,
    bucket: bucketOf('order-case', tenantId, orderId),
  });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}
