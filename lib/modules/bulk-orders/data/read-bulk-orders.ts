import { sql, type SQL } from 'drizzle-orm';
import type { PagePlace } from '@/lib/db/cursor';
import type { OrderCustomer, OrderTracking, PaymentStatus } from '@/lib/db/schema/orders';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import { isCaptured } from '@/lib/modules/ledger/service/statements/credit-left';
import type { Transaction } from '@/lib/db/transaction';
import type { Currency } from '@/lib/kernel/money';
import type { StatusCounts } from '@/lib/modules/bulk-orders/rules/bulk-state';
import type { PersonalTexts } from '@/lib/modules/orders/rules/order-line-types';
import type { ShippingMethod } from '@/lib/modules/pricing/rules/types';

/** The Bulk orders of an event. */
interface BulkFilter {
  tenantId: string;
  eventId: string;
  id: string | null;
}

/** A Bulk order's payment by card; `began`: it was in time, so that its orders began. Minor units. */
interface CardRow {
  state: 'open' | 'paid' | 'cancelled';
  expiresAt: string;
  began: boolean;
  refunded: number;
  disputed: boolean;
}

/** A Bulk order as stored; amounts in minor units. */
export interface BulkOrderRow extends Record<string, unknown> {
  id: string;
  ref: string;
  payment: 'credit' | 'card';
  currency: Currency;
  method: ShippingMethod;
  production: string;
  fulfilment: string;
  tax: string;
  total: string;
  isSample: boolean;
  /** Its payment by card; null on credit. */
  card: CardRow | null;
  /** What its cancelled orders would have cost, but for those that are paid all the same. */
  cancelled: string;
  placedAt: string;
  placedByUserId: string | null;
  items: number;
  counts: StatusCounts;
  /** When it was placed, with microseconds. */
  place: string;
}

const matching = ({ tenantId, eventId, id }: BulkFilter): SQL =>
  sql`b.tenant_id = ${tenantId} and b.event_id = ${eventId}${id === null ? sql`` : sql` and b.id = ${id}`}`;

/** One that waits for its Bulk order's payment has no status, and one that was not paid counts as cancelled. */
const COUNTED_AS = sql`coalesce(o.status,
  case when o.payment_status = 'awaiting_payment' then o.payment_status else 'cancelled' end)`;

/** Cancelled, and not paid all the same: on credit it was not taken from the account, by card it was not being made yet. */
const IS_CANCELLED = sql`${COUNTED_AS} = 'cancelled' and case b.payment
  when 'credit' then not ${isCaptured({ tenant: sql`o.tenant_id`, order: sql`o.id` })}
  else not exists (select from order_history h where h.tenant_id = o.tenant_id and h.order_id = o.id and h.moved
    and h.to_status = any(${sql.param([...MADE_STATUSES])}::text[])) end`;

const CARD = sql`(select jsonb_build_object('state', p.state,
    'expiresAt', to_char(p.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'began', exists (select from orders o where o.tenant_id = b.tenant_id and o.bulk_order_id = b.id
      and o.paid_at is not null),
    'refunded', (select coalesce(sum(r.amount_minor), 0) from bulk_refunds r
      where r.tenant_id = b.tenant_id and r.bulk_order_id = b.id
        and (r.kind = 'refund' and r.state <> 'failed' or r.state = 'lost')),
    'disputed', exists (select from bulk_refunds r where r.tenant_id = b.tenant_id and r.bulk_order_id = b.id
      and r.state in ('inquiry', 'open')))
  from bulk_payments p where p.tenant_id = b.tenant_id and p.bulk_order_id = b.id)`;

/** One page of an event's Bulk orders, the newest first. */
export async function listBulkRows(
  tx: Transaction,
  filter: BulkFilter,
  { after, limit }: { after: PagePlace | null; limit: number },
): Promise<BulkOrderRow[]> {
  const from = after ? sql`(b.placed_at, b.id) < (${after.value}::timestamptz, ${after.id})` : sql`true`;
  const { rows } = await tx.execute<BulkOrderRow>(sql`
    select b.id, b.ref, b.payment, b.currency, b.shipping_method as method, b.production_minor as production,
      b.fulfilment_minor as fulfilment, b.tax_minor as tax, b.total_minor as total,
      b.is_sample as "isSample", ${CARD} as card,
      (select coalesce(sum(o.credit_minor + o.application_fee_minor), 0) from orders o
        where o.tenant_id = b.tenant_id and o.bulk_order_id = b.id and ${IS_CANCELLED}) as cancelled,
      b.placed_by_user_id as "placedByUserId",
      to_char(b.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placedAt",
      to_char(b.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      (select coalesce(jsonb_object_agg(s.status, s.count), '{}') from (select ${COUNTED_AS} as status, count(*) as count from orders o
        where o.tenant_id = b.tenant_id and o.bulk_order_id = b.id group by 1) s) as counts,
      (select coalesce(sum(l.quantity), 0)::integer from orders o
        join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
        where o.tenant_id = b.tenant_id and o.bulk_order_id = b.id) as items
    from bulk_orders b where ${matching(filter)} and ${from}
    order by b.placed_at desc, b.id desc limit ${limit}`);
  return rows;
}

/** How many there are. */
export async function countBulkOrders(tx: Transaction, filter: BulkFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from bulk_orders b where ${matching(filter)}`,
  );
  return rows[0]?.count ?? 0;
}

/** One address of a Bulk order. */
export interface BulkPartRow extends Record<string, unknown> {
  id: string;
  ref: string;
  status: string | null;
  paymentStatus: PaymentStatus;
  held: boolean;
  customer: OrderCustomer;
  cost: number;
  tracking: OrderTracking | null;
  lines: {
    productId: string;
    variantId: string;
    name: string;
    colour: string;
    size: string;
    quantity: number;
    personalisation: PersonalTexts;
  }[];
}

/** The orders of a Bulk order with their lines, by their recipients' names. */
export async function readParts(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<BulkPartRow[]> {
  const { rows } = await tx.execute<BulkPartRow>(sql`
    select o.id, o.order_ref as ref, o.status, o.payment_status as "paymentStatus",
      o.hold_reason is not null as held, o.snapshot -> 'customer' as customer,
      o.credit_minor + o.application_fee_minor as cost,
      o.tracking, (select coalesce(jsonb_agg(jsonb_build_object('productId', l.product_id, 'variantId', l.variant_id,
          'name', l.name, 'colour', l.colour_name, 'size', l.size, 'quantity', l.quantity,
          'personalisation', l.personalisation) order by l.position, l.id), '[]')
        from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) as lines
    from orders o where o.tenant_id = ${tenantId} and o.bulk_order_id = ${id}
    order by o.snapshot -> 'customer' ->> 'name', o.id`);
  return rows;
}

/** The event of a Bulk event's slug, and whether staff have locked it; undefined for any other. */
export async function findBulkEvent(tx: Transaction, { tenantId, slug }: { tenantId: string; slug: string }) {
  const { rows } = await tx.execute<{ id: string; locked: boolean; lockReason: string | null }>(sql`
    select e.id, e.locked, e.lock_reason as "lockReason" from events e
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and e.type = 'Bulk' and e.deleted_at is null`);
  return rows[0];
}
