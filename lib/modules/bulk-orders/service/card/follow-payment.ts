import { now } from '@/lib/kernel/clock';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import {
  changePayment,
  findPayment,
  keepUnpaid,
  type BulkPayment,
} from '@/lib/modules/bulk-orders/data/bulk-payment';
import { payments, type PaymentIntent } from '@/lib/payments';
import { endPayment } from './end-unpaid';
import { makeIntent, payeeOf } from './make-intent';
import { settlePaid } from './settle-paid';

const HOLD_MS = 5 * 60_000;

/** `processing`: the bank has not answered yet. */
export type PaymentStanding = 'open' | 'processing' | 'paid' | 'cancelled';

interface BulkKey {
  tenantId: string;
  bulkOrderId: string;
}

/** First the intent, only then what is reserved. The intent where it can't be cancelled: it is being paid, or has been. D16-5. */
async function cancelAtProvider(payment: BulkPayment): Promise<PaymentIntent | null> {
  const known = payment.intentId ?? (await makeIntent(payment))?.id;
  const after = known === undefined ? null : await payments().cancelIntent(payeeOf(payment), known);
  return after?.state === 'cancelled' ? null : after;
}

/** Keeps stock and payment for a while: the provider is still at it. */
async function hold(context: TenantContext, payment: BulkPayment): Promise<'processing'> {
  const until = new Date(now().getTime() + HOLD_MS);
  if (payment.expiresAt < until) {
    await withTenant(context, async (tx) => {
      const key = { tenantId: payment.tenantId, bulkOrderId: payment.bulkOrderId };
      await changePayment(tx, key, { expiresAt: until });
      await keepUnpaid(tx, key, until);
    });
  }
  return 'processing';
}

async function act(context: TenantContext, payment: BulkPayment, intent: PaymentIntent) {
  if (intent.state === 'processing') return hold(context, payment);
  await settlePaid(context, payment, intent);
  return 'paid' as const;
}

/**
 * Gives up a Bulk order that has not been paid: its intent is cancelled first. One that was paid at that very moment is kept as
 * paid, which the answer says. `why`: for the log.
 */
export async function giveUp(
  context: TenantContext,
  payment: BulkPayment,
  why: 'expired' | 'cancelled',
): Promise<PaymentStanding> {
  const intent = await cancelAtProvider(payment);
  if (intent) return act(context, payment, intent);
  await endPayment(context, payment, why);
  return 'cancelled';
}

/**
 * What has become of a Bulk order's payment, by the provider, and what follows from it: paid → its orders begin; too late →
 * given up. Safe to repeat, from the page, the provider's event and the clock alike. Null for a Bulk order on credit. Throws
 * the provider's errors. D16-3, D36-8.
 */
export async function followPayment(context: TenantContext, key: BulkKey): Promise<PaymentStanding | null> {
  const payment = await withTenantOnce(context, (tx) => findPayment(tx, key));
  if (!payment) return null;
  if (payment.state === 'paid') return 'paid';
  const { intentId } = payment;
  const intent = intentId === null ? null : await payments().retrieveIntent(payeeOf(payment), intentId);
  if (intent?.state === 'succeeded' || intent?.state === 'processing') return act(context, payment, intent);
  if (payment.state === 'cancelled') return 'cancelled';
  if (intent?.state === 'cancelled') {
    await endPayment(context, payment, 'expired');
    return 'cancelled';
  }
  return payment.expiresAt > now() ? 'open' : giveUp(context, payment, 'expired');
}
