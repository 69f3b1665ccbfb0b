import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { noteSyncAfter, syncReasonOf } from '@/lib/modules/shop-platform/service/statements/sync-log';
import { chargeSavedCard, type Charged } from '@/lib/modules/payments/service/cards/charge-saved-card';

const OUTCOMES = {
  paid: { outcome: 'done' },
  processing: { outcome: 'waiting' },
  no_card: { outcome: 'failed', reason: 'no_card' },
  refused: { outcome: 'failed', reason: 'card_declined' },
} as const satisfies Record<Charged, object>;

/**
 * Charges what a waiting order of a shop costs to its client's saved card; its credit then lets it go on. Once: what another way has paid for
 * is not charged. Where the bank says no or wants somebody there, the order waits on, and the client's admins are told, with the way
 * to pay. D36-17.
 */
export async function chargeShopOrder({
  tenantId,
  orderId,
}: JobPayloads['charge-shop-order']): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const order = await withTenantOnce(context, (tx) => findOrder(tx, tenantId, orderId));
  if (order?.kind !== 'shop' || order.status !== 'over_budget_limit') return;
  const { currency, creditMinor, createdAt, orderRef: label } = order;
  const wanted = { currency, amount: creditMinor ?? 0, orderId };
  const about = { kind: 'charge', subject: orderId, label } as const;
  const charged = await chargeSavedCard(context, wanted).catch(async (error: unknown) => {
    await noteSyncAfter(context, { ...about, outcome: 'failed', reason: syncReasonOf(error) });
    throw error;
  });
  await noteSyncAfter(context, { ...about, ...OUTCOMES[charged] });
  if (charged === 'paid' || charged === 'processing') return;
  const mail = { tenantId, orderId, kind: 'payment_failed', since: createdAt.getTime() } as const;
  // However many orders wait, one mail tells of them.
  const once = { jobKey: `shop-unpaid:${tenantId}` };
  await withTenant(context, (tx) => enqueue(tx, 'send-shop-mail', mail, once));
}
