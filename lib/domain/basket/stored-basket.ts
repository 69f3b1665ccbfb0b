import { isWireAmount } from '@/lib/kernel/money';
import { basketItemId } from './basket-item-id';
import { emptyBasket } from './basket-reducer';
import { MAX_LINES, MAX_QUANTITY, MAX_TEXT } from './limits';
import type { Basket, BasketDetails, BasketItem, Personalisation } from './types';

type Unknown = Record<string, unknown>;

const VERSION = 1;
/** 9999999.99: a full basket of it is still an exact sum. */
const PRICE_LENGTH = 10;
const TEXT_FIELDS = ['productId', 'variantId', 'name', 'code', 'colourIdentifier', 'colour', 'size'] as const;
const SIDES = ['front', 'back'];

/** A basket as browser storage keeps it. */
export function writeBasket(basket: Basket): string {
  return JSON.stringify({ v: VERSION, ...basket });
}

/**
 * Reads a stored basket, trusting nothing. Another store's, an older form's or a misshapen one is dropped whole: the
 * answer is then this store's empty basket. DECISIONS 31. Ids are made anew and unknown fields left out.
 */
export function readBasket(stored: string | null | undefined, storeId: string): Basket {
  const value = parse(stored ?? '');
  if (!isObject(value) || value.v !== VERSION || value.storeId !== storeId) return emptyBasket(storeId);
  const { customerId, items: listed } = value;
  if (!Array.isArray(listed) || listed.length > MAX_LINES) return emptyBasket(storeId);
  const items = listed.map(readItem).filter((item) => item !== null);
  const distinct = new Set(items.map((item) => item.id)).size === listed.length;
  if (!distinct || (customerId !== null && !isText(customerId))) return emptyBasket(storeId);
  return { storeId, customerId, items };
}

function readItem(value: unknown): BasketItem | null {
  if (!isObject(value) || !TEXT_FIELDS.every((field) => isText(value[field]))) return null;
  const item = value as Unknown & BasketItem;
  const { quantity, price, sellingPrice, vatApplies, image, personalisation } = item;
  const whole = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
  if (!whole || !isPrice(price) || !isPrice(sellingPrice)) return null;
  if (typeof vatApplies !== 'boolean' || (image !== null && typeof image !== 'string')) return null;
  if (personalisation !== undefined && !isPersonalisation(personalisation)) return null;
  const { productId, variantId, name, code, colourIdentifier, colour, size } = item;
  return {
    id: basketItemId(productId, variantId, personalisation),
    ...{ productId, variantId, quantity, price, sellingPrice, vatApplies },
    ...{ name, code, colourIdentifier, colour, size, image },
    ...(personalisation && { personalisation }),
    ...(isDetails(value.details) && { details: value.details }),
  };
}

/** Whether details can be sent on; they are left out else, since nothing is decided by them. */
function isDetails(value: unknown): value is BasketDetails {
  if (!isObject(value) || !isObject(value.products)) return false;
  const { front, back } = value.products;
  return [front, back].every((layers) => Array.isArray(layers) && layers.every(isObject));
}

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
