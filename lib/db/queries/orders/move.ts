import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import type { OrderStatus } from '@/lib/domain/orders/statuses';
import { orderHistory, orders, type Actor } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** What a move needs to know of an order. */
export interface MovableOrder {
  tenantId: string;
  id: string;
  status: OrderStatus | null;
  returnsTo: OrderStatus | null;
}

/** Sets the status only if the order still stands where `order` says; false when somebody else moved it first. */
export async function setStatus(
  tx: Transaction,
  order: MovableOrder,
  next: { status: OrderStatus; returnsTo: OrderStatus | null },
): Promise<boolean> {
  const from = order.status === null ? isNull(orders.status) : eq(orders.status, order.status);
  const moved = await tx
    .update(orders)
    .set({ status: next.status, returnsTo: next.returnsTo, updatedAt: now() })
    .where(and(eq(orders.tenantId, order.tenantId), eq(orders.id, order.id), from))
    .returning({ id: orders.id });
  return moved.length === 1;
}

export interface HistoryRow {
  tenantId: string;
  orderId: string;
  from: OrderStatus | null;
  to: OrderStatus;
  actor: Actor;
  userId: string | null;
  moved: boolean;
  reason: string | null;
}

/** Adds a line to the order's history, also for messages that moved nothing (DECISIONS 32). */
export async function addHistory(tx: Transaction, row: HistoryRow): Promise<void> {
  await tx.insert(orderHistory).values({
    tenantId: row.tenantId,
    id: newId('history'),
    orderId: row.orderId,
    fromStatus: row.from,
    toStatus: row.to,
    actor: row.actor,
    actorUserId: row.userId,
    moved: row.moved,
    reason: row.reason,
    at: now(),
  });
}

/** The order's place, locked until the transaction ends; undefined when there is none. */
export async function lockOrder(tx: Transaction, tenantId: string, orderId: string) {
  const [found] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)))
    .for('update');
  return found;
}
