import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { readOrderToken } from '@/lib/modules/orders/service/order-link';
import { insertRequest, lockOrderEmail } from '@/lib/modules/privacy/data/requests';

/** Mails to one order's address. */
const LIMIT = { limit: 3, windowSeconds: 3600 };
const LINK_LIFE_MS = 3 * 86_400_000;

/**
 * Somebody with an order's link asks for the data of its person, or for their erasure: a link that confirms it goes to the
 * order's own address, since its page may be shared. Throws 404 for a link that opens nothing, `conflict` once the order was
 * erased, and `rate_limited`. D46-4.
 */
export async function askForData(
  token: string,
  requestId: string,
  kind: 'export' | 'erase',
): Promise<{ mailed: true }> {
  const named = readOrderToken(token);
  if (!named) throw notFound();
  const { tenantId, orderId } = named;
  const { allowed, retryAfter } = await consume({ ...LIMIT, bucket: bucketOf('privacy', tenantId, orderId) });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  const context: TenantContext = { tenantId, actor: 'shopper', requestId };
  return withTenant(context, async (tx) => {
    const email = await lockOrderEmail(tx, { tenantId, orderId });
    if (email === undefined) throw notFound();
    if (email === '') throw new AppError('conflict');
    const [id, at] = [newId('privacyRequest'), now()];
    const expiresAt = new Date(at.getTime() + LINK_LIFE_MS);
    await insertRequest(tx, { tenantId, id, orderId, kind, at, expiresAt });
    await audit(tx, context, {
      action: 'privacy.requested',
      subjectType: 'order',
      subjectId: orderId,
      data: { request: id, kind },
    });
    await enqueue(tx, 'send-privacy-link', { tenantId, requestId: id });
    return { mailed: true };
  });
}
