import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { seededEvent } from '../events';
import type { Catalogue } from '../products/rows';
import { seededRandom } from '../random';
import { providerAccountRows } from '../tenants';
import { buildOrder, type SeededVoucher } from './build-order';
import { orderTimes } from './order-times';
import { ORDER_PLANS, statusAt, type OrderPlan } from './plans';
import type { OrderRows } from './rows';

const SAVE5: SeededVoucher = {
  id: 'vou_fjord_save5',
  voucher: { code: 'SAVE5', kind: 'amount', amount: 500 },
};
const TEN: SeededVoucher = {
  id: 'vou_fjord_ten',
  voucher: { code: 'TEN', kind: 'percent', basisPoints: 1000 },
};
const ONHOUSE: SeededVoucher = {
  id: 'vou_fjord_onhouse',
  voucher: { code: 'ONHOUSE', kind: 'amount', amount: 100_000 },
};
const VOUCHERS: readonly (readonly [number, SeededVoucher | null])[] = [
  [78, null],
  [12, SAVE5],
  [8, TEN],
  [2, ONHOUSE],
];

const CREWDAY: SeededVoucher = {
  id: 'vou_lumen_crewday',
  voucher: { code: 'CREWDAY', kind: 'amount', amount: 100_000 },
};

interface Waiting {
  eventId: string;
  productId: string;
  voucher: SeededVoucher;
  pieces: number;
}

/** Orders that wait, and for what: a voucher leaves all they cost to their client, which is more than there is room for. */
const WAITING: Partial<Record<OrderStatus, Waiting>> = {
  over_budget_limit: { eventId: 'evt_fjord_fern', productId: 'ff-quay-cap', voucher: ONHOUSE, pieces: 54 },
  over_budget: { eventId: 'evt_lumen_crew', productId: 'lu-crew-tee', voucher: CREWDAY, pieces: 16 },
};

const SEED = 20_261_120;

function ordersOf(plan: OrderPlan, index: number, at: Date, catalogue: Catalogue): OrderRows[] {
  const random = seededRandom(SEED + index);
  const accountId = providerAccountRows(at).find((one) => one.tenantId === plan.tenantId)?.accountId;
  if (!accountId) throw new Error(`${plan.tenantId} has no account`);
  return orderTimes(random, at, plan.count, plan.recent.length).map((createdAt, position) => {
    const event = seededEvent(random.weighted(plan.events), at);
    const voucher = event.id === 'evt_fjord_fern' ? random.weighted(VOUCHERS) : null;
    const status = statusAt(plan, position);
    const draft = { event, createdAt, status, number: (index + 1) * 1000 + position, voucher };
    const built = buildOrder({ at, random, catalogue }, draft, accountId);
    const waits = WAITING[status];
    if (!waits) return built;
    const { eventId, productId, voucher: covers, pieces } = waits;
    const eventProducts = catalogue.eventProducts.filter((offer) => offer.productId === productId);
    // Of its own random numbers, so that the other orders are what they are without it.
    const own = { at, random: seededRandom(SEED + draft.number), catalogue: { ...catalogue, eventProducts } };
    return buildOrder(own, { ...draft, voucher: covers, pieces, event: seededEvent(eventId, at) }, accountId);
  });
}

/** The 300 orders of docs/demo.md (180, 60, 40 and 20 per tenant), over the past 120 days, in all 23 statuses. */
export function allOrders(at: Date, catalogue: Catalogue): OrderRows {
  const built = ORDER_PLANS.flatMap((plan, index) => ordersOf(plan, index, at, catalogue));
  return {
    customers: built.flatMap((one) => one.customers),
    orders: built.flatMap((one) => one.orders),
    lines: built.flatMap((one) => one.lines),
    history: built.flatMap((one) => one.history),
    intents: built.flatMap((one) => one.intents),
    refunds: built.flatMap((one) => one.refunds),
    submissions: built.flatMap((one) => one.submissions),
  };
}

/** How often a value occurs. */
export function countBy(values: readonly (string | null | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
