import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';

/**
 * Whether an order, or one of its parts, has ever been in production, or in a later step: from then on it is paid for. D36-9, D37-4.
 */
export async function wasProduced(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<boolean> {
  const { rows } = await tx.execute<{ produced: boolean }>(sql`
    select exists (select from order_history h where h.tenant_id = ${tenantId} and h.order_id = ${orderId}
      and h.to_status = any(${sql.param([...MADE_STATUSES])}::text[]) and h.moved)
      or exists (select from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId} and o.part_made_at is not null) as produced`);
  return rows[0]?.produced === true;
}
