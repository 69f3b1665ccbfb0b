import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { parseDayText } from '@/lib/kernel/calendar';
import { costColumns } from '@/lib/modules/orders/rules/cost-columns';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { releaseAt } from '@/lib/modules/orders/rules/edit-window';
import type { ShippingMethod, Voucher } from '@/lib/modules/pricing/rules/types';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { SeededEvent } from '../events';
import { FULFILLER_OF } from '../fulfillers';
import { seedId, seedOrderRef } from '../ids';
import { minutesAfter } from '../moments';
import type { Catalogue } from '../products/rows';
import type { SeededRandom } from '../random';
import { basketOf } from './baskets';
import { seededCosts } from './seeded-costs';
import { lineRows } from './line-rows';
import { historyTo, type HistoryStep } from './histories';
import { customerOf } from './people';
import { priceOrder, type OrderPrice } from './price-order';
import { customerRow, type OrderRow, type OrderRows } from './rows';

/** A voucher of the event with its row. */
export interface SeededVoucher {
  id: string;
  voucher: Voucher;
}

interface Draft {
  event: SeededEvent;
  createdAt: Date;
  status: OrderStatus;
  number: number;
  voucher: SeededVoucher | null;
  /** Of how many pieces of one product it is made; by chance where not said. */
  pieces?: number;
}

interface World {
  at: Date;
  random: SeededRandom;
  catalogue: Catalogue;
}

const SUBMITTED: readonly OrderStatus[] = ['submitted_to_fulfiller', 'fulfiller_submission_error'];

function isoDay(text: string): string {
  return parseDayText(text).toISOString().slice(0, 10);
}

function paymentStatus({ event, status }: Draft, price: OrderPrice): OrderRow['paymentStatus'] {
  if (event.type === 'Promo' || price.totalMinor === 0) return 'not_needed';
  return status === 'cancelled' ? 'refunded' : 'paid';
}

function tracking(random: SeededRandom, status: OrderStatus): OrderRow['tracking'] {
  if (status !== 'shipped') return null;
  const number = `PW${random.between(100_000_000, 999_999_999)}`;
  return { carrier: 'Parcelwing', number, url: `https://parcelwing.example/track/${number}` };
}

function methodOf(random: SeededRandom, event: SeededEvent): ShippingMethod {
  if (event.type === 'Promo') return 'standard';
  return random.weighted<ShippingMethod>([
    [14, 'standard'],
    [4, 'standard_tracked'],
    [2, 'express'],
  ]);
}

function historyRows(tenantId: string, orderId: string, steps: readonly HistoryStep[], random: SeededRandom) {
  const staff: Partial<Record<string, string>> = {
    staff: 'usr_care',
    client: `usr_${tenantId.slice(4)}_admin`,
  };
  return steps.map((step) => ({
    tenantId,
    id: seedId(random, 'history'),
    orderId,
    fromStatus: step.from,
    toStatus: step.to,
    actor: step.actor,
    actorUserId: staff[step.actor] ?? null,
    moved: true,
    reason: step.reason,
    at: step.at,
  }));
}

function intentRows(order: OrderRow, accountId: string, random: SeededRandom): OrderRows['intents'] {
  if (order.paymentStatus === 'not_needed') return [];
  return [
    {
      tenantId: order.tenantId,
      // The payment stand-in reads the paid amount from this id.
      intentId: `pi_demo_${order.totalMinor}_${seedId(random, 'request').slice(4)}`,
      orderId: order.id,
      accountId,
      region: order.region,
      amountMinor: order.totalMinor,
      currency: order.currency,
      state: 'succeeded',
      expiresAt: minutesAfter(order.createdAt ?? new Date(0), 30),
      createdAt: order.createdAt,
    },
  ];
}

/** The refund of a cancelled order, made when it was cancelled. */
function refundRows(order: OrderRow): OrderRows['refunds'] {
  if (order.paymentStatus !== 'refunded') return [];
  const { tenantId, id: orderId, totalMinor: amountMinor } = order;
  const madeAt = order.updatedAt ?? new Date(0);
  return [
    {
      tenantId,
      refundId: `re_demo_${orderId.slice(4)}`,
      orderId,
      amountMinor,
      madeBy: 'us',
      state: 'succeeded',
      madeAt,
    },
  ];
}

