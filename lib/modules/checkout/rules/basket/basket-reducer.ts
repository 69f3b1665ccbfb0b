import { MAX_LINES, MAX_QUANTITY } from '@/lib/modules/catalogue/rules/quantity-limits';
import { itemPrice, type ProductPrice } from './personal-item-price';
import type { Basket, BasketItem } from './types';

export type BasketAction =
  /** `at` is the item's former position, to undo a removal; without it a new item goes last. */
  | { type: 'add'; item: BasketItem; at?: number }
  /** A list of them, one after another. */
  | { type: 'add_all'; items: readonly BasketItem[] }
  | { type: 'increment'; id: string }
  | { type: 'decrement'; id: string }
  | { type: 'set_quantity'; id: string; quantity: number }
  | { type: 'remove'; id: string }
  | { type: 'clear' }
  | { type: 'set_customer'; customerId: string | null }
  | { type: 'reprice'; prices: Readonly<Record<string, ProductPrice>> }
  /**
   * Replaces the line `id` in its position (another text, colour or size); if an equal line exists, the two are merged.
   */
  | { type: 'replace'; id: string; item: BasketItem };

/** An empty basket for a store. */
export function emptyBasket(storeId: string): Basket {
  return { storeId, customerId: null, items: [] };
}

/**
 * The cart of S4: adding an existing item increases its quantity and updates its price; a quantity of 0 or below
 * removes it. One line holds at most 200 pieces (fewer when stock is lower) and a basket 200 lines. An action without
 * effect (unknown id, not an integer, full basket) returns the same basket object. `clear` also removes the customer.
 */
export function basketReducer(basket: Basket, action: BasketAction): Basket {
  switch (action.type) {
    case 'add':
      return add(basket, action.item, action.at);
    case 'add_all':
      return action.items.reduce((all, item) => add(all, item), basket);
    case 'increment':
      return addTo(basket, action.id, 1);
    case 'decrement':
      return addTo(basket, action.id, -1);
    case 'set_quantity':
      return setQuantity(basket, action.id, action.quantity);
    case 'remove':
      return setQuantity(basket, action.id, 0);
    case 'clear':
      return emptyBasket(basket.storeId);
    case 'set_customer':
      return { ...basket, customerId: action.customerId };
    case 'reprice':
      return reprice(basket, action.prices);
    case 'replace':
      return exchange(basket, action.id, action.item);
  }
}

/** Updates items to the current product prices; products missing from `prices` stay as they are. */
function reprice(basket: Basket, prices: Readonly<Record<string, ProductPrice>>): Basket {
  const items = basket.items.map((item) => {
    const now = Object.hasOwn(prices, item.productId) ? prices[item.productId] : undefined;
    if (!now) return item;
    const { personalPrice: former, ...rest } = item;
    const costs = itemPrice(now, item.personal);
    const { price, sellingPrice, vatApplies, personalPrice } = costs;
    const same = price === item.price && sellingPrice === item.sellingPrice && vatApplies === item.vatApplies;
    return same && personalPrice === former ? item : { ...rest, ...costs };
  });
  return items.every((item, index) => item === basket.items[index]) ? basket : { ...basket, items };
}

/** The highest quantity of a line: the limit of an order, or the remaining stock if lower. */
export function mostOf({ left }: Pick<BasketItem, 'left'>): number {
  return Math.min(left ?? MAX_QUANTITY, MAX_QUANTITY);
}

/** How many more pieces of an item fit in the basket; 0 when the line, or for a new item the basket, is full. */
export function roomFor(basket: Basket, id: string): number {
  const there = find(basket, id);
  if (there) return Math.max(0, mostOf(there) - there.quantity);
  return basket.items.length < MAX_LINES ? MAX_QUANTITY : 0;
}

function add(basket: Basket, item: BasketItem, at = basket.items.length): Basket {
  if (!Number.isInteger(item.quantity)) return basket;
  const there = find(basket, item.id);
  if (there) return replace(basket, { ...item, quantity: there.quantity + item.quantity });
  if (item.quantity <= 0 || basket.items.length >= MAX_LINES) return basket;
  return { ...basket, items: [...basket.items.slice(0, at), capped(item), ...basket.items.slice(at)] };
}

function addTo(basket: Basket, id: string, step: number): Basket {
  const there = find(basket, id);
  return there ? setQuantity(basket, id, there.quantity + step) : basket;
}

function setQuantity(basket: Basket, id: string, quantity: number): Basket {
  const there = find(basket, id);
  if (!there || !Number.isInteger(quantity) || Math.min(quantity, mostOf(there)) === there.quantity)
    return basket;
  return replace(basket, { ...there, quantity });
}

/**
 * Puts an item in another's position; if the item is already there, its quantity grows and the other line is removed.
 */
function exchange(basket: Basket, id: string, item: BasketItem): Basket {
  const at = basket.items.findIndex((one) => one.id === id);
  if (at < 0 || !Number.isInteger(item.quantity) || item.quantity <= 0) return basket;
  if (item.id === id) return replace(basket, item);
  const rest = { ...basket, items: basket.items.filter((one) => one.id !== id) };
  return add(rest, item, at);
}

function replace(basket: Basket, item: BasketItem): Basket {
  const items = basket.items.flatMap((one) => {
    if (one.id !== item.id) return [one];
    return item.quantity > 0 ? [capped(item)] : [];
  });
  return { ...basket, items };
}

function capped(item: BasketItem): BasketItem {
  return { ...item, quantity: Math.min(item.quantity, mostOf(item)) };
}

function find(basket: Basket, id: string): BasketItem | undefined {
  return basket.items.find((item) => item.id === id);
}
