import { auditOnce } from '@/lib/audit/append-audit';
import { consume } from '@/lib/limits/consume';
import { endPaymentsOf, visitorOf } from '@/lib/modules/payments/data/visitor-payments';
import { lockPayment } from '@/lib/modules/payments/data/lock-payment';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { failedCards } from './failed-cards';

/**
 * Counts a failed card against its visitor. At the limit their open payments end, since a card may be tried again on an
 * open one without us. D27-9.
 */
async function countFailedCard(context: TenantContext, visitor: string): Promise<void> {
  const { limit } = failedCards(visitor);
  const { allowed } = await consume({ ...limit, limit: limit.limit - 1 });
  if (!allowed) await withTenant(context, (tx) => endPaymentsOf(tx, context.tenantId, visitor));
}

/**
 * Records a failed payment attempt, once per event, and counts it (D27-9). The reservation stays (D16). Returns false for
 * an intent that is not this order's.
 */
export async function recordFailedAttempt(
  order: { tenantId: string; orderId: string; requestId?: string | undefined },
  attempt: { eventId: string; intentId: string; account: string; code: string | null },
): Promise<boolean> {
  const context: TenantContext = {
    tenantId: order.tenantId,
    actor: 'system',
    ...(order.requestId === undefined ? {} : { requestId: order.requestId }),
  };
  const recorded = await withTenant(context, async (tx) => {
    const locked = await lockPayment(tx, order.tenantId, order.orderId);
    if (locked?.intent.account !== attempt.account) return null;
    if (locked.intent.intentId !== null && locked.intent.intentId !== attempt.intentId) return null;
    const data = { attempt: attempt.code, intent: attempt.intentId };
    const entry = { action: 'order.payment_failed', subjectType: 'order', subjectId: order.orderId } as const;
    const fresh = await auditOnce(tx, context, attempt.eventId, { ...entry, data });
    return { visitor: fresh ? await visitorOf(tx, order.tenantId, order.orderId) : null };
  });
  if (recorded?.visitor) await countFailedCard(context, recorded.visitor);
  return recorded !== null;
}
