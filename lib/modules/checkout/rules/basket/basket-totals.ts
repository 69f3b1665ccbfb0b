import type { PriceLine } from '@/lib/modules/pricing/rules/types';
import { fromWire, type Minor } from '@/lib/kernel/money';
import type { Basket } from './types';

/** Quantity times VAT-inclusive price over all items, in minor units. S9-3, D31-2. */
export function basketSubtotal({ items }: Basket): Minor {
  return items.reduce((sum, item) => sum + fromWire(item.price) * item.quantity, 0);
}

/** How many pieces the basket holds. */
export function basketCount({ items }: Basket): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** The basket's items in the form of `priceBasket`, keyed by item id. */
export function basketLines({ items }: Basket): PriceLine[] {
  return items.map(({ id, productId, sellingPrice, quantity, vatApplies }) => ({
    key: id,
    unitNet: fromWire(sellingPrice),
    quantity,
    vatApplies,
    productId,
  }));
}
