import type { Transaction } from '@/lib/db/transaction';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { checkAddress, type CheckedAddress } from '@/lib/modules/checkout/rules/check-address';
import { printableLines } from '@/lib/modules/checkout/service/printable-lines';
import type { CheckoutLine, WantedLine } from '@/lib/modules/orders/rules/order-line-types';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { takeStock } from '@/lib/modules/orders/service/statements/reservation';
import { NO_PERSONAL_PRICE } from '@/lib/modules/pricing/rules/personal-price';
import { readShopProducts, type ShopEvent } from '@/lib/modules/shop-orders/data/shop-ground';
import { variantOfSku } from '@/lib/modules/shop-orders/data/variant-of-sku';
import { ownValues } from '@/lib/modules/shop-orders/rules/own-values';
import type { FulfilmentRequest, RejectionReason, RequestedAddress } from '@/lib/shop-platform';
import type { FetchedPictures } from './fetch-pictures';

/** Why we don't make it, and what of it is the reason. */
export interface Refusal {
  reason: RejectionReason;
  words: 'sku' | 'address' | 'artwork' | 'picture' | 'stock' | 'sale' | 'lines';
  /** SKUs; never anything of the shopper's. */
  about: string;
}

export interface DecidedRequest {
  address: CheckedAddress;
  lines: CheckoutLine[];
}

/** For the rules of a form that asks for a phone: the shop doesn't, and neither does the printer. */
const NO_PHONE = '000000';

const refuse = (reason: RejectionReason, words: Refusal['words'], skus: readonly string[] = []) =>
  fail({ reason, words, about: [...new Set(skus)].join(', ').slice(0, 300) });

function addressOf(event: ShopEvent, given: RequestedAddress): CheckedAddress | null {
  const form = {
    name: given.name === '' ? given.company : given.name,
    email: given.email === '' ? event.companyDetails.email : given.email,
    phone: given.phone === '' ? NO_PHONE : given.phone,
    address_first_line: given.line1,
    address_second_line: given.line2,
    address_city: given.city,
    address_county: '',
    address_postcode: given.postcode,
    address_country: given.countryIso2,
    address_state: given.province,
  };
  let checked = checkAddress(form, event);
  // A phone in a form of its own is no reason not to send a parcel.
  if (!checked.ok && checked.error['phone']) checked = checkAddress({ ...form, phone: NO_PHONE }, event);
  if (!checked.ok) return null;
  const { phone } = checked.value;
  return { ...checked.value, phone: phone === NO_PHONE ? '' : phone };
}

type Wanted = WantedLine & { sku: string; variantId: string };

async function wantedLines(
  tx: Transaction,
  key: { tenantId: string; shop: string },
  { lines }: FulfilmentRequest,
): Promise<Result<Wanted[], Refusal>> {
  const unknown: string[] = [];
  const wanted: Wanted[] = [];
  for (const { sku, quantity } of lines) {
    const found = sku === '' ? null : await variantOfSku(tx, key.tenantId, sku);
    if (!found) unknown.push(sku === '' ? '?' : sku);
    else {
      const { productId, variantId } = found;
      wanted.push({ product_id: productId, variant_id: variantId, quantity, sku, variantId });
    }
  }
  return unknown.length > 0 ? refuse('INVALID_SKU', 'sku', unknown) : ok(wanted);
}

/** The SKUs of the lines that a field error is about. */
const skusOf = (problems: Readonly<Record<string, unknown>>, wanted: readonly Wanted[]): string[] =>
  Object.keys(problems).flatMap((field) => wanted[Number(/^products\.(\d+)/.exec(field)?.[1])]?.sku ?? []);

/** The lines as they are made, with the shopper's own texts and pictures through the print check. S4-60. */
async function madeLines(
  tx: Transaction,
  event: ShopEvent,
  { lines, pictures }: FulfilmentRequest & { pictures: FetchedPictures },
  wanted: readonly Wanted[],
): Promise<Result<CheckoutLine[], Refusal>> {
  const productIds = [...new Set(wanted.map((line) => line.product_id))];
  const found = await readShopProducts(tx, { tenantId: event.tenantId, productIds });
  // The shop's shopper has paid the shop: what it costs here is production.
  const products = found.map((one) => ({ ...one, unitNet: 0, personalPrice: NO_PERSONAL_PRICE }));
  const byId = new Map(products.map((product) => [product.id, product]));
  const own = wanted.map((line, place) => {
    const product = byId.get(line.product_id);
    const personalisation = product && ownValues(product, lines[place]?.properties ?? {}, pictures.files);
    return { ...line, personalisation };
  });
  const made = await printableLines(tx, own, { event, products, kept: pictures.facts });
  if (made.ok) return made;
  const skus = skusOf(made.error, wanted);
  const isArtwork = Object.keys(made.error).every((field) => field.includes('.personalisation'));
  const isPicture = Object.values(made.error).flat().includes('picture_unknown');
  return isArtwork
    ? refuse('OTHER', isPicture ? 'picture' : 'artwork', skus)
    : refuse('INELIGIBLE_PRODUCT', 'sale', skus);
}

/**
 * Decides about a request, and takes its stock: what is sent where, or why it is not. S4-59 to S4-61. The stock is taken last, so that a
 * refusal takes nothing.
 */
export async function decideRequest(
  tx: Transaction,
  { event, shop }: { event: ShopEvent; shop: string },
  request: FulfilmentRequest & { pictures: FetchedPictures },
): Promise<Result<DecidedRequest, Refusal>> {
  const { tenantId } = event;
  if (!request.isWhole || request.lines.length === 0) return refuse('OTHER', 'lines');
  const address = request.address && addressOf(event, request.address);
  if (!address) return refuse('INCORRECT_ADDRESS', 'address');
  const wanted = await wantedLines(tx, { tenantId, shop }, request);
  if (!wanted.ok) return wanted;
  const lines = await madeLines(tx, event, request, wanted.value);
  if (!lines.ok) return lines;
  const moves = stockMoves(wanted.value, []);
  const had = await takeStock(tx, tenantId, moves);
  const short = wanted.value.filter(({ variantId }) => !had.has(variantId));
  if (short.length > 0) {
    const taken = moves.filter(({ variantId }) => had.has(variantId));
    const back = taken.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }));
    if (back.length > 0) await takeStock(tx, tenantId, back);
    return refuse(
      'INVENTORY_OUT_OF_STOCK',
      'stock',
      short.map(({ sku }) => sku),
    );
  }
  return ok({ address, lines: lines.value });
}
