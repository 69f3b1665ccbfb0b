import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import type { Limit } from '@/lib/limits/window';

const HOUR = 3600;
const QUARTER = 900;

async function count(limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const { allowed, retryAfter } = await consume(limit);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
  }
}

/**
 * Counts one mail that is asked for. Limits: 6 an hour per recipient address, 60 an hour per visitor, whether or not
 * the address has an account. Callers don't count a repeated request. Throws `rate_limited`. D27.
 */
export async function countMailRequest(email: string, visitor: string): Promise<void> {
  await count([
    { bucket: bucketOf('account-mail', email), limit: 6, windowSeconds: HOUR },
    { bucket: bucketOf('account-mail-visitor', visitor), limit: 60, windowSeconds: HOUR },
  ]);
}

/**
 * Counts one invitation of a team: 50 a day, so that nobody sends their own words to strangers through us. Throws
 * `rate_limited`. D27, D42-1.
 */
export async function countInvitation(team: string | null): Promise<void> {
  await count([
    { bucket: bucketOf('account-invitation', team ?? 'platform'), limit: 50, windowSeconds: 24 * HOUR },
  ]);
}

/** Counts one link that opened nothing. Limit: 30 in 15 minutes per visitor. Throws `rate_limited`. D27. */
export async function countDeadLink(visitor: string): Promise<void> {
  await count([{ bucket: bucketOf('account-link', visitor), limit: 30, windowSeconds: QUARTER }]);
}
