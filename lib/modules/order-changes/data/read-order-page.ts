import { and, asc, eq, sql } from 'drizzle-orm';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { RefundedPieces } from '@/lib/modules/orders/rules/refund-requests';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { events } from '@/lib/db/schema/events';
import { storeConfigurations } from '@/lib/db/schema/storefront';
import { fulfillerMessages } from '@/lib/db/schema/fulfilment';
import { orderEdits } from '@/lib/db/schema/order-edits';
import { orderRefunds } from '@/lib/db/schema/order-money-back';
import { orderLines, orders, orderThanks, type OrderTracking } from '@/lib/db/schema/orders';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';
import { readParcels } from '@/lib/modules/orders/service/statements/parcels';
import { readParent, readReplacements } from '@/lib/modules/orders/service/statements/replacements';
import { mayThank } from '@/lib/modules/claims/service/statements/may-thank';

/** One step of an order's history, as JSON. */
interface ReachedStatus {
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  moved: boolean;
  at: string;
}

const HISTORY = sql<ReachedStatus[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'fromStatus', h.from_status, 'toStatus', h.to_status, 'moved', h.moved, 'at', h.at) order by h.at, h.id), '[]')
  from order_history h where h.tenant_id = ${orders.tenantId} and h.order_id = ${orders.id})`;

/** The printers' messages about parcels, in the order they arrived. */
const PARCELS = sql<OrderTracking[]>`(select coalesce(jsonb_agg(m.payload -> 'tracking'
    order by m.received_at, m.message_id), '[]')
  from ${fulfillerMessages} m where m.tenant_id = ${orders.tenantId} and m.order_id = ${orders.id}
    and m.payload -> 'tracking' is not null)`;

/** The refund for an edit, in minor units, and its time. */
interface EditRefund {
  refundMinor: number;
  done: boolean;
  at: string;
}

const EDIT_REFUNDS = sql<EditRefund[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'refundMinor', x.refund_minor, 'done', x.refunded_at is not null, 'at', x.created_at) order by x.created_at, x.id), '[]')
  from ${orderEdits} x where x.tenant_id = ${orders.tenantId} and x.order_id = ${orders.id} and x.refund_minor > 0)`;

const isFlagged = (state: 'waiting' | 'refused') => sql`exists (select from claim_flags f
  where f.tenant_id = ${orders.tenantId} and f.order_id = ${orders.id} and f.state = ${sql.raw(`'${state}'`)})`;

/** Whether it is a flagged claim that waits for the client's decision (D24-2). */
const WAITS = sql<boolean>`(${orders.status} in ('new', 'over_budget_limit', 'over_budget') and ${isFlagged('waiting')})`;

/** Whether the client refused the flagged claim. */
const REFUSED = sql<boolean>`(${orders.status} = 'cancelled' and ${isFlagged('refused')})`;

/** Whether it was cancelled because its money was given back at the provider. */
const STOPPED = sql<boolean>`(${orders.status} = 'cancelled' and exists (select from order_history h
  where h.tenant_id = ${orders.tenantId} and h.order_id = ${orders.id} and h.to_status = 'cancelled' and h.moved
    and h.reason = 'refunded_at_provider'))`;

/** What was given back beside the differences of edits, in minor units. */
const REFUNDED = sql<number>`(select coalesce(sum(r.amount_minor), 0)::integer from ${orderRefunds} r
  where r.tenant_id = ${orders.tenantId} and r.order_id = ${orders.id} and r.edit_id is null and r.state <> 'failed')`;

/** The pieces of refunds that were asked for and have not failed. */
const REFUNDED_PIECES = sql<
  { lines: RefundedPieces[] }[]
>`(select coalesce(jsonb_agg(jsonb_build_object('lines', q.lines)), '[]')
  from refund_requests q left join ${orderRefunds} r on r.tenant_id = q.tenant_id and r.refund_id = q.refund_id
  where q.tenant_id = ${orders.tenantId} and q.order_id = ${orders.id} and q.state <> 'refused'
    and r.state is distinct from 'failed')`;

/** An order with all data of its page; undefined when this tenant has none of that id. Two round trips. */
export async function readOrderPage(tx: Transaction, tenantId: string, orderId: string) {
  const [found] = await tx
    .select({
      order: orders,
      event: events,
      companyDetails: tenants.companyDetails,
      content: storeConfigurations.content,
      history: HISTORY,
      parcels: PARCELS,
      editRefunds: EDIT_REFUNDS,
      waits: WAITS,
      refused: REFUSED,
      stopped: STOPPED,
      refundedMinor: REFUNDED,
      refundedPieces: REFUNDED_PIECES,
      thanks: { message: orderThanks.message, writtenAt: orderThanks.writtenAt },
      mayThank: mayThank('orders'),
    })
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenantId))
    .innerJoin(events, and(eq(events.tenantId, orders.tenantId), eq(events.id, orders.eventId)))
    .leftJoin(
      storeConfigurations,
      and(eq(storeConfigurations.tenantId, orders.tenantId), eq(storeConfigurations.eventId, orders.eventId)),
    )
    .leftJoin(orderThanks, and(eq(orderThanks.tenantId, orders.tenantId), eq(orderThanks.orderId, orders.id)))
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
  if (!found) return undefined;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const key = { tenantId, orderId };
  const parent = found.order.parentOrderId === null ? undefined : await readParent(tx, key);
  const packed = await readParcels(tx, key);
  return { ...found, lines, parent, packed, replacements: await readReplacements(tx, key) };
}

export type OrderPageRow = NonNullable<Awaited<ReturnType<typeof readOrderPage>>>;
export type OrderPageLineRow = OrderPageRow['lines'][number];

/** The side of a line to show: the front if it is printed, else the back (S2.7). */
export function shownSide(line: Pick<OrderPageLineRow, 'sceneFront' | 'sceneBack'>): Side {
  return line.sceneFront || !line.sceneBack ? 'front' : 'back';
}
