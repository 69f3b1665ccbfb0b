import { personalNet, type PersonalCount } from '@/lib/modules/pricing/rules/personal-price';
import { vatOn } from '@/lib/modules/pricing/rules/vat';
import { fromWire, toWire } from '@/lib/kernel/money';
import type { BasketItem } from './types';

/** A product's rule as the wire tells it: amounts ex VAT, the rate in per cent. */
export interface WirePersonalPrice {
  per_side: string;
  per_text: string;
  per_image: string;
  vat_rate: string;
}

/** What a product costs, and what its personalisation adds; none where that costs nothing. */
export interface ProductPrice extends Pick<BasketItem, 'price' | 'sellingPrice' | 'vatApplies'> {
  personalPrice?: WirePersonalPrice | undefined;
}

/** What an item costs with so much of it the shopper's own. */
export type ItemPrice = Pick<BasketItem, 'price' | 'sellingPrice' | 'vatApplies' | 'personalPrice'>;

const NONE: PersonalCount = { sides: 0, texts: 0, images: 0 };

/**
 * The prices of a basket item: those of its product and what its personalisation adds, by the rule the server decides by.
 * `personalPrice` is the part of `price` that was added, VAT included. DECISIONS 13, 14.
 */
export function itemPrice(product: ProductPrice, count: PersonalCount = NONE): ItemPrice {
  const { price, sellingPrice, vatApplies, personalPrice: rule } = product;
  const plain = { price, sellingPrice, vatApplies };
  if (!rule) return plain;
  const amounts = {
    side: fromWire(rule.per_side),
    text: fromWire(rule.per_text),
    image: fromWire(rule.per_image),
  };
  const added = personalNet(amounts, count);
  if (added === 0) return plain;
  const net = fromWire(sellingPrice) + added;
  const gross = net + vatOn(net, fromWire(rule.vat_rate));
  return {
    price: toWire(gross),
    sellingPrice: toWire(net),
    vatApplies,
    personalPrice: toWire(gross - fromWire(price)),
  };
}
