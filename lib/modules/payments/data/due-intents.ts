import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Open intents that are due for a look at `at`, over all tenants, from the directory. Tenants take turns: each one's
 * longest due first, then each one's second, so that a tenant with many does not keep the others waiting.
 */
export async function dueIntents(
  tx: Transaction,
  at: Date,
  limit: number,
): Promise<{ tenantId: string; orderId: string }[]> {
  const { rows } = await tx.execute<{ tenantId: string; orderId: string }>(sql`
    select tenant_id as "tenantId", order_id as "orderId"
    from (select tenant_id, order_id, look_at, row_number() over (partition by tenant_id order by look_at) as turn
      from payment_intents where state = 'open' and look_at <= ${at.toISOString()}::timestamptz) due
    order by turn, look_at, tenant_id limit ${limit}`);
  return rows;
}
