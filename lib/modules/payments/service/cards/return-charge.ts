import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { takeBackIn, takenBack } from '@/lib/modules/ledger/service/statements/top-up';
import { findTopUp, lockTopUp, type TopUp } from '@/lib/modules/payments/data/top-ups';
import { returnId } from '@/lib/modules/payments/rules/top-up';
import { payments, type ChargeRefund } from '@/lib/payments';

/** The provider won't refund it: the money is the client's all the same, on its account. */
async function putBack(context: TenantContext, { id: topUpId, currency }: TopUp, amount: number) {
  const { tenantId } = context;
  const paymentId = returnId(topUpId);
  await withTenant(context, async (tx) => {
    await lockTopUp(tx, { tenantId, topUpId });
    const { taken, returned } = await takenBack(tx, { tenantId, paymentIds: [paymentId] });
    if (!taken.has(paymentId) || returned.has(paymentId)) return;
    await takeBackIn(tx, context, { currency, amount, paymentId, how: 'returned' });
    const mail = { tenantId, topUpId, paymentId, amount, kind: 'refund_returned' } as const;
    await enqueue(tx, 'send-top-up-mail', mail);
  });
}

/** Null where the provider will not make it, and would refuse again. */
async function refunded(topUp: TopUp, due: { intentId: string; orderId: string; amount: number }) {
  const idempotencyKey = `return:${topUp.id}`;
  try {
    const made = await payments().refund(
      { region: topUp.region, account: null },
      { ...due, idempotencyKey, editId: null },
    );
    return made.ok ? made.value : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment_provider_failed') return null;
    throw error;
  }
}

const isGone = (refund: ChargeRefund | null): boolean => refund !== null && refund.state !== 'failed';

/**
 * Refunds to the card what was taken off the account for it, once, however often it is asked for and wherever it was killed; what the provider
 * refuses or can't send is on the account again, and its client's admins are told. Rejects where the provider doesn't answer, so that the job
 * is tried again. D36-17.
 */
export async function returnCharge({ tenantId, topUpId }: JobPayloads['return-shop-charge']): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const topUp = await withTenantOnce(context, (tx) => findTopUp(tx, { tenantId, topUpId }));
  if (!topUp) return;
  const { intentId, orderId, returnedMinor: amount } = topUp;
  if (intentId === null || orderId === null || amount === null) return;
  const refund = await refunded(topUp, { intentId, orderId, amount });
  if (!isGone(refund)) await putBack(context, topUp, amount);
}
