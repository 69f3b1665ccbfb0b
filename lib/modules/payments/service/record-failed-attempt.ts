import { auditOnce } from '@/lib/audit/append-audit';
import { lockPayment } from '@/lib/modules/payments/data/lock-payment';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';

/** Records a failed payment attempt, once per event. Nothing else changes; the reservation stays (D16). */
export async function recordFailedAttempt(
  order: { tenantId: string; orderId: string; requestId?: string | undefined },
  attempt: { eventId: string; intentId: string; account: string; code: string | null },
): Promise<boolean> {
  const context: TenantContext = {
    tenantId: order.tenantId,
    actor: 'system',
    ...(order.requestId === undefined ? {} : { requestId: order.requestId }),
  };
  return withTenant(context, async (tx) => {
    const locked = await lockPayment(tx, order.tenantId, order.orderId);
    if (locked?.intent.account !== attempt.account) return false;
    if (locked.intent.intentId !== null && locked.intent.intentId !== attempt.intentId) return false;
    const data = { attempt: attempt.code, intent: attempt.intentId };
    const entry = { action: 'order.payment_failed', subjectType: 'order', subjectId: order.orderId } as const;
    await auditOnce(tx, context, attempt.eventId, { ...entry, data });
    return true;
  });
}
