import { toWire } from '@/lib/kernel/money';
import type { BulkOrder, BulkOrderPart } from '@/lib/modules/bulk-orders/contract/bulk-order';
import type { BulkOrderRow, BulkPartRow } from '@/lib/modules/bulk-orders/data/read-bulk-orders';
import { bulkState, mayCancelBulk, type StatusCounts } from '@/lib/modules/bulk-orders/rules/bulk-state';

const wire = (minor: string): string => toWire(Number(minor));

const allOf = (counts: StatusCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** `refused`: money that came too late, or was not what was asked for; it goes back. */
function presentCard(card: BulkOrderRow['card']): BulkOrder['card'] {
  if (!card) return null;
  const { state, began, expiresAt, refunded, disputed } = card;
  return {
    state: state === 'paid' && !began ? 'refused' : state,
    pay_until: expiresAt,
    refunded: toWire(refunded),
    disputed,
  };
}

/** A Bulk order as the client sees it. `names`: user id → the name that the viewer may see. */
export function presentBulkOrder(row: BulkOrderRow, names: ReadonlyMap<string, string>): BulkOrder {
  const state = bulkState(row.counts);
  return {
    id: row.id,
    ref: row.ref,
    state,
    payment: row.payment,
    currency: row.currency,
    shipping_method: row.method,
    addresses: allOf(row.counts),
    shipped: row.counts.shipped ?? 0,
    items: row.items,
    production: wire(row.production),
    shipping: wire(row.fulfilment),
    tax: wire(row.tax),
    total: wire(row.total),
    is_sample: row.isSample,
    card: presentCard(row.card),
    cancelled: wire(row.cancelled),
    due: toWire(Number(row.total) - Number(row.cancelled)),
    placed_at: row.placedAt,
    placed_by: (row.placedByUserId && names.get(row.placedByUserId)) ?? null,
    can_cancel: mayCancelBulk(row.counts),
    can_release: state === 'over_budget',
  };
}

function presentTracking(tracking: BulkPartRow['tracking']): BulkOrderPart['tracking'] {
  if (!tracking) return null;
  const { carrier, number, url } = tracking;
  return { carrier, number, url: /^https?:\/\//.test(url) ? url : null };
}

/** One address of it. */
export function presentPart(row: BulkPartRow): BulkOrderPart {
  const { country_iso2: _iso2, state_abbreviation: _state, ...customer } = row.customer;
  return {
    ...customer,
    order_id: row.id,
    order_ref: row.ref,
    status: row.status,
    payment_status: row.paymentStatus,
    held: row.held,
    items: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cost: toWire(row.cost),
    tracking: presentTracking(row.tracking),
    lines: row.lines.map(({ productId, variantId, personalisation, ...line }) => ({
      ...line,
      product_id: productId,
      variant_id: variantId,
      ...(Object.keys(personalisation).length > 0 ? { personalisation } : {}),
    })),
  };
}
