import { now } from '@/lib/kernel/clock';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { giveBackHeld } from '@/lib/modules/fulfilment/data/let-go';
import { readRoutingFacts, readRoutingSettings } from '@/lib/modules/fulfilment/data/routing-facts';
import { takeFromPrinter } from '@/lib/modules/fulfilment/data/take-from-printer';
import { decideRouting } from '@/lib/modules/fulfilment/rules/routing/decide';
import { piecesBySku } from '@/lib/modules/fulfilment/rules/routing/refusals';
import type { AskedOrder, Trace } from '@/lib/modules/fulfilment/rules/routing/types';
import type { LeftOut } from '@/lib/modules/orders/service/statements/left-out';
import { askedOrder } from './asked-order';

type Order = typeof orders.$inferSelect;

/** How often an order looks again after another one was quicker; the last look chooses none. */
const LOOKS = 5;

interface Routed {
  trace: Trace;
  /** What was taken of the chosen printer; null where none was chosen. */
  taken: { fulfillerId: string; day: string; pieces: { sku: string; pieces: number }[] } | null;
}

const keyOf = (order: Order) => ({ tenantId: order.tenantId, orderId: order.id });

async function decide(tx: Transaction, order: Order, asked: AskedOrder) {
  const at = now();
  const facts = await readRoutingFacts(tx, keyOf(order), [...piecesBySku(asked).keys()], at);
  const trace = decideRouting(asked, facts, await readRoutingSettings(tx));
  return { trace, day: facts.find(({ id }) => id === trace.chosen)?.today ?? '' };
}

/** Where a locked order could go now; nothing is taken. D32-20. */
export async function lookForPrinter(
  tx: Transaction,
  order: Order,
  left: readonly LeftOut[],
): Promise<Trace> {
  return (await decide(tx, order, askedOrder(order, left))).trace;
}

/** Gives back what earlier decisions of a locked order hold at printers that don't make it. D32-25. */
export async function giveBackUnused(tx: Transaction, order: Order): Promise<void> {
  await giveBackHeld(tx, keyOf(order), 'rejected');
}

/**
 * Chooses the printer of a locked order and takes the order's pieces from its stock and day, so that two orders never share
 * the last one: where another was quicker, it looks again. D32-20, D32-25.
 */
export async function routeOrder(tx: Transaction, order: Order, left: readonly LeftOut[]): Promise<Routed> {
  await giveBackUnused(tx, order);
  const asked = askedOrder(order, left);
  const wanted = [...piecesBySku(asked)].map(([sku, pieces]) => ({ sku, pieces }));
  let trace: Trace;
  for (let look = 1; ; look += 1) {
    const decided = await decide(tx, order, asked);
    trace = decided.trace;
    const { chosen } = trace;
    if (chosen === null || look === LOOKS) break;
    const { day } = decided;
    const taking = { fulfillerId: chosen, day, items: trace.asked.items, pieces: wanted };
    const pieces = await takeFromPrinter(tx, taking);
    if (pieces !== false) return { trace, taken: { fulfillerId: chosen, day, pieces } };
  }
  return { trace: { ...trace, chosen: null, reasons: [] }, taken: null };
}
