import { and, eq, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { routingWaits } from '@/lib/db/schema/fulfilment';
import type { Transaction } from '@/lib/db/transaction';

/** When an order without a printer is tried again: by the next turn of its job. */
const AGAIN_MS = 4 * 60_000;

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/**
 * Lets an order wait for a printer. One that waits already keeps its place, as does one that went on and was too late again: it
 * waits since no printer could take it for the first time. D32-29.
 */
export async function waitForPrinter(tx: Transaction, key: OrderKey): Promise<void> {
  const againAt = new Date(now().getTime() + AGAIN_MS);
  const beganAt = sql`coalesce((select min(d.decided_at) from routing_decisions d where d.tenant_id = ${key.tenantId}
    and d.order_id = ${key.orderId} and d.fulfiller_id is null), ${now().toISOString()}::timestamptz)`;
  await tx
    .insert(routingWaits)
    .values({ ...key, beganAt, againAt })
    .onConflictDoUpdate({ target: [routingWaits.tenantId, routingWaits.orderId], set: { againAt } });
}

/** The order waits no more. D32-29. */
export async function endWait(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<void> {
  await tx
    .delete(routingWaits)
    .where(and(eq(routingWaits.tenantId, tenantId), eq(routingWaits.orderId, orderId)));
}

/** The order of a client that has waited longest for a printer and is due, locked; none where another worker has it. D32-29. */
export async function takeWaiting(tx: Transaction, tenantId: string, at: Date) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select order_id as id from routing_waits where tenant_id = ${tenantId} and again_at <= ${at.toISOString()}::timestamptz
    order by began_at, order_id limit 1 for update skip locked`);
  return rows[0];
}

/** Puts an order back whose turn has failed. D32-29. */
export async function putOffWait(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  again: Date,
): Promise<void> {
  await tx
    .update(routingWaits)
    .set({ againAt: again })
    .where(and(eq(routingWaits.tenantId, tenantId), eq(routingWaits.orderId, id)));
}

/** Whether an order waits for a printer. D32-27. */
export async function waitsForPrinter(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from routing_waits where tenant_id = ${tenantId} and order_id = ${orderId}`,
  );
  return rowCount === 1;
}
