import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import type { Limit } from '@/lib/limits/window';

/** The visitor as the request identifies them; several people may share an IP address. */
export interface Writer {
  address: string;
  browser: string;
}

const TEN_MINUTES = 600;
const HOUR = 3600;

/** Narrowest first, so that one busy visitor does not use up the limit of an address or an event. */
function limitsOf(tenantId: string, slug: string, { address, browser }: Writer): Limit[] {
  return [
    {
      bucket: bucketOf('contact-visitor', tenantId, slug, address, browser),
      limit: 5,
      windowSeconds: TEN_MINUTES,
    },
    { bucket: bucketOf('contact-address', address), limit: 30, windowSeconds: HOUR },
    { bucket: bucketOf('contact-event', tenantId, slug), limit: 300, windowSeconds: HOUR },
  ];
}

/**
 * Counts one new message: 5 in ten minutes per visitor and event, 30 an hour per IP address, 300 an hour per event, so
 * that no inbox is flooded. Throws `rate_limited`. D27.
 */
export async function countMessage(tenantId: string, slug: string, writer: Writer): Promise<void> {
  for (const limit of limitsOf(tenantId, slug, writer)) {
    const { allowed, retryAfter } = await consume(limit);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
  }
}
