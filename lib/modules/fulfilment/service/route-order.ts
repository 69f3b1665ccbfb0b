import { now } from '@/lib/kernel/clock';
import type { orders } from '@/lib/db/schema/orders';
import { keepIf } from '@/lib/db/keep-if';
import type { Transaction } from '@/lib/db/transaction';
import { giveBackHeld } from '@/lib/modules/fulfilment/data/let-go';
import { readRoutingFacts, readRoutingSettings } from '@/lib/modules/fulfilment/data/routing-facts';
import { takeFromPrinter } from '@/lib/modules/fulfilment/data/take-from-printer';
import { piecesBySku } from '@/lib/modules/fulfilment/rules/routing/refusals';
import { decideRoute } from '@/lib/modules/fulfilment/rules/routing/split';
import type { AskedOrder, Route, RoutedPart } from '@/lib/modules/fulfilment/rules/routing/types';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { askedOrder } from './asked-order';
import type { ToRoute } from './parts/to-route';

type Order = typeof orders.$inferSelect;

/** How often an order looks again after another one was quicker; the last look chooses none. */
const LOOKS = 5;

/** What was taken of a chosen printer. */
export interface Taken extends RoutedPart {
  fulfillerId: string;
  day: string;
  pieces: { sku: string; pieces: number }[];
}

interface Routed {
  route: Route;
  /** One for each printer; none where no printer was found. */
  taken: Taken[];
}

const keyOf = (order: Order) => ({ tenantId: order.tenantId, orderId: order.id });

async function decide(tx: Transaction, order: Order, asked: AskedOrder, { spent }: ToRoute) {
  const at = now();
  const facts = await readRoutingFacts(tx, keyOf(order), [...piecesBySku(asked).keys()], at);
  const route = decideRoute(asked, facts, await readRoutingSettings(tx), spent);
  const dayOf = (id: string | null) => facts.find((one) => one.id === id)?.today ?? '';
  return { route, dayOf };
}

/** Where what is open of a locked order could go now; nothing is taken. D32-20, D32-57. */
export async function lookForPrinter(tx: Transaction, order: Order, open: ToRoute): Promise<Route> {
  return (await decide(tx, order, askedOrder(order, open.left, await readBlanks()), open)).route;
}

/** Gives back what earlier decisions of a locked order hold at printers that don't make it. D32-25. */
export async function giveBackUnused(tx: Transaction, order: Order): Promise<void> {
  await giveBackHeld(tx, keyOf(order), 'rejected');
}

/**
 * All that the parts need of their printers, or nothing and null where another order was quicker. Then its locks are let go, too: the next
 * look may be at a printer that another order has by now, which waits for one of these. D32-25, D32-82.
 */
async function takeAll(
  tx: Transaction,
  { parts }: Route,
  dayOf: (id: string | null) => string,
): Promise<Taken[] | null> {
  const wanted = parts.flatMap((part) => {
    const { chosen } = part.trace;
    return chosen === null ? [] : [{ ...part, fulfillerId: chosen, day: dayOf(chosen) }];
  });
  const taken: Taken[] = [];
  const all = await keepIf(tx, async () => {
    // Always in the same order, so that no two orders wait for each other.
    for (const part of wanted.toSorted((a, b) => (a.fulfillerId < b.fulfillerId ? -1 : 1))) {
      const { fulfillerId, day, trace, lines } = part;
      const sums = piecesBySku({ ...trace.asked, lines: [...lines] });
      const asked = [...sums].map(([sku, pieces]) => ({ sku, pieces }));
      const pieces = await takeFromPrinter(tx, { fulfillerId, day, items: trace.asked.items, pieces: asked });
      if (pieces === false) return false;
      taken.push({ ...part, pieces });
    }
    return true;
  });
  if (!all) return null;
  return parts.flatMap(({ trace }) => taken.filter(({ fulfillerId }) => fulfillerId === trace.chosen));
}

/**
 * Chooses the printers of what is open of a locked order and takes its pieces from their stock and day, so that two orders never share
 * the last one: where another was quicker, it looks again. D32-20, D32-25, D32-57.
 */
export async function routeOrder(tx: Transaction, order: Order, open: ToRoute): Promise<Routed> {
  await giveBackUnused(tx, order);
  const asked = askedOrder(order, open.left, await readBlanks());
  let route: Route;
  for (let look = 1; ; look += 1) {
    const decided = await decide(tx, order, asked, open);
    route = decided.route;
    if (route.parts.length === 0 || look === LOOKS) break;
    const taken = await takeAll(tx, route, decided.dayOf);
    if (taken) return { route, taken };
  }
  return { route: { whole: { ...route.whole, chosen: null, reasons: [] }, parts: [] }, taken: [] };
}
