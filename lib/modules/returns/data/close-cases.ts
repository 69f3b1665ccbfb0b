import { sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/** Closes the open cases of an order that was cancelled: its money goes back as a whole. D53-5. */
export async function cancelCasesOf(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<void> {
  await tx.execute(sql`
    update order_cases set state = 'cancelled', closed_at = ${now().toISOString()}::timestamptz, version = version + 1
    where tenant_id = ${tenantId} and order_id = ${orderId} and closed_at is null`);
}

/** A replacement was cancelled: what asked for it waits again, and what staff did by themselves is off. D53-15. */
export async function reopenUnreplaced(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<void> {
  await tx.execute(sql`
    update order_cases set state = case when opened_by = 'staff' then 'cancelled' else 'replacement_requested' end,
      closed_at = case when opened_by = 'staff' then closed_at end, version = version + 1
    where tenant_id = ${tenantId} and replacement_order_id = ${orderId} and state = 'replaced'`);
}

/** Opens the cases of an order again whose money could not be given back: the provider refused it, or it failed there. D53-5. */
export async function reopenUnrefunded(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<void> {
  await tx.execute(sql`
    update order_cases c set state = 'open', closed_at = null, refund_request_id = null, version = c.version + 1
    from refund_requests r left join order_refunds x on x.tenant_id = r.tenant_id and x.refund_id = r.refund_id
    where c.tenant_id = ${tenantId} and c.order_id = ${orderId} and c.state = 'refunded'
      and r.tenant_id = c.tenant_id and r.id = c.refund_request_id and (r.state = 'refused' or x.state = 'failed')`);
}
