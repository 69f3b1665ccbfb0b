import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';
import type { OrderRow } from '@/lib/modules/orders/contract/order-row';
import { staffMoves } from '@/lib/modules/orders/rules/staff-moves';
import { actsAt } from '@/lib/modules/orders/rules/who-acts';
import type { OrderListRow } from '@/lib/modules/orders/data/list-orders';

/** An order in short. */
export function presentOrderSummary(row: OrderListRow): OrderSummary {
  return {
    id: row.id,
    tenant_id: row.tenantId,
    tenant_name: row.tenantName,
    event_slug: row.eventSlug,
    event_name: row.eventName,
    order_ref: row.orderRef,
    kind: row.kind,
    status: row.status,
    payment_status: row.paymentStatus,
    held: row.held,
    customer_name: row.customerName,
    customer_country: row.customerCountry,
    item_count: row.itemCount,
    total_store_price: toWire(row.totalMinor),
    currency: row.currency,
    created_at: new Date(row.createdAt).toISOString(),
  };
}

/** Who acts next on an order at this time, and since when. S2.2-159. */
export function presentActs(
  { acts, status, actsSince }: Pick<OrderListRow, 'acts' | 'status' | 'actsSince'>,
  at: Date,
): Pick<OrderRow, 'acts' | 'acts_since'> {
  const since = new Date(actsSince);
  return {
    acts: actsAt({ acts, status, since }, at),
    acts_since: acts === null ? null : since.toISOString(),
  };
}

/** One row of the order list, with what its columns can show. S2.2-120. */
export function presentOrderRow(row: OrderListRow): OrderRow {
  return {
    ...presentOrderSummary(row),
    shipping_method: row.shippingMethod,
    lang: row.lang,
    discount_code: row.discountCode,
    source: row.source,
    refunded: toWire(row.refundedMinor),
    fulfiller: row.fulfiller,
    tracking_number: row.tracking,
    to_approve: row.toApprove,
    ...presentActs(row, now()),
    moves: staffMoves(row),
    late_days: row.lateDays,
  };
}
