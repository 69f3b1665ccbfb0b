import { and, eq, sql, type SQL } from 'drizzle-orm';
import { newLogId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { PAST_HOLDING } from '@/lib/modules/orders/rules/hold';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { insertJson, jsonRow } from '@/lib/db/json-rows';
import { prepared } from '@/lib/db/prepared';
import { auditLog, type Actor } from '@/lib/db/schema/audit';
import { orderHistory, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** The fields of an order that a move needs. */
export interface MovableOrder {
  tenantId: string;
  id: string;
  status: OrderStatus | null;
  returnsTo: OrderStatus | null;
  /** Production waits for a decision (D32-7). */
  held: boolean;
  /** A printer was chosen for it, and may tell of it. */
  given?: boolean;
  /** One of its parts has been in production. */
  begun?: boolean;
}

const known = (status: string | null) => (isOrderStatus(status) ? status : null);

/** What a move needs of an order that was read, and best locked, in the same transaction. */
export function movable(order: typeof orders.$inferSelect): MovableOrder {
  const { tenantId, id, holdReason, fulfillerId, partMadeAt } = order;
  const [status, returnsTo] = [known(order.status), known(order.returnsTo)];
  const [given, begun] = [fulfillerId !== null, partMadeAt !== null];
  return { tenantId, id, status, returnsTo, held: holdReason !== null, given, begun };
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
  /** What a printer said in its own words, at most 500 characters, beside a reason that is a code. S5-76. */
  words?: string | undefined;
  /** The bulk act that did it. */
  bulkActId?: string;
}

function historyRow(row: HistoryRow): typeof orderHistory.$inferInsert {
  return {
    tenantId: row.tenantId,
    id: newLogId('history'),
    orderId: row.orderId,
    fromStatus: row.from,
    toStatus: row.to,
    actor: row.actor,
    actorUserId: row.userId,
    moved: row.moved,
    reason: row.reason,
    words: row.words ?? null,
    bulkActId: row.bulkActId ?? null,
    at: now(),
  };
}

/** Adds a row to the order's history, also for messages that moved nothing (D32-4). */
export async function addHistory(tx: Transaction, row: HistoryRow): Promise<void> {
  await tx.insert(orderHistory).values(historyRow(row));
}

interface MoveValues extends Record<string, unknown> {
  tenant: string;
  order: string;
  seen: string | null;
  to: string;
  returns: string | null;
  over: boolean;
  at: string;
  history: string;
  audits: string;
}

const value = (name: keyof MoveValues) => sql`${sql.placeholder(String(name))}`;
const ifMoved = (list: SQL) =>
  sql`(select case when exists (select from moved) then ${list}::jsonb else '[]' end)`;

const move = prepared<MoveValues, { moved: boolean }>(
  'move_order',
  () => sql`with moved as (update orders
      set status = ${value('to')}, returns_to = ${value('returns')}, updated_at = ${value('at')}::timestamptz,
        hold_reason = case when not ${value('over')}::boolean then hold_reason end,
        held_at = case when not ${value('over')}::boolean then held_at end
      where tenant_id = ${value('tenant')} and id = ${value('order')} and status is not distinct from ${value('seen')}
      returning id),
    history as (${insertJson(orderHistory, ifMoved(value('history')))}),
    audits as (${insertJson(auditLog, ifMoved(value('audits')))})
  select exists (select from moved) as moved`,
);

/**
 * Moves an order from the status in `order` to `next`, with a history row and an audit row for each step: one round
 * trip. Its hold ends where nothing is left to be made (D3-48). False, and nothing is written, when a concurrent transaction
 * moved it first.
 */
export async function writeMoves(
  tx: Transaction,
  order: MovableOrder,
  next: { status: OrderStatus; returnsTo: OrderStatus | null },
  written: { history: HistoryRow[]; audits: (typeof auditLog.$inferInsert)[] },
): Promise<boolean> {
  const [row] = await move(tx, {
    tenant: order.tenantId,
    order: order.id,
    seen: order.status,
    to: next.status,
    returns: next.returnsTo,
    over: PAST_HOLDING.includes(next.status),
    at: now().toISOString(),
    history: JSON.stringify(written.history.map((one) => jsonRow(orderHistory, historyRow(one)))),
    audits: JSON.stringify(written.audits.map((one) => jsonRow(auditLog, one))),
  });
  return row?.moved === true;
}

/** The order's status, locked until the transaction ends; undefined when there is no such order. */
export async function lockOrder(tx: Transaction, tenantId: string, orderId: string) {
  const [found] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)))
    .for('update');
  return found;
}
