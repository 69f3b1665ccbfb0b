import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { traceOf } from '@/lib/kernel/trace-of';
import { answerRequests } from '@/lib/modules/privacy/data/requests';
import { findOpenMatters } from './open-matters';
import { COPIES, PARTS } from './parts';
import { subjectOfOrders } from './subject';

/** What became of each order. */
export interface ErasedOrders {
  erased: number;
  /** Something of them is not over. */
  waiting: number;
  failed: number;
}

async function eraseOne(context: TenantContext, orderId: string): Promise<'erased' | 'waiting'> {
  const subject = subjectOfOrders(context.tenantId, [orderId]);
  const open = await withTenant(context, (tx) => findOpenMatters(tx, subject));
  if (open.length > 0) return 'waiting';
  for (const part of [...PARTS, ...COPIES]) await part.erase(context, subject);
  await withTenant(context, (tx) => answerRequests(tx, context.tenantId, { id: null, orderIds: [orderId] }));
  return 'erased';
}

/**
 * Erases the recipients of these orders alone, whatever else is held of them, one order after another: one that is not over is left, and a
 * broken one keeps only its own. Safe to repeat. D46-2, S4-51.
 */
export async function eraseOrders(
  context: TenantContext,
  orderIds: readonly string[],
): Promise<ErasedOrders> {
  const ended: ErasedOrders = { erased: 0, waiting: 0, failed: 0 };
  for (const orderId of orderIds) {
    try {
      ended[await eraseOne(context, orderId)] += 1;
    } catch (error) {
      ended.failed += 1;
      log().error({ tenantId: context.tenantId, orderId, fault: traceOf(error) }, 'erasing an order failed');
    }
  }
  return ended;
}
