import { invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { isSame } from '@/lib/kernel/seal';
import { withTenant } from '@/lib/db/with-tenant';
import { domainOf, mailAddress } from '@/lib/modules/events/rules/access';
import { entryCookie } from '@/lib/modules/events/rules/entry-cookie';
import { entryPass } from '@/lib/modules/events/service/access/entry-pass';
import { letsIn, type PrivateStore } from '@/lib/modules/events/service/statements/event-access';
import type { EntryPass } from '@/lib/modules/storefront/contract/entry';
import { tryCode, useCode } from '@/lib/modules/storefront/data/entry-codes';
import { CODE_LIFE_MS, entryCodeOf, MOST_TRIES } from './entry-code';
import { assertMayTry, countFailure, failureLimits } from './entry-limits';
import { BY_EMAIL, findEntered } from './find-entered';

/** Takes the code if it is the address's latest and the address may enter still; a code opens once. */
async function takeCode(store: PrivateStore, email: string, code: string): Promise<boolean> {
  const { tenantId, eventId } = store;
  const at = now();
  return withTenant({ tenantId, actor: 'shopper' }, async (tx) => {
    const since = new Date(at.getTime() - CODE_LIFE_MS);
    const id = await tryCode(tx, { tenantId, eventId, email }, { since, most: MOST_TRIES });
    const isLetIn = await letsIn(tx, { tenantId, eventId }, { email, domain: domainOf(email) });
    // An address that never asked costs the same comparison.
    const isRight = isSame(entryCodeOf({ tenantId, id: id ?? 'none' }), code);
    if (id === undefined || !isRight || !isLetIn) return false;
    await useCode(tx, { tenantId, id, at });
    return true;
  });
}

/**
 * Enters a private store by a mailed code: ten minutes, five tries, once. Throws 404 for a store that is not entered by an
 * address, 422 at `code` for a wrong, old or used one and for an address that may not enter alike, and `rate_limited`.
 * S3.5-28.
 */
export async function enterByCode(
  slug: string,
  { email, code, visitor }: { email: string; code: string; visitor: string },
): Promise<EntryPass> {
  const store = await findEntered(slug);
  if (!BY_EMAIL.includes(store.mode)) throw notFound();
  const address = mailAddress(email) ?? email.toLowerCase();
  const limits = failureLimits({ ...store, visitor }, address);
  await assertMayTry(limits);
  if (!(await takeCode(store, address, code.replace(/\s/g, '')))) {
    await countFailure(limits);
    throw invalid({ code: ['invalid'] });
  }
  return { cookie: entryCookie(store.eventId), ...entryPass(store) };
}
