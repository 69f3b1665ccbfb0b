import { and, eq, sql } from 'drizzle-orm';
import { orders, type OrderTracking } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { TRANSITIONS } from '@/lib/modules/orders/rules/transition-table';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/** Line id → how many of its items replacements print that were not cancelled. S2.2-114. */
export async function replacedPieces(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ line: string; pieces: number }>(sql`
    select l.replaces_line_id as line, sum(l.quantity - l.left_out)::integer as pieces
    from orders o join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
    where o.tenant_id = ${tenantId} and o.parent_order_id = ${orderId} and o.status is distinct from 'cancelled'
      and l.replaces_line_id is not null
    group by 1`);
  return new Map(rows.map(({ line, pieces }) => [line, pieces]));
}

/** The order whose items another prints again; null for one that is no replacement. */
export async function parentOf(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<string | null> {
  const [row] = await tx
    .select({ parent: orders.parentOrderId })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
  return row?.parent ?? null;
}

/** Whether a replacement of an order has still to be sent. D32-6. */
export async function hasOpenReplacement(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<boolean> {
  const { rows } = await tx.execute<{ open: boolean }>(sql`
    select exists (select from orders o where o.tenant_id = ${tenantId} and o.parent_order_id = ${orderId}
      and o.status not in ('shipped', 'cancelled')) as open`);
  return rows[0]?.open === true;
}

/** An order that waits for a reprint already goes back to where it was, now that a replacement prints it. D32-6. */
export async function keepPlace(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<void> {
  await tx.execute(sql`
    update orders o set returns_to = h.from_status
    from (select from_status from order_history where tenant_id = ${tenantId} and order_id = ${orderId} and moved
      and to_status = 'awaiting_reprint' order by at desc, id desc limit 1) h
    where o.tenant_id = ${tenantId} and o.id = ${orderId} and o.status = 'awaiting_reprint' and h.from_status is not null`);
}

const LINE: readonly OrderStatus[] = TRANSITIONS.line.map(({ status }) => status);

/** The furthest status that a printer told of while an order waited for its replacement; null for none. D32-6. */
export async function toldMeanwhile(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
): Promise<OrderStatus | null> {
  const { rows } = await tx.execute<{ status: string }>(sql`
    select distinct h.to_status as status from order_history h
    where h.tenant_id = ${tenantId} and h.order_id = ${orderId} and not h.moved and h.actor = 'fulfiller'
      and h.from_status = 'awaiting_reprint' and h.at >= (select max(w.at) from order_history w
        where w.tenant_id = h.tenant_id and w.order_id = h.order_id and w.moved and w.to_status = 'awaiting_reprint')`);
  const told = rows.map(({ status }) => status).filter((status) => isOrderStatus(status));
  return told.toSorted((a, b) => LINE.indexOf(b) - LINE.indexOf(a)).find((one) => LINE.includes(one)) ?? null;
}

/** The parcel that a printer told of last, while its order waited for a replacement, is the order's. D32-6. */
export async function takeParcel(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<void> {
  await tx.execute(sql`
    update orders o set tracking = m.parcel
    from (select payload -> 'tracking' as parcel from fulfiller_messages where tenant_id = ${tenantId}
      and order_id = ${orderId} and payload -> 'tracking' is not null order by received_at desc, message_id desc limit 1) m
    where o.tenant_id = ${tenantId} and o.id = ${orderId}`);
}

/** A replacement as its parent's pages show it. */
export interface ReplacementRow extends Record<string, unknown> {
  id: string;
  orderRef: string;
  status: string | null;
  paymentStatus: string;
  held: boolean;
  createdAt: string;
  lines: { name: string; quantity: number }[];
  /** What printers told of its parcels, the oldest first. */
  parcels: OrderTracking[];
}

/** The order that a replacement belongs to; undefined for any other order. S2.2-117. */
export async function readParent(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
): Promise<{ id: string; orderRef: string } | undefined> {
  const { rows } = await tx.execute<{ id: string; orderRef: string }>(sql`
    select p.id, p.order_ref as "orderRef" from orders o
      join orders p on p.tenant_id = o.tenant_id and p.id = o.parent_order_id
    where o.tenant_id = ${tenantId} and o.id = ${orderId}`);
  return rows[0];
}

/** The replacements of an order with their items and parcels, the oldest first. S2.2-117, S2.7-21. */
export async function readReplacements(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
): Promise<ReplacementRow[]> {
  const { rows } = await tx.execute<ReplacementRow>(sql`
    select o.id, o.order_ref as "orderRef", o.status, o.payment_status as "paymentStatus",
      o.hold_reason is not null as held, to_json(o.created_at) #>> '{}' as "createdAt",
      (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity) order by l.position), '[]')
        from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(m.payload -> 'tracking' order by m.received_at, m.message_id), '[]')
        from fulfiller_messages m where m.tenant_id = o.tenant_id and m.order_id = o.id
          and m.payload -> 'tracking' is not null)
        || case when o.tracking is null then '[]' else jsonb_build_array(o.tracking) end as parcels
    from orders o where o.tenant_id = ${tenantId} and o.parent_order_id = ${orderId}
    order by o.created_at, o.id`);
  return rows;
}
