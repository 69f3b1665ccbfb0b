import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { Locale } from '@/lib/kernel/locales';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant } from '@/lib/db/with-tenant';
import { mailAddress } from '@/lib/modules/events/rules/access';
import { keepCode } from '@/lib/modules/storefront/data/entry-codes';
import { CODE_LIFE_MS } from './entry-code';
import { countAsked } from './entry-limits';
import { BY_EMAIL, findEntered } from './find-entered';

/** Kept so long after its time, so that a late mail's failure can be looked into. */
const KEPT_MS = 6 * CODE_LIFE_MS;

/**
 * Notes that somebody asks for a code and adds the mail's job. Whether the address may enter is looked up by the job alone:
 * the answer, what is written and the time it takes are the same for every address. Throws 404 for a store that is not
 * entered by an address, and `rate_limited`. S3.5-28.
 */
export async function askEntryCode(
  slug: string,
  { email, lang, visitor }: { email: string; lang: Locale; visitor: string },
): Promise<{ asked: true }> {
  const { tenantId, eventId, mode } = await findEntered(slug);
  if (!BY_EMAIL.includes(mode)) throw notFound();
  // An address that the list would not take is noted as typed: it gets no mail.
  const address = mailAddress(email) ?? email.toLowerCase();
  await countAsked({ tenantId, eventId, visitor }, address);
  const [id, at] = [newId('entryCode'), now()];
  await withTenant({ tenantId, actor: 'shopper' }, async (tx) => {
    const before = new Date(at.getTime() - KEPT_MS);
    await keepCode(tx, { tenantId, eventId, email: address }, { id, lang, at, before });
    await enqueue(tx, 'send-entry-code', { tenantId, codeId: id }, { jobKey: `entry-code:${id}` });
  });
  return { asked: true };
}
