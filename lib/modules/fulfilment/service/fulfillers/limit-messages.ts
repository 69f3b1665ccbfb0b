import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';

/** An order has some ten messages in its life, and stock is counted in minutes. */
const MOST_A_MINUTE = 60;

/**
 * Counts one signed message about an order, or about a fulfiller’s stock; others have counters of their own. Asked before anything
 * is locked, so that a printer in a loop holds up nobody. Throws `rate_limited`. S2.2-146.
 */
export async function limitMessages(about: 'order' | 'stock', ...which: readonly string[]): Promise<void> {
  const bucket = bucketOf(`fulfiller-${about}`, ...which);
  const { allowed, retryAfter } = await consume({ bucket, limit: MOST_A_MINUTE, windowSeconds: 60 });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}
