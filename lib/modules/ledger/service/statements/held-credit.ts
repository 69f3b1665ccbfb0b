import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { Minor } from '@/lib/kernel/money';

/** What is reserved for an order on its client's credit account, or was taken from it; 0 for nothing. Minor units. D37-4. */
export async function heldCredit(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<Minor> {
  const { rows } = await tx.execute<{ held: string }>(sql`
    select r.held_minor as held from credit_reservations r
    where r.tenant_id = ${tenantId} and r.order_id = ${orderId} and r.state <> 'released'`);
  return Number(rows[0]?.held ?? 0);
}
