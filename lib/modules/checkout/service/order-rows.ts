import { newId, newOrderRef } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import type { Minor } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { colourName } from '@/lib/modules/catalogue/rules/colour-name';
import { costColumns } from '@/lib/modules/orders/rules/cost-columns';
import { amountsOf } from '@/lib/modules/orders/rules/figures';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import { reservationMs } from '@/lib/modules/checkout/rules/reserve-limits';
import { pricedVoucher, type StoredVoucher } from '@/lib/modules/checkout/rules/voucher';
import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { releaseAt } from '@/lib/modules/orders/rules/edit-window';
import { nextLook } from '@/lib/modules/payments/rules/look-times';
import { displayUnitPrice } from '@/lib/modules/pricing/rules/display-unit-price';
import type { ProducedLine } from '@/lib/modules/pricing/rules/production-cost';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { BasketPrice } from '@/lib/modules/pricing/rules/types';
import type {
  CheckoutCustomer,
  CheckoutEvent,
} from '@/lib/modules/checkout/service/statements/read-checkout';
import type { Placement } from '@/lib/modules/checkout/data/place-order';
import type { OrderCustomer, OrderSnapshot } from '@/lib/db/schema/orders';
import type { Merchant } from '@/lib/payments';
import { decidedCosts, made } from './decided-costs';
import type { PayVisitor } from './pay-visitor';

/** Everything that `pay` decided and that the order stores unchangeably. `tax` is null outside the US. */
export interface DecidedOrder {
  event: CheckoutEvent;
  customer: CheckoutCustomer;
  lines: readonly CheckoutLine[];
  price: BasketPrice;
  tax: { tax: Minor; calculationId: string | null } | null;
  voucher: StoredVoucher | null;
  requestHash: Buffer;
  /** Who uses the voucher; null without one. */
  voucherPerson: string | null;
  /** The account to be paid, and the visitor who pays; null when there is nothing to pay. */
  payment: { merchant: Merchant; visitor: PayVisitor } | null;
}

/** `26-11-2026` → `2026-11-26`, as Postgres keeps a day. */
const isoDay = (wireDay: string): string => wireDay.split('-').reverse().join('-');

function frozenCustomer(customer: CheckoutCustomer): OrderCustomer {
  return {
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    address_first_line: customer.addressFirstLine,
    address_second_line: customer.addressSecondLine,
    address_city: customer.addressCity,
    address_county: customer.addressCounty,
    address_postcode: customer.addressPostcode,
    address_country: customer.addressCountry,
    country_iso2: customer.countryIso2,
    address_state: customer.addressState,
    state_abbreviation: customer.stateAbbreviation,
  };
}

function snapshotOf({ event, customer, price, tax, voucher }: DecidedOrder): OrderSnapshot {
  const { net, vat, gross } = price.shipping;
  const taxed = tax && {
    subtotalMinor: price.total,
    taxMinor: tax.tax,
    grandTotalMinor: price.total + tax.tax,
  };
  return {
    storeName: event.name,
    slug: event.slug,
    customer: frozenCustomer(customer),
    vatRateBp: event.vatRateBp,
    shipping: { netMinor: net, vatMinor: vat, grossMinor: gross },
    discountByRate: price.discountByRate.map((group) => ({
      rateBp: group.rateBp,
      discountMinor: group.discount,
      vatMinor: group.vat,
    })),
    tax: taxed,
    voucher: voucher && pricedVoucher(voucher),
    seller: { details: event.companyDetails, vatRegistered: !event.notVatRegistered },
  };
}

function reservedUntil({ lines }: DecidedOrder, at: Date): Date {
  return new Date(at.getTime() + reservationMs(lines.map(({ variant }) => variant.stock)));
}

