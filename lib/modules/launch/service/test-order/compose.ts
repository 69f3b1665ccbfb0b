import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import type { Transaction } from '@/lib/db/transaction';
import { checkAddress, type CheckedAddress } from '@/lib/modules/checkout/rules/check-address';
import { quote } from '@/lib/modules/checkout/rules/quote';
import { personalNetOf, resolveLines } from '@/lib/modules/checkout/rules/resolve-lines';
import { customerFields } from '@/lib/modules/checkout/service/customer-fields';
import { orderRows } from '@/lib/modules/checkout/service/order-rows';
import { checkTexts } from '@/lib/modules/checkout/service/check-texts';
import { readCheckout, type CheckoutEvent } from '@/lib/modules/checkout/service/statements/read-checkout';
import type { LaunchLine } from '@/lib/modules/events/contract/launch-line';
import type { LaunchLineId } from '@/lib/modules/events/rules/launch-lines';
import { producedLine } from '@/lib/modules/checkout/rules/produced-line';
import type { CheckoutLine, SellableProduct } from '@/lib/modules/orders/rules/order-line-types';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import { firstProduct } from '@/lib/modules/launch/data/test-order';
import { sampleAddress } from '@/lib/modules/launch/rules/sample-address';
import { sampleValues } from '@/lib/modules/launch/rules/sample-values';
import { findSender } from '@/lib/mail/mail-log';

/** What a test order is marked with wherever an order has its reference. */
const TEST_REF = 'TEST-ORDER';

/** Who asks for it. */
export interface Asker {
  name: string;
  email: string;
  lang: Locale;
}

type Rows = ReturnType<typeof orderRows>;

/** A test order as its rows would be frozen; nothing of it is written. */
export interface ComposedOrder {
  order: Rows['order'];
  lines: Rows['lines'];
  line: CheckoutLine;
  sender: NonNullable<Awaited<ReturnType<typeof findSender>>>;
}

/** The order, or the launch check's line by which there is none. */
export type Composed = { made: ComposedOrder } | { problem: LaunchLine };

function lineOf(id: LaunchLineId, product: SellableProduct | null = null): LaunchLine {
  return {
    id,
    severity: 'blocking',
    passed: false,
    count: product ? 1 : 0,
    product: product && { id: product.id, name: product.name },
    text: null,
    market_rule: null,
    unserved: null,
  };
}

/** A gift costs nothing, shipping included; all else is priced as `pay` does it. */
function rowsOf(event: CheckoutEvent, line: CheckoutLine, address: CheckedAddress, lang: Locale): Rows {
  const isGift = event.type === 'Promo';
  const pricing = storePricing(event);
  const price = quote(isGift ? { ...pricing, freeRetailShipping: true } : pricing, [line], 'standard', null);
  const keys = { tenantId: event.tenantId, id: TEST_REF, eventId: event.id, openOrderId: null };
  const rows = orderRows({
    event,
    customer: { ...keys, ...customerFields(address, lang) },
    lines: [line],
    price,
    tax: null,
    voucher: null,
    voucherPerson: null,
    requestHash: Buffer.alloc(0),
    payment: null,
  });
  const kind = isGift ? ('claim' as const) : rows.order.kind;
  return { ...rows, order: { ...rows.order, orderRef: TEST_REF, kind } };
}

/** The variant in stock that a shopper is offered first, else the first. */
const variantOf = ({ variants }: SellableProduct) => variants.find(({ stock }) => stock > 0) ?? variants[0];

/** One of the product with a shopper's sample values, by the checks of `pay`; null where it would be refused. */
async function sampleLine(
  product: SellableProduct,
  variantId: string,
  { type, currency, refusedWords }: CheckoutEvent,
): Promise<CheckoutLine | null> {
  const { texts, all } = sampleValues(product);
  const wanted = { product_id: product.id, variant_id: variantId, quantity: 1, personalisation: texts };
  // Nobody uploads anything here: the example pictures are kept, and priced as a shopper's own.
  const lines = resolveLines([wanted], [product], { keepPictures: true });
  const [line] = lines.ok ? lines.value : [];
  if (!line || !producedLine(line, currency)) return null;
  if (Object.keys(await checkTexts([line], { refusedWords })).length > 0) return null;
  if (type === 'Promo') return { ...line, personalisation: all, personalNet: 0, unitNet: 0 };
  const personalNet = personalNetOf(product, all);
  return { ...line, personalisation: all, personalNet, unitNet: product.unitNet + personalNet };
}

/**
 * A test order of the event's first item, from the database's own prices by the code that `pay` and a claim use, in any
 * status of the event. It reads alone: nothing is written, reserved or numbered. Throws 404 for another tenant's event.
 */
export async function composeTestOrder(
  tx: Transaction,
  { tenantId, slug }: { tenantId: string; slug: string },
  asker: Asker,
): Promise<Composed> {
  const productId = await firstProduct(tx, tenantId, slug);
  const asked = { slug, productIds: productId === undefined ? [] : [productId] };
  const basket = { foldedCode: null, customerId: null, withOffers: false, at: now() };
  const facts = await readCheckout(tx, { ...asked, ...basket });
  // A Bulk event has no order of one item: its client places one of many.
  if (!facts || facts.event.type === 'Bulk') throw notFound();
  const { event, products } = facts;
  const [product] = products;
  const variant = product && variantOf(product);
  if (!product || !variant) return { problem: lineOf('products') };
  const line = await sampleLine(product, variant.id, event);
  if (!line) return { problem: lineOf('artwork', product) };
  const address = checkAddress(sampleAddress(event.region, event, asker), event);
  if (!address.ok) return { problem: lineOf('countries') };
  const sender = await findSender(tx, tenantId, event.id, asker.lang);
  if (!sender) throw notFound();
  return { made: { ...rowsOf(event, line, address.value, asker.lang), line, sender } };
}
