import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { takeForCard } from '@/lib/modules/ledger/service/statements/take-for-card';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { wasProduced } from '@/lib/modules/orders/service/statements/was-produced';
import { listChargesOf, noteReturned } from '@/lib/modules/payments/data/top-ups';
import { returnId } from '@/lib/modules/payments/rules/top-up';

/**
 * Takes what was charged for a cancelled order of a shop off its client's credit account, to go back to the card by a job: as much of it as no
 * other order has reserved. Nothing of one that was made, which is paid for, and nothing twice. The order's own reservation must have been given
 * back before. D36-17.
 */
export async function returnChargesIn(
  tx: Transaction,
  context: TenantContext,
  orderId: string,
): Promise<void> {
  const { tenantId } = context;
  const charges = await listChargesOf(tx, { tenantId, orderId });
  if (charges.length === 0) return;
  const order = await findOrder(tx, tenantId, orderId);
  if (order?.status !== 'cancelled' || (await wasProduced(tx, { tenantId, orderId }))) return;
  for (const { id: topUpId, currency, amountMinor } of charges) {
    const wanted = { currency, amount: amountMinor, paymentId: returnId(topUpId) };
    const amount = await takeForCard(tx, context, wanted);
    if (amount === 0) continue;
    await noteReturned(tx, { tenantId, topUpId }, { amount, at: now() });
    await enqueue(tx, 'return-shop-charge', { tenantId, topUpId }, { jobKey: `return-charge:${topUpId}` });
  }
}
