import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Currency, Minor } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { findPayment, nameIntent, type BulkPayment } from '@/lib/modules/bulk-orders/data/bulk-payment';
import { findBulk } from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { requireBulkEvent } from '@/lib/modules/bulk-orders/service/read-bulk-orders';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { payments } from '@/lib/payments';
import { makeIntent, payeeOf } from './make-intent';

/** Who tries stolen cards needs many; a client who comes back to its payment needs a few. */
const BEGUN = { limit: 60, windowSeconds: 3600 } as const;

/** What the browser needs to pay it. */
export interface BegunBulkPayment {
  clientSecret: string;
  publishableKey: string;
  amount: Minor;
  currency: Currency;
}

async function countBegun(tenantId: string): Promise<void> {
  const { allowed, retryAfter } = await consume({ bucket: bucketOf('bulk-payment', tenantId), ...BEGUN });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/** The payment that a Bulk order of this event waits for. Throws 404, `event_locked`, `conflict` where it waits for none. */
async function openPayment(
  context: TenantContext,
  { slug, order: id }: { slug: string; order: string },
): Promise<BulkPayment> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await requireBulkEvent(tx, context, slug);
    const bulk = await findBulk(tx, { tenantId, id });
    if (bulk?.eventId !== event.id) throw notFound();
    const payment = await findPayment(tx, { tenantId, bulkOrderId: id });
    if (payment?.state !== 'open' || payment.expiresAt <= now()) throw new AppError('conflict');
    assertWritable(context.actor, event);
    return payment;
  });
}

/**
 * The payment of a Bulk order by card, on the platform's own account of the region, for exactly what it costs: begun with the
 * first call, the same with each further one, so that a refused card can be tried again. Throws 404, `event_locked`,
 * `conflict` for one that can't be paid any more or is paid, `payments_unavailable` for a region without keys, `rate_limited`,
 * `payment_provider_failed` and the provider's other errors. D26-1, D36-8.
 */
export async function payBulkOrder(
  context: TenantContext,
  key: { slug: string; order: string },
): Promise<BegunBulkPayment> {
  const payment = await openPayment(context, key);
  const { tenantId, bulkOrderId, region, currency, amountMinor: amount, intentId } = payment;
  const keys = payments().regionKeys(region);
  if (!keys) throw new AppError('payments_unavailable');
  await countBegun(tenantId);
  const known = intentId === null ? null : await payments().retrieveIntent(payeeOf(payment), intentId);
  const intent = known ?? (await makeIntent(payment));
  if (!intent || intent.clientSecret === null) throw new AppError('payment_provider_failed');
  if (intent.state !== 'open') throw new AppError('conflict');
  await withTenant(context, (tx) => nameIntent(tx, { tenantId, bulkOrderId }, intent.id));
  return { clientSecret: intent.clientSecret, publishableKey: keys.publishableKey, amount, currency };
}
