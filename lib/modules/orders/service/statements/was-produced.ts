import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** Whether an order has ever been in production: from then on it is paid for. D36-9, D37-4. */
export async function wasProduced(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<boolean> {
  const { rows } = await tx.execute<{ produced: boolean }>(sql`
    select exists (select from order_history h where h.tenant_id = ${tenantId} and h.order_id = ${orderId}
      and h.to_status = 'in_production' and h.moved) as produced`);
  return rows[0]?.produced === true;
}
