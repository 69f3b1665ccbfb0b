import { and, eq, sql } from 'drizzle-orm';
import { orders, orderWaits } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

type Key = Pick<typeof orders.$inferSelect, 'tenantId' | 'id'>;

const own = ({ tenantId, id }: Key) => and(eq(orderWaits.tenantId, tenantId), eq(orderWaits.orderId, id));

/** An order that the transaction has locked already, or made; undefined for none. */
export async function readLockedOrder(tx: Transaction, tenantId: string, orderId: string) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
  return order;
}

/** Notes that a locked order waits for its client's approval from `at` on; one that waits for room goes on waiting as long. D3-29. */
export async function beginApproval(
  tx: Transaction,
  order: Pick<typeof orders.$inferSelect, 'tenantId' | 'id' | 'eventId' | 'currency'>,
  at: Date,
): Promise<void> {
  const { tenantId, id: orderId, eventId, currency } = order;
  await tx
    .insert(orderWaits)
    .values({ tenantId, orderId, eventId, currency, beganAt: at, forApproval: true })
    .onConflictDoUpdate({
      target: [orderWaits.tenantId, orderWaits.orderId],
      set: { forApproval: true },
    });
}

/** Whether a locked order waits for approval, also where another hold hides that. D3-30. */
export async function needsApproval(tx: Transaction, order: Key): Promise<boolean> {
  const rows = await tx
    .select({ forApproval: orderWaits.forApproval })
    .from(orderWaits)
    .where(and(own(order), eq(orderWaits.forApproval, true)));
  return rows.length > 0;
}

/** Notes that a locked order no longer waits for approval; `waitsOn`: it still waits for room. D3-30. */
export async function endApproval(tx: Transaction, order: Key, waitsOn: boolean): Promise<void> {
  if (waitsOn) await tx.update(orderWaits).set({ forApproval: false }).where(own(order));
  else await tx.delete(orderWaits).where(own(order));
}

/** How many orders wait for approval of all that the transaction sees, a tenant or an event. D3-31. */
export async function countToApprove(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string | null; eventId?: string },
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count
    from order_waits w
    join orders o on o.tenant_id = w.tenant_id and o.id = w.order_id and o.hold_reason = 'approval'
    where w.for_approval and ${tenantId === null ? sql`true` : sql`w.tenant_id = ${tenantId}`}
      and ${eventId === undefined ? sql`true` : sql`w.event_id = ${eventId}`}`);
  return rows[0]?.count ?? 0;
}
