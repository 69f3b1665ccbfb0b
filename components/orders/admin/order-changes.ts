import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';

/** The difference between two loads of the list. */
export interface OrderChanges {
  /** Orders that were not on this page before. */
  added: OrderSummary[];
  /** Orders whose status or payment has changed. */
  moved: OrderSummary[];
}

/** Compares two loads of the same page. An order that moved up from the next page counts as neither. */
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
      return (
        old &&
        (old.status !== order.status ||
          old.payment_status !== order.payment_status ||
          old.held !== order.held)
      );
    }),
  };
}
