import { sql } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import type { OrderKind } from '@/lib/modules/orders/rules/kinds';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { WaitsFor } from '@/lib/modules/orders/rules/who-acts';
import type { Transaction } from '@/lib/db/transaction';
import {
  after,
  conditions,
  inOrder,
  MORE_OF_ORDERS,
  ORDERS_FROM,
  PLACES,
  type AfterRow,
  type OrderFilter,
  type OrderSort,
} from './list-orders';

/** An order as it is exported: the list's columns, and details without the address. */
export interface ExportedOrder extends Record<string, unknown> {
  id: string;
  tenantId: string;
  tenantName: string;
  orderRef: string;
  createdAt: Date;
  paidAt: Date | null;
  eventName: string;
  eventSlug: string;
  kind: OrderKind;
  /** The reference of the order whose items it prints again. */
  replaces: string | null;
  status: OrderStatus | null;
  paymentStatus: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerCountry: string;
  lang: string;
  itemCount: number;
  itemsMinor: number;
  shippingMinor: number;
  discountMinor: number;
  discountCode: string | null;
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
  currency: Currency;
  shippingMethod: string;
  deliveryFrom: string;
  deliveryTo: string;
  fulfiller: string | null;
  tracking: string | null;
  /** Its parcels, the oldest first: status, carrier and number. */
  parcels: string | null;
  source: string | null;
  refundedMinor: number;
  toApprove: boolean;
  acts: WaitsFor | null;
  actsSince: Date;
  /** The sort column, with microseconds. */
  place: string;
}

/** One batch of orders with what an export has of each, in the list's order. */
export async function exportOrders(
  tx: Transaction,
  filter: OrderFilter,
  page: { sort: OrderSort; after: AfterRow | null; limit: number },
): Promise<ExportedOrder[]> {
  const { rows } = await tx.execute<ExportedOrder>(sql`
    select o.id, o.tenant_id as "tenantId", t.name as "tenantName", o.order_ref as "orderRef",
      o.created_at as "createdAt", o.paid_at as "paidAt", e.name as "eventName", e.slug as "eventSlug", o.kind, o.status,
      (select p.order_ref from orders p where p.tenant_id = o.tenant_id and p.id = o.parent_order_id) as replaces,
      o.payment_status as "paymentStatus", o.snapshot -> 'customer' ->> 'name' as "customerName",
      o.snapshot -> 'customer' ->> 'email' as "customerEmail", o.snapshot -> 'customer' ->> 'phone' as "customerPhone",
      o.snapshot -> 'customer' ->> 'country_iso2' as "customerCountry",
      (select coalesce(sum(l.quantity), 0)::integer from order_lines l
        where l.tenant_id = o.tenant_id and l.order_id = o.id) as "itemCount",
      o.items_gross_minor as "itemsMinor", o.shipping_gross_minor as "shippingMinor",
      o.discount_minor as "discountMinor", o.net_minor as "netMinor",
      o.vat_minor as "vatMinor", o.total_minor as "totalMinor", o.currency, o.delivery_from::text as "deliveryFrom", o.delivery_to::text as "deliveryTo",
      (select string_agg(concat_ws(' ', p.status, p.tracking ->> 'carrier', p.tracking ->> 'number'), '; ' order by p.told_at, p.id)
        from parcels p where p.tenant_id = o.tenant_id and p.order_id = o.id) as parcels,
      ${MORE_OF_ORDERS}, ${PLACES[page.sort.column]} as place
    from ${ORDERS_FROM}
    where ${conditions(filter)} and ${after(page.sort, page.after)}
    order by ${inOrder(page.sort)}
    limit ${page.limit}`);
  return rows;
}

/** Tenant and id of the first orders that match, in the list's order. */
export async function findOrderIds(
  tx: Transaction,
  filter: OrderFilter,
  page: { sort: OrderSort; limit: number },
): Promise<{ tenantId: string; id: string }[]> {
  const { rows } = await tx.execute<{ tenantId: string; id: string }>(sql`
    select o.tenant_id as "tenantId", o.id from ${ORDERS_FROM}
    where ${conditions(filter)} order by ${inOrder(page.sort)} limit ${page.limit}`);
  return rows;
}

/** Those of the ids that are orders of the tenant or, for staff, of any. */
export async function findKnownOrders(
  tx: Transaction,
  tenantId: string | null,
  ids: readonly string[],
): Promise<{ tenantId: string; id: string }[]> {
  const theirs = tenantId === null ? sql`true` : sql`o.tenant_id = ${tenantId}`;
  const { rows } = await tx.execute<{ tenantId: string; id: string }>(sql`
    select o.tenant_id as "tenantId", o.id from orders o
    where ${theirs} and o.id = any(${sql.param([...ids])}::text[]) order by o.created_at, o.id`);
  return rows;
}

/** The references of those of the ids that are orders of the tenant or, for staff, of any; by id. */
export async function findOrderRefs(
  tx: Transaction,
  tenantId: string | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const theirs = tenantId === null ? sql`true` : sql`o.tenant_id = ${tenantId}`;
  const { rows } = await tx.execute<{ id: string; ref: string }>(sql`
    select o.id, o.order_ref as ref from orders o
    where ${theirs} and o.id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map(({ id, ref }) => [id, ref]));
}
