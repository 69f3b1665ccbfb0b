import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import type { BasketPrice, ShippingMethod, StorePricing } from '@/lib/modules/pricing/rules/types';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import { pricedVoucher, type StoredVoucher } from './voucher';

/** The price of these lines with this shipping method and voucher; lines keep their order. D14. */
export function quote(
  store: StorePricing,
  lines: readonly CheckoutLine[],
  shippingMethod: ShippingMethod,
  voucher: StoredVoucher | null,
): BasketPrice {
  return priceBasket({
    store,
    lines: lines.map(({ key, product, unitNet, quantity }) => ({
      key,
      unitNet,
      quantity,
      vatApplies: product.vatApplies,
      productId: product.id,
    })),
    shippingMethod,
    voucher: voucher && pricedVoucher(voucher),
  });
}
