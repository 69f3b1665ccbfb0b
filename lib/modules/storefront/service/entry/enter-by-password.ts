import { invalid, notFound } from '@/lib/kernel/app-error';
import { verifyPassword } from '@/lib/modules/accounts/service/verify-password';
import { entryCookie } from '@/lib/modules/events/rules/entry-cookie';
import { entryPass } from '@/lib/modules/events/service/access/entry-pass';
import type { EntryPass } from '@/lib/modules/storefront/contract/entry';
import { assertMayTry, countFailure, failureLimits } from './entry-limits';
import { findEntered } from './find-entered';

/**
 * Enters a private store by its password. Throws 404 for a store that has none to ask for, 422 at `password` for a wrong
 * one, which is counted (a right one never is), and `rate_limited`. S3.5-11.
 */
export async function enterByPassword(
  slug: string,
  { password, visitor }: { password: string; visitor: string },
): Promise<EntryPass> {
  const store = await findEntered(slug);
  if (store.mode !== 'password' || store.passwordHash === null) throw notFound();
  const limits = failureLimits({ ...store, visitor });
  await assertMayTry(limits);
  if (!(await verifyPassword(store.passwordHash, password))) {
    await countFailure(limits);
    throw invalid({ password: ['invalid'] });
  }
  // Parallel tries may all have passed the first look.
  await assertMayTry(limits);
  return { cookie: entryCookie(store.eventId), ...entryPass(store) };
}
