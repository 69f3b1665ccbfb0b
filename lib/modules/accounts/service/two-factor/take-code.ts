import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import type { Transaction } from '@/lib/db/transaction';
import { bucketOf } from '@/lib/limits/bucket';
import { consumeIn } from '@/lib/limits/consume';
import { peekIn } from '@/lib/limits/peek';
import type { Limit } from '@/lib/limits/window';
import { recordPlatform } from '@/lib/audit/record-platform';
import { lockTwoFactor, takeRecoveryCode, takeStep } from '@/lib/modules/accounts/data/two-factor';
import { readCode } from '@/lib/modules/accounts/rules/recovery-codes';
import { stepOfCode } from '@/lib/modules/accounts/rules/totp';
import { hashRecoveryCode, openSecret } from './sealed-secret';

type Factor = NonNullable<Awaited<ReturnType<typeof lockTwoFactor>>>;

/** Wrong codes of one account in 15 minutes, wherever they are typed: there are only a million codes. D42-4, D27. */
const limitsOf = (userId: string): Limit[] => [
  { bucket: bucketOf('two-factor', userId), limit: 5, windowSeconds: 900 },
];

async function matches(tx: Transaction, factor: Factor, typed: string): Promise<boolean> {
  const [{ userId, lastStep }, given, at] = [factor, readCode(typed), now()];
  if (given?.kind === 'app') {
    const secret = openSecret(userId, factor.secret);
    const step = secret ? stepOfCode(secret, given.code, { at, lastStep }) : undefined;
    return step !== undefined && takeStep(tx, userId, step);
  }
  if (given === null || factor.confirmedAt === null) return false;
  if (!(await takeRecoveryCode(tx, userId, hashRecoveryCode(userId, given.code), at))) return false;
  await recordPlatform(tx, { action: 'auth.recovery_code_used', actorUserId: userId, subject: userId });
  return true;
}

/**
 * Takes a code of a person's app, or one of their recovery codes, and does `work` in the same transaction: a code is used up
 * exactly when what it was for is done. A code is taken once, and none before it any more. `confirmed`: whether the factor
 * must be in use already, or being set up. Returns undefined for a wrong code, and where there is no such factor. Throws
 * `rate_limited` after five wrong codes in 15 minutes, also for the right one. D42-4.
 */
export async function takeCode<T>(
  userId: string,
  typed: string,
  { confirmed, work }: { confirmed: boolean; work: (tx: Transaction) => Promise<T> },
): Promise<{ done: T } | undefined> {
  const limits = limitsOf(userId);
  return withDirectory(async (tx) => {
    // Locked before the count is read: tries at the same moment are counted one after another.
    const factor = await lockTwoFactor(tx, userId);
    if (!factor || (factor.confirmedAt !== null) !== confirmed) return undefined;
    const verdict = await peekIn(tx, limits);
    if (!verdict.allowed) throw new AppError('rate_limited', { retryAfter: verdict.retryAfter });
    if (await matches(tx, factor, typed)) return { done: await work(tx) };
    for (const limit of limits) await consumeIn(tx, limit);
    return undefined;
  });
}
