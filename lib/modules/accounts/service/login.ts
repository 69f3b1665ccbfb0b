import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId, newSecret } from '@/lib/kernel/ids';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { recordPlatform } from '@/lib/audit/record-platform';
import { deleteExpiredSessions, findLiveSession, insertSession } from '@/lib/modules/accounts/data/sessions';
import { findForLogin, lockForLogin } from '@/lib/modules/accounts/data/users';
import { consumeIn } from '@/lib/limits/consume';
import { peekIn } from '@/lib/limits/peek';
import type { Limit, Verdict } from '@/lib/limits/window';
import type { Device } from './device-of';
import { loginLimits } from './login-limits';
import type { SessionUser } from './session-user';
import { hashToken, TOKEN_LIFE_MS } from './token';
import { takeCode } from './two-factor/take-code';
import { verifyPassword } from './verify-password';

type Account = NonNullable<Awaited<ReturnType<typeof findForLogin>>>;

function assertAllowed(verdict: Verdict): void {
  if (!verdict.allowed) throw new AppError('rate_limited', { retryAfter: verdict.retryAfter });
}

async function countFailure(limits: readonly Limit[]): Promise<never> {
  const verdicts = await withDirectory(async (tx) => {
    const counted: Verdict[] = [];
    for (const limit of limits) counted.push(await consumeIn(tx, limit));
    return counted;
  });
  // Parallel attempts may all have passed the check above. Those beyond the limit get `rate_limited`, even with the
  // right password.
  const blocked = verdicts.filter((verdict) => !verdict.allowed);
  if (blocked.length > 0) {
    assertAllowed({ allowed: false, retryAfter: Math.max(...blocked.map((verdict) => verdict.retryAfter)) });
  }
  throw new AppError('bad_credentials');
}

/**
 * Looking at a password takes long: one that was replaced meanwhile has ended every session, and opens none any more, nor does
 * one without the second factor that is in use by now. D42-3.
 */
async function assertStillRight(tx: Transaction, account: Account): Promise<void> {
  const found = await lockForLogin(tx, account.id);
  if (found?.passwordHash !== account.passwordHash) throw new AppError('bad_credentials');
  if (found.hasTwoFactor && !account.hasTwoFactor) throw new AppError('two_factor_needed');
}

async function openSession(tx: Transaction, account: Account, device: Device, limits: readonly Limit[]) {
  const [token, at, sessionId] = [newSecret(), now(), newId('session')];
  const [tokenHash, expiresAt] = [hashToken(token), new Date(at.getTime() + TOKEN_LIFE_MS)];
  assertAllowed(await peekIn(tx, limits));
  await assertStillRight(tx, account);
  await deleteExpiredSessions(tx, account.id, at);
  await insertSession(tx, {
    id: sessionId,
    userId: account.id,
    tokenHash,
    createdAt: at,
    expiresAt,
    ...device,
  });
  await recordPlatform(tx, { action: 'auth.login', actorUserId: account.id, subject: account.id });
  const found = await findLiveSession(tx, tokenHash, at);
  // Disabled since the password was compared.
  if (!found) throw new AppError('bad_credentials');
  return { token, user: found.user };
}

/**
 * Opens a session of 14 days and returns its bearer token, which cannot be read again later (D21). Throws
 * `bad_credentials` (401) for an unknown account, a wrong password or a disabled user: same error, same work. Throws
 * `two_factor_needed` (401) for the right password of an account with a second factor, and `two_factor_wrong` for a wrong code,
 * or one that was taken before (D42-4). Throws `account_closed` (403) for the right password of a closed client's person (S2.2-198). Throws `rate_limited` (429) with the seconds to wait after too many failures (D27).
 */
export async function login(input: {
  email: string;
  password: string;
  /** The visitor's IP address. */
  visitor: string;
  device: Device;
  /** Of the second factor; '' or undefined before it was asked for. */
  code?: string | undefined;
}): Promise<{ token: string; user: SessionUser }> {
  const email = input.email.toLowerCase();
  const limits = loginLimits(email, input.visitor);
  const account = await withDirectory(async (tx) => {
    assertAllowed(await peekIn(tx, limits));
    return findForLogin(tx, email);
  });
  const open = account && !account.disabledAt ? account : undefined;
  const matches = await verifyPassword(open?.passwordHash, input.password);
  if (!open || !matches) return countFailure(limits);
  // Said only to who has the right password: nobody else learns which addresses have an account.
  if (open.clientClosed) throw new AppError('account_closed');
  const work = (tx: Transaction) => openSession(tx, open, input.device, limits);
  if (!open.hasTwoFactor) return withDirectory(work);
  if (!input.code) throw new AppError('two_factor_needed');
  const taken = await takeCode(open.id, input.code, { confirmed: true, work });
  if (!taken) throw new AppError('two_factor_wrong');
  return taken.done;
}