function orderRow(decided: DecidedOrder, id: string): Placement['order'] {
  const { event, customer, price, voucher, payment } = decided;
  const at = now();
  const amounts = amountsOf(price, decided.tax?.tax ?? 0);
  const window = deliveryWindow(at, REGION_FACTS[event.region].timeZone, price.shipping.method);
  const state = payment
    ? { paymentStatus: 'awaiting_payment' as const, reservedUntil: reservedUntil(decided, at) }
    : {
        paymentStatus: 'not_needed' as const,
        status: 'new',
        paidAt: at,
        editUntil: releaseAt(at, event.editWindowMinutes),
      };
  return {
    tenantId: event.tenantId,
    id,
    eventId: event.id,
    customerId: customer.id,
    orderRef: newOrderRef(),
    kind: 'store',
    lang: customer.lang,
    region: event.region,
    currency: event.currency,
    ...state,
    shippingMethod: price.shipping.method,
    itemsGrossMinor: amounts.itemsGross,
    shippingGrossMinor: amounts.shippingGross,
    discountMinor: amounts.discount,
    waivedMinor: amounts.waived,
    netMinor: amounts.net,
    vatMinor: amounts.vat,
    totalMinor: amounts.total,
    ...costColumns(decidedCosts(decided)),
    voucherId: voucher?.id ?? null,
    voucherPerson: decided.voucherPerson,
    discountCode: voucher?.code ?? null,
    source: customer.source,
    snapshot: snapshotOf(decided),
    deliveryFrom: isoDay(window.from),
    deliveryTo: isoDay(window.to),
    requestHash: decided.requestHash,
    reserved: true,
    taxCalculationId: decided.tax?.calculationId ?? null,
    createdAt: at,
    updatedAt: at,
  };
}

interface PlacedLine {
  index: number;
  line: CheckoutLine;
  /** What one of it costs to make, at the quantities of its order. */
  produced: ProducedLine | undefined;
}

function lineRow(decided: DecidedOrder, orderId: string, { index, line, produced }: PlacedLine) {
  const priced = decided.price.lines[index];
  if (!priced || !produced) throw new RangeError('a line without a price');
  const { product, variant } = line;
  const { blankPrice, printPrice, sides } = produced;
  const colour = product.colours.find(({ identifier }) => identifier === variant.colourIdentifier);
  return {
    tenantId: decided.event.tenantId,
    id: newId('orderLine'),
    orderId,
    position: index,
    productId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    name: product.name,
    blankId: product.blankId,
    family: product.family,
    colourIdentifier: variant.colourIdentifier,
    colourName: colour?.name ?? colourName(variant.colourIdentifier),
    colourHex: colour?.hex ?? '#ffffff',
    size: variant.size,
    quantity: line.quantity,
    unitNetMinor: priced.unitNet,
    unitGrossMinor: priced.unitGross,
    grossMinor: priced.gross,
    personalNetMinor: line.personalNet,
    personalGrossMinor:
      priced.unitGross -
      displayUnitPrice(storePricing(decided.event), priced.unitNet - line.personalNet, product.vatApplies),
    blankMinor: blankPrice,
    printMinor: printPrice,
    printedSides: sides,
    vatApplies: product.vatApplies,
    personalisation: line.personalisation,
    sceneFront: line.sceneFront,
    sceneBack: line.sceneBack,
  };
}

/**
 * The rows of an order as frozen at `pay` (D15-3, D16): order, lines and, when there is something to pay, the intent.
 */
export function orderRows(decided: DecidedOrder): Pick<Placement, 'order' | 'lines' | 'intent'> {
  const id = newId('order');
  const order = orderRow(decided, id);
  const { payment } = decided;
  const produced = made(decided.lines, decided.event.currency);
  return {
    order,
    lines: decided.lines.map((line, index) =>
      lineRow(decided, id, { index, line, produced: produced[index] }),
    ),
    intent: payment && {
      tenantId: order.tenantId,
      intentId: null,
      orderId: id,
      accountId: payment.merchant.account,
      region: payment.merchant.region,
      amountMinor: order.totalMinor,
      currency: order.currency,
      state: 'open',
      expiresAt: order.reservedUntil ?? now(),
      ...payment.visitor,
      lookAt: nextLook(now(), order.reservedUntil ?? now(), now()),
      failedLooks: 0,
      createdAt: now(),
    },
  };
}
