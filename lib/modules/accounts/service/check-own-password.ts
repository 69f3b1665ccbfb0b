import { AppError, invalid } from '@/lib/kernel/app-error';
import { withDirectory } from '@/lib/db/with-directory';
import { consumeIn } from '@/lib/limits/consume';
import { peekIn } from '@/lib/limits/peek';
import type { Verdict } from '@/lib/limits/window';
import { loginLimits } from './login-limits';
import { verifyPassword } from './verify-password';

function assertAllowed({ allowed, retryAfter }: Verdict): void {
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/**
 * Asks for the password once more before something that a lost phone must not do. A wrong one counts like a failed login
 * (D27-1). Throws 422 `password_wrong` at the field, `rate_limited`, and `unavailable` when too many hashes are waiting.
 */
export async function checkOwnPassword(
  person: { email: string; passwordHash: string },
  given: { password: string; field: string; visitor: string },
): Promise<void> {
  const limits = loginLimits(person.email, given.visitor);
  const assertOpen = async () => assertAllowed(await withDirectory((tx) => peekIn(tx, limits)));
  await assertOpen();
  // Parallel attempts may all have passed the check above: those beyond the limit are refused, even with the right password.
  if (await verifyPassword(person.passwordHash, given.password)) return assertOpen();
  const verdicts = await withDirectory(async (tx) => {
    const counted: Verdict[] = [];
    for (const limit of limits) counted.push(await consumeIn(tx, limit));
    return counted;
  });
  for (const verdict of verdicts) assertAllowed(verdict);
  throw invalid({ [given.field]: ['password_wrong'] });
}
