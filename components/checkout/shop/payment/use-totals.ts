'use client';

import { useMemo } from 'react';
import { basketLines } from '@/lib/modules/checkout/rules/basket/basket-totals';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import type { BasketPrice, ShippingMethod, StorePricing, Voucher } from '@/lib/modules/pricing/rules/types';
import { fromWire } from '@/lib/kernel/money';
import type { EventVoucher } from '@/components/orders/shop/payment-types';

/** Converts a voucher from the wire's form to that of the pricing module. */
function pricedVoucher(voucher: EventVoucher | null): Voucher | null {
  if (!voucher) return null;
  const value = fromWire(voucher.value);
  const { code, kind, products } = voucher;
  return kind === 'percent'
    ? { code, kind, basisPoints: value, products }
    : { code, kind, amount: value, products };
}

/** The totals, computed by the same module as on the server (D14-7). */
export function useTotals(
  pricing: StorePricing,
  basket: Basket,
  shippingMethod: ShippingMethod,
  voucher: EventVoucher | null,
): BasketPrice {
  return useMemo(
    () =>
      priceBasket({
        store: pricing,
        lines: basketLines(basket),
        shippingMethod,
        voucher: pricedVoucher(voucher),
      }),
    [pricing, basket, shippingMethod, voucher],
  );
}
