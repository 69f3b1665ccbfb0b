import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import type { RefundedPieces } from '@/lib/modules/orders/rules/refund-requests';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/** The pieces of an order that were refunded at the platform's cost; none of a refund that has failed since. D36-9. */
export async function borneRequests(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
): Promise<{ lines: RefundedPieces[] }[]> {
  const { rows } = await tx.execute<{ lines: RefundedPieces[] }>(sql`
    select q.lines from refund_requests q
    join order_refunds r on r.tenant_id = q.tenant_id and r.refund_id = q.refund_id and r.state <> 'failed'
    where q.tenant_id = ${tenantId} and q.order_id = ${orderId} and q.bearer = 'platform'`);
  return rows;
}

/**
 * What went back of an order that is made and lowers the platform's fee: refunds from before it was made, and those at the
 * platform's cost. The provider tells whole seconds: what came in the very second in which it was made came after. Without the
 * differences of edits, which have lowered its total. Minor units. D36-9.
 */
export async function borneBack(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<number> {
  const { rows } = await tx.execute<{ total: string }>(sql`
    with made as (select least(o.part_made_at, (select min(h.at) from order_history h
        where h.tenant_id = o.tenant_id and h.order_id = o.id and h.moved
          and h.to_status = any(${sql.param([...MADE_STATUSES])}::text[]))) as at
      from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId})
    select coalesce(sum(r.amount_minor), 0) as total from order_refunds r, made
    where r.tenant_id = ${tenantId} and r.order_id = ${orderId} and r.edit_id is null and r.state <> 'failed'
      and (r.made_at < date_trunc('second', made.at) or exists (select from refund_requests q where q.tenant_id = r.tenant_id
        and q.refund_id = r.refund_id and q.bearer = 'platform'))`);
  return Number(rows[0]?.total ?? 0);
}
