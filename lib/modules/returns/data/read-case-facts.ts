import { and, eq, sql } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { ShippingTable } from '@/lib/modules/pricing/rules/types';
import { shippingTableJson } from '@/lib/modules/pricing/service/statements/shipping';

/**
 * When an order's last parcel left: as the printer told of it, or as somebody set the status; null while one has not. A parcel
 * that is told of again left when it was first told of, one of several when its printer said so, and a replacement that was sent is a
 * parcel of its own. An order whose items are printed again has been sent no less. D53-3, D32-55.
 */
const SENT_AT = sql<Date | string | null>`case when ${orders.status} = 'shipped'
      or (${orders.status} = 'awaiting_reprint' and ${orders.returnsTo} = 'shipped') then coalesce(greatest(
    (select max(h.at) from order_history h where h.tenant_id = ${orders.tenantId} and h.order_id = ${orders.id}
      and h.to_status = 'shipped' and h.moved and h.from_status is distinct from 'awaiting_reprint'),
    (select max(x.shipped_at) from parcels x where x.tenant_id = ${orders.tenantId} and x.order_id = ${orders.id}),
    (select max(p.first) from (select min(m.received_at) as first from fulfiller_messages m
      where m.tenant_id = ${orders.tenantId} and m.order_id = ${orders.id} and m.payload -> 'tracking' is not null
      group by m.payload -> 'tracking' ->> 'number') p)), ${orders.updatedAt}) end`;

/** The platform's prices in its region as they were when it was placed: an order keeps what it was sold with. S2.2-306. */
const REGION_SHIPPING = sql<ShippingTable>`${shippingTableJson('retail', sql`${events.region}`, sql`${orders.createdAt}`)}`;

/** An order with what its withdrawals and complaints depend on; undefined when this tenant has none of that id. */
export async function readCaseFacts(tx: Transaction, tenantId: string, orderId: string) {
  const [found] = await tx
    .select({ order: orders, event: events, sentAt: SENT_AT, regionShipping: REGION_SHIPPING })
    .from(orders)
    .innerJoin(events, and(eq(events.tenantId, orders.tenantId), eq(events.id, orders.eventId)))
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
  return found && { ...found, sentAt: found.sentAt === null ? null : new Date(found.sentAt) };
}

export type CaseFacts = NonNullable<Awaited<ReturnType<typeof readCaseFacts>>>;
