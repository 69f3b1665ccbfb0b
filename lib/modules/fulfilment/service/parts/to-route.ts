import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { readParts, type OrderPart } from '@/lib/modules/fulfilment/data/order-parts';
import { spentOn } from '@/lib/modules/fulfilment/data/routing-decisions';
import { isOpen } from '@/lib/modules/fulfilment/rules/parts/part-place';
import { NOTHING_SPENT, type Spent } from '@/lib/modules/fulfilment/rules/routing/decide';
import { readLeftOut, type LeftOut } from '@/lib/modules/orders/service/statements/left-out';

type Order = typeof orders.$inferSelect;

/** What of an order has yet to be given to a printer. */
export interface ToRoute {
  /** Its lines, with what is left out of each. */
  left: readonly LeftOut[];
  /** The parts that printers have already, and what they cost. */
  standing: readonly OrderPart[];
  spent: Spent;
}

/** The lines of a part, or of all parts that are meant, with what the others cost. D32-57. */
export async function routeOf(
  tx: Transaction,
  order: Order,
  isMeant: (part: OrderPart) => boolean,
): Promise<ToRoute> {
  const left = await readLeftOut(tx, order);
  const parts = await readParts(tx, { tenantId: order.tenantId, orderId: order.id });
  if (parts.length === 0) return { left, standing: [], spent: NOTHING_SPENT };
  const standing = parts.filter((part) => !isMeant(part));
  const given = standing.flatMap(({ lineIds }) => lineIds);
  const ids = standing.map(({ id }) => id);
  return {
    left: left.filter(({ line }) => !given.includes(line.id)),
    standing,
    spent: await spentOn(tx, order.tenantId, ids),
  };
}

/** What of a locked order has yet to be given to a printer: all of it, but for the parts that have theirs. D32-58. */
export const readToRoute = (tx: Transaction, order: Order): Promise<ToRoute> => routeOf(tx, order, isOpen);

/** Whether nothing of it is left to be printed. D3-50. */
export const isNothing = ({ left }: ToRoute): boolean =>
  left.every(({ line, pieces }) => pieces === line.quantity);
