import { AppError, invalid } from '@/lib/kernel/app-error';
import { withDirectory } from '@/lib/db/with-directory';
import { consumeIn } from '@/lib/limits/consume';
import { refund } from '@/lib/limits/refund';
import type { Limit } from '@/lib/limits/window';
import { loginLimits } from './login-limits';
import { verifyPassword } from './verify-password';

/** Counts the attempt before its password is looked at. What is refused here counts nothing: its transaction is undone. */
async function countIn(limits: readonly Limit[]): Promise<void> {
  await withDirectory(async (tx) => {
    for (const limit of limits) {
      const { allowed, retryAfter } = await consumeIn(tx, limit);
      if (!allowed) throw new AppError('rate_limited', { retryAfter });
    }
  });
}

/**
 * Asks for the password once more before something that a lost phone must not do. A wrong one counts like a failed login
 * (D27-1), also of many that come at once: each is counted first, and given back if it was right. Throws 422
 * `password_wrong` at the field, `rate_limited`, and `unavailable` when too many hashes are waiting.
 */
export async function checkOwnPassword(
  person: { email: string; passwordHash: string },
  given: { password: string; field: string; visitor: string },
): Promise<void> {
  const limits = loginLimits(person.email, given.visitor);
  await countIn(limits);
  if (!(await verifyPassword(person.passwordHash, given.password)))
    throw invalid({ [given.field]: ['password_wrong'] });
  for (const limit of limits) await refund(limit);
}
