import { AppError } from '@/lib/kernel/app-error';
import { withDirectory } from '@/lib/db/with-directory';
import { bucketOf } from '@/lib/limits/bucket';
import { consume, consumeIn } from '@/lib/limits/consume';
import { peek } from '@/lib/limits/peek';
import type { Limit } from '@/lib/limits/window';

const QUARTER = 900;
const HOUR = 3600;

/** The store that somebody tries to enter, and their IP address. */
export interface EntryTry {
  tenantId: string;
  eventId: string;
  visitor: string;
}

/**
 * The counters for failed tries, as for failed logins (D27-1): ten in 15 minutes per visitor and store, since colleagues
 * may share an address; 60 per visitor in all stores; 600 per store from everywhere. `email`: of a code, with five tries
 * per address and visitor.
 */
export function failureLimits({ tenantId, eventId, visitor }: EntryTry, email?: string): Limit[] {
  const windowSeconds = QUARTER;
  const own =
    email === undefined
      ? { bucket: bucketOf('entry', tenantId, eventId, visitor), limit: 10, windowSeconds }
      : { bucket: bucketOf('entry-code', tenantId, eventId, visitor, email), limit: 5, windowSeconds };
  return [
    own,
    { bucket: bucketOf('entry-visitor', visitor), limit: 60, windowSeconds },
    { bucket: bucketOf('entry-store', tenantId, eventId), limit: 600, windowSeconds },
  ];
}

/** Throws `rate_limited` when too many tries have failed. Counts nothing. */
export async function assertMayTry(limits: readonly Limit[]): Promise<void> {
  const { allowed, retryAfter } = await peek(...limits);
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/** Counts a failed try. Throws `rate_limited` for one that passed the check beside too many others. */
export async function countFailure(limits: readonly Limit[]): Promise<void> {
  const verdicts = await withDirectory(async (tx) => {
    const counted = [];
    for (const limit of limits) counted.push(await consumeIn(tx, limit));
    return counted;
  });
  const blocked = verdicts.filter(({ allowed }) => !allowed);
  if (blocked.length === 0) return;
  throw new AppError('rate_limited', {
    retryAfter: Math.max(...blocked.map(({ retryAfter }) => retryAfter)),
  });
}

/**
 * Counts one code that is asked for, whether or not the address may enter: 6 an hour per address and store, 60 an hour per
 * visitor, 2,000 per store. Throws `rate_limited`. D27.
 */
export async function countAsked({ tenantId, eventId, visitor }: EntryTry, email: string): Promise<void> {
  const windowSeconds = HOUR;
  for (const limit of [
    { bucket: bucketOf('entry-mail', tenantId, eventId, email), limit: 6, windowSeconds },
    { bucket: bucketOf('entry-mail-visitor', visitor), limit: 60, windowSeconds },
    { bucket: bucketOf('entry-mail-store', tenantId, eventId), limit: 2_000, windowSeconds },
  ]) {
    const { allowed, retryAfter } = await consume(limit);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
  }
}
