import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import type { ResponseOf } from '@/lib/contract/route';
import type { thankSender as contract } from '@/lib/modules/claims/contract/thank-sender';
import { readThanks, writeThanks } from '@/lib/modules/claims/data/thanks';
import { notesOf } from '@/lib/modules/claims/rules/note-lines';
import { readOrderToken } from '@/lib/modules/orders/service/order-link';

/** Tries with one link; all but the first change nothing. */
const LIMIT = { limit: 10, windowSeconds: 3600 };

/**
 * Stores what the recipient of a gift writes to its sender, once, with its audit row; the same again, as from a double press,
 * answers what is stored. Throws 404 for a link that opens nothing, 409 for a second thank-you and for an order that is no gift
 * or was cancelled, 422 for an empty text, and `rate_limited`. D40-15.
 */
export async function thankSender(
  token: string,
  requestId: string,
  typed: string,
): Promise<ResponseOf<typeof contract>> {
  const named = readOrderToken(token);
  if (!named) throw notFound();
  const { tenantId, orderId } = named;
  // Plain text in lines, without characters that turn or hide it.
  const [message = ''] = notesOf(typed);
  if (message === '') throw invalid({ message: ['required'] });
  const { allowed, retryAfter } = await consume({ ...LIMIT, bucket: bucketOf('thanks', tenantId, orderId) });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  const context: TenantContext = { tenantId, actor: 'shopper', requestId };
  return withTenant(context, async (tx) => {
    if (await writeThanks(tx, { tenantId, orderId }, { message, at: now() })) {
      await audit(tx, context, { action: 'claim.thanked', subjectType: 'order', subjectId: orderId });
    }
    const stored = await readThanks(tx, { tenantId, orderId });
    if (!stored) throw notFound();
    if (stored.message !== message) throw new AppError('conflict');
    return { message, written_at: new Date(stored.writtenAt).toISOString() };
  });
}
