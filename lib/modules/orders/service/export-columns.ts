import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import type { MessageKey } from '@/lib/intl/message-files';
import type { ListCells, ListColumn } from '@/lib/modules/lists/service/list-definition';
import type { ExportedOrder } from '@/lib/modules/orders/data/export-orders';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { ORDER_WAITS_FOR } from '@/lib/modules/orders/rules/who-acts';
import { presentActs } from './present-order-summary';

type HeaderKey = Extract<MessageKey, `orderColumns.${string}`>;
const column = (id: string, type: ListColumn['type'], header: HeaderKey, more: Partial<ListColumn> = {}) => ({
  id,
  type,
  header,
  ...more,
});

/** The label of a status; the code is in a column beside it. */
function statusLabel(code: string): MessageKey {
  const known = ORDER_STATUSES.find((status) => status === code);
  return known ? `orders.status.${known}` : 'orderColumns.unknown';
}

function paymentLabel(code: string): MessageKey {
  const known = PAYMENT_STATUSES.find((status) => status === code);
  return known ? `orders.payment_status.${known}` : 'orderColumns.unknown';
}

function actsLabel(code: string): MessageKey {
  const known = ORDER_WAITS_FOR.find((who) => who === code);
  return known ? `ordersPage.acts.who.${known}` : 'orderColumns.unknown';
}

/** The columns of exported orders, in the order of the file. D48-3. */
export const ORDER_COLUMNS: readonly ListColumn[] = [
  column('tenant_name', 'text', 'orderColumns.tenant_name', { staffOnly: true }),
  column('tenant_id', 'text', 'orderColumns.tenant_id', { staffOnly: true }),
  column('order_ref', 'text', 'orderColumns.order_ref'),
  column('id', 'text', 'orderColumns.id'),
  column('created_at', 'date', 'orderColumns.created_at'),
  column('paid_at', 'date', 'orderColumns.paid_at'),
  column('event_name', 'text', 'orderColumns.event_name'),
  column('event_slug', 'text', 'orderColumns.event_slug'),
  column('kind', 'text', 'orderColumns.kind'),
  column('replaces', 'text', 'orderColumns.replaces'),
  column('status', 'text', 'orderColumns.status', { label: statusLabel }),
  column('status_id', 'text', 'orderColumns.status_id'),
  column('payment_status', 'text', 'orderColumns.payment_status', { label: paymentLabel }),
  column('payment_status_id', 'text', 'orderColumns.payment_status_id'),
  column('customer_name', 'text', 'orderColumns.customer_name'),
  column('customer_email', 'text', 'orderColumns.customer_email'),
  column('customer_phone', 'phone', 'orderColumns.customer_phone'),
  column('customer_country', 'text', 'orderColumns.customer_country'),
  column('lang', 'text', 'orderColumns.lang'),
  column('item_count', 'number', 'orderColumns.item_count'),
  column('items_total', 'amount', 'orderColumns.items_total'),
  column('total_shipping_price', 'amount', 'orderColumns.total_shipping_price'),
  column('discount_amount', 'amount', 'orderColumns.discount_amount'),
  column('discount_code', 'text', 'orderColumns.discount_code'),
  column('total_store_price_excluding_vat', 'amount', 'orderColumns.total_store_price_excluding_vat'),
  column('total_store_vat', 'amount', 'orderColumns.total_store_vat'),
  column('total_store_price', 'amount', 'orderColumns.total_store_price'),
  column('currency', 'text', 'orderColumns.currency'),
  column('shipping_method', 'text', 'orderColumns.shipping_method'),
  column('delivery_from', 'date', 'orderColumns.delivery_from'),
  column('delivery_to', 'date', 'orderColumns.delivery_to'),
  column('fulfiller', 'text', 'orderColumns.fulfiller'),
  column('tracking_number', 'text', 'orderColumns.tracking_number'),
  column('parcels', 'text', 'orderColumns.parcels'),
  column('source', 'text', 'orderColumns.source'),
  column('refunded', 'amount', 'orderColumns.refunded'),
  column('to_approve', 'text', 'orderColumns.approval', {
    label: () => 'ordersPage.filters.problems.approval',
  }),
  column('acts', 'text', 'orderColumns.acts', { label: actsLabel }),
  column('acts_since', 'date', 'orderColumns.acts_since'),
];

const instant = (date: Date | null): string | null => date && new Date(date).toISOString();

/** An order's cells, by the columns' ids. */
export function orderCells(row: ExportedOrder): ListCells {
  return {
    tenant_name: row.tenantName,
    tenant_id: row.tenantId,
    order_ref: row.orderRef,
    id: row.id,
    created_at: instant(row.createdAt),
    paid_at: instant(row.paidAt),
    event_name: row.eventName,
    event_slug: row.eventSlug,
    kind: row.kind,
    replaces: row.replaces,
    status: row.status,
    status_id: row.status,
    payment_status: row.paymentStatus,
    payment_status_id: row.paymentStatus,
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    customer_phone: row.customerPhone,
    customer_country: row.customerCountry,
    lang: row.lang,
    item_count: String(row.itemCount),
    items_total: toWire(row.itemsMinor),
    total_shipping_price: toWire(row.shippingMinor),
    discount_amount: toWire(row.discountMinor),
    discount_code: row.discountCode,
    total_store_price_excluding_vat: toWire(row.netMinor),
    total_store_vat: toWire(row.vatMinor),
    total_store_price: toWire(row.totalMinor),
    currency: row.currency,
    shipping_method: row.shippingMethod,
    delivery_from: row.deliveryFrom,
    delivery_to: row.deliveryTo,
    fulfiller: row.fulfiller,
    tracking_number: row.tracking,
    parcels: row.parcels,
    source: row.source,
    refunded: toWire(row.refundedMinor),
    to_approve: row.toApprove ? 'approval' : null,
    ...presentActs(row, now()),
  };
}
