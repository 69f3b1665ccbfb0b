import { personalNet, type PersonalCount } from '@/lib/modules/pricing/rules/personal-price';
import { vatOn } from '@/lib/modules/pricing/rules/vat';
import { fromWire, toWire } from '@/lib/kernel/money';
import type { BasketItem } from './types';

/** A product's personalisation prices on the wire: amounts ex VAT, the VAT rate in per cent. */
export interface WirePersonalPrice {
  per_side: string;
  per_text: string;
  per_image: string;
  vat_rate: string;
}

/** A product's price and its personalisation prices; none if personalisation is free. */
export interface ProductPrice extends Pick<BasketItem, 'price' | 'sellingPrice' | 'vatApplies'> {
  personalPrice?: WirePersonalPrice | undefined;
}

/** The prices of an item with its personalisation. */
export type ItemPrice = Pick<BasketItem, 'price' | 'sellingPrice' | 'vatApplies' | 'personalPrice'>;

const NONE: PersonalCount = { sides: 0, texts: 0, images: 0 };

/**
 * The prices of a basket item: its product's plus its personalisation's, by the same rule the server uses.
 * `personalPrice` is the personalisation's part of `price`, including VAT. D13, D14-9.
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
