import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { enqueue } from '@/lib/db/enqueue';
import { orderIssues } from '@/lib/db/schema/order-issues';
import type { Transaction } from '@/lib/db/transaction';
import { linkUntil, type FixableKind } from '@/lib/modules/orders/rules/fixable-issues';

interface Key {
  tenantId: string;
  id: string;
}

const openOf = ({ tenantId, id }: Key) =>
  and(eq(orderIssues.tenantId, tenantId), eq(orderIssues.orderId, id), isNull(orderIssues.endedAt));

/**
 * Notes that a locked order has an issue that its shopper can fix, and has the shopper told of it; a link of an earlier issue of
 * the order works no more. D32-30.
 */
export async function openIssue(tx: Transaction, order: Key, kind: FixableKind): Promise<void> {
  const { tenantId, id: orderId } = order;
  const beganAt = now();
  await endIssue(tx, order);
  const id = newId('orderIssue');
  await tx
    .insert(orderIssues)
    .values({ tenantId, id, orderId, kind, beganAt, linkUntil: linkUntil(beganAt) });
  await enqueue(tx, 'send-order-mail', { tenantId, orderId, kind: `order_${kind}_issue`, issueId: id });
}

/** An order's issue that is not over; undefined for none. */
export async function findOpenIssue(tx: Transaction, order: Key) {
  const [found] = await tx.select().from(orderIssues).where(openOf(order));
  return found;
}

/** Notes that a locked order's issue is over, however it ended: its link was used, and nobody is reminded of it. D32-31. */
export async function endIssue(tx: Transaction, order: Key): Promise<void> {
  await tx.update(orderIssues).set({ endedAt: now() }).where(openOf(order));
}

/** Notes that a locked order's open issue is accepted as it is, and over. D32-32. */
export async function acceptOpenIssue(tx: Transaction, order: Key): Promise<void> {
  await tx.update(orderIssues).set({ endedAt: now(), accepted: true }).where(openOf(order));
}

/** Whether somebody said that an order's address is right as it was typed, so that it is not questioned again. D32-32. */
export async function addressWasAccepted(tx: Transaction, { tenantId, id }: Key): Promise<boolean> {
  const { rows } = await tx.execute<{ accepted: boolean }>(sql`
    select exists (select from order_issues where tenant_id = ${tenantId} and order_id = ${id}
      and kind = 'address' and accepted) as accepted`);
  return rows[0]?.accepted === true;
}

/** An issue, with what the state of its link depends on; undefined for none of that id. D32-31. */
export async function findIssue(
  tx: Transaction,
  { tenantId, id }: Key,
): Promise<(typeof orderIssues.$inferSelect & { isNewest: boolean }) | undefined> {
  const [found] = await tx
    .select()
    .from(orderIssues)
    .where(and(eq(orderIssues.tenantId, tenantId), eq(orderIssues.id, id)));
  if (!found) return undefined;
  const { rows } = await tx.execute<{ newest: string }>(sql`
    select id as newest from order_issues where tenant_id = ${tenantId} and order_id = ${found.orderId}
    order by began_at desc, (ended_at is null) desc, id desc limit 1`);
  return { ...found, isNewest: rows[0]?.newest === id };
}
