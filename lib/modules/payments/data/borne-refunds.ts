import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import type { RefundedPieces } from '@/lib/modules/orders/rules/refund-requests';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/**
 * When an order was first being made, to the second, which is all that the provider tells of a refund: what came in that very second
 * came after it.
 */
const madeAt = ({ tenantId, orderId }: OrderKey): SQL => sql`(
  select date_trunc('second', least(o.part_made_at, (select min(h.at) from order_history h
    where h.tenant_id = o.tenant_id and h.order_id = o.id and h.moved
      and h.to_status = any(${sql.param([...MADE_STATUSES])}::text[])))
  ) from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId})`;

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
 * platform's cost. Without the differences of edits, which have lowered its total. Minor units. D36-9.
 */
export async function borneBack(tx: Transaction, key: OrderKey): Promise<number> {
  const { tenantId, orderId } = key;
  const { rows } = await tx.execute<{ total: string }>(sql`
    select coalesce(sum(r.amount_minor), 0) as total from order_refunds r
    where r.tenant_id = ${tenantId} and r.order_id = ${orderId} and r.edit_id is null and r.state <> 'failed'
      and (r.made_at < ${madeAt(key)} or exists (select from refund_requests q where q.tenant_id = r.tenant_id
        and q.refund_id = r.refund_id and q.bearer = 'platform'))`);
  return Number(rows[0]?.total ?? 0);
}

/**
 * Whether the shipping of an order was given back, so that none of it is in what is left of the sale; of one that is made, by the
 * refunds that lower the platform's fee. D36-90.
 */
export async function isShippingBack(tx: Transaction, key: OrderKey, made: boolean): Promise<boolean> {
  const lowers = made ? sql`(q.bearer = 'platform' or r.made_at < ${madeAt(key)})` : sql`true`;
  const { rows } = await tx.execute(sql`
    select from refund_requests q
    join order_refunds r on r.tenant_id = q.tenant_id and r.refund_id = q.refund_id and r.state <> 'failed'
    where q.tenant_id = ${key.tenantId} and q.order_id = ${key.orderId} and q.with_shipping and ${lowers} limit 1`);
  return rows.length > 0;
}
