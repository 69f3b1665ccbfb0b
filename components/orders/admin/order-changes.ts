import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';

/** What a refresh of the list has brought. */
export interface OrderChanges {
  /** Orders that were not on this page before. */
  added: OrderSummary[];
  /** Orders whose status or payment has changed. */
  moved: OrderSummary[];
}

/** Compares two readings of the same page. An order that slid in from the next page counts as neither. */
export function orderChanges(before: readonly OrderSummary[], after: readonly OrderSummary[]): OrderChanges {
  const known = new Map(before.map((order) => [order.id, order]));
  const newest = before.reduce(
    (latest, order) => (order.created_at > latest ? order.created_at : latest),
    '',
  );
  return {
    added: after.filter(({ id, created_at }) => !known.has(id) && created_at >= newest),
    moved: after.filter((order) => {
      const old = known.get(order.id);
      return old && (old.status !== order.status || old.payment_status !== order.payment_status);
    }),
  };
}
