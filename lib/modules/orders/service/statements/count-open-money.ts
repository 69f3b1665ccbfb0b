import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** How many refunds are not paid yet, and how many orders have an open dispute; of all that the transaction sees, a tenant or an event. */
export async function countOpenMoney(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string | null; eventId?: string },
): Promise<{ refunds: number; disputes: number }> {
  const own = tenantId === null ? sql`true` : sql`m.tenant_id = ${tenantId}`;
  const mine =
    eventId === undefined
      ? own
      : sql`${own} and exists (select from orders o where o.tenant_id = m.tenant_id and o.id = m.order_id
          and o.event_id = ${eventId})`;
  const { rows } = await tx.execute<{ refunds: number; disputes: number }>(sql`
    select (select count(*)::integer from order_refunds m where m.state = 'pending' and ${mine})
        + (select count(*)::integer from refund_requests m where m.state = 'waiting' and ${mine}) as refunds,
      (select count(distinct (m.tenant_id, m.order_id))::integer from order_disputes m where m.state in ('inquiry', 'open') and ${mine}) as disputes`);
  return rows[0] ?? { refunds: 0, disputes: 0 };
}
