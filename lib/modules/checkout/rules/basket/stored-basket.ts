import { isWireAmount } from '@/lib/kernel/money';
import type { PersonalCount } from '@/lib/modules/pricing/rules/personal-price';
import { MOST_LAYERS } from '@/lib/modules/design/rules/side-limits';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import type { KeptBasket } from './kept-basket';
import { MAX_LINES, MAX_QUANTITY, MAX_TEXT } from '@/lib/modules/catalogue/rules/quantity-limits';
import type { Basket, BasketDetails, BasketItem, Personalisation } from './types';

type Unknown = Record<string, unknown>;

const VERSION = 1;
/** 9999999.99: the sum of a full basket at this price is still exact. */
const PRICE_LENGTH = 10;
const TEXT_FIELDS = ['productId', 'variantId', 'name', 'code', 'colourIdentifier', 'colour', 'size'] as const;
const SIDES = ['front', 'back'];
const COUNTS = ['sides', 'texts', 'images'] as const;
const MOST_OWN = 2 * MOST_LAYERS;

/** A basket in the browser's database (IndexedDB): the record of a store with its items. S3.3. */
export interface KeptRecord extends Basket {
  v: typeof VERSION;
  revision: number;
  applied: readonly string[];
}

/** The record of a basket. S3.3-1. */
export function recordOf({ basket, revision, applied }: KeptBasket): KeptRecord {
  return { v: VERSION, ...basket, revision, applied };
}

/** A basket as text for local storage, which stores only strings. */
export function writeKept(kept: KeptBasket): string {
  return JSON.stringify(recordOf(kept));
}

/**
 * Parses a stored basket (a record or its text) without trusting it. A basket of another store, of an older format or
 * with a wrong shape is dropped: the result is null. D31-1. Ids are computed again and unknown fields left out.
 */
export function readKept(stored: unknown, storeId: string): KeptBasket | null {
  const value = typeof stored === 'string' ? parse(stored) : stored;
  if (!isObject(value) || value.v !== VERSION || value.storeId !== storeId) return null;
  const { customerId, items: listed, revision, applied } = value;
  if (!Array.isArray(listed) || listed.length > MAX_LINES) return null;
  const items = listed.map(readItem).filter((item) => item !== null);
  const distinct = new Set(items.map((item) => item.id)).size === listed.length;
  if (!distinct || (customerId !== null && !isText(customerId))) return null;
  return {
    basket: { storeId, customerId, items },
    revision: Number.isSafeInteger(revision) && Number(revision) >= 0 ? Number(revision) : 0,
    applied: Array.isArray(applied) && applied.every(isText) ? applied : [],
  };
}

function readItem(value: unknown): BasketItem | null {
  if (!isObject(value) || !TEXT_FIELDS.every((field) => isText(value[field]))) return null;
  const item = value as Unknown & BasketItem;
  const { quantity, price, sellingPrice, vatApplies, image, personalisation, left } = item;
  const whole = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
  if (!whole || !isPrice(price) || !isPrice(sellingPrice)) return null;
  if (typeof vatApplies !== 'boolean' || (image !== null && typeof image !== 'string')) return null;
  if (personalisation !== undefined && !isPersonalisation(personalisation)) return null;
  const { productId, variantId, name, code, colourIdentifier, colour, size, personal, personalPrice } = item;
  return {
    id: basketItemId(productId, variantId, personalisation),
    productId,
    variantId,
    quantity,
    price,
    sellingPrice,
    vatApplies,
    name,
    code,
    colourIdentifier,
    colour,
    size,
    image,
    ...(personalisation && { personalisation }),
    ...(isCount(personal) && { personal, ...(isPrice(personalPrice) && { personalPrice }) }),
    ...(Number.isInteger(left) && Number(left) >= 1 && { left }),
    ...(isDetails(value.details) && { details: value.details }),
  };
}

/** Whether details are well-formed; otherwise they are left out, since nothing depends on them. */
function isDetails(value: unknown): value is BasketDetails {
  if (!isObject(value) || !isObject(value.products)) return false;
  const { front, back } = value.products;
  return [front, back].every((layers) => Array.isArray(layers) && layers.every(isObject));
}

function isCount(value: unknown): value is PersonalCount {
  if (!isObject(value)) return false;
  return COUNTS.every((name) => isWithin(value[name], MOST_OWN));
}

const isWithin = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

function isPersonalisation(value: unknown): value is Personalisation {
  return (
    isObject(value) &&
    Object.entries(value).every(
      ([side, layers]) => SIDES.includes(side) && isObject(layers) && Object.values(layers).every(isText),
    )
  );
}

function isPrice(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= PRICE_LENGTH && isWireAmount(value) && !value.startsWith('-')
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