function submissionRows(
  order: OrderRow,
  steps: readonly HistoryStep[],
  random: SeededRandom,
): OrderRows['submissions'] {
  const step = steps.find((one) => SUBMITTED.includes(one.to));
  if (!step || !order.fulfillerId) return [];
  const accepted = step.to === 'submitted_to_fulfiller';
  return [
    {
      tenantId: order.tenantId,
      id: seedId(random, 'submission'),
      orderId: order.id,
      fulfillerId: order.fulfillerId,
      externalId: accepted ? `JOB-${random.between(100_000, 999_999)}` : null,
      state: accepted ? 'accepted' : 'rejected',
      attempts: accepted ? 1 : 3,
      createdAt: step.at,
    },
  ];
}

function snapshotOf(
  event: SeededEvent,
  price: OrderPrice,
  customer: OrderRow['snapshot']['customer'],
): OrderRow['snapshot'] {
  const { shipping, discountByRate } = price.basket;
  return {
    storeName: event.name,
    slug: event.slug,
    customer,
    vatRateBp: event.vatRateBp,
    shipping: { netMinor: shipping.net, vatMinor: shipping.vat, grossMinor: shipping.gross },
    discountByRate: discountByRate.map(({ rateBp, discount, vat }) => ({
      rateBp,
      discountMinor: discount,
      vatMinor: vat,
    })),
    tax: price.tax,
  };
}

/** Where visits came from, the most frequent first; null for those who typed the address. */
const SOURCES = [
  null,
  'newsletter/email/spring launch',
  null,
  'instagram/social',
  'google/cpc/brand',
  null,
  'newsletter/email/spring launch',
  'partner blog',
] as const;

/** By its number, so that nothing else of the drawn orders depends on it. */
const sourceOf = ({ number }: Draft): string | null => SOURCES[number % SOURCES.length] ?? null;

const voucherColumns = ({ voucher }: Draft) => ({
  voucherId: voucher?.id ?? null,
  promoCodeId: null,
  discountCode: voucher?.voucher.code ?? null,
});

/** A complete order with all its related rows; amounts come from the pricing module. */
export function buildOrder({ at, random, catalogue }: World, draft: Draft, accountId: string): OrderRows {
  const { event, createdAt, status, voucher } = draft;
  const { tenantId, id: eventId, region } = event;
  const { customer, firstName, lang } = customerOf(random, region, draft.number);
  const drawn = basketOf(random, catalogue, event, firstName);
  const { pieces } = draft;
  const lines =
    pieces === undefined ? drawn : drawn.slice(0, 1).map((line) => ({ ...line, quantity: pieces }));
  const method = methodOf(random, event);
  const price = priceOrder(event, lines, method, voucher?.voucher ?? null, customer.state_abbreviation);
  const paidAt = minutesAfter(createdAt, event.type === 'Promo' ? 0 : 1);
  const { steps, returnsTo } = historyTo(status, paidAt, at, random);
  const delivery = deliveryWindow(paidAt, REGION_FACTS[region].timeZone);
  const submitted = steps.some((step) => SUBMITTED.includes(step.to));
  const order: OrderRow = {
    tenantId,
    id: seedId(random, 'order'),
    eventId,
    customerId: seedId(random, 'customer'),
    orderRef: seedOrderRef(random),
    kind: event.type === 'Promo' ? 'claim' : 'store',
    paymentStatus: paymentStatus(draft, price),
    status,
    returnsTo,
    lang,
    region,
    currency: event.currency,
    shippingMethod: method,
    itemsGrossMinor: price.basket.itemsGross,
    shippingGrossMinor: price.basket.shipping.gross,
    discountMinor: price.basket.discount,
    waivedMinor: price.basket.waived,
    netMinor: price.netMinor,
    vatMinor: price.vatMinor,
    totalMinor: price.totalMinor,
    ...costColumns(seededCosts(event, lines, price)),
    ...voucherColumns(draft),
    source: sourceOf(draft),
    snapshot: snapshotOf(event, price, customer),
    deliveryFrom: isoDay(delivery.from),
    deliveryTo: isoDay(delivery.to),
    editUntil: releaseAt(paidAt, event.editWindowMinutes),
    fulfillerId: submitted ? FULFILLER_OF[region] : null,
    tracking: tracking(random, status),
    createdAt,
    paidAt,
    updatedAt: steps.at(-1)?.at ?? paidAt,
  };
  const keys = { tenantId, id: order.customerId, eventId };
  return {
    customers: [customerRow(keys, customer, lang, minutesAfter(createdAt, -2))],
    orders: [order],
    lines: lineRows(event, order.id, lines, price, random),
    history: historyRows(tenantId, order.id, steps, random),
    intents: intentRows(order, accountId, random),
    refunds: refundRows(order),
    submissions: submissionRows(order, steps, random),
  };
}
