import { basketLines } from '@/lib/modules/checkout/rules/basket/basket-totals';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import { SHIPPING_METHODS, type ShippingMethod, type StorePricing } from '@/lib/modules/pricing/rules/types';
import type { Minor } from '@/lib/kernel/money';

/** The price of each shipping method for this basket, VAT included, formatted. S2.9, D14. */
export function methodPrices(
  store: StorePricing,
  basket: Basket,
  price: (amount: Minor) => string,
): Record<ShippingMethod, string> {
  const lines = basketLines(basket);
  const entries = SHIPPING_METHODS.map((shippingMethod) => {
    const { shipping } = priceBasket({ store, lines, shippingMethod });
    return [shippingMethod, price(shipping.gross)];
  });
  return Object.fromEntries(entries) as Record<ShippingMethod, string>;
}
