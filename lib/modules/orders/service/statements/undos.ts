import { and, eq, gt, sql } from 'drizzle-orm';
import { orders, orderUndos } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { now } from '@/lib/kernel/clock';
import { MOVE_UNDO_MS, UNDO_MS } from '@/lib/modules/orders/rules/undo';

interface Key {
  tenantId: string;
  orderId: string;
}
type UndoRow = typeof orderUndos.$inferSelect;
type Kept = Partial<Omit<UndoRow, 'act' | 'version' | 'until'>> & Key & Pick<UndoRow, 'act'>;

/** What only one of the acts keeps. */
const NOTHING = {
  editUntil: null,
  holdReason: null,
  heldAt: null,
  fromStatus: null,
  fromReturnsTo: null,
  toStatus: null,
  userId: null,
};

const own = ({ tenantId, orderId }: Key) =>
  and(eq(orderUndos.tenantId, tenantId), eq(orderUndos.orderId, orderId));

/**
 * Keeps what a locked order was before an act that has just been written, so that it can be taken back; returns until when,
 * which production has to wait for. D3-60.
 */
export async function keepUndo(tx: Transaction, kept: Kept): Promise<Date> {
  const { tenantId, orderId, act, ...before } = kept;
  const until = new Date(now().getTime() + (act === 'move' ? MOVE_UNDO_MS : UNDO_MS));
  const version = sql<Date>`(select ${orders.updatedAt} from ${orders}
    where ${orders.tenantId} = ${tenantId} and ${orders.id} = ${orderId})`;
  const set = { ...NOTHING, ...before, act, version, until };
  await tx
    .insert(orderUndos)
    .values({ tenantId, orderId, ...set })
    .onConflictDoUpdate({ target: [orderUndos.tenantId, orderUndos.orderId], set });
  return until;
}

/** What of an order can be taken back now: nothing else happened to it since, and its time isn’t over. D3-60. */
export async function openUndo(tx: Transaction, key: Key): Promise<UndoRow | undefined> {
  const [found] = await tx
    .select({ undo: orderUndos })
    .from(orderUndos)
    .innerJoin(
      orders,
      and(
        eq(orders.tenantId, orderUndos.tenantId),
        eq(orders.id, orderUndos.orderId),
        eq(orders.updatedAt, orderUndos.version),
      ),
    )
    .where(and(own(key), gt(orderUndos.until, now())));
  return found?.undo;
}

/** What was last kept of a locked order, whatever has happened since. S2.2-166. */
export async function findUndo(
  tx: Transaction,
  { tenantId, orderId }: Key,
): Promise<(UndoRow & { isNewest: boolean }) | undefined> {
  const [found] = await tx
    .select({ undo: orderUndos, isNewest: sql<boolean>`${orders.updatedAt} = ${orderUndos.version}` })
    .from(orderUndos)
    .innerJoin(orders, and(eq(orders.tenantId, orderUndos.tenantId), eq(orders.id, orderUndos.orderId)))
    .where(own({ tenantId, orderId }));
  return found && { ...found.undo, isNewest: found.isNewest };
}

/** Forgets what could be taken back of a locked order. D3-60. */
export async function dropUndo(tx: Transaction, key: Key): Promise<void> {
  await tx.delete(orderUndos).where(own(key));
}

/** Gives a locked order back the edit window and the hold that it had. D3-60. */
export async function restoreOrder(tx: Transaction, undo: UndoRow): Promise<void> {
  const { tenantId, orderId, act, editUntil, holdReason, heldAt } = undo;
  await tx
    .update(orders)
    .set(act === 'release' ? { editUntil, updatedAt: now() } : { holdReason, heldAt, updatedAt: now() })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
}
