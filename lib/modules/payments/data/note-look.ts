import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** How often the provider's answer about this intent has failed in a row. */
export async function countFailedLooks(tx: Transaction, tenantId: string, orderId: string): Promise<number> {
  const { rows } = await tx.execute<{ failed: number }>(sql`
    select failed_looks as failed from payment_intents where tenant_id = ${tenantId} and order_id = ${orderId}`);
  return rows[0]?.failed ?? 0;
}

/** Has an open intent looked at by this time, unless it would be sooner. */
export async function lookBy(
  tx: Transaction,
  tenantId: string,
  look: { orderId: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    update payment_intents set look_at = least(look_at, ${look.at.toISOString()}::timestamptz)
    where tenant_id = ${tenantId} and order_id = ${look.orderId} and state = 'open'`);
}

/** When an open intent is looked at next; `trouble` counts as a failed look and says why. */
export async function noteLook(
  tx: Transaction,
  tenantId: string,
  look: { orderId: string; at: Date; trouble: string | null },
): Promise<void> {
  const { orderId, at, trouble } = look;
  await tx.execute(sql`
    update payment_intents set look_at = ${at.toISOString()}::timestamptz, trouble = ${trouble},
      failed_looks = case when ${trouble}::text is null then 0 else failed_looks + 1 end
    where tenant_id = ${tenantId} and order_id = ${orderId} and state = 'open'`);
}
